import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createHealth,
  type Health,
  type ReleaseSlot,
} from '../../../../server/gateway/routing/breaker.ts'
import type { BreakerState } from '../../../../server/observations.ts'

function clocked(settings = { failures: 5, window: 20, open_ms: 1000 }) {
  let at = 0
  const moves: BreakerState[] = []
  const health = createHealth(
    settings,
    () => at,
    (state) => moves.push(state),
  )
  return { health, moves, now: () => at, pass: (ms: number) => void (at += ms) }
}
type Verdict = Parameters<ReleaseSlot>[0]
const call = (health: Health, ...verdicts: Verdict[]) => {
  for (const verdict of verdicts) health.enter()(verdict)
}
const repeated = (count: number, verdict: Verdict) => Array<Verdict>(count).fill(verdict)

describe('the breaker', () => {
  test('stays closed for four failures in a row and opens at the fifth', () => {
    const { health, moves } = clocked()
    call(health, ...repeated(4, 'bad'), 'good', ...repeated(4, 'bad'))
    expect(health.waitMs()).toBe(0)
    call(health, 'bad')
    expect(health.waitMs()).toBe(1000)
    expect(moves).toEqual(['open'])
  })

  test('opens when half of the last twenty failed, and not sooner', () => {
    const { health } = clocked()
    for (let pair = 0; pair < 9; pair++) call(health, 'good', 'bad')
    call(health, 'good')
    expect(health.state).toBe('closed')
    call(health, 'bad')
    expect(health.state).toBe('open')
  })

  test('lets one probe through when its time is up, no second one before the first is back', () => {
    const { health, pass } = clocked()
    call(health, ...repeated(5, 'bad'))
    pass(1000)
    expect(health.waitMs()).toBe(0)
    const leave = health.enter()
    expect(health.waitMs()).toBeGreaterThan(0)
    pass(60_000)
    expect(health.waitMs()).toBeGreaterThan(0)
    leave('good')
    expect([health.waitMs(), health.state]).toEqual([0, 'closed'])
  })

  test('lets another probe through when the first one told nothing', () => {
    const { health, pass } = clocked()
    call(health, ...repeated(5, 'bad'))
    pass(1000)
    call(health, 'neutral')
    expect([health.waitMs(), health.state]).toEqual([0, 'half_open'])
  })

  test('closes when a stream that is the probe has begun, and lets others in while it goes on', () => {
    const { health, pass, moves } = clocked()
    call(health, ...repeated(5, 'bad'))
    pass(1000)
    const stream = health.enter()
    expect(health.waitMs()).toBeGreaterThan(0)
    stream.begun()
    expect([health.waitMs(), health.state, health.inFlight]).toEqual([0, 'closed', 1])
    stream('good')
    expect([health.inFlight, moves]).toEqual([0, ['open', 'half_open', 'closed']])
  })

  test('takes the end of a stream that had begun as it takes that of any other call', () => {
    const { health, pass, moves } = clocked()
    call(health, ...repeated(5, 'bad'))
    pass(1000)
    const stream = health.enter()
    stream.begun()
    stream('bad')
    expect([health.waitMs(), health.state]).toEqual([0, 'closed'])
    call(health, ...repeated(4, 'bad'))
    expect([health.waitMs(), moves]).toEqual([1000, ['open', 'half_open', 'closed', 'open']])
  })

  test('does not close for a stream that began to be asked before it opened', () => {
    const { health, pass, moves } = clocked()
    const old = health.enter()
    call(health, ...repeated(5, 'bad'))
    pass(1000)
    old.begun()
    old('good')
    expect([health.state, moves]).toEqual(['open', ['open']])
  })

  test('takes what a call began before it opened for nothing: it is no probe, whatever it shows', () => {
    for (const verdict of ['good', 'bad', 'refusesUs', 'neutral'] as const) {
      const { health, pass, moves } = clocked()
      const old = [health.enter(), health.enter()]
      call(health, ...repeated(5, 'bad'))
      old[0]?.(verdict)
      expect([health.state, health.waitMs()]).toEqual(['open', 1000])
      pass(1000)
      const probe = health.enter()
      old[1]?.(verdict)
      expect(health.waitMs(), 'the probe is still out').toBeGreaterThan(0)
      probe('good')
      expect(moves).toEqual(['open', 'half_open', 'closed'])
    }
  })

  test('opens for twice as long with each probe that fails, up to a minute, and starts afresh after a success', () => {
    const { health, pass } = clocked()
    call(health, ...repeated(5, 'bad'))
    const waits = [health.waitMs()]
    for (let probe = 0; probe < 8; probe++) {
      pass(health.waitMs())
      call(health, 'bad')
      waits.push(health.waitMs())
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
    pass(60_000)
    call(health, 'good', ...repeated(5, 'bad'))
    expect(health.waitMs()).toBe(1000)
  })

  test('opens at once when the deployment refuses us', () => {
    const { health } = clocked()
    call(health, 'good', 'refusesUs')
    expect(health.state).toBe('open')
  })

  test('rests for as long as it was told, at most a minute, and the longest of several rests counts', () => {
    const { health, pass } = clocked()
    health.restFor(7)
    health.restFor(3)
    expect(health.waitMs()).toBe(7000)
    pass(6999)
    expect(health.waitMs()).toBe(1)
    health.restFor(3600)
    expect(health.waitMs()).toBe(60_000)
    expect(health.state).toBe('closed')
  })
})

describe('whatever happens', () => {
  type Step =
    | { do: 'enter' }
    | { do: 'leave'; which: number; verdict: Verdict }
    | { do: 'pass'; ms: number }
    | { do: 'rest'; seconds: number }
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Step>({ do: 'enter' }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('leave' as const),
          which: fc.nat(1000),
          verdict: fc.constantFrom<Verdict>('good', 'bad', 'refusesUs', 'neutral'),
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
        const { health, pass } = clocked({ failures: 3, window: 6, open_ms: 1000 })
        const inside: { leave: ReleaseSlot; isProbe: boolean }[] = []
        for (const step of all) {
          if (step.do === 'enter' && health.waitMs() === 0)
            inside.push({ isProbe: health.state !== 'closed', leave: health.enter() })
          if (step.do === 'leave')
            inside.splice(step.which % (inside.length || 1), 1)[0]?.leave(step.verdict)
          if (step.do === 'pass') pass(step.ms)
          if (step.do === 'rest') health.restFor(step.seconds)
          expect(health.inFlight).toBe(inside.length)
          if (health.state !== 'closed')
            expect(inside.filter(({ isProbe }) => isProbe).length).toBeLessThanOrEqual(1)
          expect(health.waitMs()).toBeGreaterThanOrEqual(0)
          expect(health.waitMs()).toBeLessThanOrEqual(60_000)
        }
        for (const { leave } of inside) leave('neutral')
        pass(60_000)
        expect(health.waitMs()).toBe(0)
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
        const { health, moves, pass } = clocked({ failures: 2, window: 4, open_ms: 500 })
        const inside: ReleaseSlot[] = []
        for (const step of all) {
          if (step.do === 'enter' && health.waitMs() === 0) inside.push(health.enter())
          if (step.do === 'leave')
            inside.splice(step.which % (inside.length || 1), 1)[0]?.(step.verdict)
          if (step.do === 'pass') pass(step.ms)
        }
        let state: BreakerState = 'closed'
        for (const move of moves) {
          expect(next[state]).toContain(move)
          state = move
        }
        expect(health.state).toBe(state)
      }),
    )
  })
})
