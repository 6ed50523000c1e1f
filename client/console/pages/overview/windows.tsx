import type { ComponentChildren } from 'preact'
import type { components } from '../../../../generated/client/operator.ts'
import { duration, percent, short } from '../../format/numbers.ts'
import type { Column } from '../../parts/table.tsx'
import { Count, None, Usd } from '../../parts/values.tsx'
import { FullTable } from '../../parts/full-table.tsx'
import { linkTo } from '../../state/route.ts'
import { failureClasses } from '../failure-classes.ts'

type UsageWindow = components['schemas']['UsageWindow']
/** Null while the ledger cannot be read. */
type MaybeWindow = UsageWindow | null
type Props = {
  of: { now: UsageWindow; hour: UsageWindow; day: MaybeWindow; month: MaybeWindow }
}
/** `requests` is the query of the requests that it counts. */
type Row = {
  name: string
  requests?: Record<string, string>
  cell: (window: UsageWindow) => ComponentChildren
}

const time = (ms: number | null) => (ms === null ? <None words="–" /> : duration(ms))

const failedOf = ({ requests, by_status: statuses }: UsageWindow) =>
  requests - (statuses['ok'] ?? 0)

const requestRows: readonly Row[] = [
  { name: 'Requests', cell: ({ requests }) => <Count of={requests} /> },
  { name: 'Requests per second', cell: ({ requests_per_s: rate }) => short(rate) },
  {
    name: 'Failed',
    requests: { status: 'failed' },
    cell: (window) => (
      <>
        <Count of={failedOf(window)} />{' '}
        <span class="muted">
          {window.requests > 0 && percent(failedOf(window) / window.requests)}
        </span>
      </>
    ),
  },
]

/** A line for each class of failures that occurred. */
const classRows = (windows: readonly MaybeWindow[]): Row[] =>
  failureClasses
    .filter(([name]) => windows.some((window) => window !== null && window.by_class[name] > 0))
    .map(([name, title]) => ({
      name: title,
      requests: { class: name },
      cell: ({ by_class: classes }) => <Count of={classes[name]} />,
    }))

/** A line for each status of failed requests that occurred. */
function failedRows(windows: readonly MaybeWindow[]): Row[] {
  const names = windows.flatMap((window) =>
    Object.entries(window?.by_status ?? {}).flatMap(([name, n]) =>
      name !== 'ok' && n > 0 ? [name] : [],
    ),
  )
  return [...new Set(names)].toSorted().map((name) => ({
    name: `– ${name}`,
    requests: { status: name },
    cell: ({ by_status: statuses }) => <Count of={statuses[name] ?? 0} />,
  }))
}

const useRows: readonly Row[] = [
  { name: 'Tokens', cell: ({ tokens }) => <Count of={tokens} isShort /> },
  { name: 'Charged to callers', cell: ({ charged }) => <Usd nanos={charged} /> },
  { name: 'Cost of upstreams', cell: ({ cost }) => <Usd nanos={cost} /> },
  { name: 'First token, median', cell: ({ first_token: first }) => time(first.p50_ms) },
  { name: 'First token, 95th percentile', cell: ({ first_token: first }) => time(first.p95_ms) },
  { name: 'Complete reply, median', cell: ({ whole }) => time(whole.p50_ms) },
  { name: 'Complete reply, 95th percentile', cell: ({ whole }) => time(whole.p95_ms) },
]

const rowName = ({ name, requests: query }: Row) =>
  query ? <a href={linkTo('requests', { query })}>{name}</a> : name

/** The same figures for four periods, side by side. */
export function Windows({ of: windows }: Props) {
  const { now, hour, day, month } = windows
  const all = [now, hour, day, month]
  const rows = [...requestRows, ...classRows(all), ...failedRows(all), ...useRows]
  const window = (id: keyof typeof windows, title: string, isWide = false): Column<Row> => ({
    id,
    title,
    cell({ cell }) {
      const figures = windows[id]
      return figures ? cell(figures) : <None words="unknown" />
    },
    isNumber: true,
    isWide,
  })
  const columns = [
    { id: 'name', title: 'Figure', cell: rowName },
    window('now', '10 seconds', true),
    window('hour', 'Hour'),
    window('day', '24 hours'),
    window('month', '30 days'),
  ]
  return (
    <FullTable caption="Usage over time" columns={columns} rows={rows} keyOf={({ name }) => name} />
  )
}
