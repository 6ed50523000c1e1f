import type { CheckedOperation, Validators } from './validators.ts'

export type Route = {
  operationId: string
  method: string
  path: string
  /**
   * How callers authenticate: not at all, by bearer token, by a key in the body, or by a payment.
   */
  access: 'open' | 'bearer' | 'body' | 'payment'
  hasBody: boolean
  queryNames: ReadonlySet<string>
  /** Whether it accepts the header `Idempotency-Key`. */
  isIdempotent: boolean
  /** Whether it returns a stream for `stream: true`. */
  canStream: boolean
  check: CheckedOperation['check']
  faultOf: CheckedOperation['faultOf']
}

/** A compiled contract: its routes and their checks. */
export type ServedContract = {
  routes: Route[]
} & Pick<Validators, 'security'>
