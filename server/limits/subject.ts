import { idIn, type Scope } from '../store/scope.ts'

/** The id of limits of the whole server, in place of a key's id, which is a UUID. */
export const everything = 'all'

/** Slots of an upstream; `model` is empty for those of all of its models. */
export type UpstreamSlots = { upstream: string; model: string }

const upstreamPrefix = 'upstream/'

/** The id of the slots of an upstream, or of a routed model's deployment there. */
export const upstreamSubject = (upstream: string, model = '', upstreamModel = ''): string =>
  upstreamPrefix + JSON.stringify([upstream, model, upstreamModel])

/** The upstream and the model whose slots have this id. */
export function slotsIn(id: string): UpstreamSlots {
  // As `upstreamSubject` wrote them.
  const [upstream, model] = JSON.parse(id.slice(upstreamPrefix.length)) as [string, string]
  return { upstream, model }
}

const agentPrefix = 'agent/'
const groupPrefix = 'group/'
const userPrefix = 'user/'

/** The id of limits of an agent. */
export const agentSubject = (agentId: string): string => agentPrefix + agentId

/** The id of limits of a group. */
export const groupSubject = (groupId: string): string => groupPrefix + groupId

/** Whether it is a limit of one user, of whom there may be thousands. */
export const isOfUser = (scope: Scope): boolean => idIn(scope).startsWith(userPrefix)

/** Whose limit it is, as the log and the metrics name it. */
export function subjectOf(scope: Scope): { keyId: string } | { groupId: string } | { cap: string } {
  const id = idIn(scope)
  if (id.startsWith(groupPrefix)) return { groupId: id.slice(groupPrefix.length) }
  return id === everything || id.startsWith(agentPrefix) ? { cap: id } : { keyId: id }
}

/** The agent whose limits have this id; undefined for those of the whole server. */
export const agentIn = (id: string): string | undefined =>
  id.startsWith(agentPrefix) ? id.slice(agentPrefix.length) : undefined
