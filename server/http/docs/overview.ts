import { Json } from '../../json/json.ts'
import type { Contract } from '../contract/document.ts'
import { escaped, pageHeaders, pageOf, type PageLink } from './pages.ts'

type Overview = {
  name: string
  operations: { method: string; path: string; summary: string }[]
  elsewhere: { name: string; path?: string; address?: string; port?: number }[]
}

/** The handler of a listener's first page, which lists its operations. */
export function overviewHandler({
  contract,
  title,
  links,
  isPublic,
}: {
  /** As served: without disabled pages. */
  contract: Contract
  title: string
  /** Links to further services, read with each request. */
  links: () => PageLink[]
  /** Pages of every origin may read it. */
  isPublic: boolean
}) {
  const operations = operationsOf(contract)
  return async ({ header }: { header: object }) => {
    const elsewhere = links().map(({ text, ...where }) => ({ name: text, ...where }))
    const overview: Overview = { name: title, operations, elsewhere }
    const headers = {
      Vary: 'Accept' as const,
      ...(isPublic && { 'Access-Control-Allow-Origin': '*' }),
    }
    if (!prefersHtml(header))
      return { status: 200 as const, headers, body: new Json<Overview>(JSON.stringify(overview)) }
    return {
      status: 200 as const,
      headers: { ...headers, ...pageHeaders() },
      file: Buffer.from(html(overview)),
      type: 'text/html' as const,
    }
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

function operationsOf({ paths }: Contract): Overview['operations'] {
  const items = Object.entries(paths) as [
    string,
    Record<string, { summary?: string } | undefined>,
  ][] // path items of OpenAPI
  return items.flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [{ method: method.toUpperCase(), path, summary: operation.summary ?? '' }]
    }),
  )
}

/** Browsers prefer HTML. OpenAPI leaves the header to HTTP, so the contract does not declare it. */
function prefersHtml(header: object): boolean {
  const accept = 'accept' in header && typeof header.accept === 'string' ? header.accept : ''
  const html = weightOf(accept, 'text/html')
  return html > 0 && html >= weightOf(accept, 'application/json')
}

/** The weight of a type in `Accept`, from 0 to 1; wildcards do not count. */
function weightOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}

const html = ({ name, operations, elsewhere }: Overview) =>
  pageOf(
    name,
    [],
    `<body>
<main>
<h1>${escaped(name)}</h1>
${listOf(operations.map(operationLine))}
${elsewhere.length === 0 ? '' : `<h2>Other services</h2>\n${listOf(elsewhere.map(otherLine))}`}
</main>
</body>`,
  )

const listOf = (lines: string[]) =>
  `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`

/** Links operations that a browser can open; relative, since a proxy may add a path prefix. */
function operationLine({ method, path, summary }: Overview['operations'][number]): string {
  const isPlain = method === 'GET' && !path.includes('{') && path !== '/'
  const link = isPlain ? `<a href="${escaped(path.slice(1))}">${escaped(path)}</a>` : escaped(path)
  return `<code>${method} ${link}</code>: ${escaped(summary)}`
}

function otherLine({ name, path, address, port }: Overview['elsewhere'][number]): string {
  if (port !== undefined) return `${escaped(name)}: port ${port} of this host`
  return `<a href="${escaped(path ?? address ?? '')}">${escaped(name)}</a>`
}
