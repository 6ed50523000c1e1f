import type { ModelFacts } from '../../config/providers.ts'
import type { ServerError } from '../reasons/server-error.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'

const compiled = new Map<string, RegExp>()

/** Phrases come from documents and the configuration, so there are few. */
function regexOf(phrase: string): RegExp {
  const regex = compiled.get(phrase) ?? new RegExp(phrase, 'i')
  compiled.set(phrase, regex)
  return regex
}

type ErrorFact = NonNullable<ModelFacts['errors']>[number]

/** What an error means for the breaker, for failover and for the caller. */
export type ErrorMeaning = ErrorFact['means']

/** The meaning of a server's error by its facts; undefined if they do not say. */
export function errorFact(
  status: number,
  error: ServerError,
  { errors = [] }: ModelFacts,
): { means: ErrorMeaning; param?: string | undefined } | undefined {
  for (const fact of errors) {
    if (fact.status !== undefined && fact.status !== status) continue
    if (fact.code !== undefined && fact.code !== error.code && fact.code !== error.type) continue
    const match = fact.phrase === undefined ? null : regexOf(fact.phrase).exec(error.message ?? '')
    if (fact.phrase !== undefined && !match) continue
    return { means: fact.means, param: match?.groups?.['param'] }
  }
  return undefined
}

/** The status of each meaning: the breaker and the failover act on it. */
const statuses: Partial<Record<ErrorMeaning, number>> = {
  context_length: 400,
  content_filter: 400,
  caller: 400,
  key: 401,
  quota: 402,
  model: 404,
  rate: 429,
  overloaded: 503,
}

/** The fault with its meaning, and with the status of that. */
export function withMeaning(fault: UpstreamFault, facts: ModelFacts): UpstreamFault {
  if (fault.reason === 'context_length') return { ...fault, meaning: 'context_length' }
  const { means } = (fault.error && errorFact(fault.status, fault.error, facts)) ?? {}
  if (means === undefined) return fault
  return { ...fault, meaning: means, status: statuses[means] ?? fault.status }
}
