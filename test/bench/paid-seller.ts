import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { coin, networkOf } from './paid-signing.ts'
import { freePort, launch, ready, temporaryFolder } from './processes.ts'
import { output, plainEnv, root } from './subjects.ts'

export type Seller = Awaited<ReturnType<typeof startSeller>>

/**
 * The product, selling the agents that ship with it through this facilitator; `checkout` is the
 * folder that it is started from.
 */
export async function startSeller(facilitator: string, checkout = root) {
  const ports = {
    gateway: await freePort(),
    mesh: await freePort(),
    metadata: await freePort(),
    operator: await freePort(),
  }
  const folder = temporaryFolder()
  const file = join(folder, 'tollgate.yaml')
  const config = {
    ...Object.fromEntries(
      Object.entries(ports).map(([service, port]) => [service, { host: '127.0.0.1', port }]),
    ),
    // Older checkouts do not know the member, and leave their metrics open.
    operator: {
      host: '127.0.0.1',
      port: ports.operator,
      ...(checkout === root && { metrics_open: true }),
    },
    store: join(folder, 'store'),
    drain: { accept_ms: 0 },
    // Agents like the one that is sold need no model, but a server without any is the sandbox.
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
    payments: {
      networks: { [coin.network]: networkOf(facilitator) },
    },
  }
  writeFileSync(file, JSON.stringify(config)) // JSON is YAML
  const env = { ...plainEnv(), EXA_API_KEY: 'bench' }
  const running = await launch(
    process.execPath,
    [join(checkout, 'server/main.ts'), 'serve', '--config', file],
    { cwd: checkout, env, log: join(output, 'bench-paid.log') },
  )
  const operator = `http://127.0.0.1:${ports.operator}`
  await ready(running, `${operator}/readyz`, 200)
  return {
    url: `http://127.0.0.1:${ports.mesh}/x402/agents/EchoAgent/echo`,
    folder,
    pid: running.pid,
    /** The longest delay of its event loop since the last call, in ms. */
    async longestStall(): Promise<number> {
      const text = await (await request(`${operator}/metrics`)).body.text()
      const seconds = /^tollgate_nodejs_eventloop_lag_max_seconds(?:\{.*\})? (.+)$/m.exec(text)?.[1]
      if (seconds === undefined) throw new Error('the metrics do not tell of the event loop')
      return Math.max(0, Number(seconds) * 1000 - samplingMs)
    },
    stop: running.stop,
  }
}

/** The interval of the event loop's delay samples; the samples include it. */
const samplingMs = 50
