import type { CheckedOperation, Validators } from './validators.ts'

export type Route = {
  operationId: string
  method: string
  openapi: CheckedOperation['openapi']
  path: string
  /** How callers say who they are: a bearer token, a key in the body (`x-key: body`), a payment in a header, or not at all. */
  access: 'open' | 'bearer' | 'body' | 'payment'
  hasBody: boolean
  queryNames: ReadonlySet<string>
  /** Whether its requests may name themselves with `Idempotency-Key`, so that they are done once. */
  isIdempotent: boolean
  /** Whether it gives a stream to a body that asks for one. */
  canStream: boolean
  check: CheckedOperation['check']
  faultOf: CheckedOperation['faultOf']
}

export type Match =
  { route: Route; params: Record<string, string> } | { allow: string[] } | undefined

/** A contract ready to serve: its routes in a table, its validator compiled and warmed up. Throws when the contract is broken. */
export type ServedContract = {
  routes: Route[]
  match(method: string, path: string): Match
} & Pick<Validators, 'security'>
