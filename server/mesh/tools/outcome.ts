import type { UpstreamAnswer } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import type { Tool } from '../agent.ts'
import type { ToolReply } from './media.ts'

/** What a tool gave; `reply` where its API told more than the data. */
export type ToolData = { data: unknown; reply?: ToolReply | undefined }

/** What a call came to. `data` may be shared with other callers: it is only read. */
export type ToolOutcome =
  | (ToolData & { ok: true; cached: boolean })
  | {
      ok: false
      /**
       * `late`: the deadline passed. `unavailable`: the tool's server was never reached. `refused`:
       * for what the call asks. `busy`: it may be asked again later.
       */
      kind: 'failed' | 'late' | 'unavailable' | 'refused' | 'busy'
      /** Safe to show, as is what the server said. */
      reason: string
      status?: number
      upstream?: UpstreamAnswer
      /** Set where the tool may have changed something. */
      mayHaveHappened?: true
    }

/** An outcome with the size of its answer. */
export type SizedOutcome = ToolOutcome & { bytes?: number }

/** Ends one call, as an AbortSignal does, at a fraction of its cost: one listener, called once. */
export type Cancellation = {
  isCancelled: boolean
  onCancel(): void
  /** Something of the request may have reached the tool: from then on its effect is unknown. */
  isSent: boolean
}

/** A cancellation of a call that has not begun. */
export const newCancellation = (): Cancellation => ({
  isCancelled: false,
  onCancel: () => {},
  isSent: false,
})

/** Ends the call; does nothing a second time. */
export function cancel(cancellation: Cancellation): void {
  if (cancellation.isCancelled) return
  cancellation.isCancelled = true
  cancellation.onCancel()
}

/** The outcome of a call that its callers gave up. */
export const cancelledOutcome: ToolOutcome = {
  ok: false,
  kind: 'failed',
  reason: 'the call was given up',
}
/** The outcome of a call that took longer than its tool may. */
export const lateOutcome: ToolOutcome = {
  ok: false,
  kind: 'late',
  reason: 'the tool did not answer in time',
}

/** The outcome for a caller whose signal was aborted. */
export const abortOutcome = ({ reason }: AbortSignal): ToolOutcome =>
  reason === 'deadline' ? lateOutcome : cancelledOutcome

/** Adds to a failed call of a tool that writes that it may have been carried out all the same. */
export function withDoubt(
  tool: Tool,
  { isSent }: Cancellation,
  outcome: SizedOutcome,
): SizedOutcome {
  const isHarmless = outcome.ok || tool.effect === 'read' || !isSent || isRefusal(outcome.status)
  return isHarmless ? outcome : { ...outcome, mayHaveHappened: true }
}

/**
 * Whether a server that answers so has surely changed nothing: the request itself is at fault, or
 * another server is to be asked.
 */
const isRefusal = (status: number | undefined) =>
  status !== undefined && ((status >= 400 && status < 500) || status === 307 || status === 308)

/** The data of a response, or a sentence that says why there is none. */
export type ReadResult = { ok: true; data: unknown } | { ok: false; reason: string }

/** The member of an answer at the end of a dotted path; all of it where that is null. */
export function pickMember(data: unknown, pick: string | null): ReadResult {
  if (pick === null) return { ok: true, data }
  let member = data
  for (const name of pick.split('.')) {
    if (!(isRecord(member) || Array.isArray(member)) || !Object.hasOwn(member, name))
      return {
        ok: false,
        reason: `the tool's server answered without the member ${pick}`,
      }
    member = (member as Record<string, unknown>)[name] // also list indexes
  }
  return { ok: true, data: member }
}
