/** The characters of samples, the likeliest first. */
const alphabet =
  'aA10-_. @/:+#' +
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  '\n\té'

const maxChars = 10_000

/** The parser's state. Each repetition occurs `more` times beyond its minimum. */
type Reading = { source: string; at: number; more: number }

/**
 * A text that matches a pattern: the first of alternatives, and `more` repetitions beyond the
 * minimum. Undefined for a pattern with unsupported parts, such as back references.
 */
export function textOfPattern(source: string, more: number): string | undefined {
  const reading = { source, at: 0, more }
  try {
    const text = readAlternatives(reading)
    return reading.at === source.length ? text : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readAlternatives(reading: Reading): string {
  const { source } = reading
  const first = readSequence(reading)
  while (source[reading.at] === '|') {
    reading.at++
    readSequence(reading)
  }
  return first
}

function readSequence(reading: Reading): string {
  const { source } = reading
  let text = ''
  while (reading.at < source.length && source[reading.at] !== '|' && source[reading.at] !== ')') {
    const atom = readAtom(reading)
    const count = readCount(reading)
    if (text.length + atom.length * count > maxChars) throw new SyntaxError('the text is too long')
    text += atom.repeat(count)
  }
  return text
}

const assertion = /\^|\$|\\[bB]/y
const groupStart = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
const single =
  /\[(?:\\.|[^\]\\])+\]|\\(?:u[\da-f]{4}|x[\da-f]{2}|[pP]\{\w+\}|[^1-9])|[^()[\]*+?{}|\\]/isy

/** A group, a class, an escape or a character. Assertions add no text. */
function readAtom(reading: Reading): string {
  if (take(reading, assertion) !== undefined) return ''
  const start = take(reading, groupStart)
  if (start !== undefined) {
    const text = readAlternatives(reading)
    if (take(reading, /\)/y) === undefined) throw new SyntaxError('a group has no end')
    return /[=!]$/.test(start) ? '' : text
  }
  const token = take(reading, single)
  if (token === undefined) throw new SyntaxError('unsupported part of a pattern')
  const one = new RegExp(`^${token}$`, /^\\p|\\p\{/i.test(token) ? 'su' : 's')
  const character = /^\w$/.test(token) ? token : [...alphabet].find((each) => one.test(each))
  if (character === undefined) throw new SyntaxError('no character fits')
  return character
}

const counts = /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y

/** The repetitions of the preceding atom. */
function readCount(reading: Reading): number {
  const { source, at, more } = reading
  counts.lastIndex = at
  const match = counts.exec(source)
  if (!match) return 1
  reading.at = counts.lastIndex
  const [, sign, min = '', comma, max = ''] = match
  if (sign === '?') return Math.min(1, more)
  if (sign !== undefined) return (sign === '+' ? 1 : 0) + more
  if (comma === '') return Number(min)
  return Math.min(Number(min) + more, max === '' ? Infinity : Number(max))
}

/** Reads the expression's match at the current position; undefined without one. */
function take(reading: Reading, expression: RegExp): string | undefined {
  expression.lastIndex = reading.at
  const [match] = expression.exec(reading.source) ?? []
  if (match !== undefined) reading.at += match.length
  return match
}
