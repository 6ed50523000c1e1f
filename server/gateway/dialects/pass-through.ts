import { NamedFrames } from '../../json/frames.ts'
import { Json } from '../../json/json.ts'
import { writeJson, type JsonSlices } from '../../json/parse.ts'
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

/** A body, and of a long one the JSON of its members. */
export type CallersRequest = { body: object; slices?: JsonSlices | undefined }

/** The bytes of the JSON of a request. */
export function bytesOf({ body, slices }: CallersRequest): number {
  if (!slices) return Buffer.byteLength(JSON.stringify(body))
  let bytes = 1
  for (const [name, json] of slices) bytes += JSON.stringify(name).length + json.length + 2
  return bytes
}

/** The JSON of these members; those of a long request that are unchanged are copied. */
export function requestJson(
  members: Readonly<Record<string, unknown>>,
  { body, slices }: CallersRequest,
): string | Buffer {
  if (!slices) return JSON.stringify(members)
  const original = body as Readonly<Record<string, unknown>>
  const unchanged = [...slices].filter(([name]) => Object.is(members[name], original[name]))
  return writeJson(members, new Map(unchanged))
}

/** The body of a reply that is passed on, which is the model server's own. */
export const passedBody = <Body>({ json }: PassedReply): Json<Body> => new Json([json])

/** Whether the events are the model server's own: a stream has one form throughout. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedFrames
