import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { onTestFinished } from 'vitest'
import { documentOf, toyAgents, type Mesh } from '../servers/mesh.ts'

/** The toys, one that is not available, and one with more tools than a page holds. */
export const agents = (origin: string): Record<string, object> => ({
  ...toyAgents(origin),
  KeyedAgent: documentOf(
    `${origin}/keyed`,
    { '/a': { get: { operationId: 'a', summary: 'A', security: [{ key: [] }] } } },
    {
      components: {
        securitySchemes: {
          key: {
            type: 'apiKey',
            in: 'header',
            name: 'x-key',
            'x-env': 'TEST_KEY_THAT_NOBODY_SETS',
          },
        },
      },
    },
  ),
  ManyAgent: documentOf(
    `${origin}/many`,
    Object.fromEntries(
      manyNames.map((name) => [`/${name}`, { get: { operationId: name, summary: name } }]),
    ),
  ),
})

export const manyNames = Array.from({ length: 230 }, (_, at) => `tool_${at}`)

export const mcpUrl = ({ gateway }: Mesh, agent?: string) =>
  `${gateway.meshUrl}/mcp${agent === undefined ? '' : `/agents/${agent}`}`

/** The protocol's own client, connected; closed at the end of the test. */
export async function connected(
  mesh: Mesh,
  {
    agent,
    key = mesh.gateway.key,
    headers = {},
  }: { agent?: string; key?: string; headers?: Record<string, string> } = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  onTestFinished(() => client.close())
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpUrl(mesh, agent)), {
      requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
    }),
  )
  return client
}

/** The pages of the list, as the client is given them. */
export async function pagesOf(client: Client): Promise<Tool[][]> {
  const pages: Tool[][] = []
  for (let cursor: string | undefined; pages.length === 0 || cursor !== undefined;) {
    const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor })
    pages.push(tools)
    cursor = nextCursor
  }
  return pages
}

export const namesIn = (pages: Tool[][]) => pages.flat().map(({ name }) => name)

/** Results of this version of the protocol; older ones had another form. */
export const call = async (
  client: Client,
  name: string,
  args?: Record<string, unknown>,
  signal?: AbortSignal,
) =>
  (await client.callTool(
    { name, ...(args && { arguments: args }) },
    undefined,
    signal && { signal },
  )) as CallToolResult
