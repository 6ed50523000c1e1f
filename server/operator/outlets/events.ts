import { auditAfter, journalStream } from '../../store/queries/outlets/journal-stream.ts'
import {
  usageAfter,
  withGroupsBelow,
  type StreamPosition,
} from '../../store/queries/outlets/streams.ts'
import type { Store } from '../../store/store.ts'
import { auditView } from '../audit.ts'
import { rowView } from '../ledger/usage-views.ts'
import type { EventBatch, EventKind, OutletEvent } from './sink.ts'

/** The events of an outlet. */
export type EventFilter = {
  events: readonly EventKind[]
  /** The groups whose ledger rows are sent; undefined for all. */
  groups?: readonly string[] | undefined
}

type Databases = Pick<Store, 'usage' | 'journal'>

/** Rows that are read in one query, also where a filter leaves few of them. */
const rowsAtOnce = 500

/** The next events of a stream that the filter lets through; there may be none. */
export async function readBatch(
  store: Databases,
  filter: EventFilter,
  { stream, lastN, sentN: from }: StreamPosition,
  maxEvents: number,
): Promise<EventBatch> {
  const limit = Math.min(rowsAtOnce, maxEvents)
  const kind = stream === journalStream ? 'audit' : 'ledger'
  if (!filter.events.includes(kind)) return { stream, from, to: lastN, events: [] }
  const read = kind === 'audit' ? readAudit : readLedger
  const { rows, events } = await read(store, filter, { stream, from, limit })
  // Whatever has a number up to `lastN` was visible before these rows were read.
  const lastRead = rows.at(-1) ?? lastN
  return { stream, from, to: rows.length < limit ? Math.max(lastN, lastRead) : lastRead, events }
}

type Place = { stream: string; from: number; limit: number }
/** The numbers of the rows that were read, and the events of those that are sent. */
type Read = { rows: number[]; events: OutletEvent[] }

async function readLedger(
  { usage, journal }: Databases,
  { groups }: EventFilter,
  { stream, from, limit }: Place,
): Promise<Read> {
  const rows = await usageAfter(usage, { stream, n: from, limit })
  const wanted = groups && (await withGroupsBelow(journal, groups))
  const isWanted = ({ group_id: id }: { group_id: string | null }) =>
    !wanted || (id !== null && wanted.has(id))
  const events = rows.filter(isWanted).map(({ n, ...row }) => ({
    id: row.id,
    kind: 'ledger' as const,
    time: row.ts,
    subject: row.key_id,
    n,
    data: rowView(row),
  }))
  return { rows: rows.map(({ n }) => n), events }
}

async function readAudit(
  { journal }: Databases,
  _filter: EventFilter,
  { from, limit }: Place,
): Promise<Read> {
  const rows = await auditAfter(journal, from, limit)
  const events = rows.map(({ n, ...row }) => ({
    id: row.id,
    kind: 'audit' as const,
    time: row.at,
    subject: row.target,
    n,
    data: auditView(row),
  }))
  return { rows: rows.map(({ n }) => n), events }
}
