/** Writes a result to standard output. */
export function print(text: string) {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Writes a message for people to standard error. */
export function say(text: string) {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Prints a value as one line of JSON; bigints become strings. */
export function printJson(value: unknown) {
  print(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'bigint' ? inner.toString() : inner,
    ),
  )
}

/** Formats a table; the columns named in `right` are aligned to the right. */
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
