import type { components } from '../../../generated/server/operator.ts'
import { lineOf } from '../../gateway/reasons/reason.ts'
import { formatUsd } from '../../money.ts'
import { print, say, table } from '../output.ts'
import { dayOf, minuteOf, secondOf } from '../times.ts'
import { showNext } from './show.ts'

type Totals = components['schemas']['UsageTotals']
type Total = Totals['totals'][number]
type Row = components['schemas']['UsageRow']

/** Number columns, with their fields. */
const numbers = {
  requests: 'requests',
  attempts: 'attempts',
  prompt: 'prompt_tokens',
  cached: 'cached_tokens',
  written: 'cache_write_tokens',
  completion: 'completion_tokens',
  reasoning: 'reasoning_tokens',
  hosted: 'hosted_calls',
  'charged USD': 'charged',
  'counted USD': 'counted',
  'cost USD': 'cost',
} as const
type Column = keyof typeof numbers
type Numbers = Partial<Record<(typeof numbers)[Column], string | number>>

/** Columns that are omitted if all of their values are zero. */
const optional: ReadonlySet<string> = new Set(['cached', 'written', 'reasoning', 'hosted'])

/**
 * Omits also the number of requests of single rows, attempts if there were no more than requests,
 * and the counted amount if it is the charged one.
 */
function columnsOf(rows: readonly Numbers[]): Column[] {
  const columns = Object.keys(numbers) as Column[]
  return columns.filter((column) => {
    if (column === 'requests') return rows.some(({ requests }) => requests !== undefined)
    if (column === 'attempts')
      return rows.some(({ attempts = 0, requests = 0 }) => Number(attempts) > Number(requests))
    if (column === 'counted USD') return rows.some(({ charged, counted }) => charged !== counted)
    return !optional.has(column) || rows.some((row) => Number(row[numbers[column]]) > 0)
  })
}

const cellsOf = (row: Numbers, columns: readonly Column[]): string[] =>
  columns.map((column) => {
    const value = row[numbers[column]] ?? 0
    return column.endsWith(' USD') ? formatUsd(BigInt(value)) : String(value)
  })

/** Prints totals by these fields; `names` maps ids of keys to names, and of groups to paths. */
export function printTotals(
  { from, to, totals }: Totals,
  by: readonly string[],
  names: ReadonlyMap<string, string>,
): void {
  if (totals.every(({ requests }) => requests === 0))
    return say(`There was no usage from ${minuteOf(from)} to ${minuteOf(to)} UTC.`)
  const columns = columnsOf(totals)
  const fields = by.flatMap((field) => (field === 'key' ? ['key', 'name'] : [field]))
  const rows = totals.map((total) => [
    ...by.flatMap((field) => labelsOf(field, total, names)),
    ...cellsOf(total, columns),
  ])
  const sum = ['total', ...fields.slice(1).map(() => ''), ...cellsOf(sumOf(totals), columns)]
  print(table([...fields, ...columns], totals.length > 1 ? [...rows, sum] : rows, columns))
}

function labelsOf(field: string, total: Total, names: ReadonlyMap<string, string>): string[] {
  if (field === 'key') return [total.key_id ?? '-', names.get(total.key_id ?? '') ?? '-']
  if (field === 'group') return [names.get(total.group_id ?? '') ?? total.group_id ?? '-']
  if (field === 'user') return [total.user_name ?? total.user ?? '-']
  if (field === 'hour') return [minuteOf(total.hour ?? 0)]
  if (field === 'day') return [dayOf(total.day ?? 0)]
  if (field === 'model' && total.refusal)
    return [`${total.model ?? ''} refused: ${total.refusal}`.trimStart()]
  return [total[field as 'model' | 'agent' | 'tag' | 'upstream' | 'owner' | 'status'] ?? '-']
}

function sumOf(totals: readonly Total[]): Numbers {
  const sums = Object.values(numbers).map((member) => [
    member,
    totals.reduce((sum, total) => sum + BigInt(total[member]), 0n).toString(),
  ])
  return Object.fromEntries(sums) as Numbers
}

/** Prints rows of the ledger. */
export function printUsageRows({ rows, next }: components['schemas']['UsageRows']): void {
  if (rows.length === 0) return say('There are no such rows.')
  const columns = columnsOf(rows)
  const fields = ['time', 'request', 'try', 'key', 'model', 'upstream', 'status']
  const cells = rows.map((row) => [
    secondOf(row.ts),
    row.request_id,
    String(row.attempt),
    row.key_id,
    row.called_model ?? row.model ?? '-',
    row.upstream ?? '-',
    row.status,
    ...markedCells(row, columns),
    String(row.latency_ms),
    row.reason ? lineOf(row.reason) : '',
  ])
  print(table([...fields, ...columns, 'ms', 'reason'], cells, [...columns, 'try', 'ms']))
  showNext({ next })
}

/** Marks estimated tokens with a tilde. */
const markedCells = (row: Row, columns: readonly Column[]): string[] =>
  cellsOf(row, columns).map((cell, at) => {
    const column = columns[at]
    return row.estimated && (column === 'prompt' || column === 'completion') ? `~${cell}` : cell
  })

/** Prints the largest parts of each period, with those of the same part of the period before. */
export function printSpending({ periods }: components['schemas']['Spending']): void {
  const rows = periods.flatMap(({ name, total, keys, groups, models }) => [
    spendingRow(name, 'all', '', total),
    ...keys.map((part) => spendingRow(name, 'key', part.name ?? part.id ?? '-', part)),
    ...groups.map((part) => spendingRow(name, 'group', part.name ?? part.id ?? '-', part)),
    ...models.map((part) => spendingRow(name, 'model', part.name ?? '-', part)),
  ])
  const numbers = ['USD', 'before', 'change']
  print(table(['period', 'of', 'name', ...numbers], rows, numbers))
}

type Amounts = { amount: string; before: string }

function spendingRow(period: string, of: string, name: string, { amount, before }: Amounts) {
  const change = BigInt(amount) - BigInt(before)
  const sign = change > 0n ? '+' : ''
  const usd = [amount, before].map((nano) => formatUsd(BigInt(nano)))
  return [period, of, name, ...usd, sign + formatUsd(change)]
}
