import type { FailureReason } from '../../failure.ts'
import type { ErrorMeaning } from '../providers/errors.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'

/** The last error of a meaning, with the server's words as the ledger has them. */
export type LastError = {
  meaning: ErrorMeaning | 'other'
  at: number
  /** As in the ledger, such as `status_429` or `econnrefused`. */
  fault: string
  message: string | undefined
  requestId: string | undefined
}

/** The meanings of statuses where the facts of a provider have none. */
const meanings: Readonly<Record<number, ErrorMeaning>> = {
  400: 'caller',
  401: 'key',
  402: 'quota',
  403: 'key',
  404: 'model',
  422: 'caller',
  429: 'rate',
  503: 'overloaded',
  529: 'overloaded',
}

/** The last errors of a deployment, one of each meaning. */
export class LastErrors {
  readonly #byMeaning = new Map<LastError['meaning'], LastError>()

  get all(): LastError[] {
    return [...this.#byMeaning.values()]
  }

  add({ meaning, status, reason: fault }: UpstreamFault, reason: FailureReason | undefined): void {
    const isReply = fault === `status_${status}`
    const ofStatus = isReply ? meanings[status] : undefined
    const error: LastError = {
      meaning: (meaning as ErrorMeaning | undefined) ?? ofStatus ?? 'other',
      at: Date.now(),
      fault,
      message: reason?.message ?? reason?.code ?? reason?.type,
      requestId: reason?.request_id,
    }
    this.#byMeaning.set(error.meaning, error)
  }
}

/** The newest of each meaning, the newest first. */
export function newestOf<One extends LastError>(errors: readonly One[]): One[] {
  const sorted = errors.toSorted((one, other) => one.at - other.at)
  return [...new Map(sorted.map((error) => [error.meaning, error])).values()].toSorted(
    (one, other) => other.at - one.at,
  )
}
