import type { RequestListener } from 'node:http'
import { capsFrom, type Caps } from '../limits/caps.ts'
import type { Access } from '../keys/keys.ts'
import type { Limits } from '../limits/limits.ts'
import type { IdempotencyRecords } from '../http/idempotency/records.ts'
import type { LoadedConfig } from '../config/load.ts'
import type { Drains } from '../gateway/routing/drains.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Admission } from '../http/load/admission.ts'
import { serviceApp, type Service } from '../http/app.ts'
import { referenceHandlers, withoutPages, type Reference } from '../http/docs/docs.ts'
import { listen, type Listener } from '../http/listen/listener.ts'
import { overviewHandler } from '../http/docs/overview.ts'
import type { Beside } from '../http/docs/html.ts'
import type { StrainGauge } from '../http/load/pressure.ts'
import type { RefusalForm } from '../http/listen/unread.ts'
import type { InFlight } from '../http/load/in-flight.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Observe } from '../observations.ts'
import type { Tracing } from '../observe/tracing.ts'
import type { Readiness } from '../operator/readiness.ts'
import type { TermsBook } from '../payments/terms/terms.ts'
import type { Store } from '../store/store.ts'
import type { Ledger } from '../store/ledger/ledger.ts'

export type ServiceName = 'gateway' | 'mesh' | 'metadata' | 'operator'

/** What the sandbox serves in place of configured upstreams, and of the agents' own servers (address by agent id), and whom it is paid through. */
export type Embedded = Pick<LoadedConfig['config'], 'upstreams' | 'routes'> & {
  apis: Record<string, string>
  networks: LoadedConfig['config']['payments']['networks']
}

export type StartOptions = {
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
    upstreamStatuses(): Promise<UpstreamStatus[]>
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
  terms: TermsBook | undefined
}

/** What every service is made of. */
export type ServiceParts = {
  /** Whoever keeps something of it makes that again when the `renewals` are called. */
  current: Current
  store: Store
  ledger: Ledger
  access: Access
  limits: Limits
  once: IdempotencyRecords
  drains: Drains
  observe: Observe
  /** Where traces are wanted. */
  tracing: Tracing | undefined
  work: InFlight
  admission: Admission
  options: StartOptions
  metrics: Metrics
  /** Where the services of this process listen. */
  urls: Map<ServiceName, string>
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
  terms?: TermsBook,
): Current => ({
  loaded,
  config: { ...loaded.config, ...embedded },
  caps: capsFrom(loaded.config),
  agents,
  terms,
})

/** What every service's app is told alike. */
export const commonSettings = (
  { current: { config }, observe, tracing, options }: ServiceParts,
  name: ServiceName,
  work: InFlight,
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

/** A contract that is shown, or not, as its service is configured; and the handlers that show it, and what there is. */
export function documented(
  json: object,
  docs: boolean,
  reference: Omit<Reference, 'document'> & Partial<Pick<Reference, 'document'>>,
) {
  const { title, beside = () => [], isPublic } = reference
  const contract = docs ? contractOf(json) : withoutPages(contractOf(json))
  const pages = referenceHandlers({ document: () => contract, ...reference })
  return {
    contract,
    pages: { ...pages, getOverview: overviewHandler({ contract, title, beside, isPublic }) },
  }
}

const pageNames = {
  gateway: 'Gateway',
  mesh: 'Agents',
  metadata: 'Metadata',
  operator: 'Operator',
} as const

/** The pages of the other services that are shown, but for the operator's, of which nobody is told. */
export function pagesBeside({ current, urls }: ServiceParts, own: ServiceName): Beside[] {
  const services = ['gateway', 'mesh', 'metadata'] as const
  return services.flatMap((service): Beside[] => {
    const settings = current.config[service]
    const text = pageNames[service]
    const port = settings.port || portOf(urls.get(service))
    if (service === own || !settings.docs) return []
    if ('public_url' in settings && settings.public_url !== undefined)
      return [{ text, address: settings.public_url.replace(/\/+$/, '') }]
    return port === undefined ? [] : [{ text, port }]
  })
}

const portOf = (url: string | undefined): number | undefined =>
  url === undefined ? undefined : Number(new URL(url).port)

/** A service's app, whose service is made again with each configuration. */
export async function appOf<Ops, Caller>(
  { renewals }: ServiceParts,
  made: () => Service<Ops, Caller>,
): Promise<RequestListener> {
  const service = made()
  const app = await serviceApp(service)
  renewals.push(() => Object.assign(service, made()))
  return app
}

/** Opens a service's address; `form` says how its error bodies differ from the common one. */
export async function openListener(
  parts: ServiceParts,
  service: ServiceName,
  app: RequestListener,
  form: Pick<RefusalForm, 'bodyOf'> = {},
): Promise<Listener> {
  const {
    current: { config },
    observe,
    closers,
    urls,
  } = parts
  const { host, port } = config[service]
  const { headers_ms, body_ms, write_stall_ms } = config.limits
  const refusal = { ...form, isShared: () => isShared(parts, service) }
  const limits = { headersMs: headers_ms, bodyMs: body_ms, writeStallMs: write_stall_ms }
  const listener = await listen(app, { service, host, port, ...limits, refusal })
  closers.push(() => listener.close())
  urls.set(service, listener.url)
  observe({ kind: 'listening', service, url: listener.url })
  return listener
}

/** Whether pages of every origin may use a service. */
function isShared({ current: { config } }: ServiceParts, service: ServiceName): boolean {
  const settings = config[service]
  return service === 'metadata' || ('cors' in settings && settings.cors)
}

/** What is made of settings; the same as before for as long as they are the same. */
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
