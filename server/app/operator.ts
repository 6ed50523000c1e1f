import { readFileSync } from 'node:fs'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import type { AgentParts } from '../operator/agents/handlers.ts'
import { readAgents, toolReach } from './agents.ts'
import type { IncomingMessage } from 'node:http'
import contract from '../../generated/json/operator.json' with { type: 'json' }
import roles from '../../generated/roles.json' with { type: 'json' }
import type { operations } from '../../generated/server/operator.ts'
import compiled from '../../generated/validators/operator.js'
import type { Config, LoadedConfig } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { serviceApp, type Service } from '../http/app.ts'
import { extensions } from '../http/middleware.ts'
import { hostCheck, pathOf } from '../http/front.ts'
import { consoleHandlers } from '../http/docs/console.ts'
import { clientReader } from '../http/client.ts'
import type { Listener } from '../http/listen/listener.ts'
import { createInFlight } from '../http/load/in-flight.ts'
import { createSpentSince } from '../limits/spent-since.ts'
import { Alerts } from '../operator/alerts/alerts.ts'
import type { Overview } from '../operator/overview/overview.ts'
import { createAccounts } from '../operator/access/accounts.ts'
import { createOperatorAuthenticator, secretOf } from '../operator/access/authenticate.ts'
import { createLoginCodes } from '../operator/access/codes.ts'
import { cookieSuffix, createSessionCookies } from '../operator/access/cookie.ts'
import { createOidc, type Oidc } from '../operator/access/oidc/oidc.ts'
import type { OidcRole } from '../operator/access/oidc/provider.ts'
import { originOf } from '../operator/access/origin.ts'
import { createRefusals } from '../operator/access/refusals.ts'
import { sealByToken } from '../http/idempotency/sealing.ts'
import { createSessions } from '../operator/access/sessions.ts'
import type { Operator } from '../operator/caller.ts'
import { operatorHandlers } from '../operator/handlers.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Readiness, ServerDrain } from '../operator/readiness.ts'
import type { Reloading } from '../operator/reload.ts'
import { checkUnicode } from '../operator/unicode.ts'
import { consoleServers } from './parts/console.ts'
import {
  cached,
  commonSettings,
  openListener,
  pageLinks,
  documented,
  type ServiceParts,
} from './parts/service-parts.ts'
import { sinksOf } from './outlets.ts'
import { overviewOf, sumInFlight } from './overview.ts'
import type { PaymentService } from './payments.ts'

/** The state of this server that the operator's handlers read. */
type Sources = {
  /** Counts as a probe of a load balancer; the other does not. */
  readiness(): Promise<Readiness>
  recentReadiness(): Promise<Readiness>
  upstreamStatuses(): Promise<UpstreamStatus[]>
  payments: PaymentService | undefined
  reloading: Reloading | undefined
}

/** The contract with `/metrics` without a token. */
const openMetrics = { get: { ...contract.paths['/metrics'].get, security: [] } }
const withOpenMetrics = { ...contract, paths: { ...contract.paths, '/metrics': openMetrics } }

/** Keeps browsers from framing a response, running it as a script, or sending its URL as referrer. */
export const browserHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** Load balancers and probes may send another host name. */
const openPaths = new Set(['/healthz', '/readyz'])

/** `issueCode` makes a one-time code that starts a session. */
export async function startOperator(
  parts: ServiceParts,
  token: string | null,
  sources: Sources,
): Promise<{ listener: Listener; issueCode(): string }> {
  const isKnownHost = hostCheck(namesOf(parts.current.config.operator))
  const reference = referenceOf(parts)
  const operators = accessOf(parts, token, await oidcOf(parts))
  const service: Service<operations, Operator> = {
    // A drain does not wait for these requests: operators use them to watch it.
    ...commonSettings(parts, 'operator', createInFlight()),
    contract: reference.contract,
    compiled,
    handlers: {
      ...handlersOf(parts, sources, { operators, isKnownHost }),
      ...reference.pages,
      ...consoleHandlers(() => consoleServers(parts)),
    },
    checkHost(req) {
      const { host } = req.headers
      if (!isKnownHost(host) && !openPaths.has(pathOf(req))) throw unknownHost(host)
    },
    authenticate: operators.authenticator.authenticate,
    checkBody: (body) => checkUnicode(body),
    clientOf: operators.clientOf,
    headers: browserHeaders,
    // A response may contain a key, which must be stored encrypted.
    idempotency: {
      records: parts.idempotencyRecords,
      keyIdOf: ({ operatorId }) => operatorId,
      sealOf: (req) => sealByToken(secretOf(req)),
    },
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    // A provider redirects to it with parameters of its own choice.
    openQueries: new Set(['getConsole']),
    challenge: true,
  }
  const app = serviceApp(service, extensions.operator)
  const listener = await openListener(parts, 'operator', app, { headers: browserHeaders })
  return { listener, issueCode: operators.codes.issue }
}

const handlersOf = (
  parts: ServiceParts,
  { payments, ...sources }: Sources,
  oidcRole: Pick<Parameters<typeof operatorHandlers>[0], 'operators' | 'isKnownHost'>,
) => {
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
    overview: watched(parts, overviewOf(parts, { ...sources, spentSince }, agents)),
    drain: drainOf(parts),
    openSink: sinksOf(parts),
    ...agents,
    ...sources,
    ...oidcRole,
  })
}

/** Raises alerts of its problems. */
function watched(parts: ServiceParts, overview: Overview): Overview {
  const { store, observe, closers } = parts
  const alerts = new Alerts({ store, observe, problems: overview.problems })
  closers.defer(() => alerts.close())
  return overview
}

/** Drains this process, which load balancers probe, and its workers. */
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
    const all = [{ inFlight: inFlight.counts() }, ...workers]
    return { ...sumInFlight(all), queuedRows: ledger.queued() }
  },
})

/** Authenticates operators. */
function accessOf(parts: ServiceParts, token: string | null, oidc: Oidc<OidcRole> | undefined) {
  const { config, loaded } = parts.current
  const { token_env, metrics_token_env, public_url: url } = config.operator
  const { journal, clock } = parts.store
  const sessions = createSessions(journal, clock.now)
  // The port is known once the service listens.
  const suffix = () => cookieSuffix(url, parts.urls.get('operator'))
  const cookies = createSessionCookies(suffix)
  // A reload may change the trusted proxies.
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
    roles,
    oidc,
    publicOrigin: originOf(url),
    clientOf,
  })
  return {
    authenticator,
    accounts: createAccounts(journal, clock.now),
    sessions,
    codes: createLoginCodes(),
    cookies,
    refusals,
    oidc,
    signInCookies: createSessionCookies(suffix, 'tollgate-sign-in-'),
    publicUrl: url,
    clientOf,
  }
}

/** Sign-in by a provider; undefined if none is configured. */
async function oidcOf(parts: ServiceParts): Promise<Oidc<OidcRole> | undefined> {
  const { secret, store } = parts
  const { config, loaded } = parts.current
  const { oidc: settings } = config.operator
  if (!settings) return undefined
  // The configuration's check requires a secret.
  if (!secret) throw new Error('operator.oidc without a server secret')
  const { createProvider, oidcRole } = await import('../operator/access/oidc/provider.ts')
  const provider = createProvider({
    settings,
    secret: loaded.secrets.oidcClientSecret,
    prefix: 'oidc:',
    accessOf: (names) => oidcRole(names, settings.groups),
  })
  return createOidc({
    journal: store.journal,
    table: 'session',
    secret,
    purpose: 'operators tokens',
    provider,
    noAccess:
      'none of your groups at the provider is in operator.oidc.groups; ask your administrator',
    now: store.clock.now,
  })
}

/** The contract and its reference pages. */
function referenceOf(parts: ServiceParts) {
  const { config, loaded } = parts.current
  const { operator, sandbox } = config
  // The sandbox's metrics are not secret on its own machine.
  const isOpen = operator.metrics_open || (loaded.sandbox && !sandbox.public)
  const document = isOpen ? withOpenMetrics : contract
  return documented(document, operator.docs, {
    title: 'Tollgate operator',
    root: '.',
    links: () => pageLinks(parts, 'operator'),
    isPublic: false,
    publicUrl: operator.public_url,
    console: operator.console,
  })
}

/** The host names for requests to the operator API. */
const namesOf = ({ host, hosts, public_url: url }: Config['operator']): string[] =>
  [host, ...hosts, url && new URL(url).hostname].filter((name) => name !== undefined)

function unknownHost(host = ''): Failure {
  const problem = `this address does not answer to the name ${JSON.stringify(host.slice(0, 253))}`
  const remedy = 'ask by an IP address or as localhost, or add the name to operator.hosts'
  return new Failure('misdirected', `${problem}; ${remedy}`, { retry: false })
}

/** The agents for the operator API. */
function agentsOf(parts: ServiceParts): AgentParts {
  const { activity, options } = parts
  let cached: { loaded: LoadedConfig; agents: Promise<LoadedAgents> } | undefined
  return {
    async agents() {
      const { loaded, agents } = parts.current
      const isRead = agents.agents.size + agents.broken.length > 0
      if (isRead || !options.cluster) return agents
      // The primary of a cluster serves no agents, and reads them with the first request.
      if (cached?.loaded !== loaded) cached = { loaded, agents: readAgents(loaded) }
      return cached.agents
    },
    toolCounts: async () => [activity.tools(), ...((await options.cluster?.tools()) ?? [])],
    toolFaults: async () => [
      ...parts.toolFaults.list(parts.current.agents.agents.values()),
      ...((await options.cluster?.toolFaults()) ?? []),
    ],
    toolReach: () => toolReach(parts.current.loaded),
    documentOf({ file }) {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return undefined
      }
    },
  }
}
