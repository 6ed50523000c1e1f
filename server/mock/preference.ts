import { Failure } from '../failure.ts'
import { openaiError } from '../gateway/dialects/openai/errors.ts'
import { missingCredential, type MockResponse, type Choice, type Violation } from './prism.ts'
import { isRecord } from '../json/json.ts'

/** Milliseconds: `delay` until the response starts, `pace` between two events of a stream. */
export type Preference = { choice: Choice; delay: number | undefined; pace: number | undefined }

/**
 * Reads `Prefer: code=429, example=cut, dynamic=true, delay=2000, pace=100`. A request with
 * `stream: true` gets events, any other request JSON. A query gets the example `query` by default,
 * and an operation without a success response returns 404.
 */
export function preferenceOf(
  prefer: string | string[] | undefined,
  body: unknown,
  outcomes: readonly string[] = [],
): Preference {
  const preferences = preferencesIn(String(prefer ?? ''))
  const isStream = isRecord(body) && body['stream'] === true
  const code = preferences.get('code')
  const hasQueryExample = isQuery(body) && outcomes.includes('code=200, example=query')
  const lacksSuccess = outcomes.length > 0 && !outcomes.some((one) => one.startsWith('code=2'))
  const defaultExample = code === undefined && hasQueryExample ? 'query' : undefined
  const example = preferences.get('example') ?? defaultExample
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw new Failure('invalidRequest', `Prefer: code=${code}: send a status, as in code=429`, {
      param: 'Prefer',
    })
  }
  return {
    choice: {
      // A stream cannot be generated: its schema is that of one event.
      dynamic: preferences.get('dynamic') === 'true' && !isStream,
      mediaTypes: [...(isStream ? ['text/event-stream'] : []), 'application/json', '*/*'],
      ...(lacksSuccess && { code: 404 }),
      ...(code && { code: Number(code) }),
      ...(example && { example }),
    },
    delay: millisecondsOf('delay', preferences.get('delay'), 120_000),
    pace: millisecondsOf('pace', preferences.get('pace'), 10_000),
  }
}

function preferencesIn(header: string): Map<string, string> {
  return new Map(
    header.split(/[,;]/).map((preference): [string, string] => {
      const [name = '', value = ''] = preference.split('=')
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]
    }),
  )
}

const isQuery = (body: unknown): boolean =>
  isRecord(body) && isRecord(body['input']) && 'query' in body['input']

function millisecondsOf(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) > max)
    throw new Failure('invalidRequest', `Prefer: ${name}=${text}: send milliseconds, 0 to ${max}`, {
      param: 'Prefer',
    })
  return Number(text)
}

/** The Failure for an outcome that the contract lacks; other errors are returned unchanged. */
export function preferenceError(error: unknown, outcomes: string[]): unknown {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 404) return error
  // Prism throws 404 for outcomes that the operation lacks.
  const message =
    'Prefer names an outcome that the contract does not have here; ' +
    `it has: ${outcomes.join(' | ')}`
  return new Failure('invalidRequest', message, { param: 'Prefer', cause: error })
}

/** Whether the request lacks the key in its body. */
export const lacksKey = (violation: Violation): boolean =>
  violation.path.length === 1 && missingProperty(violation) === 'api_key'

/** Writes the violations into an error body, in place of the example's message. */
export function explain(response: MockResponse): MockResponse {
  const { status, body, violations } = response
  if (violations.length === 0 || status === 401 || !isRecord(body)) return response
  return { ...response, body: explained(body, violations) }
}

function explained(body: Record<string, unknown>, violations: Violation[]): object {
  const message = sentences(violations)
  const param = violations[0] && paramOf(violations[0])
  const named = param ? { param } : {}
  const { param: _, ...others } = body
  const { error } = others
  if (!isRecord(error))
    return { ...others, message, ...('detail' in body && { detail: message }), ...named }
  if (!('param' in error)) return { ...body, error: { ...error, message } }
  const rule = String(violations[0]?.code)
  return openaiError(new Failure('invalidRequest', message, { ...named, rule }))
}

/** The Failure for violations without an example in the contract. */
export function failureOf({ status, violations }: MockResponse): Failure {
  if (status === 401) return missingCredential()
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
