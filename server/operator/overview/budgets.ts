import { hasPassed } from '../../keys/lookup.ts'
import type { Caps } from '../../limits/caps.ts'
import type { Limited } from '../../limits/limit-types.ts'
import type { Spent, SpentSince } from '../../limits/spent-since.ts'
import { agentIn } from '../../limits/subject.ts'
import { windowOf } from '../../limits/windows.ts'
import { usdFrom } from '../../money.ts'
import { budgetedKeys, versionOfKeys, type BudgetedKey } from '../../store/queries/keys.ts'
import type { Store } from '../../store/store.ts'
import type { BudgetPeriod } from '../../store/tables.ts'
import { problem, type ServerProblem } from './problems.ts'

type Parts = {
  journal: Store['journal']
  spentSince: SpentSince
  now?: () => number
  /** The budgets that callers share. */
  shared(): Promise<{ caps: Caps; agents: readonly string[] }>
}

/** A budget that is nearly spent, and the part of it that is. */
type NearlySpent = { problem: ServerProblem; share: number }

/** The part of a budget from which on it is nearly spent. */
const nearlySpent = 0.8

/**
 * Reads which budgets are nearly spent, the most spent first. Overviews ask for it again and again,
 * so that of many keys only those are looked at that spent something in the last hours.
 */
export function budgetReader({
  journal,
  spentSince,
  shared,
  now: storeNow = Date.now,
}: Parts): () => Promise<ServerProblem[]> {
  const keys = keysReader(journal, spentSince)
  return async () => {
    const now = storeNow()
    const [ofKeys, ofCaps] = await Promise.all([
      keys(now),
      nearlySpentCaps(shared, spentSince, now),
    ])
    const all = [...ofKeys, ...ofCaps].toSorted((a, b) => b.share - a.share)
    return all.map(({ problem }) => problem)
  }
}

/** The keys whose budgets have the same period. */
type KeyGroup = {
  period: BudgetPeriod
  keys: ReadonlyMap<string, BudgetedKey>
  /** Those whose budgets were nearly spent by what was spent `earlier`. */
  near: { earlier: Spent['earlier']; ids: readonly string[] } | undefined
}

function keysReader(
  journal: Store['journal'],
  spentSince: SpentSince,
): (now: number) => Promise<NearlySpent[]> {
  let last: { version: string; groups: readonly KeyGroup[] } | undefined

  async function groupsAt(now: number): Promise<readonly KeyGroup[]> {
    // Before the keys: of one that is changed meanwhile the next reading knows.
    const version = await versionOfKeys(journal)
    if (last?.version !== version)
      last = { version, groups: groupsOf(await budgetedKeys(journal, now)) }
    return last.groups
  }

  return async (now) => {
    const groups = await groupsAt(now)
    const found = groups.map(async (group) => {
      const spent = await spentSince('key', windowOf(group.period, now).start)
      return [...candidates(group, spent)].flatMap((id) => {
        const key = group.keys.get(id)
        if (!key || hasPassed(key.expires_at, now)) return []
        return nearlySpentOf(key, `the key ${key.name}`, { type: 'key', id }, spent.of(id).counted)
      })
    })
    return (await Promise.all(found)).flat()
  }
}

const groupsOf = (keys: readonly BudgetedKey[]): KeyGroup[] =>
  [...Map.groupBy(keys, ({ budget_period }) => budget_period ?? 'total')].map(
    ([period, ofPeriod]) => ({
      period,
      keys: new Map(ofPeriod.map((key) => [key.id, key])),
      near: undefined,
    }),
  )

/** Keys whose budgets may be nearly spent. */
function candidates(group: KeyGroup, { earlier, recent }: Spent): Set<string> {
  if (group.near?.earlier !== earlier) {
    const near = [...group.keys.values()].filter((key) => isNear(key, earlier.get(key.id)?.counted))
    group.near = { earlier, ids: near.map(({ id }) => id) }
  }
  return new Set([...group.near.ids, ...recent.keys()])
}

const isNear = ({ budget_nano: budget }: Pick<BudgetedKey, 'budget_nano'>, used = 0n): boolean =>
  budget !== null && Number(used) >= nearlySpent * budget

async function nearlySpentCaps(
  shared: Parts['shared'],
  spentSince: SpentSince,
  now: number,
): Promise<NearlySpent[]> {
  const { caps, agents } = await shared()
  const all = [...caps.all, ...agents.flatMap((agent) => caps.of(agent).slice(caps.all.length))]
  const found = all.map(async ({ limited, name }) => {
    if (limited.budget_nano === null) return []
    const agent = agentIn(limited.id)
    const { start } = windowOf(limited.budget_period ?? 'total', now)
    const spent = await spentSince(agent === undefined ? '' : 'agent', start)
    const about = { type: 'cap' as const, id: limited.id }
    return nearlySpentOf(limited, name, about, spent.of(agent ?? '').counted)
  })
  return (await Promise.all(found)).flat()
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
  const told = problem(
    'budget_nearly_spent',
    percent >= 100 ? 'error' : 'warning',
    `${name} has used ${percent} % of its budget of ${usdFrom(budget)} USD ${each}`,
    about,
  )
  return [{ problem: told, share: budget > 0 ? Number(used) / budget : 1 }]
}
