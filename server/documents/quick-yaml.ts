import { CORE_SCHEMA, load } from 'js-yaml'
import { isRecord } from '../json/json.ts'

/** Where a text has none of these, which are found at once, it has nothing that is unusual. */
const signs = ['\t', '\r', '\x85', '\u2028', '\u2029', '\ufeff', '&', '*', '!', '<<', '\\\n']
const lineStarts = ['---', '...', '%']
/**
 * Unusual characters, several documents, directives, anchors, aliases, tags, merged keys, and empty
 * lines behind an escaped line break. The quick parser refuses what is not printed.
 */
const unusual = /[\t\r\x85\u2028\u2029\ufeff]|^(---|\.\.\.|%)|(^|[\s[{,:?-])[&*!]|<<|\\\n *\n/m

const isUnusual = (text: string) =>
  (signs.some((sign) => text.includes(sign)) ||
    lineStarts.some((start) => text.startsWith(start) || text.includes(`\n${start}`))) &&
  unusual.test(text)

const item = String.raw`^ *(?:- +)+`
const single = String.raw`'(?:[^'\n]|'')*'(?!'|:\s| *$| +#)`
const double = String.raw`"(?:[^"\\\n]|\\.)*"(?!:\s| *$| +#)`
const keyBehindText = new RegExp(`${item}(?:${single}|${double}).*:(?:\\s|$)`, 'm')
const listsOrMappings = new RegExp(`${item}[[{].*`, 'gm')
const closed = /[\]}](?! *[\]},]| *$)/
const key = /:(?:\s|$)/

/** A key behind an item in its line, which the quick parser takes for one of the mapping around. */
const hasKeyBehindItem = (text: string) =>
  keyBehindText.test(text) || (text.match(listsOrMappings) ?? []).some(isBeforeKey)

/** In two steps: one pattern for both would take the square of a long line's time. */
function isBeforeKey(line: string): boolean {
  const end = line.search(closed)
  return end !== -1 && key.test(line.slice(end))
}

/**
 * The value of a YAML text as it is mostly written, some ten times as fast as by the parser that
 * knows the places of values. Undefined for what is broken, or may be read in two ways.
 */
export function quickYaml(text: string): unknown {
  if (isUnusual(text)) return undefined
  try {
    // A text of many megabytes in one line exceeds the engine's memory for patterns.
    if (hasKeyBehindItem(text)) return undefined
    const value = load(text, { schema: CORE_SCHEMA })
    return isRecord(value) && isUsual(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keys that are null or absent become members of two names, and one name is no member's. */
const unusualKeys = new Set(['null', '__proto__'])
/** A number beyond what a double holds. */
const tooLarge = /^[-+]?[\d.]+e\+?\d{3}|\d{300}/i

function isUsual(value: unknown): boolean {
  if (typeof value === 'string') return !isTooLarge(value)
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isUsual)
  if (!isRecord(value)) return true
  return Object.keys(value).every(
    (key) => !unusualKeys.has(key) && !isTooLarge(key) && isUsual(value[key]),
  )
}

/** Numbers begin before the letters of ASCII. */
const isTooLarge = (text: string) => text.charCodeAt(0) < 0x40 && tooLarge.test(text)
