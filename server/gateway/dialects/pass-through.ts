import { Json, NamedJson } from '../../json.ts'
import type { ChatEvent } from '../chat.ts'
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

/** The members of a request that go to a model server which speaks the caller's own dialect. */
export function ownMembers(body: object): OwnMembers {
  const members: Record<string, unknown> = {}
  const ignored = new IgnoredFields()
  for (const [name, value] of Object.entries(body)) {
    if (foreign.test(name)) ignored.add(name)
    else members[name] = value
  }
  return { members, ignored }
}

/** Leaves out the tools that only a model server's own side runs, since the operator pays for them. */
export function withoutHostedTools<Tool extends { type?: string | null }>(
  { members, ignored }: OwnMembers,
  tools: readonly Tool[] | null | undefined,
  isCallersOwn: (tool: Tool) => boolean,
): void {
  if (!tools || tools.every(isCallersOwn)) return
  members['tools'] = tools.filter(isCallersOwn)
  for (const tool of tools) if (!isCallersOwn(tool)) ignored.add(tool.type ?? '', 'tools[].')
}

/** The body of a reply that is passed on, which is the model server's own. */
export const passedBody = <Body>({ passed }: PassedReply): Json<Body> =>
  new Json(JSON.stringify(passed.body))

/** Whether the events are the model server's own: a stream has one form throughout. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedJson
