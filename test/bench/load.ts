import { setTimeout as delay } from 'node:timers/promises'
import { Agent } from 'undici'
import { endWithParent } from './child.ts'
import { exchangeOf, send } from './exchange.ts'
import type { Answer, Hold, Job, Loop, LoopResult, Offer, Order } from './job.ts'
import { ask, hasContent, verify } from './traffic.ts'

// The load generator is a separate process, so that its work neither delays the measurement nor is
// part of it.
let held: Agent | undefined
endWithParent()
process.on('message', (order: Order) => {
  if ('release' in order) {
    void held?.destroy()
    held = undefined
    return
  }
  const { id, job } = order
  const answer = (message: Answer) => process.send?.(message)
  run(job).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, error: describe(error) }),
  )
})

function run(job: Job) {
  if (job.kind === 'loop') return loop(job)
  return job.kind === 'hold' ? hold(job) : offer(job)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${describe(error.cause)})`
}

/**
 * A closed loop: each connection sends its next request as soon as its reply is read and checked,
 * or at its scheduled time.
 */
async function loop(job: Loop): Promise<LoopResult> {
  // A pool would send single requests over its first connection, and so to the same worker.
  const agents = Array.from(
    { length: job.connections },
    () => new Agent({ connections: 1, pipelining: 1 }),
  )
  const latency: number[] = []
  const first: number[] = []
  let remaining = job.count
  const connection = async (agent: Agent) => {
    const exchange = exchangeOf(job, agent)
    for (let fresh = true; remaining > 0; fresh = false) {
      const turn = job.count - remaining
      remaining -= 1
      if (job.rate !== undefined)
        await delay(Math.max(0, start + (turn / job.rate) * 1000 - performance.now()))
      const times = await exchange()
      if (fresh) continue
      latency.push(times.whole)
      first.push(times.first)
    }
  }
  const start = performance.now()
  try {
    await Promise.all(agents.map(connection))
    return { rps: (job.count / (performance.now() - start)) * 1000, latency, first }
  } finally {
    await Promise.all(agents.map((agent) => agent.destroy()))
  }
}

/** Opens `count` streams, `connections` at a time, and keeps them open until they are released. */
async function hold(job: Hold): Promise<LoopResult> {
  const agent = new Agent({ connections: job.count, pipelining: 1 })
  held = agent
  const body = ask(job.shape)
  let remaining = job.count
  const open = async () => {
    while (remaining > 0) {
      remaining -= 1
      await firstContent(await send(job, agent, body))
    }
  }
  await Promise.all(Array.from({ length: job.connections }, open))
  return { rps: 0, latency: [], first: [] }
}

/**
 * An open loop; `rps` and `latency` are of successful replies. Every other reply must be a refusal
 * with Retry-After.
 */
async function offer(job: Offer): Promise<LoopResult> {
  const agent = new Agent({ connections: job.connections, pipelining: 1 })
  const body = ask(job.shape)
  const latency: number[] = []
  const one = async () => {
    const start = performance.now()
    const reply = await send(job, agent, body)
    const received = await reply.body.text()
    if (reply.statusCode === 503 && reply.headers['retry-after'] !== undefined) return
    verify(job.shape, reply.statusCode, received)
    latency.push(performance.now() - start)
  }
  const all: Promise<void>[] = []
  const start = performance.now()
  try {
    while (all.length < job.count) {
      const due = Math.min(job.count, Math.ceil(((performance.now() - start) / 1000) * job.rate))
      while (all.length < due) all.push(one())
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await Promise.all(all)
    return { rps: (latency.length / (performance.now() - start)) * 1000, latency, first: [] }
  } finally {
    await agent.destroy()
  }
}

function firstContent(reply: Awaited<ReturnType<typeof send>>) {
  return new Promise<void>((resolve, reject) => {
    let received = ''
    reply.body.on('data', (part: Buffer) => {
      received += part.toString('latin1')
      if (reply.statusCode === 200 && hasContent(received)) resolve()
    })
    // The promise was settled by the first content, so closing the stream is no error.
    reply.body.on('error', reject)
    reply.body.on('end', () =>
      reject(
        new Error(
          `a stream that should stay open ended: ${reply.statusCode} ${received.slice(0, 300)}`,
        ),
      ),
    )
  })
}
