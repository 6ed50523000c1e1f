import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Expression, type Kysely, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Failure } from '../failure.ts'
import type { Store } from './database.ts'
import { alone, requirePostgres } from './postgres/alone.ts'
import { openPostgres } from './postgres/database.ts'
import { unusable } from './postgres/failure.ts'
import { isBusy } from './sqlite/file.ts'

const patienceMs = 30_000

type Migrations = Record<string, Migration>
type Text = 'text' | Expression<string>

const journalOf = (text: Text): Migrations => ({
  '001_keys': {
    async up(db: Kysely<unknown>) {
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
        .addColumn('budget_period', text, (column) => column.check(sql`budget_period in ('day', 'month', 'total')`))
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
    },
  },
  '002_tasks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('task')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('key_id', text, (column) => column.notNull())
        .addColumn('agent_id', text, (column) => column.notNull())
        .addColumn('state', text, (column) => column.notNull().check(sql`state in ('pending', 'running', 'completed', 'failed')`))
        .addColumn('details', text, (column) => column.notNull())
        .addColumn('result', text)
        .addColumn('lease_until', 'bigint')
        .addColumn('owner', text)
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('task_state_key').on('task').columns(['state', 'key_id', 'id']).execute()
      await db.schema.createIndex('task_expires_at').on('task').column('expires_at').execute()
    },
  },
  '003_payments': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('payment')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('key', text, (column) => column.notNull().unique())
        .addColumn('proof', text, (column) => column.notNull())
        .addColumn('fingerprint', text, (column) => column.notNull())
        .addColumn('state', text, (column) => column.notNull().check(sql`state in ('reserved', 'executing', 'executed', 'settling', 'settled', 'settle_unknown', 'failed', 'expired', 'refund_due')`))
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
      await db.schema.createIndex('payment_payer_state').on('payment').columns(['payer', 'state']).execute()
      await db.schema.createIndex('payment_state').on('payment').columns(['state', 'id']).execute()
      await db.schema.createIndex('payment_look_at').on('payment').column('look_at').execute()
      // What is counted and looked for again and again is read from these alone: rows hold answers, and those can be large.
      await db.schema.createIndex('payment_count').on('payment').columns(['network', 'state', 'created_at']).execute()
      await db.schema.createIndex('payment_updated').on('payment').columns(['state', 'updated_at']).execute()
      await db.schema.createIndex('payment_expires_at').on('payment').column('expires_at').execute()
    },
  },
  '004_prices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('price')
        .addColumn('agent', text, (column) => column.notNull())
        .addColumn('tool', text, (column) => column.notNull())
        .addColumn('usd', text, (column) => column.notNull())
        .addColumn('previous_usd', text)
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('price_pk', ['agent', 'tool'])
        .execute()
    },
  },
  '005_quotas': {
    async up(db: Kysely<unknown>) {
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
    },
  },
  '006_idempotency': {
    async up(db: Kysely<unknown>) {
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
      // Few are running; all that were done in a day are not.
      await db.schema.createIndex('idempotency_owner').on('idempotency').column('owner').where(sql.ref('owner'), 'is not', null).execute()
      await db.schema.createIndex('idempotency_expires_at').on('idempotency').column('expires_at').execute()
    },
  },
  '007_rotation': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('key').addColumn('previous_hash', text).execute()
      await db.schema.alterTable('key').addColumn('previous_until', 'bigint').execute()
      await db.schema.createIndex('key_previous_hash').unique().on('key').column('previous_hash').execute()
    },
  },
  '008_task_leases': {
    async up(db: Kysely<unknown>) {
      // Of all the tasks that are kept, only the few that somebody holds.
      await sql`create index task_lease on task (lease_until) where lease_until is not null`.execute(db)
    },
  },
  '009_drained': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('drained')
        .addColumn('upstream', text, (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '010_told_payments': {
    async up(db: Kysely<unknown>) {
      // Settled payments that the ledger has to be told of are looked for by `look_at`, as all others.
      await db.schema.dropIndex('payment_updated').execute()
    },
  },
  '011_task_charges': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('task').addColumn('charged', 'bigint').execute()
    },
  },
})

const usageOf = (text: Text): Migrations => ({
  '001_usage': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('usage')
        .addColumn('id', text, (column) => column.notNull())
        .addColumn('request_id', text, (column) => column.notNull())
        .addColumn('attempt', 'integer', (column) => column.notNull())
        .addColumn('ts', 'bigint', (column) => column.notNull())
        .addColumn('service', text, (column) => column.notNull())
        .addColumn('key_id', text, (column) => column.notNull().defaultTo('-'))
        .addColumn('payment_id', text)
        .addColumn('model', text)
        .addColumn('agent', text)
        .addColumn('tool', text)
        .addColumn('status', text, (column) => column.notNull())
        .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
        .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
        .addColumn('estimated', 'integer', (column) => column.notNull())
        .addColumn('charged', 'bigint', (column) => column.notNull())
        .addColumn('cost', 'bigint', (column) => column.notNull())
        .addColumn('latency_ms', 'bigint', (column) => column.notNull())
        .addColumn('ttft_ms', 'bigint')
        .addColumn('upstream', text)
        .addPrimaryKeyConstraint('usage_pk', ['key_id', 'ts', 'id'])
        .execute()
      await db.schema.createIndex('usage_ts').on('usage').columns(['ts', 'id']).execute()
    },
  },
  '002_usage_hour': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('usage_hour')
        .addColumn('hour', 'bigint', (column) => column.notNull())
        .addColumn('key_id', text, (column) => column.notNull())
        .addColumn('model', text, (column) => column.notNull())
        .addColumn('agent', text, (column) => column.notNull())
        .addColumn('requests', 'bigint', (column) => column.notNull())
        .addColumn('requests_of_model', 'bigint', (column) => column.notNull())
        .addColumn('requests_of_agent', 'bigint', (column) => column.notNull())
        .addColumn('requests_of_both', 'bigint', (column) => column.notNull())
        .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
        .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
        .addColumn('charged', 'bigint', (column) => column.notNull())
        .addColumn('cost', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_hour_pk', ['key_id', 'hour', 'model', 'agent'])
        .execute()
      await db.schema.createIndex('usage_hour_hour').on('usage_hour').column('hour').execute()
    },
  },
  '003_segments': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('segment')
        .addColumn('name', text, (column) => column.primaryKey())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
})

/** Brings the store to this version's tables and answers what was done; a starter that meets another one waits for it. */
export async function migrate(store: Store): Promise<string[]> {
  if (store.url !== undefined) return migratePostgres(store.url)
  return [...(await bringUp(store.journal, journalOf('text'))), ...(await bringUp(store.usage, usageOf('text')))]
}

async function bringUp<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      // The migrator gets a transaction, so that its own tables too are made under the one write lock.
      return await db.transaction().execute((transaction) => applyTo(transaction, migrations))
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}

/** Over a connection of its own: a large table may take longer than a question may. */
async function migratePostgres(url: string): Promise<string[]> {
  const { journal, close } = openPostgres(url, '', { connections: 1, statementMs: 0 })
  // Bytes in their order, as SQLite has it, whatever the database's own language is.
  const text = sql<string>`text collate "C"`
  try {
    await requirePostgres(journal)
    return await alone(journal, patienceMs, async (transaction) => [
      ...(await applyTo(transaction, journalOf(text), 'journal_migration')),
      ...(await applyTo(transaction, usageOf(text), 'usage_migration')),
    ])
  } catch (error) {
    throw unusable(url, error)
  } finally {
    await close()
  }
}

async function applyTo<Tables>(transaction: Transaction<Tables>, migrations: Migrations, table?: string): Promise<string[]> {
  const names = table === undefined ? {} : { migrationTableName: table, migrationLockTableName: `${table}_lock` }
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations }, ...names })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration \w+ is missing/.test(error.message))
    throw new Failure('conflict', 'The store was made or brought up by a newer version of Tollgate; update this one.', { cause: error })
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
