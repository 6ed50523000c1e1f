import type { IncomingMessage } from 'node:http'
import type { RequestListener } from 'node:http'
import type { RequestClass } from '../../http/load/slots.ts'
import { capsFrom, type Caps } from '../../limits/caps.ts'
import { callerName, priorityClassOf } from '../../keys/authorize.ts'
import type { Access, Key } from '../../keys/keys.ts'
import type { Limits } from '../../limits/limits.ts'
import type { IdempotencyRecords } from '../../http/idempotency/records.ts'
import { sealForCaller, type ReplySeal } from '../../http/idempotency/sealing.ts'
import { isCallerId } from '../../keys/jwt/token.ts'
import {
  addressOf,
  modelCatalog,
  reachableHost,
  type LoadedConfig,
  type ReadConfig,
  type ModelCatalog,
} from '../../config/load.ts'
import type { Drains } from '../../gateway/routing/drains.ts'
import type { UpstreamStatus } from '../../gateway/routing/upstream-status.ts'
import type { UsageRecorder } from '../../gateway/usage-recorder.ts'
import type { Admission } from '../../http/load/admission.ts'
import type { FlowPath } from '../../http/load/fair-queue.ts'
import { extensions } from '../../http/middleware.ts'
import { serviceApp, type Service } from '../../http/app.ts'
import {
  referenceHandlers,
  withoutConsole,
  withoutPages,
  type Reference,
} from '../../http/docs/docs.ts'
import { listen, type Listener } from '../../http/listen/listener.ts'
import { overviewHandler } from '../../http/docs/overview.ts'
import type { PageLink } from '../../http/docs/pages.ts'
import type { PressureGauge } from '../../http/load/pressure.ts'
import type { RefusalForm } from '../../http/listen/unread.ts'
import type { InFlight, InFlightCounts } from '../../http/load/in-flight.ts'
import type { LoadedAgents } from '../../mesh/documents/agents.ts'
import type { Activity, ProcessActivity, ToolCounts } from '../../observe/activity/activity.ts'
import type { Metrics } from '../../observe/metrics.ts'
import type { Observe } from '../../observations.ts'
import type { Tracing } from '../../observe/tracing.ts'
import type { Readiness } from '../../operator/readiness.ts'
import type { TermsBook } from '../../payments/terms/terms.ts'
import type { ToolFault, ToolFaults } from '../../mesh/tools/mcp/faults.ts'
import type { Attribution } from '../../keys/attribution.ts'
import type { ServerSecret } from '../../secret.ts'
import type { Store } from '../../store/store.ts'
import type { Ledger } from '../../store/ledger/ledger.ts'

export type ServiceName = 'gateway' | 'mesh' | 'metadata' | 'operator'

/**
 * The sandbox's replacements of upstreams, of the agents' servers (URLs by agent id) and of the
 * facilitator.
 */
export type Embedded = Pick<LoadedConfig['config'], 'upstreams' | 'routes' | 'models'> & {
  apis: Record<string, string>
  networks: LoadedConfig['config']['payments']['networks']
}

export type StartOptions = {
  /** The services of this process; by default all. */
  only?: readonly ServiceName[] | undefined
  /** Called in addition to the log and the metrics. */
  observe?: Observe
  /** The clock of limits and budgets; by default the system's. */
  now?: () => number
  /** The load of the process; measured by default. */
  pressure?: PressureGauge
  /** Whether a response that breaks the contract throws. */
  strictReplies?: boolean
  /**
   * Set in a worker of a cluster. The primary migrates the store, moves the ledger, serves the
   * operator and runs what is embedded.
   */
  worker?: { writer: string; only?: readonly ServiceName[]; embedded?: Embedded }
  /** Set in the primary of a cluster, whose workers serve the public addresses. */
  cluster?: {
    metrics(own: Metrics): Promise<string>
    readiness(): Promise<Readiness>
    upstreamStatuses(): Promise<UpstreamStatus[]>
    /** Called when an operator drains the server. */
    drain(): void
    /** Called after the primary has applied a new configuration. */
    reloaded?(loaded: LoadedConfig, embedded: Embedded | undefined): void
    activity(): Promise<ActivityOfProcess[]>
    tools(): Promise<ToolCounts[][]>
    toolFaults(): Promise<ToolFault[]>
  }
  /** Reads the configuration again when an operator requests a reload. */
  read?: ReadConfig
}

/** The counts of a process, and its requests in flight. */
export type ActivityOfProcess = { activity: ProcessActivity; inFlight: InFlightCounts }

/** The configuration and values derived from it. It is immutable; a reload replaces it. */
export type Current = {
  /** The configuration in effect. Settings that need a restart keep their value from the start. */
  loaded: LoadedConfig
  /** As `loaded.config`, with the upstreams, routes and networks of a sandbox that runs. */
  config: LoadedConfig['config']
  /** The models of `config`. */
  models: ModelCatalog
  caps: Caps
  agents: LoadedAgents
  /** The terms of all paid tools and queries; undefined without payments. */
  terms: TermsBook | undefined
}

/** The parts that all services of a process share. */
export type ServiceParts = {
  /** Replaced by a reload. Parts that depend on it are replaced by their `onReload`. */
  current: Current
  store: Store
  /** Undefined for a PostgreSQL store without `secret_env`. */
  secret: ServerSecret | undefined
  /** Tools of MCP servers that cannot be called now. */
  toolFaults: ToolFaults
  ledger: Ledger
  activity: Activity
  access: Access
  /** The users and tags of requests. */
  attribution: Attribution
  limits: Limits
  idempotencyRecords: IdempotencyRecords
  drains: Drains
  observe: Observe
  /** Set if tracing is enabled. */
  tracing: Tracing | undefined
  inFlight: InFlight
  admission: Admission
  options: StartOptions
  metrics: Metrics
  /** Where the services of this process listen. */
  urls: Map<ServiceName, string>
  embedded: Embedded | undefined
  /** Called in order after a reload of the configuration. They are synchronous and do not throw. */
  onReload: (() => void)[]
  /** Closed in reverse order when the process stops, even if one fails. */
  closers: AsyncDisposableStack
}

/** The default is the number of connections to an upstream, so that no request waits for one. */
export const admissionOf = ({ limits, admission }: LoadedConfig['config']) => ({
  concurrent: limits.connections,
  ...admission,
})

/**
 * While requests wait, the slots are shared among groups, and those of a group among its groups and
 * keys; without groups among owners.
 */
export function flowOf(key: Pick<Key, 'id' | 'owner' | 'groups'>): FlowPath {
  const groups = key.groups.map(({ id, weight }) => ({ id, weight })).toReversed()
  const outer = groups.length > 0 ? groups : [{ id: callerName(key), weight: 1 }]
  return [...outer, { id: key.id, weight: 1 }]
}

/** The class in which a key's requests wait. */
export function classOf(key: Key): RequestClass {
  const name = priorityClassOf(key)
  return name === 'interactive' ? 'keyed' : name
}

/**
 * The seal of stored replies to callers with a JWT, and to requests that have private data: by the
 * secret of the servers, because tokens change. Without the secret they are plain text.
 */
export const sealOf =
  ({ secret }: Pick<ServiceParts, 'secret'>, isPrivate?: (req: IncomingMessage) => boolean) =>
  (req: IncomingMessage, { id }: Pick<Key, 'id'>): ReplySeal | undefined =>
    secret && (isCallerId(id) || isPrivate?.(req)) ? sealForCaller(secret, id) : undefined

const noAgents: LoadedAgents = { agents: new Map(), broken: [] }

/** Derived from a configuration without reading further files. Agents and terms are added later. */
export const currentOf = (
  loaded: LoadedConfig,
  embedded: Embedded | undefined,
  agents = noAgents,
  terms?: TermsBook,
): Current => {
  const models = { ...loaded.config.models, ...embedded?.models }
  const config = { ...loaded.config, ...embedded, models }
  return {
    loaded,
    config,
    models: modelCatalog(config),
    caps: capsFrom(loaded.config),
    agents,
    terms,
  }
}

/** The settings of all services. */
export const commonSettings = (
  { current: { config }, observe, tracing, options }: ServiceParts,
  name: ServiceName,
  inFlight: InFlight,
) => ({
  name,
  inFlight,
  observe,
  // The operator API is not traced: probes call it every few seconds.
  ...(tracing && name !== 'operator' && { startTrace: tracing.begin }),
  strictReplies: options.strictReplies ?? false,
  bodyMs: config.limits.body_ms,
  events: { keepAliveMs: config.limits.keep_alive_ms, writeStallMs: config.limits.write_stall_ms },
})

/** A bundled contract. TypeScript's type of the JSON is too narrow. */
export const contractOf = (json: object) => json as unknown as Service['contract']

/** A contract, without reference pages if they are disabled, and the handlers of the pages. */
export function documented(
  json: object,
  docs: boolean,
  reference: Omit<Reference, 'document'> &
    Partial<Pick<Reference, 'document'>> & {
      /** Whether the operator API serves the console. */
      console?: boolean
    },
) {
  const { title, links = () => [], isPublic, console = false } = reference
  const withConsole = console ? contractOf(json) : withoutConsole(contractOf(json))
  const contract = docs ? withConsole : withoutPages(withConsole)
  const pages = referenceHandlers({ document: () => contract, ...reference })
  return {
    contract,
    pages: { ...pages, getOverview: overviewHandler({ contract, title, links, isPublic }) },
  }
}

const pageNames = {
  gateway: 'Gateway',
  mesh: 'Agents',
  metadata: 'Metadata',
  operator: 'Operator',
} as const

/** Links to the reference pages of the other public services. */
export function pageLinks({ current, urls }: ServiceParts, except: ServiceName): PageLink[] {
  const services = ['gateway', 'mesh', 'metadata'] as const
  return services.flatMap((service): PageLink[] => {
    const settings = current.config[service]
    const text = pageNames[service]
    const port = settings.port || portOf(urls.get(service))
    if (service === except || !settings.docs) return []
    if ('public_url' in settings && settings.public_url !== undefined)
      return [{ text, address: settings.public_url.replace(/\/+$/, '') }]
    return port === undefined ? [] : [{ text, port }]
  })
}

/** The port of a URL. */
export const portOf = (url: string | undefined): number | undefined =>
  url === undefined ? undefined : Number(new URL(url).port)

/** The app of a service. A reload replaces the service's settings and handlers. */
export function appOf({ onReload }: ServiceParts, build: () => Service): RequestListener {
  const service = build()
  const app = serviceApp(service, extensions[service.name as ServiceName])
  onReload.push(() => Object.assign(service, build()))
  return app
}

/** Opens the port of a service; `form` describes error bodies that differ from the common one. */
export async function openListener(
  parts: ServiceParts,
  service: ServiceName,
  app: RequestListener,
  form: Omit<RefusalForm, 'isShared'> = {},
): Promise<Listener> {
  const { observe, closers, urls } = parts
  const { config } = parts.current
  const { host, port } = config[service]
  const { headers_ms, body_ms, write_stall_ms } = config.limits
  const refusal = { ...form, isShared: () => isShared(parts, service) }
  const limits = { headersMs: headers_ms, bodyMs: body_ms, writeStallMs: write_stall_ms }
  const listener = await listen(app, { service, host, port, ...limits, refusal })
  closers.defer(() => listener.close())
  const { port: actual } = new URL(listener.url)
  urls.set(service, addressOf({ host: reachableHost(host), port: Number(actual) }))
  observe({ kind: 'listening', service, url: listener.url })
  return listener
}

/** Whether CORS allows every origin. */
function isShared({ current: { config } }: ServiceParts, service: ServiceName): boolean {
  const settings = config[service]
  return service === 'metadata' || ('cors' in settings && settings.cors)
}

/** Writes a ledger row; false while the ledger accepts none. */
export function isRecorded(usage: UsageRecorder, record: () => void): boolean {
  try {
    usage.checkWritable()
    record()
    return true
  } catch {
    return false
  }
}

/** Caches the result of `make` until the settings change. */
export function cached<Settings, Thing>(
  make: (settings: Settings) => Thing,
): (settings: Settings) => Thing {
  let last: { text: string; thing: Thing } | undefined
  return (settings) => {
    const text = JSON.stringify(settings)
    if (last?.text !== text) last = { text, thing: make(settings) }
    return last.thing
  }
}
