import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createGatewayClient,
  createOperatorClient,
  TollgateError,
  type OperatorClient,
} from '../../client/index.ts'
import { signIn } from '../support/http/session.ts'
import { startGateway, type Gateway } from '../support/servers/gateway.ts'

let gateway: Gateway
let operator: OperatorClient
beforeAll(async () => {
  gateway = await startGateway()
  operator = createOperatorClient({ baseUrl: gateway.operatorUrl, token: gateway.operatorToken })
})
afterAll(() => gateway.stop())

const fault = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a key is created, used, changed, listed, read, rotated and revoked', async () => {
  const { key: token, id } = await operator.createKey({
    name: 'search-team',
    scopes: ['chat'],
    models: ['hermes-3-llama3.1-8b'],
  })
  const client = createGatewayClient({ baseUrl: gateway.url, token })
  expect((await client.models()).data.map((model) => model.id)).toEqual(['hermes-3-llama3.1-8b'])
  expect(await operator.changeKey(id, { rpm: 120 })).toMatchObject({ id, rpm: 120, tpm: null })
  expect(await operator.key(id)).toMatchObject({
    id,
    name: 'search-team',
    rpm: 120,
    revoked_at: null,
  })
  expect((await operator.keys()).map((key) => key.id)).toContain(id)
  const rotated = await operator.rotateKey(id)
  expect(rotated).toMatchObject({ id, rpm: 120, revoked_at: null })
  for (const secret of [token, rotated.key])
    expect(
      (await createGatewayClient({ baseUrl: gateway.url, token: secret }).models()).data,
    ).toHaveLength(1)
  const { revoked_at } = await operator.revokeKey(id)
  expect(revoked_at).toBeGreaterThan(Date.now() - 60_000)
  await expect
    .poll(() => fault(client.models()))
    .toMatchObject({ status: 401, code: 'invalid_api_key' })
})

test('what was used is totalled and listed by page', async () => {
  const client = createGatewayClient({ baseUrl: gateway.url, token: gateway.key })
  for (const content of ['one', 'two'])
    await client.chat({ model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content }] })
  await expect
    .poll(async () => (await operator.usageRows({ key_id: gateway.keyId })).rows.length)
    .toBe(2)
  const { totals } = await operator.usage({ key_id: gateway.keyId, by: ['model'] })
  expect(totals).toMatchObject([{ model: 'hermes-3-llama3.1-8b', requests: 2 }])
  const first = await operator.usageRows({ key_id: gateway.keyId, limit: 1 })
  const second = await operator.usageRows({
    key_id: gateway.keyId,
    limit: 1,
    after: first.next ?? '',
  })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([1, 1, null])
  expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id)
})

test('payments are listed, and what is not there is not found', async () => {
  const absent = '0198a3c2-7d1e-7abc-8def-0123456789ab'
  expect(await operator.payments({ state: 'refund_due' })).toEqual({
    payments: [],
    next: null,
    counts: {},
  })
  expect(await fault(operator.payment(absent))).toMatchObject({
    status: 404,
    code: 'not_found',
    param: 'id',
  })
  expect(await fault(operator.key(absent))).toMatchObject({ status: 404, code: 'not_found' })
})

test('reconciling where nobody can be asked is refused, and not tried again when that would not help', async () => {
  const once = createOperatorClient({
    baseUrl: gateway.operatorUrl,
    token: gateway.operatorToken,
    retries: 0,
  })
  expect(await fault(once.reconcilePayment('0198a3c2-7d1e-7abc-8def-0123456789ab'))).toBeInstanceOf(
    TollgateError,
  )
})

test('upstreams are listed, drained, restored and probed', async () => {
  const [first] = await operator.upstreams()
  const name = first?.name ?? ''
  expect(first?.deployments.length).toBeGreaterThan(0)
  expect((await operator.drainUpstream(name)).drained_at).toBeGreaterThan(0)
  expect(await operator.restoreUpstream(name)).toMatchObject({ name, drained_at: null })
  expect(await operator.probeUpstream(name)).toMatchObject({ name, ok: true })
  expect(await fault(operator.drainUpstream('nobody'))).toMatchObject({
    status: 404,
    code: 'not_found',
    param: 'name',
  })
})

test('operators are created, changed, rotated and revoked, and all of it is recorded', async () => {
  const { id, token } = await operator.createOperator({ name: 'ada', role: 'admin' })
  const ada = createOperatorClient({ baseUrl: gateway.operatorUrl, token })
  expect(await ada.session()).toEqual({
    name: 'ada',
    role: 'admin',
    how: 'token',
    expires_at: null,
  })
  expect(await operator.changeOperator(id, { role: 'viewer' })).toMatchObject({ role: 'viewer' })
  expect(await fault(ada.reload())).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await operator.rotateOperator(id)).token).not.toBe(token)
  expect(await fault(ada.keys())).toMatchObject({ status: 401 })
  await operator.revokeOperator(id)
  expect(await operator.operators()).toEqual([expect.objectContaining({ id, name: 'ada' })])
  expect((await operator.audit({ target: id })).rows.map(({ action }) => action)).toEqual([
    'revokeOperator',
    'rotateOperator',
    'changeOperator',
    'createOperator',
  ])
})

test('a page sends the secret of its session in place of a token', async () => {
  const begun = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
  let secret: string | undefined
  const page = createOperatorClient({
    baseUrl: gateway.operatorUrl,
    session: () => secret,
    // The browser adds the cookie.
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', begun.headers.cookie)
      return fetch(request)
    },
  })
  expect(await fault(page.keys())).toMatchObject({ status: 401 })
  secret = begun.body.secret
  expect(await page.session()).toMatchObject({ name: 'operator', how: 'session' })
  expect(await page.reload({ dry_run: true })).toMatchObject({ applied: false, changes: [] })
})

test('the configuration in force is told', async () => {
  expect(await operator.config()).toMatchObject({
    sandbox: true,
    config: { retry: { attempts: 3 } },
  })
})

test('readiness, and the metrics of a sandbox, need no token, all else does', async () => {
  const stranger = createOperatorClient({ baseUrl: gateway.operatorUrl, token: gateway.key })
  expect(await stranger.readiness()).toMatchObject({ ready: true, parts: { keys: { ok: true } } })
  expect(await stranger.metrics()).toContain('tollgate_requests_total')
  expect(await fault(stranger.keys())).toMatchObject({ status: 401, code: 'unauthorized' })
})

test('what reports no readiness is told as a refusal', async () => {
  const elsewhere = createOperatorClient({ baseUrl: gateway.url, token: 'any' })
  expect(await fault(elsewhere.readiness())).toMatchObject({
    name: 'TollgateError',
    status: 404,
    code: 'not_found',
  })
})
