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

/** The payer and the rules: only what caps, networks and recipients allow is signed. */
export type PayingOptions = PolicyOptions & {
  /**
   * The payer. Needs `@x402/evm` and `viem` for `evm`, `@x402/svm` and `@solana/kit` for `solana`;
   * they are loaded when there is something to sign.
   */
  signers: { evm?: EvmSigner; solana?: SolanaSigner }
  /** Stores unfinished payments. In memory by default. */
  store?: PaymentStore
  /**
   * Sends the requests. The global `fetch` by default. It must respect `redirect: 'manual'`, and
   * must not retry.
   */
  fetch?: typeof globalThis.fetch
  /** True to pay over plain HTTP to other than loopback addresses. False by default. */
  allowHttp?: boolean
  retry?: RetryOptions
  /** Called with each step of a payment. What it throws is ignored. */
  onEvent?: (event: PaymentEvent) => void
}

/** How a payment that was signed is sent again until it is answered. */
export type RetryOptions = {
  /** How often one call sends with a payment at most. 40 by default. */
  attempts?: number
  /** Milliseconds that one call goes on for after it has signed. 180 000 by default. */
  patienceMs?: number
  /** Milliseconds that one answer may take, with its body. 100 000 by default. */
  answerMs?: number
  /** Milliseconds before the second try, doubled with each up to eight seconds. 250 by default. */
  firstDelayMs?: number
}

/**
 * A fetch that pays when the answer is 402 with terms of x402, version 1 or 2, of the scheme
 * `exact`: on EVM chains by EIP-3009, on Solana by SPL transfer.
 *
 * It signs only what the options allow, and once for each call. The same payment is sent again when
 * an answer is lost or is temporary, and also by a later call of the same request. One call signs a
 * second time only when the chain certainly cannot charge the first payment any more, the server
 * has refused it even then, and both together are within `caps.perPurchase`: a server may claim
 * that a payment has failed which it has taken.
 *
 * Throws a {@link PaymentError}, and before anything is paid also what fetch throws. Refusals other
 * than 402 are returned, as fetch does. An answer to a payment is returned only when it is complete
 * and its receipt is right; else it is in the error. Redirects are refused. Throws a TypeError at
 * once when an option is missing or wrong.
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
