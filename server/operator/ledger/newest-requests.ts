import type { components } from '../../../generated/server/operator.ts'
import { Json } from '../../json/json.ts'
import { endsRequest } from '../../store/ledger/sums.ts'
import {
  newestPlaces,
  rowsBetween,
  type Cursor,
  type RequestsQuery,
} from '../../store/queries/requests.ts'
import type { Store } from '../../store/store.ts'
import type { UsageRow } from '../../store/usage-tables.ts'
import { cursorOf, rowView } from './usage-views.ts'

type RequestList = components['schemas']['RequestList']
type Row = components['schemas']['UsageRow']

/** What a page needs of a row, which never changes once it is stored. */
type KnownRow = Cursor & {
  endsRequest: boolean
  json: string
  /** Until it is on a page, and is checked with it. */
  unchecked: Row | undefined
}

/**
 * Reads an unfiltered page; undefined if too few of the newest rows ended requests. Its value, which
 * is still to be checked, has the rows that were on no page before.
 */
export type NewestRequests = (query: RequestsQuery) => Promise<Json<RequestList> | undefined>

/** The part of a page that is read beyond it: few attempts fail. */
const spareRows = 1 / 8

/** For open pages, which ask for the newest requests again and again: no row is read twice. */
export function createNewestRequests({ usage }: Pick<Store, 'usage'>): NewestRequests {
  /** The rows of the last page. */
  let lastRows: ReadonlyMap<string, KnownRow> = new Map()
  return async (query) => {
    const known = lastRows
    const { limit, key_id } = query
    const most = Math.ceil((limit + 1) * (1 + spareRows))
    const places = await newestPlaces(usage, query, most)
    const unknown = places.filter(({ id }) => !known.has(id))
    const [newest, oldest] = [unknown[0], unknown.at(-1)]
    const read = newest && oldest ? await rowsBetween(usage, key_id, oldest, newest) : []
    const added = new Map(read.map((row) => [row.id, knownRow(row)]))
    // A row may be rolled up between the two questions.
    const rows = places.flatMap(({ id }) => known.get(id) ?? added.get(id) ?? [])
    const ended = rows.filter(({ endsRequest }) => endsRequest)
    const shown = ended.slice(0, limit)
    const last = ended.length > limit ? shown.at(-1) : undefined
    if (!last && places.length === most) return undefined
    lastRows = new Map(rows.map((row) => [row.id, row]))
    const end = {
      rows_read: last ? rows.indexOf(last) + 1 : rows.length,
      complete: true,
      next: last ? cursorOf(last) : null,
    }
    const listed = shown.map(({ json }) => json).join(',')
    return new Json(`{"requests":[${listed}],${JSON.stringify(end).slice(1)}`, {
      requests: shown.flatMap(takeUnchecked),
      ...end,
    })
  }
}

function knownRow(row: UsageRow): KnownRow {
  const view = rowView(row)
  return {
    ts: row.ts,
    id: row.id,
    endsRequest: endsRequest(row),
    json: JSON.stringify(view),
    unchecked: view,
  }
}

function takeUnchecked(known: KnownRow): Row[] {
  const { unchecked } = known
  known.unchecked = undefined
  return unchecked ? [unchecked] : []
}
