import { BadRequest, UnsupportedMediaType } from 'express-openapi-validator/dist/framework/types.js'
import { Failure } from '../failure.ts'

type Fault = { path: string; message: string; errorCode?: string }
type ValidatorError = Error & { status: number; errors?: Fault[]; path?: string }

/** The Failure to send for an exception of a request's steps; undefined for a bug. */
export function failureFrom(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  if (error instanceof BadRequest) return badRequest(error as ValidatorError)
  if (error instanceof UnsupportedMediaType)
    return new Failure('unsupportedMediaType', 'send the header Content-Type: application/json', {
      retry: false,
    })
  return undefined
}

function badRequest(error: ValidatorError): Failure {
  const fault = helpfulFault(error.errors ?? [])
  const param = paramOf(fault?.path ?? error.path ?? '')
  const sentence = inWords(fault?.message ?? error.message)
  const rule = fault && ruleOf(fault)
  const message = /^(must|is) /.test(sentence) ? `${param || 'the body'} ${sentence}` : sentence
  return new Failure('invalidRequest', message.slice(0, 2000), {
    retry: false,
    ...(param && { param: param.slice(0, 256) }),
    ...(rule !== undefined && { rule }),
  })
}

const ruleOf = ({ errorCode }: Fault) => errorCode?.split('.')[0]
const mustBe = 'must be '

/**
 * The most helpful fault. For a failed `anyOf`, a branch that accepts the value's type is more
 * helpful than branches that expect another type; otherwise their types are listed together.
 */
function helpfulFault(faults: readonly Fault[]): Fault | undefined {
  const alternatives = faults.filter((fault) => /^(oneOf|anyOf)$/.test(ruleOf(fault) ?? ''))
  const specific = faults.filter((fault) => !/^(oneOf|anyOf|not|if)$/.test(ruleOf(fault) ?? ''))
  const places = new Set(alternatives.map(({ path }) => path))
  const ofBranches = specific.filter((fault) => ruleOf(fault) === 'type' && places.has(fault.path))
  const typesAt = (at: string) => {
    const there = ofBranches.filter(({ path }) => path === at)
    return new Set(there.flatMap(({ message }) => message.slice(mustBe.length).split(',')))
  }
  const first = specific.find((fault) => !ofBranches.includes(fault))
  if (first) {
    // null is also an allowed value.
    const isListed = ruleOf(first) === 'enum' && typesAt(first.path).has('null')
    return isListed ? { ...first, message: `${first.message}, null` } : first
  }
  const [inner] = ofBranches
  return inner ? { ...inner, message: mustBe + [...typesAt(inner.path)].join(',') } : faults[0]
}

const noControls = 'must not hold line breaks or other control characters'

/** Patterns of the contracts, in words. */
const patternsInWords: Record<string, string> = {
  '^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$':
    'must be an amount in USD like "20" or "0.5", with at most nine decimals',
  '^[^\\x00-\\x1f\\x7f]+$': noControls,
  '^[^\\x00-\\x1f\\x7f-\\x9f]+$': noControls,
  '^(https?://|data:)': 'must be an https:, http: or data: URL',
  '^[0-9a-f-]{36}$': 'must be an id, like 0198a3c2-7d1e-7abc-8def-0123456789ab',
  '^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$':
    'must be letters, digits and . _ - @, at most 64, and start with a letter or digit',
}

/** The validator's message, made readable for missing values, sizes, patterns, null and types. */
function inWords(sentence: string): string {
  if (sentence.startsWith('must have required property ')) return 'is required'
  const [, bound, count = '', parts = ''] = sizes.exec(sentence) ?? []
  if (bound) return `must have at ${bound === 'more' ? 'most' : 'least'} ${counted(count, parts)}`
  const pattern = /^must match pattern "(.*)"$/s.exec(sentence)?.[1] ?? ''
  const isAllowed = /(^must be equal to one of the allowed values: .*, )$/
  return (
    patternsInWords[pattern] ??
    sentence.replace(/^must be [\w,]+$/, listed).replace(isAllowed, '$1null')
  )
}

const sizes = /^must NOT have (more|fewer) than (\d+) (characters|items|properties)$/

const counted = (count: string, parts: string) =>
  count === '1' ? `1 ${parts.replace(/ies$/, 'y').replace(/s$/, '')}` : `${count} ${parts}`

/** `must be string,array,null` → `must be string, array or null`. */
const listed = (sentence: string) =>
  sentence.replaceAll(/,(?=.*,)/g, ', ').replace(/,(?=\w+$)/, ' or ')

/** `/body/messages/0/role` → `messages[0].role`; a parameter is its name. */
function paramOf(pointer: string): string {
  const [, place, ...steps] = pointer.split('/')
  if (place === undefined || steps.length === 0) return ''
  const names = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names
    .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index > 0 ? '.' : ''}${name}`))
    .join('')
}

/** The common error body of all contracts. */
export const errorBody = ({ status, message, code, details }: Failure) => ({
  error: status,
  message,
  code,
  ...(details.param !== undefined && { param: details.param }),
})

/** The headers of an error response. */
export function errorHeaders(
  failure: Failure,
  challenge: string | false = 'Bearer',
): Record<string, string | number> {
  const { status, message, details } = failure
  const headers: Record<string, string | number> = {
    'x-error-message': encodeURIComponent(message.slice(0, 300).toWellFormed()),
  }
  if (status === 401 && challenge !== false) headers['WWW-Authenticate'] = challenge
  if (details.allow !== undefined) headers['Allow'] = details.allow
  if (details.acceptEncoding !== undefined) headers['Accept-Encoding'] = details.acceptEncoding
  if (details.retry === false) headers['x-should-retry'] = 'false'
  if (status === 429 || status === 503 || details.retryAfter !== undefined) {
    const seconds = Math.min(60, Math.max(1, details.retryAfter ?? 1))
    headers['Retry-After'] = Math.ceil(seconds)
    headers['retry-after-ms'] = Math.ceil(seconds * 1000)
  }
  return details.headers ? Object.assign(headers, details.headers) : headers
}

/** The event of an error in a stream whose 200 was sent. */
export const errorEvent = ({ status, message, code }: Failure) => ({
  error: { message, type: code, code: status },
})
