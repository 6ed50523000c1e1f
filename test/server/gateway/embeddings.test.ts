import { describe, expect, test } from 'vitest'
import {
  chatModel,
  embed,
  embeddings,
  gives,
  model,
  testEmbeddingsServer,
  tokenPrice,
} from '../../support/dialects/embeddings-server.ts'
import {
  holdReplies,
  sendError,
  sendJson,
  type Script,
} from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

const fails: Script = (_req, res) => sendError(res, 500)
const texts = ['hello, hello', 'ünïcödé', 'a']

describe('the ledger has', () => {
  test('one row for an attempt, with the prompt tokens and their price', async () => {
    const { gateway } = await testEmbeddingsServer([gives('float')])
    await embed(gateway)
    const row = {
      model,
      status: 'ok',
      upstream: 'u0',
      attempt: 1,
      estimated: false,
      prompt_tokens: 7,
      completion_tokens: 0,
      charged: 7 * tokenPrice,
    }
    expect(await gateway.rows()).toEqual([expect.objectContaining(row)])
  })

  test('a row of each attempt, of which the one that answered is charged', async () => {
    const { gateway } = await testEmbeddingsServer([fails, gives('float')])
    await embed(gateway)
    const rows = await gateway.rows()
    expect(
      rows.map(({ status, prompt_tokens, charged }) => [status, prompt_tokens, charged]),
    ).toEqual([
      ['upstream_status_500', 0, 0],
      ['ok', 7, 7 * tokenPrice],
    ])
  })

  test.each([
    ['no usage', undefined, texts, 9],
    ['0 tokens', { prompt_tokens: 0, total_tokens: 0 }, texts, 9],
    ['no usage of tokens that were sent', undefined, [[1, 2, 3], [4]], 4],
  ])('an estimate where the server gives %s, as the reply has', async (_what, usage, input, n) => {
    const { gateway } = await testEmbeddingsServer([gives('float', { usage })])
    const { body } = await embed(gateway, { input })
    expect(body.usage).toEqual({ prompt_tokens: n, total_tokens: n })
    const row = { prompt_tokens: n, estimated: true, charged: n * tokenPrice }
    expect(await gateway.rows()).toEqual([expect.objectContaining(row)])
  })
})

describe('a key', () => {
  test('spends its tokens per minute, which the headers tell', async () => {
    const { gateway } = await testEmbeddingsServer([gives('float')])
    const { key } = await gateway.createKey({ tpm: 10 })
    const first = await embed(gateway, {}, { key })
    expect([first.status, first.headers.get('x-ratelimit-limit-tokens')]).toEqual([200, '10'])
    const input = 'a text of more than the three tokens that are left'
    const refused = await embed(gateway, { input }, { key })
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limit_exceeded'])
  })

  test('has a request reserved from its budget before it is sent, at most at its price', async () => {
    const { waiting, script, release } = holdReplies(gives('float'))
    const { gateway, servers } = await testEmbeddingsServer([script])
    // Five bytes and a margin of 16 make at most 21 tokens.
    const { key } = await gateway.createKey({ budget_usd: '0.00003', budget_period: 'total' })
    const first = embed(gateway, {}, { key })
    await until('the first one is sent', () => waiting.length === 1)
    const second = await embed(gateway, {}, { key })
    expect([second.status, second.body.error.code]).toEqual([402, 'insufficient_quota'])
    release()
    expect((await first).status).toBe(200)
    const third = embed(gateway, {}, { key })
    await until('the third one is sent', () => waiting.length === 1)
    release()
    expect((await third).status).toBe(200)
    expect(servers[0]?.received).toHaveLength(2)
  })

  test('gets back what was reserved for a request that failed', async () => {
    const { gateway, servers } = await testEmbeddingsServer([
      (req, res, received) => (received.attempt <= 3 ? fails : gives('float'))(req, res, received),
    ])
    const { key } = await gateway.createKey({ budget_usd: '0.00003', budget_period: 'total' })
    for (let n = 0; n < 3; n++) expect((await embed(gateway, {}, { key })).status).toBe(502)
    expect((await embed(gateway, {}, { key })).status).toBe(200)
    expect(servers[0]?.received).toHaveLength(4)
  })

  test('may be bound to other models, or to requests per minute', async () => {
    const { gateway, servers } = await testEmbeddingsServer([gives('float')])
    const { key: other } = await gateway.createKey({ models: [chatModel] })
    expect((await embed(gateway, {}, { key: other })).status).toBe(403)
    const { key } = await gateway.createKey({ rpm: 1 })
    expect((await embed(gateway, {}, { key })).status).toBe(200)
    expect((await embed(gateway, {}, { key })).status).toBe(429)
    expect(servers[0]?.received).toHaveLength(1)
  })

  test('with a budget may not use a model without a price where that is refused', async () => {
    const limits = { unpriced: 'refuse' } as const
    const { gateway } = await testEmbeddingsServer([gives('float')], { limits, prices: {} })
    const { key } = await gateway.createKey({ budget_usd: '1', budget_period: 'total' })
    const { status, body } = await embed(gateway, {}, { key })
    expect([status, body.error.code]).toEqual([403, 'model_without_price'])
    expect((await embed(gateway)).status).toBe(200)
  })
})

test('the same Idempotency-Key is answered once by a model server, with the same vectors', async () => {
  const { gateway, servers } = await testEmbeddingsServer([gives('float')])
  const headers = { 'idempotency-key': 'once' }
  const [first, again] = [
    await embed(gateway, {}, { headers }),
    await embed(gateway, {}, { headers }),
  ]
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
  expect(servers[0]?.received).toHaveLength(1)
})

test('a deadline of the caller ends the request with a 504', async () => {
  const { gateway } = await testEmbeddingsServer([() => {}])
  const { status, body } = await embed(gateway, {}, { headers: { 'x-request-timeout-ms': '1000' } })
  expect([status, body.error.code]).toEqual([504, 'deadline_exceeded'])
  expect((await gateway.rows())[0]).toMatchObject({ status: 'upstream_deadline', charged: 0 })
})

test('a reply above limits.reply_bytes is not given out', async () => {
  const limits = { reply_bytes: 4096 }
  const long = Array.from({ length: 4096 }, () => 0.5)
  const script: Script = (_req, res) => sendJson(res, 200, embeddings([long]))
  const { gateway } = await testEmbeddingsServer([script], { limits })
  const { status, body } = await embed(gateway)
  expect([status, body.error.code]).toEqual([502, 'upstream_failed'])
})
