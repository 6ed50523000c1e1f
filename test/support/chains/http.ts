import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type HttpServer = {
  url: string
  port: number
  /** Cuts what is open and closes the port. */
  stop(): Promise<void>
}

/** Answers HTTP on 127.0.0.1; what the handler throws is told with status 500. */
export async function startHttpServer(
  handler: (req: IncomingMessage, body: string, res: ServerResponse) => void | Promise<void>,
  port = 0,
): Promise<HttpServer> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await handler(req, await text(req), res)
    } catch (error) {
      if (!res.headersSent && !res.destroyed)
        res.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  }
  const server = createServer((req, res) => void answer(req, res))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with JSON; a string is taken to be JSON already. */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}
