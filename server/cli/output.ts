/**
 * Characters that control a terminal or reorder text: names of keys may contain some.
 */
const commands = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g

const visible = (text: string): string => text.replaceAll(commands, '\ufffd')

/** Writes a result to standard output. */
export function print(text: string) {
  process.stdout.write(visible(text.endsWith('\n') ? text : `${text}\n`))
}

/** Writes a message for people to standard error. */
export function say(text: string) {
  process.stderr.write(visible(text.endsWith('\n') ? text : `${text}\n`))
}

/** Prints a value as one line of JSON; bigints become strings. */
export function printJson(value: unknown) {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  )
  print(text.replaceAll(commands, escaped))
}

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const widthsOf = (rows: readonly string[][]): number[] =>
  rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []

/** Formats rows as lines with aligned cells; those of the columns `right` are right-aligned. */
export function aligned(rows: readonly string[][], right: readonly number[] = []): string[] {
  const widths = widthsOf(rows)
  const pad = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}

/** Formats a table; columns in `right` are right-aligned. */
export function table(head: string[], rows: string[][], right: readonly string[] = []): string {
  const rule = widthsOf([head, ...rows]).map((width) => '-'.repeat(width))
  const columns = right.map((name) => head.indexOf(name))
  return aligned([head, rule, ...rows], columns).join('\n')
}

/** A column of a table: a field, or a value of the row; null is printed as a dash. */
export type Columns<Row> = Record<string, keyof Row | ((row: Row) => string | number | null)>

/** Formats rows as a table with these columns, by title. */
export const tableOf = <Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  right: readonly string[] = [],
): string =>
  table(
    Object.keys(columns),
    rows.map((row) =>
      Object.values(columns).map((column) =>
        String((typeof column === 'function' ? column(row) : row[column]) ?? '-'),
      ),
    ),
    right,
  )

/** Formats facts, one per line, after their names in a column of this width. */
export const factLines = (facts: readonly string[][], width: number): string =>
  facts.map(([name = '', value = '']) => `${name.padEnd(width)}${value}`).join('\n')

type Outcome = { ok: boolean; detail: string }

/** A table of results by name; empty without results. */
export const resultsTable = (
  titles: [name: string, result: string],
  results: readonly (readonly [name: string, Outcome])[],
): string[] => {
  const rows = results.map(([name, { ok, detail }]) => [name, ok ? 'ok' : 'FAILED', detail])
  return rows.length === 0 ? [] : [table([...titles, 'detail'], rows)]
}

const maxNames = 8

/** Lists the first names from a server, quoted so that they cannot end a comment or control a terminal. */
export function few(models: readonly string[]): string {
  const names = models
    .slice(0, maxNames)
    .map((name) => (/^[\w.:/@+-]+$/.test(name) ? name : JSON.stringify(name)))
  const more = models.length > maxNames ? ` and ${models.length - maxNames} more` : ''
  return names.join(', ') + more
}
