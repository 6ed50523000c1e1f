import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components as gatewayParts } from '../../../generated/server/gateway.ts'
import type { components } from '../../../generated/server/operator.ts'
import { loadConfig, type Config } from '../../../server/config/load.ts'
import type { Pressure } from '../../../server/http/load/pressure.ts'
import { createLog } from '../../../server/observe/log.ts'
import type { Observation } from '../../../server/observations.ts'
import { startServices } from '../../../server/app/start.ts'
import { operatorJson, readMetrics } from '../http/operator.ts'
import { refuseLeaks, secretsIn } from '../leaks.ts'

type CreatedKey = components['schemas']['CreatedKey']
type NewKey = components['schemas']['KeyCreation']
export type UsageRow = components['schemas']['UsageRow']
export type Model = gatewayParts['schemas']['Model']

/** The seven models of the contract. */
export const models = [
  'hermes-3-llama3.1-8b',
  'meta-llama/llama-3.3-70b-instruct',
  'mistralai/mistral-7b-instruct',
  'mistralai/mixtral-8x22b-instruct',
  'mistralai/mixtral-8x7b-instruct',
  'nvidia/llama-3.1-nemotron-70b-instruct',
  'qwen/qwen-2.5-coder-32b-instruct',
] as const satisfies Model[]

/** Any part of the configuration file, in its own words. */
export type GatewayOptions = {
  [
    Section in
      | 'gateway'
      | 'mesh'
      | 'operator'
      | 'limits'
      | 'admission'
      | 'retry'
      | 'breaker'
      | 'drain'
      | 'network'
      | 'keys'
      | 'ledger'
      | 'log'
  ]?: Partial<Config[Section]>
} & {
  upstreams?: Record<
    string,
    Pick<Config['upstreams'][string], 'base_url'> & Partial<Config['upstreams'][string]>
  >
  routes?: Record<
    string,
    (Pick<Config['routes'][string][number], 'upstream'> &
      Partial<Config['routes'][string][number]>)[]
  >
  models?: Record<string, Partial<Config['models'][string]>>
  prices?: Config['prices']
  hooks?: Record<
    string,
    Pick<Config['hooks'][string], 'url' | 'when'> & Partial<Config['hooks'][string]>
  >
  outlets?: Record<
    string,
    Pick<Config['outlets'][string], 'events'> & Partial<Config['outlets'][string]>
  >
  payments?: Partial<Config['payments']>
  me?: NonNullable<Config['me']>
  /** Folder of the store, where a test looks into it. */
  store?: string
  env?: Record<string, string>
  secret_env?: string
  trusted_proxies?: string[]
  /** The clock of limits and budgets. */
  now?: () => number
  /** The pressure that the process reports; none by default, since tests run in it too. */
  strain?: () => Pressure
  /** Replies of ours that break the contract, and bugs, are expected: do not throw on stop. */
  tolerant?: true
}

export type Gateway = {
  url: string
  /** Served, like the metadata, where a `mesh` section is given. */
  meshUrl: string
  metadataUrl: string
  operatorUrl: string
  operatorToken: string
  /** Its configuration file. */
  file: string
  /** A key that may chat with every model. */
  key: string
  keyId: string
  /** Everything observed so far. */
  observed: Observation[]
  createKey(options?: Partial<NewKey>): Promise<CreatedKey>
  /** Makes a key with what the operator's contract does not tell of keys. */
  revokeKey(id: string): Promise<void>
  /** In the text format of Prometheus. */
  metrics(): Promise<string>
  /** The ledger, oldest first, with all that was appended before the call. */
  rows(): Promise<UsageRow[]>
  /**
   * Reloads the configuration with these changes to the sections of the start; false when it was
   * refused.
   */
  reload(changes?: Record<string, object>): Promise<boolean>
  /** Writes these changes to the configuration file; only a reload applies them. */
  configure(changes?: Record<string, object>): Promise<void>
  /** A one-time code, as a terminal is shown it. */
  issueCode(): string
  /** Stops the services; throws when a reply broke the contract or a bug was met. */
  stop(options?: { drain?: { acceptMs: number } }): Promise<void>
}

let database: (() => Promise<string>) | undefined

/** From now on a server without a named store gets a database made by this, instead of a folder. */
export function storeServersIn(makeDatabase: () => Promise<string>): void {
  database = makeDatabase
}

/** What a server is told whose store would be this folder. */
export const storeAt = async (folder: string): Promise<string> => (await database?.()) ?? folder

/**
 * The whole server in this process, on free ports, with its own store and a real configuration
 * file.
 */
export async function startGateway({
  env = {},
  tolerant,
  now,
  strain = () => ({ delayMs: 0, heap: 0 }),
  ...options
}: GatewayOptions = {}): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-test-'))
  const operatorToken = env['TOLLGATE_OPERATOR_TOKEN'] ?? randomBytes(24).toString('base64url')
  const file = join(folder, 'tollgate.yaml')
  const ports = {
    mesh: { port: 0, ...options.mesh },
    metadata: { port: 0 },
    gateway: { port: 0, ...options.gateway },
    operator: { port: 0, hosts: ['tollgate.test', 'gateway.test'], ...options.operator },
  }
  const sections: Record<string, unknown> = {
    store: options.store ?? (await storeAt(join(folder, 'store'))),
    log: { level: 'silent' },
    ...options,
    ...ports,
  }
  // JSON is YAML.
  const write = (all: object) => writeFile(file, JSON.stringify(all))
  await write(sections)
  const observed: Observation[] = []
  const load = (text?: string) =>
    loadConfig({ file, env: { TOLLGATE_OPERATOR_TOKEN: operatorToken, ...env }, cwd: folder, text })
  const services = await startServices(load(), {
    read: load,
    ...(!options.mesh && { only: ['gateway', 'operator'] }),
    observe: (observation) => void observed.push(observation),
    strictReplies: true,
    pressure: { read: strain, close() {} },
    ...(now && { now }),
  })
  if (!services.gateway || !services.operator) throw new Error('both services were to start')
  const url = services.gateway.url
  const operatorUrl = services.operator.url

  const operator = { operatorUrl, operatorToken }
  const createKey = (options: Partial<NewKey> = {}) =>
    operatorJson<CreatedKey>(operator, 'POST', '/keys', { name: 'test', ...options })
  const first = await createKey()
  const configure = (changes: Record<string, object> = {}) => write(changed(sections, changes))

  return {
    url,
    meshUrl: services.mesh?.url ?? '',
    metadataUrl: services.metadata?.url ?? '',
    operatorUrl,
    operatorToken,
    file,
    key: first.key,
    keyId: first.id,
    observed,
    createKey,
    metrics: () => readMetrics(operator),
    async revokeKey(id) {
      await operatorJson(operator, 'DELETE', `/keys/${id}`)
    },
    async rows() {
      await services.ledger.flush()
      const rows: UsageRow[] = []
      for (let after: string | null = ''; after !== null;) {
        const page: components['schemas']['UsageRows'] = await operatorJson(
          operator,
          'GET',
          `/usage/rows?limit=1000${after && `&after=${encodeURIComponent(after)}`}`,
        )
        rows.push(...page.rows)
        after = page.next
      }
      return rows.toReversed()
    },
    configure,
    issueCode: services.operator.issueCode,
    async reload(changes = {}) {
      await configure(changes)
      return services.reload(load)
    },
    async stop(how) {
      await services.stop(how)
      await rm(folder, { recursive: true, force: true })
      refuseLeaks(
        logged(observed.slice(-mostLogged)),
        secretsIn({ ...env, TOLLGATE_OPERATOR_TOKEN: operatorToken }),
      )
      const faults = observed.filter(({ kind }) => kind === 'contractBroken' || kind === 'bugMet')
      if (faults.length > 0 && !tolerant)
        throw new Error(
          `the gateway broke its contract or met a bug: ${faults.map(describe).join('; ')}`,
        )
    },
  }
}

/** The sections with these changes to the members of some. */
const changed = (sections: Record<string, unknown>, changes: Record<string, object>) => ({
  ...sections,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, section]) => [
      name,
      { ...(sections[name] as object | undefined), ...section },
    ]),
  ),
})

/** Only the last of thousands of observations. */
const mostLogged = 300

/** The log lines of observations: the server itself runs without a log. */
function logged(observed: readonly Observation[]): string {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  for (const observation of observed) log(observation)
  return lines.join('')
}

const describe = (observation: Observation) =>
  observation.kind === 'bugMet'
    ? `${observation.operation}: ` +
      `${observation.error instanceof Error ? observation.error.stack : String(observation.error)}`
    : JSON.stringify(observation)
