import type { components, operations } from '../../generated/server/operator.ts'
import type { LoadedConfig } from '../config/load.ts'
import { configDigest, maskedConfig } from '../config/masked-config.ts'
import type { WithoutPages } from '../http/docs/docs.ts'
import type { Handlers } from '../http/contract/operations.ts'
import type { Payments } from '../payments/purchase/purchase.ts'
import type { Store } from '../store/store.ts'
import type { Accounts } from './access/accounts.ts'
import { accountHandlers, sessionHandlers, type OperatorAccess } from './access/handlers.ts'
import { alertHandlers } from './alerts/handlers.ts'
import { auditHandlers } from './audit.ts'
import { agentChangeHandlers } from './agents/changes.ts'
import { agentHandlers, type AgentParts } from './agents/handlers.ts'
import type { Operator } from './caller.ts'
import { configFileHandlers } from './config-file.ts'
import { groupHandlers } from './groups.ts'
import { callerHandlers, keyHandlers, type KeyParts } from './keys.ts'
import { createPolledReplies } from './polled-replies.ts'
import { outletHandlers, outletTestHandlers, type OpenSink } from './outlets/handlers.ts'
import { paymentHandlers } from './payments.ts'
import type { Overview } from './overview/overview.ts'
import { drainHandlers, type Readiness, type ServerDrain } from './readiness.ts'
import { reloadHandlers, type Reloading } from './reload.ts'
import { exportHandlers } from './ledger/export.ts'
import { monthHandlers } from './ledger/months.ts'
import { requestHandlers } from './ledger/requests.ts'
import { priceProposalHandlers, routeHandlers } from './routes.ts'
import { seriesHandlers } from './ledger/series.ts'
import { spendingHandlers } from './ledger/spending.ts'
import { usageHandlers } from './ledger/usage.ts'
import { upstreamHandlers, type UpstreamParts } from './upstreams.ts'

/** Dependencies of the handlers that need only the store. */
type StoreHandlersDeps = KeyParts &
  UpstreamParts & {
    store: Store
    /** The configuration in force. */
    loaded(): LoadedConfig
    /** Undefined if payments are not accepted. */
    payments: Pick<Payments, 'reconcile'> | undefined
    accounts: Accounts
  }

type OperatorHandlersDeps = Omit<StoreHandlersDeps, 'accounts'> &
  AgentParts & {
    readiness: () => Promise<Readiness>
    overview: Pick<Overview, 'read' | 'servers' | 'toolsOfOthers'>
    /** Whether this Host header is a name of the operator API. */
    isKnownHost(header: string | undefined): boolean
    /** The metrics of all processes in the Prometheus text format. */
    metrics: () => Promise<string>
    /** Identifies operators. */
    operators: OperatorAccess
    drain: ServerDrain
    openSink: OpenSink
    /** Undefined if the configuration cannot be reloaded. */
    reloading: Reloading | undefined
  }

/** The handlers of operator.yaml. */
export const operatorHandlers = (
  parts: OperatorHandlersDeps,
): Handlers<WithoutPages<operations>, Operator> => ({
  ...storeHandlers({ ...parts, accounts: parts.operators.accounts }),
  ...serverHandlers(parts),
  ...routeHandlers(parts),
  ...agentHandlers(parts),
  ...agentChangeHandlers(parts),
  ...sessionHandlers(parts.operators),
  ...drainHandlers(parts.drain, parts.store),
  ...reloadHandlers(parts.reloading),
  ...configFileHandlers(parts),
  ...priceProposalHandlers(parts),
  ...outletTestHandlers(parts),
})

/** The handlers that need only the store; the command line uses them without a server. */
export function storeHandlers(parts: StoreHandlersDeps) {
  const { store, accounts } = parts
  const replies = createPolledReplies()
  return {
    ...keyHandlers(parts, replies),
    ...groupHandlers(parts.access, store),
    ...callerHandlers(parts),
    ...usageHandlers(parts),
    ...exportHandlers(store),
    ...spendingHandlers(store, replies),
    ...monthHandlers({
      store,
      closeAfterDays: () => parts.loaded().config.ledger.close_after_days,
    }),
    ...seriesHandlers(store, replies),
    ...requestHandlers(parts, replies),
    ...paymentHandlers(parts),
    ...upstreamHandlers(parts),
    ...accountHandlers(accounts),
    ...auditHandlers(store),
    ...outletHandlers(store),
    ...alertHandlers(store),
  }
}

type ServerOperations = Pick<
  operations,
  'getHealth' | 'getReadiness' | 'getMetrics' | 'getConfig' | 'readOverview'
>

/** When to check a server again that is not ready. */
const soon = { 'Retry-After': 1, 'retry-after-ms': 1000 }

/** The handlers for the server itself. */
const serverHandlers = ({
  readiness,
  isKnownHost,
  metrics,
  loaded,
  overview,
}: OperatorHandlersDeps): Handlers<ServerOperations, Operator> => ({
  async getHealth() {
    return { status: 200, body: { status: 'ok' } }
  },

  async getReadiness({ header }) {
    const { ready, parts } = await readiness()
    // Handlers receive all headers, including those missing from the contract.
    const { host } = header as { host?: string }
    const body = { ready, parts: isKnownHost(host) ? parts : {} }
    return ready ? { status: 200, body } : { status: 503, headers: soon, body }
  },

  async getMetrics() {
    return { status: 200, text: await metrics() }
  },

  async getConfig() {
    return { status: 200, body: await configView(loaded(), overview) }
  },

  async readOverview() {
    return { status: 200, body: await overview.read() }
  },
})

/** The configuration in effect in the contract's form, and the version of each server. */
async function configView(
  { file, loadedAt, sandbox, config, sources, needRestart }: LoadedConfig,
  overview: Pick<Overview, 'servers'>,
): Promise<components['schemas']['ConfigInForce']> {
  // Without the store, this server still returns its own configuration.
  const servers = await overview.servers().catch(() => null)
  return {
    file,
    loaded_at: loadedAt,
    sandbox,
    config: maskedConfig(config),
    sources,
    need_restart: needRestart,
    digest: configDigest(config),
    servers:
      servers &&
      servers.map(({ name, digest, loadedAt: loaded_at, seenAt: seen_at, isThis: is_this }) => ({
        name,
        digest,
        loaded_at,
        seen_at,
        is_this,
      })),
  }
}
