import type { Kysely } from 'kysely'
import type { JournalTables, UsageDb } from './tables.ts'

export type Store = {
  journal: Kysely<JournalTables>
  usage: Kysely<UsageDb>
  /** Reads the same ledger, for questions about many rows: each may take half a minute, and holds up nobody else. */
  reports: Kysely<UsageDb>
  /** What stays on this machine: the files of an SQLite store, and in any case the ledger's spool. */
  folder: string
  /** Of the PostgreSQL database, with its password; undefined when the store is the folder's. */
  url: string | undefined
  /** Resolves when everything that was committed before is on the disk. Most commits are when they return; those of payments and of requests that are to be done once are not. */
  synced(): Promise<void>
  /** Takes what was deleted out of the files; false when they were in use, so that it has to be asked for again. PostgreSQL does so in its own time. */
  erased(): Promise<boolean>
  close(): Promise<void>
}
