import type { components } from '../generated/server/operator.ts'

type PaymentState = components['schemas']['PaymentState']

/** Payments of a network in one state; `oldest` is in epoch milliseconds. */
export type PaymentCount = { network: string; state: PaymentState; rows: number; oldest: number }

/** An event that observe/ may log or count. Never contains prompts, keys or headers. */
export type Observation =
  | {
      kind: 'requestEnded'
      service: string
      operation: string
      status: number
      ms: number
      requestId: string
      keyId?: string
      model?: string
      agent?: string
      tokens?: number
      ttftMs?: number
      bytesIn: number
      clientGone?: true
    }
  | {
      kind: 'tokensUsed'
      model: string
      prompt: number
      /** Prompt tokens read from the upstream's cache, and written to it. */
      cached: number
      cacheWritten: number
      completion: number
      /** Reasoning tokens within the completion. */
      reasoning: number
      /** Calls of hosted tools. */
      hostedCalls: number
      estimated: boolean
      /** The outcome of the attempt. */
      status: string
      finish?: string
    }
  | {
      kind: 'upstreamAttempted'
      upstream: string
      model: string
      outcome: string
      /** The variable or the file of the key, if the upstream has several. */
      keySource?: string
      /** The model server's error: as in `FailureReason`, and its message. */
      code?: string
      type?: string
      param?: string
      reason?: string
      upstreamRequestId?: string
      ms: number
      requestId: string
    }
  /** A deployment responded to a call of a conversation; `hit`: the first one of its order. */
  /** A server refused a part of a request; from now on it is not sent. */
  /** A token server gave no secret for upstreams; `source` and `reason` have no secrets. */
  | { kind: 'credentialFailed'; source: string; reason: string }
  | { kind: 'credentialRenewed'; source: string }
  | { kind: 'upstreamLearned'; upstream: string; model: string; facts: object }
  /** A verdict of a hook, or why there is none. */
  | {
      kind: 'hookAsked'
      hook: string
      when: 'before' | 'after'
      outcome: 'allowed' | 'replaced' | 'blocked' | 'failed'
      reason?: string
      /** The hook's word for a block. */
      code?: string
      model: string
      keyId: string
      ms: number
      requestId: string
    }
  | { kind: 'conversationRouted'; model: string; outcome: 'hit' | 'moved' }
  | {
      kind: 'toolCalled'
      agent: string
      tool: string
      outcome: string
      status?: number
      /** Environment variables with the credential that the tool's server rejected. */
      refusedCredential?: string[]
      cached: boolean
      ms: number
    }
  | {
      kind: 'paymentMoved'
      payment: string
      network: string
      state: PaymentState | 'released'
      reason?: string
    }
  | { kind: 'paymentSettled'; network: string; nano: number }
  | { kind: 'paymentsCounted'; counts: PaymentCount[] }
  /** Undecided payments on a network that is no longer configured. */
  | { kind: 'paymentsLeft'; network: string; rows: number }
  | {
      kind: 'facilitatorAsked'
      facilitator: string
      operation: 'verify' | 'settle' | 'supported'
      outcome: 'ok' | 'refused' | 'unknown'
      ms: number
    }
  /** A facilitator's catalogue does not list this URL, which was paid for. */
  | { kind: 'listingRefused'; facilitator: string; resource: string; reason: string }
  | { kind: 'breakerMoved'; upstream: string; model: string; state: BreakerState }
  | { kind: 'upstreamDrained'; upstream: string }
  | { kind: 'upstreamRestored'; upstream: string }
  | { kind: 'streamOpened' }
  | { kind: 'streamClosed' }
  | {
      kind: 'contractBroken'
      service: string
      operation: string
      status: number
      detail: string
      requestId: string
    }
  | { kind: 'bugMet'; error: unknown; requestId: string; operation: string }
  | { kind: 'rowsDropped'; rows: number; reason: string }
  | { kind: 'storeFailed'; store: StoreName; reason: string }
  | { kind: 'storeRecovered'; store: StoreName }
  /** How far this machine's clock is ahead of the store's; negative if it is behind. */
  | { kind: 'clockDiffers'; aheadMs: number }
  | { kind: 'clockAgrees' }
  /** Old rows stay in the store; requests are served. */
  | { kind: 'cleanupFailed'; store: 'limits' | 'outlets'; reason: string }
  /** A key of another kind of server. The response does not say so. */
  | { kind: 'keyRefused'; keyId: string; reason: string }
  /** The public keys of an issuer of tokens could not be fetched, and later could. */
  | { kind: 'issuerFailed'; issuer: string; reason: string }
  | { kind: 'issuerAnswers'; issuer: string }
  /** Keys that sandboxes of earlier versions seem to have created. */
  | { kind: 'sandboxKeysRevoked'; keys: string[]; restore: string }
  | { kind: 'requestWaited'; class: 'paid' | 'keyed' | 'batch' | 'hook'; ms: number }
  | { kind: 'requestShed'; reason: ShedReason; class: 'paid' | 'keyed' | 'batch' | 'hook' }
  | {
      kind: 'sheddingBegan'
      reason: ShedReason
      inFlight: number
      waiting: number
      delayMs: number
      heapPercent: number
      bodyBytes: number
    }
  | { kind: 'sheddingEnded'; requests: number; seconds: number }
  | {
      kind: 'budgetNearlySpent'
      keyId?: string
      groupId?: string
      cap?: string
      spentNano: number
      budgetNano: number
      endsAt: number | null
    }
  /** Further users, or values of a tag, count as `other` until the period ends. */
  | { kind: 'valuesExceeded'; subject: string; most: number }
  /** The lease of a dead process on a budget: counted as spent, though it may not have been. */
  | { kind: 'budgetLeaseLost'; keyId?: string; groupId?: string; cap?: string; nano: number }
  | {
      kind: 'idempotencyKeyUsed'
      service: string
      operation: string
      outcome: 'kept' | 'not_kept' | 'failed' | 'replayed' | 'running' | 'bound'
    }
  /**
   * `changes` counts changed settings and agents; `digest` is the SHA-256 of the file, null without
   * one; `needRestart` names changed settings that were not applied because they need a restart.
   */
  | {
      kind: 'configReloaded'
      ms: number
      digest: string | null
      changes: number
      needRestart: string[]
    }
  /** The problems of the new configuration as sentences, without secrets. */
  | { kind: 'configRefused'; problems: string[] }
  /** The settings whose files were read again because they had changed. */
  | { kind: 'filesReloaded'; settings: string[] }
  /** Changed files that are unusable, as sentences; their previous contents stay in effect. */
  | { kind: 'filesRefused'; problems: string[] }
  | { kind: 'workerDied'; pid: number; reason: string }
  /** Models of the contract without a route; `queryModel` is set if it is one of them. */
  | { kind: 'modelsUnserved'; models: string[]; queryModel?: string }
  /** A budget counted nothing for a model, which has neither a price nor a cost. */
  | { kind: 'budgetWithoutPrice'; model: string }
  | { kind: 'listening'; service: string; url: string }
  /** Two commands: `byName` creates a named operator, `atStart` sets a token before a start. */
  | { kind: 'operatorTokenMissing'; url: string; byName: string; atStart: string }
  /** `waits` describes the requests and times that the server waits for. */
  | { kind: 'draining'; signal: string; waits: string }
  | { kind: 'stopped'; seconds: number }
  /** An outlet sent a batch. */
  | { kind: 'outletSent'; outlet: string; events: number }
  /** The first of several failures; `reason` has no secrets. */
  | { kind: 'outletFailed'; outlet: string; reason: string }
  | { kind: 'outletRecovered'; outlet: string }
  | { kind: 'outletStopped'; outlet: string; reason: string }
  /** Ledger rows were summed up before the outlet had sent them. */
  | { kind: 'outletRowsDropped'; outlet: string; rows: number }
  | {
      kind: 'outletMeasured'
      outlet: string
      unsent: number
      /** All rows that it lost so far. */
      dropped: number
      isStopped: boolean
    }
  | { kind: 'outletClosed'; outlet: string }

/** An observation of one kind. */
export type ObservationOf<Kind extends Observation['kind']> = Extract<Observation, { kind: Kind }>

/** Parts of the server that use the store, each of which can fail separately. */
export type StoreName =
  | 'keys'
  | 'ledger'
  | 'tasks'
  | 'payments'
  | 'limits'
  | 'idempotency'
  | 'audit'
  | 'outlets'
  | 'alerts'

export type BreakerState = 'closed' | 'open' | 'half_open'

/** Why requests are rejected under load. */
export type ShedReason = 'concurrency' | 'event_loop' | 'heap' | 'bodies'

export type Observe = (observation: Observation) => void

/** A function for each kind of observation; other kinds are ignored. */
export type Observers = {
  [Kind in Observation['kind']]?: (observation: ObservationOf<Kind>) => void
}

/** Sources of gauges. */
export type Gauges = {
  ledgerQueued(): number
  /** Admitted requests, waiting requests, and the bytes of large bodies of both. */
  requests?(): { inFlight: number; waiting: number; bodyBytes: number }
  /** The parts that requests need, and whether each is ok. */
  ready?(): Promise<{ ready: boolean; parts: Record<string, { ok: boolean }> }>
  /** Slots of upstreams that limit their concurrent calls, in use and waited for. */
  upstreamSlots?(): { upstream: string; model: string; inUse: number; waiting: number }[]
  /** Which configured upstreams are drained. */
  drained?(): Record<string, boolean>
  now?: () => number
}
