import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CircuitBreaker,
  type CallSlot,
  type CallVerdict,
} from '../../../../server/gateway/routing/breaker.ts'
import type { BreakerState } from '../../../../server/observations.ts'

function breakerWithClock(settings = { failures: 5, window: 20, open_ms: 1000 }) {
  let at = 0
  const moves: BreakerState[] = []
  const breaker = new CircuitBreaker(
    settings,
    () => at,
    (state) => moves.push(state),
  )
  return { breaker, moves, now: () => at, pass: (ms: number) => void (at += ms) }
}
const call = (breaker: CircuitBreaker, ...verdicts: CallVerdict[]) => {
  for (const verdict of verdicts) breaker.acquire().release(verdict)
}
const repeated = (count: number, verdict: CallVerdict) => Array<CallVerdict>(count).fill(verdict)

describe('the breaker', () => {
  test('stays closed for four failures in a row and opens at the fifth', () => {
    const { breaker, moves } = breakerWithClock()
    call(breaker, ...repeated(4, 'failure'), 'success', ...repeated(4, 'failure'))
    expect(breaker.waitMs()).toBe(0)
    call(breaker, 'failure')
    expect(breaker.waitMs()).toBe(1000)
    expect(moves).toEqual(['open'])
  })

  test('opens when half of the last twenty failed, and not sooner', () => {
    const { breaker } = breakerWithClock()
    for (let pair = 0; pair < 9; pair++) call(breaker, 'success', 'failure')
    call(breaker, 'success')
    expect(breaker.state).toBe('closed')
    call(breaker, 'failure')
    expect(breaker.state).toBe('open')
  })

  test('lets one probe through when its time is up, no second one before the first is back', () => {
    const { breaker, pass } = breakerWithClock()
    call(breaker, ...repeated(5, 'failure'))
    pass(1000)
    expect(breaker.waitMs()).toBe(0)
    const probe = breaker.acquire()
    expect(breaker.waitMs()).toBeGreaterThan(0)
    pass(60_000)
    expect(breaker.waitMs()).toBeGreaterThan(0)
    probe.release('success')
    expect([breaker.waitMs(), breaker.state]).toEqual([0, 'closed'])
  })

  test('lets another probe through when the first one told nothing', () => {
    const { breaker, pass } = breakerWithClock()
    call(breaker, ...repeated(5, 'failure'))
    pass(1000)
    call(breaker, 'neutral')
    expect([breaker.waitMs(), breaker.state]).toEqual([0, 'half_open'])
  })

  test('closes when a stream that is the probe has begun, and lets others in while it goes on', () => {
    const { breaker, pass, moves } = breakerWithClock()
    call(breaker, ...repeated(5, 'failure'))
    pass(1000)
    const stream = breaker.acquire()
    expect(breaker.waitMs()).toBeGreaterThan(0)
    stream.started()
    expect([breaker.waitMs(), breaker.state, breaker.inFlight]).toEqual([0, 'closed', 1])
    stream.release('success')
    expect([breaker.inFlight, moves]).toEqual([0, ['open', 'half_open', 'closed']])
  })

  test('takes the end of a stream that had begun as it takes that of any other call', () => {
    const { breaker, pass, moves } = breakerWithClock()
    call(breaker, ...repeated(5, 'failure'))
    pass(1000)
    const stream = breaker.acquire()
    stream.started()
    stream.release('failure')
    expect([breaker.waitMs(), breaker.state]).toEqual([0, 'closed'])
    call(breaker, ...repeated(4, 'failure'))
    expect([breaker.waitMs(), moves]).toEqual([1000, ['open', 'half_open', 'closed', 'open']])
  })

  test('does not close for a stream that began to be asked before it opened', () => {
    const { breaker, pass, moves } = breakerWithClock()
    const old = breaker.acquire()
    call(breaker, ...repeated(5, 'failure'))
    pass(1000)
    old.started()
    old.release('success')
    expect([breaker.state, moves]).toEqual(['open', ['open']])
  })

  test('takes what a call began before it opened for nothing: it is no probe, whatever it shows', () => {
    for (const verdict of ['success', 'failure', 'rejected', 'neutral'] as const) {
      const { breaker, pass, moves } = breakerWithClock()
      const old = [breaker.acquire(), breaker.acquire()]
      call(breaker, ...repeated(5, 'failure'))
      old[0]?.release(verdict)
      expect([breaker.state, breaker.waitMs()]).toEqual(['open', 1000])
      pass(1000)
      const probe = breaker.acquire()
      old[1]?.release(verdict)
      expect(breaker.waitMs(), 'the probe is still out').toBeGreaterThan(0)
      probe.release('success')
      expect(moves).toEqual(['open', 'half_open', 'closed'])
    }
  })

  test('opens for twice as long with each probe that fails, up to a minute, and starts afresh after a success', () => {
    const { breaker, pass } = breakerWithClock()
    call(breaker, ...repeated(5, 'failure'))
    const waits = [breaker.waitMs()]
    for (let probe = 0; probe < 8; probe++) {
      pass(breaker.waitMs())
      call(breaker, 'failure')
      waits.push(breaker.waitMs())
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
    pass(60_000)
    call(breaker, 'success', ...repeated(5, 'failure'))
    expect(breaker.waitMs()).toBe(1000)
  })

  test('opens at once when the deployment refuses us', () => {
    const { breaker } = breakerWithClock()
    call(breaker, 'success', 'rejected')
    expect(breaker.state).toBe('open')
  })

  test('rests for as long as it was told, at most a minute, and the longest of several rests counts', () => {
    const { breaker, pass } = breakerWithClock()
    breaker.pauseFor(7)
    breaker.pauseFor(3)
    expect(breaker.waitMs()).toBe(7000)
    pass(6999)
    expect(breaker.waitMs()).toBe(1)
    breaker.pauseFor(3600)
    expect(breaker.waitMs()).toBe(60_000)
    expect(breaker.state).toBe('closed')
  })
})

describe('whatever happens', () => {
  type Step =
    | { do: 'acquire' }
    | { do: 'release'; which: number; verdict: CallVerdict }
    | { do: 'pass'; ms: number }
    | { do: 'rest'; seconds: number }
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Step>({ do: 'acquire' }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('release' as const),
          which: fc.nat(1000),
          verdict: fc.constantFrom<CallVerdict>('success', 'failure', 'rejected', 'neutral'),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('pass' as const),
          ms: fc.integer({ min: 1, max: 3000 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('rest' as const),
          seconds: fc.integer({ min: 0, max: 5 }),
        }),
      },
    ),
    { maxLength: 120 },
  )

  test('the places taken are the places not given back, and time alone always ends the waiting', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { breaker, pass } = breakerWithClock({ failures: 3, window: 6, open_ms: 1000 })
        const inside: { slot: CallSlot; isProbe: boolean }[] = []
        for (const step of all) {
          if (step.do === 'acquire' && breaker.waitMs() === 0)
            inside.push({ isProbe: breaker.state !== 'closed', slot: breaker.acquire() })
          if (step.do === 'release')
            inside.splice(step.which % (inside.length || 1), 1)[0]?.slot.release(step.verdict)
          if (step.do === 'pass') pass(step.ms)
          if (step.do === 'rest') breaker.pauseFor(step.seconds)
          expect(breaker.inFlight).toBe(inside.length)
          if (breaker.state !== 'closed')
            expect(inside.filter(({ isProbe }) => isProbe).length).toBeLessThanOrEqual(1)
          expect(breaker.waitMs()).toBeGreaterThanOrEqual(0)
          expect(breaker.waitMs()).toBeLessThanOrEqual(60_000)
        }
        for (const { slot } of inside) slot.release('neutral')
        pass(60_000)
        expect(breaker.waitMs()).toBe(0)
      }),
    )
  })

  test('moves only from closed to open to half open to open or closed', () => {
    const next: Record<BreakerState, BreakerState[]> = {
      closed: ['open'],
      open: ['half_open'],
      half_open: ['open', 'closed'],
    }
    fc.assert(
      fc.property(steps, (all) => {
        const { breaker, moves, pass } = breakerWithClock({ failures: 2, window: 4, open_ms: 500 })
        const inside: CallSlot[] = []
        for (const step of all) {
          if (step.do === 'acquire' && breaker.waitMs() === 0) inside.push(breaker.acquire())
          if (step.do === 'release')
            inside.splice(step.which % (inside.length || 1), 1)[0]?.release(step.verdict)
          if (step.do === 'pass') pass(step.ms)
        }
        let state: BreakerState = 'closed'
        for (const move of moves) {
          expect(next[state]).toContain(move)
          state = move
        }
        expect(breaker.state).toBe(state)
      }),
    )
  })
})
