import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRetryBudget } from '../../../../server/gateway/routing/retry-budget.ts'

const usual = { free_failovers: 10, failover_share: 0.2, repeat_share: 0.1 }
function clocked(settings = usual) {
  let at = 0
  const { request, mayFailOver, mayRepeat } = createRetryBudget(settings, () => at)
  return {
    budget: {
      request: (caller = 'one') => request(caller),
      mayFailOver: (caller = 'one') => mayFailOver(caller),
      mayRepeat: (caller = 'one') => mayRepeat(caller),
    },
    now: () => at,
    pass: (ms: number) => void (at += ms),
  }
}
const granted = (count: number, take: () => boolean) =>
  Array.from({ length: count }, () => take()).filter(Boolean).length

test('without requests ten failovers are free, and no repeat is', () => {
  const { budget } = clocked()
  expect(granted(5, budget.mayRepeat)).toBe(0)
  expect(granted(50, budget.mayFailOver)).toBe(10)
})

test('further failovers are a fifth of the requests', () => {
  const { budget } = clocked()
  for (let at = 0; at < 100; at++) budget.request()
  expect(granted(500, budget.mayFailOver)).toBe(30)
})

test('repeats are a tenth of the requests, and count as failovers too', () => {
  const { budget } = clocked()
  for (let at = 0; at < 100; at++) budget.request()
  expect(granted(500, budget.mayRepeat)).toBe(10)
  expect(granted(500, budget.mayFailOver)).toBe(20)
  expect(granted(500, budget.mayRepeat)).toBe(0)
})

test('a repeat has to leave room in the common budget', () => {
  const { budget } = clocked({ ...usual, free_failovers: 0, repeat_share: 1 })
  for (let at = 0; at < 10; at++) budget.request()
  expect(granted(50, budget.mayRepeat)).toBe(2)
})

test('what one caller uses up, another still has', () => {
  const { budget } = clocked()
  for (let at = 0; at < 100; at++) budget.request('greedy')
  expect(granted(500, () => budget.mayFailOver('greedy'))).toBe(30)
  expect(granted(50, () => budget.mayFailOver('other'))).toBe(10)
})

test('of more than a thousand callers the first starts anew', () => {
  const { budget } = clocked()
  expect(granted(50, () => budget.mayFailOver('first'))).toBe(10)
  for (let at = 0; at < 999; at++) budget.request(`caller ${at}`)
  expect(granted(50, () => budget.mayFailOver('first'))).toBe(0)
  budget.request('one more')
  expect(granted(50, () => budget.mayFailOver('first'))).toBe(10)
})

test('what is older than ten seconds counts no more', () => {
  const { budget, pass } = clocked()
  for (let at = 0; at < 100; at++) budget.request()
  expect(granted(500, budget.mayFailOver)).toBe(30)
  pass(8999)
  expect(granted(500, budget.mayFailOver)).toBe(0)
  pass(1001)
  expect(granted(500, budget.mayFailOver)).toBe(10)
})

test('within any ten seconds, whatever the order, retries stay in their share', () => {
  type Step = { take: 'request' | 'failover' | 'repeat'; after: number }
  const steps = fc.array(
    fc.record({
      take: fc.constantFrom<Step['take']>('request', 'request', 'failover', 'repeat'),
      after: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4000 })),
    }),
    { maxLength: 300 },
  )
  fc.assert(
    fc.property(
      steps,
      fc.record({
        free_failovers: fc.nat(20),
        failover_share: fc.constantFrom(0, 0.2, 0.5, 1),
        repeat_share: fc.constantFrom(0, 0.1, 0.3),
      }),
      (all, settings) => {
        const { budget, now, pass } = clocked(settings)
        const happened: { kind: Step['take']; at: number }[] = []
        for (const { take, after } of all) {
          pass(after)
          if (take === 'request') budget.request()
          else if (!(take === 'failover' ? budget.mayFailOver() : budget.mayRepeat())) continue
          happened.push({ kind: take, at: now() })
          if (take === 'request') continue
          // The window has ten slices of a second; the one that has begun counts.
          const oldest = (Math.floor(now() / 1000) - 9) * 1000
          const of = (kind: Step['take']) =>
            happened.filter((one) => one.kind === kind && one.at >= oldest).length
          expect(of('failover') + of('repeat')).toBeLessThanOrEqual(
            settings.free_failovers + settings.failover_share * of('request'),
          )
          if (take === 'repeat')
            expect(of('repeat')).toBeLessThanOrEqual(settings.repeat_share * of('request'))
        }
      },
    ),
  )
})
