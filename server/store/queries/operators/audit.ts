import { sql, type Kysely, type RawBuilder } from 'kysely'
import { firstIdAt, newId } from '../../id.ts'
import { inScope, type GroupScope } from '../group-scope.ts'
import type { AuditAction, AuditRow, JournalTables } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import { takeNumbers } from '../outlets/journal-stream.ts'

/** Who makes a change, from where, and of which groups' keys. */
export type Actor = Pick<AuditRow, 'name' | 'how' | 'address' | 'request_id'> & {
  groups: GroupScope
}

/** The actor of a server's own actions. */
export const serverActor: Actor = {
  name: 'server',
  how: 'server',
  address: null,
  request_id: null,
  groups: 'all',
}

/** A change. `before` and `after` contain no secrets; both are null if they are unknown. */
export type AuditEntry = {
  action: AuditAction
  /** `done` by default. */
  outcome?: AuditRow['outcome']
  target?: string
  targetName?: string
  before?: object | null
  after?: object | null
  reason?: string
}

/** Who changes a row, and what of it is recorded; nothing where nothing changed. */
export type Audited<Row> = {
  actor: Actor
  entryOf(before: Row | null, after: Row): AuditEntry | undefined
}

const dayMs = 24 * 3_600_000
const keptMs = 366 * dayMs
const maxReason = 4096

/**
 * Records changes; in the transaction that makes them, so that there is never one without the
 * other.
 */
export async function recordAudit(
  db: Kysely<JournalTables>,
  actor: Actor,
  entries: AuditEntry | readonly AuditEntry[],
  at = Date.now(),
): Promise<void> {
  const rows = [entries].flat().map((entry) => rowOf(actor, entry, at))
  if (rows.length === 0) return
  const insert = async (transaction: Kysely<JournalTables>) => {
    const first = await takeNumbers(transaction, rows.length)
    const numbered = rows.map((row, index) => ({ ...row, n: first + index }))
    await transaction.insertInto('audit').values(numbered).execute()
  }
  await (db.isTransaction ? insert(db) : inTransaction(db, insert))
}

function rowOf(actor: Actor, entry: AuditEntry, at: number): AuditRow {
  const { action, outcome = 'done', target, targetName, before, after, reason } = entry
  return {
    id: newId(at),
    at,
    action,
    outcome,
    name: actor.name,
    how: actor.how,
    address: actor.address,
    request_id: actor.request_id,
    target: target ?? null,
    target_name: targetName ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason === undefined ? null : reason.slice(0, maxReason),
  }
}

/** The columns of a row of the audit log without its number. */
export const auditColumns = [
  'id',
  'at',
  'action',
  'outcome',
  'name',
  'how',
  'address',
  'request_id',
  'target',
  'target_name',
  'before',
  'after',
  'reason',
] as const satisfies (keyof AuditRow)[]

/** Deletes rows that are older than a year. */
export async function deleteOldAudit(journal: Kysely<JournalTables>, now: number): Promise<void> {
  await journal
    .deleteFrom('audit')
    .where('at', '<', now - keptMs)
    .execute()
}

/** Records the change of a row, in the transaction that makes it. */
export async function recordRowChange<Row>(
  transaction: Kysely<JournalTables>,
  { actor, entryOf }: Audited<Row>,
  before: Row | null,
  after: Row,
  at: number,
): Promise<void> {
  const entry = entryOf(before, after)
  if (entry) await recordAudit(transaction, actor, entry, at)
}

/** The members in which two objects differ, each with its value in one and in the other. */
export function changedMembers(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return undefined
  const of = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, all[name]]))
  return { before: of(before), after: of(after) }
}

/** Which rows, newest first: those below the id `after`, from `from` to before `to`. */
export type AuditQuery = {
  scope: GroupScope
  from?: number | undefined
  to?: number | undefined
  action?: AuditAction
  name?: string
  target?: string
  after?: string | undefined
  limit: number
}

/** The changes, newest first. */
export function listAudit(
  journal: Kysely<JournalTables>,
  { scope, from, to, after, limit, ...values }: AuditQuery,
): Promise<AuditRow[]> {
  let rows = journal
    .selectFrom('audit')
    .select(auditColumns)
    .where((row) => row.and(values))
    .where(ofGroups(scope))
  // Ids contain their time, or a later one if the clock was set back. With them the index finds
  // the rows of a period without reading all others.
  if (from !== undefined) rows = rows.where('at', '>=', from).where('id', '>=', firstIdAt(from))
  if (to !== undefined) rows = rows.where('at', '<', to).where('id', '<', firstIdAt(to + dayMs))
  if (after !== undefined) rows = rows.where('id', '<', after)
  return rows.orderBy('id', 'desc').limit(limit).execute()
}

export const findAudit = (
  journal: Kysely<JournalTables>,
  id: string,
  scope: GroupScope,
): Promise<AuditRow | undefined> =>
  journal
    .selectFrom('audit')
    .select(auditColumns)
    .where('id', '=', id)
    .where(ofGroups(scope))
    .executeTakeFirst()

/** Changes of the groups of the scope, and of the keys that are in them now. */
function ofGroups(scope: GroupScope): RawBuilder<boolean> {
  if (scope === 'all') return inScope(scope, 'target')
  return sql`(${inScope(scope, 'target')}
    or target in (select id from "key" where ${inScope(scope, 'group_id')}))`
}
