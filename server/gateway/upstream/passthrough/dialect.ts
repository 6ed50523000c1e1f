import type { Work } from '../../../units.ts'
import type { HostedCalls } from '../hosted-tools.ts'
import type { MeteredUsage, RawCounts, UpstreamFault } from '../normalize.ts'

/** The effects of an event on routing and the ledger; everything else is passed through. */
export type EventMeaning = {
  /** The event for the caller, if it differs from the upstream's. */
  event?: Record<string, unknown>
  /** The model's text; estimates count it. */
  text?: string | undefined
  /** Whether the text is reasoning, or a summary of it. */
  isReasoning?: boolean | undefined
  /** Whether a part of the reply begins or ends with this event. */
  part?: 'begins' | 'ends' | undefined
  /** Whether it is content of the reply: after it, failover is impossible. */
  isContent?: boolean
  /** Its token counts, to be merged with those of earlier events. */
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

/** The effects of a complete reply on routing and the ledger. */
export type ReplyMeaning = {
  /** The reply for the caller, if it differs from the upstream's. */
  body: Record<string, unknown> | undefined
  usage: MeteredUsage | undefined
  /** The counts in the server's own words. */
  counts?: RawCounts | undefined
  hostedCalls: HostedCalls | undefined
  /** The model's text; estimates count it. */
  text(): string
  finish: string
}

/** The object with the caller's name for the model; undefined if it has that name already. */
export const renamed = (
  body: Record<string, unknown>,
  model: string,
): Record<string, unknown> | undefined => (body['model'] === model ? undefined : { ...body, model })

type Event = Readonly<Record<string, unknown>>

/** Converts the events of a stream that have another form. */
export type OtherEvents = {
  /** The events in place of this one; undefined if it has an unknown form. */
  read(event: Event): Event[] | undefined
  /** The events at the end of a complete stream. */
  end(): Event[]
}

/** Reads replies of model servers that speak the caller's own dialect. */
export type PassthroughDialect = {
  /** Members whose values differ between pieces of text, by `membersNamed`. */
  textMembers: RegExp
  /** Reads one event. `model` is the name for the caller. */
  readEvent(event: Record<string, unknown>, model: string): EventMeaning
  /** Converts token counts; undefined if they are invalid. */
  usageOf(counts: RawCounts): MeteredUsage | undefined
  /** The work in units other than tokens, if the server counts it. */
  workOf?(counts: RawCounts): Work | undefined
  /** The events of a complete reply, if its server sends one instead of a stream. */
  eventsOf(body: Event): Event[]
  /** Reads events without a type, which some servers send in this dialect; one for each stream. */
  otherEvents?(): OtherEvents
  /** Reads a complete reply. */
  readReply(body: Record<string, unknown>, model: string): ReplyMeaning | UpstreamFault
}
