import type { Kysely } from 'kysely'
import { Failure } from '../../failure.ts'
import type { AuditRow, JournalTables, KeyRow } from '../tables.ts'
import { inIdempotentTransaction } from '../transaction.ts'
import { recordChange } from './changes.ts'
import { recordRowChange, type Audited } from './operators/audit.ts'

type Journal = Kysely<JournalTables>

/** The latest keys of a holder, newest first, with ended ones. */
export const keysOfHolder = (journal: Journal, holder: string, limit: number): Promise<KeyRow[]> =>
  journal
    .selectFrom('key')
    .selectAll()
    .where('holder', '=', holder)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Keys that are neither revoked nor expired; paused ones count. */
const unendedKeys = (journal: Journal, holder: string, now: number) =>
  journal
    .selectFrom('key')
    .where('holder', '=', holder)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)]))

/** Throws if the holder of a new key has the maximum of keys. */
export async function checkCount(
  transaction: Journal,
  { id, holder, group_id, created_at }: KeyRow,
  max: number,
): Promise<void> {
  if (holder === null || group_id === null) throw new Error('a key of a holder needs a group')
  // A repetition after a lost COMMIT does not count its own row.
  const others = unendedKeys(transaction, holder, created_at).where('id', '!=', id)
  const keys = await others.select('id').limit(max).execute()
  if (keys.length < max) return
  const count = `${max} key${max === 1 ? '' : 's'}`
  throw new Failure(
    'conflict',
    `you have ${count}, which is the maximum; revoke one, or wait until one ends`,
    { retry: false },
  )
}

/** A later pause is stored only if it is later by this, because sessions are confirmed often. */
const storeAfterMs = 3_600_000

/** Keys in the groups pause at `pausesAt`, others now. Returns the ids of the changed keys. */
export function confirmHolder(
  journal: Journal,
  { holder, groups }: { holder: string; groups: readonly string[] },
  { now, pausesAt }: { now: number; pausesAt: number },
  audited: Audited<KeyRow>,
): Promise<string[]> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const ids: string[] = []
    for (const key of await unendedKeys(transaction, holder, now).selectAll().execute()) {
      const before = key.pauses_at ?? 0
      const isPaused = before <= now
      const isMember = key.group_id !== null && groups.includes(key.group_id)
      if (isMember ? pausesAt - before < storeAfterMs : isPaused) continue
      const pauses_at = isMember ? pausesAt : now
      await transaction
        .updateTable('key')
        .set((row) => ({ pauses_at, version: row('version', '+', 1) }))
        .where('id', '=', key.id)
        .execute()
      await recordChange(transaction, 'key', key.id, now)
      const after = { ...key, pauses_at }
      if (isPaused === isMember) await recordRowChange(transaction, audited, key, after, now)
      ids.push(key.id)
    }
    return ids
  })
}

export type HolderKeyChange = Pick<AuditRow, 'at' | 'name'> & {
  target: string | null
  action: (typeof shownActions)[number]
}

export const shownActions = ['changeKey', 'rotateKey', 'revokeKey', 'restoreKey'] as const

/** The latest changes of these keys by operators, newest first. */
export async function changesByOperators(
  journal: Journal,
  keyIds: readonly string[],
  limit: number,
): Promise<HolderKeyChange[]> {
  if (keyIds.length === 0) return []
  return journal
    .selectFrom('audit')
    .select(['at', 'name', 'target', 'action'])
    .where('target', 'in', keyIds)
    .where('action', 'in', shownActions)
    .where('outcome', '=', 'done')
    .where('how', '!=', 'server')
    .where('name', 'not like', 'me:%')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ action: (typeof shownActions)[number] }>()
    .execute()
}
