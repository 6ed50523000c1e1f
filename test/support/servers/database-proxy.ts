import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../http/listen.ts'

export type DatabaseProxy = {
  /** Leads to the same database, through the proxy. */
  url: string
  /** Forwards nothing more and closes nothing, like a pulled cable. */
  hold(): void
  /** Delays every answer. */
  slow(ms: number): void
  /** Ends `hold` and `slow`. */
  release(): void
  /**
   * Cuts the connection that sends the word, once: before the word is forwarded, or after it with
   * the answer lost. `isLast` ends all other connections too, and lets no later one through.
   */
  cutAt(word: string, lost: 'question' | 'answer', isLast?: boolean): void
  /** Closes all connections. */
  cut(): void
}

/** A proxy between a store and its database that fails as a test says. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port: databasePort } = new URL(target)
  const pairs = new Set<[Socket, Socket]>()
  let held = false
  let lateMs = 0
  let isAway = false
  let trap: { word: string; lost: 'question' | 'answer'; isLast: boolean } | undefined

  const server = createServer((client) => {
    if (isAway) return void client.on('error', () => {}).destroy()
    const database = connect(Number(databasePort), hostname)
    const pair: [Socket, Socket] = [client, database]
    pairs.add(pair)
    let isDeaf = false
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    client.on('data', (bytes) => {
      if (held) return
      const sprung = trap && bytes.includes(trap.word) ? trap : undefined
      if (sprung) trap = undefined
      if (sprung?.isLast) {
        isAway = true
        // A pool may have connected a second time.
        for (const other of pairs) if (other !== pair) for (const socket of other) socket.destroy()
      }
      if (sprung?.lost === 'question') return end()
      isDeaf ||= sprung !== undefined
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isDeaf) end()
      else if (lateMs > 0) setTimeout(() => void client.write(bytes), lateMs).unref()
      else if (!held) client.write(bytes)
    })
  })
  const port = await listenOnLoopback(server)
  const cut = () =>
    pairs.forEach(([client, database]) => [client, database].forEach((socket) => socket.destroy()))
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    hold: () => void (held = true),
    slow: (ms) => void (lateMs = ms),
    release() {
      held = isAway = false
      lateMs = 0
      // What was held back is lost, as it is when a network comes back after a while.
      cut()
    },
    cutAt: (word, lost, isLast = false) => void (trap = { word, lost, isLast }),
    cut,
  }
}
