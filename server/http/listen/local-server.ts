import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from './node-http.ts'

export type LocalServer = { url: string; close(): Promise<void> }

/** Starts a server for this machine without the limits of `listen`; on a free port by default. */
export async function startLocalServer(
  handle: RequestListener,
  { host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {},
): Promise<LocalServer> {
  const server = createServer(handle)
  server.listen(port, host)
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port: actualPort, family, address } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
