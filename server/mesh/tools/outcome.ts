import type { IncomingHttpHeaders } from 'node:http'
import type { UpstreamAnswer } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import type { Tool } from '../agent.ts'
import type { ToolProgress } from '../call-context.ts'
import type { ToolReply } from './media.ts'

/** A tool's result; `reply` if its API returned more than the data. */
export type ToolData = { data: unknown; reply?: ToolReply | undefined }

/** The outcome of a call. `data` may be shared with other callers: it is read-only. */
export type ToolOutcome =
  | (ToolData & { ok: true; cached: boolean })
  | {
      ok: false
      /**
       * `late`: the deadline passed. `unavailable`: the tool's server was never reached. `refused`:
       * the call is invalid. `busy`: the call may be repeated later.
       */
      kind: 'failed' | 'late' | 'unavailable' | 'refused' | 'busy'
      /** Safe to return, as is the server's error. */
      reason: string
      status?: number
      upstream?: UpstreamAnswer
      /** Set if the tool may have changed something. */
      mayHaveHappened?: true
    }

/** An outcome with the size of its response. */
export type SizedOutcome = ToolOutcome & { bytes?: number }

/** Aborts one call; the reason is `late` if its time is over. */
export class Cancellation extends AbortController {
  /** Set once a part of the request may have reached the tool: its effect is then unknown. */
  isSent = false
  /** Get its progress; several callers may share a call. */
  readonly listeners = new Set<(progress: ToolProgress) => void>()
  /** Returns a function that gets the parts of a response that is a stream of events. */
  onEvents?: (status: number, headers: IncomingHttpHeaders) => (part: Buffer) => void

  report(progress: ToolProgress): void {
    for (const listener of this.listeners) listener(progress)
  }
}

/** The outcome of a call that failed for this reason. */
export const failed = (reason: string, status?: number) => ({
  ok: false as const,
  kind: 'failed' as const,
  reason,
  ...(status !== undefined && { status }),
})

/** The outcome of a call that its callers aborted. */
export const cancelledOutcome = failed('the call was aborted')
/** The outcome of a call that exceeded its tool's timeout. */
export const lateOutcome: ToolOutcome = {
  ok: false,
  kind: 'late',
  reason: 'the tool did not respond in time',
}

/** The outcome for a caller whose signal aborted. */
export const abortOutcome = ({ reason }: AbortSignal): ToolOutcome =>
  reason === 'deadline' ? lateOutcome : cancelledOutcome

/** Marks the failed call of a tool that writes: it may have been executed. */
export function withDoubt(
  tool: Tool,
  { isSent }: Cancellation,
  outcome: SizedOutcome,
): SizedOutcome {
  const isHarmless = outcome.ok || tool.effect === 'read' || !isSent || isRefusal(outcome.status)
  return isHarmless ? outcome : { ...outcome, mayHaveHappened: true }
}

/**
 * Whether a server with this status has certainly changed nothing: the request itself is invalid, or
 * another server is responsible.
 */
const isRefusal = (status: number | undefined) =>
  status !== undefined && ((status >= 400 && status < 500) || status === 307 || status === 308)

/** The data of a response, or a sentence on why it is missing. */
export type ReadResult = { ok: true; data: unknown } | { ok: false; reason: string }

/** The member of a response at the end of a dotted path; all of it if the path is null. */
export function pickMember(data: unknown, pick: string | null): ReadResult {
  if (pick === null) return { ok: true, data }
  let member = data
  for (const name of pick.split('.')) {
    if (!(isRecord(member) || Array.isArray(member)) || !Object.hasOwn(member, name))
      return { ok: false, reason: `the tool's server answered without the member ${pick}` }
    member = (member as Record<string, unknown>)[name] // also list indexes
  }
  return { ok: true, data: member }
}
