import type { ListedTool } from '../../mesh/tools/mcp/pins.ts'
import { connect, toolsOf } from '../../mesh/tools/mcp/connection.ts'
import { createNetwork, type ToolProxy } from '../../mesh/tools/http/network.ts'
import { adoptMcp, type AdoptMcpOptions } from '../../mesh/documents/adopt/mcp.ts'
import type { AdoptResult } from '../../mesh/documents/adopt/adopt.ts'
import { CommandError } from '../arguments.ts'

type Options = AdoptMcpOptions & { allowPrivate: readonly string[]; proxy?: ToolProxy | undefined }

const maxListBytes = 4 << 20

/** Asks an MCP server for its tools, under the rules for all tools' servers. */
export async function adoptMcpServer(address: string, options: Options): Promise<AdoptResult> {
  const { header, allowPrivate, proxy } = options
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new CommandError(`${address} must be the URL of an MCP server, without query and user.`)
  const value = header && process.env[header.variable]
  if (header && !value)
    throw new CommandError(`Set ${header.variable}: the server needs it as ${header.name}.`)
  const headers = header && value ? { [header.name.toLowerCase()]: value } : {}
  const { title, tools } = await listMcp(url, { headers, allowPrivate, proxy })
  return adoptMcp(url.origin + url.pathname, title ?? options.id, tools, options)
}

type Server = Pick<Options, 'allowPrivate' | 'proxy'> & { headers: Record<string, string> }

/** The title and the tools of an MCP server. */
export async function listMcp(
  url: URL,
  { headers, allowPrivate, proxy }: Server,
): Promise<{ title: string | undefined; tools: ListedTool[] }> {
  const network = createNetwork({ allowPrivate, proxy, maxAnswerBytes: maxListBytes })
  const base = {
    origin: url.origin,
    path: url.pathname,
    method: 'POST',
    headers: { 'user-agent': 'tollgate/1.0', ...headers },
    body: null,
  }
  try {
    const client = await connect(base, (request, cancellation) =>
      network.send(request, cancellation),
    )
    const { title, name } = client.getServerVersion() ?? {}
    return { title: title ?? name, tools: await toolsOf(client) }
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it did not answer as an MCP server'
    throw new CommandError(`${url.href}: ${why}`)
  } finally {
    await network.close()
  }
}

/** `NAME=VARIABLE` of `--header-env`. */
export function headerOf(text: string | undefined): AdoptMcpOptions['header'] {
  if (text === undefined) return undefined
  const [, name, variable] = /^([A-Za-z0-9-]+)=([A-Z][A-Z0-9_]*)$/.exec(text) ?? []
  if (name !== undefined && variable !== undefined) return { name, variable }
  throw new CommandError('--header-env must be like Authorization=ACME_AUTHORIZATION.')
}
