import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { metric } from '../../../support/servers/process.ts'
import { engines } from '../../../support/servers/store.ts'
import {
  completion,
  holdReplies,
  sendError,
  sendJson,
} from '../../../support/upstreams/model-server.ts'
import { ask, call, chat, json, type Answer } from '../../../support/servers/gateway-server.ts'
import { until } from '../../../support/waiting.ts'
import { IdempotentServer, dayMs, newValue, sayHello } from './idempotent-server.ts'

describe.each(engines)('on %s', (engine) => {
  let server: IdempotentServer
  beforeAll(async () => {
    server = await IdempotentServer.start(engine)
  })
  afterAll(() => server.close())
  beforeEach(() => server.reset())

  const outcomes = async (operation: string) => {
    const text = await server.mesh.gateway.metrics()
    return (outcome: string) =>
      metric(text, 'tollgate_idempotency_keys_total', { operation, outcome }) ?? 0
  }

  test('the same request is answered again with the same bytes; nothing is asked, charged or counted for that', async () => {
    const { key, id } = await server.mesh.gateway.createKey({ rpm: 1 })
    const body = chat({ unknown: 1 })
    const [value, before] = [newValue(), await outcomes('createChatCompletion')]
    const first = await server.chat(value, { body, key })
    expect(first).toMatchObject({
      status: 200,
      headers: { 'x-ignored-fields': 'unknown', 'x-ratelimit-remaining-requests': '0' },
    })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    for (const again of [
      await server.chat(value, { body, key }),
      await server.chat(value, { body, key }),
    ]) {
      expect(again).toMatchObject({
        status: 200,
        headers: {
          'idempotent-replayed': 'true',
          'x-ignored-fields': 'unknown',
          'content-type': 'application/json',
          'cache-control': 'no-store',
        },
      })
      expect(again.body.equals(first.body)).toBe(true)
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      expect(Object.keys(again.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual(
        [],
      )
    }
    expect(server.mesh.model.received).toHaveLength(1)
    expect((await server.rowsOf(id)).map(({ status }) => status)).toEqual(['ok'])
    expect((await server.chat(newValue(), { body, key })).status).toBe(429)
    const after = await outcomes('createChatCompletion')
    expect(
      ['kept', 'replayed', 'failed'].map((outcome) => after(outcome) - before(outcome)),
    ).toEqual([1, 2, 1])
  })

  test('another body under the value is refused, in the words of each service', async () => {
    const value = newValue()
    await server.chat(value)
    await server.chatAsOpenAi(value)
    const message = 'this Idempotency-Key was used with another body'
    const other = await server.chat(value, { body: chat({ max_tokens: 7 }) })
    expect(other).toMatchObject({ status: 409, headers: { 'x-should-retry': 'false' } })
    expect(other.headers).not.toHaveProperty('retry-after')
    expect(json(other)).toEqual({ error: 409, message, code: 'conflict', param: 'Idempotency-Key' })
    const dialect = await server.chatAsOpenAi(value, chat({ max_tokens: 7 }))
    expect(dialect.status).toBe(409)
    expect(await dialect.json()).toEqual({
      error: { message, type: 'invalid_request_error', param: 'Idempotency-Key', code: 'conflict' },
    })
    expect((await server.chat(value, { body: `${JSON.stringify(chat())} ` })).status).toBe(409)
    expect(server.mesh.model.received).toHaveLength(2)
  })

  test('of twenty twins at the same moment one is done, and the others hear when to come again', async () => {
    const held = holdReplies(sayHello)
    server.script = held.script
    const [value, { key, id }] = [newValue(), await server.mesh.gateway.createKey()]
    const replies: Answer[] = []
    const twins = Array.from(
      { length: 20 },
      async () => void replies.push(await server.chat(value, { key })),
    )
    await until('the others are refused', () => replies.length === 19)
    for (const twin of replies) {
      expect(twin).toMatchObject({
        status: 409,
        headers: { 'retry-after': '1', 'retry-after-ms': '1000' },
      })
      expect(twin.headers).not.toHaveProperty('x-should-retry')
      expect(json(twin)).toEqual({
        error: 409,
        message:
          'a request with this Idempotency-Key is still being answered; send it again in a moment',
        code: 'conflict',
      })
    }
    expect(
      (await server.chat(value, { key, body: chat({ max_tokens: 7 }) })).headers['x-should-retry'],
    ).toBe('false')
    held.release()
    await Promise.all(twins)
    expect(replies[19]?.status).toBe(200)
    expect(await server.chat(value, { key })).toMatchObject({
      status: 200,
      body: replies[19]?.body,
      headers: { 'idempotent-replayed': 'true' },
    })
    expect(server.mesh.model.received).toHaveLength(1)
    expect((await server.rowsOf(id)).filter(({ status }) => status === 'ok')).toHaveLength(1)
  })

  test('what failed is done anew, with any body; so is what its caller did not wait for', async () => {
    const [value, abandoned] = [newValue(), newValue()]
    server.script = (_req, res) => sendError(res, 500)
    expect((await server.chat(value)).status).toBe(502)
    server.script = sayHello
    expect(await server.chat(value, { body: chat({ max_tokens: 7 }) })).toMatchObject({
      status: 200,
    })
    const held = holdReplies(sayHello)
    server.script = held.script
    const client = await call(server.mesh.gateway, chat(), [`Idempotency-Key: ${abandoned}`])
    await until('the model is asked', () => held.waiting.length === 1)
    client.leave()
    await until('the model is left', () => server.mesh.model.received.at(-1)?.cutAt !== null)
    server.script = sayHello
    let again = await server.chat(abandoned)
    await until(
      'it is let go',
      async () => again.status !== 409 || (again = await server.chat(abandoned)).status !== 409,
    )
    expect(again.status).toBe(200)
    expect(again.headers).not.toHaveProperty('idempotent-replayed')
    expect(server.mesh.model.received).toHaveLength(4)
  })

  test('a value of another key or another route is another, and one of a revoked key is nothing', async () => {
    const [value, { key, id }] = [newValue(), await server.mesh.gateway.createKey()]
    const replies = [await server.chat(value), await server.chat(value, { key })]
    expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual([
      undefined,
      undefined,
    ])
    expect((await server.chatAsOpenAi(value)).headers.get('idempotent-replayed')).toBeNull()
    expect((await server.chatAsOpenAi(value)).headers.get('idempotent-replayed')).toBe('true')
    expect(server.mesh.model.received).toHaveLength(3)
    await server.mesh.gateway.revokeKey(id)
    expect((await server.chat(value, { key })).status).toBe(401)
  })

  test('a value is printable ASCII of 1 to 255 characters', async () => {
    for (const wrong of ['', 'x'.repeat(256), 'caf\u00e9', 'a\tb'])
      expect(await server.chat(wrong), wrong).toMatchObject({ status: 400 })
    expect(server.mesh.model.received).toEqual([])
    const longest = 'x'.repeat(255)
    expect([
      (await server.chat(longest)).status,
      (await server.chat(longest)).headers['idempotent-replayed'],
    ]).toEqual([200, 'true'])
  })

  test('a stream is not stored: it runs again, and is told so', async () => {
    const [value, other] = [newValue(), newValue()]
    const body = chat({ stream: true })
    const replies = await Promise.all([1, 2].map(() => server.chat(value, { body })))
    for (const reply of [...replies, await server.chat(value, { body })])
      expect(reply).toMatchObject({
        status: 200,
        headers: { 'x-ignored-fields': 'Idempotency-Key' },
      })
    expect(
      (await server.chat(other, { body: chat({ stream: true, unknown: 1 }) })).headers[
        'x-ignored-fields'
      ],
    ).toBe('unknown, Idempotency-Key')
    expect((await server.chatAsOpenAi(value, body)).headers.get('x-ignored-fields')).toBe(
      'Idempotency-Key',
    )
    expect(server.mesh.model.received).toHaveLength(5)
  })

  test.each([
    ['a stream after another stream', { stream: true }, { stream: true, max_tokens: 7 }],
    ['a stream after a whole reply', {}, { stream: true }],
    ['a whole reply after a stream', { stream: true }, {}],
  ])('a value that was used with another body is refused for %s', async (_what, first, then) => {
    const value = newValue()
    const send = async (more: object) => server.chat(value, { body: chat(more) })
    const [before, bodies] = [await outcomes('createChatCompletion'), [first, then, first]]
    const replies: Answer[] = []
    for (const body of bodies) replies.push(await send(body))
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 200])
    const [, refused] = replies
    expect(refused && json(refused)).toMatchObject({
      code: 'conflict',
      message: 'this Idempotency-Key was used with another body',
      param: 'Idempotency-Key',
    })
    expect((await outcomes('createChatCompletion'))('bound') - before('bound')).toBe(1)
  })

  test('a reply that is too large to keep is given once, and its twins are refused', async () => {
    server.script = (_req, res) => sendJson(res, 200, completion('x'.repeat(1 << 20)))
    const value = newValue()
    expect((await server.chat(value)).status).toBe(200)
    const again = await server.chat(value)
    expect(again).toMatchObject({ status: 409, headers: { 'x-should-retry': 'false' } })
    expect(json(again)).toMatchObject({
      message:
        'the request with this Idempotency-Key was answered, but the reply was larger ' +
        'than 1048576 bytes and was not stored; to send a new request, use another',
    })
    expect(server.mesh.model.received).toHaveLength(1)
  })

  test('after a day a value is new', async () => {
    const value = newValue()
    // The database's clock is not ours to move.
    const age = (ms: number) =>
      server.store.journal
        .updateTable('idempotency')
        .set((row) => ({ expires_at: row('expires_at', '-', ms) }))
        .execute()
    await server.chat(value)
    await age(dayMs - 60_000)
    expect((await server.chat(value)).headers['idempotent-replayed']).toBe('true')
    await age(60_000)
    expect((await server.chat(value, { body: chat({ max_tokens: 7 }) })).status).toBe(200)
    expect(server.mesh.model.received).toHaveLength(2)
  })

  test('while the store does not answer, requests with a value are refused and others are not; what was done is answered', async () => {
    const away = sql`alter table idempotency rename to idempotency_away`
    const back = sql`alter table idempotency_away rename to idempotency`
    const [value, before] = [newValue(), await outcomes('createChatCompletion')]
    const held = holdReplies(sayHello)
    server.script = held.script
    const first = server.chat(value)
    await until('the model is asked', () => held.waiting.length === 1)
    await away.execute(server.store.journal)
    try {
      server.script = sayHello
      const refused = await server.chat(newValue())
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
      expect(json(refused)).toMatchObject({
        code: 'unavailable',
        message: 'the store of idempotency keys does not answer; nothing was done',
      })
      expect(server.mesh.model.received).toHaveLength(1)
      expect((await ask(server.mesh.gateway)).status).toBe(200)
      held.release()
      expect((await first).status).toBe(200)
    } finally {
      await back.execute(server.store.journal)
    }
    const after = await outcomes('createChatCompletion')
    expect(after('not_kept') - before('not_kept')).toBe(1)
    expect((await server.chat(newValue())).status).toBe(200)
    const observations = server.mesh.gateway.observed.filter(
      (observation) =>
        (observation.kind === 'storeFailed' || observation.kind === 'storeRecovered') &&
        observation.store === 'idempotency',
    )
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
  })
})
