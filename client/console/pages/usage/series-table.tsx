import { useState } from 'preact/hooks'
import { changeOf, percent } from '../../format/numbers.ts'
import { utcTime } from '../../format/times.ts'
import { Table, type Column } from '../../parts/table.tsx'
import { Truncated, Time } from '../../parts/values.tsx'
import { formatOf, isSum, type MetricName } from './metrics.ts'
import { requestsOf, sumOf, type SeriesReply, type SeriesRow } from './series.ts'

type Props = {
  of: SeriesReply
  rows: readonly SeriesRow[]
  times: readonly number[]
  /** The series of the period before, to compare. */
  before: SeriesReply | undefined
}

/** The values of the plot: one line for each series, or one for each step. */
export function SeriesTable({ of: reply, rows, times, before }: Props) {
  const { metric } = reply
  const isDaily = isOfDays(reply)
  const [isBySteps, setBySteps] = useState(!isSum(metric))
  const canSum = isSum(metric)
  return (
    <>
      {canSum && (
        <div class="toolbar">
          <button type="button" aria-pressed={!isBySteps} onClick={() => setBySteps(false)}>
            Totals
          </button>
          <button type="button" aria-pressed={isBySteps} onClick={() => setBySteps(true)}>
            {isDaily ? 'Each day' : 'Each hour'}
          </button>
        </div>
      )}
      {isBySteps || !canSum ? (
        <Steps of={reply} rows={rows} times={times} />
      ) : (
        <Totals of={reply} rows={rows} before={before} />
      )}
    </>
  )
}

const isOfDays = ({ step_ms: stepMs }: SeriesReply): boolean => stepMs > 3_600_000

function Totals({ of: reply, rows, before }: Omit<Props, 'times'>) {
  const { metric } = reply
  const all = rows.reduce((sum, { points }) => sum + sumOf(points), 0)
  const earlier = new Map(before?.series.map(({ value, points }) => [value ?? '', sumOf(points)]))
  const earlierOf = ({ id }: SeriesRow) => earlier.get(id) ?? 0
  const columns: Column<SeriesRow>[] = [
    {
      id: 'name',
      title: 'Name',
      cell: ({ id, name }) =>
        id === 'others' ? (
          name
        ) : (
          <Truncated text={name} href={requestsOf(reply, undefined, undefined, id)} />
        ),
    },
    {
      id: 'total',
      title: 'Total',
      cell: ({ points }) => <Value of={sumOf(points)} metric={metric} />,
      isNumber: true,
    },
    {
      id: 'share',
      title: 'Share',
      cell: ({ points }) => percent(all === 0 ? 0 : sumOf(points) / all),
      isNumber: true,
    },
  ]
  const compared: Column<SeriesRow>[] = [
    {
      id: 'before',
      title: 'Period before',
      cell: (row) => (row.id === 'others' ? '–' : <Value of={earlierOf(row)} metric={metric} />),
      isNumber: true,
    },
    {
      id: 'change',
      title: 'Change',
      cell: (row) => (row.id === 'others' ? '–' : changeOf(earlierOf(row), sumOf(row.points))),
      isNumber: true,
    },
  ]
  return (
    <Table
      caption="Totals"
      columns={before ? [...columns, ...compared] : columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

function Value({ of: value, metric }: { of: number; metric: MetricName }) {
  const { precise, exact } = formatOf(metric)
  return (
    <data value={value} title={exact(value)}>
      {precise(value)}
    </data>
  )
}

function Steps({ of: reply, rows, times }: Omit<Props, 'before'>) {
  const { metric, step_ms: stepMs } = reply
  const isDaily = isOfDays(reply)
  const columns: Column<number>[] = [
    {
      id: 'time',
      title: isDaily ? 'Day (UTC)' : 'Hour',
      cell: (at) => (
        <a href={requestsOf(reply, times[at], stepMs)}>
          {isDaily ? utcTime(times[at] ?? 0).slice(0, 10) : <Time at={times[at] ?? 0} />}
        </a>
      ),
    },
    ...rows.map(({ id, name, points }, index) => ({
      id,
      title: name,
      cell: (at: number) => {
        const point = points[at] ?? null
        return point === null ? '–' : <Value of={point} metric={metric} />
      },
      isNumber: true,
      isWide: index > 0,
    })),
  ]
  // Newest first, as in all tables.
  const steps = times.map((_, at) => at).toReversed()
  return <Table caption="Values" columns={columns} rows={steps} keyOf={String} />
}
