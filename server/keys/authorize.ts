import { Failure } from '../failure.ts'
import type { DeclaredModel } from '../config/models.ts'
import type { Key, KeyLookup } from './keys.ts'

/**
 * The key of a lookup. Throws a Failure if the token is not accepted (401) or the store is
 * unavailable (503).
 */
export function requireKey(lookup: KeyLookup, param?: string): Key {
  const at = param !== undefined && { param }
  if (lookup === 'unavailable')
    throw new Failure('unavailable', 'the key store does not answer', { retryAfter: 2 })
  if (lookup === 'unknown')
    throw new Failure('unauthorized', 'the access token is unknown, revoked or expired', {
      retry: false,
      ...at,
    })
  if ('refused' in lookup) {
    const { refused, message, retryAfter } = lookup
    if (retryAfter !== undefined) throw new Failure(refused, message, { retryAfter })
    throw new Failure(refused, message, { retry: false, ...at })
  }
  return lookup
}

/** For an authenticated caller whose token ended before the response was complete. */
export const tokenEnded = () =>
  new Failure(
    'unauthorized',
    'the access token was revoked or has expired before the response was complete',
    { retry: false },
  )

/** Throws unless the key may use the service. */
export function requireScope({ scopes }: Key, scope: 'chat' | 'mesh'): void {
  if (!scopes.includes(scope))
    throw new Failure('forbidden', `this key lacks the scope ${scope}`, { retry: false })
}

/**
 * The name under which calls are counted so that one caller cannot harm another: the owner's, else
 * the key's.
 */
export const callerName = ({ owner, id }: Pick<Key, 'owner' | 'id'>): string =>
  owner === null ? `key:${id}` : `owner:${owner}`

/** The class of a key's calls: that of the key, or `batch` if one of its groups is. */
export const priorityClassOf = ({
  priority_class: own,
  groups,
}: Pick<Key, 'priority_class' | 'groups'>): Key['priority_class'] =>
  own === 'interactive' && groups.some((group) => group.priority_class === 'batch') ? 'batch' : own

/** Whose list of models or agents it is: the key's, or that of one of its groups. */
type Lists = Pick<Key, 'models' | 'agents'> & { name: string }

/** The key and its groups, each of which must allow what is used; `name` starts a sentence. */
const listsOf = (key: Key): Lists[] => [
  { ...key, name: 'this key' },
  ...key.groups.map((group) => ({ ...group, name: `group ${group.name}` })),
]

/** The error for a model, agent or tool that a list lacks. */
function notAllowed(
  { name: owner }: Lists,
  list: readonly string[] | null,
  name: string,
  param: string,
): Failure {
  const message = `${owner} may not use ${name}; it may use ${list?.join(', ')}`
  return new Failure('forbidden', message, { retry: false, param })
}

/** Throws unless the key and all of its groups allow the agent, or some of its tools. */
export function requireAgent(key: Key, agentId: string): void {
  const lists = listsOf(key).find((one) => !allowsAgent(one, agentId))
  if (lists) throw notAllowed(lists, lists.agents, agentId, 'agent_id')
}

/** Throws unless the key and all of its groups allow the tool. */
export function requireTool(key: Key, agentId: string, tool: string): void {
  const lists = listsOf(key).find((one) => !allowsTool(one, agentId, tool))
  if (lists) throw notAllowed(lists, lists.agents, `${agentId}.${tool}`, 'tool')
}

type AgentLists = Pick<Key, 'agents' | 'groups'>

export const mayUseAgent = (key: AgentLists, agentId: string): boolean =>
  [key, ...key.groups].every((one) => allowsAgent(one, agentId))

export const mayUseTool = (key: AgentLists, agentId: string, tool: string): boolean =>
  [key, ...key.groups].every((one) => allowsTool(one, agentId, tool))

/** A list has agents, and tools as `AGENT.tool`. */
const allowsAgent = ({ agents }: Pick<Key, 'agents'>, agentId: string): boolean =>
  agents === null || agents.some((name) => name === agentId || name.startsWith(`${agentId}.`))

const allowsTool = ({ agents }: Pick<Key, 'agents'>, agentId: string, tool: string): boolean =>
  agents === null || agents.includes(agentId) || agents.includes(`${agentId}.${tool}`)

const noLabels: readonly string[] = []

/** The labels that upstreams must have to get calls of the key: those of the key and its groups. */
export function requiredLabels({ only_labels: ofKey, groups }: Key): readonly string[] {
  const lists = [ofKey, ...groups.map(({ only_labels }) => only_labels)]
  // Most keys have none: without a new list for each call.
  if (lists.every((list) => list === null)) return noLabels
  return [...new Set(lists.flatMap((list) => list ?? []))]
}

/** Throws unless the key and all of its groups allow the model, and a server of it has the labels. */
export function requireModel(key: Key, model: DeclaredModel, name: string): void {
  // Most requests are allowed: without the lists of names.
  if (mayUseModel(key, model, name)) return
  const lists = listsOf(key).find((one) => !allowsModel(one, model, name))
  if (lists) throw notAllowed(lists, lists.models, name, 'model')
  throw labelNotServed(requiredLabels(key), name)
}

/** The error of a call whose model has no server with these labels. */
export function labelNotServed(labels: readonly string[], name: string): Failure {
  const wanted = `the label${labels.length === 1 ? '' : 's'} ${labels.join(' and ')}`
  return new Failure(
    'labelNotServed',
    `calls of this key stay at upstreams with ${wanted}, and ${name} has none; use another model`,
    { retry: false, param: 'model' },
  )
}

/**
 * Whether the key and all of its groups allow the model that is requested by this name, and a server
 * of it has their labels. They may list the model, the pattern that serves it, or, from before a
 * reload, the name itself.
 */
export const mayUseModel = (key: Key, model: DeclaredModel, name: string): boolean =>
  allowsModel(key, model, name) &&
  key.groups.every((group) => allowsModel(group, model, name)) &&
  hasLabels(model, requiredLabels(key))

/** Whether a server of the model has all labels. One that is not served has another error. */
const hasLabels = ({ labels }: DeclaredModel, required: readonly string[]): boolean =>
  required.length === 0 ||
  labels.length === 0 ||
  labels.some((ofServer) => required.every((label) => ofServer.has(label)))

const allowsModel = (
  { models }: Pick<Key, 'models'>,
  model: DeclaredModel,
  name: string,
): boolean =>
  models === null ||
  models.includes(model.name) ||
  models.includes(model.route) ||
  models.includes(name)
