import { until } from '../../support/waiting.ts'

type Reply = {
  id?: number
  result?: { result?: { value?: unknown } }
  method?: string
  params?: { chunk?: string }
}

/** Looks into a process that was started with `--inspect=127.0.0.1:0`. */
export type Inspector = {
  /** Bytes in use on the heap after a full collection. */
  heapUsed(): Promise<number>
  /** How many strings on the heap have this text in them, after two full collections. */
  stringsWith(text: string): Promise<number>
  /** What keeps the process alive, by kind, as in `TCPSocketWrap`, and how many of each. */
  resources(): Promise<Record<string, number>>
  close(): void
}

export async function attachInspector(output: () => string): Promise<Inspector> {
  await until('the inspector listens', () => /Debugger listening on ws:\S+\s/.test(output()))
  const address = /Debugger listening on (ws:\S+)/.exec(output())?.[1] ?? ''
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const snapshot: string[] = []
  let last = 0
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply // of the inspector's protocol
    if (reply.method === 'HeapProfiler.addHeapSnapshotChunk')
      snapshot.push(reply.params?.chunk ?? '')
    waiting.get(reply.id ?? 0)?.(reply)
    waiting.delete(reply.id ?? 0)
  }
  const call = (method: string, params: object = {}) =>
    new Promise<Reply>((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const value = async (expression: string) =>
    (await call('Runtime.evaluate', { expression, returnByValue: true })).result?.result?.value
  return {
    async heapUsed() {
      // What is freed by the first collection may hold what only a second one can free.
      for (let times = 0; times < 3; times++) await call('HeapProfiler.collectGarbage')
      return Number(await value('process.memoryUsage().heapUsed'))
    },
    async stringsWith(text) {
      for (let times = 0; times < 2; times++) await call('HeapProfiler.collectGarbage')
      snapshot.length = 0
      await call('HeapProfiler.takeHeapSnapshot')
      return snapshot.join('').split(text).length - 1
    },
    async resources() {
      const kinds = String(await value('process.getActiveResourcesInfo().join()')).split(',')
      return Object.fromEntries(
        [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => [kind, length]),
      )
    },
    close: () => socket.close(),
  }
}
