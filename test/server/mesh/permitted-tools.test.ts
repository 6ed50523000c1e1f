import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { callsTools, post, startMesh, turns, type Mesh } from '../../support/servers/mesh.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { until } from '../../support/waiting.ts'

let mesh: Mesh
let script = turns('done')
let group = ''
let key = ''
beforeAll(async () => {
  mesh = await startMesh(
    (...args) => script(...args),
    (_req, res) => sendJson(res, { ok: true }),
    { mesh: { write_tools: true } },
  )
  const { gateway } = mesh
  const body = { name: 'few', agents: ['ToyAgent.get_weather', 'ToyAgent.get_status'] }
  group = (await operatorJson<{ id: string }>(gateway, 'POST', '/groups', body)).id
  // Both must allow a tool: only the status is left.
  const agents = ['ToyAgent.get_status', 'ToyAgent.get_place', 'OtherAgent']
  key = (await gateway.createKey({ group, agents })).key
})
afterAll(() => mesh.close())
beforeEach(() => {
  mesh.tools.requests.length = 0
  mesh.model.received.length = 0
})

const paths = () => mesh.tools.requests.map(({ url }) => url)
const use = (input: object, agent_id = 'ToyAgent') =>
  post(mesh.gateway.meshUrl, '/mesh_request', { api_key: key, agent_id, input })

async function rpc(path: string, method: string, params: object) {
  const reply = await post(
    mesh.gateway.meshUrl,
    path,
    { jsonrpc: '2.0', id: 1, method, params },
    { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
  )
  return reply.json as {
    result?: { tools?: { name: string }[]; isError?: boolean }
    error?: { message: string }
  }
}

test('a tool must be allowed by the key and each of its groups', async () => {
  const call = (tool: string) => use({ tool, tool_arguments: { city: 'Rome', name: 'Rome' } })
  expect((await use({ tool: 'get_status', tool_arguments: {} })).status).toBe(200)
  expect(await call('get_place')).toMatchObject({
    status: 400, // arguments are checked first
  })
  const refused = await use({ tool: 'get_place', tool_arguments: { name: 'Rome' } })
  expect([refused.status, refused.json['message']]).toEqual([
    403,
    'group few may not use ToyAgent.get_place; it may use ToyAgent.get_weather, ' +
      'ToyAgent.get_status',
  ])
  const ofKey = await use({ tool: 'get_weather', tool_arguments: { city: 'Rome' } })
  expect([ofKey.status, ofKey.json['param']]).toEqual([403, 'tool'])
  expect((await use({ query: 'What is it?' }, 'OtherAgent')).status).toBe(403)
  expect(paths()).toEqual(['/api/status'])
})

test('lists over MCP have the allowed tools only, and others cannot be called', async () => {
  const listed = async (path: string) =>
    (await rpc(path, 'tools/list', {})).result?.tools?.map(({ name }) => name)
  expect(await listed('/mcp')).toEqual(['ToyAgent__get_status', 'ToyAgent__ask'])
  expect(await listed('/mcp/agents/ToyAgent')).toEqual(['get_status', 'ask'])
  const call = (path: string, name: string, args: object) =>
    rpc(path, 'tools/call', { name, arguments: args })
  const place = { name: 'Rome' }
  expect((await call('/mcp', 'ToyAgent__get_place', place)).error?.message).toContain(
    'unknown tool',
  )
  expect((await call('/mcp/agents/ToyAgent', 'get_place', place)).error?.message).toContain(
    'unknown tool',
  )
  const bySearch = await call('/mcp/agents/ToyAgent?mode=search', 'call_tool', {
    name: 'get_place',
    arguments: place,
  })
  expect(bySearch.result?.isError).toBe(true)
  expect(paths()).toEqual([])
  expect((await call('/mcp', 'ToyAgent__get_status', {})).result?.isError).toBeUndefined()
  expect(paths()).toEqual(['/api/status'])
})

test('the model of a query is offered the allowed tools, and runs no other', async () => {
  script = turns(
    callsTools(['get_place', { name: 'Rome' }]),
    callsTools(['get_status', {}]),
    'All is well.',
  )
  expect((await use({ query: 'How is it?' })).status).toBe(200)
  const offered = mesh.model.received[0]?.body['tools'] as { function: { name: string } }[]
  expect(offered.map((tool) => tool.function.name)).toEqual(['get_status'])
  expect(paths()).toEqual(['/api/status'])
})

test('a task keeps to what its key may use when it runs', async () => {
  const { gateway } = mesh
  const create = (task_details: object) =>
    post(gateway.meshUrl, '/mesh_task_create', {
      api_key: key,
      agent_id: 'ToyAgent',
      task_details,
    })
  expect((await create({ tool: 'write_note', tool_arguments: { note: 'a' } })).status).toBe(403)
  script = turns(callsTools(['get_place', { name: 'Rome' }]), 'Nothing.')
  const { json } = await create({ query: 'Where is it?' })
  const task = { api_key: key, task_id: json['task_id'] }
  await until('the task ends', async () => {
    const { json: state } = await post(gateway.meshUrl, '/mesh_task_query', task)
    return state['status'] === 'completed' || state['status'] === 'failed'
  })
  expect(paths()).toEqual([])
})

test('a change applies to the next call', async () => {
  await operatorFetch(mesh.gateway, `/groups/${group}`, {
    method: 'PATCH',
    body: { agents: ['ToyAgent'] },
  })
  expect((await use({ tool: 'get_place', tool_arguments: { name: 'Rome' } })).status).toBe(200)
})
