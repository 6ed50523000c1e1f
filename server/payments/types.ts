/** One way to pay, as version 2 of x402 writes it; `amount` is a whole number of the asset's smallest unit. */
export type Terms = {
  scheme: 'exact'
  /** CAIP-2, as in `eip155:8453`. */
  network: string
  asset: string
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
  /** The terms that the payer says to have signed for; version 1 does not repeat them. */
  accepted?: Terms
  /** The signed part, as it was sent: the same in both versions. */
  payload: Record<string, unknown>
}

/** What the signed part says, by the rules of its chain. */
export type Signed = {
  /** Names this one movement of money: `network|asset|from|nonce`, or `network|sha256(message)`. */
  key: string
  payer: string
  /** SHA-256 of the signed part with its signatures: whoever sends it again holds the same payment. */
  proof: string
  /** Epoch seconds after which the chain refuses it; null where the chain counts blocks instead. */
  validBefore: number | null
  lastValidBlockHeight: number | null
}

/** Why a payment was not taken: x402's word for it, and a sentence. */
export type PaymentRefusal = { reason: string; message: string }

/** The rules of one kind of chain for payments of the scheme `exact`. */
export type Scheme = {
  /** Reads the signed part. Throws a Failure `invalidRequest` when it has not the form of one. */
  read(of: Pick<Terms, 'network' | 'asset'>, payload: Payment['payload']): Signed
  /** Why what was signed does not meet these terms at this time (epoch milliseconds); undefined when it does. */
  mismatch(payload: Payment['payload'], terms: Terms, now: number): PaymentRefusal | undefined
  /** Whether the payer's own key has signed it, as far as that can be seen without asking a chain: a contract wallet's signature cannot. */
  isSignedByKey(payload: Payment['payload'], terms: Terms): Promise<boolean>
}

/** A settled payment, as the PAYMENT-RESPONSE header tells it. */
export type Receipt = { success: true; transaction: string; network: string; payer: string }

/** What is sent to a facilitator: always the same for the same payment. */
export type Charge = {
  payload: Payment['payload']
  terms: Terms
  resource: { url: string; description: string; mimeType: string }
}

/**
 * What a facilitator made of a settlement. `refused` is an answer that says no; `beforeBroadcast` that its reason is one of a check made before
 * anything was sent to the chain and it names no transaction. Everything that is neither is `unknown`: money may have moved.
 */
export type Settlement =
  | { kind: 'settled'; receipt: Receipt }
  | { kind: 'refused'; reason: string; beforeBroadcast: boolean }
  | { kind: 'unknown'; reason: string }

export type Verification =
  | { kind: 'valid'; payer: string }
  | { kind: 'invalid'; reason: string }
  | { kind: 'unknown'; reason: string }

/** A service that verifies payments and moves the money. */
export type Facilitator = {
  /** What it told of a network; undefined where it does not serve it, or has not been heard yet. */
  supports(
    network: string,
  ):
    | { versions: readonly (1 | 2)[]; extra: Record<string, unknown>; signers?: readonly string[] }
    | undefined
  /** What is wrong with it, in a sentence; undefined when it has been heard. */
  fault(): string | undefined
  verify(charge: Charge): Promise<Verification>
  settle(charge: Charge): Promise<Settlement>
  close(): Promise<void>
}

/**
 * What a chain shows of a payment. `unspent` and `cancelled` are only said when they are certain at the newest block; `earlier` of what was on the
 * chain before it could have been settled from here.
 */
export type Evidence =
  | { kind: 'spent' | 'earlier'; transaction: string }
  | { kind: 'unspent' }
  | { kind: 'cancelled' }
  | { kind: 'unknown'; reason: string }

/** Reads one chain through an RPC of the operator's. */
export type Chain = {
  evidenceOf(payment: {
    payload: Payment['payload']
    terms: Terms
    payer: string
    claimedAt: number
    /** Only what is in a later block than this is `spent`. */
    after?: number
  }): Promise<Evidence>
  /** The newest block, on Solana its slot; undefined when it cannot be asked. Answers soon: a sale waits for it. */
  head(): Promise<number | undefined>
  /** Whether the chain would still take the payment; undefined when it cannot be asked. */
  isAlive(payload: Payment['payload']): Promise<boolean | undefined>
  /** False when the chain shows that the payer is no contract, so that only its own key can sign; undefined when it cannot be asked. */
  mayBeContract?(payload: Payment['payload']): Promise<boolean | undefined>
}
