import { auditActionValues } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { recordAudit, type Actor } from '../../store/queries/operators/audit.ts'
import type { Store } from '../../store/store.ts'
import type { AuditAction } from '../../store/tables.ts'

/** Audit name for logins with an unknown token. No operator can have this name. */
export const unknownName = '(unknown)'

/** Rows per minute from one address, and in total: guessing tokens must not fill the disk. */
const maxOfAddress = 5
const maxOfAll = 60
const minuteMs = 60_000

/** Records rejections: logins, unknown tokens, and operators whose role is insufficient. */
export type Refusals = {
  /** Runs a login; records and rethrows a rejection of its token or code. */
  watch<Result>(by: Omit<Actor, 'name'>, login: () => Promise<Result>): Promise<Result>
  /** Records a rejection of a call for its token or role. */
  record(by: Actor, operationId: string, message: string): Promise<void>
}

/** A login fails by an unknown token or callback, or without a role at the provider. */
const isRefusal = new Set<string>(['unauthorized', 'forbidden'])

/** Records a bounded number of rejections per minute. */
export function createRefusals(journal: Store['journal'], now: () => number = Date.now): Refusals {
  // Separate bounds: calls with unknown tokens must not hide logins or attempts of operators.
  const bounds = {
    logins: createRowBound(now),
    strangers: createRowBound(now),
    operators: createRowBound(now),
  }

  async function record(
    by: Actor,
    of: keyof typeof bounds,
    action: AuditAction,
    message: string,
  ): Promise<void> {
    const place = bounds[of](by.address)
    if (place === undefined) return
    const reason = place === 'last' ? `${message}; more of this minute are not recorded` : message
    // The request is rejected even if this cannot be recorded.
    await recordAudit(journal, by, { action, outcome: 'failed', reason }).catch(() => {})
  }

  return {
    async watch(by, login) {
      try {
        return await login()
      } catch (error) {
        if (error instanceof Failure && isRefusal.has(error.kind))
          await record({ name: unknownName, ...by }, 'logins', 'createSession', error.message)
        throw error
      }
    },
    record(by, operationId, message) {
      const action = auditActionValues.find((action) => action === operationId)
      const of = by.name === unknownName ? 'strangers' : 'operators'
      return record(by, of, action ?? 'authenticate', message)
    },
  }
}

/** Whether the minute has room for another row of an address; undefined if not. */
function createRowBound(now: () => number): (address: string | null) => 'one' | 'last' | undefined {
  let minute = 0
  let ofAll = 0
  const ofAddress = new Map<string | null, number>()
  return (address) => {
    const at = Math.floor(now() / minuteMs)
    if (at !== minute) {
      minute = at
      ofAll = 0
      ofAddress.clear()
    }
    const count = (ofAddress.get(address) ?? 0) + 1
    if (count > maxOfAddress || ofAll >= maxOfAll) return undefined
    ofAddress.set(address, count)
    ofAll += 1
    return count === maxOfAddress || ofAll === maxOfAll ? 'last' : 'one'
  }
}
