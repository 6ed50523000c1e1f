import contract from '../../generated/json/mesh.json' with { type: 'json' }
import type { operations } from '../../generated/server/mesh.ts'
import compiled from '../../generated/validators/mesh.js'
import type { Config } from '../config/load.ts'
import { createAddressCounter } from '../limits/addresses.ts'
import { callerIds } from '../keys/key.ts'
import type { Key } from '../keys/keys.ts'
import { failureFacts } from '../gateway/usage-recorder.ts'
import type { Failure } from '../failure.ts'
import { nanoFrom } from '../money.ts'
import { clientFinder, createAddressLimit } from '../http/load/address-limit.ts'
import type { Service } from '../http/app.ts'
import type { Listener } from '../http/listen/listener.ts'
import { errorBody } from '../http/error-body.ts'
import { messageEvents } from '../http/events.ts'
import { pathOf } from '../http/front.ts'
import { isLoopback } from '../loopback.ts'
import { isPublic } from '../public-address.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import { hashOfCredentials } from '../mesh/caller-credentials.ts'
import { attributedHandlers } from '../keys/attribution.ts'
import { meshHandlers } from '../mesh/handlers.ts'
import { callerOf } from '../mesh/keyed-work.ts'
import { createResources, type ProtectedResources } from '../mesh/mcp/resources.ts'
import { traceparentIn } from '../mesh/mcp/revision.ts'
import { changedAgents, Subscriptions } from '../mesh/mcp/subscriptions.ts'
import { modelOf } from '../mesh/model.ts'
import type { PaymentChain } from '../mesh/paid/sale.ts'
import { createPaid } from '../mesh/paid/paid.ts'
import { createRuntime, type Runtime } from '../mesh/runtime.ts'
import type { Tasks } from '../mesh/tasks/tasks.ts'
import { createToolCaller, type Reach } from '../mesh/tools/call.ts'
import { errorMembers } from '../mesh/tools/failure.ts'
import { toolReach } from './agents.ts'
import { keyAuthenticator } from './keys.ts'
import {
  appOf,
  classOf,
  commonSettings,
  contractOf,
  openListener,
  pageLinks,
  cached,
  documented,
  type ServiceParts,
  flowOf,
  sealOf,
} from './parts/service-parts.ts'
import { isConsole } from './parts/console.ts'
import type { PaymentService } from './payments.ts'
import type { Routing } from './routing.ts'
import { startTasks } from './tasks.ts'

/** A request by key, after validation. */
type AgentRequest = { agent_id: string; input: { tool?: string } }

/** Time allowed for the rest of a request, in addition to a tool's timeout. */
const aroundToolMs = 5000

/** State that a reload does not replace. */
type Lasting = {
  routing: Routing
  payments: PaymentService | undefined
  publicUrl: () => string
  toolCaller: ReturnType<typeof createToolCaller>
  unpaidOf(rpm: number): ReturnType<typeof createAddressCounter> | undefined
  addressLimitOf: typeof createAddressLimit
  /** MCP requests in flight. */
  running: Map<string, AbortController>
  subscriptions: Subscriptions
}

/** Runs and sells the agents. A reload replaces both members. */
type AgentEngine = { runtime: Runtime; paid: ReturnType<typeof createPaid> }

/** Starts the mesh; `publicUrl` returns its URL once it listens. */
export async function startMesh(
  parts: ServiceParts,
  routing: Routing,
  payments: PaymentService | undefined,
  publicUrl: () => string,
): Promise<Listener> {
  const { observe, closers, onReload, toolFaults } = parts
  const toolCaller = createToolCaller({
    ...reachOf(parts),
    faults: toolFaults,
    observe: (called) => observe({ kind: 'toolCalled', ...called }),
  })
  closers.defer(() => toolCaller.close())
  const lasting: Lasting = {
    routing,
    payments,
    publicUrl,
    toolCaller,
    unpaidOf: cached((rpm: number) =>
      rpm > 0 ? createAddressCounter({ rpm, noun: 'unpaid request' }) : undefined,
    ),
    addressLimitOf: cached(createAddressLimit),
    running: new Map(),
    subscriptions: new Subscriptions(),
  }
  toolFaults.onChange((id) => lasting.subscriptions.toolsChanged(new Set([id])))
  const engine = buildEngine(parts, lasting)
  onReload.push(() => {
    toolCaller.renew(reachOf(parts))
    Object.assign(engine, buildEngine(parts, lasting))
  })
  onReload.push(changeNotifier(parts, lasting))
  const tasks = startTasks(parts, routing, () => engine.runtime)
  const app = appOf(parts, () => meshService(parts, lasting, engine, tasks))
  const bodyOf = (failure: Failure) => ({ ...errorBody(failure), ...errorFields(failure) })
  return openListener(parts, 'mesh', app, { bodyOf })
}

/** Notifies subscribers after a reload if their tools have changed. */
function changeNotifier(parts: ServiceParts, { subscriptions }: Lasting): () => void {
  const listed = () => {
    const { agents, config } = parts.current
    return { agents: agents.agents, writeTools: config.mesh.write_tools }
  }
  let before = listed()
  return () => {
    const after = listed()
    if (!subscriptions.isEmpty) subscriptions.toolsChanged(changedAgents(before, after))
    before = after
  }
}

/** The addresses that tools may call, and the sandbox's redirects. */
const reachOf = ({ current, embedded }: ServiceParts): Reach => ({
  ...toolReach(current.loaded),
  ...(embedded && { redirect: new Map(Object.entries(embedded.apis)) }),
})

function buildEngine(parts: ServiceParts, lasting: Lasting): AgentEngine {
  const { agents: loaded, config, models, caps, terms } = parts.current
  const { agents } = loaded
  const { mesh } = config
  const { usd, ...bounds } = mesh.bounds
  const { routing, payments, publicUrl, toolCaller } = lasting
  const { router, usage, hooks } = routing
  const queryModel = models.find(mesh.model) ?? { name: mesh.model, route: mesh.model }
  const runtime = createRuntime({
    agents,
    toolCaller,
    ask: modelOf(router, queryModel, { calledModel: mesh.model, hooks }),
    bounds: { ...bounds, nano: Number(nanoFrom(usd)) },
    writeTools: mesh.write_tools,
    summaries: mesh.summaries,
  })
  const paid = createPaid({
    agents,
    runtime,
    usage,
    limits: parts.limits,
    capsOf: caps.of,
    x402: payments && terms && { payments: payments.payments, ready: payments.ready, terms },
    unpaid: lasting.unpaidOf(mesh.unpaid_rpm),
    publicUrl,
    queryMs: bounds.query_ms,
    aroundToolMs,
    writeTools: mesh.write_tools,
    faults: parts.toolFaults,
  })
  return { runtime, paid }
}

function meshService(
  parts: ServiceParts,
  lasting: Lasting,
  engine: AgentEngine,
  tasks: Tasks,
): Service<operations, Key> {
  const { access, admission, idempotencyRecords, inFlight, current } = parts
  const { mesh, trusted_proxies: trusted } = current.config
  const { usage } = lasting.routing
  const { contract, pages } = referenceOf(parts)
  const resources = resourcesOf(parts, lasting)
  return {
    ...commonSettings(parts, 'mesh', inFlight),
    contract,
    compiled,
    handlers: { ...handlersOf(parts, lasting, engine, tasks, resources), ...pages },
    authenticate: keyAuthenticator(access, {
      audiencesOf: (req) => resources.audiencesAt(pathOf(req)),
    }),
    checkAddress:
      mesh.address_rpm > 0 ? lasting.addressLimitOf({ rpm: mesh.address_rpm, trusted }) : undefined,
    authenticateBody: (body, token) => callerOf(access, mesh.lenient, body, token),
    paid: engine.paid.front(clientFinder(trusted, isPublic)),
    admission,
    flowOf,
    classOf,
    rejected: ({ caller, requestId, callId, body, failure, ms }) =>
      usage.recordRejection({
        requestId,
        callId,
        ...callerIds(caller),
        service: 'mesh',
        ms,
        ...failureFacts(failure, body),
      }),
    idempotency: {
      records: idempotencyRecords,
      keyIdOf: ({ id }) => id,
      sealOf: sealOf(parts, ({ headers }) => hashOfCredentials(headers, '') !== undefined),
      credentialHash: ({ headers }, salt) => hashOfCredentials(headers, salt),
      isRepeatable: (operation, body) =>
        operation !== 'requestAgent' || isReadOnly(current, body as AgentRequest),
    },
    eventForm: messageEvents,
    maxBodyBytes: 256 << 10,
    keepsDigits: true,
    traceparentIn,
    cors: mesh.cors,
    isConsole: (origin) => isConsole(parts, origin),
    openReads: true,
    challenge: mesh.lenient.bearer,
    challengeOf: (req) => resources.challengeAt(pathOf(req)),
    errorFields,
  }
}

function handlersOf(
  { current, limits, attribution, toolFaults: faults }: ServiceParts,
  { routing, publicUrl, running, subscriptions }: Lasting,
  { runtime, paid }: AgentEngine,
  tasks: Tasks,
  resources: ProtectedResources,
) {
  const { agents: loaded, config, caps } = current
  const { mesh } = config
  const handlers = meshHandlers({
    agents: loaded.agents,
    broken: brokenIn(loaded),
    runtime,
    tasks,
    paid,
    faults,
    usage: routing.usage,
    limits,
    capsOf: caps.of,
    queryMs: mesh.bounds.query_ms,
    toolMs: maxToolMs(loaded) + aroundToolMs,
    summaries: mesh.summaries,
    mcp: {
      writeTools: mesh.write_tools,
      anyOrigin: mesh.cors,
      publicUrl,
      running,
      subscriptions,
      resources,
    },
  })
  return attributedHandlers(handlers, attribution)
}

/** The MCP endpoints of the configured issuers' callers. */
function resourcesOf({ current }: ServiceParts, { publicUrl }: Lasting): ProtectedResources {
  const { keys, mesh } = current.config
  const issuers = (keys.jwt ?? []).filter(({ scopes }) => scopes.includes('mesh'))
  // Only the operator knows under which name clients on other machines reach this server.
  const isKnown = mesh.public_url !== undefined || isLoopback(mesh.host)
  return createResources({
    issuers: issuers.map(({ issuer }) => issuer),
    baseUrl: () => (isKnown ? publicUrl() : undefined),
  })
}

/** The contract with its agents, and its reference pages. */
function referenceOf(parts: ServiceParts) {
  const { current, embedded } = parts
  const { mesh, payments } = current.config
  const networks = networksByChain(embedded?.networks ?? payments.networks)
  return documented(contract, mesh.docs, {
    async document() {
      const { withAgents } = await import('../mesh/contract-with-agents.ts')
      const { agents } = current.agents
      return withAgents(contractOf(contract), agents.values(), { networks, contact: mesh.contact })
    },
    title: 'Tollgate agents',
    root: '.',
    links: () => pageLinks(parts, 'mesh'),
    publicUrl: mesh.public_url,
    isPublic: true,
  })
}

function networksByChain(networks: Config['payments']['networks']): {
  [Chain in PaymentChain]?: string[]
} {
  const byChain: { [Chain in PaymentChain]?: string[] } = {}
  for (const [network, { path }] of Object.entries(networks)) (byChain[path] ??= []).push(network)
  return byChain
}

/** Whether a request only reads, so that it may be repeated. */
function isReadOnly(
  { agents: { agents }, config }: ServiceParts['current'],
  { agent_id: id, input: { tool } }: AgentRequest,
): boolean {
  if (tool === undefined) return !config.mesh.write_tools
  return agents.get(id)?.tools.get(tool)?.effect !== 'write'
}

function maxToolMs({ agents }: LoadedAgents): number {
  const tools = [...agents.values()].flatMap((agent) => [...agent.tools.values()])
  return Math.max(0, ...tools.map(({ timeout_ms: ms }) => ms))
}

const errorFields = (failure: Failure) => ({ detail: failure.message, ...errorMembers(failure) })

/**
 * Ids of the agents whose documents are broken. A file that cannot be read has no id. If two files
 * have the same id, the first one may be served.
 */
const brokenIn = ({ agents, broken }: LoadedAgents) =>
  new Set(broken.filter(({ id, file }) => id !== file && !agents.has(id)).map(({ id }) => id))
