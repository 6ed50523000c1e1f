/** A value of a cell. */
export type Cell = string | number | boolean | null | undefined

/**
 * Lines of comma-separated values (RFC 4180), the column names first. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front. Semicolons are quoted too, because
 * spreadsheets in many languages use them as separators.
 */
export const csvOf = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [names, ...rows].map(csvLine).join('')

/** One of the lines. */
export const csvLine = (row: readonly Cell[]): string => `${row.map(cell).join(',')}\r\n`

function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
