import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Store } from './database.ts'
import { isBusy } from './sqlite.ts'

const patienceMs = 30_000

const journal: Record<string, Migration> = {
  '001_keys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('prefix', 'text', (column) => column.notNull())
        .addColumn('owner', 'text')
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('models', 'text')
        .addColumn('agents', 'text')
        .addColumn('rpm', 'bigint')
        .addColumn('tpm', 'bigint')
        .addColumn('max_parallel', 'bigint')
        .addColumn('budget_nano', 'bigint')
        .addColumn('budget_period', 'text', (column) => column.check(sql`budget_period in ('day', 'month', 'total')`))
        .addColumn('expires_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('change_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('ref', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('change_log_at').on('change_log').column('at').execute()
    },
  },
  '002_tasks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('task')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('agent_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'running', 'completed', 'failed')`))
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('result', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('owner', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('task_state_key').on('task').columns(['state', 'key_id', 'id']).execute()
      await db.schema.createIndex('task_expires_at').on('task').column('expires_at').execute()
    },
  },
}

const usage: Record<string, Migration> = {
  '001_usage': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('usage')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text', (column) => column.notNull())
        .addColumn('attempt', 'integer', (column) => column.notNull())
        .addColumn('ts', 'bigint', (column) => column.notNull())
        .addColumn('service', 'text', (column) => column.notNull())
        .addColumn('key_id', 'text', (column) => column.notNull().defaultTo('-'))
        .addColumn('payment_id', 'text')
        .addColumn('model', 'text')
        .addColumn('agent', 'text')
        .addColumn('tool', 'text')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
        .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
        .addColumn('estimated', 'integer', (column) => column.notNull())
        .addColumn('charged', 'bigint', (column) => column.notNull())
        .addColumn('cost', 'bigint', (column) => column.notNull())
        .addColumn('latency_ms', 'bigint', (column) => column.notNull())
        .addColumn('ttft_ms', 'bigint')
        .addColumn('upstream', 'text')
        .addPrimaryKeyConstraint('usage_pk', ['key_id', 'ts', 'id'])
        .execute()
      await db.schema.createIndex('usage_ts').on('usage').columns(['ts', 'id']).execute()
    },
  },
}

/** Brings both databases to this version's tables. Does nothing when they are; a starter that meets another one waits for it. */
export async function migrate(store: Store): Promise<void> {
  await bringUp(store.journal, journal)
  await bringUp(store.usage, usage)
}

async function bringUp<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      // The migrator gets a transaction, so that its own tables too are made under the one write lock.
      await db.transaction().execute(async (transaction) => {
        const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } })
        const { error } = await migrator.migrateToLatest()
        if (error) throw error
      })
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}
