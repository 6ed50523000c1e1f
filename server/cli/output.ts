/** Results go to standard output, and nothing else does. */
export function print(text: string) {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Progress and problems, for people. */
export function say(text: string) {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
}

export function printJson(value: unknown) {
  print(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner)))
}

/** Columns as wide as their widest cell; those named in `right` are aligned to the right, as numbers are read. */
export function table(head: string[], rows: string[][], right: string[] = []): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, column) => (right.includes(head[column] ?? '') ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
