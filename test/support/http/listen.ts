import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Listens on a free port of loopback, and returns the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a listening TCP server
  return port
}
