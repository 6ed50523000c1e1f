import { resolve } from 'node:path'
import { isPostgres } from './place.ts'
import { openPostgres, type PoolOptions } from './postgres/database.ts'
import { openSqlite } from './sqlite/database.ts'
import type { Store } from './store.ts'

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
