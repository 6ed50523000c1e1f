import { csvOf } from '../../../csv.ts'
import { useKeyNames } from '../../state/key-names.ts'
import { rowsOf, type SeriesReply } from './series.ts'

/** The values of the plot as files, created in the page without another request. */
export function Downloads({ of: reply }: { of: SeriesReply }) {
  const keyNames = useKeyNames(reply.by === 'key')
  const name = `${reply.metric}-${new Date(reply.from).toISOString().slice(0, 10)}`
  const saveCsv = () =>
    saveFile(
      `${name}.csv`,
      csvFrom(reply, (id) => keyNames.get(id) ?? id),
      'text/csv',
    )
  const saveJson = () =>
    saveFile(`${name}.json`, JSON.stringify(reply, null, 2), 'application/json')
  return (
    <>
      <button type="button" onClick={saveCsv}>
        Download CSV
      </button>
      <button type="button" onClick={saveJson}>
        Download JSON
      </button>
    </>
  )
}

/** One line for each series and step. Amounts are nano-USD, as in the contract. */
function csvFrom(reply: SeriesReply, keyName: (id: string) => string): string {
  const { metric, by, from, step_ms: stepMs } = reply
  const unit = metric === 'charged' || metric === 'cost' ? `${metric}_nano_usd` : metric
  const lines = rowsOf(reply, keyName).flatMap(({ id, name, points }) =>
    points.map((point, at) => [new Date(from + at * stepMs).toISOString(), id, name, point]),
  )
  return csvOf(['time_utc', by ?? 'all', 'name', unit], lines)
}

function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
