import { CORE_SCHEMA, load } from 'js-yaml'
import { isRecord } from '../json.ts'

/**
 * Unusual characters, several documents, directives, anchors, aliases, tags, merged keys, and empty
 * lines behind an escaped line break.
 */
const unusual =
  /[^\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\uffff]|^(---|\.\.\.|%)|(^|[\s[{,:?-])[&*!]|<<|\\\n *\n/m
/** A number beyond what a double holds. */
const tooLarge = /(^|[\s[{,:])[-+]?[\d.]+e\+?\d{3}|\d{300}/im

/**
 * The value of a YAML text as it is mostly written, some eight times as fast as by the parser that
 * knows the places of values. Undefined for what is broken, or may be read in two ways.
 */
export function quickYaml(text: string): unknown {
  if (unusual.test(text) || tooLarge.test(text)) return undefined
  try {
    const value = load(text, { schema: CORE_SCHEMA })
    return isRecord(value) && hasUsualKeys(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keys that are null or absent become members of two names, and one name is no member's. */
const unusualKeys = new Set(['null', '__proto__'])

function hasUsualKeys(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(hasUsualKeys)
  if (!isRecord(value)) return true
  return Object.keys(value).every((key) => !unusualKeys.has(key) && hasUsualKeys(value[key]))
}
