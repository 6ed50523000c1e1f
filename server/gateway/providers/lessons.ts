import type { ModelFacts } from '../../config/providers.ts'
import type { ServerError } from '../reasons/server-error.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import { reasoningRejected } from '../upstream/reply.ts'
import { errorFact } from './errors.ts'

/** Members that a server may refuse, one after the other, until its error is final. */
export const maxLessons = 4

/** Codes of errors that name the member that a server refuses. */
const refusals = new Set([
  'unsupported_parameter',
  'unsupported_value',
  'unknown_parameter',
  'extra_forbidden',
])

/** Members without which a request would have another meaning. */
const essential = new Set(['model', 'messages', 'input', 'tools', 'stream'])

/**
 * What an error teaches about a server: a member that it does not take, or where it wants system
 * messages. Undefined if it teaches nothing.
 */
export function lessonOf(
  { status, reason, error }: Pick<UpstreamFault, 'status' | 'error'> & { reason?: string },
  facts: ModelFacts,
): ModelFacts | undefined {
  if (reason === reasoningRejected) return { reasoning: { back: 'never' } }
  if (!error || (status !== 400 && status !== 422)) return undefined
  const { means, param = error.param } = errorFact(status, error, facts) ?? {}
  if (means === 'system') return { system: 'one_leading' }
  if (means === 'reasoning') return { reasoning: { back: 'never' } }
  const isRefusal = means === 'member' || refusals.has(error.code ?? error.type ?? '')
  const lesson = isRefusal && param !== undefined ? withoutMember(param) : undefined
  return lesson ?? (rejectsHistory(error) ? { reasoning: { back: 'never' } } : undefined)
}

const unknownMember =
  /unknown|unsupported|unrecognized|extra|additional|not (permitted|allowed)|cannot find/i

/** Whether the server rejects members of an earlier reply that only another server defines. */
const rejectsHistory = ({ message = '', param = '', type = '' }: ServerError): boolean =>
  /messages?\W{1,3}\d/i.test(message + param) && unknownMember.test(message + type)

function withoutMember(param: string): ModelFacts | undefined {
  if (param === 'max_tokens') return { token_limit: 'max_completion_tokens' }
  if (param === 'max_completion_tokens') return { token_limit: 'max_tokens' }
  const [, inMessage] = /^messages\W{1,3}\d+\W{1,3}(\w+)$/.exec(param) ?? []
  if (inMessage !== undefined && inMessage !== 'role' && inMessage !== 'content')
    return { message_members: { [inMessage]: 'omit' } }
  const [, name] = /^(?:body\.)?([A-Za-z_][\w-]*)$/.exec(param) ?? []
  return name === undefined || essential.has(name) ? undefined : { members: { [name]: 'omit' } }
}
