import { Failure } from '../failure.ts'
import { openaiError } from '../gateway/openai/errors.ts'
import { uncredited, type MockResponse, type Choice, type Violation } from './prism.ts'
import { isRecord } from '../json.ts'

/** What a caller prefers: an outcome, and milliseconds until the answer begins (`delay`) and between two events of a stream (`pace`). */
export type Preference = { choice: Choice; delay: number | undefined; pace: number | undefined }

/**
 * Reads `Prefer: code=429, example=cut, dynamic=true, delay=2000, pace=100`. A request with `stream: true` is answered with events, any other with JSON.
 * Where no outcome is preferred, a question is answered as one where `outcomes` has it.
 */
export function preferenceOf(
  prefer: string | string[] | undefined,
  body: unknown,
  outcomes: readonly string[] = [],
): Preference {
  const wishes = new Map(
    String(prefer ?? '')
      .split(/[,;]/)
      .map((wish): [string, string] => {
        const [name = '', value = ''] = wish.split('=')
        return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]
      }),
  )
  const streamed = isRecord(body) && body['stream'] === true
  const code = wishes.get('code')
  const example =
    wishes.get('example') ??
    (code === undefined && isQuestion(body) && outcomes.includes('code=200, example=query')
      ? 'query'
      : undefined)
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw new Failure('invalidRequest', `Prefer: code=${code}: send a status, as in code=429`, {
      param: 'Prefer',
    })
  }
  return {
    choice: {
      // Only whole bodies are made up from their schema: a stream's schema is that of one event.
      dynamic: wishes.get('dynamic') === 'true' && !streamed,
      mediaTypes: streamed
        ? ['text/event-stream', 'application/json', '*/*']
        : ['application/json', '*/*'],
      ...(code && { code: Number(code) }),
      ...(example && { example }),
    },
    delay: millisecondsOf('delay', wishes.get('delay'), 120_000),
    pace: millisecondsOf('pace', wishes.get('pace'), 10_000),
  }
}

const isQuestion = (body: unknown): boolean =>
  isRecord(body) && isRecord(body['input']) && 'query' in body['input']

function millisecondsOf(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new Failure(
      'invalidRequest',
      `Prefer: ${name}=${text}: send milliseconds, 0 to ${most}`,
      { param: 'Prefer' },
    )
  return Number(text)
}

/** What Prism throws, as our refusal: it throws 404 for a wish that the contract cannot fulfil, and the caller is told what it may wish. */
export function refusalOf(error: unknown, outcomes: string[]): unknown {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 404) return error
  const message = `Prefer names an outcome that the contract does not have here; it has: ${outcomes.join(' | ')}`
  return new Failure('invalidRequest', message, { param: 'Prefer', cause: error })
}

/** Whether a request lacks the key that stands in the body of some operations. */
export const lacksKey = (violation: Violation): boolean =>
  violation.path.length === 1 && missingProperty(violation) === 'api_key'

/** Puts the faults that Prism found into an error body in place of the example's message. */
export function explain({ status, headers, body, violations }: MockResponse): MockResponse {
  const [first] = violations
  if (!first || status === 401 || !isRecord(body)) return { status, headers, body, violations }
  const message = sentences(violations)
  const param = paramOf(first)
  if (isRecord(body['error']) && 'param' in body['error'])
    return {
      status,
      headers,
      body: openaiError(
        new Failure('invalidRequest', message, {
          ...(param && { param }),
          rule: String(first.code),
        }),
      ),
      violations,
    }
  if (isRecord(body['error']))
    return { status, headers, body: { ...body, error: { ...body['error'], message } }, violations }
  const { param: _, ...common } = body
  return {
    status,
    headers,
    body: {
      ...common,
      message,
      ...('detail' in body && { detail: message }),
      ...(param && { param }),
    },
    violations,
  }
}

/** A refusal of which the contract has no example. */
export function unsaid({ status, violations }: MockResponse): Failure {
  if (status === 401) return uncredited()
  const param = violations[0] && paramOf(violations[0])
  return new Failure('invalidRequest', sentences(violations), {
    retry: false,
    ...(param && { param }),
  })
}

const sentences = (violations: readonly Violation[]): string =>
  violations.slice(0, 3).map(sentence).join('; ')

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
  const param = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
  return param.replace(/^\./, '')
}

function missingProperty({ code, message }: Violation): string | undefined {
  return code === 'required' ? /required property '([^']+)'/.exec(message)?.[1] : undefined
}
