import { expect, it } from 'vitest'
import type { Cap, Limited, Limits } from '../../../server/limits/limits.ts'
import { costOf } from '../../../server/money.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { longMs } from '../../support/waiting.ts'
import { bounds, cents, runCalls, type CallsResult, type Plan } from './abandoned-calls.ts'
import { admitOrCode } from './replicas-at-clock.ts'
import { isSoak } from '../../support/soak.ts'

const runs = isSoak ? 20_000 : 300
const sum = (rows: readonly UsageRow[], column: 'charged' | 'counted' | 'cost') =>
  rows.reduce((all, row) => all + row[column], 0)
const tokensOf = ({ prompt_tokens, completion_tokens }: UsageRow) =>
  prompt_tokens + completion_tokens
const wasDelivered = ({ status, ttft_ms }: UsageRow) => status === 'ok' || ttft_ms !== null

function drawn(random: () => number) {
  const below = (most: number) => Math.floor(random() * most)
  // None of the lists is empty.
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
  const plan = (): Plan => ({
    stream: random() < 0.5,
    attempts: Array.from({ length: below(4) }, () =>
      one(['refused', 'refused', 'unreachable', 'late', 'late', 'broken', 'answers'] as const),
    ),
    words: 1 + below(5),
    most: one([1, 5, 40]),
    ...(random() < 0.4 && { reportedTokens: below(60) }),
    endsAt: below(12),
    ending: one([
      'disconnected',
      'disconnected',
      'own deadline',
      'own deadline',
      'deadline',
      'shutdown',
    ] as const),
  })
  const some = (): Partial<Limited> => ({
    budget_nano: one([null, 100_000, 1_000_000]),
    budget_period: 'total',
    tpm: one([null, 300, 2000]),
  })
  const cap: Cap = {
    name: 'this server',
    of: 'server',
    limited: { ...bounds(some()), id: 'all' },
  }
  return {
    plans: Array.from({ length: 1 + below(5) }, plan),
    given: {
      limited: bounds(some()),
      caps: random() < 0.5 ? [cap] : [],
      price: one([undefined, cents('1', '2'), cents('0.1', '0.1')]),
      costs: Array.from({ length: 1 + below(2) }, () =>
        one([cents('0.5', '1'), cents('3', '5'), cents('0', '0')]),
      ),
    },
  }
}

/** What is wrong with the rows of a call, and with the tokens that its limits must have counted. */
function wrongIn(
  { rows, need, isEnded }: CallsResult,
  { given: { price, limited, caps } }: ReturnType<typeof drawn>,
): string | undefined {
  const [charged, counted, cost] = [sum(rows, 'charged'), sum(rows, 'counted'), sum(rows, 'cost')]
  const hasBudget = [limited, ...caps.map((cap) => cap.limited)].some(
    ({ budget_nano }) => budget_nano !== null,
  )
  if (!hasBudget || !need)
    return counted === charged ? undefined : 'more is counted where no budget is'
  if (counted > need.nano) return 'more is counted than was reserved'
  if (!isEnded)
    return counted === charged
      ? undefined
      : 'its caller did not end it, and other than what is charged is counted'
  const worth = Math.max(
    0,
    ...rows.map((row) =>
      costOf(price, { prompt: row.prompt_tokens, completion: row.completion_tokens }),
    ),
  )
  return counted < Math.min(need.nano, Math.max(worth, cost))
    ? 'not all is counted of a call that its caller ended'
    : undefined
}

const tokensCounted = ({ rows, need, isEnded }: CallsResult) =>
  isEnded
    ? Math.min(need?.tokens ?? 0, Math.max(0, ...rows.map(tokensOf)))
    : rows.filter(wasDelivered).reduce((all, row) => all + tokensOf(row), 0)

/** Whether so much is left of a limit, and no more. */
async function leaves(
  limits: Limits,
  limited: Limited,
  kind: 'tokens' | 'nano',
  remaining: number,
): Promise<boolean> {
  const of = {
    ...bounds({}),
    id: limited.id,
    ...(kind === 'nano'
      ? { budget_nano: limited.budget_nano, budget_period: limited.budget_period }
      : { tpm: limited.tpm }),
  }
  const need = (amount: number) => ({ tokens: 0, nano: 0, [kind]: amount })
  if (remaining > 0 && typeof (await admitOrCode(limits, of, need(remaining))) === 'string')
    return false
  return typeof (await admitOrCode(limits, of, need(1))) === 'string'
}

it(
  'counts all that a call came to whose caller ended it at any moment, within what was reserved, and of others what is charged',
  async () => {
    const seed = runSeed()
    let ended = 0
    for (let run = 0; run < runs; run++) {
      const schedule = drawn(seeded(seed + run))
      const { calls, limits } = await runCalls(schedule.plans, schedule.given)
      const shown = () => `SEED=${seed + run}: ${JSON.stringify(calls, undefined, 1)}`
      ended += calls.filter(({ isEnded }) => isEnded).length
      for (const call of calls) {
        const wrong = wrongIn(call, schedule)
        if (wrong) expect.unreachable(`${call.id}: ${wrong}; ${shown()}`)
      }
      const admitted = calls.filter(({ isAdmitted }) => isAdmitted)
      const [nano, tokens] = [
        sum(
          admitted.flatMap(({ rows }) => rows),
          'counted',
        ),
        admitted.reduce((all, call) => all + tokensCounted(call), 0),
      ]
      for (const limited of [
        schedule.given.limited,
        ...schedule.given.caps.map((cap) => cap.limited),
      ]) {
        const { budget_nano: budget, tpm } = limited
        if (budget !== null && !(await leaves(limits, limited, 'nano', budget - nano)))
          expect.unreachable(`the budget of ${limited.id} has not counted ${nano}; ${shown()}`)
        if (tpm !== null && !(await leaves(limits, limited, 'tokens', tpm - tokens)))
          expect.unreachable(
            `the limit of tokens of ${limited.id} has not counted ${tokens}; ${shown()}`,
          )
      }
    }
    expect(ended, 'many are ended by their callers').toBeGreaterThan(runs / 3)
  },
  longMs,
)

it.each(['disconnected', 'own deadline'] as const)(
  'counts what attempts cost that came to nothing, where the caller ends the call in the pause after them (%s)',
  async (ending) => {
    const plans = Array.from({ length: 12 }, (_, endsAt): Plan => ({
      stream: false,
      attempts: ['late', 'refused'],
      words: 1,
      most: 5,
      endsAt,
      ending,
    }))
    const limited = bounds({ budget_nano: 10_000_000, budget_period: 'total' })
    const { calls } = await runCalls(plans, {
      limited,
      caps: [],
      price: cents('1', '1'),
      costs: [cents('3', '5'), cents('3', '5')],
    })
    const paused = calls.filter(
      ({ rows, isEnded }) => isEnded && rows.some(({ status }) => status === 'upstream_status_500'),
    )
    expect(paused.length).toBeGreaterThan(0)
    for (const { rows } of paused) expect(sum(rows, 'counted')).toBe(sum(rows, 'cost'))
    expect(sum(paused[0]?.rows ?? [], 'cost')).toBeGreaterThan(0)
  },
)
