import type { IncomingMessage } from 'node:http'
import contract from '../../generated/json/operator.json' with { type: 'json' }
import type { operations } from '../../generated/server/operator.ts'
import compiled from '../../generated/validators/operator.js'
import type { Config } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { serviceApp, type Service } from '../http/app.ts'
import { extensions } from '../http/middleware.ts'
import { hostCheck, pathOf } from '../http/front.ts'
import { consoleHandlers } from '../http/docs/console.ts'
import { clientReader } from '../http/client.ts'
import type { Listener } from '../http/listen/listener.ts'
import { createInFlight } from '../http/load/in-flight.ts'
import { createSpentSince } from '../limits/spent-since.ts'
import { createAccounts } from '../operator/access/accounts.ts'
import { createOperatorAuthenticator, secretOf } from '../operator/access/authenticate.ts'
import { createLoginCodes } from '../operator/access/codes.ts'
import { cookieSuffix, createSessionCookies } from '../operator/access/cookie.ts'
import { createRefusals } from '../operator/access/refusals.ts'
import { createSessions } from '../operator/access/sessions.ts'
import type { Operator } from '../operator/caller.ts'
import { operatorHandlers } from '../operator/handlers.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Readiness, ServerDrain } from '../operator/readiness.ts'
import type { Reloading } from '../operator/reload.ts'
import { checkUnicode } from '../operator/unicode.ts'
import { agentsOf } from './operator-agents.ts'
import { consoleServers } from './parts/console.ts'
import {
  cached,
  commonSettings,
  openListener,
  pagesBeside,
  documented,
  type ServiceParts,
} from './parts/service-parts.ts'
import { overviewOf } from './overview.ts'
import type { PaymentService } from './payments.ts'

/** What the operator's handlers read of this server. */
type Sources = {
  /** Counts as a probe of a load balancer; the other does not. */
  readiness(): Promise<Readiness>
  recentReadiness(): Promise<Readiness>
  upstreamStatuses(): Promise<UpstreamStatus[]>
  payments: PaymentService | undefined
  reloading: Reloading | undefined
}

/** The operator's address. `issueCode` makes a one-time code that begins a session. */
type OperatorListener = { listener: Listener; issueCode(): string }

/** The contract with metrics that need no token. */
const openMetrics = { get: { ...contract.paths['/metrics'].get, security: [] } }
const withOpenMetrics = { ...contract, paths: { ...contract.paths, '/metrics': openMetrics } }

/** No browser shows a reply in a frame, takes it for a script, or tells others its address. */
const browserHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** Load balancers and probes send a host name of their own. */
const openPaths = new Set(['/healthz', '/readyz'])

export async function startOperator(
  parts: ServiceParts,
  token: string | null,
  sources: Sources,
): Promise<OperatorListener> {
  const isKnownHost = hostCheck(namesOf(parts.current.config.operator))
  const own = referenceOf(parts)
  const operators = accessOf(parts, token)
  const service: Service<operations, Operator> = {
    // A drain does not wait for these requests: operators use them to watch it.
    ...commonSettings(parts, 'operator', createInFlight()),
    contract: own.contract,
    compiled,
    handlers: {
      ...handlersOf(parts, sources, { operators, isKnownHost }),
      ...own.pages,
      ...consoleHandlers(() => consoleServers(parts)),
    },
    checkHost(req) {
      const { host } = req.headers
      if (!isKnownHost(host) && !openPaths.has(pathOf(req))) throw unknownHost(host)
    },
    authenticate: () => {
      throw new Error('operators are authenticated by the whole request')
    },
    authenticateRequest: operators.authenticator.authenticate,
    checkBody: (body) => checkUnicode(body),
    clientOf: operators.clientOf,
    headers: browserHeaders,
    // A reply may hold a key, which must not be stored in the clear.
    idempotency: {
      records: parts.idempotencyRecords,
      keyIdOf: ({ operatorId }) => operatorId,
      secretOf,
    },
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    challenge: true,
  }
  const app = serviceApp(service, extensions.operator)
  const listener = await openListener(parts, 'operator', app, { headers: browserHeaders })
  return { listener, issueCode: operators.codes.issue }
}

type OwnParts = Pick<Parameters<typeof operatorHandlers>[0], 'operators' | 'isKnownHost'>

const handlersOf = (parts: ServiceParts, { payments, ...sources }: Sources, own: OwnParts) => {
  const { access, store, drains, options, metrics } = parts
  const agents = agentsOf(parts)
  const spentSince = createSpentSince(store)
  return operatorHandlers({
    access,
    store,
    spentSince,
    payments: payments?.payments,
    loaded: () => parts.current.loaded,
    config: () => parts.current.config,
    models: () => parts.current.models,
    drains,
    metrics: () => options.cluster?.metrics(metrics) ?? metrics.registry.metrics(),
    overview: overviewOf(parts, { ...sources, spentSince }, agents),
    drain: drainOf(parts),
    ...agents,
    ...sources,
    ...own,
  })
}

/** Of this process, which load balancers ask, and of its workers. */
const drainOf = ({ inFlight, ledger, options }: ServiceParts): ServerDrain => ({
  get isBegun() {
    return inFlight.isDraining
  },
  begin() {
    inFlight.drain()
    options.cluster?.drain()
  },
  async remaining() {
    const workers = (await options.cluster?.activity()) ?? []
    const all = [inFlight.counts(), ...workers.map((worker) => worker.inFlight)]
    return {
      calls: all.reduce((sum, { calls }) => sum + calls, 0),
      streams: all.reduce((sum, { streams }) => sum + streams, 0),
      queuedRows: ledger.queued(),
    }
  },
})

/** What finds out who calls. */
function accessOf(parts: ServiceParts, token: string | null) {
  const { config, loaded } = parts.current
  const { token_env, metrics_token_env, public_url: url } = config.operator
  const { journal, clock } = parts.store
  const publicOrigin = url === undefined ? undefined : new URL(url).origin
  const sessions = createSessions(journal, clock.now)
  // The port is known when it listens.
  const cookies = createSessionCookies(() => cookieSuffix(url, parts.urls.get('operator')))
  // A reload may change who is trusted.
  const reader = cached(clientReader)
  const clientOf = (req: IncomingMessage) => reader(parts.current.config.trusted_proxies)(req)
  const refusals = createRefusals(journal)
  const authenticator = createOperatorAuthenticator({
    journal,
    sessions,
    cookies,
    refusals,
    tokens: { operator: token, metrics: loaded.secrets.metricsToken },
    variables: { operator: token_env, metrics: metrics_token_env },
    adminOnly,
    publicOrigin,
    clientOf,
  })
  return {
    authenticator,
    accounts: createAccounts(journal, clock.now),
    sessions,
    codes: createLoginCodes(),
    cookies,
    refusals,
    publicOrigin,
    clientOf,
  }
}

type ListedOperation = { operationId: string; 'x-role'?: string }

const isOperation = (value: unknown): value is ListedOperation =>
  isRecord(value) && typeof value['operationId'] === 'string'

/** Every operation that may change something, unless the contract says that viewers may do it. */
const adminOnly: ReadonlySet<string> = new Set(
  Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) =>
      method === 'get' || !isOperation(operation) || operation['x-role'] === 'viewer'
        ? []
        : [operation.operationId],
    ),
  ),
)

/** The contract, and the pages that show it. */
function referenceOf(parts: ServiceParts) {
  const {
    config: {
      operator,
      sandbox: { public: isPublic },
    },
    loaded: { sandbox },
  } = parts.current
  // The sandbox's metrics are no secret on the machine that it runs on.
  const isOpen = operator.metrics_open || (sandbox && !isPublic)
  const document = isOpen ? withOpenMetrics : contract
  return documented(document, operator.docs, {
    title: 'Tollgate operator',
    root: '.',
    beside: () => pagesBeside(parts, 'operator'),
    isPublic: false,
    publicUrl: operator.public_url,
    console: operator.console,
  })
}

/** The host names that requests to the operator's address may use. */
const namesOf = ({ host, hosts, public_url: url }: Config['operator']): string[] => {
  return [host, ...hosts, ...(url === undefined ? [] : [new URL(url).hostname])]
}

function unknownHost(host = ''): Failure {
  const problem = `this address does not answer to the name ${JSON.stringify(host.slice(0, 253))}`
  const remedy = 'ask by an IP address or as localhost, or add the name to operator.hosts'
  return new Failure('misdirected', `${problem}; ${remedy}`, { retry: false })
}
