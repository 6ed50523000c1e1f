import { csvLine, type Cell } from '../../../client/csv.ts'
import { formatUsd } from '../../money.ts'
import { dayMs, monthNamed, nextMonth } from '../../store/ledger/totals.ts'
import type { GroupScope } from '../../store/queries/group-scope.ts'
import { listGroups, type PlacedGroup } from '../../store/queries/groups.ts'
import { callersNamed, type NamedCaller } from '../../store/queries/keys.ts'
import { stateOfMonth, type BilledMonth } from '../../store/queries/months.ts'
import { daysOf, usageTotals, type Total } from '../../store/queries/totals.ts'
import type { Store } from '../../store/store.ts'
import { unitCounts, type UnitCount } from '../../store/usage-tables.ts'
import type { OperatorHandlers } from '../caller.ts'
import { fromLedger } from './usage-views.ts'

type ExportStore = Pick<Store, 'reports' | 'journal' | 'clock'>

/** The handlers of operator.yaml for the file of a month. */
export const exportHandlers = (store: ExportStore): OperatorHandlers<'exportUsage'> => ({
  async exportUsage({ query: { month: name }, caller: { groups: scope } }) {
    const { reports, clock } = store
    const month = monthNamed(name)
    const state = await fromLedger(stateOfMonth(reports, month, clock.now()))
    const [days, names] = await fromLedger(
      Promise.all([daysOf(reports, month), namesOf(store.journal, scope)]),
    )
    return {
      status: 200,
      headers: {
        'x-month-state': state,
        'Content-Disposition': `attachment; filename="usage-${name}.csv"`,
      },
      type: 'text/csv; charset=utf-8; header=present',
      bytes: linesOf(reports, { days, names, month, state, scope }),
    }
  },
})

/** The names of what has usage, by id: few compared with the lines. */
export type Names = {
  keys: ReadonlyMap<string, NamedCaller>
  groups: ReadonlyMap<string, PlacedGroup>
}

export async function namesOf(journal: Store['journal'], scope: GroupScope): Promise<Names> {
  const keys = await callersNamed(journal, scope)
  const groups = await listGroups(journal, { scope, limit: Number.MAX_SAFE_INTEGER })
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.id, row]))
  return { keys: byId(keys), groups: byId(groups) }
}

type Month = {
  days: readonly number[]
  names: Names
  month: number
  state: BilledMonth['state']
  scope: GroupScope
}

/** The names of the columns, and the lines of one day after another. */
async function* linesOf(reports: Store['reports'], { days, names, month, state, scope }: Month) {
  yield [Buffer.from(csvLine(Object.keys(columns)))]
  for (const day of days) {
    const query = { from: day, to: day + dayMs, month, scope, by: keyed }
    const totals = await fromLedger(usageTotals(reports, query))
    const lines = totals.map((total) => {
      const line = { total, day, month, state, ...namedOf(total, names) }
      return csvLine(Object.values(columns).map((valueOf) => valueOf(line)))
    })
    yield [Buffer.from(lines.join(''))]
  }
}

const keyed = ['group', 'key', 'model'] as const

const namedOf = ({ key_id, group_id }: Total, { keys, groups }: Names) => ({
  key: keys.get(key_id ?? ''),
  group: groups.get(group_id ?? ''),
})

type Line = {
  total: Total
  day: number
  month: number
  state: BilledMonth['state']
  key: NamedCaller | undefined
  group: PlacedGroup | undefined
}

/**
 * The columns of FOCUS 1.2 (the FinOps Open Cost and Usage Specification), and after them others,
 * which it wants to begin with `x_`.
 */
const columns: Record<string, (line: Line) => Cell> = {
  BillingPeriodStart: ({ month }) => timeOf(month),
  BillingPeriodEnd: ({ month }) => timeOf(nextMonth(month)),
  ChargePeriodStart: ({ day }) => timeOf(day),
  ChargePeriodEnd: ({ day }) => timeOf(day + dayMs),
  ChargeCategory: () => 'Usage',
  ServiceCategory: () => 'AI and Machine Learning',
  ServiceName: ({ total }) => total.model ?? 'no model',
  SubAccountId: ({ total }) => total.group_id,
  SubAccountName: ({ group }) => group?.path,
  ResourceId: ({ total }) => total.key_id,
  ResourceName: ({ key }) => key?.name,
  BillingCurrency: () => 'USD',
  BilledCost: ({ total }) => formatUsd(total.charged),
  ConsumedQuantity: ({ total }) => consumedBy(total).quantity,
  ConsumedUnit: ({ total }) => consumedBy(total).unit,
  Tags: ({ group }) => group && tagsOf(group),
  x_BillingPeriodState: ({ state }) => state,
  x_Owner: ({ key }) => key?.owner,
  x_UpstreamCost: ({ total }) => formatUsd(total.cost),
  x_Requests: ({ total }) => total.requests,
  x_PromptTokens: ({ total }) => total.prompt_tokens,
  x_CachedTokens: ({ total }) => total.cached_tokens,
  x_CacheWriteTokens: ({ total }) => total.cache_write_tokens,
  x_CompletionTokens: ({ total }) => total.completion_tokens,
  x_ReasoningTokens: ({ total }) => total.reasoning_tokens,
  x_HostedCalls: ({ total }) => total.hosted_calls,
  x_Calls: ({ total }) => total.calls,
  x_Images: ({ total }) => total.images,
  x_Characters: ({ total }) => total.characters,
  x_Seconds: ({ total }) => total.seconds,
}

const timeOf = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z')

const units: Record<UnitCount, string> = {
  calls: 'Calls',
  images: 'Images',
  characters: 'Characters',
  seconds: 'Seconds',
}

/** Work in the model's unit; tokens, or else requests, if it has none. */
function consumedBy(total: Total): { quantity: number; unit: string } {
  const unit = unitCounts.find((name) => total[name] > 0)
  if (unit !== undefined) return { quantity: total[unit], unit: units[unit] }
  const tokens = total.prompt_tokens + total.completion_tokens
  if (tokens > 0) return { quantity: tokens, unit: 'Tokens' }
  return { quantity: total.requests, unit: 'Requests' }
}

/** A JSON object: FOCUS wants `true` for a tag without a value. The store has a list in JSON. */
const tagsOf = ({ tags }: PlacedGroup): string => tags
