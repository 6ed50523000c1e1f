import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { short } from '../../format/numbers.ts'
import { Empty } from '../../parts/notice.tsx'
import { Plot } from '../../parts/plot.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Count, Time } from '../../parts/values.tsx'
import { linkTo } from '../../state/route.ts'
import { failureClasses } from '../failure-classes.ts'

type Minute = components['schemas']['ServerOverview']['minutes'][number]
type Props = { of: readonly Minute[] }
type ShownClass = (typeof failureClasses)[number]

/** The requests of the last hour as a plot, with its values in a table. */
export function Minutes({ of: minutes }: Props) {
  const classes = failureClasses.filter(([name]) => minutes.some((one) => one.by_class[name] > 0))
  if (minutes.every(({ requests }) => requests === 0))
    return (
      <Empty title="No requests in the last hour.">
        <p>
          <a href={linkTo('keys')}>Create a key</a>, and <a href={linkTo('connect')}>connect</a> a
          program, or try a model in the <a href={linkTo('playground')}>playground</a>.
        </p>
      </Empty>
    )
  return (
    <>
      <div class="card">
        <Plot
          label="Requests by the minute of the last hour, answered and failed by kind of failure, as in the table below"
          times={minutes.map(({ at }) => at)}
          series={[
            { name: 'Answered', points: minutes.map(successCount) },
            ...classes.map(([name, title]) => ({
              name: title,
              points: minutes.map(({ by_class: counts }) => counts[name]),
            })),
          ]}
          isStacked
          format={(value) => short(value)}
          height={200}
        />
      </div>
      <Values of={minutes} classes={classes} />
    </>
  )
}

const successCount = ({ requests, failed }: Minute): number => requests - failed

/** The values of the plot, drawn when the table is opened. */
function Values({ of: minutes, classes }: Props & { classes: readonly ShownClass[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="below" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Table by minute</summary>
      {isOpen && (
        <div class="below">
          <Table
            caption="Requests by the minute"
            columns={[...columns, ...classes.map(columnOf)]}
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
    cell: (minute) => <Count of={successCount(minute)} />,
    isNumber: true,
  },
  { id: 'failed', title: 'Failed', cell: ({ failed }) => <Count of={failed} />, isNumber: true },
]

const columnOf = ([name, title]: ShownClass): Column<Minute> => ({
  id: name,
  title,
  cell: ({ by_class: counts }) => <Count of={counts[name]} />,
  isNumber: true,
  isWide: true,
})
