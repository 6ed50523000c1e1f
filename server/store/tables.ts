/** One key as it is stored: times are epoch milliseconds, money is nano-USD, lists are JSON text (null allows everything). */
export type KeyRow = {
  id: string
  name: string
  hash: string
  /** That of the token before the last rotation, which is known until `previous_until`. */
  previous_hash: string | null
  previous_until: number | null
  prefix: string
  owner: string | null
  scopes: string
  models: string | null
  agents: string | null
  rpm: number | null
  tpm: number | null
  max_parallel: number | null
  budget_nano: number | null
  budget_period: BudgetPeriod | null
  expires_at: number | null
  revoked_at: number | null
  created_at: number
  version: number
  sandbox: SandboxMark | null
}

/**
 * `made` by the start of a sandbox; `found`, which looks as if it was, by a version that did not mark them;
 * `ended`: found, and revoked by the first start of a server that is no sandbox. No other key has a mark.
 */
export type SandboxMark = 'made' | 'found' | 'ended'

export type BudgetPeriod = 'day' | 'month' | 'total'

/** Tells the other processes that what they hold of `ref` is old: a key's id, or an upstream's name. */
export type ChangeRow = { id: string; kind: 'key' | 'upstream'; ref: string; at: number }

/** One billable attempt, or one refusal after authentication; `charged` and `cost` are nano-USD rounded up. */
export type UsageRow = {
  id: string
  /** One of ours: all rows of a call share it, and no other call has it. */
  call_id: string
  /** The caller's own where it sent one, which may be that of other calls, too. */
  request_id: string
  attempt: number
  ts: number
  service: string
  /** '-' when no key was involved, 'x402:<payer>' for a paid call. */
  key_id: string
  payment_id: string | null
  model: string | null
  agent: string | null
  tool: string | null
  /** `ok`, or the word for what happened. */
  status: string
  prompt_tokens: number
  completion_tokens: number
  /** 1 when the upstream told no token counts and ours were used. */
  estimated: 0 | 1
  /** What the caller pays. */
  charged: number
  /** What budgets count of it: more than is charged where the caller ended the call. */
  counted: number
  cost: number
  latency_ms: number
  ttft_ms: number | null
  upstream: string | null
}

/** As it is stored: in a row of an older version `request_id` stands for `call_id`, and `charged` for `counted`. */
export type StoredUsageRow = Omit<UsageRow, 'call_id' | 'counted'> & {
  call_id: string | null
  counted: number | null
}

/** What is left of an hour's rows that were old enough to be summed up. No model and no agent are '' here. */
export type UsageHourRow = {
  /** Epoch milliseconds of its start. */
  hour: number
  key_id: string
  model: string
  agent: string
  /** Calls of the key whose first row is among these; the next three are for questions by model, by agent, and by both. */
  requests: number
  requests_of_model: number
  requests_of_agent: number
  requests_of_both: number
  prompt_tokens: number
  completion_tokens: number
  charged: number
  /** Null where an older version summed the hour up: as much as was charged. */
  counted: number | null
  cost: number
}

export const usageColumns = [
  'id',
  'call_id',
  'request_id',
  'attempt',
  'ts',
  'service',
  'key_id',
  'payment_id',
  'model',
  'agent',
  'tool',
  'status',
  'prompt_tokens',
  'completion_tokens',
  'estimated',
  'charged',
  'counted',
  'cost',
  'latency_ms',
  'ttft_ms',
  'upstream',
] as const satisfies (keyof UsageRow)[]

/** A request that is answered later; `details` and `result` are JSON text. Whoever is `owner` may run it until `lease_until`. */
export type TaskRow = {
  id: string
  key_id: string
  agent_id: string
  state: TaskState
  details: string
  result: string | null
  lease_until: number | null
  owner: string | null
  /** How often it was begun, those times left out that were given back. */
  attempts: number
  /** Nano-USD, from when it is completed. */
  charged: number | null
  created_at: number
  expires_at: number
}

export type TaskState = 'pending' | 'running' | 'completed' | 'failed'

/** A payment and the request that it pays for. Whoever is `owner` may move it until `lease_until`. */
export type PaymentRow = {
  id: string
  /** Names the movement of money on its chain: no other row may have it. */
  key: string
  /** SHA-256 of the signed part: only its holder gets the answer. */
  proof: string
  /** SHA-256 of method, path and body of the request. */
  fingerprint: string
  state: PaymentState
  network: string
  payer: string
  pay_to: string
  asset: string
  /** A whole number of the asset's smallest unit. */
  amount: string
  price_nano: number
  agent: string
  tool: string | null
  request_id: string
  /** JSON text of what the facilitator is sent. */
  charge: string
  /** JSON text of the reply's body, from `executed` on. */
  result: string | null
  /** JSON text of the receipt, when it is `settled` or `refund_due`. */
  receipt: string | null
  /** Why it is where it is, where that is not plain. */
  reason: string | null
  owner: string | null
  lease_until: number | null
  /** How often the facilitator was asked to settle. */
  attempts: number
  /** When it was asked last; null before that, and where an older version asked. */
  asked_at: number | null
  /** The chain's newest block, on Solana its slot, that was read before the facilitator was asked; null where nobody could read it. */
  head: number | null
  /** When the chain begins to refuse it, at the latest as far as is known. */
  valid_before: number
  /** When the reconciler should look at it; null when it need not any more. */
  look_at: number | null
  looks: number
  created_at: number
  updated_at: number
  expires_at: number
}

export const paymentStates = [
  'reserved',
  'executing',
  'executed',
  'settling',
  'settled',
  'settle_unknown',
  'failed',
  'expired',
  'refund_due',
  'undecided',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** What something for sale costs, and cost before `changed_at`; amounts are decimal USD. `tool` is empty for a query. */
export type PriceRow = {
  agent: string
  tool: string
  usd: string
  previous_usd: string | null
  changed_at: number
}

/** What is limited, in one span of time; `used_n` is all that was granted to replicas and not given back, and `last_n` the last grant. */
export type QuotaRow = {
  scope: string
  window_start: number
  /** Null for what never ends. */ ends_at: number | null
  limit_n: number
  used_n: number
  last_n: number
}

/** What a replica holds of a quota, and what it had used of it when it last asked. Places for requests under way are given back when their replica dies. */
export type LeaseRow = {
  scope: string
  window_start: number
  replica: string
  granted: number
  used: number
  expires_at: number | null
}

/** A process that holds leases. */
export type ReplicaRow = { id: string; seen_at: number }

/**
 * A request that its caller wants done once, by the value it chose for that. Whoever is `owner` does it until `lease_until`;
 * a `done` one has the reply, without a body where that was too large to keep.
 */
export type IdempotencyRow = {
  key_id: string
  /** Method and path. */
  route: string
  value: string
  body_hash: string
  state: 'running' | 'done'
  owner: string | null
  lease_until: number | null
  status: number | null
  /** JSON text. */
  headers: string | null
  body: string | null
  expires_at: number
}

/** An upstream that the operator has taken out of use. */
export type DrainedRow = { upstream: string; at: number }

/** What happened to the store for the first time; `served`: a server that is no sandbox started on it. */
export type MilestoneRow = { name: 'served'; at: number }

/** journal.db: what must survive a power failure. */
export type JournalTables = {
  key: KeyRow
  change_log: ChangeRow
  task: TaskRow
  payment: PaymentRow
  price: PriceRow
  quota: QuotaRow
  lease: LeaseRow
  replica: ReplicaRow
  idempotency: IdempotencyRow
  drained: DrainedRow
  milestone: MilestoneRow
}

/** How far a segment of a spool is stored: a row may have been summed up and deleted, while its line is still there. */
export type SegmentRow = { name: string; bytes: number }

/** usage.db: the ledger. */
export type UsageDb = { usage: StoredUsageRow; usage_hour: UsageHourRow; segment: SegmentRow }
