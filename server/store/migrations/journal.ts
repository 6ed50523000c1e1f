import { sql, type Kysely } from 'kysely'
import { statements, type Migrations, type Text } from './types.ts'

type Db = Kysely<unknown>

const states =
  "'reserved', 'executing', 'executed', 'settling', 'settled', 'settle_unknown', 'failed', " +
  "'expired', 'refund_due'"
const statesOf013 = `state in (${states}, 'undecided')`

/** The migrations of journal.db. One that was released never changes. */
export const journalOf = (text: Text): Migrations => ({
  ...createTables(text),
  ...changeTables(text),
  ...accessTables(text),
  ...labelTables(text),
})

const createTables = (text: Text): Migrations => ({
  '001_keys': statements(
    `create table key (
      id ${text} primary key, name ${text} not null, hash ${text} not null unique,
      prefix ${text} not null, owner ${text}, scopes ${text} not null, models ${text},
      agents ${text}, rpm bigint, tpm bigint, max_parallel bigint, budget_nano bigint,
      budget_period ${text} check (budget_period in ('day', 'month', 'total')),
      expires_at bigint, revoked_at bigint, created_at bigint not null, version bigint not null)`,
    `create table change_log (
      id ${text} primary key, kind ${text} not null, ref ${text} not null, at bigint not null)`,
    'create index change_log_at on change_log (at)',
  ),
  '002_tasks': statements(
    `create table task (
      id ${text} primary key, key_id ${text} not null, agent_id ${text} not null,
      state ${text} not null check (state in ('pending', 'running', 'completed', 'failed')),
      details ${text} not null, result ${text}, lease_until bigint, owner ${text},
      attempts integer not null, created_at bigint not null, expires_at bigint not null)`,
    'create index task_state_key on task (state, key_id, id)',
    'create index task_expires_at on task (expires_at)',
  ),
  // `013` looks for the quotes.
  '003_payments': statements(
    `create table "payment" (
      id ${text} primary key, key ${text} not null unique, proof ${text} not null,
      fingerprint ${text} not null, state ${text} not null check (state in (${states})),
      network ${text} not null, payer ${text} not null, pay_to ${text} not null,
      asset ${text} not null, amount ${text} not null, price_nano bigint not null,
      agent ${text} not null, tool ${text}, request_id ${text} not null, charge ${text} not null,
      result ${text}, receipt ${text}, reason ${text}, owner ${text}, lease_until bigint,
      attempts integer not null, valid_before bigint not null, look_at bigint,
      looks integer not null, created_at bigint not null, updated_at bigint not null,
      expires_at bigint not null)`,
    'create index payment_payer_state on payment (payer, state)',
    'create index payment_state on payment (state, id)',
    'create index payment_look_at on payment (look_at)',
    // Frequent counts and look-ups read only these indexes: rows hold replies, which can be large.
    'create index payment_count on payment (network, state, created_at)',
    'create index payment_updated on payment (state, updated_at)',
    'create index payment_expires_at on payment (expires_at)',
  ),
  '004_prices': statements(
    `create table price (
      agent ${text} not null, tool ${text} not null, usd ${text} not null, previous_usd ${text},
      changed_at bigint not null, constraint price_pk primary key (agent, tool))`,
  ),
  '005_quotas': statements(
    `create table quota (
      scope ${text} not null, window_start bigint not null, ends_at bigint, limit_n bigint not null,
      used_n bigint not null, last_n bigint not null,
      constraint quota_pk primary key (scope, window_start))`,
    'create index quota_ends_at on quota (ends_at)',
    `create table lease (
      scope ${text} not null, window_start bigint not null, replica ${text} not null,
      granted bigint not null, used bigint not null, expires_at bigint,
      constraint lease_pk primary key (scope, window_start, replica))`,
    'create index lease_expires_at on lease (expires_at)',
    'create index lease_replica on lease (replica)',
    `create table replica (id ${text} primary key, seen_at bigint not null)`,
  ),
  '006_idempotency': statements(
    `create table idempotency (
      key_id ${text} not null, route ${text} not null, value ${text} not null,
      body_hash ${text} not null,
      state ${text} not null check (state in ('running', 'done')), owner ${text},
      lease_until bigint, status integer, headers ${text}, body ${text},
      expires_at bigint not null,
      constraint idempotency_pk primary key (key_id, route, value))`,
    // Few records are running; most of a day's are done.
    'create index idempotency_owner on idempotency (owner) where owner is not null',
    'create index idempotency_expires_at on idempotency (expires_at)',
  ),
})

const changeTables = (text: Text): Migrations => ({
  '007_rotation': statements(
    `alter table key add column previous_hash ${text}`,
    'alter table key add column previous_until bigint',
    'create unique index key_previous_hash on key (previous_hash)',
  ),
  // Only the few tasks with a lease.
  '008_task_leases': statements(
    'create index task_lease on task (lease_until) where lease_until is not null',
  ),
  '009_drained': statements(
    `create table drained (upstream ${text} primary key, at bigint not null)`,
  ),
  // Settled payments without a ledger row are found by `look_at`, like all others.
  '010_told_payments': statements('drop index payment_updated'),
  '011_task_charges': statements('alter table task add column charged bigint'),
  '012_sandbox_keys': statements(
    `alter table key add column sandbox ${text} check (sandbox in ('made', 'found', 'ended'))`,
    // Exactly what the start of a sandbox wrote; nothing else distinguishes its keys from an
    // operator's.
    `update key set sandbox = 'found'
    where name = 'sandbox' and scopes = '["chat","mesh"]'
      and revoked_at is null and expires_at is null
      and owner is null and models is null and agents is null and rpm is null and tpm is null
      and max_parallel is null and budget_nano is null and budget_period is null`,
    `create table milestone (name ${text} primary key, at bigint not null)`,
  ),
  '013_undecided_payments': { up: (db: Db) => admitUndecided(db, text) },
  '014_operators': statements(
    `create table operator (
      id ${text} primary key, name ${text} not null,
      role ${text} not null check (role in ('admin', 'viewer')), hash ${text} not null unique,
      prefix ${text} not null, created_at bigint not null, rotated_at bigint, revoked_at bigint)`,
    // The name of a revoked operator may be given again.
    'create unique index operator_name on operator (name) where revoked_at is null',
    `create table session (
      id ${text} primary key, operator_id ${text} not null, token_hash ${text} not null,
      cookie_hash ${text} not null unique, secret_hash ${text} not null,
      created_at bigint not null, expires_at bigint not null)`,
    'create index session_expires_at on session (expires_at)',
    'create index session_operator on session (operator_id)',
    `create table audit (
      id ${text} primary key, at bigint not null, action ${text} not null,
      outcome ${text} not null check (outcome in ('done', 'begun', 'failed')),
      name ${text} not null, how ${text} not null, address ${text}, request_id ${text},
      target ${text}, target_name ${text}, before ${text}, after ${text}, reason ${text})`,
    'create index audit_at on audit (at)',
    'create index audit_target on audit (target, id)',
  ),
  '015_task_changes': statements('alter table task add column changed_at bigint'),
  // Servers of the version before write leases without a number meanwhile.
  '016_lease_requests': statements(
    'alter table lease add column request_n bigint not null default 0',
  ),
  // For lists of what somebody did, and of one kind of change.
  '017_audit_filters': statements(
    'create index audit_name on audit (name, id)',
    'create index audit_action on audit (action, id)',
  ),
})

const accessTables = (text: Text): Migrations => ({
  '018_server_secret': statements(
    `create table secret_check (id ${text} primary key, value ${text} not null, at bigint not null)`,
  ),
  '019_groups': statements(
    `create table key_group (
      id ${text} primary key, name ${text} not null, parent ${text}, tags ${text} not null,
      models ${text}, agents ${text}, rpm bigint, tpm bigint, max_parallel bigint,
      budget_nano bigint, budget_period ${text} check (budget_period in ('day', 'month', 'total')),
      only_labels ${text}, managed_by ${text}, created_at bigint not null, version bigint not null)`,
    'create index key_group_parent on key_group (parent, name)',
    `alter table key add column group_id ${text}`,
    'create index key_group_id on key (group_id) where group_id is not null',
    `alter table task add column group_id ${text}`,
  ),
  '020_priority_class': statements(
    `alter table key add column priority_class ${text} not null default 'interactive'`,
  ),
  '021_callers': statements(
    `create table caller (
      id ${text} primary key, issuer ${text} not null, name ${text} not null, group_id ${text},
      created_at bigint not null, revoked_at bigint, version bigint not null)`,
  ),
  '022_group_weight': statements(
    'alter table key_group add column weight bigint not null default 1',
  ),
  '023_oidc': statements(
    ...[`identity ${text}`, `sealed ${text}`, 'checked_at bigint', 'lease_until bigint'].map(
      (column) => `alter table session add column ${column}`,
    ),
    'alter table session add column failed_at bigint',
    `create table oidc_sign_in (
      cookie_hash ${text} primary key, sealed ${text} not null, expires_at bigint not null)`,
  ),
  '024_managed': statements(
    `alter table key add column managed_by ${text}`,
    `alter table operator add column managed_by ${text}`,
    // If two runs of `apply` create the same key, the second is rejected.
    `create unique index key_managed on key (managed_by, name)
      where managed_by is not null and revoked_at is null`,
  ),
  '025_event_stream': statements(
    `create table event_stream (stream ${text} primary key, last_n bigint not null)`,
    'alter table audit add column n bigint',
    'create index audit_n on audit (n) where n is not null',
  ),
  '026_key_labels': statements(`alter table key add column only_labels ${text}`),
  '025_demands': statements(`alter table replica add column demands ${text}`),
  '026_task_credentials': statements(
    `alter table task add column sealed ${text}`,
    'alter table task add column sealed_until bigint',
    'create index task_sealed on task (sealed_until) where sealed_until is not null',
  ),
  '027_alerts': statements(
    `create table alert (
      id ${text} primary key, n bigint not null, at bigint not null, kind ${text} not null,
      severity ${text} not null, message ${text} not null, about_type ${text} not null,
      about_id ${text} not null, group_id ${text}, once ${text} not null unique, seen_at bigint,
      ended_at bigint, acknowledged_at bigint, acknowledged_by ${text})`,
    'create index alert_n on alert (n)',
  ),
  '031_alert_ends': statements(
    'alter table alert add column ended_n bigint',
    'create index alert_ended_n on alert (ended_n) where ended_n is not null',
  ),
  '028_me': statements(
    // Older versions accept a paused key.
    `alter table key add column holder ${text}`,
    'alter table key add column pauses_at bigint',
    'create index key_holder on key (holder) where holder is not null',
    `create table me_session (
      id ${text} primary key, operator_id ${text} not null, token_hash ${text} not null,
      cookie_hash ${text} not null unique, secret_hash ${text} not null,
      created_at bigint not null, expires_at bigint not null, identity ${text}, sealed ${text},
      checked_at bigint, lease_until bigint, failed_at bigint)`,
    'create index me_session_expires_at on me_session (expires_at)',
  ),
})

const labelTables = (text: Text): Migrations => ({
  '030_group_class': statements(
    `alter table key_group add column priority_class ${text} not null default 'interactive'`,
  ),
  '029_labels': statements(
    ...['key', 'key_group'].flatMap((table) => [
      `alter table ${table} add column user_from ${text}`,
      `alter table ${table} add column each_user ${text}`,
      `alter table ${table} add column show_users ${text} not null default 'hash'`,
    ]),
    `alter table key add column tags ${text} not null default '{}'`,
    `alter table key add column tags_from ${text}`,
    "update key_group set tags = '{}'",
    `alter table task add column labels ${text}`,
    `create table seen_value (
      subject ${text} not null, value ${text} not null, until bigint not null,
      constraint seen_value_pk primary key (subject, value))`,
    'create index seen_value_until on seen_value (until)',
    `create table seen_count (
      subject ${text} primary key, until bigint not null, count bigint not null,
      reported integer not null)`,
    `create table user_name (hash ${text} primary key, name ${text} not null)`,
  ),
})

async function admitUndecided(db: Db, text: Text): Promise<void> {
  await (text === 'text' ? admitInSqlite(db) : admitInPostgres(db))
  await statements(
    'alter table payment add column head bigint',
    'alter table payment add column asked_at bigint',
    // Without a transaction it is unknown whether money was taken.
    "update payment set state = 'undecided' where state = 'refund_due' and receipt is null",
  ).up(db)
}

async function admitInPostgres(db: Db): Promise<void> {
  const constraint = sql.raw(`constraint payment_state_check check (${statesOf013})`)
  await sql`alter table payment drop constraint payment_state_check, add ${constraint}`.execute(db)
}

/** SQLite cannot change a constraint, so the table is created again from its own SQL. */
async function admitInSqlite(db: Db): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master
    where tbl_name = 'payment' and sql is not null order by type desc, name`.execute(db)
  const [table = '', ...indexes] = rows.map((row) => row.sql)
  const admitting = table
    .replace('"payment"', '"payment_next"')
    .replace(/state in \([^)]*\)/, statesOf013)
  await statements(
    admitting,
    'insert into payment_next select * from payment',
    'drop table payment',
    'alter table payment_next rename to payment',
    ...indexes,
  ).up(db)
}
