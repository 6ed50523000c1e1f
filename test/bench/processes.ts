import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { listenOnLoopback } from '../support/http/listen.ts'

export type Running = {
  pid: number
  child: ChildProcess
  died(): string | undefined
  stop(): Promise<void>
}
type Options = { env?: NodeJS.ProcessEnv; cwd?: string; log: string; channel?: boolean }

const groups = new Set<number>()
const folders = new Set<string>()
process.on('exit', () => {
  for (const group of groups) signal(group, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => process.exit(130))

/**
 * Starts a process as the head of a group of its own, so that whatever it starts ends with it; its
 * output goes to the file `log`.
 */
export async function launch(
  command: string,
  args: string[],
  { env, cwd, log, channel }: Options,
): Promise<Running> {
  const file = openSync(log, 'w')
  const child = spawn(command, args, {
    env,
    cwd,
    detached: true,
    stdio: ['ignore', file, file, ...(channel ? ['ipc' as const] : [])],
  })
  closeSync(file)
  await once(child, 'spawn')
  const pid = child.pid
  if (pid === undefined) throw new Error(`${command} did not start`)
  groups.add(pid)
  const died = () => {
    const status = child.exitCode ?? child.signalCode
    return status === null
      ? undefined
      : `${[command, ...args].join(' ')} ended (${status}): ` +
          readFileSync(log, 'utf8').slice(-1500)
  }
  return { pid, child, died, stop: () => stopGroup(pid) }
}

async function stopGroup(group: number) {
  signal(group, 'SIGTERM')
  const gone = await eventually(() => !signal(group, 0), 10_000)
  if (!gone) signal(group, 'SIGKILL')
  groups.delete(group)
}

function signal(group: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(-group, name)
  } catch {
    return false // the group is gone
  }
}

/** Polls until the result is true; returns false when the time is over first. */
export async function eventually(
  question: () => boolean | Promise<boolean>,
  timeoutMs: number,
  pauseMs = 10,
) {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if (await question()) return true
    await delay(pauseMs)
  }
  return false
}

/**
 * Resolves when a GET is answered (with `status`, if given). Throws with the end of the process's
 * output when it exits or does not answer in time.
 */
export async function ready(running: Running, url: string, status?: number, timeoutMs = 30_000) {
  const answered = await eventually(async () => {
    const died = running.died()
    if (died) throw new Error(died)
    const reply = await request(url).catch(() => undefined)
    await reply?.body.dump()
    return reply !== undefined && (status === undefined || reply.statusCode === status)
  }, timeoutMs)
  if (!answered) throw new Error(`no answer from ${url} within ${timeoutMs / 1000} s`)
}

/** A folder that is removed when the run ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'))
  folders.add(folder)
  return folder
}

/** A loopback port that was free a moment ago. */
export async function freePort() {
  const server = createServer()
  const port = await listenOnLoopback(server)
  server.close()
  await once(server, 'close')
  return port
}
