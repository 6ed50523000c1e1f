import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Call } from './behaviour.ts'
import { behaviours } from './replies.ts'
import { fixed } from './traffic.ts'
import { seeded } from '../../data/random.ts'
import { listenOnLoopback } from '../../http/listen.ts'

/**
 * One request that reached the fault server. Times are on the process clock. `finished`: the reply
 * was complete and the socket may be reused.
 */
export type Attempt = {
  fault: string
  mark: string
  stream: boolean
  messages: Message[]
  at: number
  finished: boolean
  closedAt: number | null
}

type Message = { role: string; content: string }

export type FaultServer = {
  /**
   * Serves every behaviour. The model name picks one, `fault:<name>` or `fault:<name>#<any>`, or
   * leaves it to the message, `fault:asked`.
   * The message is `<name>#<mark>`; the mark tells requests apart in the record.
   */
  base_url: string
  /** An address that refuses connections. */
  refusing_url: string
  /** An address where a connection never comes about. */
  silent_url: string
  attempts(mark?: string): Attempt[]
  /** How often a redirect was followed. */
  redirected(): number
  openSockets(): number
  close(): Promise<void>
}

/**
 * A model server on loopback that misbehaves as the model name says. Pauses and packet sizes follow
 * the seed.
 */
export async function startFaultServer(seed: number): Promise<FaultServer> {
  const random = seeded(seed)
  const record: Attempt[] = []
  const sockets = new Map<Socket, Attempt[]>()
  let redirected = 0
  const server = createServer((socket) => {
    sockets.set(socket, [])
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => {
      for (const attempt of sockets.get(socket) ?? []) attempt.closedAt = performance.now()
      sockets.delete(socket)
    })
    void serve(socket)
  })

  async function serve(socket: Socket) {
    for await (const { path, body } of requests(socket)) {
      if (path.startsWith('/sink')) redirected += 1
      if (!path.endsWith('/chat/completions')) {
        socket.write(
          fixed(200, JSON.stringify({ object: 'list', data: [{ id: 'served', object: 'model' }] })),
        )
        continue
      }
      const request = JSON.parse(body.toString()) as {
        model: string
        stream?: boolean
        messages: Message[]
      } // what the gateway sends; a throw fails the run
      const [wanted = '', mark = ''] = request.messages.at(-1)?.content.split('#') ?? []
      const fault =
        request.model === 'fault:asked' ? wanted : request.model.replace(/^fault:|#.*$/g, '')
      const attempt: Attempt = {
        fault,
        mark,
        stream: request.stream === true,
        messages: request.messages,
        at: performance.now(),
        finished: false,
        closedAt: null,
      }
      record.push(attempt)
      sockets.get(socket)?.push(attempt)
      const behave = behaviours[fault]
      if (!behave) throw new Error(`no behaviour is called ${fault}`)
      await behave(callOn(socket, attempt))
    }
  }

  const callOn = (socket: Socket, attempt: Attempt): Call => ({
    socket,
    stream: attempt.stream,
    random,
    sink: `http://127.0.0.1:${port}/sink`,
    done: () => void (attempt.finished = true),
    open: () => !socket.destroyed && socket.writable,
    send: (bytes) => write(socket, bytes),
    pause: (ms) => paused(socket, ms),
  })

  const port = await listenOnLoopback(server)
  const silent = await startSilentListener()
  return {
    base_url: `http://127.0.0.1:${port}/v1`,
    refusing_url: 'http://127.0.0.1:1/v1',
    silent_url: `http://127.0.0.1:${silent.port}/v1`,
    attempts: (mark) => record.filter((attempt) => mark === undefined || attempt.mark === mark),
    redirected: () => redirected,
    openSockets: () => sockets.size,
    async close() {
      for (const socket of sockets.keys()) socket.destroy()
      server.close()
      await Promise.all([once(server, 'close'), silent.close()])
    },
  }
}

/** The requests that come over one socket, one after another; reading goes on between them. */
async function* requests(socket: Socket): AsyncGenerator<{ path: string; body: Buffer }> {
  let held: Buffer = Buffer.alloc(0)
  let wake = () => {}
  let over = false
  socket.on('data', (part) => {
    held = Buffer.concat([held, part])
    wake()
  })
  socket.on('close', () => {
    over = true
    wake()
  })
  while (!over) {
    const end = held.indexOf('\r\n\r\n')
    const headText = end < 0 ? '' : held.subarray(0, end).toString('latin1')
    const length = Number(/^content-length: *(\d+)/im.exec(headText)?.[1] ?? 0)
    if (end < 0 || held.length < end + 4 + length) {
      await new Promise<void>((resolve) => (wake = resolve))
      continue
    }
    const body = held.subarray(end + 4, end + 4 + length)
    held = held.subarray(end + 4 + length)
    yield { path: headText.split(' ')[1] ?? '', body }
  }
}

/** Writes at the reader's pace; true while the connection stands. */
async function write(socket: Socket, bytes: Buffer | string): Promise<boolean> {
  if (socket.destroyed || !socket.writable) return false
  if (!socket.write(bytes))
    await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
  return !socket.destroyed
}

async function paused(socket: Socket, ms: number): Promise<boolean> {
  if (socket.destroyed) return false
  await new Promise<void>((resolve) => {
    const timer = setTimeout(over, ms)
    socket.once('close', over)
    function over() {
      clearTimeout(timer)
      socket.off('close', over)
      resolve()
    }
  })
  return !socket.destroyed
}

/** A listener with a full queue and a sleeping thread: the kernel drops every further handshake. */
async function startSilentListener(): Promise<{ port: number; close(): Promise<void> }> {
  const worker = new Worker(
    `const { createServer } = require('node:net'), { parentPort } = require('node:worker_threads')
     const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port)
       setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
     })`,
    { eval: true },
  )
  // The script above sends one message.
  const [port] = (await once(worker, 'message')) as [number]
  const fillers: Socket[] = []
  for (let filled = false; !filled;) {
    const filler = connect(port, '127.0.0.1').on('error', () => {})
    fillers.push(filler)
    const outcome = await Promise.race([
      once(filler, 'connect').then(() => 'queued'),
      new Promise((resolve) => setTimeout(resolve, 150, 'dropped')),
    ])
    filled = outcome === 'dropped'
    if (fillers.length > 64) throw new Error('the queue of the silent listener does not fill')
  }
  return {
    port,
    async close() {
      for (const filler of fillers) filler.destroy()
      await worker.terminate()
    },
  }
}
