import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAfterStart } from '../../../server/process/memory.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const secondMs = 1000
const collectGarbage = vi.fn<() => void>()
const ledger = { collectGarbage }

/** Whether what nothing refers to any more was collected in this time. */
async function isCollectedIn(ms: number): Promise<boolean> {
  const garbage = new WeakRef({})
  // What a WeakRef was made of stays for this turn.
  await nextTurn()
  vi.advanceTimersByTime(ms)
  await nextTurn()
  return garbage.deref() === undefined
}

test('garbage of the start is collected once, as soon as nothing is being answered', async () => {
  const counts = { calls: 1, streams: 0 }
  collectAfterStart({ inFlight: () => counts, ledger })
  expect(await isCollectedIn(30 * secondMs)).toBe(false)
  Object.assign(counts, { calls: 0, streams: 1 })
  expect(await isCollectedIn(20 * secondMs)).toBe(false)
  counts.streams = 0
  expect(collectGarbage).not.toHaveBeenCalled()
  expect(await isCollectedIn(5 * secondMs)).toBe(true)
  expect(collectGarbage).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('and not at the first pause of a server that was busy for a minute', async () => {
  const counts = { calls: 1, streams: 0 }
  collectAfterStart({ inFlight: () => counts, ledger })
  vi.advanceTimersByTime(60 * secondMs)
  counts.calls = 0
  expect(await isCollectedIn(60 * secondMs)).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
