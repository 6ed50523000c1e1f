import { useState } from 'preact/hooks'
import { percent } from '../../format/numbers.ts'
import { utcTime } from '../../format/times.ts'
import { Table, type Column } from '../../parts/table.tsx'
import { Truncated, Time } from '../../parts/values.tsx'
import { formatOf, isSum, type MetricName } from './metrics.ts'
import { sumOf, type SeriesRow } from './series.ts'

type Props = {
  rows: readonly SeriesRow[]
  times: readonly number[]
  metric: MetricName
  isDaily: boolean
}

/** The values of the plot: one line for each series, or one for each step. */
export function SeriesTable({ rows, times, metric, isDaily }: Props) {
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
        <Steps rows={rows} times={times} metric={metric} isDaily={isDaily} />
      ) : (
        <Totals rows={rows} metric={metric} />
      )}
    </>
  )
}

function Totals({ rows, metric }: Pick<Props, 'rows' | 'metric'>) {
  const all = rows.reduce((sum, { points }) => sum + sumOf(points), 0)
  const columns: Column<SeriesRow>[] = [
    { id: 'name', title: 'Name', cell: ({ name }) => <Truncated text={name} /> },
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
  return <Table caption="Totals" columns={columns} rows={rows} keyOf={({ id }) => id} />
}

function Value({ of: value, metric }: { of: number; metric: MetricName }) {
  const { precise, exact } = formatOf(metric)
  return (
    <data value={value} title={exact(value)}>
      {precise(value)}
    </data>
  )
}

function Steps({ rows, times, metric, isDaily }: Props) {
  const columns: Column<number>[] = [
    {
      id: 'time',
      title: isDaily ? 'Day (UTC)' : 'Hour',
      cell: (at) => (isDaily ? utcTime(times[at] ?? 0).slice(0, 10) : <Time at={times[at] ?? 0} />),
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
