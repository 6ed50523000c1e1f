import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLeases, type Leases } from '../../../server/store/queries/limit-leases.ts'
import { engines, freshStore, storeAt } from '../../support/servers/store.ts'
import { countAdmitted, key, replicasAtClock, admitOrCode } from './replicas-at-clock.ts'
import { isSoak } from '../../support/soak.ts'

describe.each(engines)('on %s', (engine) => {
  async function stored(wrapped = (leases: Leases) => leases) {
    const store = await freshStore(engine)
    const all = replicasAtClock(wrapped(openLeases(store)))
    const replica = (skew = 0) => {
      const limits = all.replica(skew)
      onTestFinished(() => limits.close())
      return limits
    }
    const away = async () => {
      for (const table of ['quota', 'replica'])
        await store.journal.schema.alterTable(table).renameTo(`${table}_away`).execute()
      return async () => {
        for (const table of ['quota', 'replica'])
          await store.journal.schema.alterTable(`${table}_away`).renameTo(table).execute()
      }
    }
    return { ...all, store, replica, away }
  }

  it('admits exactly ten of a hundred that race over three replicas, when there is room for ten: in a budget, and in the tokens of a minute', async () => {
    const { replica } = await stored()
    const replicas = [replica(), replica(), replica()]
    const roomy = {
      rpm: 1000,
      max_parallel: 1000,
      tpm: 10 ** 9,
      budget_nano: 10 ** 9,
      budget_period: 'month',
    } as const
    for (const { limited, refusal } of [
      { limited: key({ ...roomy, budget_nano: 10 * 7919 }), refusal: 'budget_spent' },
      { limited: key({ ...roomy, id: 't', tpm: 10 * 7919 }), refusal: 'rate_limited' },
    ]) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          admitOrCode(replicas[n % 11 === 0 ? 0 : n % 3] ?? replica(), limited, {
            tokens: 7919,
            nano: 7919,
          }),
        ),
      )
      expect(
        answers.filter((answer) => typeof answer !== 'string'),
        refusal,
      ).toHaveLength(10)
      expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(
        new Set([refusal]),
      )
    }
  })

  it('frees the places of a replica that could not tell of them when it ended', async () => {
    let isLost = false
    const { replica, pass } = await stored((leases) => ({
      ...leases,
      grant: (...args) => (isLost ? Promise.reject(new Error('cut')) : leases.grant(...args)),
    }))
    const [closing, other] = [replica(), replica()]
    const limited = key({ max_parallel: 1 })
    const admission = await admitOrCode(closing, limited)
    if (typeof admission === 'string') throw new Error(admission)
    admission.end()
    isLost = true
    await closing.close()
    isLost = false
    expect(await admitOrCode(other, limited)).toBe('rate_limited')
    await pass(12, other)
    expect(await admitOrCode(other, limited)).not.toBeTypeOf('string')
  })

  it('gives back within ten seconds a place that the store has in its name, and that it does not know of', async () => {
    const last = { replica: '', number: 0 }
    const { replica, pass, store } = await stored((leases) => ({
      ...leases,
      grant: (requests) => {
        for (const { scope, replica, number } of requests)
          if (scope === 'parallel:k') Object.assign(last, { replica, number: number + 1 })
        return leases.grant(requests)
      },
    }))
    const [idle, other] = [replica(), replica()]
    const limited = key({ max_parallel: 1 })
    await admitOrCode(other, key({ id: 'other', rpm: 9 }))
    const admission = await admitOrCode(idle, limited)
    if (typeof admission === 'string') throw new Error(admission)
    admission.end()
    await pass(3, idle, other)
    const slots = { scope: 'parallel:k', windowStart: 0, endsAt: null, limit: 1, used: 0 }
    const unknown = { ...slots, ...last, held: 1, replicas: 2 }
    await openLeases(store).grant([{ ...unknown, need: 0, unit: 1, desired: 0 }])
    expect(await admitOrCode(other, limited)).toBe('rate_limited')
    await pass(10, idle, other)
    expect(await admitOrCode(other, limited)).not.toBeTypeOf('string')
  })

  it('frees the places of a replica that died, ten seconds later, and not what it may have spent, which it tells of', async () => {
    const { replica, pass, observed } = await stored()
    const [dead, alive] = [replica(), replica()]
    const limited = key({ max_parallel: 2, budget_nano: 10, budget_period: 'total' })
    for (let n = 0; n < 2; n++)
      expect(await admitOrCode(dead, limited, { tokens: 0, nano: 3 })).not.toBeTypeOf('string')
    expect(await admitOrCode(alive, limited, { tokens: 0, nano: 3 })).toBe('rate_limited')
    await pass(9, alive)
    expect(await admitOrCode(alive, limited, { tokens: 0, nano: 3 })).toBe('rate_limited')
    await pass(3, alive)
    expect(observed).toEqual([{ kind: 'budgetLeaseLost', keyId: 'k', nano: 6 }])
    expect(await admitOrCode(alive, limited, { tokens: 0, nano: 5 })).toBe('budget_spent')
    expect(await admitOrCode(alive, limited, { tokens: 0, nano: 3 })).not.toBeTypeOf('string')
    // It was only away: what it has under way counts again, and is above the limit until it ends.
    await pass(1, dead)
    expect(await admitOrCode(dead, limited, { tokens: 0, nano: 1 })).toBe('rate_limited')
  })

  it('is told of once when four fifths of a budget are spent, whichever replica sees it, and again when it was raised', async () => {
    const { replica, pass, observed } = await stored()
    const replicas = [replica(), replica()]
    const spend = async (budget_nano: number, nano: number, on: number) => {
      const admission = await admitOrCode(
        replicas[on] ?? replica(),
        key({ budget_nano, budget_period: 'total' }),
        { tokens: 0, nano },
      )
      if (typeof admission === 'string') throw new Error(admission)
      admission.spend(0, nano)
      admission.end()
      await pass(1, ...replicas)
    }
    await spend(100, 79, 0)
    expect(observed).toEqual([])
    const warning = { kind: 'budgetNearlySpent', keyId: 'k', endsAt: null }
    const first = { ...warning, spentNano: 80, budgetNano: 100 }
    await spend(100, 1, 1)
    await expect.poll(() => observed).toEqual([first])
    for (const on of [0, 1]) await spend(100, 1, on)
    const second = { ...warning, spentNano: 162, budgetNano: 200 }
    await spend(200, 80, 1)
    await expect.poll(() => observed).toEqual([first, second])
    await spend(200, 1, 0)
    expect(observed).toEqual([first, second])
  })

  it('goes on while the store is down with its part of what it last knew to be left, also when a clock is wrong', async () => {
    const { replica, away, pass, store } = await stored()
    const replicas = [replica(), replica(), replica(20_000)] as const
    const [busy, late, unaware] = replicas
    const limited = key({ rpm: 90 })
    for (const limits of replicas) await admitOrCode(limits, key({ id: 'other', rpm: 9 }))
    for (let n = 0; n < 2; n++) await pass(1, ...replicas)
    expect(await countAdmitted(50, busy, limited)).toBe(50)
    expect(await countAdmitted(1, late, limited)).toBe(1)
    const { used_n } = await store.journal
      .selectFrom('quota')
      .select('used_n')
      .where('scope', '=', 'rpm:k')
      .executeTakeFirstOrThrow()
    await away()
    for (const limits of replicas)
      expect(
        await admitOrCode(limits, key({ id: 'm', budget_nano: 5 }), { tokens: 0, nano: 5 }),
      ).toBe('unavailable')
    const more = [
      await countAdmitted(90, busy, limited),
      await countAdmitted(90, late, limited),
      await countAdmitted(90, unaware, limited),
    ]
    // The first replica used more than its share and its lease; the third has not yet seen this
    // minute.
    expect(more).toEqual([used_n - 51, Math.floor((90 - used_n) / 3), 30])
    // Never twice the limit, and from the next minute on never more than it.
    await pass(60)
    expect(await Promise.all(replicas.map((limits) => countAdmitted(90, limits, limited)))).toEqual(
      [30, 30, 30],
    )
  })

  it('goes on within its part of a limit of a minute while the store is down, spends the lease of a budget, and then refuses', async () => {
    const { replica, away, pass, observed } = await stored()
    const [one, other] = [replica(), replica()]
    const perMinute = key({ rpm: 40 })
    const money = key({ id: 'm', budget_nano: 1000, budget_period: 'day' })
    await pass(1, one, other)
    for (const limits of [one, other])
      for (const limited of [perMinute, money])
        expect(await admitOrCode(limits, limited, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
    await pass(1, one, other)
    const inHand = await admitOrCode(one, money, { tokens: 0, nano: 10 })
    if (typeof inHand === 'string') throw new Error(inHand)
    inHand.end()
    const mend = await away()
    const leased = await countAdmitted(100, one, money, { tokens: 0, nano: 10 })
    expect(leased).toBeGreaterThanOrEqual(1)
    expect(leased).toBeLessThan(5)
    expect(await admitOrCode(one, money, { tokens: 0, nano: 10 })).toBe('unavailable')
    expect(await countAdmitted(60, one, perMinute)).toBe(19)
    expect(await admitOrCode(one, perMinute)).toBe('rate_limited')
    await pass(3, one)
    expect(observed.map(({ kind }) => kind)).toEqual(['storeFailed'])
    await mend()
    await pass(2, one)
    expect(observed.map(({ kind }) => kind)).toContain('storeRecovered')
    expect(await admitOrCode(one, money, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
    // What was let in meanwhile is booked: of forty one has had twenty, and the other one.
    expect(await countAdmitted(60, other, perMinute)).toBe(19)
  })
})

it('takes few connections for what many keys ask at once, and one for what they give back, and leaves the others to keys', async () => {
  const store = await freshStore('postgres')
  const other = await storeAt(store.url ?? '', store.folder)
  const many = isSoak ? 5000 : 200
  let beats = 0
  const [asks, tells] = [openLeases(store), openLeases(other)]
  const { replica, pass, observed } = replicasAtClock({
    ...tells,
    grant: asks.grant,
    heartbeat: (...at) => ((beats += 1), tells.heartbeat(...at)),
  })
  const limits = replica()
  onTestFinished(() => limits.close())
  const connections = async () =>
    (
      await sql<{
        n: number
      }>`select count(*) as n from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend'`.execute(
        store.journal,
      )
    ).rows[0]?.n
  const admissions = await Promise.all(
    Array.from({ length: many }, (_, n) =>
      admitOrCode(limits, key({ id: `k${n}`, budget_nano: 1000, budget_period: 'day' }), {
        tokens: 0,
        nano: 400,
      }),
    ),
  )
  expect(admissions.filter((admission) => typeof admission === 'string')).toEqual([])
  for (const admission of admissions) if (typeof admission !== 'string') admission.end()
  // One tells that this replica is there.
  expect(await connections()).toBe(4 + 1)
  await pass(12, limits)
  expect(await connections()).toBe(4 + 1)
  expect(beats, 'one a second, and one before the first question').toBe(12 + 1)
  expect(observed).toEqual([])
  const sum = await store.journal
    .selectFrom('quota')
    .select(({ fn }) => [fn.countAll<number>().as('keys'), fn.sum<number>('used_n').as('used')])
    .executeTakeFirstOrThrow()
  expect([Number(sum.keys), Number(sum.used)]).toEqual([many, 0])
})
