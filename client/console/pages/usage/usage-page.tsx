import type { operations } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { Empty, Show } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { Plot } from '../../parts/plot.tsx'
import { api } from '../../state/api.ts'
import { useGroupNames } from '../../state/group-names.ts'
import { useKeyNames } from '../../state/key-names.ts'
import { useLoad } from '../../state/load.ts'
import { goTo, usePlace } from '../../state/route.ts'
import { useTagged } from '../../state/tagged.ts'
import { Downloads } from './downloads.tsx'
import { formatOf, isSum } from './metrics.ts'
import { rangeOf } from './range.ts'
import { requestsOf, rowsOf, type SeriesReply } from './series.ts'
import { SeriesTable } from './series-table.tsx'
import { choiceOf, isCompared, UsageToolbar } from './toolbar.tsx'

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
  const before = useBefore(inputs, isCompared(query) && isSum(metric))
  return (
    <Page
      title="Usage"
      lead="From the ledger's hourly sums: usage, charges and costs."
      actions={loaded.value && <Downloads of={loaded.value} />}
    >
      <UsageToolbar />
      <Show loaded={loaded}>{(reply) => <SeriesView of={reply} before={before} />}</Show>
    </Page>
  )
}

type Inputs = NonNullable<operations['readSeries']['parameters']['query']>

/** The same query for the period of the same length before. */
function useBefore(inputs: Inputs, needed: boolean): SeriesReply | undefined {
  const { from = 0, to = 0 } = inputs
  const query = { ...inputs, from: from - (to - from), to: from, top: 100 }
  const { value } = useLoad(
    async (signal) =>
      needed ? bodyOf(api.GET('/series', { params: { query }, signal })) : undefined,
    ['before', needed, query],
  )
  return value
}

type ViewProps = { of: SeriesReply; before: SeriesReply | undefined }

function SeriesView({ of: reply, before }: ViewProps) {
  const { metric, from, step_ms: stepMs } = reply
  const keyNames = useKeyNames(reply.by === 'key')
  const groupNames = useGroupNames(reply.by === 'group')
  const rows = rowsOf(reply, (id) => keyNames.get(id) ?? groupNames.get(id) ?? id)
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
          onPick={(at) => goTo(requestsOf(reply, times[at] ?? from, stepMs))}
        />
      </div>
      <Section title={isSum(metric) ? 'Totals' : 'Values'}>
        <SeriesTable of={reply} rows={rows} times={times} before={before} />
      </Section>
    </>
  )
}
