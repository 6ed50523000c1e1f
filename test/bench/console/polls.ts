import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../rounds.ts'

/** The tags of the last replies, by path. */
type Tags = Map<string, string>

type Asking = {
  /** With them it asks for what has changed. */
  tags?: Tags
  /** The last request of a connection closes it. */
  isLast?: boolean
}

/** Sends a request and gives the milliseconds until its whole reply was there. */
export type Ask = (path: string, asking?: Asking) => Promise<number>

export const asker =
  ({ url, token }: { url: string; token?: string }): Ask =>
  async (path, { tags, isLast = false } = {}) => {
    const begun = performance.now()
    const tag = tags?.get(path)
    const reply = await fetch(url + path, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(tag && { 'if-none-match': tag }),
        ...(isLast && { connection: 'close' }),
      },
    })
    const text = await reply.text()
    if (!reply.ok && reply.status !== 304) throw new Error(`${path}: ${reply.status} ${text}`)
    tags?.set(path, reply.headers.get('etag') ?? '')
    return performance.now() - begun
  }

/** A server that is asked, and its process. */
export type Polled = { pid: number; ask: Ask }

/** What a page asks again and again, and what happens before each time. */
export type Poll = Omit<Asking, 'isLast'> & { of: Polled; path: string; before?: () => void }

/** How often a page of the console asks. */
const pollMs = 2000
/** What is left to do after a reply is done by then. */
const aftermathMs = 50
/** As many as a page makes in an hour, until the engine has compiled the code. */
const warmPolls = 1800
/** Of one connection: code that has seen only one is compiled anew with the next. */
const pollsOfConnection = 100
/** Until the start is over: the collection that ends it throws compiled code away. */
const startMs = 6000
/**
 * Rounds before those that count: within half a minute the engine collects, in several steps, what
 * the warm-up has left behind.
 */
const firstRounds = 15

/** Microseconds of CPU. A collection of garbage in the time of few polls is in the mean alone. */
export type PollCost = { median: number; mean: number }

/**
 * What one poll of each kind costs its server, in all of its threads, beyond what it uses meanwhile
 * without polls. The polls of a kind are `pollMs` apart, in the mean.
 */
export async function cpuOfPolls(polls: readonly Poll[], count: number): Promise<PollCost[]> {
  await pause(startMs)
  for (let time = 1; time <= warmPolls; time++)
    for (const { of, path, before, ...asking } of polls) {
      before?.()
      await of.ask(path, { ...asking, isLast: time % pollsOfConnection === 0 })
    }
  const measured = polls.map(({ of }) => ({ of, spent: [] as Spent[], idle: [] as Spent[] }))
  for (let time = -firstRounds; time < count; time++)
    for (const [at, { of, path, before, ...asking }] of polls.entries()) {
      before?.()
      const begun = performance.now()
      const work = async () => {
        await of.ask(path, asking)
        await pause(aftermathMs)
      }
      const spent = await spentBy(of, work)
      // At random, else one kind would come together with what the server does each second.
      const nextMs = (pollMs / polls.length) * (0.5 + Math.random())
      const restMs = nextMs - (performance.now() - begun)
      const idle = await spentBy(of, () => pause(restMs))
      if (time < 0) continue
      measured[at]?.spent.push(spent)
      measured[at]?.idle.push(idle)
    }
  return measured.map(({ of, spent }) => {
    const idle = measured.flatMap((other) => (other.of === of ? other.idle : []))
    return { median: beyond(median, spent, idle), mean: beyond(mean, spent, idle) }
  })
}

/** Microseconds of what was spent, without what is spent in as much idle time. */
function beyond(average: Average, spent: readonly Spent[], idle: readonly Spent[]): number {
  const idleRate = average(idle.map(({ nanos, ms }) => nanos / ms))
  return average(spent.map(({ nanos, ms }) => (nanos - idleRate * ms) / 1000))
}

type Average = (values: readonly number[]) => number

type Spent = { nanos: number; ms: number }

const mean: Average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

async function spentBy({ pid }: Polled, work: () => Promise<void>): Promise<Spent> {
  const begun = performance.now()
  const before = cpuNanos(pid)
  await work()
  return { nanos: cpuNanos(pid) - before, ms: performance.now() - begun }
}

/** The time of all threads on a core, in nanoseconds; of Linux only. */
const cpuNanos = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadNanos(pid, thread), 0)

function threadNanos(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    // It ended since they were listed.
    return 0
  }
}
