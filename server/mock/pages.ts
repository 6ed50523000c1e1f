import type { ServerResponse } from 'node:http'
import type { Contract } from '../http/contract/document.ts'
import { consoleHandlers, type ConsoleServers } from '../http/docs/console.ts'
import { referenceHandlers } from '../http/docs/docs.ts'
import { overviewHandler } from '../http/docs/overview.ts'
import type { Agents } from './agents.ts'
import { caip2From } from '../payments/networks.ts'
import type { Json } from '../json/json.ts'
import type { MockContract } from './contract.ts'
import { networks } from './terms.ts'

/** The networks of the contract's examples, by CAIP-2 id. */
const paidOn = {
  evm: [caip2From(networks.evm) ?? networks.evm],
  solana: [caip2From(networks.solana) ?? networks.solana],
}

/** Responds with the page of the path; resolves with false if the path has no page. */
export type Pages = (
  path: string,
  header: Record<string, string>,
  res: ServerResponse,
) => Promise<boolean>

/** The reference pages of contracts that have `/openapi.json`, with the served agents. */
export function pagesOf(
  contracts: readonly MockContract[],
  agents: Agents | undefined,
  servers: ConsoleServers,
): Pages {
  const all = contracts.flatMap((contract) => {
    const path = Object.keys(contract.paths).find((one) => one.endsWith('/openapi.json'))
    if (path === undefined) return []
    return [pagesAt(path.slice(0, -'/openapi.json'.length), contract, agents, servers)]
  })
  return async (path, header, res) => {
    for (const page of all) if (await page(path, header, res)) return true
    return false
  }
}

type Page = (request: {
  header: Record<string, string>
  path: { file: string }
}) => Promise<
  { headers: object } & (
    | { status: 304 }
    | { status: 200; type: string; file: Uint8Array | string }
    | { status: 200; body: Json<unknown> }
  )
>

function pagesAt(
  root: string,
  contract: MockContract,
  agents: Agents | undefined,
  servers: ConsoleServers,
): Pages {
  // The page's library checks the parts that the mock does not read.
  const document = contract as unknown as Contract & { info: { title: string } }
  const title = `${document.info.title} (mock)`
  const withAgents = async (served: Agents) =>
    (await import('../mesh/contract-with-agents.ts')).withAgents(document, served.values(), {
      networks: paidOn,
    })
  const isMesh = '/mesh_request' in contract.paths
  const handlers = referenceHandlers({
    document: () => (agents && isMesh ? withAgents(agents) : document),
    title,
    root: root === '' ? '.' : '../..',
    isPublic: true,
  })
  const console = consoleHandlers(() => servers)
  const hasConsole = root === '' && '/console' in contract.paths
  const overview = overviewHandler({ contract: document, title, links: () => [], isPublic: true })
  /** The key is a path, or the name of a folder of files. */
  const pages: Record<string, Page> = {
    ...('/' in contract.paths && { '/': overview }),
    '/openapi.json': handlers.getContract,
    '/docs': handlers.getReference,
    docs: handlers.getReferenceFile,
    ...(hasConsole && { '/console': console.getConsole, console: console.getConsoleFile }),
  }
  return async (path, header, res) => {
    if (!path.startsWith(`${root}/`)) return false
    const place = path.slice(root.length)
    const [, folder = '', file = ''] = /^\/(docs|console)\/([^/]+)$/.exec(place) ?? []
    const reply = await pages[folder || place]?.({ header, path: { file } })
    if (reply === undefined) return false
    for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value)
    if (reply.status === 304) res.writeHead(304).end()
    else if ('file' in reply)
      res.setHeader('content-type', `${reply.type}; charset=utf-8`).end(reply.file)
    else res.setHeader('content-type', 'application/json; charset=utf-8').end(reply.body.bytes)
    return true
  }
}
