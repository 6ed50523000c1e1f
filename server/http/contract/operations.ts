import type { Json } from '../../json.ts'

/** What the log says of a request beside what http/ knows; filled in by its handler. */
export type About = {
  model?: string
  agent?: string
  tokens?: number
  /** Who pays, where nobody authenticated. */ keyId?: string
}

/** What a handler may be told of a request beyond what the contract says of it. */
export type RequestContext<Caller> = {
  /** Who authenticated; set on every operation that has a security requirement, and only there. */
  caller: Caller
  requestId: string
  /** Of ours, and of this request alone. */
  callId: string
  /** What the service's `PaidFront` opened, of a paid operation. */
  paid?: object | undefined
  /** Of what the request makes, the same however often it is begun; only under an `Idempotency-Key`. */
  workId?: string | undefined
  /**
   * Aborted when the client leaves, with the reason `deadline` when the time of `expireIn` is up, and with `revoked` when the caller
   * would not be let in any more.
   */
  signal: AbortSignal
  /** Bounds the whole of the request, from its start and to the end of its reply. */
  expireIn(ms: number): void
  about: About
  /** `performance.now()` when the request's headers were in. */
  startedAt: number
  /** Why a reply of this operation is not what the contract promises, for those that must know before it is sent. */
  faultOf(status: number, body: unknown): string | undefined
}

type Shape = {
  parameters: { path?: unknown; query?: unknown; header?: unknown }
  requestBody?: unknown
  responses: object
}
type Answer = { headers: unknown; content?: unknown }

type Parameter<Op extends Shape, Where extends keyof Op['parameters']> = Exclude<
  Op['parameters'][Where],
  undefined
>

/** What a handler receives: the request as the contract describes it, already validated, defaults filled in. Header names are lower case. */
export type OperationInput<Op extends Shape, Caller = unknown> = RequestContext<Caller> & {
  path: Parameter<Op, 'path'>
  query: Parameter<Op, 'query'>
  header: {
    [Name in keyof Parameter<Op, 'header'> as Lowercase<Name & string>]: Parameter<
      Op,
      'header'
    >[Name]
  }
  body: Op extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
}

/** Headers that every reply carries: written by http/, never by a handler. */
type Common =
  | 'x-request-id'
  | 'x-error-message'
  | 'x-should-retry'
  | 'WWW-Authenticate'
  | 'Allow'
  | 'Retry-After'
  | 'retry-after-ms'

type Own<H> = {
  [Name in keyof H as string extends Name ? never : Name extends Common ? never : Name]: H[Name]
}

type Headers<A extends Answer> =
  {} extends Own<A['headers']> ? { headers?: Own<A['headers']> } : { headers: Own<A['headers']> }

/** Media types that are sent byte for byte. */
export type FileType = 'text/html' | 'text/css' | 'text/javascript'

type Content<A extends Answer> = A extends { content: infer C }
  ? {
      [Media in keyof C]: Media extends 'text/event-stream'
        ? { events: AsyncIterable<readonly (C[Media] | Json<C[Media]>)[]> }
        : Media extends 'text/plain'
          ? { text: C[Media] }
          : Media extends FileType
            ? { file: Buffer; type: FileType }
            : { body: C[Media] | Json<C[Media]> }
    }[keyof C]
  : {}

/**
 * What a handler returns: a status the contract lists for the operation, with the headers and content it gives that status.
 * A stream is an iterable of batches: events that arrived together leave together. One that returns 'close' wants the connection closed after it.
 */
export type Reply<Op extends Shape> = {
  [Status in keyof Op['responses']]: Op['responses'][Status] extends Answer
    ? { status: Status } & Headers<Op['responses'][Status]> & Content<Op['responses'][Status]>
    : never
}[keyof Op['responses']]

/** One handler for every operation of a contract: a missing, extra or mistyped one does not compile. */
export type Handlers<Ops, Caller = unknown> = {
  [Id in keyof Ops]: Ops[Id] extends Shape
    ? (input: OperationInput<Ops[Id], Caller>) => Promise<Reply<Ops[Id]>>
    : never
}

/** A reply of any operation, as http/ writes it. */
export type AnyReply = {
  status: number
  headers?: Record<string, string | number>
  body?: unknown
  text?: string
  file?: Buffer
  type?: FileType
  events?: AsyncIterable<readonly unknown[]>
}

/** Finds a handler by operationId. The one cast from the typed handlers to what the router calls lives here, so that no handler needs one. */
export const handlerOf = <Ops, Caller>(handlers: Handlers<Ops, Caller>, operationId: string) =>
  handlers[operationId as keyof Ops] as ((input: unknown) => Promise<AnyReply>) | undefined
