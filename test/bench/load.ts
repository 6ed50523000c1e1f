import { Agent, request } from 'undici'
import { endWithParent } from './child.ts'
import { askAgent, verifyAgent } from './mesh-traffic.ts'
import { ask, hasContent, verify, type Completion, type Shape } from './traffic.ts'

/** `key` is the caller's where it stands in the body; `bytes` the length of a document. */
export type Job = Loop | (Common & { kind: 'hold'; shape: Completion })
export type Loop = Common & { kind: 'loop'; shape: Shape; key?: string; bytes?: number }
type Common = { url: string; headers: Record<string, string>; connections: number; count: number }
/** Latencies are in ms, `first` being the time to the first content; a connection's first request is made but not timed. */
export type LoopResult = { rps: number; latency: number[]; first: number[] }
export type Order = { id: number; job: Job } | { release: true }
export type Answer = { id: number; result: LoopResult } | { id: number; error: string }

// The load generator is a process of its own: its work must not delay the measuring, nor be measured.
let held: Agent | undefined
let lastNumber = 0
endWithParent()
process.on('message', (order: Order) => {
  if ('release' in order) {
    void held?.destroy()
    held = undefined
    return
  }
  const { id, job } = order
  const answer = (message: Answer) => process.send?.(message)
  const done = job.kind === 'loop' ? loop(job) : hold(job)
  done.then((result) => answer({ id, result }), (error: unknown) => answer({ id, error: describe(error) }))
})

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${describe(error.cause)})`
}

/** A closed loop: each connection asks again as soon as its reply is read and found whole. */
async function loop(job: Loop): Promise<LoopResult> {
  const agent = new Agent({ connections: job.connections, pipelining: 1 })
  const exchange = exchangeOf(job, agent)
  const latency: number[] = []
  const first: number[] = []
  let left = job.count
  const connection = async () => {
    for (let fresh = true; left > 0; fresh = false) {
      left -= 1
      const times = await exchange()
      if (fresh) continue
      latency.push(times.whole)
      first.push(times.first)
    }
  }
  const start = performance.now()
  try {
    await Promise.all(Array.from({ length: job.connections }, connection))
    return { rps: job.count / (performance.now() - start) * 1000, latency, first }
  } finally {
    await agent.destroy()
  }
}

function exchangeOf(job: Loop, agent: Agent): () => Promise<{ first: number; whole: number }> {
  const { shape } = job
  if (shape === 'document' || shape === 'unchanged') return () => download(job, agent)
  if (shape === 'tool' || shape === 'query') {
    return () => {
      const number = lastNumber += 1
      return exchange(job, agent, askAgent(shape, job.key ?? '', number), (status, received) => verifyAgent(shape, number, status, received))
    }
  }
  const body = ask(shape)
  return () => exchange(job, agent, body, (status, received) => verify(shape, status, received))
}

async function exchange(job: Loop, agent: Agent, body: Buffer, check: (status: number, received: string) => void) {
  const start = performance.now()
  let first = 0
  const reply = await send(job, agent, body)
  let received = ''
  for await (const part of reply.body as AsyncIterable<Buffer>) {   // undici types the parts of a body as any
    received += part.toString('latin1')
    if (first === 0 && hasContent(received)) first = performance.now() - start
  }
  const whole = performance.now() - start
  check(reply.statusCode, received)
  return { first, whole }
}

/** Reads a document without looking into it, for it is large; its length tells that it is whole. */
async function download({ url, headers, shape, bytes }: Loop, agent: Agent) {
  const start = performance.now()
  const { statusCode, body } = await request(url, { dispatcher: agent, headers })
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) size += part.length   // as above
  const [status, length] = shape === 'unchanged' ? [304, 0] : [200, bytes]
  if (statusCode !== status || size !== length) throw new Error(`status ${statusCode} with ${size} bytes, not ${status} with ${length}`)
  return { first: 0, whole: performance.now() - start }
}

const send = (job: Job, agent: Agent, body: Buffer) => request(job.url, {
  dispatcher: agent, method: 'POST', body, headers: { 'content-type': 'application/json', accept: '*/*', ...job.headers },
})

/** Opens `count` streams, `connections` at a time, and keeps them open until told to let go. */
async function hold(job: Extract<Job, { kind: 'hold' }>): Promise<LoopResult> {
  const agent = new Agent({ connections: job.count, pipelining: 1 })
  held = agent
  const body = ask(job.shape)
  let left = job.count
  const open = async () => {
    while (left > 0) {
      left -= 1
      await firstContent(await send(job, agent, body))
    }
  }
  await Promise.all(Array.from({ length: job.connections }, open))
  return { rps: 0, latency: [], first: [] }
}

function firstContent(reply: Awaited<ReturnType<typeof send>>) {
  return new Promise<void>((resolve, reject) => {
    let received = ''
    reply.body.on('data', (part: Buffer) => {
      received += part.toString('latin1')
      if (reply.statusCode === 200 && hasContent(received)) resolve()
    })
    reply.body.on('error', reject)   // after the first content nothing is left to reject: letting go is no error
    reply.body.on('end', () => reject(new Error(`a stream that should stay open ended: ${reply.statusCode} ${received.slice(0, 300)}`)))
  })
}
