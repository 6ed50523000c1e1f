import type { Caps } from '../../limits/caps.ts'
import type { Limited } from '../../limits/limit-types.ts'
import type { SpentSince } from '../../limits/spent-since.ts'
import { agentIn } from '../../limits/subject.ts'
import { windowOf } from '../../limits/windows.ts'
import { usdFrom } from '../../money.ts'
import { budgetedKeys, type BudgetedKey } from '../../store/queries/keys.ts'
import type { Store } from '../../store/store.ts'
import { problem, type ServerProblem } from './problems.ts'

type BudgetSources = {
  journal: Store['journal']
  spentSince: SpentSince
  now?: () => number
  /** The budgets that callers share. */
  shared(): Promise<{ caps: Caps; agents: readonly string[] }>
}

/** A nearly spent budget, with the spent share. */
type NearlySpent = { problem: ServerProblem; share: number }

/** The share of a budget above which it is nearly spent. */
const nearlySpent = 0.8

/** Reads the nearly spent budgets, the most spent first. */
export function budgetReader({
  journal,
  spentSince,
  shared,
  now: storeNow = Date.now,
}: BudgetSources): () => Promise<ServerProblem[]> {
  return async () => {
    const now = storeNow()
    const [ofKeys, ofCaps] = await Promise.all([
      nearlySpentKeys(journal, spentSince, now),
      nearlySpentCaps(shared, spentSince, now),
    ])
    const all = [...ofKeys, ...ofCaps].toSorted((a, b) => b.share - a.share)
    return all.map(({ problem }) => problem)
  }
}

async function nearlySpentKeys(
  journal: Store['journal'],
  spentSince: SpentSince,
  now: number,
): Promise<NearlySpent[]> {
  const keys = Map.groupBy(await budgetedKeys(journal, now), ({ budget_period }) => budget_period)
  const groups = [...keys].map(async ([period, ofPeriod]) => {
    const spentBy = await spentSince('key', windowOf(period ?? 'total', now).start)
    return ofPeriod.flatMap((key) =>
      nearlySpentOf(
        key,
        `the key ${key.name}`,
        { type: 'key', id: key.id },
        spentBy(key.id).counted,
      ),
    )
  })
  return (await Promise.all(groups)).flat()
}

const isNear = ({ budget_nano: budget }: Pick<BudgetedKey, 'budget_nano'>, used = 0n): boolean =>
  budget !== null && Number(used) >= nearlySpent * budget

async function nearlySpentCaps(
  shared: BudgetSources['shared'],
  spentSince: SpentSince,
  now: number,
): Promise<NearlySpent[]> {
  const { caps, agents } = await shared()
  const all = [...caps.all, ...agents.flatMap((agent) => caps.of(agent).slice(caps.all.length))]
  const problems = all.map(async ({ limited, name }) => {
    if (limited.budget_nano === null) return []
    const agent = agentIn(limited.id)
    const { start } = windowOf(limited.budget_period ?? 'total', now)
    const spentBy = await spentSince(agent === undefined ? '' : 'agent', start)
    const about = { type: 'cap' as const, id: limited.id }
    return nearlySpentOf(limited, name, about, spentBy(agent ?? '').counted)
  })
  return (await Promise.all(problems)).flat()
}

function nearlySpentOf(
  limited: Pick<Limited, 'budget_nano' | 'budget_period'>,
  name: string,
  about: ServerProblem['about'],
  used: bigint,
): NearlySpent[] {
  const { budget_nano: budget, budget_period: period } = limited
  if (budget === null || !isNear(limited, used)) return []
  const percent = budget > 0 ? Math.floor((100 * Number(used)) / budget) : 100
  const each = period === 'total' || period === null ? 'in total' : `a ${period}`
  const nearlySpentProblem = problem(
    'budget_nearly_spent',
    percent >= 100 ? 'error' : 'warning',
    `${name} has used ${percent} % of its budget of ${usdFrom(budget)} USD ${each}`,
    about,
  )
  return [{ problem: nearlySpentProblem, share: budget > 0 ? Number(used) / budget : 1 }]
}
