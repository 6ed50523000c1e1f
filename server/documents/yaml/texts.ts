import { endOfLine, refuseUnusual, space, unknownForm, type Lines } from './lines.ts'
import { byItself, partOf } from './parts.ts'

const backslash = 0x5c

/**
 * The text in quotes that begins at `start`, below a parent of this indentation; goes on to the
 * next line.
 */
export function readQuoted(lines: Lines, start: number, indent: number): string {
  const { text } = lines
  const quote = text.charAt(start)
  const close = quote === '"' ? endOfDouble(text, start + 1) : endOfSingle(text, start + 1)
  const inner = partOf(text, start + 1, close)
  refuseUnusual(inner)
  lines.nextAfter(close + 1)
  if (lines.indent > indent) throw unknownForm
  const whole = inner.includes('\n') ? foldQuoted(inner, indent, quote === '"') : inner
  const value = quote === '"' ? unescaped(whole) : whole.replaceAll("''", "'")
  return value === inner ? inner : byItself(value)
}

function endOfDouble(text: string, start: number): number {
  let at = text.indexOf('"', start)
  while (at >= 0 && isEscaped(text, at, start)) at = text.indexOf('"', at + 1)
  if (at < 0) throw unknownForm
  return at
}

/** Whether an odd number of backslashes is before an offset. */
function isEscaped(text: string, offset: number, start: number): boolean {
  let at = offset
  while (at > start && text.charCodeAt(at - 1) === backslash) at--
  return (offset - at) % 2 === 1
}

function endOfSingle(text: string, start: number): number {
  let at = text.indexOf("'", start)
  while (at >= 0 && text.charAt(at + 1) === "'") at = text.indexOf("'", at + 2)
  if (at < 0) throw unknownForm
  return at
}

/** A text of several lines as one: a break is a space, and empty lines are breaks. */
function foldQuoted(inner: string, indent: number, isDouble: boolean): string {
  const [first = '', ...others] = inner.split('\n')
  let whole = first
  let blanks = 0
  for (const [index, line] of others.entries()) {
    const content = line.replace(/^ +/, '')
    const isLast = index === others.length - 1
    if (content === '' && !isLast) {
      blanks++
      continue
    }
    if (line.length - content.length <= indent) throw unknownForm
    const isJoined = isDouble && isEscaped(whole, whole.length, 0)
    if (isJoined && blanks > 0) throw unknownForm
    whole = isJoined ? whole.slice(0, -1) : withoutEnd(whole, isDouble)
    if (!isJoined) whole += blanks > 0 ? '\n'.repeat(blanks) : ' '
    whole += content
    blanks = 0
  }
  return whole
}

/** Spaces before a break count for nothing, unless one of them is escaped. */
function withoutEnd(line: string, isDouble: boolean): string {
  let end = line.length
  while (end > 0 && line.charCodeAt(end - 1) === space) end--
  if (isDouble && end < line.length && isEscaped(line, end, 0)) throw unknownForm
  return line.slice(0, end)
}

const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  ' ': ' ',
  0: '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
}

const unescaped = (text: string) =>
  text.replace(/\\(x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[^])/g, (_, escape: string) => {
    const known = escapes[escape]
    if (known !== undefined) return known
    const code = escape.length > 1 ? Number.parseInt(escape.slice(1), 16) : NaN
    // Two halves of a character are not the same to all parsers.
    if (Number.isNaN(code) || (code >= 0xd800 && code <= 0xdfff)) throw unknownForm
    return String.fromCharCode(code)
  })

/**
 * The block of text, behind `|` or `>`, that begins at `start`, below a parent of this
 * indentation; goes on to the next line.
 */
export function readBlock(lines: Lines, start: number, indent: number): string {
  const { text } = lines
  const [, style, chomping] = /^([|>])(-?)$/.exec(text.slice(start, lines.end)) ?? []
  if (style === undefined) throw unknownForm
  const block: string[] = []
  let own = 0
  let next = lines.end + 1
  for (; next < text.length; next = lines.end + 1) {
    const end = endOfLine(text, next)
    let at = next
    while (at < end && text.charCodeAt(at) === space) at++
    if (at < end && at - next <= indent) break
    if (at < end && own === 0) own = at - next
    // Lines of spaces, and lines that are less or more indented, are read in more ways than one.
    if (at < end ? at - next < own : at - next > (own || indent)) throw unknownForm
    block.push(at < end ? text.slice(next + own, end) : '')
    lines.end = end
  }
  let count = block.length
  while (count > 0 && block[count - 1] === '') count--
  if (count === 0 || block[0] === '' || lines.end === text.length) throw unknownForm
  lines.next()
  const content = block.slice(0, count)
  const whole = style === '|' ? content.join('\n') : folded(content)
  refuseUnusual(whole)
  return byItself(chomping === '-' ? whole : `${whole}\n`)
}

function folded(block: readonly string[]): string {
  let whole = ''
  let blanks = 0
  for (const line of block) {
    if (line === '') {
      blanks++
      continue
    }
    // Lines that are more indented keep their breaks.
    if (line.startsWith(' ')) throw unknownForm
    if (whole !== '') whole += blanks > 0 ? '\n'.repeat(blanks) : ' '
    whole += line
    blanks = 0
  }
  return whole
}
