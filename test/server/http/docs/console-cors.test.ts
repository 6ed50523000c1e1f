import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'

const upstream = {
  upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
  routes: { '*': [{ upstream: 'away' }] },
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ ...upstream, mesh: {} })
})
afterAll(() => gateway.stop())

const preflight = (url: string, origin: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })

/** What the gateway and the agents tell a page of this origin. */
const allowed = async ({ url, meshUrl }: Gateway, origin: string) =>
  Promise.all(
    [`${url}/openai/v1/chat/completions`, `${meshUrl}/mesh_request`].map(async (address) => {
      const { status, headers } = await preflight(address, origin)
      return [status, headers.get('access-control-allow-origin'), headers.get('vary')]
    }),
  )

test('gateway and agents answer pages of the console, by each name of the machine', async () => {
  const { port } = new URL(gateway.operatorUrl)
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const origin = `http://${name}:${port}`
    expect(await allowed(gateway, origin)).toEqual(Array(2).fill([204, origin, 'Origin']))
  }
})

test.each(['http://127.0.0.1:1', 'https://127.0.0.1', 'http://evil.example', 'null'])(
  'pages of %s are not answered',
  async (origin) => {
    expect((await allowed(gateway, origin)).map(([, allowed]) => allowed)).toEqual([null, null])
  },
)

test('a refusal can be read by the console too', async () => {
  const reply = await fetch(`${gateway.url}/openai/v1/models`, {
    headers: { origin: gateway.operatorUrl, authorization: 'Bearer nobody' },
  })
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([
    401,
    gateway.operatorUrl,
  ])
})

test('without the console no page is answered', async () => {
  const without = await startGateway({ ...upstream, mesh: {}, operator: { console: false } })
  try {
    const answers = await allowed(without, without.operatorUrl)
    expect(answers.map(([, allowed]) => allowed)).toEqual([null, null])
  } finally {
    await without.stop()
  }
})
