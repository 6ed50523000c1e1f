import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openLeases, type GrantRequest } from '../../../../server/store/queries/leases.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { memoryStore } from '../../limits/memory-store.ts'

const holder = (more: Partial<GrantRequest> = {}): GrantRequest => ({
  scope: 'rpm:k',
  windowStart: 0,
  endsAt: null,
  limit: 100,
  replica: 'a',
  used: 0,
  need: 1,
  unit: 1,
  desired: 1,
  replicas: 1,
  ...more,
})

const [alive, dead] = [
  '01999999-0000-7000-8000-00000000000a',
  '01999999-0000-7000-8000-00000000000d',
] as const

const amount = fc.integer({ min: 1, max: 2 ** 40 })
const asks = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('grant' as const),
        replica: fc.constantFrom('a', 'b', 'c'),
        need: fc.integer({ min: 1, max: 40 }),
        spare: fc.integer({ min: 0, max: 20 }),
        desired: fc.oneof(fc.integer({ min: 0, max: 400 }), amount),
        replicas: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('hold' as const),
        replica: fc.constantFrom('a', 'b', 'c'),
        amount: fc.integer({ min: 0, max: 90 }),
      }),
    },
  ),
  { minLength: 1, maxLength: 12 },
)

describe.each(engines)('on %s', (engine) => {
  it('grants and holds as the rule in plain words does', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 3000 }), amount),
        asks,
        async (limit, list) => {
          run += 1
          const model = memoryStore()
          for (const ask of list) {
            const at = holder({ scope: `rpm:${run}`, limit, replica: ask.replica })
            if (ask.kind === 'hold') {
              expect(await leases.hold(at, ask.amount)).toBe(model.hold(at, ask.amount))
              continue
            }
            const desired: GrantRequest = {
              ...at,
              need: ask.need,
              unit: ask.need + ask.spare,
              desired: ask.desired,
              replicas: ask.replicas,
            }
            expect(await leases.grant(desired)).toEqual(model.grant(desired))
          }
          const sum = await store.journal
            .selectFrom('lease')
            .select(({ fn }) => fn.sum<number>('granted').as('granted'))
            .where('scope', '=', `rpm:${run}`)
            .executeTakeFirstOrThrow()
          const quota = await store.journal
            .selectFrom('quota')
            .select('used_n')
            .where('scope', '=', `rpm:${run}`)
            .executeTakeFirstOrThrow()
          expect(Number(sum.granted ?? 0)).toBe(quota.used_n)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never grants more than the limit to those who ask at the same moment', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    const grants = Array.from({ length: 40 }, (_, n) =>
      leases.grant(
        holder({ replica: `replica ${n % 4}`, need: 3, unit: 3, desired: 9, replicas: 4 }),
      ),
    )
    const granted = (await Promise.all(grants)).map((answer) => answer.granted)
    expect(granted.reduce((sum, one) => sum + one, 0)).toBe(99)
    expect(await leases.grant(holder({ need: 1 }))).toEqual({ granted: 1, unleased: 0 })
    expect(await leases.grant(holder({ need: 1 }))).toEqual({ granted: 0, unleased: 0 })
  })

  it('gives the places of a dead replica back once, and tells what it may have left of a budget', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    await leases.heartbeat(dead, 1000)
    expect(await leases.heartbeat(dead, 2000)).toEqual({
      wasListed: true,
      replicas: [{ id: dead, seen_at: 2000 }],
    })
    const place = holder({ scope: 'parallel:k', limit: 2, replica: dead })
    await leases.grant(place)
    await leases.grant(place)
    for (const scope of ['total:k', 'rpm:k'])
      await leases.hold(holder({ scope, limit: 9, replica: `${dead}/1`, used: 3 }), 5)
    expect(await leases.removeDead(dead, 1000)).toEqual([])
    expect(await leases.grant({ ...place, replica: alive })).toEqual({ granted: 0, unleased: 0 })
    expect(
      (await Promise.all([leases.removeDead(dead, 2000), leases.removeDead(dead, 2000)])).flat(),
    ).toEqual([{ scope: 'total:k', amount: 2 }])
    expect(await leases.grant({ ...place, replica: alive })).toEqual({ granted: 1, unleased: 1 })
    expect(
      await leases.grant(holder({ scope: 'total:k', limit: 9, replica: `${alive}/1` })),
    ).toEqual({ granted: 1, unleased: 3 })
  })

  it('gives back the places of a replica that nobody knows', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    await leases.heartbeat(alive, 1000)
    for (const replica of [dead, alive, dead])
      await leases.grant(holder({ scope: 'parallel:k', limit: 3, replica }))
    await leases.sweep(1000)
    expect(await leases.hold(holder({ scope: 'parallel:k', limit: 3, replica: alive }), 1)).toBe(2)
  })

  it('tells a replica of its places, and gives them back when it leaves', async () => {
    const leases = openLeases(await freshStore(engine))
    for (const replica of [alive, dead]) await leases.heartbeat(replica, 1000)
    const place = holder({ scope: 'parallel:k', limit: 2 })
    for (const replica of [alive, dead]) await leases.grant({ ...place, replica })
    await leases.hold(holder({ scope: 'total:k', replica: `${dead}/1` }), 7)
    expect(await leases.heldSlots(dead)).toEqual([{ scope: 'parallel:k', limit: 2, granted: 1 }])
    await leases.deregister(dead)
    expect(await leases.heldSlots(dead)).toEqual([])
    expect(await leases.grant({ ...place, replica: alive })).toEqual({ granted: 1, unleased: 0 })
  })

  it('gives back places that no lease explains', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    await leases.heartbeat(alive, 1000)
    const place = holder({ scope: 'parallel:k', limit: 3, replica: alive })
    await leases.grant(place)
    await leases.hold(holder({ scope: 'total:k', replica: `${alive}/1` }), 7)
    await store.journal
      .updateTable('quota')
      .set({ used_n: 3 })
      .where('scope', '=', 'parallel:k')
      .execute()
    await leases.deleteHeldBy([`${alive}/1`])
    expect(await leases.grant(place)).toEqual({ granted: 0, unleased: 0 })
    await leases.sweep(1000)
    expect(await leases.grant(place)).toEqual({ granted: 1, unleased: 1 })
    expect(await leases.grant(holder({ scope: 'total:k', replica: alive, limit: 9 }))).toEqual({
      granted: 1,
      unleased: 1,
    })
  })

  it('forgets so much at once that others need not wait, and says when there is more', async () => {
    const store = await freshStore(engine)
    const leases = openLeases(store)
    const others = Array.from({ length: 49 }, (_, n) => `union all select ${n + 1}`).join(' ')
    const digits = sql.raw(`(select 0 as n ${others})`)
    const insert = sql`
      insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
      select 'rpm:k', one.n * 50 + other.n, 60000, 9, 1, 1
      from ${digits} as one, ${digits} as other`
    await insert.execute(store.journal)
    await leases.hold(holder({ scope: 'rpm:k', windowStart: 7_200_000, endsAt: 7_260_000 }), 2)
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
    const store = await freshStore(engine)
    const leases = openLeases(store)
    for (const scope of ['rpm:k', 'tpm:k', 'day:k'])
      await leases.hold(holder({ scope, endsAt: 60_000 }), 2)
    await leases.hold(holder({ scope: 'rpm:k', windowStart: 60_000, endsAt: 120_000 }), 2)
    await leases.hold(holder({ scope: 'total:k' }), 21)
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
    const store = await freshStore(engine)
    const leases = openLeases(store)
    await leases.heartbeat(alive, 1000)
    await leases.hold(holder({ endsAt: 60_000, replica: `${alive}/1` }), 2)
    await leases.hold(holder({ windowStart: 60_000, endsAt: 120_000, replica: `${alive}/2` }), 2)
    for (const replica of [`${dead}/1`, `${alive}/3`, `${alive}/4`])
      await leases.hold(holder({ scope: 'total:k', replica }), 7)
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
    const leases = openLeases(await freshStore(engine))
    await leases.heartbeat(alive, 1000)
    await leases.deregister(alive)
    expect(await leases.heartbeat(alive, 2000)).toEqual({
      wasListed: false,
      replicas: [{ id: alive, seen_at: 2000 }],
    })
  })
})
