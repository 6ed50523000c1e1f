import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../../../server/store/database.ts'
import type { Store } from '../../../../server/store/store.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { post, startMesh, type Mesh } from '../../../support/servers/mesh.ts'
import { lastingDatabase } from '../../../support/servers/postgres.ts'
import { metric } from '../../../support/servers/process.ts'
import {
  completion,
  openEvents,
  goodEvents,
  sendError,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { ask, call, chat, json, type Answer } from '../../../support/servers/gateway-server.ts'
import { until } from '../../../support/waiting.ts'

const dayMs = 24 * 3_600_000
const answers: Script = (_req, res, { body }) =>
  body.stream
    ? void openEvents(res).end(goodEvents('hel', 'lo'))
    : sendJson(res, 200, completion('hello'))

/** Answers when it is told to. */
function holding() {
  const waiting: (() => void)[] = []
  const script: Script = (req, res, received) =>
    void waiting.push(() => void answers(req, res, received))
  return { script, release: () => waiting.splice(0).forEach((answer) => answer()), waiting }
}

let values = 0
const fresh = () => `value ${(values += 1)}`

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let place: string
  let mesh: Mesh
  let script: Script
  let store: Store
  const time = Date.UTC(2026, 0, 31, 12)
  beforeAll(async () => {
    place =
      engine === 'postgres'
        ? await lastingDatabase()
        : await mkdtemp(join(tmpdir(), 'tollgate-once-'))
    const forever = { breaker: { failures: 1000, window: 1000 }, retry: { attempts: 1 } }
    mesh = await startMesh(
      (req, res, received) => script(req, res, received),
      (_req, res) => sendJson(res, 200, { temperature: 21 }),
      { ...forever, store: place, now: () => time },
    )
    store = openStore(place)
  })
  afterAll(async () => {
    await store.close()
    await mesh.close()
    if (engine === 'sqlite') await rm(place, { recursive: true })
  })
  beforeEach(() => {
    script = answers
    mesh.model.received.length = mesh.tools.requests.length = 0
  })

  const send = (
    value: string,
    { body = chat() as unknown, key = mesh.gateway.key } = {},
  ): Promise<Answer> => ask(mesh.gateway, body, { key, headers: [`Idempotency-Key: ${value}`] })
  const asking = (value: string, body: object = chat(), path = '/openai/v1/chat/completions') =>
    fetch(mesh.gateway.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${mesh.gateway.key}`,
        'content-type': 'application/json',
        'idempotency-key': value,
      },
      body: JSON.stringify(body),
    })
  const operate = (
    { operatorUrl, operatorToken }: { operatorUrl: string; operatorToken: string },
    value: string,
    body: object,
    path = '/keys',
  ) =>
    fetch(operatorUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${operatorToken}`,
        'content-type': 'application/json',
        'idempotency-key': value,
      },
      body: JSON.stringify(body),
    })
  const rowsOf = async (keyId: string) =>
    (await mesh.gateway.rows()).filter((row) => row.key_id === keyId)
  const outcomes = async (operation: string) => {
    const text = await mesh.gateway.metrics()
    return (outcome: string) =>
      metric(text, 'tollgate_idempotency_keys_total', { operation, outcome }) ?? 0
  }

  test('the same request is answered again with the same bytes; nothing is asked, charged or counted for that', async () => {
    const { key, id } = await mesh.gateway.createKey({ rpm: 1 })
    const body = chat({ unknown: 1 })
    const [value, before] = [fresh(), await outcomes('createChatCompletion')]
    const first = await send(value, { body, key })
    expect(first).toMatchObject({
      status: 200,
      headers: { 'x-ignored-fields': 'unknown', 'x-ratelimit-remaining-requests': '0' },
    })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    for (const again of [await send(value, { body, key }), await send(value, { body, key })]) {
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
    expect(mesh.model.received).toHaveLength(1)
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['ok'])
    expect((await send(fresh(), { body, key })).status).toBe(429)
    const after = await outcomes('createChatCompletion')
    expect(
      ['kept', 'replayed', 'failed'].map((outcome) => after(outcome) - before(outcome)),
    ).toEqual([1, 2, 1])
  })

  test('another body under the value is refused, in the words of each service', async () => {
    const value = fresh()
    await send(value)
    await asking(value)
    const message = 'this Idempotency-Key was used with another body'
    const other = await send(value, { body: chat({ max_tokens: 7 }) })
    expect(other).toMatchObject({ status: 409, headers: { 'x-should-retry': 'false' } })
    expect(other.headers).not.toHaveProperty('retry-after')
    expect(json(other)).toEqual({ error: 409, message, code: 'conflict', param: 'Idempotency-Key' })
    const dialect = await asking(value, chat({ max_tokens: 7 }))
    expect(dialect.status).toBe(409)
    expect(await dialect.json()).toEqual({
      error: { message, type: 'invalid_request_error', param: 'Idempotency-Key', code: 'conflict' },
    })
    expect((await send(value, { body: `${JSON.stringify(chat())} ` })).status).toBe(409)
    expect(mesh.model.received).toHaveLength(2)
  })

  test('of twenty twins at the same moment one is done, and the others hear when to come again', async () => {
    const held = holding()
    script = held.script
    const [value, { key, id }] = [fresh(), await mesh.gateway.createKey()]
    const replies: Answer[] = []
    const twins = Array.from(
      { length: 20 },
      async () => void replies.push(await send(value, { key })),
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
      (await send(value, { key, body: chat({ max_tokens: 7 }) })).headers['x-should-retry'],
    ).toBe('false')
    held.release()
    await Promise.all(twins)
    expect(replies[19]?.status).toBe(200)
    expect(await send(value, { key })).toMatchObject({
      status: 200,
      body: replies[19]?.body,
      headers: { 'idempotent-replayed': 'true' },
    })
    expect(mesh.model.received).toHaveLength(1)
    expect((await rowsOf(id)).filter(({ status }) => status === 'ok')).toHaveLength(1)
  })

  test('what failed is done anew, with any body; so is what its caller did not wait for', async () => {
    const [value, left] = [fresh(), fresh()]
    script = (_req, res) => sendError(res, 500)
    expect((await send(value)).status).toBe(502)
    script = answers
    expect(await send(value, { body: chat({ max_tokens: 7 }) })).toMatchObject({ status: 200 })
    const held = holding()
    script = held.script
    const client = await call(mesh.gateway, chat(), [`Idempotency-Key: ${left}`])
    await until('the model is asked', () => held.waiting.length === 1)
    client.leave()
    await until('the model is left', () => mesh.model.received.at(-1)?.cutAt !== null)
    script = answers
    let again = await send(left)
    await until(
      'it is let go',
      async () => again.status !== 409 || (again = await send(left)).status !== 409,
    )
    expect(again.status).toBe(200)
    expect(again.headers).not.toHaveProperty('idempotent-replayed')
    expect(mesh.model.received).toHaveLength(4)
  })

  test('a value of another key or another route is another, and one of a revoked key is nothing', async () => {
    const [value, { key, id }] = [fresh(), await mesh.gateway.createKey()]
    const replies = [await send(value), await send(value, { key })]
    expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual([
      undefined,
      undefined,
    ])
    expect((await asking(value)).headers.get('idempotent-replayed')).toBeNull()
    expect((await asking(value)).headers.get('idempotent-replayed')).toBe('true')
    expect(mesh.model.received).toHaveLength(3)
    await mesh.gateway.revokeKey(id)
    expect((await send(value, { key })).status).toBe(401)
  })

  test('a value is printable ASCII of 1 to 255 characters', async () => {
    for (const wrong of ['', 'x'.repeat(256), 'caf\u00e9', 'a\tb'])
      expect(await send(wrong), wrong).toMatchObject({ status: 400 })
    expect(mesh.model.received).toEqual([])
    const longest = 'x'.repeat(255)
    expect([
      (await send(longest)).status,
      (await send(longest)).headers['idempotent-replayed'],
    ]).toEqual([200, 'true'])
  })

  test('a stream is answered as ever, and told that the value has no effect on it', async () => {
    const value = fresh()
    for (const body of [chat({ stream: true }), chat({ stream: true, max_tokens: 7 })])
      expect(await send(value, { body })).toMatchObject({
        status: 200,
        headers: { 'x-ignored-fields': 'Idempotency-Key' },
      })
    expect(
      (await send(value, { body: chat({ stream: true, unknown: 1 }) })).headers['x-ignored-fields'],
    ).toBe('unknown, Idempotency-Key')
    expect((await asking(value, chat({ stream: true }))).headers.get('x-ignored-fields')).toBe(
      'Idempotency-Key',
    )
    expect(mesh.model.received).toHaveLength(4)
    expect((await send(value)).headers).not.toHaveProperty('idempotent-replayed')
  })

  test('a reply that is too large to keep is given once, and its twins are refused', async () => {
    script = (_req, res) => sendJson(res, 200, completion('x'.repeat(1 << 20)))
    const value = fresh()
    expect((await send(value)).status).toBe(200)
    const again = await send(value)
    expect(again).toMatchObject({ status: 409, headers: { 'x-should-retry': 'false' } })
    expect(json(again)).toMatchObject({
      message:
        'the request with this Idempotency-Key was answered, but the reply was larger ' +
        'than 1048576 bytes and was not kept; to ask anew, use another',
    })
    expect(mesh.model.received).toHaveLength(1)
  })

  test('after a day a value is new', async () => {
    const value = fresh()
    // The database's clock is not ours to move.
    const age = (ms: number) =>
      store.journal
        .updateTable('idempotency')
        .set((row) => ({ expires_at: row('expires_at', '-', ms) }))
        .execute()
    await send(value)
    await age(dayMs - 60_000)
    expect((await send(value)).headers['idempotent-replayed']).toBe('true')
    await age(60_000)
    expect((await send(value, { body: chat({ max_tokens: 7 }) })).status).toBe(200)
    expect(mesh.model.received).toHaveLength(2)
  })

  test('while the store does not answer, requests with a value are refused and others are not; what was done is answered', async () => {
    const away = sql`alter table idempotency rename to idempotency_away`
    const back = sql`alter table idempotency_away rename to idempotency`
    const [value, before] = [fresh(), await outcomes('createChatCompletion')]
    const held = holding()
    script = held.script
    const first = send(value)
    await until('the model is asked', () => held.waiting.length === 1)
    await away.execute(store.journal)
    try {
      script = answers
      const refused = await send(fresh())
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
      expect(json(refused)).toMatchObject({
        code: 'unavailable',
        message: 'the store of idempotency keys does not answer; nothing was done',
      })
      expect(mesh.model.received).toHaveLength(1)
      expect((await ask(mesh.gateway)).status).toBe(200)
      held.release()
      expect((await first).status).toBe(200)
    } finally {
      await back.execute(store.journal)
    }
    const after = await outcomes('createChatCompletion')
    expect(after('not_kept') - before('not_kept')).toBe(1)
    expect((await send(fresh())).status).toBe(200)
    const observations = mesh.gateway.observed.filter(
      (observation) =>
        (observation.kind === 'storeFailed' || observation.kind === 'storeRecovered') &&
        observation.store === 'idempotency',
    )
    expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
  })

  test('an agent is asked once, and a task is created once', async () => {
    const { meshUrl, key: api_key } = mesh.gateway
    const input = { tool: 'write_note', tool_arguments: { note: 'hello' } }
    const value = fresh()
    const twice = async (path: string, body: object) => [
      await post(meshUrl, path, body, { 'idempotency-key': value }),
      await post(meshUrl, path, body, { 'idempotency-key': value }),
    ]
    const replies = await twice('/mesh_request', { api_key, agent_id: 'ToyAgent', input })
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.text).toBe(replies[0]?.text)
    expect(replies.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
    expect(mesh.tools.requests).toHaveLength(1)
    const [created, again] = await twice('/mesh_task_create', {
      api_key,
      agent_id: 'ToyAgent',
      task_details: input,
    })
    expect(created?.json['task_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(again?.text).toBe(created?.text)
    // The state after a server stored the task and died before it stored the reply. The id carries
    // the time of the claim.
    const since = Number.parseInt(
      String(created?.json['task_id']).replaceAll('-', '').slice(0, 12),
      16,
    )
    const row = {
      state: 'running' as const,
      owner: 'dead',
      lease_until: 0,
      status: null,
      headers: null,
      body: null,
      expires_at: since + dayMs,
    }
    await store.journal
      .updateTable('idempotency')
      .set(row)
      .where('value', '=', value)
      .where('route', '=', 'POST /mesh_task_create')
      .execute()
    const [late] = await twice('/mesh_task_create', {
      api_key,
      agent_id: 'ToyAgent',
      task_details: input,
    })
    expect([late?.text, late?.headers.get('idempotent-replayed')]).toEqual([created?.text, null])
    expect(
      (await store.journal.selectFrom('task').select('id').execute()).map(({ id }) => id),
    ).toEqual([created?.json['task_id']])
    const other = await post(
      meshUrl,
      '/mesh_request',
      { api_key, agent_id: 'ToyAgent', input: { ...input, tool_arguments: { note: 'another' } } },
      { 'idempotency-key': value },
    )
    expect(other.json).toEqual({
      error: 409,
      message: 'this Idempotency-Key was used with another body',
      detail: 'this Idempotency-Key was used with another body',
      code: 'conflict',
      param: 'Idempotency-Key',
    })
    const owner = await mesh.gateway.createKey({ scopes: ['mesh'] })
    const under = (token: string, text: string) =>
      post(
        meshUrl,
        '/mesh_request',
        {
          api_key: token,
          agent_id: 'ToyAgent',
          input: { ...input, tool_arguments: { note: text } },
        },
        { 'idempotency-key': value },
      )
    const before = await under(owner.key, 'once')
    const rotated = (await (
      await operate(mesh.gateway, fresh(), {}, `/keys/${owner.id}/rotate`)
    ).json()) as { key: string }
    const after = await under(rotated.key, 'once')
    expect([
      before.status,
      after.status,
      after.headers.get('idempotent-replayed'),
      after.text,
    ]).toEqual([200, 200, 'true', before.text])
    expect((await under(rotated.key, 'twice')).status).toBe(409)
    const named = await post(
      meshUrl,
      '/mesh_request',
      { api_key, agent_id: 'ToyAgent', input, stream: true },
      { 'idempotency-key': fresh() },
    )
    expect(named.headers.get('x-ignored-fields')).toBeNull()
  })

  test("the operator's key is created once, and kept where only the operator token opens it", async () => {
    const [value, wish] = [fresh(), { name: 'once' }]
    const first = await operate(mesh.gateway, value, wish)
    const created = (await first.json()) as { id: string; key: string }
    const again = await operate(mesh.gateway, value, wish)
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      'true',
    ])
    expect(await again.json()).toEqual(created)
    expect((await operate(mesh.gateway, value, { name: 'another' })).status).toBe(409)
    expect(created.key).toMatch(/^tg_/)
    const rotate = async () =>
      (await operate(mesh.gateway, value, {}, `/keys/${created.id}/rotate`)).json() as Promise<{
        key: string
      }>
    const rotated = await rotate()
    expect(await rotate()).toEqual(rotated)
    expect(rotated.key).not.toBe(created.key)
    const stored =
      engine === 'sqlite'
        ? globSync(`${place}/*.db*`)
            .map((file) => readFileSync(file, 'latin1'))
            .join()
        : JSON.stringify([
            await sql`select * from idempotency`.execute(store.journal),
            await sql`select * from key`.execute(store.journal),
          ])
    expect(stored).toContain(value)
    expect(stored).not.toContain(created.key)
    expect(stored).not.toContain(rotated.key)
  })
})

test('a key that was created under another operator token is not given out again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-once-'))
  const create = async (TOLLGATE_OPERATOR_TOKEN: string) => {
    const { operatorUrl, stop } = await startGateway({
      store: folder,
      env: { TOLLGATE_OPERATOR_TOKEN },
    })
    const reply = await fetch(`${operatorUrl}/keys`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${TOLLGATE_OPERATOR_TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': 'v',
      },
      body: '{"name":"once"}',
    })
    const result = { status: reply.status, body: (await reply.json()) as object }
    await stop()
    return result
  }
  expect(await create('one-operator-token-0123456789-0123456789')).toMatchObject({
    status: 200,
    body: { name: 'once' },
  })
  expect(await create('another-operator-token-0123456789-0123')).toMatchObject({
    status: 409,
    body: {
      message:
        'the request with this Idempotency-Key was sent with another token, and only that ' +
        'one opens the reply; to ask anew, use another',
    },
  })
  await rm(folder, { recursive: true })
})
