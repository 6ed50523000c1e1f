import { createServer, type ServerResponse } from 'node:http'
import { EVENTS, shapeOf, streamPackets, wholeReply, type Shape } from './traffic.ts'
import { serveParent } from './child.ts'

// An inference server that costs next to nothing: every reply is computed before the first request.
const PACE_MS = 2
const packets = { paced: streamPackets(EVENTS.paced), brief: streamPackets(EVENTS.brief), idle: streamPackets(2) }
const burst = Buffer.concat(streamPackets(EVENTS.burst))
const jsonHead = { 'content-type': 'application/json', 'content-length': wholeReply.length }
const streamHead = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }

const server = createServer((req, res) => {
  const parts: Buffer[] = []
  req.on('data', (part: Buffer) => parts.push(part))
  req.on('end', () => answer(shapeOf(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)), res))
})
server.keepAliveTimeout = 120_000
await serveParent(server)

function answer(shape: Shape | undefined, res: ServerResponse) {
  if (!shape) return void res.writeHead(400).end('the prompt names no reply shape')
  if (shape === 'whole') return void res.writeHead(200, jsonHead).end(wholeReply)
  res.writeHead(200, streamHead)
  if (shape === 'burst') return void res.end(burst)
  if (shape === 'idle') return void res.write(packets.idle[0])
  pace(packets[shape], res)
}

/** Sends each packet by a write of its own; node:http sets TCP_NODELAY, so each is a segment of its own. */
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
