import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort, launch, ready, temporaryFolder } from './processes.ts'

/** Where a started subject takes requests, and the process whose tree is measured. */
export type Target = { url: string; headers: Record<string, string>; pid: number; stop(): Promise<void> }
/** `share` is the part of a scenario's requests that is enough for a slow peer; `absent` says why a subject cannot take part. */
export type Subject = { name: string; share?: number; absent?: string; start(upstream: string): Promise<Target> }

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const output = join(root, 'test/output')
const COMPLETIONS = '/v1/chat/completions'

/** The environment without the settings of this product, which would outvote the benchmark's own. */
export const plainEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TOLLGATE_')))

/** The fake inference server, which is also the subject called `direct`: no proxy at all. */
export const direct: Subject = { name: 'direct', start: () => startScript('upstream.ts', []) }

/** A bare node:http + undici pass-through. */
export const floor: Subject = { name: 'floor', start: (upstream) => startScript('floor.ts', [upstream]) }

async function startScript(file: string, args: string[]): Promise<Target> {
  const script = fileURLToPath(new URL(file, import.meta.url))
  const running = await launch(process.execPath, [script, ...args], { log: join(output, `bench-${file}.log`), channel: true })
  const [message] = await Promise.race([once(running.child, 'message'), once(running.child, 'exit')]) as [unknown]   // events are untyped
  if (typeof message !== 'object' || message === null || !('port' in message)) throw new Error(running.died() ?? `${file} named no port`)
  return { url: `http://127.0.0.1:${String(message.port)}${COMPLETIONS}`, headers: {}, pid: running.pid, stop: running.stop }
}

/** The gateway in its full profile: a key, both validations, ledger, metrics, logs. */
export const product = (profile: boolean): Subject => ({
  name: 'product',
  async start(upstream) {
    const [port, operator] = [await freePort(), await freePort()]
    const folder = temporaryFolder()
    const config = join(folder, 'tollgate.yaml')
    writeFileSync(config, configuration(join(folder, 'store'), port, operator, upstream))
    const env = plainEnv()
    const main = join(root, 'server/main.ts')
    const create = [main, 'keys', 'create', '--name', 'bench', '--json', '--config', config]
    const created = await promisify(execFile)(process.execPath, create, { cwd: root, env })
    const { key } = JSON.parse(created.stdout) as { key: string }   // what `keys create --json` prints
    const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${output}`] : []
    const log = join(output, 'bench-product.log')
    const running = await launch(process.execPath, [...profiler, main, 'serve', '--config', config], { cwd: root, env, log })
    await ready(running, `http://127.0.0.1:${operator}/readyz`, 200)
    return { url: `http://127.0.0.1:${port}${COMPLETIONS}`, headers: { authorization: `Bearer ${key}` }, pid: running.pid, stop: running.stop }
  },
})

const configuration = (store: string, port: number, operator: number, upstream: string) => `\
store: ${JSON.stringify(store)}
gateway: { host: 127.0.0.1, port: ${port} }
operator: { host: 127.0.0.1, port: ${operator} }
upstreams: { bench: { base_url: "${upstream}/v1" } }
routes: { "*": [ { upstream: bench } ] }
prices: { "*": { input: "0.05", output: "0.08" } }
`
