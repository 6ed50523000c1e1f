import { Failure } from '../../failure.ts'
import { monthNamed, nextMonth } from '../../store/ledger/totals.ts'
import { labelTotals } from '../../store/queries/label-totals.ts'
import { userNames } from '../../store/queries/seen-values.ts'
import { endless } from '../../store/queries/totals.ts'
import { usageRows } from '../../store/queries/usage.ts'
import { totalsByOwner, type OwnedTotal } from '../../store/queries/usage-owners.ts'
import type { GroupScope } from '../../store/queries/group-scope.ts'
import type { Store } from '../../store/store.ts'
import type { Access } from '../../keys/keys.ts'
import type { OperatorHandlers } from '../caller.ts'
import { groupsIn, withKeyId } from '../keys.ts'
import { pageFrom } from '../from-store.ts'
import { cursorFrom, cursorOf, emptyPeriod, fromLedger, rowView } from './usage-views.ts'

type UsageParts = {
  store: Pick<Store, 'reports' | 'usage' | 'journal'>
  access: Pick<Access, 'named'>
}

/** The handlers of operator.yaml for usage. */
export const usageHandlers = ({
  store,
  access,
}: UsageParts): OperatorHandlers<'getUsage' | 'listUsage'> => ({
  async getUsage({ query: { group, ...named }, caller }) {
    const query = await withKeyId(access, named, caller.groups)
    const scope =
      group === undefined ? caller.groups : await groupsIn({ store }, group, caller.groups)
    if (query.by?.some((name) => name === 'user' || name === 'tag'))
      return usageByLabel(store, scope, query)
    const { refusals = false } = query
    const by = unlabelled(query.by)
    if (query.month !== undefined) return usageOfMonth(store, scope, query, query.month)
    const period = periodOf(query)
    // An end that is not over has no rows behind it, and the last day or hour need not be parted.
    const to = (query.to ?? endless) > Date.now() ? endless : period.to
    const question = totalsByOwner(store, { ...period, to, scope, by, refusals })
    const groups = (await fromLedger(question)).map(totalView)
    return { status: 200, body: { from: period.from, to: period.to, totals: groups } }
  },

  async listUsage({ query: named, caller }) {
    const query = await withKeyId(access, named, caller.groups)
    const limit = query.limit ?? 100
    const after = query.after === undefined ? undefined : cursorFrom(query.after)
    // Filtering by model may read all rows of the period.
    const database = query.model === undefined ? store.usage : store.reports
    const question = usageRows(database, {
      ...periodOf(query),
      limit: limit + 1,
      ...(after && { after }),
    })
    const { page, next } = pageFrom(await fromLedger(question), limit, cursorOf)
    return { status: 200, body: { rows: page.map(rowView), next } }
  },
})

type TotalsInput = Parameters<OperatorHandlers<'getUsage'>['getUsage']>[0]['query']

/** The usage that a month bills: its rows may be older, if they came when their month was closed. */
async function usageOfMonth(
  store: Pick<Store, 'reports' | 'journal'>,
  scope: GroupScope,
  { from, to, by, refusals = false, key_id, model }: TotalsInput,
  name: string,
) {
  if (from !== undefined || to !== undefined)
    throw new Failure('invalidRequest', 'month is a period already; leave out from and to', {
      retry: false,
      param: 'month',
    })
  const month = monthNamed(name)
  const keys = { ...(key_id !== undefined && { key_id }), ...(model !== undefined && { model }) }
  const question = totalsByOwner(store, {
    ...keys,
    scope,
    from: 0,
    to: endless,
    month,
    by: unlabelled(by),
    refusals,
  })
  const totals = (await fromLedger(question)).map(totalView)
  return { status: 200 as const, body: { from: month, to: nextMonth(month), totals } }
}

type UserTotal = { user?: string; user_name?: string; tag?: string }
type Labels = 'user' | 'tag'
const unlabelled = (by: TotalsInput['by'] = []) =>
  by.filter((name): name is Exclude<typeof name, Labels> => name !== 'user' && name !== 'tag')

/** Usage by users, or by the values of one tag. */
async function usageByLabel(
  store: Pick<Store, 'reports' | 'journal'>,
  scope: GroupScope,
  query: TotalsInput,
) {
  const { by = [], tag, month, key_id } = query
  const label = labelIn(by, tag)
  const others = unlabelled(by)
  const wrong = others.find((name) => name !== 'key' && name !== 'group' && name !== 'day')
  if (wrong !== undefined || query.model !== undefined || query.refusals)
    throw invalidBy(
      `users and tags are counted by key, group and day only; leave out ${wrong ?? 'model and refusals'}`,
    )
  const period = periodOf(query)
  const from = month === undefined ? period.from - (period.from % dayMs) : monthNamed(month)
  const to = month === undefined ? period.to : nextMonth(from)
  const filter = { label, from, to, scope, by: others as ('key' | 'group' | 'day')[] }
  const totals = await fromLedger(
    labelTotals(store.reports, { ...filter, ...(key_id !== undefined && { key_id }) }),
  )
  if (label !== 'user')
    return usageReply(
      from,
      to,
      totals.map(({ value, ...total }) => ({ ...total, tag: value })),
    )
  const names = await fromLedger(
    userNames(store.journal, [...new Set(totals.map(({ value }) => value))]),
  )
  return usageReply(
    from,
    to,
    totals.map(({ value, ...total }) => {
      const name = names.get(value)
      return { ...total, user: value, ...(name !== undefined && { user_name: name }) }
    }),
  )
}

function labelIn(by: readonly string[], tag: string | undefined): string {
  if (by.includes('user') && by.includes('tag'))
    throw invalidBy('users and tags are counted apart; ask for one of them')
  if (by.includes('user')) return 'user'
  if (tag === undefined) throw invalidBy('by=tag needs the name of the tag, in tag')
  return `tag:${tag}`
}

const invalidBy = (message: string) =>
  new Failure('invalidRequest', message, { retry: false, param: 'by' })

const usageReply = (from: number, to: number, totals: Parameters<typeof totalView>[0][]) => ({
  status: 200 as const,
  body: { from, to, totals: totals.map(totalView) },
})

const totalView = ({ charged, counted, cost, ...total }: OwnedTotal & UserTotal) => ({
  ...total,
  charged: charged.toString(),
  counted: counted.toString(),
  cost: cost.toString(),
})

const dayMs = 24 * 60 * 60 * 1000

type PeriodQuery = { from?: number; to?: number; key_id?: string; model?: string }

/** The period of a query; by default the last day. */
function periodOf({ from, to, key_id, model }: PeriodQuery) {
  const end = to ?? Date.now() + 1
  if (from !== undefined && from >= end) throw emptyPeriod(to)
  return {
    from: from ?? Math.max(0, end - dayMs),
    to: end,
    ...(key_id !== undefined && { key_id }),
    ...(model !== undefined && { model }),
  }
}
