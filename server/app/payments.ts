import { Failure } from '../failure.ts'
import type { Config } from '../config/load.ts'
import { proxyFor } from '../config/proxies.ts'
import type { Secrets } from '../config/secrets.ts'
import { createUsageRecorder, type UsageRecorder } from '../gateway/usage-recorder.ts'
import type { Agent } from '../mesh/agent.ts'
import type { Check } from '../operator/readiness.ts'
import { evmScheme } from '../payments/evm/scheme.ts'
import {
  createFacilitator,
  type ConnectedFacilitator,
} from '../payments/facilitator/facilitator.ts'
import { journalOf } from '../payments/journal.ts'
import { createPayments, type Payments } from '../payments/purchase/purchase.ts'
import type { Chain, Scheme } from '../payments/types.ts'
import { createReconciler } from '../payments/reconciler.ts'
import type { ItemPrice } from '../payments/terms/resource.ts'
import { createTerms, FeePayers, type TermsBook } from '../payments/terms/terms.ts'
import type { Store } from '../store/store.ts'
import { hasOpenPayments } from '../store/queries/payment-lists.ts'
import { type ListedPayment } from '../store/queries/payments.ts'
import { storePrices } from '../store/queries/prices.ts'
import type { Proxy } from '../undici/transport.ts'
import { admissionOf, isRecorded, type ServiceParts } from './parts/service-parts.ts'

/** Payments, as the mesh and the operator API use them. */
export type PaymentService = {
  payments: Payments
  check: Check
  /** The terms of all paid tools and queries. Throws if a price cannot be charged. */
  terms(agents: ReadonlyMap<string, Agent>, publicUrl: () => string): Promise<TermsBook>
  /** Resolves when payments on this network can be read. */
  ready(network: string): Promise<void>
}

/**
 * Starts payments if networks are configured. Without networks, payments that are still open are
 * reconciled nevertheless.
 */
export async function startPayments(parts: ServiceParts): Promise<PaymentService | undefined> {
  const { current, store, embedded } = parts
  const networks = embedded?.networks ?? current.config.payments.networks
  const isEnabled = Object.keys(networks).length > 0
  if (!isEnabled && !(await hasOpenPayments(store.journal).catch(() => true))) return undefined
  const facilitators = startFacilitators(parts, networks)
  const payments = await startSettling(parts, networks, facilitators)
  if (!isEnabled) return undefined
  const schemes = createSchemes()
  if (!embedded) for (const network of Object.keys(networks)) await schemes.ready(network)
  return {
    payments,
    ready: schemes.ready,
    terms: termsMaker(parts, networks, facilitators, schemes.of),
    check() {
      const faults = [
        ...[...new Set(facilitators.values())].flatMap(({ fault }) => fault() ?? []),
        ...[...facilitators].flatMap(([network, { fault, missing }]) =>
          fault() === undefined ? (missing(network) ?? []) : [],
        ),
      ]
      return faults.length === 0 ? undefined : faults.join('; ')
    },
  }
}

type Networks = Config['payments']['networks']
type Facilitators = ReadonlyMap<string, ConnectedFacilitator>

/** The facilitator of each network; networks with the same one share it. */
function startFacilitators(parts: ServiceParts, networks: Networks): Facilitators {
  const { current, observe, embedded, closers } = parts
  const { verify_ms: verifyMs, settle_ms: settleMs } = current.config.payments
  const bySettings = new Map<string, ConnectedFacilitator>()
  const byNetwork = new Map<string, ConnectedFacilitator>()
  for (const [network, settings] of Object.entries(networks)) {
    const { facilitator: url, facilitator_auth: auth } = settings
    const { facilitator_key_env: env, facilitator_key_file: file } = settings
    const id = JSON.stringify([url, env, file, auth])
    const key = () => parts.current.loaded.secrets.facilitatorKeys.get(network)
    const proxy = proxyFor(current.loaded.secrets.proxies, url)
    const sandbox = embedded !== undefined
    const options = { url, key, proxy, verifyMs, settleMs, observe, sandbox }
    const facilitator = bySettings.get(id) ?? createFacilitator(options)
    bySettings.set(id, facilitator)
    byNetwork.set(network, facilitator)
  }
  for (const one of bySettings.values()) closers.defer(() => one.close())
  return byNetwork
}

/** Starts purchases, and the reconciler for purchases whose process has died. */
async function startSettling(
  parts: ServiceParts,
  networks: Networks,
  facilitators: Facilitators,
): Promise<Payments> {
  const { current, store, ledger, observe, closers } = parts
  const settings = current.config.payments
  const chains = await openChains(current.loaded.secrets)
  const journal = journalOf(store, { ofPayer: settings.per_payer, ofAll: settings.unsettled })
  const usage = createUsageRecorder({ ledger, prices: new Map(), observe })
  const recordSettled = (payment: ListedPayment) => recordPayment(usage, payment)
  const { now } = store.clock
  const payments = createPayments({
    journal,
    now,
    facilitatorOf: (network) => facilitators.get(network),
    chainOf: (network) => chains.get(network),
    recordSettled,
    observe,
    retentionMs: settings.kept_hours * 3_600_000,
    maxUnverified: () => maxUnverified(parts.current.config, settings.unsettled),
  })
  const reconciler = createReconciler({
    payments,
    now,
    journal,
    store,
    recordSettled,
    networks: Object.keys(networks),
    observe,
  })
  closers.defer(async () => {
    await reconciler.close()
    await payments.close()
  })
  return payments
}

/**
 * Writes the ledger row of a settled payment. False while the ledger accepts no rows: the payment
 * stays in the journal until it is recorded.
 */
function recordPayment(usage: UsageRecorder, payment: ListedPayment): boolean {
  const { id, payer, agent, tool } = payment
  const settled = {
    id,
    requestId: payment.request_id,
    payer,
    agent,
    tool,
    charged: payment.price_nano,
    claimedAt: payment.created_at,
    settledAt: payment.updated_at,
  }
  return isRecorded(usage, () => usage.recordPayment(settled))
}

/**
 * The maximum number of concurrent unverified payments: half of the capacity. An unverified payment
 * may be forged, and must not displace callers with keys and verified payments.
 */
const maxUnverified = (config: Config, unsettled: number): number =>
  Math.ceil(Math.min(admissionOf(config).concurrent, unsettled / config.workers) / 2)

/** Returns the function that creates terms, at current prices and at those offered recently. */
function termsMaker(
  { current, store }: ServiceParts,
  networks: Networks,
  facilitators: Facilitators,
  schemeOf: (network: string) => Scheme,
): PaymentService['terms'] {
  const { max_timeout_s: maxTimeoutSeconds } = current.config.payments
  /** Fee payers offered earlier may still be used after a reload. */
  const feePayers = new FeePayers()
  return async (agents, publicUrl) => {
    const prices = sold(agents)
    const terms = (previous: (ItemPrice & { until: number })[]) =>
      createTerms({
        networks,
        publicUrl,
        facilitatorOf: (network) => facilitators.get(network),
        schemeOf,
        maxTimeoutSeconds,
        prices,
        previous,
        feePayers,
      })
    terms([]) // throws for a price that cannot be charged, before it is stored
    return terms(await formerPrices(store, prices, maxTimeoutSeconds * 1000))
  }
}

/** Solana's libraries take long to load: the sandbox loads them with the first payment. */
function createSchemes() {
  let solana: Scheme | undefined
  return {
    of(network: string): Scheme {
      if (network.startsWith('eip155:')) return evmScheme
      if (!solana) throw new Error('the rules of Solana are not loaded yet')
      return solana
    },
    async ready(network: string) {
      if (network.startsWith('solana:'))
        solana ??= await (await import('../payments/solana/scheme.ts')).loadSolanaScheme()
    },
  }
}

async function openChains({
  rpcUrls,
  proxies,
}: Pick<Secrets, 'rpcUrls' | 'proxies'>): Promise<Map<string, Chain>> {
  const chains = new Map<string, Chain>()
  for (const [network, rpcUrl] of rpcUrls) {
    const proxy = proxyFor(proxies, rpcUrl)
    chains.set(network, await openChain({ network, rpcUrl, proxy }))
  }
  return chains
}

type ChainOptions = { network: string; rpcUrl: string; proxy: Proxy | undefined }

async function openChain(options: ChainOptions): Promise<Chain> {
  if (options.network.startsWith('solana:'))
    return (await import('../payments/solana/chain.ts')).openSolanaChain(options)
  return (await import('../payments/evm/chain.ts')).openEvmChain(options)
}

/**
 * Prices that changed recently. Each may still be paid until the terms that offered it expire.
 */
async function formerPrices(
  store: Store,
  prices: readonly ItemPrice[],
  honouredMs: number,
): Promise<(ItemPrice & { until: number })[]> {
  const now = Date.now()
  const changed = await storePrices(
    store.journal,
    prices.map(({ agent, tool = '', priceUsd: usd }) => ({ agent, tool, usd })),
    now,
    now - honouredMs,
  ).catch((cause: unknown) => {
    throw new Failure('unavailable', 'the store does not answer, which has the previous prices', {
      cause,
    })
  })
  return changed.flatMap(({ agent, tool, previous_usd: priceUsd, changed_at }) => {
    if (priceUsd === null) return []
    return [{ agent, ...(tool !== '' && { tool }), priceUsd, until: changed_at + honouredMs }]
  })
}

const sold = (agents: ReadonlyMap<string, Agent>): ItemPrice[] =>
  [...agents.values()]
    .filter(({ x402 }) => x402)
    .flatMap(({ id: agent, query_price_usd: priceUsd, tools }) => [
      { agent, priceUsd },
      ...[...tools.values()].map((tool) => ({ agent, tool: tool.name, priceUsd: tool.price_usd })),
    ])
