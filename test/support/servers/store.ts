import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Observation } from '../../../server/observations.ts'
import { openStore } from '../../../server/store/database.ts'
import type { Store } from '../../../server/store/store.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { afterUse } from '../clean-up.ts'
import { asking, preparedDatabase } from './postgres.ts'

export { usageRow } from '../data/rows.ts'

/** A folder that is removed after the test or, made by a hook, after the file. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-store-'))
  afterUse(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What every store is tested on. */
export const engines = ['sqlite', 'postgres'] as const

export type Engine = (typeof engines)[number]

/** A migrated store of its own; it lasts as long as a folder of `freshFolder`. */
export async function freshStore(engine: Engine = 'sqlite'): Promise<Store> {
  const folder = freshFolder()
  return engine === 'sqlite' ? storeAt(folder) : opened(await preparedDatabase(migrated), folder)
}

/**
 * As `freshStore`, with a clock that stands until it is moved. This is PostgreSQL's `now()`; a store
 * in a folder gets the time from its callers.
 */
export async function storeAtSetTime(
  engine: Engine = 'sqlite',
): Promise<Store & { moveTo(now: number): Promise<void> }> {
  const store = await freshStore(engine)
  const { journal, url } = store
  if (url === undefined) return { ...store, moveTo: async () => {} }
  await asking(url, (client) =>
    client.query(`
    create table standing_time (ms bigint);
    insert into standing_time values (0);
    create function public.now() returns timestamptz stable language sql
      as 'select to_timestamp(ms / 1000.0) from public.standing_time';
    alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`),
  )
  return {
    ...store,
    moveTo: async (now) => void (await sql`update standing_time set ms = ${now}`.execute(journal)),
  }
}

/** journal.db as the first release left it. */
const firstJournal = [
  '',
  'CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, ' +
    '"timestamp" varchar(255) not null);',
  'CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, ' +
    '"is_locked" integer default 0 not null);',
  'CREATE TABLE "key" ("id" text primary key, "name" text not null, ' +
    '"hash" text not null unique, "prefix" text not null, "owner" text, ' +
    '"scopes" text not null, "models" text, "agents" text, "rpm" bigint, "tpm" bigint, ' +
    '"max_parallel" bigint, "budget_nano" bigint, ' +
    `"budget_period" text check (budget_period in ('day', 'month', 'total')), ` +
    '"expires_at" bigint, "revoked_at" bigint, "created_at" bigint not null, ' +
    '"version" bigint not null);',
  'CREATE TABLE "change_log" ("id" text primary key, "kind" text not null, ' +
    '"ref" text not null, "at" bigint not null);',
  'CREATE INDEX "change_log_at" on "change_log" ("at");',
  "INSERT INTO kysely_migration VALUES ('001_keys', '2026-01-01T00:00:00.000Z');",
  "INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);",
].join('\n  ')

/** The journal of a store of the first release; the caller closes it. */
export function firstJournalIn(folder: string): DatabaseSync {
  const journal = new DatabaseSync(join(folder, 'journal.db'))
  journal.exec(firstJournal)
  return journal
}

/** The migrated store of a folder or of a database, closed after the test. */
export async function storeAt(place: string, folder = place): Promise<Store> {
  const store = opened(place, folder)
  await migrate(store)
  return store
}

function opened(place: string, folder: string): Store {
  const store = openStore(place, { folder })
  afterUse(() => store.close())
  return store
}

async function migrated(url: string): Promise<void> {
  const store = openStore(url)
  await migrate(store)
  await store.close()
}

/** Starts a program of support/programs/; it is killed after the test at the latest. */
export function startProgram(program: string, ...args: string[]): ChildProcess {
  const file = fileURLToPath(new URL(`../programs/${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  afterUse(() => void child.kill('SIGKILL'))
  return child
}

export async function waitForOutput(child: ChildProcess, word: string): Promise<void> {
  let text = ''
  for await (const part of child.stdout ?? []) {
    text += String(part)
    if (text.includes(word)) return
  }
  throw new Error(`the process ended without saying ${word}: ${text}`)
}

export function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

export function recordObservations() {
  const observations: Observation[] = []
  return {
    observations,
    observe: (observation: Observation) => void observations.push(observation),
  }
}

export async function storedIds(store: Store): Promise<string[]> {
  const rows = await store.usage.selectFrom('usage').select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}
