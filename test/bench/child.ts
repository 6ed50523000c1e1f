import type { Server } from 'node:http'
import { listenOnLoopback } from '../support/http/listen.ts'

/**
 * Listens on a free loopback port, reports it to the parent, and exits when the parent exits for
 * any reason.
 */
export async function serveParent(server: Server) {
  endWithParent()
  const port = await listenOnLoopback(server)
  process.send?.({ port: port })
}

/** Exits when the parent's channel closes, so that a killed run leaves nothing behind. */
export function endWithParent() {
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
}
