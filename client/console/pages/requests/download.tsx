import { useRef, useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import { csvOf } from '../../../csv.ts'
import type { RequestList, RequestsQuery, UsageRows } from '../../../operator.ts'
import { plainUsd } from '../../format/money.ts'
import { count } from '../../format/numbers.ts'
import { Problem } from '../../parts/notice.tsx'
import { api } from '../../state/api.ts'
import { saveFile } from '../../state/files.ts'
import { reasonOf } from '../../state/problems.ts'
import { reasonLine } from './status.tsx'

type Row = UsageRows['rows'][number]
type Props = { query: RequestsQuery; keyNames: ReadonlyMap<string, string> }

/** A file of so many rows is what spreadsheets still open quickly. */
const maxRows = 100_000

/** Saves all requests that fit the filters as CSV, and says if there are more than `maxRows`. */
export function Download({ query, keyNames }: Props) {
  const [state, setState] = useState<{ read?: number; note?: string; problem?: string }>({})
  const stopping = useRef<AbortController | undefined>(undefined)
  const save = async () => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const rows: Row[] = []
    let after: string | null | undefined
    try {
      while (after !== null && rows.length < maxRows) {
        setState({ read: rows.length })
        const list: RequestList = await bodyOf(
          api.GET('/requests', { params: { query: pageOf(query, after) }, signal }),
        )
        rows.push(...list.requests)
        after = list.next
      }
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`requests-${day}.csv`, csvFrom(rows.slice(0, maxRows), keyNames), 'text/csv')
      const isCut = after !== null
      setState(isCut ? { note: `The file has the newest ${count(maxRows)}; choose a period.` } : {})
    } catch (error) {
      setState(signal.aborted ? {} : { problem: reasonOf(error) })
    }
  }
  const { read, note, problem } = state
  return (
    <>
      {read === undefined ? (
        <button type="button" onClick={() => void save()}>
          Download CSV
        </button>
      ) : (
        <button type="button" onClick={() => stopping.current?.abort()}>
          Stop ({count(read)} read)
        </button>
      )}
      {note !== undefined && <p role="status">{note}</p>}
      {problem !== undefined && <Problem>{problem}</Problem>}
    </>
  )
}

/** The query of the next page; the first is the newest, whatever page is shown. */
function pageOf({ after: _shown, ...query }: RequestsQuery, after?: string): RequestsQuery {
  return { ...query, limit: 1000, ...(after !== undefined && { after }) }
}

/** All members of the contract; times in UTC, amounts in USD. */
export function csvFrom(rows: readonly Row[], keyNames: ReadonlyMap<string, string>): string {
  const lines = rows.map(({ ts, reason, tags, charged, counted, cost, ...row }) => ({
    time_utc: new Date(ts).toISOString(),
    key_name: keyNames.get(row.key_id) ?? null,
    ...row,
    reason: reasonLine(reason),
    tags: JSON.stringify(tags),
    charged_usd: plainUsd(charged),
    counted_usd: plainUsd(counted),
    cost_usd: plainUsd(cost),
  }))
  const names = Object.keys(lines[0] ?? { time_utc: '' })
  return csvOf(
    names,
    lines.map((line) => Object.values(line)),
  )
}
