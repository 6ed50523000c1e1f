import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent, request } from 'undici'
import { serveParent } from './child.ts'

// The floor: the least that a proxy on node:http and undici can do. It parses nothing, decides
// nothing and stores nothing.
const upstream = process.argv[2]
if (!upstream) throw new Error('usage: floor.ts UPSTREAM_URL')
const agent = new Agent({ connections: 2048, pipelining: 1 })

const server = createServer((req, res) => {
  pass(req, res).catch((error: unknown) => {
    if (res.headersSent) return void res.destroy()
    res.writeHead(502).end(String(error))
  })
})
server.keepAliveTimeout = 120_000
await serveParent(server)

async function pass(req: IncomingMessage, res: ServerResponse) {
  const reply = await request(`${upstream}${req.url}`, {
    dispatcher: agent,
    method: 'POST',
    headers: endToEnd(req.headers),
    body: req,
  })
  res.writeHead(reply.statusCode, endToEnd(reply.headers))
  res.on('close', () => reply.body.destroy())
  reply.body.on('error', () => res.destroy())
  reply.body.pipe(res)
}

function endToEnd(headers: IncomingMessage['headers']) {
  const endToEndHeaders = { ...headers }
  for (const name of ['host', 'connection', 'keep-alive', 'transfer-encoding'])
    delete endToEndHeaders[name]
  return endToEndHeaders
}
