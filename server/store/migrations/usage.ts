import type { Kysely } from 'kysely'
import type { Migrations, Text } from './types.ts'

/** The same of usage.db. */
export const usageOf = (text: Text): Migrations => ({
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
  '004_calls': {
    async up(db: Kysely<unknown>) {
      // Without a value in old rows: to write one into each would hold up the start for as long as the ledger is large.
      await db.schema.alterTable('usage').addColumn('call_id', text).execute()
    },
  },
  '005_counted': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('usage').addColumn('counted', 'bigint').execute()
      await db.schema.alterTable('usage_hour').addColumn('counted', 'bigint').execute()
    },
  },
})
