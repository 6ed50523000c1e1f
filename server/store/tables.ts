/** One key as it is stored: times are epoch milliseconds, money is nano-USD, lists are JSON text (null allows everything). */
export type KeyRow = {
  id: string
  name: string
  hash: string
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
}

export type BudgetPeriod = 'day' | 'month' | 'total'

/** Tells the other processes that what they hold of `ref` is old. */
export type ChangeRow = { id: string; kind: 'key'; ref: string; at: number }

/** One billable attempt, or one refusal after authentication; `charged` and `cost` are nano-USD rounded up. */
export type UsageRow = {
  id: string
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
  charged: number
  cost: number
  latency_ms: number
  ttft_ms: number | null
  upstream: string | null
}

export const usageColumns = [
  'id', 'request_id', 'attempt', 'ts', 'service', 'key_id', 'payment_id', 'model', 'agent', 'tool', 'status',
  'prompt_tokens', 'completion_tokens', 'estimated', 'charged', 'cost', 'latency_ms', 'ttft_ms', 'upstream',
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
  created_at: number
  expires_at: number
}

export type TaskState = 'pending' | 'running' | 'completed' | 'failed'

/** journal.db: what must survive a power failure. */
export type Journal = { key: KeyRow; change_log: ChangeRow; task: TaskRow }

/** usage.db: the ledger. */
export type UsageDb = { usage: UsageRow }
