import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import contract from '../../../../generated/json/operator.json' with { type: 'json' }
import type { components } from '../../../../generated/server/operator.ts'
import type { Store } from '../../../../server/store/store.ts'
import { rolesOf } from '../../../../scripts/roles.mjs'
import { operatorJson } from '../../../support/http/operator.ts'
import { absentProvider, asGroupAdmin, signIn } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { freshStore } from '../../../support/servers/store.ts'

type Created = components['schemas']['CreatedOperator']
type Operation = {
  operationId: string
  security?: object[]
  'x-roles'?: string[]
  requestBody?: { content: Record<string, { examples: Record<string, { value: unknown }> }> }
  responses: Record<string, unknown>
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as object).flatMap(([method, operation]: [string, unknown]) =>
    ['get', 'post', 'patch', 'put', 'delete'].includes(method)
      ? [{ path, method: method.toUpperCase(), operation: operation as Operation }]
      : [],
  ),
)
const guarded = operations.filter(({ operation }) => operation.security?.length !== 0)
const isForViewers = ({ operation }: (typeof operations)[number]) =>
  operation['x-roles']?.includes('viewer') ?? false
const isForGroupAdmins = ({ operation }: (typeof operations)[number]) =>
  operation['x-roles']?.includes('group-admin') ?? false

let gateway: Gateway
let store: Store
const callers: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  store = await freshStore()
  gateway = await startGateway({
    store: store.folder,
    operator: { oidc: absentProvider },
    // The metrics of a sandbox are open.
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
  })
  const create = (name: string, role: string) =>
    operatorJson<Created>(gateway, 'POST', '/operators', { name, role })
  const [admin, viewer] = [await create('ada', 'admin'), await create('grace', 'viewer')]
  const session = await signIn(gateway.operatorUrl, { token: admin.token })
  const expired = await signIn(gateway.operatorUrl, { token: admin.token })
  await store.journal
    .updateTable('session')
    .set({ expires_at: Date.now() - 1 })
    .where('expires_at', '=', expired.body.expires_at)
    .execute()
  await operatorJson(gateway, 'POST', '/groups', { name: 'acme' })
  const late = await signIn(gateway.operatorUrl, { token: admin.token })
  Object.assign(callers, {
    admin: { authorization: `Bearer ${admin.token}` },
    viewer: { authorization: `Bearer ${viewer.token}` },
    "viewer's session": (await signIn(gateway.operatorUrl, { token: viewer.token })).headers,
    none: {},
    expired: expired.headers,
    'cookie alone': { cookie: late.headers.cookie },
    'other origin': { ...late.headers, origin: 'https://example.com' },
    'other site, reading': { ...late.headers, 'sec-fetch-site': 'cross-site' },
    'wrong secret': { ...late.headers, 'x-tollgate-session': session.body.secret },
  })
})
afterAll(() => gateway.stop())

/** New sessions, since the tests end some. */
async function signInGroupAdmins() {
  for (const [caller, group] of [
    ['group-admin', 'acme'],
    ['group-admin of no group', 'gone'],
  ] as const) {
    const session = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
    callers[caller] = await asGroupAdmin(store, session, [group])
  }
}

/** The status of an operation for a caller; what it names does not exist. */
async function statusFor(caller: string, { path, method, operation }: (typeof operations)[number]) {
  const [example] = Object.values(
    operation.requestBody?.content['application/json']?.examples ?? {},
  )
  const target = path
    .replace('{id}', '00000000-0000-7000-8000-000000000000')
    .replaceAll(/\{\w+\}/g, 'nobody')
  const reply = await fetch(gateway.operatorUrl + target, {
    method,
    headers: { ...callers[caller], ...(example && { 'content-type': 'application/json' }) },
    ...(example && { body: JSON.stringify(example.value) }),
  })
  const text = await reply.text()
  return { status: reply.status, text }
}

const refusals: Record<string, number> = {
  none: 401,
  expired: 401,
  'cookie alone': 401,
  'wrong secret': 401,
  'other origin': 403,
  'other site, reading': 403,
}

describe.each(guarded.map((one) => ({ id: one.operation.operationId, ...one })))(
  '$method $path',
  (one) => {
    test('is for admins, and for viewers where the contract says so', async () => {
      const forAdmin = await statusFor('admin', one)
      expect([401, 403, 500]).not.toContain(forAdmin.status)
      const forViewer = await statusFor('viewer', one)
      if (!isForViewers(one)) {
        for (const { status, text } of [forViewer, await statusFor("viewer's session", one)]) {
          expect(status).toBe(403)
          expect(text).toContain('grace is a viewer, and only an admin')
        }
      } else expect([401, 403, 500]).not.toContain(forViewer.status)
    })

    test('is for group-admins where the contract says so', async () => {
      await signInGroupAdmins()
      for (const caller of ['group-admin', 'group-admin of no group']) {
        const { status, text } = await statusFor(caller, one)
        const isRefused = text.includes('oidc:lea is a group-admin, and only an admin')
        expect([caller, isRefused]).toEqual([caller, !isForGroupAdmins(one)])
        expect([401, 500]).not.toContain(status)
        if (isRefused) expect(status).toBe(403)
      }
    })

    test('is refused to everybody else', async () => {
      for (const [caller, status] of Object.entries(refusals))
        expect([caller, (await statusFor(caller, one)).status]).toEqual([caller, status])
    })

    test('documents the refusals that it has', () => {
      const { responses } = one.operation
      expect(Object.keys(responses)).toContain('401')
      const isForAll = isForViewers(one) && isForGroupAdmins(one)
      if (!isForAll) expect(Object.keys(responses)).toContain('403')
    })
  },
)

test('viewers change nothing but their own session', () => {
  const changes = guarded.filter(({ method }) => method !== 'GET').filter(isForViewers)
  expect(changes.map(({ operation }) => operation.operationId)).toEqual(['endSession'])
})

test('group-admins change keys and their own session, and read nothing of the server', () => {
  const allowed = guarded.filter(isForGroupAdmins)
  expect(allowed.map(({ operation }) => operation.operationId).toSorted()).toEqual([
    'acknowledgeAlert',
    'changeKey',
    'createKey',
    'endSession',
    'exportUsage',
    'getUsage',
    'listAlerts',
    'listAudit',
    'listGroups',
    'listKeys',
    'listRequests',
    'readAudit',
    'readGroup',
    'readKey',
    'readRequest',
    'readSession',
    'readSpending',
    'revokeKey',
    'rotateKey',
  ])
})

test('wrong roles of an operation are found when the table is made', () => {
  const table = (operation: object) =>
    rolesOf({ paths: { '/x': { get: { operationId: 'read', responses: {}, ...operation } } } })
  const refused = { responses: { 403: {} } }
  const all = ['viewer', 'group-admin']
  expect(table({ 'x-roles': all })).toEqual({ read: ['admin', ...all] })
  expect(table(refused)).toEqual({ read: ['admin'] })
  expect(table({ security: [] })).toEqual({})
  for (const [operation, fault] of [
    [{}, 'read: is not for all roles; document its 403'],
    [{ 'x-roles': ['viewer'] }, 'read: is not for all roles; document its 403'],
    [{ 'x-roles': ['reader'] }, 'read: x-roles may name each of viewer, group-admin once'],
    [{ 'x-roles': ['admin'] }, 'admin is implied'],
    [{ 'x-roles': ['viewer'], security: [] }, 'read: open to everybody; leave x-roles out'],
  ] as const)
    expect(() => table(operation)).toThrow(fault)
})

test('only what is alive, its pages and the beginning of a session need no operator', () => {
  const open = operations.filter(({ operation }) => operation.security?.length === 0)
  expect(open.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    expect.arrayContaining(['createSession', 'getHealth', 'getReadiness']),
  )
  expect(open.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    '/session',
    '/session/oidc',
  ])
})
