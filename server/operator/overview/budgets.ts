import type { Caps } from '../../limits/caps.ts'
import type { Limited } from '../../limits/limit-types.ts'
import type { SpentSince } from '../../limits/spent-since.ts'
import { agentIn, groupSubject, subjectOf } from '../../limits/subject.ts'
import { windowOf } from '../../limits/windows.ts'
import { usdFrom } from '../../money.ts'
import { budgetsOf as quotasOf, budgetSubjects } from '../../store/queries/alerts.ts'
import { budgetedKeys, type BudgetedKey } from '../../store/queries/keys.ts'
import { periodIn } from '../../store/scope.ts'
import type { Store } from '../../store/store.ts'
import { problem, type ServerProblem } from './problems.ts'

type BudgetSources = {
  journal: Store['journal']
  spentSince: SpentSince
  now?: () => number
  /** The budgets that callers share. */
  shared(): Promise<{ caps: Caps; agents: readonly string[] }>
}

/** A budget, with the dimension and the id whose spend it limits. */
type Budget = {
  limits: Pick<Limited, 'budget_nano' | 'budget_period'>
  name: string
  about: ServerProblem['about']
  dimension: Parameters<SpentSince>[0]
  id: string
}

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
    const [keys, caps] = await Promise.all([budgetedKeys(journal, now), shared().then(budgetsOf)])
    const spends = new Map<string, ReturnType<SpentSince>>()
    const all = [...keys.map(budgetOf), ...caps].map(async (budget) => {
      const { dimension, id, limits } = budget
      const { start } = windowOf(limits.budget_period ?? 'total', now)
      const spentBy = spends.get(`${dimension} ${start}`) ?? spentSince(dimension, start)
      spends.set(`${dimension} ${start}`, spentBy)
      return nearlySpentOf(budget, (await spentBy)(id).counted)
    })
    const groups = nearlySpentGroups(journal, now)
    const problems = (await Promise.all([...all, groups]))
      .flat()
      .toSorted((a, b) => b.percent - a.percent)
    return problems.map(({ problem }) => problem)
  }
}

/** Those of groups, by the use that the replicas have reported: keys may have moved since. */
async function nearlySpentGroups(journal: Store['journal'], now: number) {
  const budgets = (await quotasOf(journal, now, groupSubject(''))).flatMap(({ scope, spent }) => {
    const subject = subjectOf(scope)
    return 'groupId' in subject ? [{ id: subject.groupId, period: periodIn(scope), spent }] : []
  })
  const groups = await budgetSubjects(
    journal,
    budgets.map(({ id }) => id),
  )
  return budgets.flatMap(({ id, period, spent }) => {
    const { name, budget: limits } = groups.get(id) ?? {}
    if (limits?.budget_period !== period) return []
    return nearlySpentOf(
      { limits, name: `the group ${name}`, about: { type: 'group', id } },
      BigInt(spent),
    )
  })
}

const budgetOf = (key: BudgetedKey): Budget => ({
  limits: key,
  name: `the key ${key.name}`,
  about: { type: 'key', id: key.id },
  dimension: 'key',
  id: key.id,
})

function budgetsOf({ caps, agents }: Awaited<ReturnType<BudgetSources['shared']>>): Budget[] {
  const all = [...caps.all, ...agents.flatMap((agent) => caps.of(agent).slice(caps.all.length))]
  return all.map(({ limited, name }) => {
    const agent = agentIn(limited.id)
    return {
      limits: limited,
      name,
      about: { type: 'cap', id: limited.id },
      dimension: agent === undefined ? '' : 'agent',
      id: agent ?? '',
    }
  })
}

function nearlySpentOf(
  { limits, name, about }: Pick<Budget, 'limits' | 'name' | 'about'>,
  used: bigint,
) {
  const { budget_nano: budget, budget_period: period } = limits
  if (budget === null || Number(used) < nearlySpent * budget) return []
  const percent = budget > 0 ? (100 * Number(used)) / budget : 100
  const each = period === 'total' || period === null ? 'in total' : `a ${period}`
  const message = `${name} has used ${Math.floor(percent)} % of its budget of ${usdFrom(budget)} USD ${each}`
  const severity = percent >= 100 ? 'error' : 'warning'
  return [{ problem: problem('budget_nearly_spent', severity, message, about), percent }]
}
