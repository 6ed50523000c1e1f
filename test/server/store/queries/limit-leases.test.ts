import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openLeases, type GrantRequest } from '../../../../server/store/queries/limit-leases.ts'
import type { Store } from '../../../../server/store/store.ts'
import { inTransaction } from '../../../../server/store/transaction.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'
import { memoryStore } from '../../limits/memory-store.ts'

let lastNumber = 0

/** A request for one, of somebody who holds nothing yet. */
const request = (more: Partial<GrantRequest> = {}): GrantRequest => ({
  scope: 'rpm:k',
  windowStart: 0,
  endsAt: null,
  limit: 100,
  replica: 'a',
  number: (lastNumber += 1),
  used: 0,
  held: 0,
  need: 1,
  unit: 1,
  desired: 1,
  replicas: 1,
  ...more,
})

/** A request for a lease of this amount. */
const leased = (amount: number, more: Partial<GrantRequest> = {}): GrantRequest =>
  request({ need: amount, unit: amount, desired: amount, ...more })

/** A lease of this amount, whose holder asks for nothing more. */
const held = (amount: number, more: Partial<GrantRequest> = {}): GrantRequest =>
  request({ held: amount, need: 0, desired: 0, ...more })

const [alive, dead] = [
  '01999999-0000-7000-8000-00000000000a',
  '01999999-0000-7000-8000-00000000000d',
] as const

/** How many statements wait for a lock of another. */
async function waiting({ journal }: Store): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(journal)
  return Number(rows[0]?.n)
}

const scopes = ['rpm', 'tpm', 'total'] as const
const asks = fc.array(
  fc.record({
    scopes: fc.subarray([...scopes], { minLength: 1 }),
    replica: fc.constantFrom('a', 'b', 'c'),
    held: fc.integer({ min: 0, max: 90 }),
    need: fc.integer({ min: 0, max: 40 }),
    spare: fc.integer({ min: 1, max: 20 }),
    desired: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 2 ** 40 })),
    replicas: fc.integer({ min: 1, max: 4 }),
    isLate: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  { minLength: 1, maxLength: 12 },
)

describe.each(engines)('on %s', (engine) => {
  async function openFresh() {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    const grant = async (one: GrantRequest) => (await leases.grant([one]))[0]
    return { store, leases, grant }
  }

  it('grants what several limits are asked for at once as the rule in plain words does, and nothing to requests that are late', async () => {
    const { store, leases } = await openFresh()
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), asks, async (limit, list) => {
        run += 1
        const model = memoryStore()
        for (const { scopes: of, spare, isLate, ...ask } of list) {
          const more = { ...ask, limit, unit: ask.need + spare, ...(isLate && { number: 1 }) }
          const requests = of.map((one) => {
            const scope = `${one}:${run}`
            const holdsAny = model.quotas.get(`${scope} 0`)?.leases.has(ask.replica)
            return request({ ...more, scope, held: holdsAny ? ask.held : 0 })
          })
          expect(await leases.grant(requests)).toEqual(model.grant(requests))
        }
        const sums = await store.journal
          .selectFrom('quota')
          .leftJoin('lease', 'lease.scope', 'quota.scope')
          .select(({ fn }) => ['quota.scope', 'used_n', fn.sum<number>('granted').as('granted')])
          .where('quota.scope', 'like', `%:${run}`)
          .groupBy(['quota.scope', 'used_n'])
          .execute()
        expect(sums.map((row) => Number(row.granted ?? 0))).toEqual(sums.map((row) => row.used_n))
        expect(sums).toHaveLength(new Set(list.flatMap((ask) => ask.scopes)).size)
      }),
      { numRuns: 60 },
    )
  })

  it('counts what a lost answer granted until the next request, and not any more when that comes first', async () => {
    const { leases, grant } = await openFresh()
    const lost = request({ need: 40, unit: 40, desired: 40 })
    await grant(lost)
    const other = request({ replica: 'b', need: 61, unit: 61, desired: 61 })
    expect(await grant(other)).toEqual({ granted: 0, unleased: 60 })
    expect(await grant(request({ need: 30, unit: 30, desired: 30 }))).toEqual({
      granted: 30,
      unleased: 70,
    })
    // What takes effect late must neither give back nor add.
    for (const late of [lost, { ...lost, held: 90 }]) await leases.grant([late])
    expect(await grant(held(0, { replica: 'b' }))).toEqual({ granted: 0, unleased: 70 })
  })

  it('carries out two requests for one lease at the same moment as if one came after the other', async () => {
    const { leases, grant } = await openFresh()
    await grant(leased(50))
    for (let n = 0; n < 10; n++) {
      const first = held(20 + n)
      const second = held(10 + n)
      await Promise.all([first, second].map((one) => leases.grant([one])))
      expect(await grant(held(0, { replica: 'b' }))).toEqual({ granted: 0, unleased: 90 - n })
    }
  })

  it('counts a new lease once, when two requests for it wait for the same quota', async () => {
    const { store, leases, grant } = await openFresh()
    await grant(request({ replica: 'b' }))
    const both = [40, 30].map((need) => request({ need, unit: need, desired: need }))
    let answers: Promise<unknown> | undefined
    await inTransaction(store.journal, async (locking) => {
      await locking.updateTable('quota').set({ last_n: 0 }).execute()
      answers = Promise.all(both.map((one) => leases.grant([one])))
      if (engine === 'postgres') await until('both wait', async () => (await waiting(store)) === 2)
    })
    await answers
    expect(await grant(held(1, { replica: 'b' }))).toEqual({ granted: 0, unleased: 69 })
    expect(await grant(held(0))).toEqual({ granted: 0, unleased: 99 })
  })

  it('makes a request late by a later one that was granted nothing', async () => {
    const { grant } = await openFresh()
    await grant(leased(99, { replica: 'b' }))
    const [early, refused] = [request(), request({ need: 2, unit: 2, desired: 2 })]
    expect(await grant(refused)).toEqual({ granted: 0, unleased: 1 })
    await grant(early)
    expect(await grant(held(99, { replica: 'b' }))).toEqual({ granted: 0, unleased: 1 })
  })

  it('counts a lease once that was deleted, when a request of its holder comes late', async () => {
    const { leases, grant } = await openFresh()
    const lease = { scope: 'total:k', replica: `${dead}/1` }
    await grant(leased(50, lease))
    const late = held(50, lease)
    await leases.deregister(dead)
    await grant(late)
    expect(await grant(held(0, { ...lease, replica: 'b' }))).toEqual({ granted: 0, unleased: 50 })
  })

  it('counts the leases of servers of the version before, which have no numbers', async () => {
    const { store, grant } = await openFresh()
    await grant(leased(10))
    await store.journal.updateTable('quota').set({ used_n: 40, last_n: 30 }).execute()
    const lease = { scope: 'rpm:k', window_start: 0, replica: 'b', granted: 30, used: 0 }
    await sql`insert into lease (scope, window_start, replica, granted, used)
      values (${sql.join(Object.values(lease))})`.execute(store.journal)
    expect(await grant(held(0))).toEqual({ granted: 0, unleased: 70 })
  })

  it('never grants more than the limit to those who ask at the same moment', async () => {
    const { leases, grant } = await openFresh()
    const names = ['rpm:k', 'tpm:k', 'month:k']
    const grants = Array.from({ length: 40 }, (_, n) => {
      const more = { replica: `replica ${n}`, need: 3, unit: 3, desired: 9, replicas: 4 }
      // Named in another order each time, which must not deadlock.
      const order = n % 2 === 0 ? names : names.toReversed()
      return leases.grant(order.map((scope) => request({ ...more, scope })))
    })
    const granted = (await Promise.all(grants)).flat().map((answer) => answer.granted)
    expect(granted.reduce((sum, one) => sum + one, 0)).toBe(3 * 99)
    expect(await grant(request())).toEqual({ granted: 1, unleased: 0 })
    expect(await grant(request({ replica: 'b' }))).toEqual({ granted: 0, unleased: 0 })
  })

  it('gives the places of a dead replica back once, and tells what it may have left of a budget', async () => {
    const { leases, grant } = await openFresh()
    await leases.heartbeat(dead, 1000)
    expect(await leases.heartbeat(dead, 2000)).toEqual({
      wasListed: true,
      replicas: [{ id: dead, seen_at: 2000, demands: null }],
    })
    const place = { scope: 'parallel:k', limit: 2 }
    await grant(leased(2, { ...place, replica: dead }))
    for (const scope of ['total:k', 'rpm:k'])
      await grant(leased(5, { scope, limit: 9, replica: `${dead}/1`, used: 3 }))
    expect(await leases.removeDead(dead, 1000)).toEqual([])
    const next = () => grant(request({ ...place, replica: alive }))
    expect(await next()).toEqual({ granted: 0, unleased: 0 })
    expect(
      (await Promise.all([leases.removeDead(dead, 2000), leases.removeDead(dead, 2000)])).flat(),
    ).toEqual([{ scope: 'total:k', amount: 2 }])
    expect(await next()).toEqual({ granted: 1, unleased: 1 })
    const ofTotal = request({ scope: 'total:k', limit: 9, replica: `${alive}/1` })
    expect(await grant(ofTotal)).toEqual({ granted: 1, unleased: 3 })
  })

  it('gives back the places of a replica that nobody knows', async () => {
    const { leases, grant } = await openFresh()
    await leases.heartbeat(alive, 1000)
    const place = { scope: 'parallel:k', limit: 3 }
    await grant(leased(2, { ...place, replica: dead }))
    await grant(leased(1, { ...place, replica: alive }))
    await leases.sweep(1000)
    const unchanged = await grant(held(1, { ...place, replica: alive }))
    expect(unchanged).toEqual({ granted: 0, unleased: 2 })
  })

  it('tells a replica of its places, and gives them back when it leaves', async () => {
    const { leases, grant } = await openFresh()
    for (const replica of [alive, dead]) await leases.heartbeat(replica, 1000)
    const place = { scope: 'parallel:k', limit: 2 }
    for (const replica of [alive, dead]) await grant(request({ ...place, replica }))
    await grant(leased(7, { scope: 'total:k', replica: `${dead}/1` }))
    expect(await leases.heldSlots(dead)).toEqual([{ scope: 'parallel:k', limit: 2, granted: 1 }])
    await leases.deregister(dead)
    expect(await leases.heldSlots(dead)).toEqual([])
    const more = await grant(request({ ...place, replica: alive, held: 1 }))
    expect(more).toEqual({ granted: 1, unleased: 0 })
  })

  it('gives back places that no lease explains', async () => {
    const { store, leases, grant } = await openFresh()
    await leases.heartbeat(alive, 1000)
    const place = { scope: 'parallel:k', limit: 3, replica: alive }
    await grant(request(place))
    await grant(leased(7, { scope: 'total:k', replica: `${alive}/1` }))
    await store.journal
      .updateTable('quota')
      .set({ used_n: 3 })
      .where('scope', '=', 'parallel:k')
      .execute()
    await leases.deleteHeldBy([`${alive}/1`])
    const more = () => grant(request({ ...place, held: 1 }))
    expect(await more()).toEqual({ granted: 0, unleased: 0 })
    await leases.sweep(1000)
    expect(await more()).toEqual({ granted: 1, unleased: 1 })
    const ofTotal = request({ scope: 'total:k', replica: alive, limit: 9 })
    expect(await grant(ofTotal)).toEqual({ granted: 1, unleased: 1 })
  })

  it('forgets so much at once that others need not wait, and says when there is more', async () => {
    const { store, leases, grant } = await openFresh()
    const others = Array.from({ length: 49 }, (_, n) => `union all select ${n + 1}`).join(' ')
    const digits = sql.raw(`(select 0 as n ${others})`)
    const insert = sql`
      insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
      select 'rpm:k', one.n * 50 + other.n, 60000, 9, 1, 1
      from ${digits} as one, ${digits} as other`
    await insert.execute(store.journal)
    await grant(leased(2, { scope: 'rpm:k', windowStart: 7_200_000, endsAt: 7_260_000 }))
    const count = async () =>
      (
        await store.journal
          .selectFrom('quota')
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows
    const sweeps: [boolean, number][] = []
    for (let n = 0; n < 3; n++) sweeps.push([await leases.sweep(7_300_000), await count()])
    expect(sweeps).toEqual([
      [true, 1501],
      [true, 501],
      [false, 1],
    ])
  })

  const hour = 3_600_000

  it('forgets counts of windows that ended long ago', async () => {
    const { store, leases, grant } = await openFresh()
    for (const scope of ['rpm:k', 'tpm:k', 'day:k'])
      await grant(leased(2, { scope, endsAt: 60_000 }))
    await grant(leased(2, { scope: 'rpm:k', windowStart: 60_000, endsAt: 120_000 }))
    await grant(leased(21, { scope: 'total:k' }))
    const quotas = async () => {
      const query = store.journal.selectFrom('quota').select(['scope', 'window_start', 'used_n'])
      return (await query.orderBy('scope').orderBy('window_start').execute()).map(Object.values)
    }
    await leases.sweep(2 * hour + 100_000)
    expect(await quotas(), 'a day is kept longer than a minute').toEqual([
      ['day:k', 0, 2],
      ['rpm:k', 60_000, 2],
      ['total:k', 0, 21],
    ])
    await leases.sweep(33 * 24 * hour)
    expect(await quotas()).toEqual([['total:k', 0, 21]])
  })

  it('forgets leases when their windows have ended, and those of replicas that are gone', async () => {
    const { store, leases, grant } = await openFresh()
    await leases.heartbeat(alive, 1000)
    await grant(leased(2, { endsAt: 60_000, replica: `${alive}/1` }))
    await grant(leased(2, { windowStart: 60_000, endsAt: 120_000, replica: `${alive}/2` }))
    for (const replica of [`${dead}/1`, `${alive}/3`, `${alive}/4`])
      await grant(leased(7, { scope: 'total:k', replica }))
    const holders = async () => {
      const rows = await store.journal
        .selectFrom('lease')
        .select('replica')
        .distinct()
        .orderBy('replica')
        .execute()
      return rows.map(({ replica }) => replica.replace(/.*(?=.\/)/, ''))
    }
    await leases.deleteHeldBy([`${alive}/3`, 'nobody'])
    expect(await holders()).toEqual(['a/1', 'a/2', 'a/4', 'd/1'])
    // The lease of a replica that is gone ends with the first sweep, and is kept for a day.
    await leases.sweep(130_000)
    await leases.sweep(24 * hour + 130_000)
    expect(await holders()).toEqual(['a/4', 'd/1'])
    await leases.sweep(2 * 24 * hour)
    expect(await holders()).toEqual(['a/4'])
    await leases.deregister(alive)
    expect(await holders()).toEqual([])
  })

  it('lists a replica again that had left', async () => {
    const { leases } = await openFresh()
    await leases.heartbeat(alive, 1000)
    await leases.deregister(alive)
    expect(await leases.heartbeat(alive, 2000)).toEqual({
      wasListed: false,
      replicas: [{ id: alive, seen_at: 2000, demands: null }],
    })
  })
})
