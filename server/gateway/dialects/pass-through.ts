import { JsonBytes, NamedFrames, NamedJson } from '../../json/json.ts'
import type { JsonPart, JsonSource, Span } from '../../json/source.ts'
import type { ChatEvent } from '../chat.ts'
import type { HostedTools } from '../routing/deployments.ts'
import { hostedToolName } from '../upstream/hosted-tools.ts'
import type { PassedReply } from '../upstream/inference.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'

/** The calls of a hosted tool that are allowed where a budget is to pay and the caller sets no bound. */
export const usualHostedCalls = 5

/** A bound that a caller set to calls of hosted tools; the usual one for anything else. */
export const boundOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : usualHostedCalls

/** The nano-USD of a call of the tool, where it is a hosted one that may be offered. */
export const hostedPrice = (
  { type }: { type?: string | null },
  hosted: HostedTools,
): number | undefined => (type == null ? undefined : hosted.get(hostedToolName(type)))

/** The request that a body was read from, and its text where it is long. */
export type CallersRequest = { body: object; source?: JsonSource | undefined }

/** The bytes of the JSON of a request. */
export const bytesOf = ({ body, source }: CallersRequest): number =>
  source?.length ?? Buffer.byteLength(JSON.stringify(body))

/**
 * The JSON of these members. What of a long request is unchanged is copied from its text: the same
 * member, and of a list the same items.
 */
export function requestJson(
  members: Readonly<Record<string, unknown>>,
  { body, source }: CallersRequest,
): string | Buffer {
  if (!source) return JSON.stringify(members)
  const before = body as Readonly<Record<string, unknown>>
  const edits = new Map<string, readonly JsonPart[] | undefined>()
  for (const name of Object.keys(before))
    if (!Object.hasOwn(members, name)) edits.set(name, undefined)
  for (const [name, value] of Object.entries(members)) {
    // A default of the contract is in the body and not in its text.
    if (Object.is(value, before[name]) && source.member(name)) continue
    edits.set(name, memberJson(value, before[name], source.items(name)))
  }
  return source.edited(edits)
}

function memberJson(
  value: unknown,
  before: unknown,
  items: readonly Span[] | undefined,
): readonly JsonPart[] {
  if (!Array.isArray(value) || !Array.isArray(before) || items?.length !== before.length)
    return [JSON.stringify(value)]
  const places = new Map((before as unknown[]).map((item, place) => [item, place]))
  const parts: JsonPart[] = []
  for (const [at, item] of (value as unknown[]).entries()) {
    // Most stand where they stood.
    const place = Object.is(before[at], item) ? at : places.get(item)
    parts.push(',', items[place ?? -1] ?? JSON.stringify(item))
  }
  return ['[', ...parts.slice(1), ']']
}

/** The body of a reply that is passed on, which is the model server's own. */
export const passedBody = <Body>({ json }: PassedReply): JsonBytes<Body> => new JsonBytes([json])

/** Whether the events are the model server's own: a stream has one form throughout. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedJson || events[0] instanceof NamedFrames
