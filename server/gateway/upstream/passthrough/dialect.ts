import type { HostedCalls } from '../hosted-tools.ts'
import type { MeteredUsage, RawCounts, UpstreamFault } from '../normalize.ts'

/** What an event of a stream means for routing and the ledger; all else of it goes as it came. */
export type EventMeaning = {
  /** The event for the caller, where it differs from the upstream's. */
  event?: Record<string, unknown>
  /** Text that the model wrote, for the estimate. */
  text?: string | undefined
  /** Whether the text is reasoning, which may be a summary of it. */
  isReasoning?: boolean | undefined
  /** Whether a part of the reply begins or ends with it. */
  part?: 'begins' | 'ends' | undefined
  /** Whether it is a part of the answer: after it no attempt can be made elsewhere. */
  isContent?: boolean
  /** Its token counts; those of earlier events are merged with them. */
  counts?: RawCounts | undefined
  /** The hosted tool that was called. */
  hostedCall?: string | undefined
  /** The model server's own counts of such calls, which take precedence. */
  hostedCalls?: HostedCalls | undefined
  /** Why the model stopped, in the ledger's words. */
  finish?: string
  /** Whether it ends a complete stream. */
  isEnd?: boolean
  fault?: UpstreamFault
}

/** What a complete reply means for routing and the ledger. */
export type ReplyMeaning = {
  /** The reply for the caller, where it differs from the upstream's. */
  body: Record<string, unknown> | undefined
  usage: MeteredUsage | undefined
  hostedCalls: HostedCalls | undefined
  /** Text that the model wrote, for the estimate. */
  text(): string
  finish: string
}

/** The object under the caller's name for the model; undefined where it is under that already. */
export const renamed = (
  body: Record<string, unknown>,
  model: string,
): Record<string, unknown> | undefined => (body['model'] === model ? undefined : { ...body, model })

/** How replies are read of model servers that speak the caller's own dialect. */
export type PassthroughDialect = {
  /** Members of which other pieces of text have other values, by `membersNamed`. */
  textMembers: RegExp
  /** Reads one event. `model` is the name for the caller. */
  readEvent(event: Record<string, unknown>, model: string): EventMeaning
  /** What counts mean; undefined if they are none. */
  usageOf(counts: RawCounts): MeteredUsage | undefined
  /** Reads a complete reply. */
  readReply(body: Record<string, unknown>, model: string): ReplyMeaning | UpstreamFault
}
