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

/** Formats a table; columns in `right` are right-aligned. */
export function table(head: string[], rows: string[][], right: string[] = []): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return right.includes(head[column] ?? '') ? cell.padStart(width) : cell.padEnd(width)
  }
  const line = (cells: string[]) => cells.map(pad).join('  ').trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

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
