import { expect, it, onTestFinished, vi } from 'vitest'
import { createAccess } from '../../server/access/keys.ts'
import { claimRequest, deleteOldRequests, finishRequest } from '../../server/store/idempotency.ts'
import { openLeases } from '../../server/store/leases.ts'
import { claimPayment, deleteOldPayments, takePayment } from '../../server/store/payments.ts'
import { deleteExpired, insertTask, leaseTask } from '../../server/store/tasks.ts'
import { usageWriter } from '../../server/store/usage-writer.ts'
import { freshStore } from './setting.ts'
import { paymentRow } from './processes/row.ts'

const hour = 3_600_000
const day = 24 * hour

/** PostgreSQL with what its replicas share: of each an old one, and one that is kept or held for an hour more. */
async function shared() {
  const store = await freshStore('postgres')
  const { journal } = store
  const now = Date.now()
  for (const [id, end] of [['old', now - hour], ['young', now + hour]] as const) {
    const scope = { key_id: id, route: 'POST /r', value: 'v' }
    await claimRequest(journal, { scope, bodyHash: 'h', lease: { owner: 'me', until: now + 8000 }, now: now - 2 * hour, expiresAt: end })
    await finishRequest(journal, scope, 'me', { status: 200, headers: '{}', body: '{}' }, end)
    await claimPayment(journal, paymentRow({ id, state: 'settled', look_at: null, expires_at: end }), { ofPayer: 8, ofAll: 8 })
    const task = { id, key_id: id, agent_id: 'a', details: '{}', result: null, lease_until: null, owner: null, attempts: 0, charged: null, created_at: now } as const
    await insertTask(journal, { ...task, state: 'failed', expires_at: end }, 5)
    await openLeases(store).grant({ scope: `rpm:${id}`, windowStart: 0, endsAt: end - 2 * hour, limit: 5, replica: 'r', used: 0, need: 1, unit: 1, wish: 1, replicas: 1 })
  }
  return { store, journal, now, ahead: now + 10 * day }
}

it('forgets nothing that others share because its own clock is days ahead of the database\'s, and what is old by both', async () => {
  const { store, journal, ahead } = await shared()
  const left = async () => ({
    idempotency: (await journal.selectFrom('idempotency').select('key_id').execute()).map(({ key_id }) => key_id),
    payment: (await journal.selectFrom('payment').select('id').execute()).map(({ id }) => id),
    task: (await journal.selectFrom('task').select('id').execute()).map(({ id }) => id),
    quota: (await journal.selectFrom('quota').select('scope').execute()).map(({ scope }) => scope),
  })
  for (const forget of [deleteOldRequests, deleteOldPayments, deleteExpired]) expect(await forget(journal, ahead, 9)).toBe(1)
  await openLeases(store).sweep(ahead)
  expect(await left()).toEqual({ idempotency: ['young'], payment: ['young'], task: ['young'], quota: ['rpm:young'] })
})

it('takes nothing from others because its clock is days ahead', async () => {
  const { journal, now, ahead } = await shared()
  const lease = { owner: 'ahead', until: ahead + 8000 }
  const held = { owner: 'me', lease_until: now + 30_000 }
  await claimPayment(journal, paymentRow({ id: 'held', ...held }), { ofPayer: 8, ofAll: 8 })
  expect(await takePayment(journal, { id: 'held', state: 'reserved' }, lease, ahead)).toBeUndefined()
  await insertTask(journal, { id: 'held', key_id: 'k', agent_id: 'a', state: 'running', details: '{}', result: null, attempts: 1, charged: null, created_at: now, expires_at: ahead + day, ...held }, 5)
  expect(await leaseTask(journal, { lease, now: ahead, afterKey: '', except: [] })).toBeUndefined()
  const done = { key_id: 'young', route: 'POST /r', value: 'v' }
  expect(await claimRequest(journal, { scope: done, bodyHash: 'h', lease, now: ahead, expiresAt: ahead + day })).toBe(false)
})

it('hears of others\' changes, and they of its own, also when it is days ahead or behind', async () => {
  const { store } = await shared()
  for (const skew of [10 * day, -10 * day]) {
    const [one, other] = [0, skew].map((ms) => createAccess({ store, now: () => Date.now() + ms, observe: () => {} }))
    onTestFinished(() => [one, other].forEach((access) => access?.close()))
    if (!one || !other) throw new Error('there are two')
    for (const [teller, hearer] of [[one, other], [other, one], [one, other]] as const) {
      const { key, token } = await teller.create({ name: 'k', scopes: ['chat'] })
      expect(await hearer.authenticate(token)).toMatchObject({ id: key.id })
      await hearer.poll()
      await teller.revoke(key.id)
      await hearer.poll()
      expect(await hearer.authenticate(token), `${skew}`).toBe('unknown')
    }
  }
  expect((await store.journal.selectFrom('change_log').selectAll().execute()).length, 'they are kept for a day').toBe(6)
})

it('sums up no hour that is young by the database\'s clock', async () => {
  const { store, now } = await shared()
  const writer = usageWriter(store.folder, store.url)
  onTestFinished(() => writer.close())
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 10 * day)
  onTestFinished(() => clock.mockRestore())
  expect(Math.abs((await writer.now()) - now)).toBeLessThan(hour)
  clock.mockReturnValue(now - 10 * day)
  expect(await writer.now()).toBe(now - 10 * day)
})
