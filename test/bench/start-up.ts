import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { eventually, freePort, launch, temporaryFolder } from './processes.ts'
import { atMost, median, type Bench, type Findings } from './rounds.ts'
import { output, plainEnv, root } from './subjects.ts'
import { ask } from './traffic.ts'

const KEY = 'tg_sandbox_benchmark_key'

/**
 * From `npm start` on a clean store, in sandbox mode, to the first completion; and from `npm run
 * mock` until it listens.
 */
export async function startUp({ rounds }: Pick<Bench, 'rounds'>): Promise<Findings> {
  const times: number[] = []
  while (times.length < Math.min(rounds, 3)) times.push(await firstAnswer())
  const mocks: number[] = []
  while (mocks.length < Math.min(rounds, 3)) mocks.push(await mockUp())
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return {
    figures: [
      atMost('npm start to the first 200', median(times), 1500, seconds),
      atMost('npm run mock until all contracts are served', median(mocks), 1500, seconds),
    ],
    details: [],
  }
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

async function firstAnswer() {
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
  const running = await launch('npm', ['start'], {
    cwd: root,
    env,
    log: join(output, 'bench-start.log'),
  })
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
    if (!answered) throw new Error(`npm start gave no completion within 30 s: ${refusal}`)
    return performance.now() - start
  } finally {
    await running.stop()
  }
}
