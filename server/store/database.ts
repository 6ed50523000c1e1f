import { resolve } from 'node:path'
import { isPostgres } from './place.ts'
import { openPostgres, type PoolOptions } from './postgres/database.ts'
import { openSqlite } from './sqlite/database.ts'
import type { Store } from './store.ts'

type Options = PoolOptions & {
  /** The folder of the spool if the store is PostgreSQL. */
  folder?: string
}

/**
 * Opens a store folder, creating missing files, or a PostgreSQL database; `migrate` creates the
 * tables.
 */
export function openStore(place: string, { folder = '.tollgate', ...pool }: Options = {}): Store {
  if (isPostgres(place)) return openPostgres(place, resolve(folder), pool)
  return openSqlite(place, pool.reportMs)
}
