import { Failure } from '../failure.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import type { Answer, Choice, Violation } from './prism.ts'
import { isRecord } from './records.ts'

/** Reads `Prefer: code=429, example=cut, dynamic=true`. A request with `stream: true` is answered with events, any other with JSON. */
export function choiceOf(prefer: string | string[] | undefined, body: unknown): Choice {
  const wishes = new Map(String(prefer ?? '').split(/[,;]/).map((wish): [string, string] => {
    const [name = '', value = ''] = wish.split('=')
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]
  }))
  const streamed = typeof body === 'object' && body !== null && 'stream' in body && body.stream === true
  const code = wishes.get('code')
  const example = wishes.get('example')
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw new Failure('invalidRequest', `Prefer: code=${code}: send a status, as in code=429`, { param: 'Prefer' })
  }
  return {
    // Only whole bodies are made up from their schema: a stream's schema is that of one event.
    dynamic: wishes.get('dynamic') === 'true' && !streamed,
    mediaTypes: streamed ? ['text/event-stream', 'application/json', '*/*'] : ['application/json', '*/*'],
    ...(code && { code: Number(code) }),
    ...(example && { example }),
  }
}

/** What Prism throws, as our refusal: it throws 404 for a wish that the contract cannot fulfil, and the caller is told what it may wish. */
export function refusalOf(error: unknown, outcomes: string[]): unknown {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 404) return error
  const message = `Prefer names an outcome that the contract does not have here; it has: ${outcomes.join(' | ')}`
  return new Failure('invalidRequest', message, { param: 'Prefer', cause: error })
}

/** Whether a request lacks a payment: Prism demands a credential, and of the refusals the contract has only the terms. */
export function isUnpaid(error: unknown, outcomes: string[]): boolean {
  const demanded = error instanceof Error && 'status' in error && error.status === 401
  return demanded && outcomes.some((outcome) => outcome.startsWith('code=402')) && !outcomes.some((outcome) => outcome.startsWith('code=401'))
}

/** Whether a request lacks the key that stands in the body of some operations. */
export const lacksKey = (violation: Violation): boolean => violation.path.length === 1 && missingProperty(violation) === 'api_key'

/** Puts the faults that Prism found into an error body in place of the example's message. */
export function explain({ status, headers, body, violations }: Answer): Answer {
  const [first] = violations
  if (!first || status === 401 || !isRecord(body)) return { status, headers, body, violations }
  const message = violations.slice(0, 3).map(sentence).join('; ')
  const param = paramOf(first)
  if (isRecord(body['error']) && 'param' in body['error']) return { status, headers, body: openaiError(new Failure('invalidRequest', message, { ...(param && { param }), rule: String(first.code) })), violations }
  if (isRecord(body['error'])) return { status, headers, body: { ...body, error: { ...body['error'], message } }, violations }
  const { param: _, ...common } = body
  return { status, headers, body: { ...common, message, ...('detail' in body && { detail: message }), ...(param && { param }) }, violations }
}

function sentence(violation: Violation): string {
  const missing = missingProperty(violation)
  if (missing) return `${paramOf(violation)} is required`
  if (violation.path[0] !== 'body') return violation.message
  const fault = violation.message.replace(/^Request body (property \S+ )?/, '')
  return `${paramOf(violation) || 'the body'} ${fault}`
}

function paramOf(violation: Violation): string {
  const { path } = violation
  const missing = missingProperty(violation)
  const steps = [...(path[0] === 'body' ? path.slice(1) : path), ...(missing ? [missing] : [])]
  return steps.reduce((param, step) => (/^\d+$/.test(step) ? `${param}[${step}]` : param === '' ? step : `${param}.${step}`), '')
}

function missingProperty({ code, message }: Violation): string | undefined {
  return code === 'required' ? /required property '([^']+)'/.exec(message)?.[1] : undefined
}
