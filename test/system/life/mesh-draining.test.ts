import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startToolServer } from '../../support/upstreams/tool-server.ts'
import { callsTools, post, refusalOf, toyAgents } from '../../support/servers/mesh.ts'
import { query, startServer, testFolder } from '../../support/servers/process.ts'
import { sendJson, startModelServer } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { configWith } from '../../support/upstreams/directed.ts'

/** A server with an agent whose tools answer so, and whose model always calls one of them. */
async function startMeshServer(answer: Parameters<typeof startToolServer>[0], callsMs: number) {
  const tools = await startToolServer(answer)
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
      mesh: { agents: [agents], allow_private: [tools.origin], tasks: { workers: 1 } },
      drain: { accept_ms: 0, calls_ms: callsMs, streams_ms: callsMs },
    }),
  })
  const url = String(
    server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
  )
  const { key } = await server.createKey()
  return { tools, server, url, key }
}

test('tool calls and queries that take longer than a drain allows are 503 and told when to come again', async () => {
  const { tools, server, url, key } = await startMeshServer(() => {}, 300)
  const ask = (id: string, input: object) =>
    post(
      url,
      '/mesh_request',
      { api_key: key, agent_id: 'ToyAgent', input },
      { 'x-request-id': id },
    )

  const replies = [
    ask('a-tool', { tool: 'get_status', tool_arguments: {} }),
    ask('a-query', { query: 'a' }),
  ]
  await until('the tools are called', () => tools.requests.length === 2)
  const ended = server.stop()
  for (const one of replies)
    expect(refusalOf(await one, 503, 'unavailable').message).toBe(
      'the server is shutting down; try again',
    )
  expect(await ended).toEqual({ code: 0, signal: null })
  const rows = query(
    join(server.store, 'usage.db'),
    'select request_id, agent, tool, status, charged from usage where model is null ' +
      'order by request_id',
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

test('a running task is waited for like a call, and no other one is begun', async () => {
  const answers: (() => void)[] = []
  const { tools, server, url, key } = await startMeshServer(
    (_req, res) => void answers.push(() => sendJson(res, 200, { temperature: 21 })),
    60_000,
  )
  const create = () =>
    post(url, '/mesh_task_create', {
      api_key: key,
      agent_id: 'ToyAgent',
      task_details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
    })
  expect((await create()).status).toBe(200)
  await until('its tool is called', () => tools.requests.length === 1)
  expect((await create()).status).toBe(200)

  const ended = server.stop()
  const draining = () => server.log().find(({ msg }) => msg === 'draining')
  await until('it drains', () => draining() !== undefined)
  expect(draining()?.['waits']).toContain('1 call, at most 60 s')
  // Longer than tasks are given that no drain waits for.
  await sleep(2500)
  expect(answers).toHaveLength(1)
  answers[0]?.()
  expect(await ended).toEqual({ code: 0, signal: null })
  const tasks = query(
    join(server.store, 'journal.db'),
    'select state, attempts from task order by id',
  )
  expect(tasks.map((row) => ({ ...row }))).toEqual([
    { state: 'completed', attempts: 1 },
    { state: 'pending', attempts: 0 },
  ])
})
