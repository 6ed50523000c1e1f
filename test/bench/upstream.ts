import { createServer, type ServerResponse } from 'node:http'
import { packetsIn, replyIn } from './dialects/replies.ts'
import { models, upstreamPaths, type Dialect } from './dialects/dialect.ts'
import { embeddingReply } from './dialects/vectors.ts'
import { answerModel, answerTool } from './mesh-traffic.ts'
import { EVENTS, shapeOf, streamPackets, wholeReply, type Completion } from './traffic.ts'
import { serveParent } from './child.ts'

// An inference server, and a tool's server, that cost next to nothing: all but the agents' replies
// are computed before the first request. It counts the time that it spends on complete replies;
// `/spent` returns that time and resets it.
const PACE_MS = 2
/** Requests below this path are answered after a delay. */
const LATE = '/late/'
const LATE_MS = 100
type Packets = (events: number) => Buffer[]
const repliesIn = (whole: Buffer, packets: Packets) => ({
  whole,
  paced: packets(EVENTS.paced),
  brief: packets(EVENTS.brief),
  idle: packets(2),
  burst: Buffer.concat(packets(EVENTS.burst)),
  long: Buffer.concat(packets(EVENTS.long)),
})
const replies = {
  chat: repliesIn(wholeReply, streamPackets),
  responses: repliesIn(replyIn('responses'), (events) => packetsIn('responses', events)),
  messages: repliesIn(replyIn('messages'), (events) => packetsIn('messages', events)),
}
const vectors = embeddingReply(models.vectors)
const streamHead = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
}

let spentMs = 0
const server = createServer((req, res) => {
  const began = performance.now()
  const parts: Buffer[] = []
  req.on('data', (part: Buffer) => parts.push(part))
  req.on('end', () => {
    const url = req.url ?? ''
    const body = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
    if (url.startsWith(LATE)) setTimeout(() => answer(url, body, res), LATE_MS)
    else answer(url, body, res)
    spentMs += performance.now() - began
  })
})
server.keepAliveTimeout = 120_000
await serveParent(server)

function answer(url: string, body: Buffer, res: ServerResponse) {
  if (url === '/spent') {
    res.end(String(spentMs))
    spentMs = 0
    return
  }
  const reading = answerTool(url, body)
  if (reading !== undefined) return sendJson(res, reading)
  const dialect = dialectOf(url)
  if (dialect === 'embeddings') return sendJson(res, vectors)
  const shape = shapeOf(body)
  if (shape === 'query') return sendJson(res, answerModel(body))
  if (!shape) return void res.writeHead(400).end('the prompt names no reply shape')
  answerModelCall(replies[dialect], shape, res)
}

const dialectOf = (url: string): Dialect =>
  (Object.keys(upstreamPaths) as Dialect[]).find((name) => upstreamPaths[name] === url) ?? 'chat'

function answerModelCall(
  reply: (typeof replies)[keyof typeof replies],
  shape: Completion,
  res: ServerResponse,
) {
  if (shape === 'whole') return sendJson(res, reply.whole)
  res.writeHead(200, streamHead)
  if (shape === 'burst' || shape === 'long') return void res.end(reply[shape])
  if (shape === 'idle') return void res.write(reply.idle[0])
  pace(reply[shape], res)
}

function sendJson(res: ServerResponse, text: string | Buffer) {
  res
    .writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    .end(text)
}

/**
 * Sends each packet by a write of its own; node:http sets TCP_NODELAY, so each is a segment of its
 * own.
 */
function pace(events: Buffer[], res: ServerResponse) {
  let next = 0
  const send = () => {
    const last = next === events.length - 1
    if (last) clearInterval(timer)
    res.write(events[next])
    next += 1
    if (last) res.end()
  }
  const timer = setInterval(send, PACE_MS)
  res.on('close', () => clearInterval(timer))
  send()
}
