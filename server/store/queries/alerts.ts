import { sql, type Kysely, type RawBuilder } from 'kysely'
import { newId } from '../id.ts'
import type { AlertRow, JournalTables, KeyRow } from '../tables.ts'
import { batchesOf, inIdempotentTransaction, inTransaction } from '../transaction.ts'
import { inScope, type GroupScope } from './group-scope.ts'
import { recordAudit, type Actor } from './operators/audit.ts'
import { takeNumbers } from './outlets/journal-stream.ts'

/** What an alert is of. `once` names it: it is raised once, however many servers see it. */
export type NewAlert = Pick<
  AlertRow,
  'at' | 'kind' | 'severity' | 'message' | 'about_type' | 'about_id' | 'once'
> & {
  group_id?: string | null
  /** When it will be over; without it, some time after it was last seen. */
  ended_at?: number | null
}

const rowsAtOnce = 200
const dayMs = 24 * 3_600_000
const keptMs = 366 * dayMs
/** Longer than the time between two looks, also where a server is busy. */
const unseenMs = 150_000

/** Raises those that were not, and notes that the others are still there. */
export async function raiseAlerts(
  journal: Kysely<JournalTables>,
  alerts: readonly NewAlert[],
  now: number,
): Promise<void> {
  const byName = new Map(alerts.map((alert) => [alert.once, alert]))
  for (const names of batchesOf([...byName.keys()], rowsAtOnce)) {
    const raised = await journal
      .selectFrom('alert')
      .select(['once', 'seen_at'])
      .where('once', 'in', names)
      .execute()
    if (raised.some(({ seen_at }) => seen_at !== null))
      await journal
        .updateTable('alert')
        .set({ seen_at: now })
        .where('once', 'in', names)
        .where('seen_at', 'is not', null)
        .execute()
    const before = new Set(raised.map(({ once }) => once))
    const missing = names.flatMap((name) => (before.has(name) ? [] : (byName.get(name) ?? [])))
    if (missing.length > 0) await insert(journal, missing, now)
  }
}

const insert = (
  journal: Kysely<JournalTables>,
  alerts: readonly NewAlert[],
  now: number,
): Promise<void> =>
  inTransaction(journal, async (transaction) => {
    const first = await takeNumbers(transaction, alerts.length)
    const rows = alerts.map(({ group_id = null, ended_at, ...alert }, index): AlertRow => ({
      ...alert,
      id: newId(alert.at),
      n: first + index,
      message: alert.message.slice(0, 1024),
      group_id,
      seen_at: ended_at === undefined ? now : null,
      ended_at: ended_at ?? null,
      ended_n: null,
      acknowledged_at: null,
      acknowledged_by: null,
    }))
    await transaction
      .insertInto('alert')
      .values(rows)
      // Another server was faster; the numbers stay unused.
      .onConflict((conflict) => conflict.column('once').doNothing())
      .execute()
  })

/** Ends alerts that no server sees any more, so that they can be raised again. */
export async function endUnseenAlerts(journal: Kysely<JournalTables>, now: number): Promise<void> {
  const unseen = await journal
    .selectFrom('alert')
    .select('id')
    .where('seen_at', '<', now - unseenMs)
    .execute()
  if (unseen.length === 0) return
  await inTransaction(journal, async (transaction) => {
    const first = await takeNumbers(transaction, unseen.length)
    for (const [index, { id }] of unseen.entries())
      await transaction
        .updateTable('alert')
        .set((row) => ({
          ended_at: row.ref('seen_at'),
          ended_n: first + index,
          once: row.ref('id'),
          seen_at: null,
        }))
        .where('id', '=', id)
        // Another server may have ended it, or seen it again.
        .where('seen_at', '<', now - unseenMs)
        .execute()
  })
}

export async function deleteOldAlerts(journal: Kysely<JournalTables>, now: number): Promise<void> {
  await journal
    .deleteFrom('alert')
    .where('at', '<', now - keptMs)
    .where('seen_at', 'is', null)
    .execute()
}

export type AlertQuery = {
  scope: GroupScope
  state?: 'open' | 'acknowledged' | undefined
  /** Only alerts below this id. */
  after?: string | undefined
  limit: number
}

/** The alerts, newest first. */
export function listAlerts(
  journal: Kysely<JournalTables>,
  { scope, state, after, limit }: AlertQuery,
): Promise<AlertRow[]> {
  let rows = journal.selectFrom('alert').selectAll().where(inScope(scope, 'group_id'))
  if (state) rows = rows.where('acknowledged_at', state === 'open' ? 'is' : 'is not', null)
  if (after !== undefined) rows = rows.where('id', '<', after)
  return rows.orderBy('id', 'desc').limit(limit).execute()
}

/** The alerts of these kinds that last and that no one has acknowledged. */
export const lastingAlerts = <Kind extends AlertRow['kind']>(
  journal: Kysely<JournalTables>,
  kinds: readonly Kind[],
  { now, limit }: { now: number; limit: number },
): Promise<(AlertRow & { kind: Kind })[]> =>
  journal
    .selectFrom('alert')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('acknowledged_at', 'is', null)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<AlertRow & { kind: Kind }>()
    .execute()

/** Notes who acknowledged an alert first; undefined without such an alert. */
export const acknowledgeAlert = (
  journal: Kysely<JournalTables>,
  id: string,
  at: number,
  actor: Actor,
): Promise<AlertRow | undefined> =>
  inIdempotentTransaction(journal, async (transaction) => {
    const changed = await transaction
      .updateTable('alert')
      .set({ acknowledged_at: at, acknowledged_by: actor.name })
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null)
      .where(inScope(actor.groups, 'group_id'))
      .returningAll()
      .executeTakeFirst()
    if (!changed)
      return transaction
        .selectFrom('alert')
        .selectAll()
        .where('id', '=', id)
        .where(inScope(actor.groups, 'group_id'))
        .executeTakeFirst()
    const after = { acknowledged_by: actor.name }
    await recordAudit(
      transaction,
      actor,
      { action: 'acknowledgeAlert', target: id, targetName: changed.message.slice(0, 128), after },
      at,
    )
    return changed
  })

/** The next alerts of the journal's stream: those that were raised, or those that ended. */
export const alertsAfter = <Column extends 'n' | 'ended_n'>(
  journal: Kysely<JournalTables>,
  column: Column,
  { from, limit }: { from: number; limit: number },
) =>
  journal
    .selectFrom('alert')
    .selectAll()
    .where(sql<boolean>`${sql.ref(column)} > ${from}`)
    .orderBy(column)
    .limit(limit)
    .$castTo<AlertRow & Record<Column, number>>()
    .execute()

/** A budget with its use in its current period. */
export type SpentBudget = {
  scope: string
  windowStart: number
  endsAt: number | null
  limit: number
  spent: number
}

/** The budgets that are spent by half, as far as the replicas have reported. */
export const halfSpentBudgets = (
  journal: Kysely<JournalTables>,
  now: number,
): Promise<SpentBudget[]> => spentBudgets(journal, now, sql`limit_n > 0 and used_n >= limit_n / 2`)

/** Those of subjects that begin so, with the limit that they had when they were last used. */
export const budgetsOf = (
  journal: Kysely<JournalTables>,
  now: number,
  subject: string,
): Promise<SpentBudget[]> =>
  spentBudgets(journal, now, sql`used_n > 0 and scope like ${`%:${subject}%`}`)

async function spentBudgets(
  journal: Kysely<JournalTables>,
  now: number,
  condition: RawBuilder<boolean>,
): Promise<SpentBudget[]> {
  const held = sql<number>`coalesce((
    select sum(case when lease.granted > lease.used then lease.granted - lease.used else 0 end)
    from lease
    where lease.scope = quota.scope and lease.window_start = quota.window_start), 0)`
  const rows = await journal
    .selectFrom('quota')
    .select(['scope', 'window_start', 'ends_at', 'limit_n', 'used_n', held.as('held')])
    .where((row) =>
      row.or(['day:%', 'month:%', 'total:%'].map((pattern) => row('scope', 'like', pattern))),
    )
    .where(condition)
    .where('scope', 'not like', '%:user/%')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .execute()
  return rows.map(({ scope, window_start, ends_at, limit_n, used_n, held: leased }) => ({
    scope,
    windowStart: window_start,
    endsAt: ends_at,
    limit: limit_n,
    spent: used_n - Number(leased),
  }))
}

/** Whose budget it is: a key's, a group's, or that of a caller with tokens of an issuer. */
export type BudgetSubject = {
  name: string
  group_id: string | null
  /** Undefined for a caller, whose budget is configured. */
  budget?: Pick<KeyRow, 'budget_nano' | 'budget_period'>
}

/** The keys and callers with these ids that may call, and the groups. */
export async function budgetSubjects(
  journal: Kysely<JournalTables>,
  ids: readonly string[],
): Promise<Map<string, BudgetSubject>> {
  const subjects = new Map<string, BudgetSubject>()
  for (const batch of batchesOf(ids, rowsAtOnce)) {
    const callers = await journal
      .selectFrom('caller')
      .select(['id', 'name', 'group_id'])
      .where('id', 'in', batch)
      .where('revoked_at', 'is', null)
      .execute()
    for (const { id, ...caller } of callers) subjects.set(id, caller)
    const budgeted = await journal
      .selectFrom('key')
      .select(['id', 'name', 'group_id', 'budget_nano', 'budget_period'])
      .where('id', 'in', batch)
      .where('revoked_at', 'is', null)
      .unionAll(
        journal
          .selectFrom('key_group')
          .select(['id', 'name', 'id as group_id', 'budget_nano', 'budget_period'])
          .where('id', 'in', batch),
      )
      .execute()
    for (const { id, name, group_id, ...budget } of budgeted)
      subjects.set(id, { name, group_id, budget })
  }
  return subjects
}

/** Keys that end before an instant, after a life that was longer than `minLifeMs`. */
export const endingKeys = (
  journal: Kysely<JournalTables>,
  { now, before, minLifeMs }: { now: number; before: number; minLifeMs: number },
) =>
  journal
    .selectFrom('key')
    .select(['id', 'name', 'group_id', 'expires_at'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<', before)
    .where(sql<boolean>`expires_at - created_at > ${minLifeMs}`)
    .$narrowType<{ expires_at: number }>()
    .execute()
