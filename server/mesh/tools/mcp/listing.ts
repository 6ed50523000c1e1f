import { Failure } from '../../../failure.ts'
import type { Reach } from '../call.ts'
import { createNetwork } from '../http/network.ts'
import { connect, toolsOf } from './connection.ts'
import type { ListedTool } from './pins.ts'

const maxListBytes = 4 << 20

type Options = Pick<Reach, 'allowPrivate' | 'proxy'> & { headers: Record<string, string> }

/**
 * The title and the tools of an MCP server, under the rules for all tools' servers. Throws a Failure
 * if it cannot be used.
 */
export async function listMcp(
  url: URL,
  { headers, allowPrivate, proxy }: Options,
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
    throw new Failure('conflict', `${url.href}: ${why}`, { cause: error, retry: false })
  } finally {
    await network.close()
  }
}
