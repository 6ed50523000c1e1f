import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js'
import type { ListedTool } from '../../../server/mesh/tools/mcp/pins.ts'

export type McpScript = {
  tools: ListedTool[]
  call(
    name: string,
    args: Record<string, unknown>,
    server: Server,
    notify: (method: ServerNotification['method'], params?: object) => Promise<void>,
    progressToken: string | number | undefined,
  ): Promise<CallToolResult>
}

/** Answers requests as an MCP server by the official library, without sessions. */
export async function answerAsMcp(
  script: McpScript,
  body: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const server = new Server(
    { name: 'toys', version: '1.0.0' },
    { capabilities: { tools: { listChanged: true } } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: script.tools as never[] }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) =>
    script.call(
      params.name,
      params.arguments ?? {},
      server,
      // The types of notifications are a union; tests send what each needs.
      (method, more) => sendNotification({ method, params: more } as ServerNotification),
      params._meta?.progressToken,
    ),
  )
  const transport = new StreamableHTTPServerTransport({})
  await server.connect(transport as Parameters<Server['connect']>[0])
  await transport.handleRequest(req, res, body === '' ? undefined : JSON.parse(body))
}
