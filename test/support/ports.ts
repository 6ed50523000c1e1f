import { createServer } from 'node:net'

/** Below those that the system gives to connections: a server that is away for a while finds its port free again. */
const lowest = 20_000
const count = 12_000

/** A port of loopback at which nobody listens, for a server that must be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count)
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
