import { expect, test } from 'vitest'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { runSchedule, type Ending, type Schedule, type Step } from './isolated-callers.ts'

const statuses = [
  200, 301, 400, 401, 402, 403, 404, 405, 408, 409, 413, 422, 425, 429, 451, 500, 501, 502, 503,
  504, 529,
]
const honestNames = ['any-1', 'any-2', 'any-3']
const guessedNames = ['any-guess-1', 'any-guess-2', 'any-guess-3', 'any-guess-4']

/** A schedule in which one caller does its worst, and two others ask for what works. */
function scheduleOf(seed: number): Schedule {
  const random = seeded(seed)
  const below = (count: number) => Math.floor(random() * count)
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item // not empty
  const ending = (): Ending => {
    const kind = one(['status', 'status', 'status', 'late', 'stalled', 'reset', 'garbage'] as const)
    if (kind !== 'status') return { kind }
    const status = one(statuses)
    if (status === 200) return { kind: 'ok' }
    return { kind, status, ...(random() < 0.3 && { retryAfter: 1 + below(60) }) }
  }
  const lacksName = (): Ending => ({ kind: 'status', status: one([403, 404, 500]) })
  const tiers = Array.from({ length: 1 + below(3) }, () => 1 + below(2))
  /** It often does the same thing many times, as a program in a loop does. */
  const attack = (): Step[] => {
    const step: Step = {
      do: 'attack',
      name: one([...honestNames, ...guessedNames]),
      ending: ending(),
      isHeld: random() < 0.1,
      isStream: random() < 0.3,
    }
    return Array.from({ length: one([1, 1, 5, 20]) }, () => step)
  }
  const step = (): Step[] => {
    const kind = one(['attack', 'attack', 'honest', 'honest', 'pass', 'pass', 'release'] as const)
    if (kind === 'attack') return attack()
    if (kind === 'pass') return [{ do: 'pass', ms: one([1, 200, 1000, 5000, 12_000]) }]
    if (kind === 'release') return [{ do: 'release' }]
    return [{ do: 'honest', owner: one(['first', 'second']), name: one(honestNames) }]
  }
  return {
    seed,
    tiers,
    affinity: random() < 0.5,
    breaker: { failures: 1 + below(6), window: 2 + below(20), open_ms: one([100, 1000, 5000]) },
    lacking: Object.fromEntries(
      tiers.length === 1 || random() < 0.5
        ? []
        : [[one(honestNames), { at: below(tiers.length), ending: lacksName() }]],
    ),
    guesses: Object.fromEntries(guessedNames.map((name) => [name, ending()])),
    steps: Array.from({ length: 60 }, step).flat(),
  }
}

const runs = isSoak ? 20_000 : 200

test(`whatever one key sends, others are answered as if they were alone: ${runs} schedules`, async () => {
  const first = runSeed()
  for (let run = 0; run < runs; run++) {
    const schedule = scheduleOf(first + run)
    const alone = await runSchedule(schedule, false)
    expect(new Set(alone), `alone, SEED=${first + run}`).toEqual(
      new Set(alone.length > 0 ? ['ok'] : []),
    )
    expect(await runSchedule(schedule, true), `SEED=${first + run}`).toEqual(alone)
  }
}, 3_600_000)
