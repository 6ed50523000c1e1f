import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { callsTools, testMesh, post, resultOf, turns } from '../../support/servers/mesh.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { assertCompletion } from '../../support/http/replies.ts'
import { says, sendError } from '../../support/upstreams/model-server.ts'
import { ask, testGatewayServer, alwaysRetries } from '../../support/servers/gateway-server.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { operatorJson } from '../../support/http/operator.ts'

const engines = ['sqlite', 'postgres'] as const

type Totals = components['schemas']['UsageTotals']['totals']

async function usageOf(gateway: Gateway): Promise<Totals> {
  await gateway.rows() // all that was appended is in the store
  return (await operatorJson<{ totals: Totals }>(gateway, 'GET', '/usage')).totals
}

describe.each(engines)('usage on %s', (engine) => {
  const placed = async () => ({
    ...alwaysRetries,
    ...(engine === 'postgres' && { store: await freshDatabase() }),
  })
  const headers = ['x-request-id: always-the-same']

  test('counts each of 20 chats under one x-request-id, and one whose first upstream failed once', async () => {
    const scripts = { first: says('Hello'), failing: sendsNothing, spare: says('Hello') }
    const { gateway } = await testGatewayServer(scripts, {
      ...(await placed()),
      deployments: { first: { tier: 3 }, spare: { tier: 2 } },
    })
    for (let n = 0; n < 20; n++) assertCompletion(await ask(gateway, undefined, { headers }))
    const rows = await gateway.rows()
    expect(rows).toHaveLength(40)
    expect(new Set(rows.map(({ request_id }) => request_id))).toEqual(new Set(['always-the-same']))
    const calls = Map.groupBy(rows, ({ call_id }) => call_id)
    expect([...calls.values()].map((own) => own.map(({ attempt }) => attempt))).toEqual(
      Array.from({ length: 20 }, () => [1, 2]),
    )
    expect(await usageOf(gateway)).toMatchObject([{ requests: 20 }])
  })

  test('counts a query and what its model was asked for it as one, whatever the caller calls it', async () => {
    const model = turns(
      callsTools(['get_status', {}]),
      'done',
      callsTools(['get_status', {}]),
      'done',
    )
    const { gateway } = await testMesh(model, (_req, res) => sendJson(res, 21), await placed())
    const input = { api_key: gateway.key, agent_id: 'ToyAgent', input: { query: 'a' } }
    for (let n = 0; n < 2; n++)
      resultOf(await post(gateway.meshUrl, '/mesh_request', input, { 'x-request-id': 'mine' }))
    const calls = Map.groupBy(await gateway.rows(), ({ call_id }) => call_id)
    expect(
      [...calls.values()].map((rows) =>
        rows.map(({ model: requestedModel }) => requestedModel !== null),
      ),
    ).toEqual([
      [true, true, false],
      [true, true, false],
    ])
    expect(await usageOf(gateway)).toMatchObject([{ requests: 2 }])
  })
})

const sendsNothing = (_req: unknown, res: Parameters<typeof sendError>[0]) => sendError(res, 500)
