import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer as createPrism } from '@stoplight/prism-http-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClientGateway, type ClientGateway } from './upstreams.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

/** What `prism proxy [--errors] spec/CONTRACT.yaml URL` starts. */
async function startProxy(
  upstream: string,
  errors: boolean,
  contract = 'gateway',
): Promise<{ url: string; close(): Promise<void> }> {
  const prism = createPrism(
    await getHttpOperationsFromSpec(
      fileURLToPath(new URL(`../../../spec/${contract}.yaml`, import.meta.url)),
    ),
    {
      cors: true,
      config: {
        isProxy: true,
        upstream: new URL(upstream),
        upstreamProxy: undefined,
        errors,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        mock: { dynamic: false },
      },
      components: { logger: createLogger('proxy', { level: 'silent' }) },
    },
  )
  return { url: await prism.listen(0, '127.0.0.1'), close: () => prism.close() }
}

let setup: ClientGateway
let strict: Awaited<ReturnType<typeof startProxy>>
let lenient: typeof strict
let limited: string
beforeAll(async () => {
  setup = await startClientGateway(['sandbox', 'refusing', 'broken', 'busy', 'late'])
  limited = (await setup.gateway.createKey({ models: [setup.model('broken')] })).key
  strict = await startProxy(setup.gateway.url, true)
  lenient = await startProxy(setup.gateway.url, false)
})
afterAll(async () => {
  await Promise.all([strict.close(), lenient.close()])
  await setup.close()
})

type ProxyRequest = { path?: string; key?: string; body?: object; authorized?: false }

async function send(
  proxy: { url: string },
  { path = '/v1/chat/completions', key = setup.gateway.key, body, authorized }: ProxyRequest,
) {
  const reply = await fetch(proxy.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(authorized !== false && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const header = reply.headers.get('sl-violations')
  const violations =
    header === null ? null : (JSON.parse(header) as { location: string[]; message: string }[])
  return { status: reply.status, violations, json: (await reply.json()) as Record<string, unknown> }
}

const chat = (model: string, more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: 'Say hello.' }],
  ...more,
})
const weather = {
  type: 'function',
  function: {
    name: 'get_weather',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
}

describe('with --errors in front of the gateway, a valid request', () => {
  const rows: [what: string, status: number, ask: () => ProxyRequest][] = [
    ['that is answered', 200, () => ({ body: chat(setup.model('sandbox')) })],
    [
      'that is cut by max_tokens',
      200,
      () => ({ body: chat(setup.model('sandbox'), { max_tokens: 3, temperature: 0.5 }) }),
    ],
    [
      'that leads to a tool call',
      200,
      () => ({ body: chat(setup.model('sandbox'), { tools: [weather] }) }),
    ],
    [
      'with fields that are ignored',
      200,
      () => ({ body: chat(setup.model('sandbox'), { unheard_of: 1 }) }),
    ],
    ['for the models', 200, () => ({ path: '/v1/models' })],
    ['for the models a key may use', 200, () => ({ path: '/v1/models', key: limited })],
    ['that the model server refuses', 400, () => ({ body: chat(setup.model('refusing')) })],
    ['of an unknown key', 401, () => ({ key: 'nobody', body: chat(setup.model('sandbox')) })],
    ['for the models, of an unknown key', 401, () => ({ key: 'nobody', path: '/v1/models' })],
    [
      'for a model that the key may not use',
      403,
      () => ({ key: limited, body: chat(setup.model('sandbox')) }),
    ],
    ['that no model server can answer', 502, () => ({ body: chat(setup.model('broken')) })],
    ['while all model servers are busy', 503, () => ({ body: chat(setup.model('busy')) })],
    ['to a model server that is late', 504, () => ({ body: chat(setup.model('late')) })],
  ]
  test.each(rows)('%s has a reply that keeps the contract: %i', async (_, status, ask) => {
    const { violations, json, ...reply } = await send(strict, ask())
    expect({ status: reply.status, violations }).toEqual({ status, violations: null })
    if (status >= 400) expect(json).toMatchObject({ error: status })
    else expect(json['object']).toMatch(/^(chat\.completion|list)$/)
  })
})

describe('with --errors in front of OpenAI’s dialect, a valid request', () => {
  let openai: Awaited<ReturnType<typeof startProxy>>
  beforeAll(async () => {
    openai = await startProxy(setup.gateway.url, true, 'openai')
  })
  afterAll(() => openai.close())

  const path = '/openai/v1/chat/completions'
  const rows: [what: string, status: number, ask: () => ProxyRequest][] = [
    [
      'that is answered',
      200,
      () => ({ path, body: chat(setup.model('sandbox'), { temperature: 2, max_tokens: null }) }),
    ],
    [
      'that leads to a tool call',
      200,
      () => ({
        path,
        body: chat(setup.model('sandbox'), { tools: [weather], tool_choice: 'auto' }),
      }),
    ],
    ['for the models', 200, () => ({ path: '/openai/v1/models' })],
    ['for one model', 200, () => ({ path: `/openai/v1/models/${setup.model('sandbox')}` })],
    ['of an unknown key', 401, () => ({ path, key: 'nobody', body: chat(setup.model('sandbox')) })],
    [
      'for a model that the key may not use',
      403,
      () => ({ path, key: limited, body: chat(setup.model('sandbox')) }),
    ],
    ['for an unknown model', 404, () => ({ path, body: chat('gpt-4o') })],
    ['that no model server can answer', 502, () => ({ path, body: chat(setup.model('broken')) })],
  ]
  test.each(rows)('%s has a reply that keeps the contract: %i', async (_, status, ask) => {
    const { violations, json, ...reply } = await send(openai, ask())
    expect({ status: reply.status, violations }).toEqual({ status, violations: null })
    if (status >= 400)
      expect(json).toMatchObject({
        error: { message: expect.any(String) as string, type: expect.any(String) as string },
      })
    else expect(json['object']).toMatch(/^(chat\.completion|list|model)$/)
  })
})

describe('without --errors, a request that breaks the contract', () => {
  const rows: [what: string, status: number, ask: () => ProxyRequest][] = [
    [
      'by its temperature',
      400,
      () => ({ body: chat(setup.model('sandbox'), { temperature: 1.5 }) }),
    ],
    ['by its model', 400, () => ({ body: chat('gpt-4o') })],
    ['by having no messages', 400, () => ({ body: { model: setup.model('sandbox') } })],
    [
      'by the role of a message',
      400,
      () => ({
        body: { model: setup.model('sandbox'), messages: [{ role: 'tool', content: '' }] },
      }),
    ],
    ['by having no token', 401, () => ({ authorized: false, body: chat(setup.model('sandbox')) })],
  ]
  test.each(rows)('%s is the only violation: the refusal keeps it: %i', async (_, status, ask) => {
    const { violations, json, ...reply } = await send(lenient, ask())
    expect(reply.status).toBe(status)
    expect(json).toMatchObject({ error: status })
    expect(
      violations?.length,
      'Prism and the gateway agree that the request is at fault',
    ).toBeGreaterThan(0)
    expect(violations?.filter(({ location }) => location[0] !== 'request')).toEqual([])
  })
})

test('the proxy would have told: a gateway whose reply lacks its choices is refused', async () => {
  const body = JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: setup.model('sandbox'),
  })
  const broken = createServer(
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(body),
  )
  const port = await listenOnLoopback(broken)
  const proxy = await startProxy(`http://127.0.0.1:${port}`, true)
  try {
    const { status, violations, json } = await send(proxy, { body: chat(setup.model('sandbox')) })
    expect(status).toBe(500)
    expect(json['type']).toMatch(/#VIOLATIONS$/)
    expect(violations).toMatchObject([
      {
        location: ['response', 'body'],
        message: expect.stringContaining("required property 'choices'") as string,
      },
    ])
  } finally {
    await proxy.close()
    broken.close()
  }
})
