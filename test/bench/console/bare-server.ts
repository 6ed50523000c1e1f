import { createServer } from 'node:http'
import { serveParent } from '../child.ts'

// What a reply of so many bytes costs node:http alone: GET /20000.
const server = createServer((req, res) => {
  const body = 'x'.repeat(Number(req.url?.slice(1)))
  res.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length }).end(body)
})
server.keepAliveTimeout = 75_000
await serveParent(server)
