import { Failure } from '../../failure.ts'
import { isRecord, listOf } from '../../json/json.ts'

/** The error of a request: its field, OpenAI's code, and what to send instead. */
export const requestError = (param: string, code: string, message: string): Failure =>
  new Failure('invalidRequest', message.slice(0, 2000), {
    retry: false,
    param: param.slice(0, 256),
    rule: code,
  })

export const missing = (param: string, why: string): Failure =>
  requestError(param, 'missing_required_parameter', `${param} is required: ${why}`)

export const unsupported = (param: string, alternative: string): Failure =>
  requestError(param, 'unsupported_parameter', `${param} is not supported: ${alternative}`)

export const unsupportedValue = (param: string, message: string): Failure =>
  requestError(param, 'unsupported_value', message)

export type Fields = Record<string, unknown>

/** Throws for the first of these fields that is not null. */
export function rejectFields(
  from: Fields,
  alternatives: Readonly<Record<string, string>>,
  path = '',
): void {
  const prefix = path === '' ? '' : `${path}.`
  for (const [name, alternative] of Object.entries(alternatives))
    if (from[name] != null) throw unsupported(prefix + name, alternative)
}

/** As `rejectFields`, but an empty array counts as absent. */
export function rejectContents(...[from, alternatives, path]: Parameters<typeof rejectFields>) {
  const entries = Object.entries(from)
  const filled = entries.filter(([, value]) => !Array.isArray(value) || value.length > 0)
  rejectFields(Object.fromEntries(filled), alternatives, path)
}

/** Calls `visit` with each object in an array and its path. */
export function eachRecord(
  list: unknown,
  path: string,
  visit: (item: Fields, path: string) => void,
): void {
  for (const [index, item] of listOf(list).entries())
    if (isRecord(item)) visit(item, `${path}[${index}]`)
}

/**
 * Collects the parts of a request that no chat can express. Model servers that speak the caller's
 * dialect accept them, so routing decides whether the request fails.
 */
export class Untranslatable {
  /** The error of the first such part; undefined if a chat can express the whole request. */
  first: Failure | undefined

  add(error: Failure): void {
    this.first ??= error
  }
}
