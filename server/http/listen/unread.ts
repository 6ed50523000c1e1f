import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from '../../failure.ts'
import { errorBody, errorHeaders } from '../error-body.ts'
import { closeAfter, currentResponse, incomingRequest } from './node-http.ts'

/** How a listener refuses what never became a request. */
export type RefusalForm = {
  /** The error body, for the path that was asked where that is known. */
  bodyOf?: (failure: Failure, path: string | undefined) => object
  /** Whether pages of every origin may read the refusal. */
  isShared(): boolean
}

/** The most bytes of a request line and headers. */
export const maxHeaderBytes = 16 << 10

/** How long a refused connection waits for the other side to close it too. */
const lingerMs = 1000

/** What Node tells of bytes that its parser refuses; the reason is a sentence of the parser's own. */
type Fault = { code?: string | undefined; reason?: string; rawPacket?: Buffer }

/** Requests whose bodies broke off: whoever reads one hears why. */
const broken = new WeakMap<IncomingMessage, Failure>()

/** Why the body of a request cannot be read any further; undefined as long as it can. */
export const faultIn = (req: IncomingMessage): Failure | undefined => broken.get(req)

/** Emitted by a request when there is a fault in its body. */
export const brokeOff = 'brokeOff'

/** Answers what the parser refuses, in the place where an answer to it belongs, and closes the connection. */
export function refuseUnread({ bodyOf = errorBody, isShared }: RefusalForm, headersMs: number) {
  /** The parser gives the same error again for all that comes behind. */
  const refused = new WeakSet<Socket>()

  return (error: Fault, socket: Socket): void => {
    if (refused.has(socket)) return
    const isLost = error.code === 'ECONNRESET' || error.code === 'EPIPE' || !socket.writable
    // The body's own time is over, or its sender is gone.
    const isLate =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || error.code === 'HPE_INVALID_EOF_STATE'
    if (isLost || (isLate && currentResponse(socket))) return void socket.destroy()
    refused.add(socket)
    const failure = failureFor(error, headersMs)
    inTurn(socket, failure, () => {
      const path = pathIn(error.rawPacket)
      const shared = isShared() ? { 'Access-Control-Allow-Origin': '*' } : {}
      hangUp(socket, replyOf(failure, bodyOf(failure, path), shared))
    })
  }
}

/** Replies go out in the order of their requests, and nothing goes into the middle of one. */
function inTurn(socket: Socket, failure: Failure, answer: () => void): void {
  const res = currentResponse(socket)
  // Who has been answered before their body was whole is not answered again.
  if (!res) return incomingRequest(socket)?.complete === false ? hangUp(socket) : answer()
  const { req } = res
  if (req.complete || res.headersSent)
    return void res.once('finish', () => inTurn(socket, failure, answer))
  // Its body is what cannot be read: whoever works on it answers.
  closeAfter(res)
  broken.set(req, failure)
  req.emit(brokeOff)
}

function hangUp(socket: Socket, reply?: string): void {
  if (!socket.writable) return
  if (reply === undefined) socket.end()
  else socket.end(reply)
  // Some send on, and close their side only when they have read this; others never do.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function replyOf(failure: Failure, told: object, more: object): string {
  const { status } = failure
  const body = JSON.stringify(told)
  const headers = {
    'x-request-id': randomUUID(),
    'Cache-Control': 'no-store',
    ...more,
    ...errorHeaders(failure),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Date: new Date().toUTCString(),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}

/** The path of the request that a packet begins with. */
const pathIn = (packet: Buffer | undefined): string | undefined =>
  /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString('latin1', 0, maxHeaderBytes) ?? '')?.[1]

export const codingSentence =
  'the only Transfer-Encoding that can be read is chunked, and not beside a Content-Length'

const sentences: Record<string, string> = {
  CONNECT: 'CONNECT is for proxies, and this is none',
  HPE_INVALID_VERSION: 'the request has an HTTP version that is not spoken here; send HTTP/1.1',
  HPE_PAUSED_H2_UPGRADE: 'HTTP/2 is not spoken here; send HTTP/1.1',
  HPE_INVALID_TRANSFER_ENCODING: codingSentence,
  HPE_INVALID_CONTENT_LENGTH: 'Content-Length must be one whole number',
  HPE_UNEXPECTED_CONTENT_LENGTH: 'send Content-Length once, and not beside a Transfer-Encoding',
  HPE_INVALID_CHUNK_SIZE: 'the body has a chunk whose size is no hexadecimal number',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'the extensions of the chunks are too long; send none',
}

function failureFor({ code = '', reason }: Fault, headersMs: number): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Failure('requestTimeout', `the request did not arrive within ${headersMs / 1000} s`)
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `the request line and headers are larger than ${maxHeaderBytes} bytes; send less`
    return new Failure('headersTooLarge', message, { retry: false })
  }
  const message =
    sentences[code] ?? `the request is not valid HTTP/1.1${reason ? ` (${reason})` : ''}`
  return new Failure('invalidRequest', message, { retry: false })
}
