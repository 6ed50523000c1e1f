import type { Server } from 'node:http'
import { listenOnLoopback } from '../support/http/listen.ts'

/**
 * Listens on a free loopback port, tells it to the parent, and ends with the parent, however that
 * ends.
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
