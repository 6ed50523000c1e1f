import { fileURLToPath } from 'node:url'
import type { Answer, Hold, Job, Loop, LoopResult, Offer, Order } from './job.ts'
import { launch } from './processes.ts'

/**
 * The load process as seen by the run. `hold` resolves when all its streams are open; `release`
 * lets them go.
 */
export type Generator = {
  pid: number
  loop(job: Work): Promise<LoopResult>
  hold(job: Held): Promise<LoopResult>
  offer(job: Offered): Promise<LoopResult>
  release(): void
  stop(): Promise<void>
}
export type Work = Omit<Loop, 'kind'>
export type Offered = Omit<Offer, 'kind'>
export type Held = Omit<Hold, 'kind'>

/** Starts the load process; work whose replies are not all whole is rejected. */
export async function startGenerator(log: string): Promise<Generator> {
  const running = await launch(
    process.execPath,
    [fileURLToPath(new URL('load.ts', import.meta.url))],
    { log, channel: true },
  )
  const waiting = new Map<number, PromiseWithResolvers<LoopResult>>()
  let lastId = 0

  running.child.on('message', (answer: Answer) => {
    const caller = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) return caller?.reject(new Error(answer.error))
    caller?.resolve(answer.result)
  })
  running.child.on('exit', () => {
    for (const caller of waiting.values())
      caller.reject(new Error(running.died() ?? 'the load process ended'))
  })

  const send = (order: Order) => running.child.send(order)
  const ask = (job: Job) => {
    const caller = Promise.withResolvers<LoopResult>()
    lastId += 1
    waiting.set(lastId, caller)
    send({ id: lastId, job })
    return caller.promise
  }
  return {
    pid: running.pid,
    loop: (work) => ask({ kind: 'loop', ...work }),
    hold: (work) => ask({ kind: 'hold', ...work }),
    offer: (work) => ask({ kind: 'offer', ...work }),
    release: () => void send({ release: true }),
    stop: running.stop,
  }
}
