/** Thrown where only the parser of the whole language can tell what a text means. */
export const unsure = new Error('not plain')

/** The sign that begins and ends a text in quotes. */
export const singleQuote = 0x27

/** Texts of the core schema that are no strings, in the forms that need no thought. */
const words = new Map<string, unknown>([
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['~', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])
const plainNumber = /^-?(?:0|[1-9]\d{0,18})(?:\.\d{1,30})?(?:e[-+]?\d{1,3})?$/i
/** What may be a number in another form, as 0x1F, 1e3 or .inf. */
const anyNumber =
  /^[-+]?(?:\d[\d_]*(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|\.inf|\.nan|0[xob][\da-f]+)$/i

/** A scalar without quotes: a text, or what else it stands for. */
export function scalarFrom(text: string): unknown {
  const code = text.charCodeAt(0)
  const isNumeric = code <= 0x39 && code >= 0x2b
  if (isNumeric) {
    if (plainNumber.test(text)) return Number(text)
    if (anyNumber.test(text)) throw unsure
  } else if (text.length < 6 && words.has(text)) return words.get(text)
  return flat(text)
}

/** A key without quotes. One that is no text becomes it, as 200 does. */
export function keyFrom(text: string): string {
  const key = text.trimEnd()
  const code = key.charCodeAt(0)
  const isNumeric = code <= 0x39 && code >= 0x2b
  if (isNumeric && anyNumber.test(key) && !/^[1-9]\d{0,14}$/.test(key)) throw unsure
  if (key.length < 6 && (key === '' || key === '<<' || words.has(key))) throw unsure
  return key
}

/** What a text in quotes stands for, without them. */
export function unquoted(text: string, quote: number): string {
  if (quote === singleQuote) return flat(text.includes("''") ? text.replaceAll("''", "'") : text)
  if (!text.includes('\\')) return flat(text)
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    throw unsure // an escape that JSON does not have
  }
}

/** Lines of a scalar as one text: a line break is a space, and blank lines are line breaks. */
export function folded(lines: readonly string[]): string {
  let text = lines[0] ?? ''
  let blank = 0
  for (const line of lines.slice(1)) {
    if (line === '') blank += 1
    else {
      text += blank > 0 ? '\n'.repeat(blank) : ' '
      text += line
      blank = 0
    }
  }
  return text
}

/** The same within quotes, where a backslash may end a line. */
export function foldedQuotes(lines: readonly string[], hasEscapes: boolean): string {
  let text = ''
  let blank = 0
  let isJoined = true
  for (const [index, one] of lines.entries()) {
    const isLast = index === lines.length - 1
    const start = index === 0 ? one : one.trimStart()
    const line = isLast ? start : start.trimEnd()
    if (index === 0 && line === '') throw unsure
    if (line === '' && !isLast) {
      if (isJoined) throw unsure
      blank += 1
      continue
    }
    if (!isJoined) text += blank > 0 ? (hasEscapes ? '\\n' : '\n').repeat(blank) : ' '
    blank = 0
    const slashes = hasEscapes ? (/\\*$/.exec(line)?.[0].length ?? 0) : 0
    // A space that a backslash keeps at the end of a line was trimmed.
    if (slashes % 2 === 1 && (isLast || start !== line)) throw unsure
    isJoined = slashes % 2 === 1
    text += isJoined ? line.slice(0, -1) : line
  }
  return hasEscapes ? text.replace(/\\([^])/g, (all, one) => (one === ' ' ? ' ' : all)) : text
}

/** Lines of a block scalar, folded but for those that are indented further. */
export function foldedBlock(lines: readonly string[]): string {
  let text = ''
  let blank = 0
  let before: string | undefined
  for (const line of lines) {
    if (line === '') {
      blank += 1
      continue
    }
    const isKept = line.startsWith(' ') || before?.startsWith(' ') === true
    if (before === undefined) text += '\n'.repeat(blank)
    else if (blank === 0) text += isKept ? '\n' : ' '
    else text += '\n'.repeat(isKept ? blank + 1 : blank)
    text += line
    before = line
    blank = 0
  }
  return text
}

/**
 * A copy. The engine keeps a part of a text as a reference to the whole, which would stay in memory
 * as long as any of its values does.
 */
export const flat = (text: string): string =>
  text.length < 13 ? text : Buffer.from(text).toString()
