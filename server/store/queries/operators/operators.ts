import type { Kysely } from 'kysely'
import type { JournalTables, OperatorRow } from '../../tables.ts'
import { inIdempotentTransaction } from '../../transaction.ts'
import { recordRowChange, type Audited } from './audit.ts'

type Journal = Kysely<JournalTables>

/** False if another operator in use has the name. */
export function insertOperator(
  journal: Journal,
  row: OperatorRow,
  audited: Audited<OperatorRow>,
): Promise<boolean> {
  return inIdempotentTransaction(journal, async (transaction) => {
    // A repetition after a lost COMMIT finds its own row.
    if (await findOperator(transaction, row.id)) return true
    const inserted = await transaction
      .insertInto('operator')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return false
    await recordRowChange(transaction, audited, null, row, row.created_at)
    return true
  })
}

/** All operators, newest first, including revoked ones. */
export const listOperators = (journal: Journal): Promise<OperatorRow[]> =>
  journal.selectFrom('operator').selectAll().orderBy('id', 'desc').execute()

/** The operator with this id. */
export const findOperator = (journal: Journal, id: string): Promise<OperatorRow | undefined> =>
  journal.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst()

/** The operator whose token has this hash, also a revoked one. */
export const findOperatorByHash = (
  journal: Journal,
  hash: string,
): Promise<OperatorRow | undefined> =>
  journal.selectFrom('operator').selectAll().where('hash', '=', hash).executeTakeFirst()

/**
 * The operator after the change, which may throw; undefined if unknown. A new token, and a
 * revocation, end the operator's sessions.
 */
export function changeOperator(
  journal: Journal,
  id: string,
  change: (row: OperatorRow) => Partial<OperatorRow>,
  audited: Audited<OperatorRow>,
): Promise<OperatorRow | undefined> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const row = await lockOperator(transaction, id)
    if (!row) return undefined
    const changes = change(row)
    if (Object.keys(changes).length === 0) return row
    const after = { ...row, ...changes }
    await transaction.updateTable('operator').set(changes).where('id', '=', id).execute()
    if (after.hash !== row.hash || after.revoked_at !== null)
      await transaction.deleteFrom('session').where('operator_id', '=', id).execute()
    await recordRowChange(transaction, audited, row, after, Date.now())
    return after
  })
}

/** Reads the operator and locks the row, by an update: SQLite has no `select … for update`. */
const lockOperator = (transaction: Journal, id: string): Promise<OperatorRow | undefined> =>
  transaction
    .updateTable('operator')
    .set((operator) => ({ name: operator.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
