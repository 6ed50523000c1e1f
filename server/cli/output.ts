/** Results go to standard output, and nothing else does. */
export function print(text: string) {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Progress and problems, for people. */
export function say(text: string) {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
}

export function printJson(value: unknown) {
  print(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'bigint' ? inner.toString() : inner,
    ),
  )
}

/** Columns as wide as their widest cell; those named in `right` are aligned to the right, as numbers are read. */
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
