import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Listens on a free loopback port, tells it to the parent, and ends with the parent, however that
 * ends.
 */
export async function serveParent(server: Server) {
  endWithParent()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.({ port: (server.address() as AddressInfo).port }) // a listening TCP server has an AddressInfo
}

/** Exits when the parent's channel closes, so that a killed run leaves nothing behind. */
export function endWithParent() {
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
}
