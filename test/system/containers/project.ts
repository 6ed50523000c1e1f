import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/servers/ports.ts'
import { comesMs, until } from '../../support/waiting.ts'
import { root, run, type Engine } from './engine.ts'
import { nodeImage } from './images.ts'
import { chat, startLoad, type Outcomes } from './load.ts'

const files = fileURLToPath(new URL('files/', import.meta.url))

/** The two replicas of deploy/compose.yaml, behind HAProxy and, beside it, nginx. */
export type Project = {
  /** `docker compose …args`; resolves with its standard output. */
  compose(...args: string[]): Promise<string>
  /** Runs deploy/upgrade.sh. */
  upgrade(): Promise<void>
  /** Changes a text of the configuration as editors do: a new file is renamed to the old one. */
  edit(before: string, after: string): string
  /** The container of a replica. */
  id(replica: string): Promise<string>
  /** The log of a replica's container. */
  log(replica: string): Promise<Record<string, unknown>[]>
  /** Makes calls by HAProxy, one after the other; resolves with how many were answered. */
  answered(count: number): Promise<number>
  /** How many rows the ledger has. */
  rows(): Promise<number>
  /** As `rows`, when it has at least so many and more could have come. */
  settledRows(atLeast: number): Promise<number>
  /** Calls by both load balancers while something happens. */
  under(happens: () => Promise<void>): Promise<Run>
  remove(): Promise<void>
}

/** What callers saw, and how many rows the ledger has of it. */
export type Run = { haproxy: Outcomes; nginx: Outcomes; calls: number; rows: number }

export const replicas = ['tollgate-1', 'tollgate-2']
const settleMs = 3000
/** A replica asks a database that was away again in a few seconds. */
const rowsMs = 2 * comesMs

/** Starts it from an image that is tagged `tollgate`. */
export async function startProject(engine: Engine): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-compose-'))
  const deploy = join(folder, 'deploy')
  cpSync(join(root, 'deploy'), deploy, { recursive: true })
  const ports = { haproxy: await freePort(), nginx: await freePort() }
  writeFileSync(join(deploy, 'compose.override.yaml'), overridden(ports))
  const config = join(deploy, 'config/tollgate.yaml')
  const edit: Project['edit'] = (before, after) => {
    const text = readFileSync(config, 'utf8')
    if (!text.includes(before)) throw new Error(`the configuration has no ${before}`)
    writeFileSync(`${config}.new`, text.replace(before, after))
    renameSync(`${config}.new`, config)
    return config
  }
  edit('http://vllm.internal:8000/v1', 'http://model:8000/v1')
  await writeSecrets(deploy)
  const options = { cwd: deploy, env: engine.env }
  const compose: Project['compose'] = (...args) => run('docker', ['compose', ...args], options)
  await compose('up', '--detach', '--no-build')
  const { key } = JSON.parse(
    await compose('run', '--rm', '-T', 'migrate', 'keys', 'create', '--name', 'load', '--json'),
  ) as { key: string }
  for (const port of Object.values(ports))
    await until('a chat is answered', () => isAnswered(port, key), comesMs * 4)
  const rows = async () => Number(await compose('exec', '-T', 'postgres', ...countRows))
  const settledRows = async (atLeast: number) => {
    const end = performance.now() + rowsMs
    while ((await rows()) < atLeast && performance.now() < end) await pause(1000)
    await pause(settleMs)
    return rows()
  }
  const id = async (replica: string) => (await compose('ps', '--all', '--quiet', replica)).trim()
  return {
    compose,
    edit,
    upgrade: async () => void (await run('./upgrade.sh', [], options)),
    id,
    async log(replica) {
      const text = await engine.docker(['logs', await id(replica)])
      const lines = text.split('\n').filter((line) => line.startsWith('{'))
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>) // by our own log
    },
    async answered(count) {
      let answered = 0
      for (let call = 0; call < count; call++) {
        const fault = await chat({ port: ports.haproxy, key, words: 5, isStream: false })
        if (fault === undefined) answered += 1
      }
      return answered
    },
    rows,
    settledRows,
    async under(happens) {
      const before = await rows()
      const loads = [startLoad(ports.haproxy, key), startLoad(ports.nginx, key)]
      await pause(settleMs)
      await happens()
      await pause(settleMs)
      const [haproxy, nginx] = await Promise.all(loads.map((load) => load.stop()))
      if (!haproxy || !nginx) throw new Error('there are two loads')
      const calls = [haproxy, nginx].reduce(
        (sum, { whole, streams }) => sum + whole.calls + streams.calls,
        0,
      )
      const lost = [haproxy, nginx].reduce((sum, { whole, streams }) => {
        return sum + whole.lost + streams.lost
      }, 0)
      return { haproxy, nginx, calls, rows: (await settledRows(before + calls - lost)) - before }
    },
    async remove() {
      await compose('down', '--volumes', '--timeout', '1')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const countRows = [
  ['psql', '--host=/run/postgresql', '--username=tollgate', '--dbname=tollgate'],
  ['--tuples-only', '--no-align', '--command=select count(*) from usage'],
].flat()

async function isAnswered(port: number, key: string): Promise<boolean> {
  const load = startLoad(port, key)
  const { whole, streams } = await load.stop()
  return whole.lost + streams.lost === 0
}

/** What is other than in deploy/: addresses, a model server, nginx, the network of the build. */
function overridden(ports: { haproxy: number; nginx: number }): string {
  const build = { context: root, dockerfile: 'deploy/Dockerfile', network: 'host' }
  const at = (last: number) => ({
    build,
    networks: { default: { ipv4_address: `172.29.18.${last}` } },
  })
  const mounted = (file: string, target: string) => [`${join(files, file)}:${target}:ro`]
  const services = {
    'tollgate-1': at(11),
    'tollgate-2': at(12),
    migrate: { build },
    proxy: { ports: 'PORTS' },
    nginx: {
      image: 'nginx:local',
      ports: [`127.0.0.1:${ports.nginx}:8080`],
      volumes: mounted('nginx.conf', '/etc/nginx/nginx.conf'),
      depends_on: replicas,
    },
    model: {
      image: nodeImage,
      command: ['node', '/model.mjs'],
      volumes: mounted('model.mjs', '/model.mjs'),
    },
  }
  const networks = { default: { ipam: { config: [{ subnet: '172.29.18.0/24' }] } } }
  // JSON is YAML, but for the tag that replaces a list.
  const list = `!override ["127.0.0.1:${ports.haproxy}:8080"]`
  return JSON.stringify({ services, networks }, null, 1).replace('"PORTS"', list)
}

/** By the commands at the top of compose.yaml. */
async function writeSecrets(deploy: string): Promise<void> {
  const password = randomBytes(12).toString('hex')
  const commands = [
    'install -d -m 700 secrets',
    'sed "s/change-me/$PASSWORD/g" tollgate.env.example > secrets/tollgate.env',
    'printf %s "$PASSWORD" > secrets/postgres-password',
    'chmod 644 secrets/*',
  ]
  await run('sh', ['-ec', commands.join('\n')], {
    cwd: deploy,
    env: { ...process.env, PASSWORD: password },
  })
}
