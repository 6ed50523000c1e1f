import { Empty, Show } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { Plot } from '../../parts/plot.tsx'
import { api } from '../../state/api.ts'
import { useKeyNames } from '../../state/key-names.ts'
import { useLoad } from '../../state/load.ts'
import { usePlace } from '../../state/route.ts'
import { useTagged } from '../../state/tagged.ts'
import { Downloads } from './downloads.tsx'
import { formatOf, isSum } from './metrics.ts'
import { rangeOf } from './range.ts'
import { rowsOf, type SeriesReply } from './series.ts'
import { SeriesTable } from './series-table.tsx'
import { choiceOf, UsageToolbar } from './toolbar.tsx'

/** Usage over time, and by group. */
export function UsagePage() {
  const { query } = usePlace()
  const { metric, by } = choiceOf(query)
  const { from, to, step } = rangeOf(query, Date.now())
  const unlessSame = useTagged<SeriesReply>()
  const inputs = { metric, ...(by !== '' && { by }), from, to, step, top: 7 } as const
  const loaded = useLoad(
    (signal) =>
      unlessSame((header) => api.GET('/series', { params: { query: inputs, header }, signal })),
    [inputs],
  )
  return (
    <Page
      title="Usage"
      lead="From the ledger's hourly sums: usage, charges and costs."
      actions={loaded.value && <Downloads of={loaded.value} />}
    >
      <UsageToolbar />
      <Show loaded={loaded}>{(reply) => <SeriesView of={reply} />}</Show>
    </Page>
  )
}

function SeriesView({ of: reply }: { of: SeriesReply }) {
  const { metric, from, step_ms: stepMs } = reply
  const keyNames = useKeyNames(reply.by === 'key')
  const rows = rowsOf(reply, (id) => keyNames.get(id) ?? id)
  const format = formatOf(metric)
  const steps = rows[0]?.points.length ?? 0
  const times = Array.from({ length: steps }, (_, index) => from + index * stepMs)
  const isNothing = rows.every(({ points }) => points.every((point) => !point))
  if (isNothing)
    return (
      <Empty title="No usage in this period.">
        <p>Choose a longer period, or make a call: the ledger shows it within ten seconds.</p>
      </Empty>
    )
  return (
    <>
      <div class="card">
        <Plot
          label={`${metric} over time, as in the table below`}
          times={times}
          series={rows}
          isStacked={isSum(metric)}
          isDaily={stepMs > 3_600_000}
          format={format.axis}
          height={300}
        />
      </div>
      <Section title={isSum(metric) ? 'Totals' : 'Values'}>
        <SeriesTable rows={rows} times={times} metric={metric} isDaily={stepMs > 3_600_000} />
      </Section>
    </>
  )
}
