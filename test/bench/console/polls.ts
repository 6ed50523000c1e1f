import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Sends a request, with the tag of the last reply if `tags` has one; returns its milliseconds. */
export type Ask = (path: string, tags?: Map<string, string>) => Promise<number>

export const asker =
  ({ url, token }: { url: string; token: string }): Ask =>
  async (path, tags) => {
    const startedAt = performance.now()
    const tag = tags?.get(path)
    const headers = { authorization: `Bearer ${token}`, ...(tag && { 'if-none-match': tag }) }
    const reply = await fetch(url + path, { headers })
    const text = await reply.text()
    if (!reply.ok && reply.status !== 304) throw new Error(`${path}: ${reply.status} ${text}`)
    tags?.set(path, reply.headers.get('etag') ?? '')
    return performance.now() - startedAt
  }

/** How often an open page polls. */
const pollMs = 5000
/** Polls of one page before those that count, until the engine has compiled the code. */
const warmPolls = 300
/** Until the start is over: the collection that ends it throws compiled code away. */
const startMs = 6000

/**
 * Microseconds of CPU of a poll of each path, in all threads of the server, beyond what it uses
 * without polls. The polls of `rounds` are as far apart as those of an open page.
 */
export async function cpuOfPolls(
  { pid, ask }: { pid: number; ask: Ask },
  paths: readonly string[],
  rounds: number,
): Promise<number[]> {
  const tags = new Map<string, string>()
  await pause(startMs)
  for (let time = 0; time < warmPolls; time++) for (const path of paths) await ask(path, tags)
  const spent = paths.map(() => 0)
  const restMs = pollMs / (2 * paths.length)
  for (let round = 0; round < rounds; round++)
    for (const [at, path] of paths.entries()) {
      const idle = await cpuMicros(pid, () => pause(restMs))
      const busy = await cpuMicros(pid, async () => {
        const tookMs = await ask(path, tags)
        await pause(restMs - tookMs)
      })
      spent[at] = (spent[at] ?? 0) + busy - idle
    }
  return spent.map((micros) => micros / rounds)
}

async function cpuMicros(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuNanos(pid)
  await work()
  return (cpuNanos(pid) - before) / 1000
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
