import { sql, type Kysely } from 'kysely'
import { createOperators, indexAudit } from './operators.ts'
import type { Migrations, Text } from './types.ts'

type Db = Kysely<unknown>

const states =
  "'reserved', 'executing', 'executed', 'settling', 'settled', 'settle_unknown', 'failed', " +
  "'expired', 'refund_due'"
const statesOf003 = `state in (${states})`
const statesOf013 = `state in (${states}, 'undecided')`

/** The migrations of journal.db. One that was released never changes. */
export const journalOf = (text: Text): Migrations => ({
  '001_keys': { up: (db: Db) => createKeys(db, text) },
  '002_tasks': { up: (db: Db) => createTasks(db, text) },
  '003_payments': { up: (db: Db) => createPayments(db, text) },
  '004_prices': { up: (db: Db) => createPrices(db, text) },
  '005_quotas': { up: (db: Db) => createQuotas(db, text) },
  '006_idempotency': { up: (db: Db) => createIdempotency(db, text) },
  '007_rotation': { up: (db: Db) => addRotation(db, text) },
  '008_task_leases': { up: (db: Db) => indexTaskLeases(db) },
  '009_drained': { up: (db: Db) => createDrained(db, text) },
  '010_told_payments': { up: (db: Db) => dropPaymentUpdated(db) },
  '011_task_charges': { up: (db: Db) => addTaskCharges(db) },
  '012_sandbox_keys': { up: (db: Db) => markSandboxKeys(db, text) },
  '013_undecided_payments': { up: (db: Db) => admitUndecided(db, text) },
  '014_operators': { up: (db: Db) => createOperators(db, text) },
  '015_task_changes': { up: (db: Db) => addTaskChanges(db) },
  '016_lease_requests': { up: (db: Db) => numberLeaseRequests(db) },
  '017_audit_filters': { up: (db: Db) => indexAudit(db) },
})

async function createKeys(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('key')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull().unique())
    .addColumn('prefix', text, (column) => column.notNull())
    .addColumn('owner', text)
    .addColumn('scopes', text, (column) => column.notNull())
    .addColumn('models', text)
    .addColumn('agents', text)
    .addColumn('rpm', 'bigint')
    .addColumn('tpm', 'bigint')
    .addColumn('max_parallel', 'bigint')
    .addColumn('budget_nano', 'bigint')
    .addColumn('budget_period', text, (column) =>
      column.check(sql`budget_period in ('day', 'month', 'total')`),
    )
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('change_log')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('ref', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('change_log_at').on('change_log').column('at').execute()
}

async function createTasks(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('task')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('key_id', text, (column) => column.notNull())
    .addColumn('agent_id', text, (column) => column.notNull())
    .addColumn('state', text, (column) =>
      column.notNull().check(sql`state in ('pending', 'running', 'completed', 'failed')`),
    )
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('result', text)
    .addColumn('lease_until', 'bigint')
    .addColumn('owner', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('task_state_key')
    .on('task')
    .columns(['state', 'key_id', 'id'])
    .execute()
  await db.schema.createIndex('task_expires_at').on('task').column('expires_at').execute()
}

async function createPayments(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('payment')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('proof', text, (column) => column.notNull())
    .addColumn('fingerprint', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull().check(sql.raw(statesOf003)))
    .addColumn('network', text, (column) => column.notNull())
    .addColumn('payer', text, (column) => column.notNull())
    .addColumn('pay_to', text, (column) => column.notNull())
    .addColumn('asset', text, (column) => column.notNull())
    .addColumn('amount', text, (column) => column.notNull())
    .addColumn('price_nano', 'bigint', (column) => column.notNull())
    .addColumn('agent', text, (column) => column.notNull())
    .addColumn('tool', text)
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('charge', text, (column) => column.notNull())
    .addColumn('result', text)
    .addColumn('receipt', text)
    .addColumn('reason', text)
    .addColumn('owner', text)
    .addColumn('lease_until', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('valid_before', 'bigint', (column) => column.notNull())
    .addColumn('look_at', 'bigint')
    .addColumn('looks', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await indexPayments(db)
}

async function indexPayments(db: Db): Promise<void> {
  await db.schema
    .createIndex('payment_payer_state')
    .on('payment')
    .columns(['payer', 'state'])
    .execute()
  await db.schema.createIndex('payment_state').on('payment').columns(['state', 'id']).execute()
  await db.schema.createIndex('payment_look_at').on('payment').column('look_at').execute()
  // Frequent counts and look-ups read only these indexes: rows hold replies, which can be large.
  await db.schema
    .createIndex('payment_count')
    .on('payment')
    .columns(['network', 'state', 'created_at'])
    .execute()
  await db.schema
    .createIndex('payment_updated')
    .on('payment')
    .columns(['state', 'updated_at'])
    .execute()
  await db.schema.createIndex('payment_expires_at').on('payment').column('expires_at').execute()
}

async function createPrices(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('price')
    .addColumn('agent', text, (column) => column.notNull())
    .addColumn('tool', text, (column) => column.notNull())
    .addColumn('usd', text, (column) => column.notNull())
    .addColumn('previous_usd', text)
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_pk', ['agent', 'tool'])
    .execute()
}

async function createQuotas(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('quota')
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('limit_n', 'bigint', (column) => column.notNull())
    .addColumn('used_n', 'bigint', (column) => column.notNull())
    .addColumn('last_n', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quota_pk', ['scope', 'window_start'])
    .execute()
  await db.schema.createIndex('quota_ends_at').on('quota').column('ends_at').execute()
  await createLeases(db, text)
}

async function createLeases(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('lease')
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('replica', text, (column) => column.notNull())
    .addColumn('granted', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('lease_pk', ['scope', 'window_start', 'replica'])
    .execute()
  await db.schema.createIndex('lease_expires_at').on('lease').column('expires_at').execute()
  await db.schema.createIndex('lease_replica').on('lease').column('replica').execute()
  await db.schema
    .createTable('replica')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createIdempotency(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('idempotency')
    .addColumn('key_id', text, (column) => column.notNull())
    .addColumn('route', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('body_hash', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull().check(sql`state in ('running', 'done')`))
    .addColumn('owner', text)
    .addColumn('lease_until', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('headers', text)
    .addColumn('body', text)
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['key_id', 'route', 'value'])
    .execute()
  // Few records are running; most of a day's are done.
  await db.schema
    .createIndex('idempotency_owner')
    .on('idempotency')
    .column('owner')
    .where(sql.ref('owner'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('idempotency_expires_at')
    .on('idempotency')
    .column('expires_at')
    .execute()
}

async function addRotation(db: Db, text: Text): Promise<void> {
  await db.schema.alterTable('key').addColumn('previous_hash', text).execute()
  await db.schema.alterTable('key').addColumn('previous_until', 'bigint').execute()
  await db.schema
    .createIndex('key_previous_hash')
    .unique()
    .on('key')
    .column('previous_hash')
    .execute()
}

async function indexTaskLeases(db: Db): Promise<void> {
  // Only the few tasks with a lease.
  await sql`create index task_lease on task (lease_until) where lease_until is not null`.execute(db)
}

async function createDrained(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('drained')
    .addColumn('upstream', text, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

async function dropPaymentUpdated(db: Db): Promise<void> {
  // Settled payments without a ledger row are found by `look_at`, like all others.
  await db.schema.dropIndex('payment_updated').execute()
}

async function addTaskCharges(db: Db): Promise<void> {
  await db.schema.alterTable('task').addColumn('charged', 'bigint').execute()
}

async function addTaskChanges(db: Db): Promise<void> {
  await db.schema.alterTable('task').addColumn('changed_at', 'bigint').execute()
}

async function numberLeaseRequests(db: Db): Promise<void> {
  // Servers of the version before write leases without a number meanwhile.
  await db.schema
    .alterTable('lease')
    .addColumn('request_n', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

async function markSandboxKeys(db: Db, text: Text): Promise<void> {
  const oneOf = sql`sandbox in ('made', 'found', 'ended')`
  await db.schema
    .alterTable('key')
    .addColumn('sandbox', text, (column) => column.check(oneOf))
    .execute()
  // Exactly what the start of a sandbox wrote; nothing else distinguishes its keys from an
  // operator's.
  await sql`
    update key set sandbox = 'found'
    where name = 'sandbox' and scopes = '["chat","mesh"]'
      and revoked_at is null and expires_at is null
      and owner is null and models is null and agents is null and rpm is null and tpm is null
      and max_parallel is null and budget_nano is null and budget_period is null`.execute(db)
  await db.schema
    .createTable('milestone')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

async function admitUndecided(db: Db, text: Text): Promise<void> {
  await (text === 'text' ? admitInSqlite(db) : admitInPostgres(db))
  await db.schema.alterTable('payment').addColumn('head', 'bigint').execute()
  await db.schema.alterTable('payment').addColumn('asked_at', 'bigint').execute()
  // Without a transaction it is unknown whether money was taken.
  await sql`
    update payment set state = 'undecided'
    where state = 'refund_due' and receipt is null`.execute(db)
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
  await sql.raw(admitting).execute(db)
  await sql`insert into payment_next select * from payment`.execute(db)
  await sql`drop table payment`.execute(db)
  await sql`alter table payment_next rename to payment`.execute(db)
  for (const index of indexes) await sql.raw(index).execute(db)
}
