import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createAccess } from '../../server/access/keys.ts'
import { digest, mintToken } from '../../server/access/token.ts'
import { createPrivately } from '../../server/store/files.ts'
import { freshFolder, freshStore, storeAt } from './setting.ts'

/** journal.db as the first release left it. */
const firstJournal = `
  CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
  CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
  CREATE TABLE "key" ("id" text primary key, "name" text not null, "hash" text not null unique, "prefix" text not null, "owner" text, "scopes" text not null, "models" text, "agents" text, "rpm" bigint, "tpm" bigint, "max_parallel" bigint, "budget_nano" bigint, "budget_period" text check (budget_period in ('day', 'month', 'total')), "expires_at" bigint, "revoked_at" bigint, "created_at" bigint not null, "version" bigint not null);
  CREATE TABLE "change_log" ("id" text primary key, "kind" text not null, "ref" text not null, "at" bigint not null);
  CREATE INDEX "change_log_at" on "change_log" ("at");
  INSERT INTO kysely_migration VALUES ('001_keys', '2026-01-01T00:00:00.000Z');
  INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);`

it('gives a store of the first release its tasks, and keeps its keys', async () => {
  const folder = freshFolder()
  const token = mintToken()
  createPrivately(folder, join(folder, 'journal.db'))
  const old = new DatabaseSync(join(folder, 'journal.db'))
  old.exec(firstJournal)
  old
    .prepare('insert into key (id, name, hash, prefix, scopes, rpm, created_at, version) values (?, ?, ?, ?, ?, ?, ?, ?)')
    .run('key-1', 'old', digest(token), token.slice(0, 7), '["mesh"]', 60, 1, 3)
  old.prepare("insert into change_log values ('c-1', 'key', 'key-1', 5)").run()
  old.close()

  const store = await storeAt(folder)
  const access = createAccess({ store, observe: () => {} })
  expect(await access.authenticate(token)).toMatchObject({ id: 'key-1', name: 'old', scopes: ['mesh'], rpm: 60, version: 3 })
  access.close()
  expect(await store.journal.selectFrom('change_log').selectAll().execute()).toEqual([{ id: 'c-1', kind: 'key', ref: 'key-1', at: 5 }])
  expect(await store.journal.selectFrom('task').selectAll().execute()).toEqual([])
  const fresh = await freshStore()
  const tables = async ({ journal }: typeof store) => (await sql<{ name: string; sql: string }>`select name, sql from sqlite_master order by name`.execute(journal)).rows
  expect(await tables(store)).toEqual(await tables(fresh))
  const applied = async ({ journal }: typeof store) => (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(journal)).rows.map(({ name }) => name)
  expect(await applied(store)).toEqual(await applied(fresh))
  expect((await applied(store)).slice(0, 2)).toEqual(['001_keys', '002_tasks'])
})
