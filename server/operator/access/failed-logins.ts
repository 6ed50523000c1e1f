import { Failure } from '../../failure.ts'
import { recordAudit, type Actor } from '../../store/queries/operators/audit.ts'
import type { Store } from '../../store/store.ts'

/** Who sends a token that nobody has. No operator can have this name. */
export const unknownName = '(unknown)'

/** Rows a minute from one address, and in all: whoever guesses tokens must not fill the disk. */
const mostOfAddress = 5
const mostOfAll = 60
const minuteMs = 60_000

/** Records logins that were refused. */
export type FailedLogins = {
  /** Runs a login; records that it was refused for its token or code, and throws the refusal. */
  watch<Result>(by: Omit<Actor, 'name'>, login: () => Promise<Result>): Promise<Result>
}

/** Records refused logins in a store, only some of those of a minute. */
export function createFailedLogins(
  journal: Store['journal'],
  now: () => number = Date.now,
): FailedLogins {
  let minute = 0
  let ofAll = 0
  const ofAddress = new Map<string | null, number>()

  /** Which of the minute's rows of this address it is; undefined where it is one too many. */
  function take(address: string | null): number | undefined {
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
    return count
  }

  async function record(by: Omit<Actor, 'name'>, message: string): Promise<void> {
    const count = take(by.address)
    if (count === undefined) return
    const isLast = count === mostOfAddress || ofAll === mostOfAll
    const reason = isLast ? `${message}; more of this minute are not recorded` : message
    const entry = { action: 'createSession', outcome: 'failed', reason } as const
    // The refusal stands, whether it can be recorded or not.
    await recordAudit(journal, { name: unknownName, ...by }, entry).catch(() => {})
  }

  return {
    async watch(by, login) {
      try {
        return await login()
      } catch (error) {
        if (error instanceof Failure && error.kind === 'unauthorized')
          await record(by, error.message)
        throw error
      }
    },
  }
}
