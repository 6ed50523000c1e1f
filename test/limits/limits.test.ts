import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLimits, type Admission, type Limited, type Limits } from '../../server/access/limits.ts'
import { Failure } from '../../server/failure.ts'
import type { Observation } from '../../server/observe/observations.ts'
import { openLeases, type Leases } from '../../server/store/leases.ts'
import { engines, freshStore, storeAt } from '../store/setting.ts'
import { until } from '../support/waiting.ts'
import { leasesOver, memoryStore } from './memory.ts'

const start = Date.UTC(2026, 0, 31, 12, 0, 5)
const key = (limits: Partial<Limited> = {}): Limited => ({ id: 'k', rpm: null, tpm: null, max_parallel: null, budget_nano: null, budget_period: null, ...limits })
const nothing = { tokens: 0, nano: 0 }

/** Replicas over one way to a store, whose clocks and timers go when a test says so. */
function setting(leases: Leases = leasesOver(memoryStore(), async () => {})) {
  const clock = { time: start, elapsed: 0 }
  const observed: Observation[] = []
  const counts = { questions: 0 }
  const counted = Object.fromEntries(Object.entries(leases).map(([name, ask]) => [name, (...args: never[]) => (counts.questions++, (ask as (...given: never[]) => unknown)(...args))])) as Leases // the same functions
  const replica = () => createLimits({ leases: counted, observe: (one) => void observed.push(one), now: () => clock.time, elapsed: () => clock.elapsed, every: null })
  /** So many seconds go by, and every replica's timer goes off in each. */
  const pass = async (seconds: number, ...alive: Limits[]) => {
    for (let n = 0; n < seconds; n++) {
      clock.time += 1000
      clock.elapsed += 1000
      for (const limits of alive) await limits.tick()
    }
  }
  return { clock, observed, counts, replica, pass }
}

/** The admission, or the word of the refusal. */
async function tried(limits: Limits, limited: Limited, need = nothing): Promise<Admission | string> {
  try {
    return (await limits.admit(limited, need)) ?? 'unlimited'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

/** How many of so many requests, one after the other, are let in; none of them ends. */
async function admittedOf(count: number, limits: Limits, limited: Limited, need = nothing): Promise<number> {
  let admitted = 0
  for (let n = 0; n < count; n++) if (typeof (await tried(limits, limited, need)) !== 'string') admitted++
  return admitted
}

it('lets a key without limits through without a promise, a meter or a question', async () => {
  const { replica, counts, pass } = setting()
  const limits = replica()
  expect(limits.admit(key(), { tokens: 5, nano: 5 })).toBeUndefined()
  await pass(3, limits)
  expect(counts.questions).toBe(0)
})

it('lets a request in when there is enough, although another uses more than it had reserved while the store is asked', async () => {
  let answer = Promise.resolve()
  const { replica } = setting(leasesOver(memoryStore(), () => answer))
  const limits = replica()
  const limited = key({ tpm: 1_000_000, budget_nano: 1_000_000, budget_period: 'total' })
  const need = { tokens: 100, nano: 100 }
  const first = await tried(limits, limited, need)
  if (typeof first === 'string') return expect.unreachable()
  const held = Promise.withResolvers<void>()
  answer = held.promise
  const second = tried(limits, limited, need)
  first.spend(5000, 5000)
  first.end()
  held.resolve()
  expect(await second).toMatchObject({ headers: { 'x-ratelimit-remaining-tokens': String(1_000_000 - 5000 - 100) } })
})

it('asks the store for one request in a hundred at most once it knows how many there are, and never admits more than the limit', async () => {
  const { replica, counts, pass } = setting()
  const replicas = [replica(), replica(), replica(), replica()]
  const limited = key({ rpm: 1_000_000, budget_nano: 10 ** 9, budget_period: 'total' })
  let [admitted, atOnce] = [0, 0]
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 1600; n++) {
      const limits = replicas[n % 4]
      const admission = limits?.admit(limited, { tokens: 0, nano: 1000 })
      if (!(admission instanceof Promise)) atOnce++
      const let_in = await admission
      let_in?.spend(0, 700)
      let_in?.end()
      admitted++
    }
    await pass(1, ...replicas)
  }
  expect(admitted).toBe(32_000)
  expect(atOnce).toBeGreaterThan(31_700)
  expect(counts.questions).toBeLessThan(640)
})

it('refuses again and again without asking the store each time', async () => {
  const { replica, counts, clock } = setting()
  const limits = replica()
  expect(await admittedOf(10, limits, key({ rpm: 3 }))).toBe(3)
  const before = counts.questions
  expect(await admittedOf(1000, limits, key({ rpm: 3 }))).toBe(0)
  expect(counts.questions).toBe(before)
  clock.time += 300
  await admittedOf(1000, limits, key({ rpm: 3 }))
  expect(counts.questions).toBe(before + 1)
})

it('gives all of a limit to whom asks, once what others did not use has come back', async () => {
  const { replica, pass } = setting()
  const [one, other] = [replica(), replica()]
  const limited = key({ rpm: 1000 })
  await pass(1, one, other)
  const first = (await admittedOf(1, other, limited)) + (await admittedOf(50, one, limited))
  await pass(1, one, other)
  // The lease of a busy second, of which little is then used.
  expect(await admittedOf(3, one, limited)).toBe(3)
  const taken = await admittedOf(1000, other, limited)
  expect(first + 3 + taken).toBeLessThanOrEqual(1000)
  await pass(2, one, other)
  const rest = await admittedOf(1000, other, limited)
  expect(first + 3 + taken + rest).toBe(1000)
  expect(await admittedOf(10, one, limited)).toBe(0)
})

it('takes tokens that were used beyond a reservation from what is left, for all replicas', async () => {
  const { replica, pass } = setting()
  const [one, other] = [replica(), replica()]
  const limited = key({ tpm: 100 })
  const admission = await tried(one, limited, { tokens: 50, nano: 0 })
  if (typeof admission === 'string') throw new Error(admission)
  admission.spend(80, 0)
  admission.end()
  admission.spend(15, 0)
  await pass(1, one)
  expect(await tried(other, limited, { tokens: 6, nano: 0 })).toBe('rate_limited')
  expect(await tried(other, limited, { tokens: 5, nano: 0 })).not.toBe('rate_limited')
})

it('lets no more of a budget be spent than was reserved, and of what has no budget all', async () => {
  const { replica } = setting()
  const limits = replica()
  const poor = await tried(limits, key({ budget_nano: 100, budget_period: 'day' }), { tokens: 0, nano: 50 })
  const free = await tried(limits, key({ id: 'free', rpm: 5 }), { tokens: 0, nano: 50 })
  if (typeof poor === 'string' || typeof free === 'string') return expect.unreachable()
  expect([poor.spend(0, 30), poor.spend(0, 30), free.spend(0, 80)]).toEqual([30, 20, 80])
  for (const admission of [poor, free]) admission.end()
  expect([poor.spend(0, 1), free.spend(0, 1)]).toEqual([0, 1])
  expect(await tried(limits, key({ budget_nano: 100, budget_period: 'day' }), { tokens: 0, nano: 51 })).toBe('budget_spent')
  expect(await tried(limits, key({ budget_nano: 100, budget_period: 'day' }), { tokens: 0, nano: 50 })).not.toBeTypeOf('string')
})

it('lets nobody use what was given back, when the answer to that is lost', async () => {
  const store = memoryStore()
  let isLost = false
  const whole = leasesOver(store, async () => {})
  const { replica, pass } = setting({
    ...whole,
    async hold(holder, amount) {
      const left = await whole.hold(holder, amount)
      if (isLost) throw new Error('lost')
      return left
    },
  })
  const [one, other] = [replica(), replica()]
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  const admission = await tried(one, limited, { tokens: 0, nano: 60 })
  if (typeof admission !== 'string') admission.end()
  await tried(other, key({ rpm: 1 }))
  await pass(1, other, one)
  isLost = true
  await pass(1, one)
  expect(await tried(other, limited, { tokens: 0, nano: 100 })).not.toBeTypeOf('string')
  expect(await tried(one, limited, { tokens: 0, nano: 60 })).toBe('unavailable')
  isLost = false
  await pass(2, one)
  expect(await tried(one, limited, { tokens: 0, nano: 1 })).toBe('budget_spent')
  expect(store.quotas.get('total:k 0')?.used).toBe(100)
})

it('does not tell the store what it holds while more is on its way', async () => {
  const store = memoryStore()
  const gates: (() => void)[] = []
  let isSlow = false
  const { replica, pass } = setting(leasesOver(store, () => (isSlow ? new Promise<void>((go) => void gates.push(go)) : Promise.resolve())))
  const [one, other] = [replica(), replica()]
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  const first = await tried(one, limited, { tokens: 0, nano: 30 })
  if (typeof first !== 'string') first.end()
  await tried(other, key({ rpm: 1 }))
  await pass(1, other, one)
  isSlow = true
  const second = tried(one, limited, { tokens: 0, nano: 90 })
  gates.shift()?.()
  await new Promise(setImmediate)
  const ticked = pass(1, one)
  isSlow = false
  await new Promise(setImmediate)
  for (const go of gates.splice(0)) go()
  await ticked
  expect(await second).not.toBeTypeOf('string')
  expect(await tried(other, limited, { tokens: 0, nano: 11 })).toBe('budget_spent')
  expect(store.quotas.get('total:k 0')?.used).toBeGreaterThanOrEqual(90)
})

it('counts what was spent before a long silence, and keeps no lease of it', async () => {
  const store = memoryStore()
  const { replica, pass } = setting(leasesOver(store, async () => {}))
  const limits = replica()
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  for (let n = 0; n < 3; n++) {
    const admission = await tried(limits, limited, { tokens: 0, nano: 35 })
    if (typeof admission === 'string') throw new Error(admission)
    admission.spend(0, 30)
    admission.end()
    await pass(75, limits)
  }
  expect(store.quotas.get('total:k 0')).toEqual({ used: 90, leases: new Map() })
  expect(await tried(limits, limited, { tokens: 0, nano: 11 })).toBe('budget_spent')
  expect(await tried(limits, limited, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
})

it('gives everything back when it closes', async () => {
  const store = memoryStore()
  const { replica } = setting(leasesOver(store, async () => {}))
  const limits = replica()
  const limited = key({ max_parallel: 2, budget_nano: 100, budget_period: 'total' })
  const admission = await tried(limits, limited, { tokens: 0, nano: 60 })
  if (typeof admission === 'string') throw new Error(admission)
  admission.spend(0, 10)
  admission.end()
  await limits.close()
  expect([...store.quotas].map(([name, { used }]) => [name, used])).toEqual([['parallel:k 0', 0], ['total:k 0', 10]])
  expect(store.replicas.size).toBe(0)
})

it('asks a store that failed when nothing was held any more until it answers, and leaves then', async () => {
  const store = memoryStore()
  const observed: string[] = []
  const leases = leasesOver(store, async () => {})
  let failures = 0
  const limits = createLimits({ leases: { ...leases, leave: (id) => (failures++ === 0 ? Promise.reject(new Error('cut')) : leases.leave(id)) }, observe: ({ kind }) => void observed.push(kind), every: 1 })
  onTestFinished(() => limits.close())
  const admission = await tried(limits, key({ max_parallel: 1 }))
  if (typeof admission !== 'string') admission.end()
  await until('it has left', () => store.replicas.size === 0, 10_000)
  expect(observed).toEqual(['storeFailed', 'storeRecovered'])
})

it('holds a limit that was lowered from then on', async () => {
  const { replica } = setting()
  const limits = replica()
  expect(await admittedOf(20, limits, key({ rpm: 100 }))).toBe(20)
  expect(await admittedOf(20, limits, key({ rpm: 25 }))).toBe(5)
  expect(await admittedOf(20, limits, key({ rpm: 10 }))).toBe(0)
  expect(await admittedOf(20, limits, key({ rpm: 30 }))).toBe(5)
})

describe.each(engines)('on %s', (engine) => {
  async function stored(wrapped = (leases: Leases) => leases) {
    const store = await freshStore(engine)
    const all = setting(wrapped(openLeases(store)))
    const replica = () => {
      const limits = all.replica()
      onTestFinished(() => limits.close())
      return limits
    }
    const away = async () => {
      for (const table of ['quota', 'replica']) await store.journal.schema.alterTable(table).renameTo(`${table}_away`).execute()
      return async () => {
        for (const table of ['quota', 'replica']) await store.journal.schema.alterTable(`${table}_away`).renameTo(table).execute()
      }
    }
    return { ...all, store, replica, away }
  }

  it('admits exactly ten of a hundred that race over three replicas, when there is room for ten: in a budget, and in the tokens of a minute', async () => {
    const { replica } = await stored()
    const replicas = [replica(), replica(), replica()]
    const roomy = { rpm: 1000, max_parallel: 100, tpm: 10 ** 9, budget_nano: 10 ** 9, budget_period: 'month' } as const
    for (const { limited, refusal } of [{ limited: key({ ...roomy, budget_nano: 10 * 7919 }), refusal: 'budget_spent' }, { limited: key({ ...roomy, id: 't', tpm: 10 * 7919 }), refusal: 'rate_limited' }]) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => tried(replicas[n % 11 === 0 ? 0 : n % 3] ?? replica(), limited, { tokens: 7919, nano: 7919 })))
      expect(answers.filter((answer) => typeof answer !== 'string'), refusal).toHaveLength(10)
      expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(new Set([refusal]))
    }
  })

  it('frees the places of a replica that could not tell of them when it ended', async () => {
    let isLost = false
    const { replica, pass } = await stored((leases) => ({ ...leases, hold: (...told) => (isLost ? Promise.reject(new Error('cut')) : leases.hold(...told)) }))
    const [gone, other] = [replica(), replica()]
    const limited = key({ max_parallel: 1 })
    const admission = await tried(gone, limited)
    if (typeof admission === 'string') throw new Error(admission)
    admission.end()
    isLost = true
    await gone.close()
    isLost = false
    expect(await tried(other, limited)).toBe('rate_limited')
    await pass(12, other)
    expect(await tried(other, limited)).not.toBeTypeOf('string')
  })

  it('frees the places of a replica that died, ten seconds later, and not what it may have spent, which it tells of', async () => {
    const { replica, pass, observed } = await stored()
    const [dead, alive] = [replica(), replica()]
    const limited = key({ max_parallel: 2, budget_nano: 10, budget_period: 'total' })
    for (let n = 0; n < 2; n++) expect(await tried(dead, limited, { tokens: 0, nano: 3 })).not.toBeTypeOf('string')
    expect(await tried(alive, limited, { tokens: 0, nano: 3 })).toBe('rate_limited')
    await pass(9, alive)
    expect(await tried(alive, limited, { tokens: 0, nano: 3 })).toBe('rate_limited')
    await pass(3, alive)
    expect(observed).toEqual([{ kind: 'budgetLeaseLost', keyId: 'k', nano: 6 }])
    expect(await tried(alive, limited, { tokens: 0, nano: 5 })).toBe('budget_spent')
    expect(await tried(alive, limited, { tokens: 0, nano: 3 })).not.toBeTypeOf('string')
    // It was only away: what it has under way counts again, and is above the limit until it ends.
    await pass(1, dead)
    expect(await tried(dead, limited, { tokens: 0, nano: 1 })).toBe('rate_limited')
  })

  it('is told of once when four fifths of a budget are spent, whichever replica sees it, and again when it was raised', async () => {
    const { replica, pass, observed } = await stored()
    const replicas = [replica(), replica()]
    const spend = async (budget_nano: number, nano: number, on: number) => {
      const admission = await tried(replicas[on] ?? replica(), key({ budget_nano, budget_period: 'total' }), { tokens: 0, nano })
      if (typeof admission === 'string') throw new Error(admission)
      admission.spend(0, nano)
      admission.end()
      await pass(1, ...replicas)
    }
    await spend(100, 79, 0)
    expect(observed).toEqual([])
    for (const on of [1, 0, 1]) await spend(100, 1, on)
    const told = { kind: 'budgetNearlySpent', keyId: 'k', endsAt: null }
    expect(observed).toEqual([{ ...told, spentNano: 80, budgetNano: 100 }])
    for (const [nano, on] of [[80, 1], [1, 0]] as const) await spend(200, nano, on)
    expect(observed.slice(1)).toEqual([{ ...told, spentNano: 162, budgetNano: 200 }])
  })

  it('goes on while the store is down with its part of what it last knew to be left', async () => {
    const { replica, away, pass, store } = await stored()
    const replicas = [replica(), replica(), replica()] as const
    const [busy, late, unaware] = replicas
    const limited = key({ rpm: 90 })
    for (const limits of replicas) await tried(limits, key({ id: 'other', rpm: 9 }))
    for (let n = 0; n < 2; n++) await pass(1, ...replicas)
    expect(await admittedOf(50, busy, limited)).toBe(50)
    expect(await admittedOf(1, late, limited)).toBe(1)
    const { used_n } = await store.journal.selectFrom('quota').select('used_n').where('scope', '=', 'rpm:k').executeTakeFirstOrThrow()
    await away()
    for (const limits of replicas) expect(await tried(limits, key({ id: 'm', budget_nano: 5 }), { tokens: 0, nano: 5 })).toBe('unavailable')
    const more = [await admittedOf(90, busy, limited), await admittedOf(90, late, limited), await admittedOf(90, unaware, limited)]
    // The first has had more than its part, and uses up its lease; the third has not heard of this minute.
    expect(more).toEqual([used_n - 51, Math.floor((90 - used_n) / 3), 30])
    // Never twice the limit, and from the next minute on never more than it.
    await pass(60)
    expect(await Promise.all(replicas.map((limits) => admittedOf(90, limits, limited)))).toEqual([30, 30, 30])
  })

  it('goes on within its part of a limit of a minute while the store is down, spends the lease of a budget, and then refuses', async () => {
    const { replica, away, pass, observed } = await stored()
    const [one, other] = [replica(), replica()]
    const perMinute = key({ rpm: 40 })
    const money = key({ id: 'm', budget_nano: 1000, budget_period: 'day' })
    await pass(1, one, other)
    for (const limits of [one, other]) for (const limited of [perMinute, money]) expect(await tried(limits, limited, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
    await pass(1, one, other)
    const inHand = await tried(one, money, { tokens: 0, nano: 10 })
    if (typeof inHand === 'string') throw new Error(inHand)
    inHand.end()
    const mend = await away()
    const leased = await admittedOf(100, one, money, { tokens: 0, nano: 10 })
    expect(leased).toBeGreaterThanOrEqual(1)
    expect(leased).toBeLessThan(5)
    expect(await tried(one, money, { tokens: 0, nano: 10 })).toBe('unavailable')
    expect(await admittedOf(60, one, perMinute)).toBe(19)
    expect(await tried(one, perMinute)).toBe('rate_limited')
    await pass(3, one)
    expect(observed.map(({ kind }) => kind)).toEqual(['storeFailed'])
    await mend()
    await pass(2, one)
    expect(observed.map(({ kind }) => kind)).toContain('storeRecovered')
    expect(await tried(one, money, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
    // What was let in meanwhile is booked: of forty one has had twenty, and the other one.
    expect(await admittedOf(60, other, perMinute)).toBe(19)
  })
})

it('takes few connections for what many keys ask at once, and one for what they give back, and leaves the others to keys', async () => {
  const asked = await freshStore('postgres')
  const told = await storeAt(asked.url ?? '', asked.folder)
  const many = process.env['SOAK'] ? 5000 : 200
  let beats = 0
  const [asks, tells] = [openLeases(asked), openLeases(told)]
  const { replica, pass, observed } = setting({ ...tells, grant: asks.grant, beat: (...at) => ((beats += 1), tells.beat(...at)) })
  const limits = replica()
  onTestFinished(() => limits.close())
  const connections = async () => (await sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = current_database()`.execute(asked.journal)).rows[0]?.n
  const admissions = await Promise.all(Array.from({ length: many }, (_, n) => tried(limits, key({ id: `k${n}`, budget_nano: 1000, budget_period: 'day' }), { tokens: 0, nano: 400 })))
  expect(admissions.filter((admission) => typeof admission === 'string')).toEqual([])
  for (const admission of admissions) if (typeof admission !== 'string') admission.end()
  // One tells that this replica is there.
  expect(await connections()).toBe(4 + 1)
  await pass(12, limits)
  expect(await connections()).toBe(4 + 1)
  expect(beats, 'one a second, and one before the first question').toBe(12 + 1)
  expect(observed).toEqual([])
  const sum = await asked.journal.selectFrom('quota').select(({ fn }) => [fn.countAll<number>().as('keys'), fn.sum<number>('used_n').as('used')]).executeTakeFirstOrThrow()
  expect([Number(sum.keys), Number(sum.used)]).toEqual([many, 0])
})
