import type { Buyer } from './paying/buyer.ts'
import type { PaymentEvent } from './paying/event.ts'
import { repeatable } from './paying/exchange.ts'
import { evmChain } from './paying/chains/evm.ts'
import type { Asset } from './paying/chains/networks.ts'
import {
  memoryStore,
  PaymentError,
  type PaymentErrorCode,
  type PaymentStore,
  type SignedPayment,
} from './paying/payment.ts'
import { createPolicy, type Caps, type PolicyOptions } from './paying/policy.ts'
import { buy } from './paying/purchase.ts'
import type { Receipt } from './paying/receipt.ts'
import type { EvmSigner, SolanaSigner } from './paying/chains/signers.ts'
import type { Chain } from './paying/chains/signing.ts'
import { solanaChain } from './paying/chains/solana.ts'

export { PaymentError }
export type {
  Asset,
  Caps,
  EvmSigner,
  PaymentErrorCode,
  PaymentEvent,
  PaymentStore,
  Receipt,
  SignedPayment,
  SolanaSigner,
}

/** The payer and the rules: it signs only payments that caps, networks and recipients allow. */
export type PayingOptions = PolicyOptions & {
  /**
   * The payer. Needs `@x402/evm` and `viem` for `evm`, `@x402/svm` and `@solana/kit` for `solana`;
   * they are loaded before the first signature.
   */
  signers: { evm?: EvmSigner; solana?: SolanaSigner }
  /** Stores unfinished payments. In memory by default. */
  store?: PaymentStore
  /**
   * Sends the requests. The global `fetch` by default. It must respect `redirect: 'manual'`, and
   * must not retry.
   */
  fetch?: typeof globalThis.fetch
  /** True to pay over plain HTTP to addresses that are not loopback. False by default. */
  allowHttp?: boolean
  retry?: RetryOptions
  /** Called with each step of a payment. Its exceptions are ignored. */
  onEvent?: (event: PaymentEvent) => void
}

/** How often and how long a signed payment is sent again. */
export type RetryOptions = {
  /** Maximum requests of one call with a payment. 40 by default. */
  attempts?: number
  /** Milliseconds for which one call retries after it has signed. 180 000 by default. */
  patienceMs?: number
  /** Maximum milliseconds for one response, including its body. 100 000 by default. */
  responseMs?: number
  /** Milliseconds before the first retry, doubled each time up to eight seconds. 250 by default. */
  firstDelayMs?: number
}

/**
 * A fetch that pays if the response is 402 with x402 terms, version 1 or 2, of the scheme `exact`:
 * on EVM chains with EIP-3009, on Solana with an SPL transfer.
 *
 * It signs only payments that the options allow, and once for each call. It sends the same payment
 * again if a response is lost or temporary, also in a later call of the same request. One call
 * signs a second time only if the chain certainly cannot charge the first payment any more, the
 * server has rejected it even then, and both together are within `caps.perPurchase`: a server may
 * claim that a payment has failed although it was charged.
 *
 * Throws a {@link PaymentError}, and before anything is paid also the errors of fetch. Error
 * responses other than 402 are returned, as by fetch. The response to a payment is returned only if
 * it is complete and its receipt is valid; otherwise it is in the error. Redirects are rejected.
 * Throws a TypeError immediately if an option is missing or invalid.
 */
export function createPayingFetch(options: PayingOptions): typeof globalThis.fetch {
  const {
    signers,
    store = memoryStore(),
    fetch = globalThis.fetch,
    allowHttp = false,
    retry = {},
    onEvent = () => undefined,
  } = options
  const chains = new Map<string, Chain>()
  if (signers?.evm) chains.set('eip155', evmChain(signers.evm))
  if (signers?.solana) chains.set('solana', solanaChain(signers.solana))
  if (chains.size === 0)
    throw new TypeError('signers is missing: set signers.evm, signers.solana or both')
  const buyer: Buyer = {
    policy: createPolicy(options, [...chains.keys()]),
    chains,
    store,
    fetch,
    retry: { attempts: 40, patienceMs: 180_000, responseMs: 100_000, firstDelayMs: 250, ...retry },
    onEvent,
    busy: new Set(),
    signedUsd: 0n,
  }
  return async (input, init) => buy(buyer, await repeatable(input, init, allowHttp))
}
