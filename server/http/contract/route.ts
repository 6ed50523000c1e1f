import type { CheckedOperation, Validators } from './validators.ts'

export type Route = {
  operationId: string
  method: string
  path: string
  /** How callers authenticate: not, by bearer token, by a key in the body, or by a payment. */
  access: 'open' | 'bearer' | 'body' | 'payment'
  hasBody: boolean
  queryNames: ReadonlySet<string>
  /** Whether it takes the header `Idempotency-Key`. */
  isIdempotent: boolean
  /** Whether it answers `stream: true` with a stream. */
  canStream: boolean
  check: CheckedOperation['check']
  faultOf: CheckedOperation['faultOf']
}

/** A contract that is compiled, and so known to be sound: its routes and their checks. */
export type ServedContract = {
  routes: Route[]
} & Pick<Validators, 'security'>
