import { randomBytes } from 'node:crypto'
import type { LoadedConfig } from '../config/load.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Listener } from '../http/listen/listener.ts'
import type { InFlightCounts } from '../http/load/in-flight.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { Observe } from '../observations.ts'
import { clockFault } from '../operator/overview/problems.ts'
import type { Readiness } from '../operator/readiness.ts'
import type { ToolFault } from '../mesh/tools/mcp/faults.ts'
import { readAgents } from './agents.ts'
import { startGateway } from './gateway.ts'
import { sandboxKeyOf } from './keys.ts'
import { startOperator } from './operator.ts'
import { startOutlets } from './outlets.ts'
import type { ServiceName, ServiceParts, StartOptions } from './parts/service-parts.ts'
import type { PaymentService } from './payments.ts'
import { ProcessReadiness } from './parts/readiness.ts'
import { createReloads, watchFiles, type Reload } from './reload.ts'
import { reportUnserved, startRouting, type Routing } from './routing.ts'
import { startApis } from './sandbox.ts'
import { startParts } from './parts/start.ts'

export type {
  ActivityOfProcess,
  Embedded,
  ServiceName,
  StartOptions,
} from './parts/service-parts.ts'

export type Services = Pick<
  ServiceParts,
  'access' | 'ledger' | 'activity' | 'store' | 'metrics' | 'embedded'
> & {
  gateway: { url: string } | null
  mesh: { url: string } | null
  metadata: { url: string } | null
  /** `issueCode` creates a one-time code that starts a session; only terminals print it. */
  operator: { url: string; token: string | null; issueCode(): string } | null
  /** The key that the sandbox created. The greeting prints it. */
  sandboxKey: string | null
  log: Observe
  readiness(): Promise<Readiness>
  /** The upstreams' statuses at this process and at the others of its cluster. */
  upstreamStatuses(): Promise<UpstreamStatus[]>
  /** The configuration in effect. */
  loaded(): LoadedConfig
  reload: Reload
  /** Tools that this process cannot call. */
  toolFaults(): ToolFault[]
  /** The requests in flight at this process. */
  inFlight(): InFlightCounts
  /**
   * The time of the last readiness probe at the operator API, and of the start of a drain, by
   * `performance.now()`.
   */
  visibility(): { askedAt: number; drainingSince: number | undefined }
  /** Drains this process, as an operator does; it keeps serving. */
  drain(): void
  /**
   * Closes everything. With `drain` it accepts requests for `acceptMs`, and waits for requests in
   * flight.
   */
  stop(options?: { drain?: { acceptMs: number } }): Promise<void>
}

/** Starts and connects the parts of this process. */
export async function startServices(
  loaded: LoadedConfig,
  options: StartOptions = {},
): Promise<Services> {
  const closers = new AsyncDisposableStack()
  try {
    return await start(loaded, options, closers)
  } catch (error) {
    await closers.disposeAsync()
    throw error
  }
}

async function start(
  loaded: LoadedConfig,
  options: StartOptions,
  closers: AsyncDisposableStack,
): Promise<Services> {
  const roles = rolesOf(loaded, options)
  const readiness = new ProcessReadiness(options.cluster)
  // Concurrently with the rest of the start, because many documents take longer.
  const read = roles.readsAgents ? readAgents(loaded) : undefined
  read?.catch(() => {}) // thrown where the agents are awaited
  const parts = await startParts(loaded, options, closers, readiness.read)
  const routing = roles.serves('gateway') || roles.serves('mesh') ? startRouting(parts) : undefined
  // Created before the gateway listens, whose first request may use it.
  const sandboxKey = roles.makesSandboxKey ? await sandboxKeyOf(parts.access) : null
  const gateway = routing && roles.serves('gateway') ? await startGateway(parts, routing) : null
  // The gateway serves while the agents' documents are read.
  const agents = await startAgents(parts, roles, routing, read)
  const { payments, mesh, metadata } = agents
  readiness.addChecks(parts, {
    clock: () => clockFault(parts.store.clock.ahead()),
    upstreams: routing && (() => routing.check()),
    payments: payments?.check,
  })
  const upstreamStatuses = async () => [
    ...(routing?.upstreamStatuses() ?? []),
    ...((await options.cluster?.upstreamStatuses()) ?? []),
  ]
  const { reload, reloading } = createReloads(parts, {
    agents: roles.reloadsAgents,
    payments: roles.wants('mesh') ? payments : undefined,
    meshUrl: () => meshUrlOf(parts),
  })
  watchFiles(parts)
  const newToken = loaded.sandbox ? randomBytes(24).toString('base64url') : null
  const token = loaded.secrets.operatorToken ?? newToken
  const sources = {
    readiness: readiness.probe,
    recentReadiness: readiness.readRecent,
    upstreamStatuses,
    payments,
    reloading,
  }
  if (roles.serves('operator')) startOutlets(parts)
  const operator = roles.serves('operator') ? await startOperator(parts, token, sources) : null
  if (roles.reportsUnserved) {
    reportUnserved(parts)
    parts.onReload.push(() => reportUnserved(parts))
  }
  readiness.isStarted = true
  const { access, ledger, activity, store, metrics, embedded, inFlight } = parts
  return {
    access,
    ledger,
    activity,
    store,
    metrics,
    embedded,
    log: parts.observe,
    loaded: () => parts.current.loaded,
    toolFaults: () => parts.toolFaults.list(parts.current.agents.agents.values()),
    inFlight: inFlight.counts,
    readiness: readiness.read,
    visibility: () => ({
      askedAt: readiness.lastProbeAt,
      drainingSince: inFlight.drainingSince(),
    }),
    drain: inFlight.drain,
    gateway: gateway && { url: gateway.url },
    mesh: mesh && { url: mesh.url },
    metadata: metadata && { url: metadata.url },
    operator: operator && { url: operator.listener.url, token, issueCode: operator.issueCode },
    sandboxKey,
    upstreamStatuses,
    reload,
    stop: (stopOptions) => stop(parts, [gateway, mesh, metadata], stopOptions),
  }
}

/** The tasks of this process within its server. */
type Roles = {
  /** Whether the server has the service, in this process or in another. */
  wants(service: ServiceName): boolean
  /** Whether this process serves it: in a cluster, workers serve the public services. */
  serves(service: ServiceName): boolean
  makesSandboxKey: boolean
  readsAgents: boolean
  /** Whether a reload reads the agents. The primary of a cluster checks them for its workers. */
  reloadsAgents: boolean
  /** Whether it reports models without a route; only one process of a server does. */
  reportsUnserved: boolean
}

function rolesOf({ sandbox }: LoadedConfig, options: StartOptions): Roles {
  const isOwner = options.worker === undefined
  const wants = (service: ServiceName) => options.only?.includes(service) ?? true
  const serves = (service: ServiceName) =>
    wants(service) && (service === 'operator' ? isOwner : !options.cluster)
  const servesApis = sandbox && isOwner
  return {
    wants,
    serves,
    makesSandboxKey: sandbox && isOwner,
    readsAgents: serves('mesh') || serves('metadata') || servesApis,
    reloadsAgents: wants('mesh') || wants('metadata') || servesApis,
    reportsUnserved: isOwner && (wants('gateway') || wants('mesh')),
  }
}

/** Starts payments and the services of the agents. */
async function startAgents(
  parts: ServiceParts,
  { serves }: Roles,
  routing: Routing | undefined,
  read: Promise<LoadedAgents> | undefined,
): Promise<{
  payments: PaymentService | undefined
  mesh: Listener | null
  metadata: Listener | null
}> {
  const takesPayments = serves('mesh') || serves('operator')
  const [{ startMesh }, { startMetadata }, settling] = await Promise.all([
    import('./mesh.ts'),
    import('./metadata.ts'),
    takesPayments ? import('./payments.ts') : undefined,
  ])
  const { embedded, options } = parts
  if (read) {
    const agents = await read
    parts.current = { ...parts.current, agents }
  }
  if (embedded && !options.worker) await startApis(parts, embedded)
  const payments = await settling?.startPayments(parts)
  const isMeshServed = routing !== undefined && serves('mesh')
  const meshUrl = () => meshUrlOf(parts)
  if (isMeshServed && payments) {
    const terms = await payments.terms(parts.current.agents.agents, meshUrl)
    parts.current = { ...parts.current, terms }
  }
  const mesh = isMeshServed ? await startMesh(parts, routing, payments, meshUrl) : null
  const metadata = serves('metadata') ? await startMetadata(parts) : null
  return { payments, mesh, metadata }
}

/**
 * The public URL of the mesh. If the configuration has none, it is empty until the mesh listens.
 */
const meshUrlOf = ({ current, urls }: ServiceParts): string =>
  current.config.mesh.public_url?.replace(/\/+$/, '') ?? urls.get('mesh') ?? ''

async function stop(
  parts: ServiceParts,
  listeners: readonly (Listener | null)[],
  { drain }: { drain?: { acceptMs: number } } = {},
): Promise<void> {
  const { inFlight } = parts
  if (drain) {
    inFlight.drain()
    if (drain.acceptMs > 0) await new Promise((resolve) => setTimeout(resolve, drain.acceptMs))
  }
  await Promise.all(listeners.map((listener) => listener?.stopAccepting()))
  const { calls_ms: callsMs, streams_ms: streamsMs } = parts.current.config.drain
  if (drain) await inFlight.finish({ callsMs, streamsMs })
  await parts.closers.disposeAsync()
}
