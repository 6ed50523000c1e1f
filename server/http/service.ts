import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { IdempotencyRecords } from './idempotency/records.ts'
import type { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import type { RequestStart, Trace } from '../observe/tracing.ts'
import type { Admission } from './load/admission.ts'
import type { Contract } from './contract/document.ts'
import type { EventTimes } from './events.ts'
import type { Handlers } from './contract/operations.ts'
import type { InFlight } from './load/in-flight.ts'

/** A refusal of a request that had been authenticated: the ledger keeps a row of it. */
export type RefusedRequest<Caller> = {
  caller: Caller
  requestId: string
  callId: string
  operation: string
  failure: Failure
  ms: number
}

/** How a service does requests once; its contract says which, by the header parameter `Idempotency-Key`. */
export type Idempotency<Caller> = {
  records: IdempotencyRecords
  /** Whose a value is. */
  keyIdOf(caller: Caller): string
  /** Whether replies hold secrets: they are kept so that only the bearer token of the request opens them. */
  isSealed: boolean
  /** Whether the request may be done a second time where nobody knows how far it came; unless told it may. */
  isRepeatable?(operationId: string, body: unknown): boolean
}

/** Where a request to a paid operation goes: the path in the contract, and its parameters. */
export type PaidRoute = { path: string; params: Record<string, string> }

/** Looks at a request to a paid operation before its body is read. */
export type PaidFront = {
  /** Throws for what is not for sale, before anything but path and payment is looked at. */
  checkSold(route: PaidRoute, req: IncomingMessage): void | Promise<void>
  /** What is bought, and the payment; throws where no payment can be read. */
  open(route: PaidRoute, req: IncomingMessage): object
}

export type Service<Ops, Caller> = {
  /** The service's name in logs, metrics and the ledger. */
  name: string
  contract: Contract
  handlers: Handlers<Ops, Caller>
  /** Who holds this bearer token. Throws a Failure for nobody, and for not knowing. */
  authenticate(token: string, operationId: string): Caller | Promise<Caller>
  /** The same for operations whose key is in the body; it may complete the body before the validator sees it. */
  authenticateBody?(body: unknown, token: string | undefined): Caller | Promise<Caller>
  /** Throws where a request came by a name that is not this service's; asked before anything else of it. */
  checkHost?(req: Request): void
  /** Throws where the client's address has sent too much; asked before anything of the body is read. */
  checkAddress?: ((req: IncomingMessage) => void) | undefined
  /** Where the contract has paid operations. */
  paid?: PaidFront
  /** Where the contract has operations that can be asked for once. */
  idempotency?: Idempotency<Caller>
  refused?(refusal: RefusedRequest<Caller>): void
  observe: Observe
  /** Begins the trace of a request, where traces are wanted. */
  begin?(arrival: RequestStart): Trace
  maxBodyBytes: number
  /** Whether what is asked is handed on to others, who must get its numbers as they were written. */
  keepsDigits?: boolean
  bodyMs: number
  /** Answers browsers of other origins; what is open to everybody answers them always. */
  cors: boolean
  /** Open reads are for the public, and so for pages of any origin; those of an operator are not. */
  openReads: boolean
  /** Told with a 401 how to authenticate, on operations that take no bearer token by contract too; not where keys come in the body. */
  challenge: boolean
  /** Refuses a body before the contract does, where there is more to say of it than the contract can. */
  checkBody?(body: unknown): void
  /** Members of the error body beside the common ones. */
  moreOfError?(failure: Failure): object
  /** In place of the common error body, and of the last event of a stream that failed, where callers know another. */
  errorInstead?(failure: Failure): object
  events: EventTimes
  /** Who may begin when there is much to do; without it everybody, as operators must. Operations without a body cost little and are never refused. */
  admission?: Admission
  /** The requests being answered: drained when the process stops. */
  inFlight: InFlight
  /** Throw on a reply of ours that breaks the contract, instead of counting it: for tests. */
  strictReplies: boolean
}
