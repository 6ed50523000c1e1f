import { sql, type Kysely } from 'kysely'
import type { Text } from './types.ts'

/** Operators by name, their sessions, and the record of what operators change. */
export async function createOperators(db: Kysely<unknown>, text: Text): Promise<void> {
  await db.schema
    .createTable('operator')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull().check(sql`role in ('admin', 'viewer')`))
    .addColumn('hash', text, (column) => column.notNull().unique())
    .addColumn('prefix', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('rotated_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  // The name of a revoked operator may be given again.
  await sql`create unique index operator_name on operator (name) where revoked_at is null`.execute(
    db,
  )
  await createSessions(db, text)
  await createAudit(db, text)
}

async function createSessions(db: Kysely<unknown>, text: Text): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('operator_id', text, (column) => column.notNull())
    .addColumn('token_hash', text, (column) => column.notNull())
    .addColumn('cookie_hash', text, (column) => column.notNull().unique())
    .addColumn('secret_hash', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute()
  await db.schema.createIndex('session_operator').on('session').column('operator_id').execute()
}

async function createAudit(db: Kysely<unknown>, text: Text): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('outcome', text, (column) =>
      column.notNull().check(sql`outcome in ('done', 'begun', 'failed')`),
    )
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('how', text, (column) => column.notNull())
    .addColumn('address', text)
    .addColumn('request_id', text)
    .addColumn('target', text)
    .addColumn('target_name', text)
    .addColumn('before', text)
    .addColumn('after', text)
    .addColumn('reason', text)
    .execute()
  await db.schema.createIndex('audit_at').on('audit').column('at').execute()
  await db.schema.createIndex('audit_target').on('audit').columns(['target', 'id']).execute()
}

/** For lists of what somebody did, and of one kind of change. */
export async function indexAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_name').on('audit').columns(['name', 'id']).execute()
  await db.schema.createIndex('audit_action').on('audit').columns(['action', 'id']).execute()
}
