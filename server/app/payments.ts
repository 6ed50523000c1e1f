import { Failure } from '../failure.ts'
import { createUsageRecorder } from '../gateway/usage.ts'
import type { Agent } from '../mesh/agent.ts'
import type { Check } from '../operator/readiness.ts'
import { evmScheme } from '../payments/evm/scheme.ts'
import { createFacilitator } from '../payments/facilitator/facilitator.ts'
import { journalOf } from '../payments/journal.ts'
import { createPayments, type Payments } from '../payments/purchase/purchase.ts'
import type { Chain, Facilitator, Scheme } from '../payments/types.ts'
import { createReconciler } from '../payments/reconciler.ts'
import { FeePayers } from '../payments/terms/fee-payers.ts'
import type { ItemPrice } from '../payments/terms/resource.ts'
import { createTerms, type TermsBook } from '../payments/terms/terms.ts'
import type { Store } from '../store/store.ts'
import { hasOpenPayments } from '../store/queries/payment-lists.ts'
import { type ListedPayment } from '../store/queries/payments.ts'
import { storePrices } from '../store/queries/prices.ts'
import { admissionOf, type ServiceParts } from './parts.ts'

/** What payments are taken with. */
export type PaymentService = {
  payments: Payments
  check: Check
  /** What all that these agents do costs; throws a sentence when a price cannot be charged. */
  terms(agents: ReadonlyMap<string, Agent>, publicUrl: () => string): Promise<TermsBook>
  /** Resolves when payments on this network can be read. */
  ready(network: string): Promise<void>
}

/** Opens the till, where networks are configured to be paid on. Without one, payments of before are still looked at, and told of. */
export async function startPayments(parts: ServiceParts): Promise<PaymentService | undefined> {
  const {
    current: {
      config: { payments: settings },
      loaded: { secrets },
    },
    store,
    ledger,
    observe,
    embedded,
    closers,
  } = parts
  const networks = embedded?.networks ?? settings.networks
  const isTaken = Object.keys(networks).length > 0
  if (!isTaken && !(await hasOpenPayments(store.journal).catch(() => true))) return undefined

  const facilitators = new Map<string, Facilitator>()
  const shared = new Map<string, Facilitator>()
  for (const [
    id,
    { facilitator: url, facilitator_key_env: variable, facilitator_key_file: file },
  ] of Object.entries(networks)) {
    const name = JSON.stringify([url, variable, file])
    const key = () => parts.current.loaded.secrets.facilitatorKeys.get(id)
    const facilitator =
      shared.get(name) ??
      createFacilitator({
        url,
        key,
        verifyMs: settings.verify_ms,
        settleMs: settings.settle_ms,
        observe,
        sandbox: embedded !== undefined,
      })
    shared.set(name, facilitator)
    facilitators.set(id, facilitator)
  }
  closers.push(() => Promise.all([...shared.values()].map((facilitator) => facilitator.close())))

  const facilitatorOf = (network: string) => facilitators.get(network)
  const chains = await openChains(secrets.rpcUrls)
  const journal = journalOf(store, { ofPayer: settings.per_payer, ofAll: settings.unsettled })
  const usage = createUsageRecorder({ ledger, prices: new Map(), observe })
  const recordSettled = ({
    id,
    request_id: requestId,
    payer,
    agent,
    tool,
    price_nano: charged,
    created_at: claimedAt,
    updated_at: settledAt,
  }: ListedPayment) => {
    try {
      usage.checkWritable()
      usage.recordPayment({ id, requestId, payer, agent, tool, charged, claimedAt, settledAt })
      return true
    } catch {
      // The journal remembers that the row is owed.
      return false
    }
  }
  /** Half of what there is: a forged payment is as good as any other until it is verified, and callers with keys, and what is verified, need places too. */
  const maxUnverified = () => {
    const { config } = parts.current
    return Math.ceil(
      Math.min(admissionOf(config).concurrent, settings.unsettled / config.workers) / 2,
    )
  }
  const payments = createPayments({
    journal,
    facilitatorOf,
    chainOf: (network) => chains.get(network),
    recordSettled,
    observe,
    retentionMs: settings.kept_hours * 3_600_000,
    maxUnverified,
  })
  const reconciler = createReconciler({
    payments,
    journal,
    store,
    recordSettled,
    networks: Object.keys(networks),
    observe,
  })
  closers.push(async () => {
    await reconciler.close()
    await payments.close()
  })

  if (!isTaken) return undefined
  const schemes = createSchemes()
  /** Whoever was offered a fee payer may pay with it, whatever is sold since. */
  const feePayers = new FeePayers()
  if (!embedded) for (const network of Object.keys(networks)) await schemes.ready(network)
  return {
    payments,
    ready: schemes.ready,
    async terms(agents, publicUrl) {
      const prices = sold(agents)
      const terms = (previous: (ItemPrice & { until: number })[]) =>
        createTerms({
          networks,
          publicUrl,
          facilitatorOf,
          schemeOf: schemes.of,
          maxTimeoutSeconds: settings.max_timeout_s,
          prices,
          previous,
          feePayers,
        })
      terms([]) // throws before a price is stored that cannot be charged
      return terms(await formerPrices(store, prices, settings.max_timeout_s * 1000))
    },
    check() {
      const faults = [...shared.values()].flatMap((facilitator) => facilitator.fault() ?? [])
      return faults.length === 0 ? undefined : faults.join('; ')
    },
  }
}

/** Solana's libraries take long to load: the sandbox waits with them for the first payment. */
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

async function openChains(rpcUrls: ReadonlyMap<string, string>): Promise<Map<string, Chain>> {
  const opened = [...rpcUrls].map(async ([network, rpcUrl]) => {
    const chain = network.startsWith('solana:')
      ? await (await import('../payments/solana/chain.ts')).openSolanaChain({ rpcUrl, network })
      : await (await import('../payments/evm/chain.ts')).openEvmChain({ rpcUrl, network })
    return [network, chain] as const
  })
  return new Map(await Promise.all(opened))
}

/** Whoever was told a price may pay it for as long as its terms said, whatever the agents' documents say since. */
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
    throw new Failure(
      'unavailable',
      'the store does not answer, which keeps the prices that were',
      { cause },
    )
  })
  return changed.flatMap(({ agent, tool, previous_usd: priceUsd, changed_at }) =>
    priceUsd === null
      ? []
      : [{ agent, ...(tool !== '' && { tool }), priceUsd, until: changed_at + honouredMs }],
  )
}

const sold = (agents: ReadonlyMap<string, Agent>): ItemPrice[] =>
  [...agents.values()]
    .filter(({ x402 }) => x402)
    .flatMap(({ id: agent, query_price_usd: priceUsd, tools }) => [
      { agent, priceUsd },
      ...[...tools.values()].map((tool) => ({ agent, tool: tool.name, priceUsd: tool.price_usd })),
    ])
