import { idIn, type Scope } from '../store/scope.ts'

/** The id of what all callers share, in place of that of a key, which is a UUID. */
export const everything = 'all'

const agentPrefix = 'agent/'
export const agentSubject = (agentId: string): string => agentPrefix + agentId

/** Whose a limit is, as the log and the metrics name it. */
export function subjectOf(scope: Scope): { keyId: string } | { cap: string } {
  const id = idIn(scope)
  return id === everything || id.startsWith(agentPrefix) ? { cap: id } : { keyId: id }
}
