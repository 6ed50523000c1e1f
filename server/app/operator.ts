import { createHash, timingSafeEqual } from 'node:crypto'
import contract from '../../generated/json/operator.json' with { type: 'json' }
import type { operations } from '../../generated/server/operator.ts'
import compiled from '../../generated/validators/operator.js'
import { addressOf, reachableHost, type Config } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { serviceApp } from '../http/app.ts'
import { pathOf } from '../http/request.ts'
import { consoleHandlers, type ConsoleServers } from '../http/docs/console.ts'
import { hostCheck } from '../http/host.ts'
import type { Listener } from '../http/listen/listener.ts'
import { createInFlight } from '../http/load/in-flight.ts'
import type { Operator } from '../operator/caller.ts'
import { operatorHandlers } from '../operator/handlers.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { Readiness } from '../operator/readiness.ts'
import {
  commonSettings,
  openListener,
  pagesBeside,
  documented,
  portOf,
  type ServiceParts,
} from './parts/parts.ts'
import type { PaymentService } from './payments.ts'

/** What the operator's handlers read of this server. */
type Sources = {
  readiness(): Promise<Readiness>
  upstreamStatuses(): Promise<UpstreamStatus[]>
  payments: PaymentService | undefined
}

/** The contract with metrics that need no token. */
const openMetrics = { get: { ...contract.paths['/metrics'].get, security: [] } }
const withOpenMetrics = { ...contract, paths: { ...contract.paths, '/metrics': openMetrics } }

/** Load balancers and probes send a host name of their own. */
const openPaths = new Set(['/healthz', '/readyz'])

export async function startOperator(
  parts: ServiceParts,
  token: string | null,
  { readiness, upstreamStatuses, payments }: Sources,
): Promise<Listener> {
  const {
    current: {
      config: { operator },
      loaded: { secrets },
    },
    access,
    drains,
    store,
    options,
    metrics,
  } = parts
  const isKnownHost = hostCheck(namesOf(operator))
  const own = referenceOf(parts)
  const app = serviceApp<operations, Operator>({
    // A drain does not wait for these requests: operators use them to watch it.
    ...commonSettings(parts, 'operator', createInFlight()),
    contract: own.contract,
    compiled,
    handlers: {
      ...operatorHandlers({
        access,
        store,
        payments: payments?.payments,
        loaded: () => parts.current.loaded,
        config: () => parts.current.config,
        models: () => parts.current.models,
        drains,
        upstreamStatuses,
        readiness,
        isKnownHost,
        metrics: () => options.cluster?.metrics(metrics) ?? metrics.registry.metrics(),
      }),
      ...own.pages,
      ...consoleHandlers(() => serversOf(parts)),
    },
    checkHost(req) {
      const { host } = req.headers
      if (!isKnownHost(host) && !openPaths.has(pathOf(req))) throw unknownHost(host)
    },
    authenticate: authenticator({ operator: token, metrics: secrets.metricsToken }, operator),
    // A reply may hold a key, which must not be stored in the clear.
    idempotency: { records: parts.idempotencyRecords, keyIdOf: (caller) => caller, isSealed: true },
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    challenge: true,
  })
  return openListener(parts, 'operator', app)
}

/** The contract, and the pages that show it. */
function referenceOf(parts: ServiceParts) {
  const {
    config: { operator },
    loaded: { sandbox },
  } = parts.current
  // The sandbox's metrics are no secret.
  const document = operator.metrics_open || sandbox ? withOpenMetrics : contract
  return documented(document, operator.docs, {
    title: 'Tollgate operator',
    root: '.',
    beside: () => pagesBeside(parts, 'operator'),
    isPublic: false,
    publicUrl: operator.public_url,
    console: operator.console,
  })
}

/** The services that the console's playground asks; those of no known port are left out. */
function serversOf({ current: { config }, urls }: ServiceParts): ConsoleServers {
  const urlOf = (service: 'gateway' | 'mesh') => {
    const { public_url: publicUrl, host, port } = config[service]
    if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
    const actual = port || portOf(urls.get(service))
    return actual ? addressOf({ host: reachableHost(host), port: actual }) : undefined
  }
  return { gateway: urlOf('gateway'), mesh: urlOf('mesh') }
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

type Tokens = Record<Operator, string | null>

function authenticator(
  tokens: Tokens,
  { token_env: variable, metrics_token_env: other }: Config['operator'],
) {
  const expected = { operator: digestOf(tokens.operator), metrics: digestOf(tokens.metrics) }
  const isRight = (kind: Operator, hash: Buffer) =>
    expected[kind] !== undefined && timingSafeEqual(hash, expected[kind])
  const faultOf = (operationId: string, isForMetrics: boolean): string => {
    if (isForMetrics)
      return `this token opens /metrics and nothing else; send the one in ${variable}`
    if (operationId === 'getMetrics' && other !== undefined)
      return `this is neither the token in ${other} nor the operator token`
    return expected.operator
      ? 'this is not the operator token'
      : `no operator token is configured; set ${variable} and start again`
  }
  return (token: string, operationId: string): Operator => {
    const hash = digest(token)
    if (isRight('operator', hash)) return 'operator'
    const isForMetrics = isRight('metrics', hash)
    if (isForMetrics && operationId === 'getMetrics') return 'metrics'
    throw new Failure('unauthorized', faultOf(operationId, isForMetrics), { retry: false })
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const digestOf = (token: string | null): Buffer | undefined =>
  token === null ? undefined : digest(token)
