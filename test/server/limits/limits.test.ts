import { expect, it, onTestFinished } from 'vitest'
import { createLimits } from '../../../server/limits/limits.ts'
import { until } from '../../support/waiting.ts'
import { leasesOver, memoryStore } from './memory-store.ts'
import { countAdmitted, key, replicasAtClock, admitOrCode } from './replicas-at-clock.ts'

it('lets a key without limits through without a promise, a meter or a question', async () => {
  const { replica, counts, pass } = replicasAtClock()
  const limits = replica()
  expect(limits.reserve(key(), { tokens: 5, nano: 5 })).toBeUndefined()
  await pass(3, limits)
  expect(counts.questions).toBe(0)
})

it('lets a request in when there is enough, although another uses more than it had reserved while the store is asked', async () => {
  let answer = Promise.resolve()
  const { replica } = replicasAtClock(leasesOver(memoryStore(), () => answer))
  const limits = replica()
  const limited = key({ tpm: 1_000_000, budget_nano: 1_000_000, budget_period: 'total' })
  const need = { tokens: 100, nano: 100 }
  const first = await admitOrCode(limits, limited, need)
  if (typeof first === 'string') return expect.unreachable()
  const held = Promise.withResolvers<void>()
  answer = held.promise
  const second = admitOrCode(limits, limited, need)
  first.spend(5000, 5000)
  first.end()
  held.resolve()
  expect(await second).toMatchObject({
    headers: { 'x-ratelimit-remaining-tokens': String(1_000_000 - 5000 - 100) },
  })
})

it('asks the store for one request in a hundred at most once it knows how many there are, and never admits more than the limit', async () => {
  const { replica, counts, pass } = replicasAtClock()
  const replicas = [replica(), replica(), replica(), replica()]
  const limited = key({ rpm: 1_000_000, budget_nano: 10 ** 9, budget_period: 'total' })
  let [admitted, atOnce] = [0, 0]
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 1600; n++) {
      const limits = replicas[n % 4]
      const admission = limits?.reserve(limited, { tokens: 0, nano: 1000 })
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
  const { replica, counts, clock } = replicasAtClock()
  const limits = replica()
  expect(await countAdmitted(10, limits, key({ rpm: 3 }))).toBe(3)
  const before = counts.questions
  expect(await countAdmitted(1000, limits, key({ rpm: 3 }))).toBe(0)
  expect(counts.questions).toBe(before)
  clock.time += 300
  await countAdmitted(1000, limits, key({ rpm: 3 }))
  expect(counts.questions).toBe(before + 1)
})

it('gives all of a limit to whom asks, once what others did not use has come back', async () => {
  const { replica, pass } = replicasAtClock()
  const [one, other] = [replica(), replica()]
  const limited = key({ rpm: 1000 })
  await pass(1, one, other)
  const first = (await countAdmitted(1, other, limited)) + (await countAdmitted(50, one, limited))
  await pass(1, one, other)
  // The lease of a busy second, of which little is then used.
  expect(await countAdmitted(3, one, limited)).toBe(3)
  const admitted = await countAdmitted(1000, other, limited)
  expect(first + 3 + admitted).toBeLessThanOrEqual(1000)
  await pass(2, one, other)
  const rest = await countAdmitted(1000, other, limited)
  expect(first + 3 + admitted + rest).toBe(1000)
  expect(await countAdmitted(10, one, limited)).toBe(0)
})

it('takes tokens that were used beyond a reservation from what is left, for all replicas', async () => {
  const { replica, pass } = replicasAtClock()
  const [one, other] = [replica(), replica()]
  const limited = key({ tpm: 100 })
  const admission = await admitOrCode(one, limited, { tokens: 50, nano: 0 })
  if (typeof admission === 'string') throw new Error(admission)
  admission.spend(80, 0)
  admission.end()
  admission.spend(15, 0)
  await pass(1, one)
  expect(await admitOrCode(other, limited, { tokens: 6, nano: 0 })).toBe('rate_limited')
  expect(await admitOrCode(other, limited, { tokens: 5, nano: 0 })).not.toBe('rate_limited')
})

it('lets no more of a budget be spent than was reserved, and of what has no budget all', async () => {
  const { replica } = replicasAtClock()
  const limits = replica()
  const poor = await admitOrCode(limits, key({ budget_nano: 100, budget_period: 'day' }), {
    tokens: 0,
    nano: 50,
  })
  const free = await admitOrCode(limits, key({ id: 'free', rpm: 5 }), { tokens: 0, nano: 50 })
  if (typeof poor === 'string' || typeof free === 'string') return expect.unreachable()
  expect([poor.spend(0, 30), poor.spend(0, 30), free.spend(0, 80)]).toEqual([30, 20, 80])
  for (const admission of [poor, free]) admission.end()
  expect([poor.spend(0, 1), free.spend(0, 1)]).toEqual([0, 1])
  expect(
    await admitOrCode(limits, key({ budget_nano: 100, budget_period: 'day' }), {
      tokens: 0,
      nano: 51,
    }),
  ).toBe('budget_spent')
  expect(
    await admitOrCode(limits, key({ budget_nano: 100, budget_period: 'day' }), {
      tokens: 0,
      nano: 50,
    }),
  ).not.toBeTypeOf('string')
})

it('lets nobody use what was given back, when the answer to that is lost', async () => {
  const store = memoryStore()
  let isLost = false
  const reliable = leasesOver(store, async () => {})
  const { replica, pass } = replicasAtClock({
    ...reliable,
    async grant(requests) {
      const grants = await reliable.grant(requests)
      if (isLost && requests.some((one) => one.need === 0)) throw new Error('lost')
      return grants
    },
  })
  const [one, other] = [replica(), replica()]
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  const admission = await admitOrCode(one, limited, { tokens: 0, nano: 60 })
  if (typeof admission !== 'string') admission.end()
  await admitOrCode(other, key({ rpm: 1 }))
  await pass(1, other, one)
  isLost = true
  await pass(1, one)
  expect(await admitOrCode(other, limited, { tokens: 0, nano: 100 })).not.toBeTypeOf('string')
  expect(await admitOrCode(one, limited, { tokens: 0, nano: 60 })).toBe('budget_spent')
  isLost = false
  await pass(2, one)
  expect(await admitOrCode(one, limited, { tokens: 0, nano: 1 })).toBe('budget_spent')
  expect(store.quotas.get('total:k 0')?.used).toBe(100)
})

it('does not tell the store what it holds while more is on its way', async () => {
  const store = memoryStore()
  const gates: (() => void)[] = []
  let isSlow = false
  const { replica, pass } = replicasAtClock(
    leasesOver(store, () =>
      isSlow ? new Promise<void>((go) => void gates.push(go)) : Promise.resolve(),
    ),
  )
  const [one, other] = [replica(), replica()]
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  const first = await admitOrCode(one, limited, { tokens: 0, nano: 30 })
  if (typeof first !== 'string') first.end()
  await admitOrCode(other, key({ rpm: 1 }))
  await pass(1, other, one)
  isSlow = true
  const second = admitOrCode(one, limited, { tokens: 0, nano: 90 })
  gates.shift()?.()
  await new Promise(setImmediate)
  const ticked = pass(1, one)
  isSlow = false
  await new Promise(setImmediate)
  for (const go of gates.splice(0)) go()
  await ticked
  expect(await second).not.toBeTypeOf('string')
  expect(await admitOrCode(other, limited, { tokens: 0, nano: 11 })).toBe('budget_spent')
  expect(store.quotas.get('total:k 0')?.used).toBeGreaterThanOrEqual(90)
})

it('counts what was spent before a long silence, and keeps no lease of it', async () => {
  const store = memoryStore()
  const { replica, pass } = replicasAtClock(leasesOver(store, async () => {}))
  const limits = replica()
  const limited = key({ budget_nano: 100, budget_period: 'total' })
  for (let n = 0; n < 3; n++) {
    const admission = await admitOrCode(limits, limited, { tokens: 0, nano: 35 })
    if (typeof admission === 'string') throw new Error(admission)
    admission.spend(0, 30)
    admission.end()
    await pass(75, limits)
  }
  expect(store.quotas.get('total:k 0')).toEqual({ used: 90, leases: new Map() })
  expect(await admitOrCode(limits, limited, { tokens: 0, nano: 11 })).toBe('budget_spent')
  expect(await admitOrCode(limits, limited, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
})

it('gives everything back when it closes', async () => {
  const store = memoryStore()
  const { replica } = replicasAtClock(leasesOver(store, async () => {}))
  const limits = replica()
  const limited = key({ max_parallel: 2, budget_nano: 100, budget_period: 'total' })
  const admission = await admitOrCode(limits, limited, { tokens: 0, nano: 60 })
  if (typeof admission === 'string') throw new Error(admission)
  admission.spend(0, 10)
  admission.end()
  await limits.close()
  expect([...store.quotas].map(([name, { used }]) => [name, used])).toEqual([
    ['parallel:k 0', 0],
    ['total:k 0', 10],
  ])
  expect(store.replicas.size).toBe(0)
})

it('asks a store again that did not let it leave when nothing was held any more', async () => {
  const store = memoryStore()
  const observed: string[] = []
  const leases = leasesOver(store, async () => {})
  let failures = 0
  const limits = createLimits({
    leases: {
      ...leases,
      deregister: (id) =>
        failures++ === 0 ? Promise.reject(new Error('cut')) : leases.deregister(id),
    },
    observe: ({ kind }) => void observed.push(kind),
    every: 1,
  })
  onTestFinished(() => limits.close())
  const admission = await admitOrCode(limits, key({ max_parallel: 1 }))
  if (typeof admission !== 'string') admission.end()
  await until('it has left', () => store.replicas.size === 0)
  expect(observed).toEqual([])
})

const money = key({ budget_nano: 1000, budget_period: 'total' })

/** A replica in use, over a store whose clean-up the test decides on. */
async function replicaWithSweep(sweep: () => boolean) {
  const at = replicasAtClock({
    ...leasesOver(memoryStore(), async () => {}),
    sweep: async () => sweep(),
  })
  const limits = at.replica()
  expect(await admitOrCode(limits, money, { tokens: 0, nano: 10 })).not.toBeTypeOf('string')
  return { ...at, limits }
}

const stuck = () => {
  throw new Error('too much')
}

it('forgets what is old second by second while there is more of it', async () => {
  let sweeps = 0
  const { limits, pass } = await replicaWithSweep(() => ++sweeps % 3 > 0)
  await pass(60, limits)
  expect(sweeps).toBe(0)
  await pass(10, limits)
  expect(sweeps).toBe(3)
})

it('tells once of each time in which what is old cannot be forgotten', async () => {
  let isStuck = false
  const { limits, pass, observed } = await replicaWithSweep(() => isStuck && stuck())
  await pass(70, limits)
  for (const series of [1, 2]) {
    isStuck = true
    await pass(130, limits)
    expect(observed).toEqual(
      Array(series).fill({ kind: 'cleanupFailed', store: 'limits', reason: 'too much' }),
    )
    isStuck = false
    await pass(70, limits)
  }
})

it('admits requests while what is old cannot be forgotten', async () => {
  const { limits, pass, observed } = await replicaWithSweep(stuck)
  await pass(70, limits)
  for (let n = 0; n < 4; n++) {
    await pass(20, limits)
    const admission = await admitOrCode(limits, money, { tokens: 0, nano: 900 / 4 })
    expect(admission, `${n}`).not.toBeTypeOf('string')
  }
  expect(observed.map(({ kind }) => kind)).toEqual(['cleanupFailed'])
})

it('drops the leases of minutes that are over when that is possible again, and tells once that it was not', async () => {
  const memory = memoryStore()
  const leases = leasesOver(memory, async () => {})
  let fails = (_times: number) => true
  let times = 0
  const deleteHeldBy = (holders: readonly string[]) =>
    fails((times += 1)) ? Promise.reject(new Error('too much')) : leases.deleteHeldBy(holders)
  const { replica, pass, observed } = replicasAtClock({ ...leases, deleteHeldBy })
  const limits = replica()
  const held = () =>
    [...memory.quotas].filter(([name, row]) => name.startsWith('rpm:') && row.leases.size > 0)
      .length
  expect(await admitOrCode(limits, key({ max_parallel: 1 }))).not.toBeTypeOf('string')
  for (let n = 0; n < 1500; n++) {
    const admission = await admitOrCode(limits, key({ id: `${n}`, rpm: 10 }))
    if (typeof admission !== 'string') admission.end()
  }
  await pass(65, limits)
  expect([held(), times > 3]).toEqual([1500, true])
  times = 0
  fails = (time) => time === 2
  await pass(1, limits)
  expect(held()).toBe(500)
  await pass(1, limits)
  expect(held()).toBe(0)
  expect(observed).toEqual([{ kind: 'cleanupFailed', store: 'limits', reason: 'too much' }])
})

it('does not use a slot again that others were given while it was away', async () => {
  const { replica, pass } = replicasAtClock()
  const [away, other] = [replica(), replica()]
  const limited = key({ max_parallel: 2 })
  const running = [await admitOrCode(away, limited), await admitOrCode(away, limited)]
  await admitOrCode(other, key({ id: 'other', rpm: 9 }))
  await pass(12, other)
  expect(await countAdmitted(2, other, limited)).toBe(2)
  await pass(1, away, other)
  for (const one of running) {
    if (typeof one === 'string') throw new Error(one)
    one.end()
    expect(await admitOrCode(away, limited)).toBe('rate_limited')
  }
})

it('holds a limit that was lowered from then on', async () => {
  const { replica } = replicasAtClock()
  const limits = replica()
  expect(await countAdmitted(20, limits, key({ rpm: 100 }))).toBe(20)
  expect(await countAdmitted(20, limits, key({ rpm: 25 }))).toBe(5)
  expect(await countAdmitted(20, limits, key({ rpm: 10 }))).toBe(0)
  expect(await countAdmitted(20, limits, key({ rpm: 30 }))).toBe(5)
})
