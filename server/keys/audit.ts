import { usdFrom } from '../money.ts'
import { changedMembers, type Actor, type Audited } from '../store/queries/operators/audit.ts'
import type { AuditAction, KeyRow } from '../store/tables.ts'
import { decode } from './key.ts'

/** The audit entry of a change of a key: its name, and the changed members, without hashes. */
export const auditedKey = (action: AuditAction, actor: Actor): Audited<KeyRow> => ({
  actor,
  entryOf(before, after) {
    const of = { action, target: after.id, targetName: after.name }
    const view = viewOf(after)
    if (before) {
      const change = changedMembers(viewOf(before), view)
      return change && { ...of, ...change }
    }
    const set = Object.entries(view).filter(([, value]) => value !== null)
    return { ...of, before: null, after: Object.fromEntries(set) }
  },
})

/** A key with the member names of the operator's contract. */
function viewOf(row: KeyRow): Record<string, unknown> {
  const { id: _id, version: _version, created_at: _created, budget_nano, ...rest } = decode(row)
  return { ...rest, budget_usd: budget_nano === null ? null : usdFrom(budget_nano) }
}
