import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { isPostgres } from './place.ts'
import { openPostgres, type PoolOptions } from './postgres/database.ts'
import { openSqlite } from './sqlite/database.ts'
import type { Journal, UsageDb } from './tables.ts'

export type Store = {
  journal: Kysely<Journal>
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

type Options = PoolOptions & {
  /** Where a store in PostgreSQL keeps its spool. */
  folder?: string
}

/** Opens a store folder, creating what is missing, or a PostgreSQL database; `migrate` gives it its tables. */
export function openStore(place: string, { folder = '.tollgate', ...pool }: Options = {}): Store {
  return isPostgres(place)
    ? openPostgres(place, resolve(folder), pool)
    : openSqlite(place, pool.reportMs)
}
