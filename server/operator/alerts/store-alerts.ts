import { agentIn, everything, groupSubject, subjectOf } from '../../limits/subject.ts'
import { usdFrom } from '../../money.ts'
import {
  budgetSubjects,
  endingKeys,
  halfSpentBudgets,
  type BudgetSubject,
  type NewAlert,
  type SpentBudget,
} from '../../store/queries/alerts.ts'
import { listOutlets } from '../../store/queries/outlets/outlets.ts'
import { countPayments } from '../../store/queries/payment-lists.ts'
import { idIn, periodIn } from '../../store/scope.ts'
import type { Store } from '../../store/store.ts'
import { paymentProblems, type ServerProblem } from '../overview/problems.ts'

type Databases = Pick<Store, 'journal' | 'usage'>

const dayMs = 24 * 3_600_000
/** How long before its end a key is near it, unless it never lives that long. */
const keyEndsMs = 7 * dayMs
const minLifeMs = 2 * keyEndsMs
/** The parts of a budget, in percent. */
const steps = [100, 80, 50] as const

/** The alerts that the store gives cause for, also those that were raised. */
export async function storeAlerts(store: Databases, now: number): Promise<NewAlert[]> {
  const all = await Promise.all([
    budgetAlerts(store, now),
    keyAlerts(store, now),
    outletAlerts(store, now),
    paymentAlerts(store, now),
  ])
  return all.flat()
}

async function budgetAlerts({ journal }: Databases, now: number): Promise<NewAlert[]> {
  const budgets = await halfSpentBudgets(journal, now)
  const ids = budgets.map(({ scope }) => {
    const subject = subjectOf(scope)
    return 'groupId' in subject ? subject.groupId : idIn(scope)
  })
  const subjects = await budgetSubjects(journal, [...new Set(ids)])
  return budgets.flatMap((budget, index) => {
    const spent = spentOf(budget, subjects.get(ids[index] ?? ''))
    return spent ? budgetAlert(budget, spent, now) : []
  })
}

type Spent = Pick<NewAlert, 'about_type' | 'about_id' | 'group_id'> & {
  name: string
  limit: number
}

/** Whose budget it is, if that still has it. */
function spentOf({ scope, limit }: SpentBudget, subject?: BudgetSubject): Spent | undefined {
  const id = idIn(scope)
  const agent = agentIn(id)
  if (id === everything || agent !== undefined) {
    const name = agent === undefined ? 'the server' : `the agent ${agent}`
    return { about_type: 'cap', about_id: id, name, limit }
  }
  if (!subject) return undefined
  const { name, group_id, budget } = subject
  if (!budget)
    return { about_type: 'caller', about_id: id, group_id, name: `the caller ${name}`, limit }
  // It was changed since.
  if (budget.budget_nano === null || budget.budget_period !== periodIn(scope)) return undefined
  const isGroup = group_id !== null && id === groupSubject(group_id)
  return {
    about_type: isGroup ? 'group' : 'key',
    about_id: isGroup ? group_id : id,
    group_id,
    name: `the ${isGroup ? 'group' : 'key'} ${name}`,
    limit: budget.budget_nano,
  }
}

/** The highest step that is reached, once in each period of each amount. */
function budgetAlert(
  { scope, windowStart, endsAt, spent }: SpentBudget,
  { name, limit, ...subject }: Spent,
  now: number,
): NewAlert[] {
  const percent = limit > 0 ? (100 * spent) / limit : 100
  const step = steps.find((one) => percent >= one)
  if (step === undefined) return []
  const period = periodIn(scope)
  const each = period === 'total' ? 'in total' : `a ${period}`
  return [
    {
      ...subject,
      at: now,
      kind: 'budget_spent',
      severity: step === 100 ? 'error' : 'warning',
      message: `${name} has used ${step} % of its budget of ${usdFrom(limit)} USD ${each}`,
      once: `budget_spent/${scope}/${windowStart}/${limit}/${step}`,
      ended_at: endsAt,
    },
  ]
}

async function keyAlerts({ journal }: Databases, now: number): Promise<NewAlert[]> {
  const keys = await endingKeys(journal, { now, before: now + keyEndsMs, minLifeMs })
  return keys.map(({ id, name, group_id, expires_at }) => ({
    at: now,
    kind: 'key_ends',
    severity: 'warning',
    message: `the key ${name} ends at ${new Date(expires_at).toISOString()}`,
    about_type: 'key',
    about_id: id,
    group_id,
    once: `key_ends/${id}/${expires_at}`,
    ended_at: expires_at,
  }))
}

async function outletAlerts({ usage }: Databases, now: number): Promise<NewAlert[]> {
  const outlets = await listOutlets(usage)
  const stopped = outlets.filter(({ state }) => state === 'stopped')
  return stopped.map(({ name, last_error }) => ({
    at: now,
    kind: 'outlet_stopped',
    severity: 'error',
    message: `the outlet ${name} stopped: ${last_error ?? 'it failed'}; resume it or skip what waits`,
    about_type: 'outlet',
    about_id: name,
    once: `outlet_stopped/${name}`,
  }))
}

async function paymentAlerts({ journal }: Databases, now: number): Promise<NewAlert[]> {
  const problems = paymentProblems(await countPayments(journal))
  return problems.flatMap((problem) => problemAlert(problem, now) ?? [])
}

/** The alert of a problem that lasts; upstreams are drained by operators, budgets have steps. */
export function problemAlert(
  { kind, severity, message, about }: ServerProblem,
  now: number,
): NewAlert | undefined {
  if (kind === 'upstream_drained' || kind === 'budget_nearly_spent') return undefined
  const subject = { about_type: about.type, about_id: about.id }
  const once = `${kind}/${about.type}/${about.id}`
  return { at: now, kind, severity, message, ...subject, once }
}
