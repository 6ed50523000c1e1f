import type { Kysely } from 'kysely'
import type { JournalTables } from './tables.ts'
import type { UsageDb } from './usage-tables.ts'
import type { StoreClock } from './store-clock.ts'

export type Store = {
  journal: Kysely<JournalTables>
  usage: Kysely<UsageDb>
  /**
   * Reads the same ledger, for queries over many rows: each may take half a minute and blocks no
   * other.
   */
  reports: Kysely<UsageDb>
  /** The folder of an SQLite store's files, and of the ledger's spool with any store. */
  folder: string
  /** The URL of the PostgreSQL database, with its password; undefined for an SQLite store. */
  url: string | undefined
  clock: StoreClock
  /**
   * Resolves when all earlier commits are on the disk. Most commits are when they return; those of
   * payments and idempotency records are not.
   */
  synced(): Promise<void>
  /**
   * Removes deleted data from the files; false if they were in use, so that it must be called
   * again. PostgreSQL does it by itself.
   */
  erased(): Promise<boolean>
  close(): Promise<void>
}
