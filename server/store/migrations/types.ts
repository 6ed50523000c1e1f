import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Record<string, Migration>

/** The column type of text that is ordered by its bytes, in SQLite and in PostgreSQL. */
export type Text = 'text' | 'text collate "C"'

/** A migration that runs these statements. */
export const statements = (...all: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const one of all) await sql.raw(one).execute(db)
  },
})
