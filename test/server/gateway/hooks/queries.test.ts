import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  replacing,
  startHookServer,
  type HookServer,
} from '../../../support/upstreams/hook-server.ts'
import { callsTools, post, startMesh, turns, type Mesh } from '../../../support/servers/mesh.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

const secret = '4111-1111'

let hook: HookServer
let mesh: Mesh
beforeAll(async () => {
  hook = await startHookServer(replacing(/4111-1111/g, '[card]'))
  mesh = await startMesh(
    turns(callsTools(['get_weather', { city: 'Lisbon' }]), `It is ${secret}.`),
    (_req, res) => sendJson(res, { card: secret }),
    { hooks: { pii: { url: hook.url, when: 'both', groups: ['of-keys'] } } },
  )
})
afterAll(async () => {
  await mesh.close()
  await hook.close()
})

const query = (text: string) =>
  post(mesh.gateway.meshUrl, '/mesh_request', {
    api_key: mesh.gateway.key,
    agent_id: 'ToyAgent',
    input: { query: text },
  })

test("the model's calls within a query are hooked, with the results of tools", async () => {
  const { text: body } = await query(`How warm is it? ${secret}`)
  const { received } = mesh.model
  expect(received).toHaveLength(2)
  expect(received.map(({ text }) => text).join('')).not.toContain(secret)
  expect(received[1]?.text).toContain('[card]')
  expect(body).toContain('It is [card].')
  expect(hook.asked.map(({ when, agent }) => [when, agent])).toEqual([
    ['before', 'ToyAgent'],
    ['after', 'ToyAgent'],
    ['before', 'ToyAgent'],
    ['after', 'ToyAgent'],
  ])
})

test('a blocked query gets the words of the hook', async () => {
  mesh.model.received.length = 0
  const { status, text: body } = await query('forbidden')
  expect(status).toBe(400)
  expect(JSON.parse(body)).toMatchObject({
    code: 'blocked',
    message: 'This word may not be used. (word)',
  })
  expect(mesh.model.received).toEqual([])
})
