/** One way to pay, as version 2 of x402 writes it. */
export type Terms = {
  scheme: 'exact'
  /** CAIP-2, as in `eip155:8453`. */
  network: string
  asset: string
  /** A whole number of the asset's smallest unit. */
  amount: string
  payTo: string
  maxTimeoutSeconds: number
  extra: Record<string, unknown>
}

/** What the header of a request carries, whichever version of x402 wrote it. */
export type Payment = {
  version: 1 | 2
  /** CAIP-2. */
  network: string
  /** The terms that the payer has signed for, as the payer says; version 1 does not repeat them. */
  accepted?: Terms
  /** The signed part, as it was sent: the same in both versions. */
  payload: Record<string, unknown>
}

/** The content of the signed part, by the rules of its chain. */
export type SignedPayment = {
  /** Names this one movement of money: `network|asset|from|nonce`, or `network|sha256(message)`. */
  key: string
  payer: string
  /** SHA-256 of the signed part with its signatures: only its holder gets the answer. */
  proof: string
  /** Epoch seconds after which the chain refuses it; null where the chain counts blocks instead. */
  validBefore: number | null
}

/** Why a payment was refused: x402's code for it, and a sentence. */
export type PaymentRefusal = { reason: string; message: string }

/** The rules of one kind of chain for payments of the scheme `exact`. */
export type Scheme = {
  /** Reads the signed part. Throws a Failure `invalidRequest` if it is none. */
  read(of: Pick<Terms, 'network' | 'asset'>, payload: Payment['payload']): SignedPayment
  /** Why the signed part does not meet these terms now (epoch milliseconds), if it does not. */
  mismatch(payload: Payment['payload'], terms: Terms, now: number): PaymentRefusal | undefined
  /**
   * Whether the payer's own key has signed, as far as that can be seen without a chain. The
   * signature of a contract wallet cannot be checked without one.
   */
  isSignedByKey(payload: Payment['payload'], terms: Terms): Promise<boolean>
}

/** A settled payment, as the PAYMENT-RESPONSE header carries it. */
export type Receipt = { success: true; transaction: string; network: string; payer: string }

/** What is sent to a facilitator: always the same for the same payment. */
export type Charge = {
  payload: Payment['payload']
  terms: Terms
  resource: {
    url: string
    description: string
    mimeType: string
    serviceName?: string
    tags?: string[]
  }
  /** For its catalogue: our own words and never the payer's; absent in rows of older versions. */
  listing?: { extensions: Record<string, unknown>; outputSchema: Record<string, unknown> }
}

/**
 * A facilitator's answer to a settlement. With `beforeBroadcast` it refused before anything was
 * sent to the chain. What is neither settled nor refused is `unknown`: money may have moved.
 */
export type Settlement =
  | { kind: 'settled'; receipt: Receipt }
  | { kind: 'refused'; reason: string; beforeBroadcast: boolean }
  | { kind: 'unknown'; reason: string }

/** A facilitator's answer to a verification; `unknown` where it gave none that is usable. */
export type Verification =
  | { kind: 'valid'; payer: string }
  | { kind: 'invalid'; reason: string }
  | { kind: 'unknown'; reason: string }

/** A service that verifies payments and moves the money. */
export type Facilitator = {
  /** What it supports on a network; undefined where nothing, or as long as it has not answered. */
  supports(
    network: string,
  ):
    | { versions: readonly (1 | 2)[]; extra: Record<string, unknown>; signers?: readonly string[] }
    | undefined
  /** What is wrong with it, in a sentence; undefined when it can be used. */
  fault(): string | undefined
  verify(charge: Charge): Promise<Verification>
  settle(charge: Charge): Promise<Settlement>
  close(): Promise<void>
}

/**
 * What a chain shows of a payment. `unspent` and `cancelled` are certain at the newest block;
 * `earlier` was on the chain before it could have been settled from here.
 */
export type Evidence =
  | { kind: 'spent' | 'earlier'; transaction: string }
  | { kind: 'unspent' }
  | { kind: 'cancelled' }
  | { kind: 'unknown'; reason: string }

/** A payment that a chain is asked about. */
export type ChainQuery = {
  payload: Payment['payload']
  terms: Terms
  payer: string
  /** Epoch milliseconds. */
  claimedAt: number
  /** Only what is in a later block than this is `spent`. */
  after?: number
}

/** Reads one chain through an RPC of the operator's. */
export type Chain = {
  evidenceOf(payment: ChainQuery): Promise<Evidence>
  /**
   * The newest block, on Solana its slot; undefined when the RPC does not answer. Short, because
   * a payer waits for it.
   */
  head(): Promise<number | undefined>
  /** Whether the chain would still take the payment; undefined when the RPC does not answer. */
  isAlive(payload: Payment['payload']): Promise<boolean | undefined>
  /**
   * False when the chain shows that the payer is no contract, so that only its own key can sign;
   * undefined when the RPC does not answer.
   */
  mayBeContract?(payload: Payment['payload']): Promise<boolean | undefined>
  /**
   * The units of the asset that the payer has, which may be ten seconds old; undefined when the
   * RPC does not answer. Short, because a payer waits for it.
   */
  balanceOf(payload: Payment['payload'], asset: string): Promise<bigint | undefined>
}
