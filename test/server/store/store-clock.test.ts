import { expect, it } from 'vitest'
import { createStoreClock } from '../../../server/store/store-clock.ts'

const hour = 3_600_000

/** A machine whose clock a test sets, and a store 120 s behind it. */
function clocks() {
  const time = { machine: 50 * hour, store: 50 * hour - 120_000, elapsed: 0 }
  const clock = createStoreClock({ now: () => time.machine, elapsed: () => time.elapsed })
  const pass = (ms: number) => {
    for (const name of ['machine', 'store', 'elapsed'] as const) time[name] += ms
  }
  /** Asks the store, which reads its clock after these milliseconds. */
  const ask = (there: number, back: number) => {
    const askedAt = clock.elapsed()
    pass(there)
    const { store } = time
    pass(back)
    clock.learn(store, askedAt)
  }
  return { time, clock, pass, ask }
}

it('is the clock of the machine until the store has told its time', () => {
  const { time, clock, ask } = clocks()
  expect([clock.now(), clock.ahead()]).toEqual([time.machine, 0])
  ask(1, 1)
  expect(Math.abs(clock.now() - time.store)).toBeLessThanOrEqual(2)
  expect(Math.abs(clock.ahead() - 120_000)).toBeLessThanOrEqual(2)
})

it('comes nearer with quick answers, and is not led away by slow ones', () => {
  const { time, clock, ask } = clocks()
  ask(0, 900)
  expect(Math.abs(clock.now() - time.store)).toBeLessThanOrEqual(900)
  ask(1, 1)
  const error = clock.now() - time.store
  expect(Math.abs(error)).toBeLessThanOrEqual(2)
  for (const [there, back] of [
    [2000, 0],
    [0, 2000],
    [700, 700],
  ] as const)
    ask(there, back)
  expect(clock.now() - time.store).toBe(error)
})

it('goes on while the store is away, also when the clock of the machine is set', () => {
  const { time, clock, pass, ask } = clocks()
  ask(1, 1)
  pass(hour)
  time.machine += 10 * hour
  expect(Math.abs(clock.now() - time.store)).toBeLessThanOrEqual(2)
})
