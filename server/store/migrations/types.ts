import type { Expression } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Record<string, Migration>

/** The type of a text, in the order of its bytes. */
export type Text = 'text' | Expression<string>
