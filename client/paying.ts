import type { Buyer } from './paying/buyer.ts'
import type { PaymentEvent } from './paying/event.ts'
import { repeatable } from './paying/exchange.ts'
import { evmChain } from './paying/evm.ts'
import type { Asset } from './paying/networks.ts'
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
import type { EvmSigner, SolanaSigner } from './paying/signers.ts'
import type { Chain } from './paying/signing.ts'
import { solanaChain } from './paying/solana.ts'

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

/** Who pays, and for what: nothing is signed that the caps, networks and recipients do not allow. */
export type PayingOptions = PolicyOptions & {
  /** Who pays. Needs `@x402/evm` and `viem` for `evm`, `@x402/svm` and `@solana/kit` for `solana`; they are loaded when there is something to sign. */
  signers: { evm?: EvmSigner; solana?: SolanaSigner }
  /** Where unfinished payments are kept; in memory unless told. */
  store?: PaymentStore
  /** Sends the requests; the global `fetch` unless told. It must not follow redirects when told so, nor repeat anything by itself. */
  fetch?: typeof globalThis.fetch
  /** True to pay over plain HTTP to other than loopback addresses. False unless told. */
  allowHttp?: boolean
  retry?: RetryOptions
  /** Hears what becomes of payments. */
  onEvent?: (event: PaymentEvent) => void
}

/** How a payment that was signed is sent again until it is answered. */
export type RetryOptions = {
  /** How often one call sends with a payment; 40 unless told. */
  attempts?: number
  /** Milliseconds that one call goes on for after it signed; 180 000 unless told. */
  patienceMs?: number
  /** Milliseconds that one answer may take, whole; 100 000 unless told. */
  answerMs?: number
  /** Milliseconds before the second try; doubled with each, up to eight seconds; 250 unless told. */
  firstDelayMs?: number
}

/**
 * A fetch that pays for what answers 402 with terms of x402, version 1 or 2, of the scheme `exact`: on EVM chains by EIP-3009, on Solana by SPL transfer.
 *
 * It signs only what the options allow, and once for each call. The signed payment is sent again, the same one, when an answer is lost or tells to try
 * again, and also by a later call of the same request. A second signature for one call is made only when the chain can certainly not charge the first any
 * more, the server has refused it even then, and both together are within `caps.perPurchase`, as if both were charged: a server may say that a payment
 * has failed that it has taken.
 *
 * Throws a {@link PaymentError}, and what fetch throws as long as nothing was paid. Other refusals than 402 are returned, as fetch does.
 * An answer to a payment is given only when it is whole and its receipt is right; else it is in the error. Redirects are refused.
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
    throw new TypeError('signers is missing: give one as signers.evm, signers.solana or both')
  const buyer: Buyer = {
    policy: createPolicy(options, [...chains.keys()]),
    chains,
    store,
    fetch,
    retry: { attempts: 40, patienceMs: 180_000, answerMs: 100_000, firstDelayMs: 250, ...retry },
    onEvent,
    busy: new Set(),
    signedUsd: 0n,
  }
  return async (input, init) => buy(buyer, await repeatable(input, init, allowHttp))
}
