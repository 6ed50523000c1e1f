import { postgresWriter } from './postgres/usage-writer.ts'
import { sqliteWriter } from './sqlite/usage-writer.ts'
import { usageColumns } from './tables.ts'

export type Refused = { text: string; reason: string }

/** The ledger's own way to the store, beside the questions that requests ask. It connects when it is first needed, and anew after a failure. */
export type UsageWriter = {
  /** Stores lines of JSON, each once; answers those that can never be stored. Throws when the store itself fails. */
  insert(lines: string[]): Refused[] | Promise<Refused[]>
  /** Sums one key's oldest hour of rows up, if that ended before then; false when there is none. */
  rollUp(before: number): boolean | Promise<boolean>
  /** Puts what was stored on the disk, where a commit alone does not. */
  sync(): void
  close(): void
}

export const usageWriter = (folder: string, url: string | undefined): UsageWriter => (url === undefined ? sqliteWriter(folder) : postgresWriter(url))

/** The values of a row in the order of the columns, or why it can never be stored. */
export function decode(text: string): unknown[] | string {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    return 'it is torn or not JSON'
  }
  if (typeof row !== 'object' || row === null) return 'it is not a row'
  const values = row as Record<string, unknown>
  return usageColumns.map((column) => values[column] ?? null)
}
