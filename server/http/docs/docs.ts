import { productFolder } from '../../command.ts'
import { Json } from '../../json/json.ts'
import type { Contract } from '../contract/document.ts'
import { etagOf, unlessCached } from '../etag.ts'
import {
  baseHeaders,
  escaped,
  once,
  pageFiles,
  pageHeaders,
  pageOf,
  sendPage,
  type PageLink,
} from './pages.ts'

/** The operations of every contract that serve the contract itself. */
const pages = ['getContract', 'getReference', 'getReferenceFile'] as const

/** The operations of the operator's contract that serve the console. */
const consolePages = ['getConsole', 'getConsoleFile'] as const

/** The operations that a service implements itself. */
export type WithoutPages<Ops> = Omit<
  Ops,
  (typeof pages)[number] | (typeof consolePages)[number] | 'getOverview'
>

/** The contract of a service that does not serve it: its pages are unknown paths. */
export const withoutPages = (contract: Contract): Contract => without(contract, pages)

/** The operator's contract without a console: its pages are unknown paths. */
export const withoutConsole = (contract: Contract): Contract => without(contract, consolePages)

function without(contract: Contract, ids: readonly string[]): Contract {
  // Path items of OpenAPI.
  const items = Object.entries(contract.paths) as [string, { get?: { operationId: string } }][]
  const isLeft = ([, { get }]: (typeof items)[number]) => !ids.includes(get?.operationId ?? '')
  return { ...contract, paths: Object.fromEntries(items.filter(isLeft)) }
}

export type Reference = {
  /** Called with the first request. */
  document(): Contract | Promise<Contract>
  /** The URL that callers use; by default the document names the host that served it. */
  publicUrl?: string | undefined
  title: string
  /** The base folder of the contract's paths, relative to the page. */
  root: '.' | '../..' | '../../..'
  /** Links to further pages, read with each request. */
  links?: () => PageLink[]
  /** Pages of every origin may read it. */
  isPublic: boolean
}

/** Styles and scripts of the page and its library; none comes from another host. */
const fileOf = pageFiles({
  'colors.css': { type: 'text/css', path: () => pageFile('colors.css') },
  'page.css': { type: 'text/css', path: () => pageFile('page.css') },
  'page.js': { type: 'text/javascript', path: () => pageFile('page.js') },
  'swagger-ui.css': { type: 'text/css', path: () => library('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript', path: () => library('swagger-ui-bundle.js') },
})
const pageFile = (name: string) => `${productFolder}/server/http/docs/${name}`
const library = (name: string) => `${productFolder}/generated/swagger-ui/${name}`

type Request = { header: { 'if-none-match'?: string } }

/** The handlers of the operations that serve a contract. Files are read on the first request. */
export function referenceHandlers({
  document,
  publicUrl,
  title,
  root,
  links = () => [],
  isPublic,
}: Reference) {
  const common = { ...baseHeaders, ...(isPublic && { 'Access-Control-Allow-Origin': '*' }) }
  const contract = once(async () => {
    const server = { url: '/', description: 'The host where this document was found.' }
    if (publicUrl !== undefined) {
      server.url = publicUrl.replace(/\/+$/, '')
      server.description = 'The public address.'
    }
    const text = JSON.stringify(servedBy(await document(), server))
    return { body: new Json<{ [name: string]: unknown }>(text), etag: etagOf(text) }
  })
  return {
    async getContract({ header }: Request) {
      const { body, etag } = await contract()
      return unlessCached(header, { ...common, ETag: etag }, { body })
    },

    async getReference({ header }: Request) {
      return sendPage(header, html(title, root, links()), { ...common, ...pageHeaders() })
    },

    getReferenceFile: ({ header, path }: Request & { path: { file: string } }) =>
      fileOf(path.file, header, common),
  }
}

/** Without the servers of single operations, which only matter in the contract's source. */
function servedBy(contract: Contract, server: object): object {
  const local = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const { servers: _, ...rest } = part as { servers?: unknown }
    return rest
  }
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item as object).map(([name, part]) => [name, local(part)])),
  ])
  return { ...contract, servers: [server], paths: Object.fromEntries(paths) as object }
}

/** The page's script completes links to other ports: only the browser knows the host name. */
function link(page: PageLink): string {
  if ('path' in page) return `<a href="${escaped(page.path)}">${escaped(page.text)}</a>`
  const where =
    'port' in page ? `data-port="${page.port}"` : `data-address="${escaped(page.address)}"`
  return `<a ${where}>${escaped(page.text)}</a>`
}

const html = (title: string, root: string, links: readonly PageLink[]) =>
  pageOf(
    title,
    [
      '<link rel="stylesheet" href="docs/swagger-ui.css">',
      '<link rel="stylesheet" href="docs/colors.css">',
      '<link rel="stylesheet" href="docs/page.css">',
      '<script defer src="docs/swagger-ui-bundle.js"></script>',
      '<script defer src="docs/page.js"></script>',
    ],
    `<body data-root="${root}">
<a class="skip" href="#reference">Skip to the operations</a>
<nav aria-label="Pages">
${links.map(link).join('')}
<button type="button" id="theme" aria-pressed="false">Dark</button>
</nav>
<main id="reference" tabindex="-1">
<noscript>This page needs JavaScript; the contract does not.</noscript>
</main>
<section id="stream" aria-label="Stream" hidden>
<header><h2></h2><output></output><button type="button">Close</button></header>
<pre tabindex="0"></pre>
</section>
</body>`,
  )
