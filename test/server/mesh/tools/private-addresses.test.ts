import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  evmNetwork,
  startTrustingFacilitator,
  type TrustingFacilitator,
} from '../../../support/chains/facilitator/trusting.ts'
import { documentOf, startMesh, toyAgents, type Mesh } from '../../../support/servers/mesh.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { inBatches, until } from '../../../support/waiting.ts'
import { head, problemsOf } from '../../../support/data/agents.ts'
import { urls } from './private-urls.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'
import { isSoak } from '../../../support/soak.ts'

/** Half of them, in each place; all, where there is time. */
const some = isSoak ? urls : urls.filter((_, at) => at % 2 === 0)

let sink: ToolServer
let facilitator: TrustingFacilitator
let mesh: Mesh
let forms: string[]
beforeAll(async () => {
  ;[sink, facilitator] = await Promise.all([
    startToolServer((_req, res) => sendJson(res, { reached: true })),
    startTrustingFacilitator(
      (path, res) =>
        path === '/verify' &&
        (sendJson(res, { isValid: false, invalidReason: 'insufficient_funds' }), true),
    ),
  ])
  const { [evmNetwork]: network } = facilitator.networks
  const agents = (origin: string) => ({
    ...toyAgents(origin),
    ShopAgent: documentOf(
      `${origin}/shop`,
      (toyAgents(origin)['ToyAgent'] as { paths: object }).paths,
      { agent: { x402: true } },
    ),
  }) // as `documentOf` makes it
  mesh = await startMesh(says('hello'), (_req, res) => sendJson(res, {}), {
    agents,
    payments: { networks: network ? { [evmNetwork]: network } : {} },
  })
  forms = some.map((url) => url.replace('PORT', String(sink.port)))
  await until(
    'something is for sale',
    async () => (await post('/x402/agents/ShopAgent/get_status', {})).status === 402,
  )
})
afterAll(() => Promise.all([mesh.close(), facilitator.close(), sink.close()]))
beforeEach(
  () =>
    void (mesh.model.received.length =
      mesh.tools.requests.length =
      facilitator.requests.length =
        0),
)

async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
  url = mesh.gateway.meshUrl,
) {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const bearer = () => ({ authorization: `Bearer ${mesh.gateway.key}` })
/** What callers of other servers steer those with. */
const steering = (form: string) =>
  Object.fromEntries(
    [
      'base_url',
      'api_base',
      'url',
      'endpoint',
      'callback_url',
      'webhook',
      'server',
      'upstream',
      'proxy',
      'image_url',
    ].map((name) => [name, form]),
  )
const chat = (content: unknown, more: object) => ({
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content }],
  ...more,
})
const args = (form: string) => ({ city: form.slice(0, 200) })

/** Sends every form and counts the answers by status; none may reach the private server. */
async function sweep(
  send: (form: string) => Promise<{ status: number } | null>,
  atOnce = 16,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  await inBatches(forms, atOnce, async (form) => {
    const status = (await send(form))?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  expect(sink.connections()).toBe(0)
  return statuses
}

test('there are more than 200 forms for each place', () => expect(some.length).toBeGreaterThan(200))

test('chats', async () => {
  expect([
    ...(
      await sweep((form) =>
        post(
          '/v1/chat/completions',
          chat(form, { user: form, metadata: { url: form }, ...steering(form) }),
          bearer(),
          mesh.gateway.url,
        ),
      )
    ).keys(),
  ]).toEqual([200])
  expect(mesh.model.received).toHaveLength(forms.length)
  for (const { path, headers, body } of mesh.model.received)
    expect([
      path,
      `http://${headers.host}/v1`,
      Object.keys(body).filter((name) => name in steering('')),
    ]).toEqual(['/v1/chat/completions', mesh.model.base_url, []])
})

test("chats in OpenAI's dialect: pictures and files by address are refused, and nobody fetches them", async () => {
  const parts = (form: string) => [
    { type: 'text', text: form },
    { type: 'image_url', image_url: { url: form } },
    { type: 'file', file: { file_data: form, file_id: form } },
  ]
  expect(
    await sweep((form) =>
      post(
        '/openai/v1/chat/completions',
        chat(parts(form), steering(form)),
        bearer(),
        mesh.gateway.url,
      ),
    ),
  ).toEqual(new Map([[400, forms.length]]))
  expect(mesh.model.received).toEqual([])
})

test('requests to agents', async () => {
  expect(
    (
      await sweep((form) =>
        post('/mesh_request', {
          api_key: mesh.gateway.key,
          agent_id: 'ToyAgent',
          input: { tool: 'get_weather', tool_arguments: args(form) },
          ...steering(form),
        }),
      )
    ).get(200),
  ).toBe(forms.length)
  expect(mesh.tools.requests.length).toBeGreaterThan(200)
  for (const { url, headers } of mesh.tools.requests)
    expect([url.startsWith('/api/weather?city='), `http://${headers.host}`]).toEqual([
      true,
      mesh.tools.origin,
    ])
})

test('calls over MCP', async () => {
  expect(
    (
      await sweep((form) =>
        post(
          '/mcp',
          {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'ToyAgent__get_weather', arguments: args(form), _meta: steering(form) },
          },
          bearer(),
        ),
      )
    ).get(200),
  ).toBe(forms.length)
  for (const { url, headers } of mesh.tools.requests)
    expect([url.startsWith('/api/weather?city='), `http://${headers.host}`]).toEqual([
      true,
      mesh.tools.origin,
    ])
})

test('payments for another resource: the facilitator is told of ours', async () => {
  const url = '/x402/agents/ShopAgent/get_weather'
  const reply = await post(url, {})
  const {
    accepts: [accepted],
  } = JSON.parse(Buffer.from(reply.headers.get('payment-required') ?? '', 'base64').toString()) as {
    accepts: [{ payTo: string; amount: string }]
  } // by x402
  const statuses = await sweep((form) => {
    const authorization = {
      from: `0x${randomBytes(20).toString('hex')}`,
      to: accepted.payTo,
      value: accepted.amount,
      validAfter: '0',
      validBefore: String(Math.floor(Date.now() / 1000) + 90),
      nonce: `0x${randomBytes(32).toString('hex')}`,
    }
    const payment = {
      x402Version: 2,
      resource: { url: form, ...steering(form) },
      facilitator: form,
      extensions: steering(form),
      accepted,
      payload: { signature: '0x11', authorization },
    }
    return post(url, args(form), {
      'payment-signature': Buffer.from(JSON.stringify(payment)).toString('base64'),
    })
    // Of one address no more payments than these are verified at once.
  }, 8)
  expect(statuses).toEqual(new Map([[402, forms.length]]))
  const bodies = facilitator.requests
    .filter((request) => request.url === '/verify')
    // As the facilitator's contract has it.
    .map(({ body }) => JSON.parse(body) as { paymentPayload: { resource: { url: string } } })
  expect(bodies.map(({ paymentPayload }) => paymentPayload.resource.url)).toEqual(
    forms.map(() => mesh.gateway.meshUrl + url),
  )
  expect(JSON.stringify(bodies)).not.toContain(`:${sink.port}`)
})

test('request lines and headers', async () => {
  const names = [
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'Forwarded',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Referer',
    'Destination',
    'X-HTTP-Host-Override',
    'Location',
    'Proxy',
    'Via',
  ]
  const listeners = [mesh.gateway.url, mesh.gateway.meshUrl, mesh.gateway.operatorUrl]
  const statuses = await sweep(async (form) => {
    const clean = form.replaceAll(/[^\x21-\x7e]/g, '')
    const url = listeners[forms.indexOf(form) % listeners.length] ?? ''
    return (
      await exchange(
        url,
        requestBytes(`GET ${clean} HTTP/1.1`, [
          `Host: ${clean.replace(/^\w+:\/*/, '')}`,
          'Connection: close',
          ...names.map((name) => `${name}: ${clean}`),
        ]),
      )
    ).reply
  })
  expect([...statuses.keys()].filter((status) => status < 400 || status >= 500)).toEqual([])
})

test("references of an agent's document", async () => {
  const places: ((form: string) => string)[] = [
    (form) =>
      '  /a: { get: { operationId: a, summary: A, parameters: [{ name: p, in: query, ' +
      `schema: { $ref: ${JSON.stringify(form)} } }] } }\n`,
    (form) => `  /a: { $ref: ${JSON.stringify(form)} }\n`,
    (form) =>
      '  /a: { post: { operationId: a, summary: A, requestBody: { $ref: ' +
      `${JSON.stringify(form)} } } }\n`,
  ]
  for (const [at, form] of forms.entries()) {
    const paths = places[at % places.length]?.(form) ?? ''
    const text = `${head}servers: [{ url: "https://api.example.com" }]\npaths:\n${paths}`
    expect((await problemsOf(text)).join('\n'), form).toMatch(/is outside this document/)
  }
  expect(sink.connections()).toBe(0)
})

test('the sink would have told', async () => {
  await fetch(sink.origin)
  expect(sink.connections()).toBe(1)
})
