import { auditAfter, journalStream } from '../../store/queries/outlets/journal-stream.ts'
import {
  usageAfter,
  withGroupsBelow,
  type StreamPosition,
} from '../../store/queries/outlets/streams.ts'
import type { Store } from '../../store/store.ts'
import { alertsAfter } from '../../store/queries/alerts.ts'
import type { AlertRow } from '../../store/tables.ts'
import { alertView } from '../alerts/handlers.ts'
import { auditView } from '../audit.ts'
import { rowView } from '../ledger/usage-views.ts'
import type { EventBatch, EventKind, OutletEvent } from './sink.ts'

/** The events of an outlet. */
export type EventFilter = {
  events: readonly EventKind[]
  /** The groups whose ledger rows and alerts are sent; undefined for all. */
  groups?: readonly string[] | undefined
}

type Databases = Pick<Store, 'usage' | 'journal'>

/** The events in batches of at most so many, of which the last may be empty. */
export function* batchesOf({ stream, from, to, events }: EventBatch, maxEvents: number) {
  for (let at = 0; at === 0 || at < events.length; at += maxEvents) {
    const some = events.slice(at, at + maxEvents)
    const last = at + maxEvents < events.length ? (some.at(-1)?.n ?? to) : to
    yield { stream, from, to: last, events: some }
    from = last
  }
}

/** The next events of a stream that the filter lets through, of so many rows; there may be none. */
export async function readEvents(
  store: Databases,
  filter: EventFilter,
  { stream, lastN, sentN: from }: StreamPosition,
  limit: number,
): Promise<EventBatch> {
  const ofJournal = stream === journalStream
  const kinds = filter.events.filter((kind) => (kind !== 'ledger') === ofJournal)
  if (kinds.length === 0) return { stream, from, to: lastN, events: [] }
  const place = { stream, from, limit }
  const reads = await Promise.all(kinds.map((kind) => readers[kind](store, filter, place)))
  // Each has all of its rows up to its last one, or to the end.
  const rows = reads.flatMap((read) => read.rows).toSorted((a, b) => a - b)
  rows.length = Math.min(rows.length, limit)
  // Whatever has a number up to `lastN` was visible before these rows were read.
  const lastRead = rows.at(-1) ?? lastN
  const to = rows.length < limit ? Math.max(lastN, lastRead) : lastRead
  const events = reads.flatMap((read) => read.events).filter(({ n }) => n <= to)
  return { stream, from, to, events: events.toSorted((a, b) => a.n - b.n) }
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
  const events = rows.filter(await groupFilter(journal, groups)).map(({ n, ...row }) => ({
    id: row.id,
    kind: 'ledger' as const,
    type: 'tollgate.ledger.row.v1' as const,
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
    type: 'tollgate.audit.row.v1' as const,
    time: row.at,
    subject: row.target,
    n,
    data: auditView(row),
  }))
  return { rows: rows.map(({ n }) => n), events }
}

async function readAlerts(
  { journal }: Databases,
  { groups }: EventFilter,
  place: Place,
): Promise<Read> {
  const [raised, ended] = await Promise.all([
    alertsAfter(journal, 'n', place),
    alertsAfter(journal, 'ended_n', place),
  ])
  const isWanted = await groupFilter(journal, groups)
  const eventOf = (row: AlertRow) => ({
    kind: 'alerts' as const,
    subject: row.about_id,
    data: alertView(row),
  })
  const begins = raised.filter(isWanted).map((row) => ({
    ...eventOf(row),
    id: row.id,
    type: 'tollgate.alert.v1' as const,
    time: row.at,
    n: row.n,
  }))
  const ends = ended.filter(isWanted).map((row) => ({
    ...eventOf(row),
    id: `${row.id}.ended`,
    type: 'tollgate.alert.ended.v1' as const,
    time: row.ended_at ?? row.at,
    n: row.ended_n,
  }))
  const rows = [...raised.map(({ n }) => n), ...ended.map(({ ended_n: n }) => n)]
  return { rows, events: [...begins, ...ends] }
}

const readers: Record<EventKind, typeof readLedger> = {
  ledger: readLedger,
  audit: readAudit,
  alerts: readAlerts,
}

/** Which rows the groups of an outlet let through. */
async function groupFilter(journal: Databases['journal'], groups: EventFilter['groups']) {
  const wanted = groups && (await withGroupsBelow(journal, groups))
  return ({ group_id: id }: { group_id: string | null }) =>
    !wanted || (id !== null && wanted.has(id))
}
