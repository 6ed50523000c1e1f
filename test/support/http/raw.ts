import { connect, type Socket } from 'node:net'
import { comesMs } from '../waiting.ts'

/**
 * One reply as it was on the wire. `complete`: its framing ended correctly, which that of a stream
 * with an error does not. `rest`: the bytes after it.
 */
export type Reply = {
  status: number
  headers: Record<string, string>
  repeated: string[]
  body: Buffer
  complete: boolean
  rest: Buffer
}

/**
 * What happened on one connection. Times are milliseconds since the request was sent; `at` is that
 * moment on the process clock.
 */
export type Exchange = {
  reply: Reply | null
  raw: Buffer
  at: number
  endedMs: number
  closedMs: number | null
  firstDataMs: number | null
  timedOut: boolean
  /** Whether the connection was reset, which is no end of a reply of HTTP/1.0. */
  isReset: boolean
}

type Options = {
  /** Gives up after this time. */
  deadlineMs?: number
  /**
   * How long to watch the connection after a complete reply: for its end, and for unexpected bytes.
   */
  lingerMs?: number
  /** Sends the end of our side after the bytes. */
  end?: boolean
}

/** Sends bytes and collects the reply until it is complete, the connection ends, or time is up. */
export function exchange(
  url: string,
  bytes: Buffer | string,
  { deadlineMs = comesMs, lingerMs = 0, end = false }: Options = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const at = performance.now()
    const since = () => performance.now() - at
    let endedMs: number | null = null
    let firstDataMs: number | null = null
    let tail = ''
    let streams = false
    let isReset = false
    const socket = connect(Number(port), hostname, () =>
      end ? socket.end(bytes) : socket.write(bytes),
    )
    const finish = (closedMs: number | null, timedOut: boolean) => {
      clearTimeout(deadline)
      clearTimeout(linger)
      socket.destroy()
      const raw = Buffer.concat(parts)
      resolve({
        reply: parseReply(raw, closedMs !== null && !isReset),
        raw,
        at,
        endedMs: endedMs ?? since(),
        closedMs,
        firstDataMs,
        timedOut,
        isReset,
      })
    }
    const deadline = setTimeout(() => finish(null, true), deadlineMs)
    let linger: NodeJS.Timeout | undefined
    socket.on('data', (part) => {
      parts.push(part)
      tail = tail.slice(-6) + part.toString('latin1')
      if (firstDataMs === null && tail.includes('\ndata:')) firstDataMs = since()
      streams ||= parts.length < 4 && /\ntransfer-encoding: chunked/i.test(part.toString('latin1'))
      if (
        endedMs !== null ||
        (streams && !lastChunk(part)) ||
        !parseReply(Buffer.concat(parts), false)?.complete
      )
        return
      endedMs = since()
      if (lingerMs === 0) return finish(null, false)
      linger = setTimeout(() => finish(null, false), lingerMs)
    })
    socket.on('error', ({ code }: NodeJS.ErrnoException) => (isReset ||= code === 'ECONNRESET'))
    socket.on('close', () => finish(since(), false))
  })
}

/**
 * Parsing a long stream for each packet would be quadratic: only a packet that may end it is
 * parsed.
 */
const lastChunk = (part: Buffer) =>
  part.subarray(-5).equals(Buffer.from('0\r\n\r\n').subarray(-part.length))

/** Opens a connection for tests that write at their own pace. */
export function dial(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** A request as bytes: the given lines, and the length of a body. */
export function requestBytes(start: string, headers: string[], body: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(body)
  const length = bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []
  return Buffer.concat([
    Buffer.from([start, ...headers, ...length, '', ''].join('\r\n'), 'latin1'),
    bytes,
  ])
}

/** A chat request as bytes; the headers given are added. */
export function chatBytes(key: string, body: unknown, headers: string[] = []): Buffer {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const own = [
    'Host: gateway.test',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
  ]
  return requestBytes('POST /v1/chat/completions HTTP/1.1', [...own, ...headers], text)
}

/** Reads the first final reply of the bytes; null when there is not even a head. */
export function parseReply(raw: Buffer, closed: boolean): Reply | null {
  const end = raw.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [start = '', ...lines] = raw.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(start)?.[1] ?? Number.NaN)
  const after = raw.subarray(end + 4)
  if (status >= 100 && status < 200) return parseReply(after, closed)
  const headers: Record<string, string> = {}
  const repeated: string[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (name in headers) repeated.push(name)
    headers[name] = line.slice(colon + 1).trim()
  }
  return { status, headers, repeated, ...framed(headers, status, after, closed) }
}

function framed(headers: Record<string, string>, status: number, after: Buffer, closed: boolean) {
  if (headers['transfer-encoding'] === 'chunked') return unchunked(after)
  const declared = headers['content-length']
  if (declared !== undefined || status === 204 || status === 304) {
    const length = Number(declared ?? 0)
    return {
      body: after.subarray(0, length),
      complete: after.length >= length,
      rest: after.subarray(length),
    }
  }
  return { body: after, complete: closed, rest: Buffer.alloc(0) }
}

function unchunked(bytes: Buffer) {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    const size =
      line < 0 ? Number.NaN : Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    const next = line + 2 + size + 2
    if (!(next <= bytes.length))
      return { body: Buffer.concat(parts), complete: false, rest: Buffer.alloc(0) }
    if (size === 0)
      return { body: Buffer.concat(parts), complete: true, rest: bytes.subarray(next) }
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = next
  }
}
