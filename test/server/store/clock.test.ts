import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { journalOf } from '../../../server/payments/journal.ts'
import { createPayments, type Payments } from '../../../server/payments/purchase/purchase.ts'
import type { Facilitator } from '../../../server/payments/types.ts'
import type { RowLease } from '../../../server/store/clock.ts'
import type { Store } from '../../../server/store/store.ts'
import {
  claimRequest,
  deleteOldRequests,
  finishRequest,
  renewRequests,
} from '../../../server/store/queries/idempotency.ts'
import { openLeases } from '../../../server/store/queries/limit-leases.ts'
import {
  claimPayment,
  deleteOldPayments,
  renewPayments,
  leasePayment,
} from '../../../server/store/queries/payments.ts'
import {
  deleteExpiredTasks,
  insertTask,
  leaseTask,
  renewTaskLeases,
} from '../../../server/store/queries/tasks.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { until } from '../../support/waiting.ts'
import { freshStore, storeAtSetTime } from '../../support/servers/store.ts'
import { paymentRow } from '../../support/data/rows.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * PostgreSQL with everything that replicas share: of each kind an expired row, and one valid for
 * another hour.
 */
async function shared() {
  const store = await freshStore('postgres')
  const { journal } = store
  const now = Date.now()
  for (const [id, end] of [
    ['old', now - hour],
    ['young', now + hour],
  ] as const) {
    const scope = { key_id: id, route: 'POST /r', value: 'v' }
    await claimRequest(journal, {
      scope,
      bodyHash: 'h',
      lease: { owner: 'me', now, ms: 8000 },
      keptMs: hour,
    })
    await finishRequest(
      journal,
      scope,
      'me',
      { status: 200, headers: '{}', body: '{}' },
      { now, ms: end - now },
    )
    await claimPayment(
      journal,
      paymentRow({ id, state: 'settled', look_at: null, expires_at: end }),
      { ofPayer: 8, ofAll: 8 },
    )
    const task = {
      id,
      key_id: id,
      group_id: null,
      labels: null,
      agent_id: 'a',
      details: '{}',
      result: null,
      sealed: null,
      sealed_until: null,
      lease_until: null,
      owner: null,
      attempts: 0,
      charged: null,
      changed_at: null,
      created_at: now,
    } as const
    await insertTask(journal, { ...task, state: 'failed', expires_at: end }, 5)
    const limit = { scope: `rpm:${id}`, windowStart: 0, endsAt: end - 2 * hour, limit: 5 }
    const lease = { replica: 'r', number: 1, used: 0, held: 0, replicas: 1 }
    await openLeases(store).grant([{ ...limit, ...lease, need: 1, unit: 1, desired: 1 }])
  }
  return { store, journal, now, ahead: now + 10 * day }
}

it("forgets nothing that others share because its own clock is days ahead of the database's, and what is old by both", async () => {
  const { store, journal, ahead } = await shared()
  const rows = async () => ({
    idempotency: (await journal.selectFrom('idempotency').select('key_id').execute()).map(
      ({ key_id }) => key_id,
    ),
    payment: (await journal.selectFrom('payment').select('id').execute()).map(({ id }) => id),
    task: (await journal.selectFrom('task').select('id').execute()).map(({ id }) => id),
    quota: (await journal.selectFrom('quota').select('scope').execute()).map(({ scope }) => scope),
  })
  for (const forget of [deleteOldRequests, deleteOldPayments, deleteExpiredTasks])
    expect(await forget(journal, ahead, 9)).toBe(1)
  await openLeases(store).sweep(ahead)
  expect(await rows()).toEqual({
    idempotency: ['young'],
    payment: ['young'],
    task: ['young'],
    quota: ['rpm:young'],
  })
})

/** What replicas hold for a time, each under this id. */
const heldUnder = (journal: Store['journal'], id: string) => ({
  request: {
    take: async (lease: RowLease) =>
      (await claimRequest(journal, {
        scope: { key_id: 'k', route: 'POST /r', value: id },
        bodyHash: 'h',
        lease,
        keptMs: day,
      })) !== undefined,
    renew: (lease: RowLease) => renewRequests(journal, [id], lease),
  },
  payment: {
    take: async (lease: RowLease) =>
      (await leasePayment(journal, { id, state: 'reserved' }, lease)) !== undefined,
    renew: (lease: RowLease) => renewPayments(journal, [id], lease),
  },
  task: {
    take: async (lease: RowLease) =>
      (await leaseTask(journal, { lease, afterKey: '', except: [] })) !== undefined,
    renew: (lease: RowLease) => renewTaskLeases(journal, [id], lease),
  },
})

/** A task and a payment that replicas may take, the payment already claimed by `owner`. */
async function putWork(journal: Store['journal'], id: string, now: number, owner: RowLease) {
  await journal.deleteFrom('task').execute()
  const task = {
    id,
    key_id: 'k',
    group_id: null,
    labels: null,
    agent_id: 'a',
    state: 'pending',
    details: '{}',
    result: null,
    sealed: null,
    sealed_until: null,
    lease_until: null,
    owner: null,
    attempts: 0,
    charged: null,
    changed_at: null,
    created_at: now,
    expires_at: now + 20 * day,
  } as const
  await insertTask(journal, task, 5)
  const lease = { owner: owner.owner, created_at: owner.now, lease_until: owner.now + owner.ms }
  await claimPayment(journal, paymentRow({ id, ...lease }), { ofPayer: 8, ofAll: 8 })
}

const skews = [10 * day, 61_000, 9000, -9000, -61_000, -10 * day]

describe.each(skews)('a replica whose clock is %i ms off', (skew) => {
  let store: Awaited<ReturnType<typeof storeAtSetTime>>
  let now: number
  beforeAll(async () => {
    store = await storeAtSetTime('postgres')
  })
  beforeEach(async () => {
    now = Date.now()
    await store.moveTo(now)
  })

  const goOn = (ms: number) => store.moveTo((now += ms))
  const right = (): RowLease => ({ owner: 'right', now, ms: 8000 })
  const wrong = (): RowLease => ({ owner: 'wrong', now: now + skew, ms: 8000 })
  const kindsOf = (id: string) => Object.entries(heldUnder(store.journal, id))
  const take = async (id: string, lease: RowLease) => {
    const all = kindsOf(id).map(async ([kind, { take }]) => [kind, await take(lease)] as const)
    return Object.fromEntries(await Promise.all(all))
  }
  const all = { request: true, payment: true, task: true }
  const none = { request: false, payment: false, task: false }

  it('holds for itself as long as any other', async () => {
    await putWork(store.journal, 'own', now, wrong())
    expect(await take('own', wrong()), 'the payment is its own').toEqual({ ...all, payment: false })
    expect(await take('own', right())).toEqual(none)
    await goOn(7999)
    expect(await take('own', right()), 'at the end of the lease').toEqual(none)
    for (const [, { renew }] of kindsOf('own')) await renew(wrong())
    await goOn(7999)
    expect(await take('own', right()), 'at the end of the renewed lease').toEqual(none)
    await goOn(1)
    expect(await take('own', right()), 'when it is over').toEqual(all)
  })

  it('takes nothing that others hold', async () => {
    await putWork(store.journal, 'other', now, right())
    await take('other', right())
    expect(await take('other', wrong())).toEqual(none)
    await goOn(8000)
    expect(await take('other', wrong()), 'when their lease is over').toEqual(all)
  })
})

const receipt = {
  success: true as const,
  transaction: '0x1',
  network: 'eip155:84532',
  payer: '0xpayer',
}
const terms = {
  scheme: 'exact' as const,
  network: 'eip155:84532',
  asset: '0xasset',
  amount: '1',
  payTo: '0xus',
  maxTimeoutSeconds: 120,
  extra: {},
}

/** Settles every payment. */
const facilitator: Facilitator = {
  supports: () => undefined,
  fault: () => undefined,
  verify: async () => ({ kind: 'valid', payer: '0xpayer' }),
  settle: async () => ({ kind: 'settled', receipt }),
  close: async () => {},
}

/** Two processes that sell over one store, one with a clock that is off. */
async function testSellers(skew: number) {
  const store = await freshStore('postgres')
  const runs: string[] = []
  const open = (ms: number) => {
    const payments = createPayments({
      journal: journalOf(store, { ofPayer: 8, ofAll: 8 }),
      facilitatorOf: () => facilitator,
      chainOf: () => undefined,
      recordSettled: () => true,
      observe: () => {},
      retentionMs: day,
      now: () => Date.now() + ms,
      duplicateWaitMs: 250,
    })
    onTestFinished(() => payments.close())
    return payments
  }
  const send = ({ purchase }: Payments, key: string, work = Promise.resolve('{}')) =>
    purchase(
      {
        payment: {
          key,
          payer: '0xpayer',
          proof: 'p',
          validBefore: Math.ceil(Date.now() / 1000) + 600,
        },
        charge: { payload: {}, terms, resource: { url: '', description: '', mimeType: '' } },
        fingerprint: 'f',
        requestId: 'r',
        agent: 'a',
        tool: 't',
        priceNano: 1,
        workMs: 20_000,
        isRepeatable: true,
        client: '192.0.2.1',
        isSigned: async () => true,
        work: () => (runs.push(key), work),
      },
      new AbortController().signal,
    )
  return { store, runs, send, right: open(0), wrong: open(skew) }
}

describe.each([61_000, -61_000])('two sellers whose clocks are %i ms apart', (skew) => {
  it.each(['right', 'wrong'] as const)(
    'run the tool of a payment once that the %s one has first',
    async (name) => {
      const { runs, send, ...sellers } = await testSellers(skew)
      const other = name === 'right' ? sellers.wrong : sellers.right
      const { promise, resolve } = Promise.withResolvers<string>()
      const first = send(sellers[name], 'key', promise)
      await until('it runs', () => runs.length === 1)
      await expect(send(other, 'key')).rejects.toMatchObject({ kind: 'conflict' })
      resolve('{}')
      expect(await first).toMatchObject({ kind: 'answered', replayed: false })
      expect(await send(other, 'key')).toMatchObject({ kind: 'answered', replayed: true })
      expect(runs).toHaveLength(1)
    },
  )

  it.each(['right', 'wrong'] as const)(
    'take over what a dead one left: the %s one',
    async (name) => {
      const { store, runs, send, ...sellers } = await testSellers(skew)
      await claimPayment(
        store.journal,
        paymentRow({
          key: 'of a dead one',
          owner: 'dead',
          proof: 'p',
          fingerprint: 'f',
          charge: JSON.stringify({ payload: {}, terms }),
          valid_before: Date.now() + 600_000,
          created_at: 1,
          lease_until: 1,
        }),
        { ofPayer: 8, ofAll: 8 },
      )
      expect(await send(sellers[name], 'of a dead one')).toMatchObject({ kind: 'answered' })
      expect(runs).toEqual(['of a dead one'])
    },
  )
})

it("hears of others' changes, and they of its own, also when it is days ahead or behind", async () => {
  const { store } = await shared()
  for (const skew of [10 * day, -10 * day]) {
    const [one, other] = [0, skew].map((ms) =>
      createAccess({ store, now: () => Date.now() + ms, observe: () => {} }),
    )
    onTestFinished(() => [one, other].forEach((access) => access?.close()))
    if (!one || !other) throw new Error('there are two')
    for (const [teller, hearer] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      const { key, token } = await teller.create({ name: 'k', scopes: ['chat'] })
      expect(await hearer.authenticate(token)).toMatchObject({ id: key.id })
      await hearer.poll()
      await teller.revoke(key.id)
      await hearer.poll()
      expect(await hearer.authenticate(token), `${skew}`).toBe('unknown')
    }
  }
  expect(
    (await store.journal.selectFrom('change_log').selectAll().execute()).length,
    'they are kept for a day',
  ).toBe(6)
})

it("sums up no hour that is young by the database's clock", async () => {
  const { store, now } = await shared()
  const writer = openUsageWriter(store.folder, store.url)
  onTestFinished(() => writer.close())
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 10 * day)
  onTestFinished(() => clock.mockRestore())
  expect(Math.abs((await writer.now()) - now)).toBeLessThan(hour)
  clock.mockReturnValue(now - 10 * day)
  expect(await writer.now()).toBe(now - 10 * day)
})
