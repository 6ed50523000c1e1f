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

/** The payment in a request's header, in either version of x402. */
export type Payment = {
  version: 1 | 2
  /** CAIP-2. */
  network: string
  /** The terms that the payer claims to have signed; version 1 does not repeat them. */
  accepted?: Terms
  /** The signed part as sent: the same in both versions. */
  payload: Record<string, unknown>
}

/** The content of the signed part, read by the rules of its chain. */
export type SignedPayment = {
  /** Identifies the transfer: `network|asset|from|nonce`, or `network|sha256(message)`. */
  key: string
  payer: string
  /** SHA-256 of the signed part with its signatures: only its holder gets the response. */
  proof: string
  /** Epoch seconds after which the chain rejects it; null if the chain counts blocks instead. */
  validBefore: number | null
}

/** Why a payment was rejected: x402's code and a sentence. */
export type PaymentRefusal = { reason: string; message: string }

/** The rules of one kind of chain for payments of the scheme `exact`. */
export type Scheme = {
  /** Reads the signed part. Throws a Failure `invalidRequest` if it is malformed. */
  read(of: Pick<Terms, 'network' | 'asset'>, payload: Payment['payload']): SignedPayment
  /** Why the signed part does not meet these terms at `now` (epoch milliseconds), if so. */
  mismatch(payload: Payment['payload'], terms: Terms, now: number): PaymentRefusal | undefined
  /**
   * Whether the payer's key has signed, as far as this can be checked without a chain. The
   * signature of a contract wallet cannot.
   */
  isSignedByKey(payload: Payment['payload'], terms: Terms): Promise<boolean>
}

/** A settled payment, as the PAYMENT-RESPONSE header carries it. */
export type Receipt = { success: true; transaction: string; network: string; payer: string }

/** The content of requests to a facilitator: always the same for the same payment. */
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
  /** For its catalogue: never the payer's words; absent in rows of older versions. */
  listing?: { extensions: Record<string, unknown>; outputSchema: Record<string, unknown> }
}

/**
 * A facilitator's response to a settlement. With `beforeBroadcast` it rejected the payment before
 * it sent anything to the chain. `unknown` means that money may have moved.
 */
export type Settlement =
  | { kind: 'settled'; receipt: Receipt }
  | { kind: 'refused'; reason: string; beforeBroadcast: boolean }
  | { kind: 'unknown'; reason: string }

/** A facilitator's response to a verification; `unknown` without a usable one. */
export type Verification =
  | { kind: 'valid'; payer: string }
  | { kind: 'invalid'; reason: string }
  | { kind: 'unknown'; reason: string }

/** A service that verifies payments and moves the money. */
export type Facilitator = {
  /** Its support of a network; undefined without any, and until it has responded. */
  supports(
    network: string,
  ):
    | { versions: readonly (1 | 2)[]; extra: Record<string, unknown>; signers?: readonly string[] }
    | undefined
  /** A sentence on why it cannot be used; undefined if it can. */
  fault(): string | undefined
  verify(charge: Charge): Promise<Verification>
  settle(charge: Charge): Promise<Settlement>
  close(): Promise<void>
}

/**
 * The state of a payment on its chain. `unspent` and `cancelled` are certain at the newest block;
 * an `earlier` transfer was on the chain before this server could have settled it.
 */
export type Evidence =
  | { kind: 'spent' | 'earlier'; transaction: string }
  | { kind: 'unspent' }
  | { kind: 'cancelled' }
  | { kind: 'unknown'; reason: string }

/** A payment to look up on its chain. */
export type ChainQuery = {
  payload: Payment['payload']
  terms: Terms
  payer: string
  /** Epoch milliseconds. */
  claimedAt: number
  /** Only a transfer in a later block than this is `spent`. */
  after?: number
}

/** Reads one chain through the operator's RPC. */
export type Chain = {
  evidenceOf(payment: ChainQuery): Promise<Evidence>
  /**
   * The newest block, on Solana its slot; undefined if the RPC does not respond. With a short
   * timeout, because a payer waits for it.
   */
  head(): Promise<number | undefined>
  /** Whether the chain would still accept the payment; undefined if the RPC does not respond. */
  isAlive(payload: Payment['payload']): Promise<boolean | undefined>
  /**
   * False if the chain shows that the payer is not a contract, so that only its key can sign;
   * undefined if the RPC does not respond.
   */
  mayBeContract?(payload: Payment['payload']): Promise<boolean | undefined>
  /**
   * The payer's units of the asset, up to ten seconds old; undefined if the RPC does not respond.
   * With a short timeout, because a payer waits for it.
   */
  balanceOf(payload: Payment['payload'], asset: string): Promise<bigint | undefined>
}
