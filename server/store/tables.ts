import type { components } from '../../generated/server/operator.ts'
import type { RowOf } from './columns.ts'
import type { SeenCountRow, SeenValueRow, UserFrom, UserNameRow } from './label-tables.ts'

/**
 * A key. Times are epoch milliseconds, money is nano-USD, lists are JSON text (null allows
 * everything).
 */
export type KeyRow = {
  id: string
  name: string
  hash: string
  /** The hash of the token before the last rotation, which works until `previous_until`. */
  previous_hash: string | null
  previous_until: number | null
  prefix: string
  owner: string | null
  scopes: string
  models: string | null
  agents: string | null
  /** As in `GroupRow`. */
  only_labels: string | null
  tags: string
  /** Members of the metadata of requests. */
  tags_from: string | null
  user_from: UserFrom | null
  /** JSON text of an `EachUser`. */
  each_user: string | null
  show_users: 'hash' | 'name'
  rpm: number | null
  tpm: number | null
  max_parallel: number | null
  priority_class: PriorityClass
  budget_nano: number | null
  budget_period: BudgetPeriod | null
  expires_at: number | null
  revoked_at: number | null
  created_at: number
  version: number
  sandbox: SandboxMark | null
  /** Null without a group. */
  group_id: string | null
  /** The stack that owns it, if any; names of its keys in use are unique. */
  managed_by: string | null
  /** `issuer|subject` of the person who created it on /me, which never changes. */
  holder: string | null
  /** When a holder's key is rejected unless the holder signs in again. */
  pauses_at: number | null
}

/**
 * A group of keys, and of groups. Lists are JSON text; `models`, `agents` and `only_labels` allow
 * everything where they are null.
 */
export type GroupRow = {
  id: string
  /** Unique below its parent. */
  name: string
  /** Null for a group at the top. */
  parent: string | null
  /** JSON text of an object. */
  tags: string
  /** This and the next two as in `KeyRow`. */
  user_from: UserFrom | null
  each_user: string | null
  show_users: 'hash' | 'name'
  models: string | null
  agents: string | null
  rpm: number | null
  tpm: number | null
  max_parallel: number | null
  /** Its share of the slots while requests wait. */
  weight: number
  priority_class: PriorityClass
  budget_nano: number | null
  budget_period: BudgetPeriod | null
  /** Labels of upstreams: calls stay at those that have all of them. */
  only_labels: string | null
  /** The stack that owns it, if any. */
  managed_by: string | null
  created_at: number
  version: number
}

/**
 * `made`: by the start of a sandbox. `found`: looks like a key of a sandbox of a version without
 * marks. `ended`: such a key, revoked by the first start of a server that is not a sandbox. Other
 * keys have no mark.
 */
export type SandboxMark = 'made' | 'found' | 'ended'

/** Which requests get slots first while others wait. */
export type PriorityClass = 'interactive' | 'batch' | 'hook'

export type BudgetPeriod = 'day' | 'month' | 'total'

/**
 * A caller with tokens of an issuer, since its first request. `id` is a hash of issuer and subject.
 */
export type CallerRow = {
  id: string
  issuer: string
  /** From the claim that the configuration names. */
  name: string
  /** That of its latest token; null without groups of callers. */
  group_id: string | null
  created_at: number
  revoked_at: number | null
  version: number
}

/**
 * Invalidates what other processes cache of `ref`: the id of a key, group or caller, or an
 * upstream's name.
 */
export type ChangeRow = {
  id: string
  kind: 'key' | 'group' | 'caller' | 'upstream'
  ref: string
  at: number
}

/** A task. `details` and `result` are JSON text. Its `owner` may run it until `lease_until`. */
export type TaskRow = {
  id: string
  key_id: string
  /** The group of the key when the task was created. */
  group_id: string | null
  /** JSON text of the user and tags of its request; null without. */
  labels: string | null
  agent_id: string
  state: TaskState
  details: string
  /**
   * The caller's credentials, encrypted; null without any and once it has ended, empty once one of
   * them has expired.
   */
  sealed: string | null
  /** When the first of them expires; null if none says so. */
  sealed_until: number | null
  result: string | null
  lease_until: number | null
  owner: string | null
  /** How often it was started, not counting starts that were given back. */
  attempts: number
  /** Nano-USD, once it is completed. */
  charged: number | null
  created_at: number
  /** When its state changed last; null where an older version changed it. */
  changed_at: number | null
  expires_at: number
}

export type TaskState = 'pending' | 'running' | 'completed' | 'failed'

/** The columns of a payment. */
export const paymentColumnTypes = {
  id: 'text',
  /** Identifies the transfer on its chain; unique. */
  key: 'text',
  /** SHA-256 of the signed payload: only its holder gets the reply. */
  proof: 'text',
  /** SHA-256 of method, path and body of the request. */
  fingerprint: 'text',
  state: 'text',
  network: 'text',
  payer: 'text',
  pay_to: 'text',
  asset: 'text',
  /** In the asset's smallest unit. */
  amount: 'text',
  price_nano: 'bigint',
  agent: 'text',
  tool: 'text null',
  request_id: 'text',
  /** JSON text of the request to the facilitator. */
  charge: 'text',
  /** JSON text of the reply's body, from `executed` on. */
  result: 'text null',
  /** JSON text of the receipt, if it is `settled` or `refund_due`. */
  receipt: 'text null',
  /** The reason for the state, unless it is obvious. */
  reason: 'text null',
  owner: 'text null',
  lease_until: 'bigint null',
  /** How often settlement was requested from the facilitator. */
  attempts: 'bigint',
  /** When settlement was last requested; null before that, and if an older version did it. */
  asked_at: 'bigint null',
  /**
   * The chain's newest block (on Solana, slot) before settlement was requested; null if it could
   * not be read.
   */
  head: 'bigint null',
  /** When the payment expires on the chain, as far as is known. */
  valid_before: 'bigint',
  /** When it is next reconciled; null if it need not be. */
  look_at: 'bigint null',
  /** How often it was reconciled without an outcome. */
  looks: 'bigint',
  created_at: 'bigint',
  updated_at: 'bigint',
  expires_at: 'bigint',
} as const

/**
 * A payment and the request that it pays for. Its `owner`, a process, may change it until
 * `lease_until`.
 */
export type PaymentRow = Omit<RowOf<typeof paymentColumnTypes>, 'state'> & { state: PaymentState }

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

/**
 * The price of a tool, and the price before `changed_at`, in decimal USD. `tool` is empty for a
 * query.
 */
export type PriceRow = {
  agent: string
  tool: string
  usd: string
  previous_usd: string | null
  changed_at: number
}

/**
 * A limit in one window. `used_n` is what was granted to replicas and not returned, `last_n` the
 * last grant.
 */
export type QuotaRow = {
  scope: string
  window_start: number
  /** Null for what never ends. */
  ends_at: number | null
  limit_n: number
  used_n: number
  last_n: number
}

/**
 * A replica's share of a quota, and what it had used of it at its last request, whose number is
 * `request_n`. Concurrency slots are released when their replica dies.
 */
export type LeaseRow = {
  scope: string
  window_start: number
  replica: string
  granted: number
  used: number
  expires_at: number | null
  request_n: number
}

/** A process that has leases; `demands` are the slots that it wants, by quota, as JSON. */
export type ReplicaRow = { id: string; seen_at: number; demands: string | null }

/**
 * A request with an `Idempotency-Key`. Its `owner` runs it until `lease_until`; once `done` it has
 * the reply, without a body if that was too large to store.
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

/** An upstream that the operator drained. */
export type DrainedRow = { upstream: string; at: number }

/**
 * An event that happens to a store once. `served`: a server that is not a sandbox started on it.
 * `groups`: the first group was created; changes of the tree of groups lock this row.
 */
export type MilestoneRow = { name: 'served' | 'groups'; at: number }

/** The check value of the secret that the servers of this store share: one row. */
export type SecretCheckRow = { id: 'server'; value: string; at: number }

/** A named operator. `hash` is the SHA-256 of the token. Times are epoch milliseconds. */
export type OperatorRow = {
  id: string
  name: string
  role: OperatorRole
  /** The stack that owns it, if any. */
  managed_by: string | null
  hash: string
  prefix: string
  created_at: number
  rotated_at: number | null
  revoked_at: number | null
}

/** An admin may do everything, a viewer changes nothing. */
export type OperatorRole = 'admin' | 'viewer'

/**
 * An operator's session in a browser. `operator_id` is `operator` for the token of the
 * configuration. It ends when `token_hash` is the operator's token no more.
 */
export type SessionRow = {
  id: string
  operator_id: string
  token_hash: string
  cookie_hash: string
  secret_hash: string
  created_at: number
  expires_at: number
} & OidcColumns

/** Sessions of operators, and of key holders: one kind is never found as the other. */
export type SessionTable = 'session' | 'me_session'

/** The columns of a session by an OpenID Connect provider; null for one by a token. */
export type OidcColumns = {
  /** JSON text of the person: issuer, subject, name, and role or groups. */
  identity: string | null
  /** The refresh token, sealed by the server secret. */
  sealed: string | null
  /** When the provider last confirmed the identity. */
  checked_at: number | null
  /** Until when one process renews the session, or none tries again. */
  lease_until: number | null
  /** When the provider last did not answer; null since it did. */
  failed_at: number | null
}

/** A sign-in at a provider that waits for its callback. `sealed`: state, nonce and verifier. */
export type OidcSignInRow = { cookie_hash: string; sealed: string; expires_at: number }

/** What an operator may do that changes something, by the names of the operations. */
export type AuditAction = components['schemas']['AuditAction']

/** A change, and who made it. `before` and `after` are JSON text of objects without secrets. */
export type AuditRow = {
  id: string
  at: number
  action: AuditAction
  /** `begun` is followed by one of the others for what is not a change of the store alone. */
  outcome: 'done' | 'begun' | 'failed'
  /** An operator's name, the system's user for `cli`, else `server`. */
  name: string
  how: 'token' | 'session' | 'cli' | 'signal' | 'server'
  address: string | null
  request_id: string | null
  target: string | null
  target_name: string | null
  before: string | null
  after: string | null
  reason: string | null
}

/** A row of the audit log as it is stored. `n` is its number among the events of the journal. */
export type NumberedAuditRow = AuditRow & {
  /** Null in rows of older versions, which outlets do not send. */
  n: number | null
}

/** An alert. */
export type AlertRow = {
  id: string
  /** Its number among the events of the journal. */
  n: number
  at: number
  kind: components['schemas']['Alert']['kind']
  severity: components['schemas']['Alert']['severity']
  message: string
  about_type: components['schemas']['ProblemSubject']['type']
  about_id: string
  /** The group of a key, or the group itself. */
  group_id: string | null
  /** Unique, so that of all replicas one raises it. Its id once it is over and may come back. */
  once: string
  /** When a server last saw what lasts as long as it is seen; null where the end is certain. */
  seen_at: number | null
  ended_at: number | null
  /** The number of its end, where that was not certain when it was raised. */
  ended_n: number | null
  acknowledged_at: number | null
  acknowledged_by: string | null
}

/** The number of the latest event of the journal. One row, locked until its event is committed. */
export type EventStreamRow = { stream: 'journal'; last_n: number }

/** The tables of journal.db, which must survive a power failure. */
export type JournalTables = {
  key: KeyRow
  key_group: GroupRow
  seen_value: SeenValueRow
  seen_count: SeenCountRow
  user_name: UserNameRow
  caller: CallerRow
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
  secret_check: SecretCheckRow
  operator: OperatorRow
  session: SessionRow
  me_session: SessionRow
  oidc_sign_in: OidcSignInRow
  audit: NumberedAuditRow
  event_stream: EventStreamRow
  alert: AlertRow
}
