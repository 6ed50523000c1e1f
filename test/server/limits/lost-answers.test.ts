import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Leases } from '../../../server/store/queries/limit-leases.ts'
import { leasesOver, memoryStore } from './memory-store.ts'
import { admitOrCode, key, replicasAtClock } from './replicas-at-clock.ts'

type Fate = 'answered' | 'lost' | Promise<void>

/**
 * A replica over a store that carries out everything. `fates` are those of the answers to the next
 * requests for leases: a promise is a failure that is known when it resolves.
 */
function replicaWithFates() {
  const store = memoryStore()
  const reliable = leasesOver(store, async () => {})
  const fates: Fate[] = []
  const leases: Leases = {
    ...reliable,
    async heartbeat(id, at) {
      await turn()
      return reliable.heartbeat(id, at)
    },
    async grant(requests) {
      const fate = fates.shift()
      const grants = await reliable.grant(requests)
      if (fate === 'lost') await new Promise(() => {})
      if (fate instanceof Promise) {
        await fate
        throw new Error('cut')
      }
      return grants
    },
  }
  const at = replicasAtClock(leases)
  return { ...at, store, fates, limits: at.replica() }
}

const budget = (id: string) => key({ id, budget_nano: 100, budget_period: 'total' })
const need = { tokens: 0, nano: 60 }

describe('of several limits', () => {
  const everything = { rpm: 9, tpm: 900, max_parallel: 9, budget_nano: 900 }

  it('asks for all at once, with one question to the store', async () => {
    const { limits, counts } = replicaWithFates()
    expect(await admitOrCode(limits, key(everything), { tokens: 9, nano: 9 })).toBeTypeOf('object')
    expect(counts.questions, 'one tells that this replica is there').toBe(2)
    const other = key({ ...everything, id: 'other' })
    expect(await admitOrCode(limits, other, { tokens: 9, nano: 9 })).toBeTypeOf('object')
    expect(counts.questions).toBe(3)
  })

  it('names the first that refuses, and gives back what was reserved of the others', async () => {
    const { limits, store, pass } = replicaWithFates()
    const tight = key({ ...everything, tpm: 8, budget_nano: 8 })
    expect(await admitOrCode(limits, tight, { tokens: 9, nano: 9 })).toBe('rate_limited')
    await pass(12, limits)
    expect([...store.quotas.values()].map(({ used }) => used)).toEqual([0, 0, 0, 0])
  })
})

describe('when an answer of the store does not come', () => {
  it('asks again as soon as later questions are answered, and nothing counts twice', async () => {
    const { limits, clock, fates, store, observed } = replicaWithFates()
    await admitOrCode(limits, budget('first'), { tokens: 0, nano: 1 })
    fates.push('lost')
    const waiting = admitOrCode(limits, budget('k'), need)
    await turn()
    clock.elapsed += 300
    expect(await admitOrCode(limits, budget('other'), need)).toBeTypeOf('object')
    expect(await waiting).toBeTypeOf('object')
    expect(store.quotas.get('total:k 0')?.used).toBe(60)
    expect(observed).toEqual([])
  })

  it('gives a question up once, since it may wait for a lock and hold the next one up', async () => {
    const { limits, clock, fates, counts } = replicaWithFates()
    await admitOrCode(limits, budget('first'), { tokens: 0, nano: 1 })
    fates.push('lost', 'answered', 'lost')
    void admitOrCode(limits, budget('k'), need)
    await turn()
    const before = counts.questions
    for (const id of ['one', 'two', 'three']) {
      clock.elapsed += 300
      expect(await admitOrCode(limits, budget(id), need)).toBeTypeOf('object')
      await turn()
    }
    expect(counts.questions - before).toBe(3 + 1)
  })

  it('waits for it while nothing that was asked later is answered either', async () => {
    const { limits, clock, fates, counts } = replicaWithFates()
    await admitOrCode(limits, budget('first'), { tokens: 0, nano: 1 })
    fates.push('lost', 'lost')
    for (const id of ['k', 'other']) {
      void admitOrCode(limits, budget(id), need)
      await turn()
      clock.elapsed += 300
    }
    await turn()
    expect(counts.questions).toBe(4)
  })

  it('occupies no more than two connections by questions that it has given up', async () => {
    const { limits, clock, fates } = replicaWithFates()
    await admitOrCode(limits, budget('first'), { tokens: 0, nano: 1 })
    fates.push('lost', 'lost', 'lost')
    const admitted: string[] = []
    for (const id of ['a', 'b', 'c']) {
      void admitOrCode(limits, budget(id), need).then(() => admitted.push(id))
      await turn()
    }
    clock.elapsed += 300
    expect(await admitOrCode(limits, budget('other'), need)).toBeTypeOf('object')
    await turn()
    expect(admitted.toSorted()).toEqual(['a', 'b'])
  })
})

describe('when a question fails', () => {
  it('refuses nobody where others are answered that were asked later', async () => {
    const { limits, fates, store, observed } = replicaWithFates()
    const failure = Promise.withResolvers<void>()
    fates.push(failure.promise)
    const waiting = admitOrCode(limits, budget('k'), need)
    await turn()
    expect(await admitOrCode(limits, budget('other'), need)).toBeTypeOf('object')
    failure.resolve()
    expect(await waiting).toBeTypeOf('object')
    expect(store.quotas.get('total:k 0')?.used).toBe(60)
    expect(observed).toEqual([])
  })

  it('refuses nobody where nothing else was asked, and asks again', async () => {
    const { limits, fates, store, observed } = replicaWithFates()
    fates.push(Promise.resolve())
    expect(await admitOrCode(limits, budget('k'), need)).toBeTypeOf('object')
    expect(store.quotas.get('total:k 0')?.used).toBe(60)
    expect(observed).toEqual([])
  })
})

describe('when questions fail one after another', () => {
  it('lets nothing through beyond the lease where the store answers to all others', async () => {
    const { limits, fates, observed } = replicaWithFates()
    await admitOrCode(limits, budget('first'), need)
    const failures = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    fates.push(failures[0]?.promise ?? 'lost')
    const waiting = admitOrCode(limits, key({ max_parallel: 9 }))
    for (const [at, { resolve }] of failures.entries()) {
      await turn()
      // Answered before the other fails, which was asked earlier.
      await admitOrCode(limits, budget(`other ${at}`), need)
      fates.push(failures[at + 1]?.promise ?? 'answered')
      resolve()
    }
    expect(await waiting).toBe('unavailable')
    expect(observed).toEqual([])
  })

  it('refuses budgets that it cannot check, and recovers with the next answer, without a tick', async () => {
    const { limits, fates, store, observed } = replicaWithFates()
    fates.push(Promise.resolve(), Promise.resolve())
    expect(await admitOrCode(limits, budget('k'), need)).toBe('unavailable')
    for (let n = 0; n < 5; n++) await turn()
    expect(observed.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
    expect(await admitOrCode(limits, budget('k'), need)).toBeTypeOf('object')
    expect(store.quotas.get('total:k 0')?.used).toBe(60)
  })

  it('counts as granted what the failed question may have granted, until the next one', async () => {
    const { limits, clock, fates, replica } = replicaWithFates()
    const other = replica()
    fates.push(Promise.resolve(), Promise.resolve())
    expect(await admitOrCode(limits, budget('k'), need)).toBe('unavailable')
    expect(await admitOrCode(other, budget('k'), need)).toBe('budget_spent')
    for (let n = 0; n < 5; n++) await turn()
    expect(await admitOrCode(limits, budget('k'), { tokens: 0, nano: 40 })).toBeTypeOf('object')
    clock.time += 1000
    expect(await admitOrCode(other, budget('k'), need)).toBeTypeOf('object')
  })
})

it('does not use a slot again that others were given while it was away, though the answer that told so is lost', async () => {
  const reliable = leasesOver(memoryStore(), async () => {})
  let isCut = false
  const { replica, pass } = replicasAtClock({
    ...reliable,
    async heartbeat(id, at) {
      const answer = await reliable.heartbeat(id, at)
      if (isCut) throw new Error('cut')
      return answer
    },
    heldSlots: () => Promise.reject(new Error('cut')),
  })
  const [away, other] = [replica(), replica()]
  const limited = key({ max_parallel: 1 })
  const running = await admitOrCode(away, limited)
  if (typeof running === 'string') throw new Error(running)
  await admitOrCode(other, key({ id: 'other', rpm: 9 }))
  await pass(12, other)
  expect(await admitOrCode(other, limited)).toBeTypeOf('object')
  isCut = true
  await pass(1, away)
  await turn()
  isCut = false
  await pass(1, away)
  running.end()
  expect(await admitOrCode(away, limited)).toBe('rate_limited')
})
