import type { RequestListener } from 'node:http'
import { capsFrom, type Caps } from '../access/caps.ts'
import type { Access } from '../access/keys.ts'
import type { Limits } from '../access/limits.ts'
import type { Once } from '../access/once.ts'
import type { LoadedConfig } from '../config.ts'
import type { Drains } from '../gateway/drains.ts'
import type { Standing } from '../gateway/standing.ts'
import type { Admission } from '../http/admission.ts'
import { serviceApp, type Service } from '../http/app.ts'
import { referenceHandlers, withoutPages, type Beside, type Reference } from '../http/docs.ts'
import { listen, type Listener } from '../http/listener.ts'
import type { StrainGauge } from '../http/strain.ts'
import type { Work } from '../http/work.ts'
import type { LoadedAgents } from '../mesh/agents.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Observe } from '../observe/observations.ts'
import type { Tracing } from '../observe/tracing.ts'
import type { Readiness } from '../operator/readiness.ts'
import type { Terms } from '../payments/terms.ts'
import type { Store } from '../store/database.ts'
import type { Ledger } from '../store/ledger.ts'

export type ServiceName = 'gateway' | 'mesh' | 'metadata' | 'operator'

/** What the sandbox serves in place of configured upstreams, and of the agents' own servers (address by agent id), and whom it is paid through. */
export type Embedded = Pick<LoadedConfig['config'], 'upstreams' | 'routes'> & {
  apis: Record<string, string>
  networks: LoadedConfig['config']['payments']['networks']
}

export type Options = {
  /** The services of this process; all unless told. */
  only?: readonly ServiceName[] | undefined
  /** Heard beside the log and the metrics. */
  observe?: Observe
  /** The clock of limits and budgets; the system's unless told. */
  now?: () => number
  /** How hard the process has it; measured unless told. */
  strain?: StrainGauge
  /** Throw on a reply of ours that breaks the contract. */
  strictReplies?: boolean
  /** One of several processes: another has migrated the store, moves the ledger, serves the operator and runs what is embedded. */
  worker?: { writer: string; only?: readonly ServiceName[]; embedded?: Embedded }
  /** What the operator is told of other processes; they serve the public addresses, and this one does not. */
  cluster?: {
    metrics(own: Metrics): Promise<string>
    readiness(): Promise<Readiness>
    standings(): Promise<Standing[]>
  }
}

/** What comes of the configuration. It is never changed, but another one takes its place when the configuration is read again. */
export type Current = {
  /** As it is in force: where only a start can change a setting, that of the start. */
  loaded: LoadedConfig
  /** The same, with what the sandbox serves in place of what is not there. */
  config: LoadedConfig['config']
  caps: Caps
  agents: LoadedAgents
  /** What is sold, and for how much; nothing where no payments are taken. */
  terms: Terms | undefined
}

/** What every service is made of. */
export type Parts = {
  /** Whoever keeps something of it makes that again when the `renewals` are called. */
  current: Current
  store: Store
  ledger: Ledger
  access: Access
  limits: Limits
  once: Once
  drains: Drains
  observe: Observe
  /** Where traces are wanted. */
  tracing: Tracing | undefined
  work: Work
  admission: Admission
  options: Options
  metrics: Metrics
  /** Where services of this process listen whose port the configuration leaves open. */
  ports: Map<ServiceName, number>
  embedded: Embedded | undefined
  /** Called in order when another configuration is in force; they neither wait nor fail. */
  renewals: (() => void)[]
  /** Called in reverse order when all stops. */
  closers: (() => unknown)[]
}

/** Streams that are let in find a connection. */
export const admissionOf = ({ limits, admission }: LoadedConfig['config']) => ({
  concurrent: limits.connections,
  ...admission,
})

const noAgents: LoadedAgents = { agents: new Map(), broken: [] }

/** What comes of a configuration, as far as it is there at once: agents are read, and terms made, later. */
export const currentOf = (
  loaded: LoadedConfig,
  embedded: Embedded | undefined,
  agents = noAgents,
  terms?: Terms,
): Current => ({
  loaded,
  config: { ...loaded.config, ...embedded },
  caps: capsFrom(loaded.config),
  agents,
  terms,
})

/** What every service's app is told alike. */
export const common = (
  { current: { config }, observe, tracing, options }: Parts,
  name: ServiceName,
  work: Work,
) => ({
  name,
  work,
  observe,
  // What watches a server asks the operator's address every few seconds.
  ...(tracing && name !== 'operator' && { begin: tracing.begin }),
  strictReplies: options.strictReplies ?? false,
  bodyMs: config.limits.body_ms,
  events: { keepAliveMs: config.limits.keep_alive_ms, writeStallMs: config.limits.write_stall_ms },
})

/** A bundled contract as the app takes it; the JSON's own type is too narrow for any use. */
export const contractOf = (json: object) => json as unknown as Service<unknown, unknown>['contract']

/** A contract that is shown, or not, as its service is configured; and the handlers that show it. */
export function shown(
  json: object,
  docs: boolean,
  reference: Omit<Reference, 'document'> & Partial<Pick<Reference, 'document'>>,
) {
  const contract = contractOf(json)
  return {
    contract: docs ? contract : withoutPages(contract),
    pages: referenceHandlers({ document: () => contract, ...reference }),
  }
}

const pageNames = {
  gateway: 'Gateway',
  mesh: 'Agents',
  metadata: 'Metadata',
  operator: 'Operator',
} as const

/** The pages of the other services that are shown, but for the operator's, of which nobody is told. */
export function pagesBeside({ current, ports }: Parts, own: ServiceName): Beside[] {
  const services = ['gateway', 'mesh', 'metadata'] as const
  return services.flatMap((service): Beside[] => {
    const settings = current.config[service]
    const text = pageNames[service]
    const port = settings.port || ports.get(service)
    if (service === own || !settings.docs) return []
    if ('public_url' in settings && settings.public_url !== undefined)
      return [{ text, address: settings.public_url.replace(/\/+$/, '') }]
    return port === undefined ? [] : [{ text, port }]
  })
}

/** A service's app, whose service is made again with each configuration. */
export async function appOf<Ops, Caller>(
  { renewals }: Parts,
  made: () => Service<Ops, Caller>,
): Promise<RequestListener> {
  const service = made()
  const app = await serviceApp(service)
  renewals.push(() => Object.assign(service, made()))
  return app
}

/** Opens a service's address. */
export async function opened(
  { current: { config }, observe, closers, ports }: Parts,
  service: ServiceName,
  app: Parameters<typeof listen>[0],
): Promise<Listener> {
  const { host, port } = config[service]
  const { headers_ms, body_ms, write_stall_ms } = config.limits
  const listener = await listen(app, {
    service,
    host,
    port,
    headersMs: headers_ms,
    bodyMs: body_ms,
    writeStallMs: write_stall_ms,
  })
  closers.push(() => listener.close())
  ports.set(service, Number(new URL(listener.url).port))
  observe({ kind: 'listening', service, url: listener.url })
  return listener
}

/** What is made of settings; the same as before for as long as they are the same. */
export function remade<Settings, Thing>(
  make: (settings: Settings) => Thing,
): (settings: Settings) => Thing {
  let last: { text: string; thing: Thing } | undefined
  return (settings) => {
    const text = JSON.stringify(settings)
    if (last?.text !== text) last = { text, thing: make(settings) }
    return last.thing
  }
}
