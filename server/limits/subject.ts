import { idIn, type Scope } from '../store/scope.ts'

/** The id of limits of the whole server, in place of a key's id, which is a UUID. */
export const everything = 'all'

const agentPrefix = 'agent/'
const groupPrefix = 'group/'

/** The id of limits of an agent. */
export const agentSubject = (agentId: string): string => agentPrefix + agentId

/** The id of limits of a group. */
export const groupSubject = (groupId: string): string => groupPrefix + groupId

/** Whose limit it is, as the log and the metrics name it. */
export function subjectOf(scope: Scope): { keyId: string } | { groupId: string } | { cap: string } {
  const id = idIn(scope)
  if (id.startsWith(groupPrefix)) return { groupId: id.slice(groupPrefix.length) }
  return id === everything || id.startsWith(agentPrefix) ? { cap: id } : { keyId: id }
}

/** The agent whose limits have this id; undefined for those of the whole server. */
export const agentIn = (id: string): string | undefined =>
  id.startsWith(agentPrefix) ? id.slice(agentPrefix.length) : undefined
