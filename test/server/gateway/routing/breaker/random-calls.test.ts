import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  CallSlot,
  CallVerdict,
} from '../../../../../server/gateway/routing/breaker/breaker.ts'
import type { BreakerState } from '../../../../../server/observations.ts'
import { by, clockedBreaker, usual } from './clocked-breaker.ts'

describe('whatever happens', () => {
  type Step =
    | { do: 'acquire'; caller: string; name: string; isOnly: boolean }
    | { do: 'release'; which: number; verdict: CallVerdict }
    | { do: 'probe'; verdict: CallVerdict }
    | { do: 'pass'; ms: number }
    | { do: 'pause'; which: number; seconds: number; isAccount: boolean }
  const verdict = fc.constantFrom<CallVerdict>(
    'success',
    'failure',
    'failure',
    'rejected',
    'unauthorized',
    'unreachable',
    'neutral',
  )
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('acquire' as const),
        caller: fc.constantFrom('one', 'two', 'three'),
        name: fc.constantFrom('a', 'b'),
        isOnly: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('release' as const), which: fc.nat(1000), verdict }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('probe' as const), verdict }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('pass' as const),
        ms: fc.integer({ min: 1, max: 9000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('pause' as const),
        which: fc.nat(1000),
        seconds: fc.nat(100),
        isAccount: fc.boolean(),
      }),
    },
  )
  const steps = fc.array(step, { maxLength: 150 })

  test('calls in flight are counted, no pause is longer than ten seconds, and time alone ends it', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { breaker, wait, pass, probe } = clockedBreaker({ ...usual, failures: 3, window: 6 })
        const inside: CallSlot[] = []
        for (const one of all) {
          if (one.do === 'acquire' && wait(by(one.caller, one)) === 0)
            inside.push(breaker.acquire(by(one.caller, one)))
          if (one.do === 'release')
            inside.splice(one.which % (inside.length || 1), 1)[0]?.release(one.verdict)
          if (one.do === 'pause')
            inside[one.which % (inside.length || 1)]?.pause(one.seconds, one.isAccount)
          if (one.do === 'probe') probe(one.verdict)
          if (one.do === 'pass') pass(one.ms)
          expect(breaker.inFlight).toBe(inside.length)
          expect(breaker.waitMs()).toBeLessThanOrEqual(10_000)
          for (const caller of ['one', 'two', 'three'])
            expect(breaker.holdOf(by(caller, { name: 'a' }))?.ms ?? 0).toBeLessThanOrEqual(10_000)
        }
        for (const slot of inside) slot.release('neutral')
        pass(20_000)
        for (const name of ['a', 'b']) expect(breaker.holdOf(by('one', { name }))).toBeUndefined()
      }),
    )
  })

  test('the state is the last that was reported', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { breaker, wait, moves, pass, probe } = clockedBreaker({ ...usual, failures: 2 }, 'a')
        const inside: CallSlot[] = []
        for (const one of all) {
          const subject = by('caller' in one ? one.caller : '', { name: 'a' })
          if (one.do === 'acquire' && wait(subject) === 0) inside.push(breaker.acquire(subject))
          if (one.do === 'release')
            inside.splice(one.which % (inside.length || 1), 1)[0]?.release(one.verdict)
          if (one.do === 'probe') probe(one.verdict)
          if (one.do === 'pass') pass(one.ms)
          const shown: BreakerState = moves.at(-1) ?? 'closed'
          expect(breaker.state).toBe(shown)
        }
      }),
    )
  })
})
