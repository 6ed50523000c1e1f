import { auditActionValues } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { recordAudit, type Actor } from '../../store/queries/operators/audit.ts'
import type { Store } from '../../store/store.ts'
import type { AuditAction } from '../../store/tables.ts'

/** Who sends a token that nobody has. No operator can have this name. */
export const unknownName = '(unknown)'

/** Rows a minute from one address, and in all: whoever guesses tokens must not fill the disk. */
const mostOfAddress = 5
const mostOfAll = 60
const minuteMs = 60_000

/** Records who was refused: logins, unknown tokens, and operators whose role does not suffice. */
export type Refusals = {
  /** Runs a login; records that it was refused for its token or code, and throws the refusal. */
  watch<Result>(by: Omit<Actor, 'name'>, login: () => Promise<Result>): Promise<Result>
  /** Records that a call of an operation was refused for its token or role. */
  record(by: Actor, operationId: string, message: string): Promise<void>
}

/** Records refusals in a store, only some of those of a minute. */
export function createRefusals(journal: Store['journal'], now: () => number = Date.now): Refusals {
  // Each has a bound of its own: calls of strangers must not hide logins, or what operators try.
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
    // The refusal stands, whether it can be recorded or not.
    await recordAudit(journal, by, { action, outcome: 'failed', reason }).catch(() => {})
  }

  return {
    async watch(by, login) {
      try {
        return await login()
      } catch (error) {
        if (error instanceof Failure && error.kind === 'unauthorized')
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

/** Whether a minute has room for another row of an address; undefined where it has none. */
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
    if (count > mostOfAddress || ofAll >= mostOfAll) return undefined
    ofAddress.set(address, count)
    ofAll += 1
    return count === mostOfAddress || ofAll === mostOfAll ? 'last' : 'one'
  }
}
