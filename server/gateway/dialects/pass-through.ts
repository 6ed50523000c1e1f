import { asWritten } from '../../digits.ts'
import { Json, NamedJson } from '../../json.ts'
import type { ChatEvent } from '../chat.ts'
import type { HostedTools } from '../routing/deployments.ts'
import { hostedToolName } from '../upstream/hosted-tools.ts'
import type { PassedReply } from '../upstream/inference.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'
import { IgnoredFields } from './ignored-fields.ts'

/**
 * Members that would choose another server, account, model or price than the operator's; gateways
 * behind this one have some of their own.
 */
const foreign = new RegExp(
  '^(api_base|base_url|api_key|user_config|service_tier|speed|inference_geo|' +
    'models|fallbacks|route|provider|plugins|__proto__|extra_.*)$',
)

/** A request in the caller's own dialect, without what never reaches a model server. */
export type OwnMembers = {
  members: Record<string, unknown>
  /** What was left out. */
  ignored: IgnoredFields
}

/**
 * The members of a request that go to a model server which speaks the caller's own dialect; their
 * numbers as they were written.
 */
export function ownMembers(body: object): OwnMembers {
  const members: Record<string, unknown> = {}
  const ignored = new IgnoredFields()
  for (const [name, value] of Object.entries(body)) {
    if (foreign.test(name)) ignored.add(name)
    else members[name] = asWritten(value)
  }
  return { members, ignored }
}

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

/** The body of a reply that is passed on, which is the model server's own. */
export const passedBody = <Body>({ passed }: PassedReply): Json<Body> =>
  new Json(JSON.stringify(passed.body))

/** Whether the events are the model server's own: a stream has one form throughout. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedJson
