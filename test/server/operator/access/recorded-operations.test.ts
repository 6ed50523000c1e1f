import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import contract from '../../../../generated/json/operator.json' with { type: 'json' }
import type { components } from '../../../../generated/server/operator.ts'
import { Failure } from '../../../../server/failure.ts'
import { createRefusals } from '../../../../server/operator/access/refusals.ts'
import { listAudit } from '../../../../server/store/queries/operators/audit.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { signIn, type BrowserSession } from '../../../support/http/session.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { startMcpAgent, toyTool, type McpAgent } from '../../../support/servers/mcp-agent.ts'
import { startPaymentServer, type PaymentServer } from '../../../support/servers/operator.ts'
import { makeAlert } from '../../../support/servers/store-changes.ts'
import { freshStore } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'

type Schemas = components['schemas']
type Row = Schemas['AuditRow']
type Change = { id: string; method: string; path: string }

/** All that may change something, as the contract has it. */
/** Its end is: `createSession` has a row. */
const isUnrecorded = (id: string) => id === 'beginSignIn'

const changes: Change[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as object).flatMap(([name, value]: [string, unknown]) => {
    const { operationId: id } = value as { operationId: string }
    const method = name.toUpperCase()
    return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !isUnrecorded(id)
      ? [{ id, method, path }]
      : []
  }),
)

/** The action of its row: an imported key is a created one. */
const actionOf = (id: string) => (id === 'importKey' ? 'createKey' : id)

/** A change that can be made: of what, and with which body. */
type Prepared = { target?: string; body?: object; headers?: Record<string, string> }

let server: PaymentServer
let toys: McpAgent
let token = ''
let viewer = ''
const secrets: string[] = []
beforeAll(async () => {
  toys = await startMcpAgent(['weather'])
  const webhook = { url: 'http://127.0.0.1:9/', secret_env: 'SIEM_SECRET' }
  server = await startPaymentServer({
    limits: { connect_ms: 5000 },
    outlets: { siem: { events: ['ledger'], webhook } },
    env: { SIEM_SECRET: `whsec_${'A'.repeat(32)}` },
    mesh: toys.mesh,
  })
  token = (await newOperator('ada', 'admin')).token
  viewer = (await newOperator('grace', 'viewer')).token
})
afterAll(async () => {
  await server.close()
  await toys.close()
})

let count = 0
async function newOperator(name = `op-${++count}`, role = 'viewer') {
  const made = await operatorJson<Schemas['CreatedOperator']>(
    server.gateway,
    'POST',
    '/operators',
    {
      name,
      role,
    },
  )
  secrets.push(made.token)
  return made
}
async function newKey() {
  const made = await server.gateway.createKey({ rpm: 5 })
  secrets.push(made.key)
  return made.id
}
async function newCaller(revoked_at: number | null) {
  const id = `jwt:${String(++count).padStart(43, '0')}`
  const row = {
    id,
    issuer: 'https://login.test/',
    name: id,
    group_id: null,
    created_at: 5,
    revoked_at,
    version: 1,
  }
  await server.store.journal.insertInto('caller').values(row).execute()
  return id
}
async function newSession(): Promise<BrowserSession> {
  const session = await signIn(server.gateway.operatorUrl, { token })
  secrets.push(session.body.secret, session.headers.cookie.split('=')[1] ?? '')
  return session
}
const newGroup = async () =>
  (await operatorJson<{ id: string }>(server.gateway, 'POST', '/groups', { name: `g-${++count}` }))
    .id
async function newOutlet(): Promise<string> {
  const name = `outlet-${++count}`
  const row = { name, state: 'stopped', dropped: 0, keep_ms: 1, seen_at: Date.now() } as const
  await server.store.usage.insertInto('outlet').values(row).execute()
  return name
}
const post = (path: string) => operatorJson(server.gateway, 'POST', path)

/** What each change is made of; the compiler does not know the ids, the first test does. */
const prepare: Record<string, () => Promise<Prepared>> = {
  createKey: async () => ({ body: { name: `key-${++count}` } }),
  changeKey: async () => ({ target: await newKey(), body: { rpm: 7 } }),
  rotateKey: async () => ({ target: await newKey(), body: { overlap_s: 0 } }),
  revokeKey: async () => ({ target: await newKey() }),
  async restoreKey() {
    const target = await newKey()
    // As a server finds a key of a sandbox in its store.
    const { journal } = server.store
    const set = { sandbox: 'ended', revoked_at: Date.now() } as const
    await journal.updateTable('key').set(set).where('id', '=', target).execute()
    return { target }
  },
  createGroup: async () => ({ body: { name: `group-${++count}` } }),
  changeGroup: async () => ({ target: await newGroup(), body: { rpm: 7 } }),
  deleteGroup: async () => ({ target: await newGroup() }),
  revokeCaller: async () => ({ target: await newCaller(null) }),
  restoreCaller: async () => ({ target: await newCaller(5) }),
  reconcilePayment: async () => ({ target: (await server.put()).id }),
  closePayment: async () => ({ target: (await server.put({ state: 'refund_due' })).id }),
  importKey: async () => ({
    body: {
      name: 'imported',
      scopes: ['chat'],
      token_hash: (++count).toString(16).padStart(64, '0'),
      token_prefix: 'sk-1',
    },
  }),
  closeMonth: async () => ({ target: '2020-01' }),
  async drainUpstream() {
    await post('/upstreams/none/restore')
    return { target: 'none' }
  },
  async restoreUpstream() {
    await post('/upstreams/none/drain')
    return { target: 'none' }
  },
  probeUpstream: async () => ({ target: 'none' }),
  resumeOutlet: async () => ({ target: await newOutlet() }),
  acknowledgeAlert: async () => ({ target: (await makeAlert(server.store.journal)).id }),
  testOutlet: async () => ({ target: 'siem' }),
  skipOutlet: async () => ({ target: await newOutlet() }),
  drainServer: async () => ({}),
  createSession: async () => ({ body: { token }, headers: { authorization: '' } }),
  endSession: async () => ({ headers: { authorization: '', ...(await newSession()).headers } }),
  createOperator: async () => ({ body: { name: `op-${++count}`, role: 'viewer' } }),
  changeOperator: async () => ({ target: (await newOperator()).id, body: { role: 'admin' } }),
  rotateOperator: async () => ({ target: (await newOperator()).id }),
  revokeOperator: async () => ({ target: (await newOperator()).id }),
  async reload() {
    await server.gateway.configure({ limits: { connect_ms: 6000 + ++count } })
    return { body: {} }
  },
  async changeConfig() {
    const file = await operatorJson<Schemas['ConfigFile']>(server.gateway, 'GET', '/config/file')
    const change = { path: ['limits', 'connect_ms'], value: 6000 + ++count }
    return { body: { digest: file.digest, changes: [change] } }
  },
  async approveAgent() {
    toys.script.tools = [{ ...toyTool('weather'), description: `Does ${++count}.` }]
    const path = '/agents/ToyAgent/changes'
    const { digest } = await operatorJson<Schemas['AgentChanges']>(server.gateway, 'GET', path)
    return { target: 'ToyAgent', body: { digest } }
  },
}

/** Asks for a change, with ada's token where it has no other credential. */
function ask({ method, path }: Change, { target = '', body, headers }: Prepared) {
  const request = { method, body, headers: { authorization: `Bearer ${token}`, ...headers } }
  return operatorFetch(server.gateway, path.replace(/\{\w+\}/, target), request)
}

const allRows = async (): Promise<Row[]> =>
  (await operatorJson<Schemas['AuditRows']>(server.gateway, 'GET', '/audit?limit=1000')).rows

/** Runs `work`; the rows that are new afterwards, oldest first. */
async function rowsOf(work: () => Promise<unknown>): Promise<Row[]> {
  const before = new Set((await allRows()).map(({ id }) => id))
  await work()
  return (await allRows()).filter(({ id }) => !before.has(id)).toReversed()
}

test('every change of the contract can be made here', () => {
  expect(Object.keys(prepare).toSorted()).toEqual(changes.map(({ id }) => id).toSorted())
})

describe.each(changes)('$id', (change) => {
  const prepared = async (): Promise<Prepared> => (await prepare[change.id]?.()) ?? {}

  test('has a row that tells who, how, from where, of what, and what it was and is', async () => {
    const request = await prepared()
    let requestId: string | null = null
    let answer = ''
    const rows = await rowsOf(async () => {
      const reply = await ask(change, request)
      requestId = reply.headers.get('x-request-id')
      answer = await reply.text()
      expect([reply.status, answer]).toEqual([200, answer])
    })
    const row = rows.at(-1)
    expect(row).toMatchObject({
      action: actionOf(change.id),
      outcome: 'done',
      name: 'ada',
      how: change.id === 'endSession' ? 'session' : 'token',
      address: '127.0.0.1',
      request_id: requestId,
    })
    if (request.target !== undefined) expect(row?.target).toBe(request.target)
    expect(row?.after).not.toEqual({})
    expect(row?.before).not.toEqual(row?.after)
    // A change that is more than one of the store has begun before.
    // The reload of a changed file has rows of its own.
    const outcomes = rows.flatMap(({ action, outcome }) =>
      action === actionOf(change.id) ? [outcome] : [],
    )
    expect(outcomes).toEqual(outcomes.length === 1 ? ['done'] : ['begun', 'done'])
    keep(answer)
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('has none that says it was done where it was refused', async () => {
    const forms = refusedForms(change, await prepared())
    const rows = await rowsOf(async () => {
      for (const form of forms) {
        const { status } = await ask(change, form)
        expect([form, status >= 400 && status < 500]).toEqual([form, true])
      }
    })
    expect(rows.filter(({ outcome }) => outcome === 'done')).toEqual([])
  })
})

/** What is refused: without a right to it, of nothing that is there, with a body that is wrong. */
function refusedForms({ id, path }: Change, request: Prepared): Prepared[] {
  if (id === 'createSession') return [{ ...request, body: { token: `${token}x` } }]
  // A token has no session to end.
  if (id === 'endSession') return [{}, { headers: { authorization: '' } }]
  const by = (authorization: string) => ({ ...request, headers: { authorization } })
  const nobody = { ...request, target: '00000000-0000-7000-8000-000000000000' }
  return [
    ...['', `Bearer ${viewer}`, `Bearer ${token}x`].map(by),
    ...(path.includes('{') ? [nobody] : []),
    ...(request.body ? [{ ...request, body: { surprise: true } }] : []),
  ]
}

/** Remembers the secrets of a reply. */
function keep(answer: string): void {
  const { key, token: made, secret } = JSON.parse(answer) as Record<string, unknown>
  for (const value of [key, made, secret]) if (typeof value === 'string') secrets.push(value)
}

test('a login that is refused is recorded, without its token', async () => {
  const wrong = 'tgo_not-a-token-of-anybody'
  const rows = await rowsOf(async () => {
    expect(await signIn(server.gateway.operatorUrl, { token: wrong })).toMatchObject({
      status: 401,
    })
    expect(await signIn(server.gateway.operatorUrl, { code: wrong })).toMatchObject({ status: 401 })
  })
  const failed = { action: 'createSession', outcome: 'failed', name: '(unknown)', target: null }
  expect(rows).toMatchObject(
    [
      { ...failed, how: 'token', address: '127.0.0.1', reason: /not the operator token/ },
      { ...failed, how: 'session', address: '127.0.0.1', reason: /this code is unknown/ },
    ].map(({ reason, ...row }) => ({ ...row, reason: expect.stringMatching(reason) as string })),
  )
  expect(JSON.stringify(rows)).not.toContain(wrong)
})

test('of refused logins five a minute are recorded of one address, and sixty of all', async () => {
  const { journal } = await freshStore()
  let now = 0
  const { watch } = createRefusals(journal, () => now)
  const fail = async (address: string) => {
    const login = watch({ how: 'token', address, request_id: null, groups: 'all' }, async () => {
      throw new Failure('unauthorized', 'wrong')
    })
    await expect(login).rejects.toThrow('wrong')
  }
  const reasons = async () =>
    (await listAudit(journal, { scope: 'all', limit: 200 })).map(({ reason }) => reason)
  for (let at = 0; at < 9; at++) await fail('10.0.0.1')
  const last = 'wrong; more of this minute are not recorded'
  expect((await reasons()).toSorted()).toEqual(['wrong', 'wrong', 'wrong', 'wrong', last])
  for (let at = 0; at < 90; at++) await fail(`10.0.1.${at}`)
  expect(await reasons()).toHaveLength(60)
  now = 60_000
  await fail('10.0.0.1')
  expect(await reasons()).toHaveLength(61)
})

test('calls with a token that nobody has, and those that a role forbids, are recorded', async () => {
  const gateway = await startGateway({
    upstreams: { one: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'one' }] },
  })
  onTestFinished(() => gateway.stop())
  const { token } = await operatorJson<Schemas['CreatedOperator']>(gateway, 'POST', '/operators', {
    name: 'eve',
    role: 'viewer',
  })
  const ask = async (bearer: string, method: string, path: string) => {
    const headers = { authorization: `Bearer ${bearer}`, 'x-request-id': `${method}-of-eve` }
    return (await fetch(gateway.operatorUrl + path, { method, headers })).status
  }
  const wrong = 'w'.repeat(40)
  expect([
    await ask(token, 'GET', '/keys'),
    await ask(token, 'POST', '/upstreams/one/drain'),
    await ask(wrong, 'POST', '/drain'),
    await ask(wrong, 'GET', '/keys'),
  ]).toEqual([200, 403, 401, 401])
  const { rows } = await operatorJson<Schemas['AuditRows']>(gateway, 'GET', '/audit?limit=3')
  const failed = { outcome: 'failed', how: 'token', address: '127.0.0.1' }
  expect(rows).toMatchObject([
    { ...failed, action: 'authenticate', name: '(unknown)', request_id: 'GET-of-eve' },
    { ...failed, action: 'drainServer', name: '(unknown)', request_id: 'POST-of-eve' },
    { ...failed, action: 'drainUpstream', name: 'eve', request_id: 'POST-of-eve' },
  ])
  expect(rows[2]?.reason).toBe('eve is a viewer, and only an admin may do this')
  expect(JSON.stringify(rows)).not.toContain(wrong)
  for (let n = 0; n < 9; n++) await ask(wrong, 'GET', '/keys')
  const of = async (name: string) =>
    (await operatorJson<Schemas['AuditRows']>(gateway, 'GET', `/audit?name=${name}&limit=100`)).rows
  expect((await of('%28unknown%29')).length, 'in a minute or two').toBeLessThanOrEqual(10)
  await ask(token, 'POST', '/upstreams/one/drain')
  expect(await of('eve'), 'strangers do not hide what operators try').toHaveLength(2)
})

test('what the server finds out about a payment that nobody waits for is recorded', async () => {
  const { id } = await server.put({ look_at: Date.now() })
  const rowsOfPayment = async () =>
    (await operatorJson<Schemas['AuditRows']>(server.gateway, 'GET', `/audit?target=${id}`)).rows
  await until('it is settled', async () => (await rowsOfPayment()).length > 0)
  expect(await rowsOfPayment()).toMatchObject([
    {
      action: 'reconcilePayment',
      outcome: 'done',
      name: 'server',
      how: 'server',
      before: { state: 'settling' },
      after: { state: 'settled', reason: null },
    },
  ])
})
