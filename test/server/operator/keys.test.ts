import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { hourOf } from '../../../server/store/ledger/roll-up.ts'
import { says } from '../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import type { Store } from '../../../server/store/store.ts'
import { freshStore } from '../../support/servers/store.ts'
import { until } from '../../support/waiting.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'

type Created = components['schemas']['CreatedKey'] & {
  message?: string
  code?: string
  param?: string
}

type KeyList = components['schemas']['KeyList']

let store: Store
let shared: GatewayServer<'only'>
beforeAll(async () => {
  store = await freshStore()
  shared = await startGatewayServer(
    { only: says('hello') },
    { ...alwaysRetries, prices: { '*': { input: '1', output: '1' } }, store: store.folder },
  )
})
afterAll(() => shared.close())
beforeEach(() => void (shared.only.received.length = 0))

async function operate(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Created }> {
  const reply = await operatorFetch(shared.gateway, path, { method, body })
  // The server throws on a reply that breaks the contract.
  return { status: reply.status, body: (await reply.json()) as Created }
}

const rotate = (id: string, body: unknown = {}) => operate('POST', `/keys/${id}/rotate`, body)
const statusOf = async (key: string) =>
  (await ask(shared.gateway, chat({ max_tokens: 5 }), { key })).status

describe('an imported key', () => {
  const token = 'sk-of-another-gateway'
  const token_hash = createHash('sha256').update(token).digest('hex')

  test('is used with the token that its callers have, whose hash no other key may have', async () => {
    const made = await operate('POST', '/keys/import', {
      name: 'taken over',
      token_hash,
      token_prefix: 'sk-of',
      scopes: ['chat'],
    })
    expect(made).toMatchObject({ status: 200, body: { name: 'taken over', prefix: 'sk-of' } })
    expect(made.body).not.toHaveProperty('key')
    expect(await statusOf(token)).toBe(200)
    const again = await operate('POST', '/keys/import', { name: 'other', token_hash })
    expect(again).toMatchObject({ status: 409, body: { param: 'token_hash' } })
    expect(again.body.message).toContain(made.body.id)
    await operate('DELETE', `/keys/${made.body.id}`)
    const revived = await operate('POST', '/keys/import', { name: 'other', token_hash })
    expect(revived.status).toBe(409)
    const rotated = await operate('POST', '/keys', { name: 'rotated', scopes: ['chat'] })
    await rotate(rotated.body.id)
    const previous = createHash('sha256').update(rotated.body.key).digest('hex')
    const stolen = await operate('POST', '/keys/import', { name: 'x', token_hash: previous })
    expect(stolen.status, 'the token of before the rotation').toBe(409)
  })
})

describe('keys of one stack', () => {
  const made = (name: string, managed_by: string | null) =>
    operate('POST', '/keys', { name, managed_by })

  test('have different names while they are in use, also when they are changed', async () => {
    const first = await made('web', 'production')
    expect(first).toMatchObject({ status: 200, body: { managed_by: 'production' } })
    const second = await made('web', 'production')
    expect(second).toMatchObject({ status: 409, body: { param: 'name' } })
    expect((await made('web', 'staging')).status).toBe(200)
    const byHand = await made('web', null)
    expect(byHand.status).toBe(200)
    const adopt = () => operate('PATCH', `/keys/${byHand.body.id}`, { managed_by: 'production' })
    expect((await adopt()).status).toBe(409)
    await operate('DELETE', `/keys/${first.body.id}`)
    expect(await adopt()).toMatchObject({ status: 200, body: { managed_by: 'production' } })
    const released = await operate('PATCH', `/keys/${byHand.body.id}`, { managed_by: null })
    expect(released.body.managed_by).toBeNull()
  })
})

describe('a key that is changed', () => {
  const created = async (settings: object = {}) =>
    (await operate('POST', '/keys', { name: 'before', scopes: ['chat'], ...settings })).body
  const change = (id: string, settings: object) => operate('PATCH', `/keys/${id}`, settings)

  test('has its token and limits, and a new name, owner, models and expiry', async () => {
    const { id, key, prefix } = await created({ rpm: 60 })
    const settings = {
      name: 'after',
      owner: 'search',
      models: ['mistralai/mistral-7b-instruct'],
      expires_at: Date.now() + 3_600_000,
    }
    expect((await change(id, settings)).body).toMatchObject({ ...settings, prefix, rpm: 60 })
    expect(await statusOf(key)).toBe(403)
    const open = { owner: null, models: null, expires_at: null }
    expect((await change(id, open)).body).toMatchObject({ ...open, name: 'after' })
    expect(await statusOf(key)).toBe(200)
  })

  test('may use other services from its next request on', async () => {
    const { id, key } = await created()
    expect(await statusOf(key)).toBe(200)
    expect((await change(id, { scopes: ['mesh'], agents: ['EchoAgent'] })).status).toBe(200)
    expect(await statusOf(key)).toBe(403)
  })

  test.each<[title: string, settings: object, param: string]>([
    ['a model that is not declared', { models: ['no-such'] }, 'models'],
    ['agents without the scope mesh', { agents: ['EchoAgent'] }, 'agents'],
    ['an expiry in the past', { expires_at: 1 }, 'expires_at'],
    ['another scope than its token limit needs', { scopes: ['mesh'] }, 'tpm'],
    ['a name with a line break', { name: 'a\nb' }, 'name'],
    ['nothing', {}, ''],
  ])('is refused %s, and stays', async (_, settings, param) => {
    const { id } = await created({ tpm: 1000 })
    const { status, body } = await change(id, settings)
    expect(status).toBe(400)
    expect(body.param ?? '').toContain(param)
    expect((await operate('GET', `/keys/${id}`)).body).toMatchObject({
      name: 'before',
      scopes: ['chat'],
      tpm: 1000,
    })
  })

  test('is audited by the members that changed', async () => {
    const { id } = await created()
    await change(id, { owner: 'search', models: ['mistralai/mistral-7b-instruct'] })
    const reply = await operatorFetch(shared.gateway, '/audit', { method: 'GET' })
    expect(await reply.json()).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          action: 'changeKey',
          target: id,
          before: { owner: null, models: null },
          after: { owner: 'search', models: ['mistralai/mistral-7b-instruct'] },
        }),
      ]),
    })
  })
})

describe('a key that is rotated', () => {
  test('is the same key with a new token; the old one works for an hour unless told, and is never shown', async () => {
    const { body: key } = await operate('POST', '/keys', {
      name: 'turning',
      scopes: ['chat'],
      rpm: 60,
    })
    expect(await statusOf(key.key)).toBe(200)
    const { status, body } = await rotate(key.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...key,
      key: body.key,
      prefix: body.key.slice(0, 9),
      previous_until: body.previous_until,
    })
    expect(Math.abs((body.previous_until ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000)
    expect([await statusOf(key.key), await statusOf(body.key)]).toEqual([200, 200])
    const { key: _token, ...shown } = body
    const listed = await operate('GET', '/keys')
    expect((listed.body as unknown as { keys: object[] }).keys).toContainEqual(
      expect.objectContaining(shown),
    )
    expect((await operate('GET', `/keys/${key.id}`)).body).toEqual(shown)
  })

  test('is not known by its old token from the end of the overlap on, nor at once without one', async () => {
    const { body: key } = await operate('POST', '/keys', { name: 'turning' })
    const { body: second } = await rotate(key.id, { overlap_s: 1 })
    expect(await statusOf(second.key)).toBe(200)
    await until('the overlap has ended', async () => (await statusOf(key.key)) === 401)
    expect(Date.now()).toBeGreaterThanOrEqual(second.previous_until ?? Infinity)
    const { body: third } = await rotate(key.id, { overlap_s: 0 })
    expect(third.previous_until).toBeNull()
    expect(await Promise.all([key.key, second.key, third.key].map(statusOf))).toEqual([
      401, 401, 200,
    ])
  })

  test('keeps what was used of its limits, and its usage', async () => {
    const { body: key } = await operate('POST', '/keys', {
      name: 'turning',
      budget_usd: '0.000035',
      budget_period: 'total',
    })
    // At a microdollar each 12 tokens of the prompt and 3 of the reply are used, and usual ones are 13.
    expect(await statusOf(key.key)).toBe(200)
    const { body: rotated } = await rotate(key.id)
    expect(await statusOf(rotated.key)).toBe(200)
    expect(await Promise.all([key.key, rotated.key].map(statusOf))).toEqual([402, 402])
    expect(
      (await shared.gateway.rows()).filter(
        ({ key_id, status }) => key_id === key.id && status === 'ok',
      ),
    ).toHaveLength(2)
  })

  test('is one that there is, and that has not ended; for how long is bounded', async () => {
    const absent = '0198a3c2-7d1e-7abc-8def-0123456789ab'
    expect(await rotate(absent)).toMatchObject({
      status: 404,
      body: { code: 'not_found', param: 'id' },
    })
    const { body: key } = await operate('POST', '/keys', { name: 'turning' })
    for (const overlap_s of [-1, 604_801, 1.5, '60', null])
      expect(await rotate(key.id, { overlap_s })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', param: 'overlap_s' },
      })
    expect(await rotate(key.id, { overlap: 60 })).toMatchObject({ status: 400 })
    expect(await statusOf(key.key)).toBe(200)
    await operate('DELETE', `/keys/${key.id}`)
    expect(await rotate(key.id)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'this key is revoked, and a new token would be rejected, too; create another key',
      },
    })
  })
})

test('the list has the hour in which a key was used last', async () => {
  const { body: key } = await operate('POST', '/keys', { name: 'to-be-used' })
  const lastUse = async () => {
    const { keys } = await operatorJson<components['schemas']['KeyList']>(
      shared.gateway,
      'GET',
      '/keys',
    )
    return keys.find(({ id }) => id === key.id)?.last_used_at
  }
  expect(await lastUse()).toBeNull()
  expect(await statusOf(key.key)).toBe(200)
  const row = (await shared.gateway.rows()).findLast(({ key_id }) => key_id === key.id)
  expect(await lastUse()).toBe(hourOf(row?.ts ?? 0))
})

describe('what cannot be is refused with the reason', () => {
  const wishes: [what: string, wish: object, param: string, reason: string][] = [
    ['a period without a budget', { budget_period: 'day' }, 'budget_period', 'needs a budget'],
    ['a budget of nothing', { budget_usd: '0' }, 'budget_usd', 'revoke the key'],
    ['a budget beyond what is exact', { budget_usd: '9000001' }, 'budget_usd', 'at most 9000000'],
    ['a budget that is a number', { budget_usd: 20 }, 'budget_usd', 'string'],
    [
      'a period that there is not',
      { budget_usd: '5', budget_period: 'week' },
      'budget_period',
      'day, month, total',
    ],
    ['no request at once', { max_parallel: 0 }, 'max_parallel', '>= 1'],
    ['no request a minute', { rpm: 0 }, 'rpm', '>= 1'],
    ['a part of a request', { rpm: 0.5 }, 'rpm', 'integer'],
    ['more than can be counted', { tpm: 1e13 }, 'tpm', '<= 1000000000000'],
    ['tokens of chats without chats', { scopes: ['mesh'], tpm: 5 }, 'tpm', 'lacks the scope chat'],
    [
      'agents without the scope for them',
      { scopes: ['chat'], agents: ['EchoAgent'] },
      'agents',
      'the scope mesh',
    ],
    [
      'models without the scope for them',
      { scopes: ['mesh'], models: ['hermes-3-llama3.1-8b'] },
      'models',
      'the scope chat',
    ],
    ['an end in the past', { expires_at: Date.now() - 1000 }, 'expires_at', 'in the past'],
    [
      'an end in seconds',
      { expires_at: Math.round(Date.now() / 1000) + 3600 },
      'expires_at',
      'milliseconds',
    ],
    ['no scopes', { scopes: [] }, 'scopes', 'at least 1 item'],
    ['a scope that there is not', { scopes: ['admin'] }, 'scopes', 'chat, mesh'],
    [
      'a model that there is not',
      { models: ['hermes-3-llama3.1-8b', 'hermes-3-llama3.1-8B'] },
      'models',
      'Did you mean "hermes-3-llama3.1-8b"?',
    ],
    ['a name that is no line', { name: 'two\nlines' }, 'name', 'control characters'],
    ['a name that no database takes', { name: 'no\u0000thing' }, 'name', 'control characters'],
    ['a name that commands a terminal', { name: 'a\u009b2Jb' }, 'name', 'control characters'],
    [
      'an agent with half of a character',
      { name: 'a', agents: ['\ud800'] },
      'agents',
      'agents[0] has half',
    ],
    ['a name with half of a character', { name: 'a\ud800b' }, 'name', 'half of a character'],
    ['an owner that no database takes', { owner: '\u0000' }, 'owner', 'control characters'],
    ['no name', { name: '' }, 'name', '1 character'],
    ['a member that there is not', { rmp: 5 }, 'rmp', 'additional'],
  ]

  test.each(wishes)('%s', async (_what, fields, param, reason) => {
    const { status, body } = await operate('POST', '/keys', { name: 'wishful', ...fields })
    expect([status, body.code, body.param?.replace('[0]', '')], body.message).toEqual([
      400,
      'invalid_request',
      param,
    ])
    expect(body.message).toContain(reason)
  })

  test('a change that would leave a period without its budget, or tokens without chats, changes nothing', async () => {
    const { body: key } = await operate('POST', '/keys', {
      name: 'changing',
      scopes: ['mesh'],
      budget_usd: '5',
      budget_period: 'day',
    })
    for (const change of [
      { budget_usd: null, budget_period: 'day' },
      { tpm: 5 },
      { rpm: 5, max_parallel: 0 },
      {},
      { id: 'other' },
    ]) {
      expect(
        await operate('PATCH', `/keys/${key.id}`, change),
        JSON.stringify(change),
      ).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    }
    expect((await operate('GET', `/keys/${key.id}`)).body).toMatchObject({
      rpm: null,
      tpm: null,
      max_parallel: null,
      budget_usd: '5',
      budget_period: 'day',
    })
  })
})

test('the list of keys is not sent again to who has it, until a key was changed or used', async () => {
  const read = async (etag?: string) => {
    await shared.gateway.rows()
    const headers = etag === undefined ? {} : { 'if-none-match': etag }
    const reply = await operatorFetch(shared.gateway, '/keys', { headers })
    const keys = reply.status === 200 ? ((await reply.json()) as KeyList).keys : []
    return { status: reply.status, etag: reply.headers.get('etag') ?? '', keys }
  }
  const { body: created } = await operate('POST', '/keys', { name: 'watched', budget_usd: '1' })
  const watched = (keys: KeyList['keys']) => keys.find(({ id }) => id === created.id)
  let last = await read()
  expect(watched(last.keys)?.budget_used).toEqual({ charged: '0', counted: '0' })
  for (let calls = 0; calls < 6; calls += 2) {
    const rpm = 1000 + calls
    expect((await read(last.etag)).status).toBe(304)
    await operate('PATCH', `/keys/${created.id}`, { rpm })
    const changed = await read(last.etag)
    expect(watched(changed.keys)).toMatchObject({ rpm })

    expect(await statusOf(created.key)).toBe(200)
    let used = changed
    await until('its use is shown to who asks again', async () => {
      used = await read(changed.etag)
      return used.status === 200
    })
    expect(await statusOf(created.key)).toBe(200)
    last = await read()
    const spends = [changed, used, last].map(({ keys }) => watched(keys)?.budget_used?.charged)
    expect(spends).toEqual([calls, calls + 1, calls + 2].map((count) => String(15_000 * count)))
  }
  const rpm = 5000
  const { etag } = await read()
  await store.journal.updateTable('key').set({ rpm, version: 99 }).execute()
  expect(watched((await read()).keys), 'who has no list gets the new one').toMatchObject({ rpm })
  await until('a change by another process is known', async () => {
    const { status, keys } = await read(etag)
    return status === 200 && watched(keys)?.rpm === rpm
  })
})
