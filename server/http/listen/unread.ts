import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from '../../failure.ts'
import { errorBody, errorHeaders } from '../error-body.ts'
import { lingerMs } from './linger.ts'
import { STATUS_CODES, closeAfter, currentResponse, incomingRequest } from './node-http.ts'

/** How a listener responds to bytes that Node's parser rejects. */
export type RefusalForm = {
  /** The error body; the path is undefined if it could not be read. */
  bodyOf?: (failure: Failure, path: string | undefined, requestId: string) => object
  /** A second header with the id of the request, for paths that have one. */
  requestIdHeader?: (path: string | undefined) => string | undefined
  /** Headers of every response of the service. */
  headers?: Readonly<Record<string, string>>
  /** Whether pages of every origin may read the response. */
  isShared(): boolean
}

/** Maximum size of a request line with its headers. */
export const maxHeaderBytes = 16 << 10

/** An error of Node's parser. */
type ParserError = { code?: string | undefined; reason?: string; rawPacket?: Buffer }

/** Requests whose bodies cannot be read to the end, with the reason. */
const broken = new WeakMap<IncomingMessage, Failure>()

/** Why the rest of a body cannot be read; undefined if it can. */
export const faultIn = (req: IncomingMessage): Failure | undefined => broken.get(req)

/** Emitted by a request when its body turns out to be malformed. */
export const brokeOff = 'brokeOff'

/**
 * Responds to bytes that the parser rejects, after the responses before them, and closes the
 * connection.
 */
export function rejectUnread(
  { bodyOf = errorBody, requestIdHeader = () => undefined, headers: common, isShared }: RefusalForm,
  headersMs: number,
) {
  /** The parser repeats the error for all following bytes. */
  const rejected = new WeakSet<Socket>()

  return (error: ParserError, socket: Socket): void => {
    if (rejected.has(socket)) return
    const isLost = error.code === 'ECONNRESET' || error.code === 'EPIPE' || !socket.writable
    // The body's time is up, or its sender disconnected.
    const isLate =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || error.code === 'HPE_INVALID_EOF_STATE'
    if (isLost || (isLate && currentResponse(socket))) return void socket.destroy()
    rejected.add(socket)
    const failure = failureFor(error, headersMs)
    respondInTurn(socket, failure, () => {
      const path = pathIn(error.rawPacket)
      const requestId = randomUUID()
      const header = requestIdHeader(path)
      const headers = {
        'x-request-id': requestId,
        ...common,
        ...(header !== undefined && { [header]: requestId }),
        ...(isShared() && { 'Access-Control-Allow-Origin': '*' }),
      }
      hangUp(socket, responseText(failure, bodyOf(failure, path, requestId), headers))
    })
  }
}

/** Responses are sent in the order of their requests, never into the middle of another one. */
function respondInTurn(socket: Socket, failure: Failure, answer: () => void): void {
  const res = currentResponse(socket)
  // A request that got its response before its body was complete gets no second one.
  if (!res) return incomingRequest(socket)?.complete === false ? hangUp(socket) : answer()
  const { req } = res
  if (req.complete || res.headersSent)
    return void res.once('finish', () => respondInTurn(socket, failure, answer))
  // The current request's body cannot be read: its handler responds.
  closeAfter(res)
  broken.set(req, failure)
  req.emit(brokeOff)
}

function hangUp(socket: Socket, reply?: string): void {
  if (!socket.writable) return
  if (reply === undefined) socket.end()
  else socket.end(reply)
  // Some clients close their side only after reading this; others never do.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function responseText(failure: Failure, content: object, extraHeaders: object): string {
  const { status } = failure
  const body = JSON.stringify(content)
  const headers = {
    'Cache-Control': 'no-store',
    ...extraHeaders,
    ...errorHeaders(failure),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Date: new Date().toUTCString(),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}

/** The path in the request line of a packet. */
const pathIn = (packet: Buffer | undefined): string | undefined =>
  /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString('latin1', 0, maxHeaderBytes) ?? '')?.[1]

export const codingSentence =
  'the only Transfer-Encoding that can be read is chunked, and not with a Content-Length'

const sentences: Record<string, string> = {
  CONNECT: 'CONNECT is for proxies, and this server is not a proxy',
  HPE_INVALID_VERSION: 'the request has an HTTP version that is not spoken here; send HTTP/1.1',
  HPE_PAUSED_H2_UPGRADE: 'HTTP/2 is not spoken here; send HTTP/1.1',
  HPE_INVALID_TRANSFER_ENCODING: codingSentence,
  HPE_INVALID_CONTENT_LENGTH: 'Content-Length must be one whole number',
  HPE_UNEXPECTED_CONTENT_LENGTH: 'send Content-Length once, and not with a Transfer-Encoding',
  HPE_INVALID_CHUNK_SIZE: 'the body has a chunk whose size is no hexadecimal number',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'the extensions of the chunks are too long; send none',
}

function failureFor({ code = '', reason }: ParserError, headersMs: number): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Failure('requestTimeout', `the request did not arrive within ${headersMs / 1000} s`)
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const limit = `${maxHeaderBytes} bytes`
    const message = `the request line and headers are larger than ${limit}; send less`
    return new Failure('headersTooLarge', message, { retry: false })
  }
  const message =
    sentences[code] ?? `the request is not valid HTTP/1.1${reason ? ` (${reason})` : ''}`
  return new Failure('invalidRequest', message, { retry: false })
}
