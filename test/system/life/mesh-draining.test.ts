import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startToolServer } from '../../support/upstreams/tool-server.ts'
import { callsTools, post, refusalOf, toyAgents } from '../../support/servers/mesh.ts'
import { query, startServer, testFolder } from '../../support/servers/process.ts'
import { sendJson, startModelServer } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { configWith } from '../../support/upstreams/directed.ts'

test('tool calls and queries that take longer than a drain allows are 503 and told when to come again', async () => {
  const tools = await startToolServer(() => {})
  onTestFinished(() => tools.close())
  const model = await startModelServer((_req, res) =>
    sendJson(res, 200, callsTools(['get_weather', { city: 'Lisbon' }])),
  )
  onTestFinished(() => model.close())
  const agents = await testFolder()
  await writeFile(
    join(agents, 'ToyAgent.yaml'),
    JSON.stringify(toyAgents(tools.origin)['ToyAgent']),
  )
  const server = await startServer({
    config: configWith(model, {
      mesh: { agents: [agents], allow_private: [tools.origin] },
      drain: { accept_ms: 0, calls_ms: 300, streams_ms: 300 },
    }),
  })
  const url = String(
    server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
  )
  const { key } = await server.createKey()
  const ask = (id: string, input: object) =>
    post(
      url,
      '/mesh_request',
      { api_key: key, agent_id: 'ToyAgent', input },
      { 'x-request-id': id },
    )

  const asked = [
    ask('a-tool', { tool: 'get_status', tool_arguments: {} }),
    ask('a-query', { query: 'a' }),
  ]
  await until('the tools are called', () => tools.requests.length === 2)
  const ended = server.stop()
  for (const one of asked)
    expect(refusalOf(await one, 503, 'unavailable').message).toBe(
      'the server is shutting down; try again',
    )
  expect(await ended).toEqual({ code: 0, signal: null })
  const rows = query(
    join(server.store, 'usage.db'),
    'select request_id, agent, tool, status, charged from usage where model is null order by request_id',
  )
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { request_id: 'a-query', agent: 'ToyAgent', tool: null, status: 'unavailable', charged: 0 },
    {
      request_id: 'a-tool',
      agent: 'ToyAgent',
      tool: 'get_status',
      status: 'unavailable',
      charged: 0,
    },
  ])
})
