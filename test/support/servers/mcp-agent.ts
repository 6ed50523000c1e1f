import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adoptMcp } from '../../../server/mesh/documents/adopt/mcp.ts'
import type { ListedTool } from '../../../server/mesh/tools/mcp/pins.ts'
import { answerAsMcp, type McpScript } from '../upstreams/mcp-server.ts'
import { startToolServer } from '../upstreams/tool-server.ts'
import { freshFolder } from './store.ts'

const inputSchema = { type: 'object', properties: { city: { type: 'string' } } }

/** A tool with one argument. */
export const toyTool = (name: string): ListedTool => ({
  name,
  description: `Does ${name}.`,
  inputSchema,
})

export type McpAgent = {
  /** What the server does; a test may change its tools. */
  script: McpScript
  /** The agent's document, `ToyAgent.yaml` in a folder of its own. */
  file: string
  /** The settings of a mesh that has the agent. */
  mesh: { agents: string[]; allow_private: string[] }
  close(): Promise<void>
}

/** An MCP server, and the document of an agent with its tools as they were approved. */
export async function startMcpAgent(names: readonly string[]): Promise<McpAgent> {
  const script: McpScript = {
    tools: names.map(toyTool),
    call: async () => ({ content: [{ type: 'text', text: 'done' }] }),
  }
  const server = await startToolServer((req, res, body) => void answerAsMcp(script, body, req, res))
  const adopted = adoptMcp(`${server.origin}/mcp`, 'Toys', script.tools, { id: 'ToyAgent' })
  if ('problems' in adopted) throw new Error(adopted.problems.join('\n'))
  const folder = freshFolder()
  const file = join(folder, 'ToyAgent.yaml')
  writeFileSync(file, adopted.yaml)
  return {
    script,
    file,
    mesh: { agents: [folder], allow_private: [server.origin] },
    close: () => server.close(),
  }
}
