import { CORE_SCHEMA, load } from 'js-yaml'
import { isRecord } from '../json/json.ts'

/** A text without these characters, which are found fast, has nothing unusual. */
const signs = ['\t', '\r', '\x85', '\u2028', '\u2029', '\ufeff', '&', '*', '!', '<<', '\\\n']
const lineStarts = ['---', '...', '%']
/**
 * Unusual characters, several documents, directives, anchors, aliases, tags, merged keys, and empty
 * lines after an escaped line break. The quick parser rejects non-printable ones.
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

/** A key after an item in its line, which the quick parser reads as one of the outer mapping. */
const hasKeyBehindItem = (text: string) =>
  keyBehindText.test(text) || (text.match(listsOrMappings) ?? []).some(isBeforeKey)

/** Two steps: one pattern for both would take quadratic time for a long line. */
function isBeforeKey(line: string): boolean {
  const end = line.search(closed)
  return end !== -1 && key.test(line.slice(end))
}

/**
 * Parses the common part of YAML, about ten times as fast as the parser with positions. Undefined for
 * invalid and ambiguous documents.
 */
export function quickYaml(text: string): unknown {
  if (isUnusual(text)) return undefined
  try {
    // A line of many megabytes exceeds V8's memory for patterns.
    if (hasKeyBehindItem(text)) return undefined
    const value = load(text, { schema: CORE_SCHEMA })
    return isRecord(value) && isUsual(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Null and missing keys become members with two names, and `__proto__` is no member. */
const unusualKeys = new Set(['null', '__proto__'])
/** A number that a double cannot represent. */
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

/** Numbers start with characters before the letters of ASCII. */
const isTooLarge = (text: string) => text.charCodeAt(0) < 0x40 && tooLarge.test(text)
