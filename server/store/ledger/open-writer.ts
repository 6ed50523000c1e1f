import { postgresWriter } from '../postgres/usage-writer.ts'
import { sqliteWriter } from '../sqlite/usage-writer.ts'
import type { UsageWriter } from './writer.ts'

/** The writer of a store folder, or of the PostgreSQL database at `url`. */
export const openUsageWriter = (folder: string, url: string | undefined): UsageWriter =>
  url === undefined ? sqliteWriter(folder) : postgresWriter(url)
