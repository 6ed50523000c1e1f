import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ToolServer = {
  origin: string
  port: number
  /** Method, path and headers of all that came, oldest first. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  /** Connections that were ever made. */
  connections(): number
  openSockets(): number
  close(): Promise<void>
}

/** A tool's server on a free port of loopback that answers as told. */
export async function startToolServer(
  answer: (req: IncomingMessage, res: ServerResponse, body: string) => void,
  host = '127.0.0.1',
): Promise<ToolServer> {
  const requests: ToolServer['requests'] = []
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer) // no encoding is set
    const body = Buffer.concat(parts).toString()
    requests.push({
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body,
    })
    res.on('error', () => {})
    answer(req, res, body)
  })
  let [all, open] = [0, 0]
  server.on('connection', (socket) => {
    all++
    open++
    socket.on('error', () => {}).on('close', () => open--)
  })
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    requests,
    connections: () => all,
    openSockets: () => open,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const sendJson = (res: ServerResponse, body: unknown, status = 200) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
