import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { IdempotencyRecords } from './idempotency/records.ts'
import type { Failure } from '../failure.ts'
import type { CompiledContract, Contract } from './contract/document.ts'
import type { EventForm, EventTimes } from './events.ts'
import type { Handlers } from './contract/operations.ts'
import type { RequestSettings } from './request.ts'

/** A request that was authenticated and then refused; the ledger keeps a row of it. */
export type RefusedRequest<Caller> = {
  caller: Caller
  requestId: string
  callId: string
  operation: string
  /** The parameters of its path; its body, once that was read, which may be any JSON. */
  path: Readonly<Record<string, unknown>>
  body: unknown
  failure: Failure
  ms: number
}

/** How a service does requests once: those of operations with the header `Idempotency-Key`. */
export type Idempotency<Caller> = {
  records: IdempotencyRecords
  /** Whose idempotency key it is. */
  keyIdOf(caller: Caller): string
  /**
   * Where replies hold secrets: that of the request with which they are kept encrypted. By default
   * they are kept as they are.
   */
  secretOf?(req: IncomingMessage): string
  /** Whether a request may be repeated after an unknown outcome; by default it may. */
  isRepeatable?(operationId: string, body: unknown): boolean
}

/** Where a request to a paid operation goes: the path in the contract, and its parameters. */
export type PaidRoute = { path: string; params: Record<string, string> }

/** Looks at a request to a paid operation before its body is read. */
export type PaidFront = {
  /** Throws for what is not for sale, before anything but path and payment is looked at. */
  checkSold(route: PaidRoute, req: IncomingMessage): void | Promise<void>
  /** What is bought, and the payment; throws the 402 where no payment can be read. */
  open(route: PaidRoute, req: IncomingMessage): object
}

export type Service<Ops, Caller> = RequestSettings & {
  contract: Contract
  /** What `npm run generate` compiled of the contract. */
  compiled: CompiledContract
  handlers: Handlers<Ops, Caller>
  /** Operations of the same server in other contracts, for who asks for one that is not there. */
  elsewhere?: readonly string[]
  /**
   * The caller with this bearer token. Throws a Failure when there is none, or when that cannot be
   * decided.
   */
  authenticate(token: string, operationId: string): Caller | Promise<Caller>
  /** In its place, where callers prove who they are by other headers too. */
  authenticateRequest?(
    req: IncomingMessage,
    operationId: string,
    requestId: string,
  ): Caller | Promise<Caller>
  /** The same for keys in the body. May complete the body before it is validated. */
  authenticateBody?(body: unknown, token: string | undefined): Caller | Promise<Caller>
  /** Throws for a Host that is not this service's. The first check of all. */
  checkHost?(req: Request): void
  /** Throws when the client's address has sent too much. Called before the body is read. */
  checkAddress?: ((req: IncomingMessage) => void) | undefined
  /** Where the contract has paid operations. */
  paid?: PaidFront
  /** For contracts with operations that take idempotency keys. */
  idempotency?: Idempotency<Caller>
  refused?(refusal: RefusedRequest<Caller>): void
  /** The `traceparent` in a body, of messages that have one; whatever type it has there. */
  traceparentIn?(body: unknown, operationId: string): unknown
  maxBodyBytes: number
  /** Whether numbers are passed on as they were written. */
  keepsDigits?: boolean
  /** Whether handlers get the JSON of the members of long bodies. */
  keepsSlices?: boolean
  bodyMs: number
  /** Allows pages of other origins; what is open to everybody always allows them. */
  cors: boolean
  /** Whether pages of this origin are the console, which may ask without `cors`. */
  isConsole?(origin: string): boolean
  /** Whether reads without authentication are for pages of any origin; an operator's are not. */
  openReads: boolean
  /** Whether every 401 has `WWW-Authenticate`, not only those of operations with bearer tokens. */
  challenge: boolean
  /** Refuses a body before the contract does, with a better message. */
  checkBody?(body: unknown, operationId: string): void
  /** Members of the error body beside the common ones. */
  moreOfError?(failure: Failure): object
  /** The error body, and last event of a failed stream, where callers expect another form. */
  errorInstead?(failure: Failure, requestId: string): object
  events: EventTimes
  /** How its streams are written, where not as data alone. */
  eventForm?: EventForm
  /** A header that may have the token in place of `Authorization`, in lower case. */
  tokenHeader?: string
  /** Whether query parameters that the contract lacks are ignored; by default they are refused. */
  ignoresUnknownQuery?: boolean
  /** Throws on a reply that breaks the contract, instead of counting it: for tests. */
  strictReplies: boolean
}
