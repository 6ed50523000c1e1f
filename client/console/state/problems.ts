import { TollgateError } from '../../errors.ts'

/** A problem of a field, detected before the request. */
export class FieldProblem extends Error {
  readonly field: string
  constructor(field: string, reason: string) {
    super(reason)
    this.field = field
  }
}

/** The reason of an error, with the server's message if there is one. */
export function reasonOf(error: unknown): string {
  if (error instanceof TollgateError || error instanceof FieldProblem) return error.message
  return error instanceof TypeError ? 'The server does not respond.' : String(error)
}

/** Statuses of 4xx after which the same request may succeed. */
const temporary = new Set([401, 408, 429])

/** Whether the same request would fail again, as with an unknown id. */
export const isLasting = (error: unknown): boolean =>
  error instanceof TollgateError &&
  error.status >= 400 &&
  error.status < 500 &&
  !temporary.has(error.status)

/** The field that an error names, as in `budget_usd`. */
export function fieldOf(error: unknown): string | undefined {
  if (error instanceof FieldProblem) return error.field
  return error instanceof TollgateError ? error.param : undefined
}
