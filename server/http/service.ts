import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { ReplySeal } from './idempotency/sealing.ts'
import type { IdempotencyRecords } from './idempotency/records.ts'
import type { Failure } from '../failure.ts'
import type { CompiledContract, Contract } from './contract/document.ts'
import type { EventForm, EventTimes } from './events.ts'
import type { Handlers } from './contract/operations.ts'
import type { RequestSettings } from './request.ts'

/** A request that was authenticated and then rejected; it has a ledger row. */
export type RejectedRequest<Caller = unknown> = {
  caller: Caller
  requestId: string
  callId: string
  operation: string
  /** The parameters of its path; its body if it was read, which may be any JSON. */
  path: Readonly<Record<string, unknown>>
  body: unknown
  failure: Failure
  ms: number
}

/** How a service executes requests with an `Idempotency-Key` once. */
export type Idempotency<Caller = unknown> = {
  records: IdempotencyRecords
  /** The id of the key that owns the idempotency key. */
  keyIdOf(caller: Caller): string
  /** How the stored response to a request is encrypted; undefined for plain text. */
  sealOf?(req: IncomingMessage, caller: Caller): ReplySeal | undefined
  /**
   * A hash of the credentials of a request that are not the caller's token; undefined without any.
   * `salt` is different for each request.
   */
  credentialHash?(req: IncomingMessage, salt: string): string | undefined
  /** Whether a request may be repeated after an unknown outcome; by default it may. */
  isRepeatable?(operationId: string, body: unknown): boolean
}

/** The route of a request to a paid operation: the path in the contract, and its parameters. */
export type PaidRoute = { path: string; params: Record<string, string> }

/** Checks a request to a paid operation before its body is read. */
export type PaidFront = {
  /** Throws if the path is not for sale, before any other check. */
  checkSold(route: PaidRoute, req: IncomingMessage): void | Promise<void>
  /** Reads the sale and the payment; throws the 402 if there is no readable payment. */
  open(route: PaidRoute, req: IncomingMessage): object
}

export type Service<Ops = unknown, Caller = unknown> = RequestSettings & {
  contract: Contract
  /** The checks that `npm run generate` compiled from the contract. */
  compiled: CompiledContract
  handlers: Handlers<Ops, Caller>
  /** Operations of the same server in other contracts, to list in a 404. */
  elsewhere?: readonly string[]
  /**
   * The caller of an operation with bearer tokens. Throws a Failure if it is unknown, or cannot be
   * looked up.
   */
  authenticate?(
    req: IncomingMessage,
    operationId: string,
    requestId: string,
  ): Caller | Promise<Caller>
  /** As `authenticate`, for keys in the body. May complete the body before it is validated. */
  authenticateBody?(body: unknown, token: string | undefined): Caller | Promise<Caller>
  /** Throws for a Host that is not this service's. The first check. */
  checkHost?(req: Request): void
  /** Throws if the client's address has sent too many requests. Called before the body is read. */
  checkAddress?: ((req: IncomingMessage) => void) | undefined
  /** For contracts with paid operations. */
  paid?: PaidFront
  /** For contracts with operations that take idempotency keys. */
  idempotency?: Idempotency<Caller>
  rejected?(rejection: RejectedRequest<Caller>): void
  /** The `traceparent` in a body, for messages that have one; it may be of any type. */
  traceparentIn?(body: unknown, operationId: string): unknown
  maxBodyBytes: number
  /** Whether numbers are passed on with all their digits. */
  keepsDigits?: boolean
  /** Whether handlers get the JSON of the members of long bodies. */
  keepsSlices?: boolean
  bodyMs: number
  /** Whether pages of other origins are allowed; public operations always allow them. */
  cors: boolean
  /** Whether pages of this origin are the console, which is allowed without `cors`. */
  isConsole?(origin: string): boolean
  /** Whether pages of any origin may read open operations; not those of the operator. */
  openReads: boolean
  /** Whether every 401 has `WWW-Authenticate`, not only those of operations with bearer tokens. */
  challenge: boolean
  /** Its value, by default `Bearer`. */
  challengeOf?(req: Request): string
  /** Rejects a body before the contract does, with a better message. */
  checkBody?(body: unknown, operationId: string): void
  /** Additional fields of the error body. */
  errorFields?(failure: Failure): object
  /** The error body, and last event of a failed stream, in another dialect's format. */
  dialectError?(failure: Failure, requestId: string): object
  events: EventTimes
  /** The wire format of its streams; by default events with data only. */
  eventForm?: EventForm
  /** Whether unknown query parameters are ignored; by default they are rejected. */
  ignoresUnknownQuery?: boolean
  /** Operations whose unknown query parameters are ignored, such as a page with a callback. */
  openQueries?: ReadonlySet<string>
  /** Throws if a response breaks the contract, instead of counting it: for tests. */
  strictReplies: boolean
}
