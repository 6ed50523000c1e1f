import type { components } from '../../../generated/server/operator.ts'
import { hourMs, hourOf } from '../../store/ledger/roll-up.ts'
import { dayMs, monthOf } from '../../store/ledger/totals.ts'
import type { GroupScope } from '../../store/queries/group-scope.ts'
import { endless, usageTotals, type Total } from '../../store/queries/totals.ts'
import type { Store } from '../../store/store.ts'
import type { OperatorHandlers } from '../caller.ts'
import type { PolledReplies } from '../polled-replies.ts'
import { namesOf, type Names } from './export.ts'
import { fromLedger } from './usage-views.ts'

type Spending = components['schemas']['Spending']
type Period = Spending['periods'][number]
type SpendingMetric = Spending['metric']

/** How long open pages get the same answer: all totals of two months are added up for it. */
const freshMs = 60_000
const shownParts = 5

type SpendingStore = Pick<Store, 'reports' | 'journal'>

/** The handlers of operator.yaml for who spends. */
export const spendingHandlers = (
  { reports, journal }: SpendingStore,
  replies: PolledReplies,
): OperatorHandlers<'readSpending'> => ({
  async readSpending({ query: { metric = 'charged' }, header, caller: { groups: scope } }) {
    return replies.get(`spending ${metric}`, scope, header, async () => {
      const now = Date.now()
      const names = await fromLedger(namesOf(journal, scope))
      const periods: Period[] = []
      for (const span of spansAt(now))
        periods.push(await fromLedger(periodOf(reports, { metric, scope, names, span })))
      return { body: { at: now, metric, periods }, freshMs }
    })
  },
})

type Span = Pick<Period, 'name' | 'from' | 'to' | 'before_from' | 'before_to'>

/** Today, the last seven days and the month (UTC), each with the same part of the period before. */
function spansAt(now: number): Span[] {
  const to = hourOf(now) + hourMs
  const today = now - (now % dayMs)
  const month = monthOf(now)
  const span = (name: Span['name'], from: number, beforeFrom: number): Span => ({
    name,
    from,
    to,
    before_from: beforeFrom,
    before_to: Math.min(beforeFrom + to - from, from),
  })
  const week = today - 6 * dayMs
  return [
    span('day', today, today - dayMs),
    span('week', week, week - 7 * dayMs),
    span('month', month, monthOf(month - 1)),
  ]
}

type Question = { metric: SpendingMetric; scope: GroupScope; names: Names; span: Span }

async function periodOf(reports: Store['reports'], question: Question): Promise<Period> {
  const { span, names } = question
  const groups = await partsBy(reports, 'group', question)
  const models = await partsBy(reports, 'model', question)
  const keys = await partsBy(reports, 'key', question)
  return {
    ...span,
    total: addedUp(groups),
    keys: largest(keys, (id) => names.keys.get(id)?.name),
    groups: largest(groups, (id) => names.groups.get(id)?.path),
    models: largest(models, (name) => name),
  }
}

/** Amounts in nano-USD. */
type Part = { id: string | null; amount: bigint; before: bigint }

const fields = { key: 'key_id', group: 'group_id', model: 'model' } as const

async function partsBy(
  reports: Store['reports'],
  by: keyof typeof fields,
  { metric, scope, span }: Question,
): Promise<Part[]> {
  const query = { scope, by: [by] }
  // The end is not over: no rows are behind it, and no day need be parted.
  const current = await usageTotals(reports, { ...query, from: span.from, to: endless })
  const before = await usageTotals(reports, {
    ...query,
    from: span.before_from,
    to: span.before_to,
  })
  const parts = new Map<string | null, Part>()
  const add = (totals: readonly Total[], member: 'amount' | 'before') => {
    for (const total of totals) {
      const id = total[fields[by]] ?? null
      const part = parts.get(id) ?? { id, amount: 0n, before: 0n }
      part[member] += total[metric]
      parts.set(id, part)
    }
  }
  add(current, 'amount')
  add(before, 'before')
  return [...parts.values()]
}

const addedUp = (parts: readonly Part[]): Period['total'] => ({
  amount: String(parts.reduce((sum, { amount }) => sum + amount, 0n)),
  before: String(parts.reduce((sum, { before }) => sum + before, 0n)),
})

/** Those with the largest amounts. */
const largest = (
  parts: readonly Part[],
  nameOf: (id: string) => string | undefined,
): Period['keys'] =>
  parts
    .filter(({ amount }) => amount > 0n)
    .toSorted((one, other) => Number(other.amount - one.amount))
    .slice(0, shownParts)
    .map(({ id, amount, before }) => ({
      id,
      name: id === null ? null : (nameOf(id) ?? null),
      amount: String(amount),
      before: String(before),
    }))
