import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { TlsOptions } from 'node:tls'
import { listenOnLoopback } from '../http/listen.ts'

/** The body that an inference server is sent. */
export type UpstreamRequest = {
  model: string
  messages: Record<string, unknown>[]
  max_tokens: number
  stream: boolean
  [field: string]: unknown
}

/** One request that reached the server. Times are on the process clock. */
export type ReceivedRequest = {
  /** 1 for the first that a caller sent; a probe has that of the next one. */
  attempt: number
  path: string
  headers: IncomingHttpHeaders
  body: UpstreamRequest
  /** The fields and files of a form, as Node reads them. */
  form?: FormData
  /** The body as it was on the wire. */
  text: string
  at: number
  /** When the reply had been sent whole. */
  finishedAt: number | null
  /** When the connection was closed before that. */
  cutAt: number | null
}

export type Script = (
  req: IncomingMessage,
  res: ServerResponse,
  received: ReceivedRequest,
) => void | Promise<void>

export type ModelServer = {
  base_url: string
  /** What callers sent so far, oldest first. */
  received: ReceivedRequest[]
  /** The gateway's own probes; they are answered by the same script. */
  probes: ReceivedRequest[]
  /** The only request of a test. */
  only(): ReceivedRequest
  openSockets(): number
  close(): Promise<void>
}

/**
 * A model server on a free port of loopback that answers each request as the script says; by https
 * with certificates.
 */
export async function startModelServer(script: Script, tls?: TlsOptions): Promise<ModelServer> {
  const received: ReceivedRequest[] = []
  const probes: ReceivedRequest[] = []
  const listener = async (req: IncomingMessage, res: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer) // no encoding is set
    const bytes = Buffer.concat(parts)
    const text = bytes.toString()
    const { 'content-type': type = '' } = req.headers
    const isForm = type.startsWith('multipart/')
    const form = isForm
      ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
      : undefined
    const one: ReceivedRequest = {
      attempt: received.length + 1,
      path: req.url ?? '',
      headers: req.headers,
      body: JSON.parse(isForm ? '{}' : text || 'null') as UpstreamRequest, // a GET has none
      ...(form && { form }),
      text,
      at: performance.now(),
      finishedAt: null,
      cutAt: null,
    }
    if (isProbe(one.body)) probes.push(one)
    else received.push(one)
    res.on('error', () => {})
    res.on('close', () => {
      one[res.writableFinished ? 'finishedAt' : 'cutAt'] = performance.now()
    })
    await script(req, res, one)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  let open = 0
  server.on('connection', (socket) => {
    open++
    socket.setNoDelay(true).on('close', () => open--)
  })
  const port = await listenOnLoopback(server)
  return {
    base_url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/v1`,
    received,
    probes,
    only() {
      if (received.length !== 1 || !received[0])
        throw new Error(`${received.length} requests came, not one`)
      return received[0]
    },
    openSockets: () => open,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether it is a probe of the gateway. Not every dialect has messages, and a GET has no body. */
export const isProbe = (body: Partial<UpstreamRequest> | null): boolean =>
  body?.input === 'ping' ||
  (body?.max_tokens === 1 &&
    JSON.stringify(body.messages?.[0]?.['content'] ?? '').includes('"ping"'))

export const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 }

/** A whole reply as inference servers write it. */
export const completion = (content: string, more: object = {}) => ({
  id: 'cmpl-7',
  object: 'chat.completion',
  created: 1_767_225_600,
  model: 'upstream-name',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
  ...more,
})

/** One chunk as inference servers write it. */
export const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) => ({
  id: 'cmpl-7',
  object: 'chat.completion.chunk',
  created: 1_767_225_600,
  model: 'upstream-name',
  choices: [{ index: 0, delta, finish_reason }],
  ...more,
})

export const piece = (content: string) => chunk({ content })
export const usageChunk = { ...chunk({}), choices: [], usage }

/** An event as text; a string stands for itself. */
export const event = (data: object | string) =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))
}

export const sendError = (
  res: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
) =>
  sendJson(
    res,
    status,
    { error: { message: 'the upstream says things of its own', type: 'some_error', code: status } },
    headers,
  )

/** Sends the head of an event stream. */
export function openEvents(res: ServerResponse): ServerResponse {
  res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  return res
}

/** The events of a good reply of these pieces, up to and with `[DONE]`. */
export const goodEvents = (...pieces: string[]) =>
  [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map(piece),
    chunk({}, 'stop'),
    usageChunk,
    '[DONE]',
  ]
    .map(event)
    .join('')

/** Writes what `next` gives until it gives nothing, at the pace of the reader. */
export function pump(res: ServerResponse, next: () => string | undefined): void {
  const more = () => {
    for (let text = next(); text !== undefined; text = next())
      if (res.destroyed || !res.write(text)) return
    res.end()
  }
  res.on('drain', more)
  more()
}

/** Says these pieces, in the shape that was asked for. */
export const says =
  (...pieces: string[]): Script =>
  (_req, res, { body }) => {
    if (body.stream) openEvents(res).end(goodEvents(...pieces))
    else sendJson(res, 200, completion(pieces.join('')))
  }

/** Keeps requests waiting, and then answers them as the other script does. */
export function holdReplies(script: Script) {
  const waiting: (() => void)[] = []
  return {
    /** A function for each request that waits; it answers that one. */
    waiting,
    script: ((req, res, received) =>
      void waiting.push(() => void script(req, res, received))) satisfies Script,
    /** Answers all that wait. */
    release: () => waiting.splice(0).forEach((answer) => answer()),
  }
}

/** Refuses every request with this status. */
export const refuses =
  (status: number, headers: Record<string, string> = {}): Script =>
  (_req, res) =>
    sendError(res, status, headers)

/** Sends the head of a stream and this text, and then ends the connection in good order. */
export const streams =
  (text: string): Script =>
  (_req, res) =>
    void openEvents(res).end(text)

/** Answers every request with this body. */
export const sends =
  (body: string, type = 'application/json'): Script =>
  (_req, res) =>
    send(res, body, type)

export const send = (res: ServerResponse, body: string, type: string) =>
  void res.writeHead(200, { 'content-type': type }).end(body)

/** The body of a complete stream of these events. */
export const events = (...chunks: (object | string)[]) => [...chunks, '[DONE]'].map(event).join('')
