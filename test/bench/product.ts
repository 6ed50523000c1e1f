import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AGENT, agentDocument, MESH_PATH } from './mesh-traffic.ts'
import { freePort, launch, ready, temporaryFolder } from './processes.ts'
import { models, productPaths } from './dialects/dialect.ts'
import { coin, networkOf } from './paid-signing.ts'
import { COMPLETIONS, output, plainEnv, root, type Subject } from './subjects.ts'

const operatorToken = 'a-token-of-the-operator-for-the-benchmark'

export type Setting = {
  /** The name in the tables and of its log. */
  name?: string
  /** The checkout that it is started from; this one by default. */
  checkout?: string
  /** The file that runs it; by default the sources of the checkout. */
  main?: string
  profile?: boolean
  /** A folder, or a PostgreSQL database; a new folder unless told. */
  store?: string
  workers?: number
  /** The token of a key that the store has; else one is created. */
  key?: string | undefined
  /** Whether the created key has a limit of each kind. */
  isLimited?: boolean
  /** Whether it is in a team of an organisation, both with a limit of each kind too. */
  isGrouped?: boolean
  /** The most concurrent requests. */
  places?: number
  /** Days for which rows of the ledger are kept. */
  keptDays?: number
  /** The origin of a facilitator, where agents are sold. */
  facilitator?: string
  /** The most calls in flight at the upstream over all replicas. */
  parallel?: number
  /** Further sections of the configuration. */
  more?: object
}

/**
 * The product in its full profile: a key, both validations, ledger, metrics, logs, and all of its
 * services.
 */
export const product = ({
  name = 'product',
  checkout = root,
  main = join(checkout, 'server/main.ts'),
  profile = false,
  store,
  workers = 1,
  key,
  isLimited = false,
  isGrouped = false,
  places,
  keptDays,
  facilitator,
  parallel,
  more = {},
}: Setting = {}): Subject => ({
  name,
  async start(upstream, agents = ownAgents(upstream)) {
    const ports = {
      gateway: await freePort(),
      mesh: await freePort(),
      metadata: await freePort(),
      operator: await freePort(),
    }
    const folder = temporaryFolder()
    const config = join(folder, 'tollgate.yaml')
    writeFileSync(
      config,
      configuration({
        store: store ?? join(folder, 'store'),
        spool: join(folder, 'spool'),
        workers,
        ports,
        upstream,
        agents,
        hasDialects: existsSync(join(checkout, 'spec/messages.yaml')),
        facilitator,
        parallel,
        more,
      }),
    )
    const env = {
      ...plainEnv(),
      EXA_API_KEY: 'bench',
      TOLLGATE_OPERATOR_TOKEN: operatorToken,
      ...(places !== undefined && { TOLLGATE_ADMISSION_CONCURRENT: String(places) }),
      ...(keptDays !== undefined && { TOLLGATE_LEDGER_KEPT_DAYS: String(keptDays) }),
    }
    const token = key ?? (await createKey(main, config, env, { isLimited, isGrouped }))
    const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${output}`] : []
    const log = join(output, `bench-${name.replaceAll(' ', '-')}.log`)
    const launched = performance.now()
    const running = await launch(
      process.execPath,
      [...profiler, main, 'serve', '--config', config],
      { cwd: checkout, env, log },
    )
    const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
    await ready(running, at(ports.operator, '/readyz'), 200)
    return {
      url: at(ports.gateway, COMPLETIONS),
      headers: { authorization: `Bearer ${token}` },
      dialects: { origin: at(ports.gateway, ''), paths: productPaths },
      mesh: { url: at(ports.mesh, MESH_PATH), key: token },
      metadata: { url: at(ports.metadata, '/metadata.json') },
      operator: { url: at(ports.operator, ''), token: operatorToken },
      pid: running.pid,
      readyMs: performance.now() - launched,
      stop: running.stop,
    }
  },
})

/** Limits too large to be reached: the cost of counting is what is measured. */
const limits = [
  '--rpm',
  '1000000000',
  '--tpm',
  '1000000000000',
  '--parallel',
  '1000000',
  '--budget-usd',
  '9000000',
  '--budget-period',
  'month',
]

async function createKey(
  main: string,
  config: string,
  env: NodeJS.ProcessEnv,
  { isLimited, isGrouped }: { isLimited: boolean; isGrouped: boolean },
): Promise<string> {
  const create = (what: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [main, what, 'create', '--json', '--config', config, ...args],
      { cwd: root, env },
    )
  if (isGrouped) {
    await create('groups', '--name', 'organisation', ...limits)
    await create('groups', '--name', 'team', '--parent', 'organisation', ...limits)
  }
  const created = await create(
    'keys',
    '--name',
    'bench',
    '--scopes',
    'chat,mesh',
    ...(isLimited ? limits : []),
    ...(isGrouped ? ['--group', 'organisation/team'] : []),
  )
  return (JSON.parse(created.stdout) as { key: string }).key // what `keys create --json` prints
}

/** A folder with the one agent whose server is the benchmark's upstream. */
function ownAgents(upstream: string) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `${AGENT}.yaml`), agentDocument(upstream))
  return folder
}

type Ports = { gateway: number; mesh: number; metadata: number; operator: number }
type Values = {
  store: string
  spool: string
  workers: number
  ports: Ports
  upstream: string
  agents: string
  /** Whether the checkout has more dialects than chat. */
  hasDialects: boolean
  facilitator: string | undefined
  parallel: number | undefined
  more: object
}

const configuration = ({
  store,
  spool,
  workers,
  ports: { gateway, mesh, metadata, operator },
  upstream,
  agents,
  hasDialects,
  facilitator,
  parallel,
  more,
}: Values) => `\
store: ${JSON.stringify(store)}
${store.startsWith('postgres:') ? `spool: ${JSON.stringify(spool)}` : ''}
workers: ${workers}
gateway: { host: 127.0.0.1, port: ${gateway} }
mesh:
  host: 127.0.0.1
  port: ${mesh}
  agents: [${JSON.stringify(agents)}]
  allow_private: ["${new URL(upstream).origin}"]
  unpaid_rpm: 0
metadata: { host: 127.0.0.1, port: ${metadata} }
operator: { host: 127.0.0.1, port: ${operator} }
drain: { accept_ms: 0 }
upstreams:
  bench: ${JSON.stringify({ base_url: `${upstream}/v1`, parallel })}
${hasDialects ? dialectUpstream(upstream) : ''}
routes:
  "*": [ { upstream: bench } ]
${hasDialects ? dialectRoutes : ''}
prices: { "*": { input: "0.05", output: "0.08" } }
${facilitator === undefined ? '' : paymentsBy(facilitator)}
${sectionsOf(more)}
`

/** JSON is YAML. */
const sectionsOf = (more: object): string =>
  Object.entries(more)
    .map(([name, section]) => `${name}: ${JSON.stringify(section)}`)
    .join('\n')

const paymentsBy = (facilitator: string) =>
  `payments: ${JSON.stringify({ networks: { [coin.network]: networkOf(facilitator) } })}`

const dialectUpstream = (upstream: string) => `\
  passed:
    base_url: "${upstream}/v1"
    dialects: [chat, responses, messages, embeddings]
`
const dialectRoutes = `\
  ${models.passed}: [ { upstream: passed } ]
  ${models.vectors}: [ { upstream: passed } ]
models:
  ${models.vectors}: { kind: embeddings }
`
