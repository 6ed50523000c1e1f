import { afterAll, beforeAll, expect, test } from 'vitest'
import { metric } from '../../support/servers/process.ts'
import { models } from '../../support/servers/gateway.ts'
import {
  ask,
  chat,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  sendJson,
  usage,
} from '../../support/upstreams/model-server.ts'

const counts = {
  ...usage,
  prompt_tokens_details: { cached_tokens: 8 },
  completion_tokens_details: { reasoning_tokens: 2 },
}
const [priced, unpriced, plain, fourth] = models

let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    {
      upstream(_req, res, { body }) {
        if (!body.stream) return sendJson(res, 200, completion('Hello', { usage: counts }))
        const last = chunk({}, 'stop', { usage: counts })
        openEvents(res).end([piece('Hello'), last, '[DONE]'].map(event).join(''))
      },
    },
    {
      // nano-USD a token: the upstream costs 30, 3 from its cache, and 50.
      deployments: {
        upstream: { usd_per_million: { input: '0.03', cached_input: '0.003', output: '0.05' } },
      },
      prices: {
        [priced]: { input: '0.05', cached_input: '0.005', output: '0.08' },
        [plain]: { input: '0.05', output: '0.08' },
      },
    },
  )
})
afterAll(() => server.close())

async function rowOf(body: object) {
  const { headers, status } = await ask(server.gateway, body)
  expect(status).toBe(200)
  return (await server.gateway.rows()).find((row) => row.request_id === headers['x-request-id'])
}

const cost = 4 * 30 + 8 * 3 + 3 * 50

test.each([
  ['whole', {}],
  ['stream', { stream: true }],
])(
  'cached tokens have their own price, and the row has their number (%s)',
  async (_shape, more) => {
    expect(await rowOf(chat({ model: priced, ...more }))).toMatchObject({
      prompt_tokens: 12,
      cached_tokens: 8,
      completion_tokens: 3,
      reasoning_tokens: 2,
      charged: 4 * 50 + 8 * 5 + 3 * 80,
      cost,
    })
  },
)

test('cached and reasoning tokens are counted by model', async () => {
  const read = async () => {
    const text = await server.gateway.metrics()
    const count = (name: string) =>
      metric(text, `tollgate_${name}_tokens_total`, { model: fourth }) ?? 0
    return [count('cached'), count('reasoning'), count('cache_write')]
  }
  expect(await read()).toEqual([0, 0, 0])
  await rowOf(chat({ model: fourth, stream: true }))
  expect(await read()).toEqual([8, 2, 0])
})

test('they have the price of the others where the configuration gives them none', async () => {
  expect(await rowOf(chat({ model: plain }))).toMatchObject({
    cached_tokens: 8,
    charged: 12 * 50 + 3 * 80,
    cost,
  })
})

test('without a price they are charged what they cost', async () => {
  expect(await rowOf(chat({ model: unpriced }))).toMatchObject({ charged: cost, cost })
})
