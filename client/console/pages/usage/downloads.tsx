import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { csvOf } from '../../../csv.ts'
import { plainUsd } from '../../format/money.ts'
import { api } from '../../state/api.ts'
import { saveFile } from '../../state/files.ts'
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
  const saveAll = async () => saveFile(`usage-${name}.csv`, await allMeasures(reply), 'text/csv')
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
      <button type="button" onClick={() => void saveAll()}>
        Download all measures
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

const groups = ['key', 'group', 'model', 'agent', 'upstream', 'status'] as const
const counts = [
  'requests',
  'attempts',
  'prompt_tokens',
  'cached_tokens',
  'cache_write_tokens',
] as const
const moreCounts = ['completion_tokens', 'reasoning_tokens', 'hosted_calls'] as const
const units = ['calls', 'images', 'characters', 'seconds'] as const
const amounts = ['charged', 'counted', 'cost'] as const

/** One line for each day and series, with everything that the ledger counts; amounts in USD. */
async function allMeasures({ by, from, to }: SeriesReply): Promise<string> {
  const group = groups.filter((name) => name === (by === 'class' ? 'status' : by))
  const query = { from, to, by: [...group, 'day' as const] }
  const { totals } = await bodyOf(api.GET('/usage', { params: { query } }))
  const numbers = [...counts, ...moreCounts, ...units]
  return csvOf(
    ['day_utc', ...group, ...numbers, ...amounts.map((amount) => `${amount}_usd`)],
    totals.map((total) => [
      new Date(total.day ?? from).toISOString().slice(0, 10),
      ...group.map((one) => valueIn(total, one)),
      ...numbers.map((number) => total[number]),
      ...amounts.map((amount) => plainUsd(total[amount])),
    ]),
  )
}

type Total = components['schemas']['UsageTotals']['totals'][number]

const valueIn = (total: Total, by: (typeof groups)[number]) => {
  if (by === 'key') return total.key_id
  return by === 'group' ? total.group_id : total[by]
}
