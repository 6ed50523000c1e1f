import { createServer } from 'node:net'

/** Below the ephemeral ports: a server that restarts finds its port still free. */
const lowest = 20_000
/** Each test worker has its own range, so that none is taken between choice and use. */
const workers = 16
const count = 12_000 / workers
const first = lowest + (Number(process.env['VITEST_POOL_ID'] ?? 0) % workers) * count
let next = Math.floor(Math.random() * count)

/** A free port of loopback, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (next = (next + 1) % count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false)).on('close', () => resolve(true))
    server.listen(port, '127.0.0.1', () => server.close())
  })
}
