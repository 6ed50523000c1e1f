import type { ModelFacts } from '../../config/providers.ts'
import type { ServerError } from '../reasons/server-error.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'
import { reasoningRejected } from '../upstream/reply.ts'
import { errorFact } from './errors.ts'

/** Members that a server may refuse, one after the other, until its error is final. */
export const maxLessons = 4

/** Codes of errors that name the member that a server refuses, whatever its value is. */
const memberCodes = new Set(['unsupported_parameter', 'unknown_parameter', 'extra_forbidden'])
/** The code of errors that name a member whose value a server refuses. */
const valueCode = 'unsupported_value'

/** A lesson holds for the call, and for later ones unless other callers could mean another value. */
export type Lesson = { facts: ModelFacts; isLasting: boolean }

/** Members without which a request would have another meaning. */
const essential = new Set(
  'model messages input tools stream query documents prompt voice'.split(' '),
)

/**
 * The lesson of an error: a member or a value that the server does not take, or the place where it
 * wants system messages. Undefined if it teaches nothing. `sent` is the request.
 */
export function lessonOf(
  { status, reason, error }: Pick<UpstreamFault, 'status' | 'error'> & { reason?: string },
  facts: ModelFacts,
  sent: () => Readonly<Record<string, unknown>>,
): Lesson | undefined {
  if (reason === reasoningRejected) return withoutReasoning
  if (!error || (status !== 400 && status !== 422)) return undefined
  const { means, param = error.param } = errorFact(status, error, facts) ?? {}
  if (means === 'system') return { facts: { system: 'one_leading' }, isLasting: true }
  if (means === 'reasoning') return withoutReasoning
  const code = error.code ?? error.type ?? ''
  const isRefusal = means === 'member' || memberCodes.has(code) || code === valueCode
  const lesson = isRefusal && param !== undefined ? withoutMember(param) : undefined
  if (lesson && code === valueCode) return withoutValue(lesson, sent())
  if (lesson) return { facts: lesson, isLasting: true }
  return rejectsHistory(error) ? withoutReasoning : undefined
}

const withoutReasoning: Lesson = { facts: { reasoning: { back: 'never' } }, isLasting: true }

/**
 * A value that is refused is left out for all callers, but not other values of its member. Only
 * words and numbers are remembered.
 */
function withoutValue(facts: ModelFacts, sent: Readonly<Record<string, unknown>>): Lesson {
  const [name = ''] = Object.keys(facts.members ?? {})
  const value = sent[name]
  const isWord = typeof value === 'string' && value.length <= maxWordChars
  if (!isWord && typeof value !== 'number' && typeof value !== 'boolean')
    return { facts, isLasting: false }
  return { facts: { values: { [name]: { except: [value] } } }, isLasting: true }
}

const maxWordChars = 64

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
