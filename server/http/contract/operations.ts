import type { Failure } from '../../failure.ts'
import type { Frames, Json } from '../../json/json.ts'
import type { HttpRequest } from '../request.ts'

/** The handler's input besides the fields of the contract. */
export type RequestContext<Caller> = { caller: Caller } & Pick<
  HttpRequest,
  | 'requestId'
  | 'callId'
  | 'client'
  | 'paid'
  | 'workId'
  | 'signal'
  | 'expireIn'
  | 'onlyWaits'
  | 'logFields'
  | 'slices'
  | 'replaceBody'
  | 'files'
  | 'startedAt'
  | 'waitedMs'
  | 'flow'
  | 'faultOf'
>

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

/** The handler's input: a valid request with its defaults. Header names are lower case. */
export type OperationInput<Op extends Shape, Caller = unknown> = RequestContext<Caller> & {
  path: Parameter<Op, 'path'>
  query: Parameter<Op, 'query'>
  header: {
    [Name in keyof Parameter<Op, 'header'> as Lowercase<Name & string>]: Parameter<
      Op,
      'header'
    >[Name]
  }
  body: BodyOf<Op>
}

/** Files of a form are in `files`. */
type BodyOf<Op extends Shape> = Op extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

/** Headers that http/ adds to responses; handlers never set them. */
type Common =
  | 'x-request-id'
  | 'request-id'
  | 'x-error-message'
  | 'x-should-retry'
  | 'WWW-Authenticate'
  | 'Allow'
  | 'Retry-After'
  | 'retry-after-ms'

/** The headers that a handler sets; a boolean is a string. */
type Own<H> = {
  [Name in keyof H as string extends Name ? never : Name extends Common ? never : Name]:
    Exclude<H[Name], boolean> | `${Extract<H[Name], boolean>}`
}

type Headers<A extends Answer> =
  {} extends Own<A['headers']> ? { headers?: Own<A['headers']> } : { headers: Own<A['headers']> }

/** Media types of files. */
export type FileType = 'text/html' | 'text/css' | 'text/javascript'

/** Media types of bytes that are sent as they arrive. */
type ByteType = `audio/${string}` | 'application/octet-stream' | 'text/csv'
type ByteReply = { bytes: AsyncIterable<readonly Buffer[]>; type: string }

type EventReply<Event> = {
  events: AsyncIterable<readonly (Event | Frames<Event>)[]>
  /** The last events of a stream that fails; by default one event with the error body. */
  lastEvents?(failure: Failure): readonly (Event | Frames<Event>)[]
}

type Content<A extends Answer> = A extends { content: infer C }
  ? {
      [Media in keyof C]: Media extends 'text/event-stream'
        ? EventReply<C[Media]>
        : Media extends 'text/plain'
          ? { text: C[Media]; type?: string }
          : Media extends ByteType
            ? ByteReply
            : Media extends FileType
              ? { file: Buffer; type: FileType }
              : { body: C[Media] | Json<C[Media]> }
    }[keyof C]
  : {}

/**
 * The handler's result: a status of the operation, with the headers and content of the contract. A
 * stream is an iterable of batches of events; each batch is one write.
 */
export type Reply<Op extends Shape> = {
  [Status in keyof Op['responses']]: Op['responses'][Status] extends Answer
    ? { status: Status } & Headers<Op['responses'][Status]> & Content<Op['responses'][Status]>
    : never
}[keyof Op['responses']]

/** A handler for each operation of a contract. A missing or mistyped one does not compile. */
export type Handlers<Ops, Caller = unknown> = {
  [Id in keyof Ops]: Ops[Id] extends Shape
    ? (input: OperationInput<Ops[Id], Caller>) => Promise<Reply<Ops[Id]>>
    : never
}

/** A handler's result of any operation. */
export type AnyReply = {
  status: number
  headers?: Record<string, string | number>
  body?: unknown
  text?: string
  file?: Buffer
  type?: string
  bytes?: AsyncIterable<readonly Buffer[]>
  events?: AsyncIterable<readonly unknown[]>
  lastEvents?(failure: Failure): readonly object[]
}
