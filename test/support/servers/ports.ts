import { createServer } from 'node:net'

/** Below those that the system gives to connections: a server that is away for a while finds its port free again. */
const lowest = 20_000
/** Each worker of a run has ports of its own, so that none is taken by another between the choice and its use. */
const workers = 16
const count = 12_000 / workers
const first = lowest + (Number(process.env['VITEST_POOL_ID'] ?? 0) % workers) * count
let next = Math.floor(Math.random() * count)

/** A port of loopback at which nobody listens, for a server that must be told one. */
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
