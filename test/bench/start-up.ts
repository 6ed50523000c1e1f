import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { builtPackage } from './built-package.ts'
import { serverRss } from './process-tree.ts'
import { eventually, freePort, launch, temporaryFolder } from './processes.ts'
import { atMost, median, type Bench, type Findings } from './rounds.ts'
import { output, plainEnv, root } from './subjects.ts'
import { ask } from './traffic.ts'

const KEY = 'tg_sandbox_benchmark_key'

const idleMs = 5000

/**
 * From `npm start`, and from the command of the package, on a clean store, in sandbox mode, to the
 * first completion, and the memory of the server five seconds later; and from `npm run mock` until
 * it listens.
 */
export async function startUp({ rounds }: Pick<Bench, 'rounds'>): Promise<Findings> {
  const count = Math.min(rounds, 3)
  const clone = await samples(count, () => firstAnswer('npm', ['start']))
  const command = join(await builtPackage(), 'bin/tollgate.mjs')
  const installed = await samples(count, () => firstAnswer(process.execPath, [command]))
  const mocks = await samples(count, mockUp)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const of = (starts: Start[], value: (start: Start) => number) => median(starts.map(value))
  const time = ({ firstMs }: Start) => firstMs
  const memory = ({ rssBytes }: Start) => rssBytes
  const idle = `memory ${idleMs / 1000} s later, when idle`
  return {
    figures: [
      atMost('npm start of a clone to the first 200', of(clone, time), 1200, seconds),
      atMost("the package's command to the first 200", of(installed, time), 700, seconds),
      atMost(idle, of(installed, memory), 150e6, megabytes),
      atMost('npm run mock until all contracts are served', median(mocks), 1500, seconds),
    ],
    details: [],
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

async function samples<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = []
  while (values.length < count) values.push(await measure())
  return values
}

/**
 * From `npm run mock` to the line of the last of its addresses, which it prints when all of them
 * listen.
 */
async function mockUp() {
  const log = join(output, 'bench-mock.log')
  writeFileSync(log, '')
  const start = performance.now()
  const running = await launch('npm', ['run', 'mock', '--', '--port', '0'], {
    cwd: root,
    env: plainEnv(),
    log,
  })
  try {
    const up = await eventually(async () => {
      const died = running.died()
      if (died) throw new Error(died)
      return readFileSync(log, 'utf8').includes('mock of the operator contract on http')
    }, 30_000)
    if (!up) throw new Error('npm run mock did not listen within 30 s')
    return performance.now() - start
  } finally {
    await running.stop()
  }
}

type Start = { firstMs: number; rssBytes: number }

async function firstAnswer(program: string, args: string[]): Promise<Start> {
  const [port, mesh, metadata, operator] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const env = {
    ...plainEnv(),
    TOLLGATE_SANDBOX_KEY: KEY,
    TOLLGATE_STORE: join(temporaryFolder(), 'store'),
    TOLLGATE_GATEWAY_PORT: String(port),
    TOLLGATE_OPERATOR_PORT: String(operator),
    TOLLGATE_MESH_PORT: String(mesh),
    TOLLGATE_METADATA_PORT: String(metadata),
  }
  const body = ask('whole')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${KEY}` }
  let refusal = 'nobody listened'

  const start = performance.now()
  const log = join(output, 'bench-start.log')
  const running = await launch(program, args, { cwd: root, env, log })
  try {
    const answered = await eventually(async () => {
      const died = running.died()
      if (died) throw new Error(died)
      const reply = await request(`http://127.0.0.1:${port}/v1/chat/completions`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => undefined)
      if (!reply) return false
      if (reply.statusCode !== 200)
        refusal = `${reply.statusCode} ${(await reply.body.text()).slice(0, 300)}`
      return reply.statusCode === 200
    }, 30_000)
    if (!answered)
      throw new Error(`${[program, ...args].join(' ')} gave no completion in 30 s: ${refusal}`)
    const firstMs = performance.now() - start
    await delay(idleMs)
    return { firstMs, rssBytes: serverRss(running.pid) }
  } finally {
    await running.stop()
  }
}
