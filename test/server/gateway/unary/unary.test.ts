import { CohereClient } from 'cohere-ai'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import {
  chatModel,
  kinds,
  post,
  testUnaryServer,
  unitNano,
} from '../../../support/dialects/unary-server.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  holdReplies,
  sendError,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

const documents = ['Opening hours.', 'Choose a new password.', 'A picture.']
const ranking = { model: 'rerank', query: 'password', documents }

const ranks: Script = (_req, res) =>
  sendJson(res, 200, {
    model: 'upstream-name',
    results: [
      { index: 0, relevance_score: 0.1 },
      { index: 1, relevance_score: 0.9 },
      { index: 2, relevance_score: -0.5 },
    ],
    usage: { total_tokens: 30 },
  })

const result = { flagged: true, categories: { violence: true }, category_scores: { violence: 0.9 } }
const moderates: Script = (_req, res, { body }) => {
  const isList = Array.isArray(body['input']) && typeof body['input'][0] === 'string'
  const count = isList ? (body['input'] as string[]).length : 1
  sendJson(res, 200, {
    id: 'modr-7',
    model: 'upstream-name',
    results: Array.from({ length: count }, () => result),
  })
}
const fails: Script = (_req, res) => sendError(res, 500)

describe('rerank', () => {
  test('gives the best documents first to Cohere’s SDK, under the name that was called', async () => {
    const { gateway, servers } = await testUnaryServer([ranks])
    const cohere = new CohereClient({ token: gateway.key, environment: `${gateway.url}/openai` })
    const reply = await cohere.rerank({ ...ranking, topN: 2, returnDocuments: true })
    expect(reply.results).toEqual([
      { index: 1, relevanceScore: 0.9, document: { text: documents[1] } },
      { index: 0, relevanceScore: 0.1, document: { text: documents[0] } },
    ])
    expect([servers[0]?.only().path, servers[0]?.only().body]).toEqual([
      '/v1/rerank',
      { model: 'rerank', query: 'password', documents, top_n: 2 },
    ])
  })

  test('replies as its contract says, and sends documents as texts', async () => {
    const { gateway, servers } = await testUnaryServer([ranks])
    const more = { documents: documents.map((text) => ({ text })), rank_fields: ['text'] }
    const { status, headers, body } = await post(gateway, 'rerank', { ...ranking, ...more })
    expect([status, fault('openai', 'RerankReply', body)]).toEqual([200, null])
    expect(body).toMatchObject({ model: 'rerank', usage: { prompt_tokens: 30, total_tokens: 30 } })
    expect(headers.get('x-ignored-fields')).toBe('rank_fields')
    expect(servers[0]?.only().body['documents']).toEqual(documents)
  })

  test.each<[string, object]>([
    ['no results', { model: 'x' }],
    ['an unknown document', { results: [{ index: 3, relevance_score: 1 }] }],
    ['a document twice', { results: [0, 0, 1].map((index) => ({ index, relevance_score: 1 })) }],
    ['no score', { results: [0, 1, 2].map((index) => ({ index })) }],
    ['fewer results', { results: [{ index: 0, relevance_score: 1 }] }],
    ['an error with status 200', { error: { message: 'out of memory', code: 500 } }],
  ])('goes to another server after a reply with %s', async (_what, reply) => {
    const { gateway } = await testUnaryServer([(_req, res) => sendJson(res, 200, reply), ranks])
    const { status } = await post(gateway, 'rerank', ranking)
    const rows = await gateway.rows()
    expect([status, rows.map((row) => row.upstream)]).toEqual([200, ['u0', 'u1']])
    expect(rows.map((row) => row.charged)).toEqual([0, unitNano])
  })
})

describe('moderations', () => {
  test('gives the server’s results to OpenAI’s SDK', async () => {
    const { gateway, servers } = await testUnaryServer([moderates])
    const openai = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: gateway.key })
    const reply = await openai.moderations.create({ model: 'moderations', input: ['a', 'b'] })
    expect(reply).toMatchObject({ id: 'modr-7', model: 'moderations', results: [result, result] })
    expect(servers[0]?.only().body).toEqual({ model: 'moderations', input: ['a', 'b'] })
  })

  test('takes parts of one content, and the first model if none is named', async () => {
    const { gateway } = await testUnaryServer([moderates])
    const image_url = { url: 'https://example.com/a.png' }
    const input = [
      { type: 'text', text: 'Harmless?' },
      { type: 'image_url', image_url },
    ]
    const { status, body } = await post(gateway, 'moderations', { input })
    expect([status, body['model'], fault('openai', 'ModerationReply', body)]).toEqual([
      200,
      'moderations',
      null,
    ])
  })
})

test('moderations of an image reserve what any provider may count for it', async () => {
  const usage = { prompt_tokens: 2000, total_tokens: 2000 }
  const { gateway } = await testUnaryServer(
    [(_req, res) => sendJson(res, 200, { id: 'modr-7', results: [result], usage })],
    { prices: { moderations: { input: '1', output: '0' } } },
  )
  const image = [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }]
  const { key } = await gateway.createKey({ budget_usd: '1', budget_period: 'total' })
  expect((await post(gateway, 'moderations', { input: image }, { key })).status).toBe(200)
  expect((await gateway.rows())[0]).toMatchObject({ prompt_tokens: 2000, charged: 2_000_000 })
  const poor = await gateway.createKey({ budget_usd: '0.01', budget_period: 'total' })
  expect((await post(gateway, 'moderations', { input: image }, { key: poor.key })).status).toBe(402)
})

const imageUsage = { input_tokens: 6, output_tokens: 272, total_tokens: 278 }
const draws =
  (count: number, more: object = {}): Script =>
  (_req, res) =>
    sendJson(res, 200, {
      created: 1_767_225_600,
      data: Array.from({ length: count }, () => ({ b64_json: 'iVBORw0KGgo=' })),
      ...more,
    })
const counted = { usage: imageUsage }
const drawing = { model: 'images', prompt: 'A lighthouse.' }

describe('images', () => {
  test('come to OpenAI’s SDK, and are charged by their number', async () => {
    const { gateway, servers } = await testUnaryServer([draws(2)])
    const openai = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: gateway.key })
    const reply = await openai.images.generate({ ...drawing, n: 2, size: '1024x1024' })
    expect(reply.data?.map((image) => image.b64_json)).toEqual(['iVBORw0KGgo=', 'iVBORw0KGgo='])
    const { path, body } = servers[0]?.only() ?? {}
    expect([path, body]).toEqual([
      '/v1/images/generations',
      { ...drawing, n: 2, size: '1024x1024' },
    ])
    const row = { unit: 'image', units: 2, charged: 2 * unitNano, completion_tokens: 0 }
    expect((await gateway.rows())[0]).toMatchObject(row)
  })

  test('are charged by those that came, and reserved by those that were requested', async () => {
    const { gateway } = await testUnaryServer([draws(1)])
    const { key } = await gateway.createKey({ budget_usd: '0.005', budget_period: 'total' })
    const refused = await post(gateway, 'images/generations', { ...drawing, n: 3 }, { key })
    expect(refused.status).toBe(402)
    const two = await post(gateway, 'images/generations', { ...drawing, n: 2 }, { key })
    expect([two.status, fault('openai', 'ImageReply', two.body)]).toEqual([200, null])
    const charged = (await gateway.rows()).map((row) => row.charged)
    expect(charged.at(-1)).toBe(unitNano)
  })

  test.each([
    ['counts them', counted, 6 * 1000 + 272 * 40_000],
    // 13 characters are 4 tokens by our own count.
    ['counts none', {}, 4 * 1000 + 500 * 40_000],
    ['counts 0', { usage: { input_tokens: 0, output_tokens: 0 } }, 4 * 1000 + 500 * 40_000],
  ])('are charged by tokens where the server %s', async (_what, more, charged) => {
    const { gateway } = await testUnaryServer([draws(1, more)], {
      models: { images: { kind: 'images', output_tokens: 500 } },
      routes: { images: [{ upstream: 'u0' }] },
      prices: { images: { input: '1', output: '40' } },
    })
    const { status } = await post(gateway, 'images/generations', drawing)
    const [row] = await gateway.rows()
    const isEstimated = more !== counted
    expect([status, row?.charged, row?.estimated]).toEqual([200, charged, isEstimated])
  })

  test.each([
    ['more than were requested', draws(2)],
    ['none', draws(0)],
    ['nothing in them', ((_req, res) => sendJson(res, 200, { data: [{}] })) satisfies Script],
  ])('come from another server after a reply with %s', async (_what, script) => {
    const { gateway } = await testUnaryServer([script, draws(1)])
    const { status } = await post(gateway, 'images/generations', drawing)
    const charged = (await gateway.rows()).map((row) => row.charged)
    expect([status, charged]).toEqual([200, [0, unitNano]])
  })

  test('are not generated with fields that the contract does not define', async () => {
    const { gateway, servers } = await testUnaryServer([draws(1)])
    const body = { ...drawing, quality: 'high', style: null, steps: 40, api_base: 'http://a' }
    const { status, headers } = await post(gateway, 'images/generations', body)
    expect([status, headers.get('x-ignored-fields')]).toEqual([200, 'steps, api_base'])
    expect(servers[0]?.only().body).toEqual({ ...drawing, quality: 'high' })
  })

  test('are generated without a field that its server refuses, which is remembered', async () => {
    const strict: Script = (req, res, received) => {
      if (!('response_format' in received.body)) return draws(1)(req, res, received)
      const error = { message: 'Unknown parameter.', param: 'response_format' }
      sendJson(res, 400, { error: { ...error, code: 'unknown_parameter' } })
    }
    const { gateway, servers } = await testUnaryServer([strict])
    const body = { ...drawing, response_format: 'url', steps: 4 }
    for (const sent of [2, 3]) {
      const { status, headers } = await post(gateway, 'images/generations', body)
      expect([status, headers.get('x-ignored-fields')]).toEqual([200, 'steps, response_format'])
      expect(servers[0]?.received).toHaveLength(sent)
    }
  })

  test('are not streamed', async () => {
    const { gateway } = await testUnaryServer([draws(1)])
    const body = { ...drawing, stream: true }
    expect((await post(gateway, 'images/generations', body)).body.error.param).toBe('stream')
  })
})

describe('the ledger', () => {
  test('has the unit and its number, and the tokens that the server counts', async () => {
    const { gateway } = await testUnaryServer([ranks])
    await post(gateway, 'rerank', ranking)
    const row = { model: 'rerank', status: 'ok', unit: 'call', units: 1, charged: unitNano }
    const tokens = { prompt_tokens: 30, completion_tokens: 0, estimated: false }
    expect(await gateway.rows()).toEqual([expect.objectContaining({ ...row, ...tokens })])
  })

  test('has the cost of the deployment as the charge of a model without a price', async () => {
    const { gateway } = await testUnaryServer([ranks], {
      routes: { rerank: [{ upstream: 'u0', usd_per: { call: '0.001' } }] },
      models: { rerank: { kind: 'rerank' } },
      prices: {},
    })
    await post(gateway, 'rerank', ranking)
    expect((await gateway.rows())[0]).toMatchObject({ charged: 1_000_000, cost: 1_000_000 })
  })

  test('has prices by tokens too', async () => {
    const { gateway } = await testUnaryServer([ranks], {
      prices: { rerank: { input: '1', output: '0' } },
    })
    await post(gateway, 'rerank', ranking)
    expect((await gateway.rows())[0]).toMatchObject({ prompt_tokens: 30, charged: 30_000 })
  })

  test('has a failed attempt without units, and one that answered with the charge', async () => {
    const { gateway } = await testUnaryServer([fails, ranks])
    expect((await post(gateway, 'rerank', ranking)).status).toBe(200)
    const rows = await gateway.rows()
    expect(rows.map(({ status, units, charged }) => [status, units, charged])).toEqual([
      ['upstream_status_500', null, 0],
      ['ok', 1, unitNano],
    ])
  })
})

describe('a key', () => {
  test('has a budget left for one call only, of two at once', async () => {
    const { waiting, script, release } = holdReplies(ranks)
    const { gateway, servers } = await testUnaryServer([script])
    const { key } = await gateway.createKey({ budget_usd: '0.003', budget_period: 'total' })
    const first = post(gateway, 'rerank', ranking, { key })
    await until('the first one is sent', () => waiting.length === 1)
    const second = await post(gateway, 'rerank', ranking, { key })
    expect([second.status, second.body.error.code]).toEqual([402, 'insufficient_quota'])
    release()
    expect((await first).status).toBe(200)
    expect(servers[0]?.received).toHaveLength(1)
  })

  test('gets its reservation back after a failure', async () => {
    const { gateway } = await testUnaryServer([
      (req, res, received) => (received.attempt <= 3 ? fails : ranks)(req, res, received),
    ])
    const { key } = await gateway.createKey({ budget_usd: '0.003', budget_period: 'total' })
    for (let n = 0; n < 3; n++)
      expect((await post(gateway, 'rerank', ranking, { key })).status).toBe(502)
    expect((await post(gateway, 'rerank', ranking, { key })).status).toBe(200)
  })

  test('that disconnects pays nothing, and its budget counts the call', async () => {
    const { gateway, servers } = await testUnaryServer([() => {}])
    const { key, id } = await gateway.createKey({ budget_usd: '0.003', budget_period: 'total' })
    const leaving = new AbortController()
    const asked = fetch(`${gateway.url}/openai/v1/rerank`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(ranking),
      signal: leaving.signal,
    })
    await until('it is sent', () => servers[0]?.received.length === 1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await until('it has a row', async () => (await gateway.rows()).length > 0)
    const [row] = await gateway.rows()
    expect(row).toMatchObject({ key_id: id, status: 'client_left', charged: 0, counted: unitNano })
    expect((await post(gateway, 'rerank', ranking, { key })).status).toBe(402)
  })

  test('spends tokens and requests per minute', async () => {
    const { gateway } = await testUnaryServer([ranks])
    const { key } = await gateway.createKey({ tpm: 35 })
    const first = await post(gateway, 'rerank', ranking, { key })
    expect([first.status, first.headers.get('x-ratelimit-limit-tokens')]).toEqual([200, '35'])
    expect((await post(gateway, 'rerank', ranking, { key })).status).toBe(429)
    const { key: other } = await gateway.createKey({ rpm: 1 })
    expect((await post(gateway, 'rerank', ranking, { key: other })).status).toBe(200)
    expect((await post(gateway, 'rerank', ranking, { key: other })).status).toBe(429)
  })

  test('with a budget is refused a model without a price where the operator wants that', async () => {
    const limits = { unpriced: 'refuse' } as const
    const { gateway } = await testUnaryServer([ranks], { limits, prices: {} })
    const { key } = await gateway.createKey({ budget_usd: '1', budget_period: 'total' })
    const { status, body } = await post(gateway, 'rerank', ranking, { key })
    expect([status, body.error.code]).toEqual([403, 'model_without_price'])
  })
})

describe('a request', () => {
  test.each<[string, string, object, string | null, RegExp]>([
    ['rerank', 'of a model that chats', { ...ranking, model: chatModel }, 'model', /use rerank/],
    ['rerank', 'without documents', { ...ranking, documents: [] }, 'documents', /documents/],
    ['rerank', 'with top_n 0', { ...ranking, top_n: 0 }, 'top_n', /top_n/],
    ['rerank', 'of an unknown model', { ...ranking, model: 'x' }, 'model', /does not exist/],
    ['moderations', 'without input', { model: 'moderations' }, 'input', /input/],
    ['moderations', 'of another kind', { model: 'rerank', input: 'a' }, 'model', /classif/],
    [
      'chat/completions',
      'of a model that does not chat',
      { model: 'rerank', messages: [{ role: 'user', content: 'hi' }] },
      'model',
      /openai\/v1\/rerank/,
    ],
  ])('to %s %s is refused with the reason', async (path, _what, body, param, message) => {
    const { gateway, servers } = await testUnaryServer([ranks])
    const reply = await post(gateway, path, body)
    expect([400, 404]).toContain(reply.status)
    expect([reply.body.error.param, reply.body.error.message]).toEqual([
      param,
      expect.stringMatching(message),
    ])
    expect(servers[0]?.received).toHaveLength(0)
  })

  test('is answered once under an Idempotency-Key', async () => {
    const { gateway, servers } = await testUnaryServer([ranks])
    const headers = { 'idempotency-key': 'once' }
    const first = await post(gateway, 'rerank', ranking, { headers })
    const again = await post(gateway, 'rerank', ranking, { headers })
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect(servers[0]?.received).toHaveLength(1)
  })

  test('fails with 502 for a reply above limits.reply_bytes, and one that is no JSON', async () => {
    const long: Script = (_req, res) => sendJson(res, 200, { padding: 'a'.repeat(8192) })
    const html: Script = (_req, res) => void res.writeHead(200).end('<html>busy</html>')
    for (const script of [long, html]) {
      const { gateway } = await testUnaryServer([script], { limits: { reply_bytes: 4096 } })
      const { status, body } = await post(gateway, 'rerank', ranking)
      expect([status, body.error.code]).toEqual([502, 'upstream_failed'])
    }
  })
})

test('the list of models has all kinds, those that chat first', async () => {
  const { gateway } = await testUnaryServer([ranks])
  const response = await fetch(`${gateway.url}/openai/v1/models`, {
    headers: { authorization: `Bearer ${gateway.key}` },
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  expect(data.map(({ id }) => id)).toEqual([chatModel, ...kinds])
})
