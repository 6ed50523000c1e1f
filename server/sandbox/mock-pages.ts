import type { ServerResponse } from 'node:http'
import type { Contract as Whole } from '../http/contract.ts'
import { referenceHandlers } from '../http/docs.ts'
import type { Contract } from './contract.ts'

/** Answers a request for a page of a contract; false where there is none at the path. */
export type Pages = (
  path: string,
  header: Record<string, string>,
  res: ServerResponse,
) => Promise<boolean>

/** The reference pages of the contracts that have a place for them, as the product serves them: of these an example would be of no use. */
export function pagesOf(contracts: readonly Contract[]): Pages {
  const shown = contracts.flatMap((contract) => {
    const path = Object.keys(contract.paths).find((one) => one.endsWith('/openapi.json'))
    return path === undefined ? [] : [pagesAt(path.slice(0, -'/openapi.json'.length), contract)]
  })
  return async (path, header, res) => {
    for (const page of shown) if (await page(path, header, res)) return true
    return false
  }
}

function pagesAt(root: string, contract: Contract): Pages {
  // The page's library judges the parts of the document that the mock does not look at.
  const document = contract as unknown as Whole & { info: { title: string } }
  const handlers = referenceHandlers({
    document: () => document,
    title: `${document.info.title} (mock)`,
    root: root === '' ? '.' : '../..',
    isPublic: true,
  })
  return async (path, header, res) => {
    const reply = path.startsWith(`${root}/`)
      ? await answered(path.slice(root.length), header)
      : undefined
    if (reply === undefined) return false
    for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value)
    if (reply.status === 304) res.writeHead(304).end()
    else if ('file' in reply)
      res.setHeader('content-type', `${reply.type}; charset=utf-8`).end(reply.file)
    else res.setHeader('content-type', 'application/json; charset=utf-8').end(reply.body.bytes())
    return true
  }

  async function answered(path: string, header: Record<string, string>) {
    if (path === '/openapi.json') return handlers.getContract({ header })
    if (path === '/docs') return handlers.getReference({ header })
    const [, file] = /^\/docs\/([^/]+)$/.exec(path) ?? []
    return file === undefined ? undefined : handlers.getReferenceFile({ header, path: { file } })
  }
}
