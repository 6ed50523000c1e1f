import type { Expression } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Record<string, Migration>

/** The column type of text that is ordered by its bytes. */
export type Text = 'text' | Expression<string>
