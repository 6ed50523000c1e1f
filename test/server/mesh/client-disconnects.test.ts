import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { says } from '../../support/upstreams/model-server.ts'
import { startMesh, type Mesh } from '../../support/servers/mesh.ts'
import { asking, lastingDatabase } from '../../support/servers/postgres.ts'
import { chatBytes, requestBytes } from '../../support/http/raw.ts'
import { listen } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let database: string
let mesh: Mesh
beforeAll(async () => {
  database = await lastingDatabase()
  mesh = await startMesh(says('hello'), (_req, res) => sendJson(res, { temperature: 21 }), {
    store: database,
  })
})
afterAll(() => mesh.close())
beforeEach(() => void (mesh.model.received.length = mesh.tools.requests.length = 0))

const request = (key: string, id: string) => {
  const body = JSON.stringify({
    api_key: key,
    agent_id: 'ToyAgent',
    input: { tool: 'get_weather', tool_arguments: { city: id } },
  })
  return requestBytes(
    'POST /mesh_request HTTP/1.1',
    ['Host: tollgate.test', 'Content-Type: application/json', `X-Request-Id: ${id}`],
    body,
  )
}
const chat = (key: string, id: string) =>
  chatBytes(key, { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'hi' }] }, [
    `X-Request-Id: ${id}`,
  ])

const limits = {
  rpm: 100,
  tpm: 100_000,
  max_parallel: 10,
  budget_usd: '5',
  budget_period: 'total' as const,
}

test.each([
  ['the key of a request is looked up', 'key', 'meshUrl', request],
  ['a lease is asked for a request', 'quota', 'meshUrl', request],
  ['the key of a chat is looked up', 'key', 'url', chat],
  ['a lease is asked for a chat', 'quota', 'url', chat],
] as const)(
  'who leaves while %s is not worked for, and pays nothing',
  async (_what, table, url, bytes) => {
    const { gateway, model, tools } = mesh
    const { key, id: keyId } = await gateway.createKey({ scopes: ['chat', 'mesh'], ...limits })
    const id = `left-${table}-${url}`
    await asking(database, async (locker) => {
      await locker.query(`begin; lock table ${table} in access exclusive mode`)
      const client = await listen({ url: gateway[url] }, bytes(key, id))
      await until('the store is asked', () =>
        asking(
          database,
          async (looker) =>
            (
              await looker.query(
                `select from pg_locks where relation = '${table}'::regclass and not granted`,
              )
            ).rowCount === 1,
        ),
      )
      client.leave()
      // The server hears of two things in the order that they happened in.
      for (let n = 0; n < 3; n++) await fetch(`${gateway.operatorUrl}/healthz`)
      await locker.query('commit')
    })
    await until('the request has ended', () =>
      gateway.observed.some((one) => one.kind === 'requestEnded' && one.requestId === id),
    )
    expect(
      gateway.observed.find((one) => one.kind === 'requestEnded' && one.requestId === id),
    ).toMatchObject({ clientGone: true })
    expect((await gateway.rows()).filter((row) => row.key_id === keyId && row.charged > 0)).toEqual(
      [],
    )
    // Whoever is worked for is worked for by then.
    const stays = await fetch(`${gateway.meshUrl}/mesh_request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        api_key: key,
        agent_id: 'ToyAgent',
        input: { tool: 'get_weather', tool_arguments: { city: 'stays' } },
      }),
    })
    expect(stays.status).toBe(200)
    expect(model.received).toEqual([])
    expect(tools.requests.map(({ url: path }) => path)).toEqual([
      expect.stringContaining('city=stays'),
    ])
  },
)
