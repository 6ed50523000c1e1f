import type { components } from '../generated/server/operator.ts'

type PaymentState = components['schemas']['PaymentState']

/** Payments of a network in one state; `oldest` is in epoch milliseconds. */
export type PaymentCount = { network: string; state: PaymentState; rows: number; oldest: number }

/** What may be logged or counted; observe/ decides. Never prompts, keys or headers. */
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
      /** Of the prompt: read from the upstream's cache, and written to it. */
      cached: number
      cacheWritten: number
      completion: number
      /** Of the completion. */
      reasoning: number
      /** Calls of hosted tools. */
      hostedCalls: number
      estimated: boolean
      /** What became of the attempt. */ status: string
      finish?: string
    }
  | {
      kind: 'upstreamAttempted'
      upstream: string
      model: string
      outcome: string
      /** What the model server said of it: as in `FailureReason`, and its message. */
      code?: string
      type?: string
      param?: string
      reason?: string
      ms: number
      requestId: string
    }
  /** A call of a conversation was answered; `hit` by the first deployment of its order. */
  | { kind: 'conversationRouted'; model: string; outcome: 'hit' | 'moved' }
  | {
      kind: 'toolCalled'
      agent: string
      tool: string
      outcome: string
      status?: number
      /** Environment variables that hold the credential that the tool's server has refused. */
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
  /** Payments that are not decided, on a network that is not configured any more. */
  | { kind: 'paymentsLeft'; network: string; rows: number }
  | {
      kind: 'facilitatorAsked'
      facilitator: string
      operation: 'verify' | 'settle' | 'supported'
      outcome: 'ok' | 'refused' | 'unknown'
      ms: number
    }
  /** A facilitator's catalogue does not list what was paid for at this URL. */
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
  /** By how much this machine's clock is ahead of the store's; below 0 where it is behind. */
  | { kind: 'clockDiffers'; aheadMs: number }
  | { kind: 'clockAgrees' }
  /** What is old there stays, and grows; requests are served. */
  | { kind: 'cleanupFailed'; store: 'limits'; reason: string }
  /** A key of another kind of server. Its caller learns only that it is not accepted. */
  | { kind: 'keyRefused'; keyId: string; reason: string }
  /** Keys that look as if sandboxes of earlier versions had made them. */
  | { kind: 'sandboxKeysRevoked'; keys: string[]; restore: string }
  | { kind: 'requestShed'; reason: ShedReason; class: 'paid' | 'keyed' }
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
      cap?: string
      spentNano: number
      budgetNano: number
      endsAt: number | null
    }
  /** What a process that died held of a budget, and may not have spent: it counts as spent. */
  | { kind: 'budgetLeaseLost'; keyId?: string; cap?: string; nano: number }
  | {
      kind: 'idempotencyKeyUsed'
      service: string
      operation: string
      outcome: 'kept' | 'not_kept' | 'failed' | 'replayed' | 'running' | 'bound'
    }
  /** The settings of which a change needs a restart, and was left out. */
  /**
   * Settings and agents that differ from before are counted; `digest` is the SHA-256 of the file
   * that was read, null without one.
   */
  | {
      kind: 'configReloaded'
      ms: number
      digest: string | null
      changes: number
      needRestart: string[]
    }
  /** What is wrong with the new configuration, a sentence each; none shows a secret. */
  | { kind: 'configRefused'; problems: string[] }
  | { kind: 'workerDied'; pid: number; reason: string }
  /** Models of the contract without a route, and that of queries where it is one of them. */
  | { kind: 'modelsUnserved'; models: string[]; queryModel?: string }
  /** A budget counted nothing for a model, since it has neither a price nor a cost. */
  | { kind: 'budgetWithoutPrice'; model: string }
  | { kind: 'listening'; service: string; url: string }
  /** `byName` and `atStart` are commands: of a named operator, and of the next start. */
  | { kind: 'operatorTokenMissing'; url: string; byName: string; atStart: string }
  /** `waits` says for what the end of the server waits. */
  | { kind: 'draining'; signal: string; waits: string }
  | { kind: 'stopped'; seconds: number }

/** An observation of one kind. */
export type ObservationOf<Kind extends Observation['kind']> = Extract<Observation, { kind: Kind }>

/** Parts of the server that need the store, and may lose it one without the other. */
export type StoreName =
  'keys' | 'ledger' | 'tasks' | 'payments' | 'limits' | 'idempotency' | 'audit'

export type BreakerState = 'closed' | 'open' | 'half_open'

/** Why requests are refused under load. */
export type ShedReason = 'concurrency' | 'event_loop' | 'heap' | 'bodies'

export type Observe = (observation: Observation) => void

/** A function for each kind of observation; other kinds are ignored. */
export type Observers = {
  [Kind in Observation['kind']]?: (observation: ObservationOf<Kind>) => void
}

/** What gauges read of the process. */
export type Gauges = {
  ledgerQueued(): number
  /** Requests that were let in, those that wait for it, and what large bodies of both take. */
  requests?(): { inFlight: number; waiting: number; bodyBytes: number }
  /** The parts that requests need, and whether they are well. */
  ready?(): Promise<{ ready: boolean; parts: Record<string, { ok: boolean }> }>
  /** Which of the upstreams of the configuration are out of use. */
  drained?(): Record<string, boolean>
  now?: () => number
}
