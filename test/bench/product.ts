import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AGENT, agentDocument, MESH_PATH } from './mesh-traffic.ts'
import { freePort, launch, ready, temporaryFolder } from './processes.ts'
import { COMPLETIONS, output, plainEnv, root, type Subject } from './subjects.ts'

/** The product in its full profile: a key, both validations, ledger, metrics, logs, and all of its services. */
export const product = (profile: boolean): Subject => ({
  name: 'product',
  async start(upstream, agents = ownAgents(upstream)) {
    const ports = { gateway: await freePort(), mesh: await freePort(), metadata: await freePort(), operator: await freePort() }
    const folder = temporaryFolder()
    const config = join(folder, 'tollgate.yaml')
    writeFileSync(config, configuration(join(folder, 'store'), ports, upstream, agents))
    const env = { ...plainEnv(), EXA_API_KEY: 'bench' }
    const main = join(root, 'server/main.ts')
    const create = [main, 'keys', 'create', '--name', 'bench', '--scopes', 'chat,mesh', '--json', '--config', config]
    const created = await promisify(execFile)(process.execPath, create, { cwd: root, env })
    const { key } = JSON.parse(created.stdout) as { key: string }   // what `keys create --json` prints
    const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${output}`] : []
    const log = join(output, 'bench-product.log')
    const launched = performance.now()
    const running = await launch(process.execPath, [...profiler, main, 'serve', '--config', config], { cwd: root, env, log })
    const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
    await ready(running, at(ports.operator, '/readyz'), 200)
    return {
      url: at(ports.gateway, COMPLETIONS), headers: { authorization: `Bearer ${key}` },
      mesh: { url: at(ports.mesh, MESH_PATH), key }, metadata: { url: at(ports.metadata, '/metadata.json') },
      pid: running.pid, readyMs: performance.now() - launched, stop: running.stop,
    }
  },
})

/** A folder with the one agent whose server is the benchmark's upstream. */
function ownAgents(upstream: string) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `${AGENT}.yaml`), agentDocument(upstream))
  return folder
}

type Ports = { gateway: number; mesh: number; metadata: number; operator: number }

const configuration = (store: string, { gateway, mesh, metadata, operator }: Ports, upstream: string, agents: string) => `\
store: ${JSON.stringify(store)}
gateway: { host: 127.0.0.1, port: ${gateway} }
mesh: { host: 127.0.0.1, port: ${mesh}, agents: [${JSON.stringify(agents)}], allow_private: ["${upstream}"] }
metadata: { host: 127.0.0.1, port: ${metadata} }
operator: { host: 127.0.0.1, port: ${operator} }
drain: { accept_ms: 0 }
upstreams: { bench: { base_url: "${upstream}/v1" } }
routes: { "*": [ { upstream: bench } ] }
prices: { "*": { input: "0.05", output: "0.08" } }
`
