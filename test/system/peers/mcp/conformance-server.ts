import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { adoptMcp } from '../../../../server/mesh/documents/adopt/mcp.ts'
import type { ListedTool } from '../../../../server/mesh/tools/mcp/pins.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { startMesh, turns } from '../../../support/servers/mesh.ts'
import { answerAsMcp, type McpScript } from '../../../support/upstreams/mcp-server.ts'

const inputSchema = { type: 'object' }
const names = [
  'test_simple_text',
  'test_image_content',
  'test_audio_content',
  'test_embedded_resource',
  'test_multiple_content_types',
  'test_tool_with_logging',
  'test_error_handling',
  'test_tool_with_progress',
  'test_sampling',
  'test_elicitation',
]
const tools: ListedTool[] = [
  ...names.map((name) => ({ name, description: name, inputSchema })),
  {
    name: 'json_schema_2020_12_tool',
    description: 'Tool with JSON Schema 2020-12 features',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: { address: { type: 'object', properties: { city: { type: 'string' } } } },
      properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
      additionalProperties: false,
    },
  },
]

const text = { type: 'text' as const, text: 'A text.' }
const image = { type: 'image' as const, data: 'iVBORw0KGgo=', mimeType: 'image/png' }
const resource = {
  type: 'resource' as const,
  resource: { uri: 'test://one', mimeType: 'text/plain', text: 'A resource.' },
}
const contents: Record<string, object[]> = {
  test_image_content: [image],
  test_audio_content: [{ type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' }],
  test_embedded_resource: [resource],
  test_multiple_content_types: [text, image, resource],
}

/** The tools that the suite calls. */
const script: McpScript = {
  tools,
  async call(name, _args, _server, notify, progressToken) {
    if (name === 'test_tool_with_progress' && progressToken !== undefined)
      for (const progress of [0, 50, 100])
        await notify('notifications/progress', { progressToken, progress, total: 100 })
    const content = (contents[name] ?? [text]) as [typeof text] // of any of the protocol's types
    return { content, ...(name === 'test_error_handling' && { isError: true }) }
  },
}

/** A server with an MCP server's tools, at a URL that needs no key: the suite sends none. */
export async function startConformanceServer(): Promise<string> {
  const mesh = await startMesh(
    turns('never asked'),
    (req, res, body) => void answerAsMcp(script, body, req, res),
    {
      agents: (origin) => {
        const adopted = adoptMcp(`${origin}/mcp`, 'Suite', tools, { id: 'SuiteAgent' })
        if ('problems' in adopted) throw new Error(adopted.problems.join())
        return { SuiteAgent: parse(adopted.yaml) as object }
      },
    },
  )
  onTestFinished(() => mesh.close())
  const { port } = new URL(mesh.gateway.meshUrl)
  const proxy = createServer((req, res) => {
    const headers = { ...req.headers, authorization: `Bearer ${mesh.gateway.key}` }
    const options = { port, path: '/mcp/agents/SuiteAgent', method: req.method, headers }
    req.pipe(
      request(options, (reply) => {
        res.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(res)
      }),
    )
  })
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${await listenOnLoopback(proxy)}/mcp`
}
