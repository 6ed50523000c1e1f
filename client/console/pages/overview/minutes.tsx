import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { short } from '../../format/numbers.ts'
import { Empty } from '../../parts/notice.tsx'
import { Plot } from '../../parts/plot.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Count, Time } from '../../parts/values.tsx'
import { linkTo } from '../../state/route.ts'

type Minute = components['schemas']['ServerOverview']['minutes'][number]
type Props = { of: readonly Minute[] }

/** The requests of the last hour as a plot, with its values in a table. */
export function Minutes({ of: minutes }: Props) {
  if (minutes.every(({ requests }) => requests === 0))
    return (
      <Empty title="There were no requests in the last hour.">
        <p>
          <a href={linkTo('keys')}>Create a key</a>, and <a href={linkTo('connect')}>connect</a> a
          program, or ask a model in the <a href={linkTo('playground')}>playground</a>.
        </p>
      </Empty>
    )
  return (
    <>
      <div class="card">
        <Plot
          label="Requests by the minute of the last hour, answered and failed, as in the table below"
          times={minutes.map(({ at }) => at)}
          series={[
            { name: 'Answered', points: minutes.map(answeredOf) },
            { name: 'Failed', points: minutes.map(({ failed }) => failed) },
          ]}
          isStacked
          format={(value) => short(value)}
          height={200}
        />
      </div>
      <Values of={minutes} />
    </>
  )
}

const answeredOf = ({ requests, failed }: Minute): number => requests - failed

/** The values of the plot, drawn when somebody wants them. */
function Values({ of: minutes }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="below" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Table of the minutes</summary>
      {isOpen && (
        <div class="below">
          <Table
            caption="Requests by the minute"
            columns={columns}
            // The newest first, as everywhere.
            rows={minutes.toReversed()}
            keyOf={({ at }) => String(at)}
          />
        </div>
      )}
    </details>
  )
}

const columns: Column<Minute>[] = [
  { id: 'at', title: 'Minute', cell: ({ at }) => <Time at={at} /> },
  {
    id: 'answered',
    title: 'Answered',
    cell: (minute) => <Count of={answeredOf(minute)} />,
    isNumber: true,
  },
  { id: 'failed', title: 'Failed', cell: ({ failed }) => <Count of={failed} />, isNumber: true },
]
