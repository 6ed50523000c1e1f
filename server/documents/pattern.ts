import { createRequire } from 'node:module'

/** A pattern of an agent's document. */
export type Pattern = {
  /** Whether the text matches, in time linear in its length. */
  test(text: string): boolean
  /** Maximum of steps for a character. */
  size: number
}

/** Takes as long to load as much of a start, and most documents have no patterns. */
let engine: typeof import('re2js') | undefined
// What require returns has no type.
const loaded = () => (engine ??= createRequire(import.meta.url)('re2js') as typeof import('re2js'))

const compiledPatterns = new Map<string, Pattern | undefined>()
const maxCompiled = 2000
const maxLength = 4096

/**
 * A pattern compiled by an engine of linear time; undefined for what that lacks, such as
 * look-around, back references and long repetitions, and for what is no pattern of JSON Schema.
 */
export function patternOf(source: string): Pattern | undefined {
  if (compiledPatterns.has(source)) return compiledPatterns.get(source)
  if (compiledPatterns.size >= maxCompiled) compiledPatterns.clear()
  const pattern = isEcmaScript(source) ? compiled(source) : undefined
  compiledPatterns.set(source, pattern)
  return pattern
}

function compiled(source: string): Pattern | undefined {
  const { RE2JS } = loaded()
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(source))
    return { test: (text) => program.test(text), size: program.programSize() }
  } catch {
    return undefined
  }
}

/** What the engine may lack; for anything else it need not be loaded to know. */
const doubtful = /\(\?(?!:)|\\[1-9kpPuxc]|\{\d*,?\d{4}|[\d,]\}.*\{\d/s

/** Whether such a pattern is judged here at all. */
export const isJudged = (source: string): boolean =>
  doubtful.test(source) ? patternOf(source) !== undefined : isEcmaScript(source)

/** The translation takes named back references for letters. */
const named = /\\k</

/** Needless escapes of signs are harmless; those of letters differ between languages. */
function isEcmaScript(source: string): boolean {
  if (source.length > maxLength || named.test(source)) return false
  try {
    RegExp(source.replace(/\\[^A-Za-z0-9]/gs, 'x'), 'u')
    return true
  } catch {
    return false
  }
}

/** Limit of the steps of one check, some 50 ms. */
const maxSteps = 500_000
let steps = 0

/** Begins a check: the steps of `judge` are counted from here. */
export const beginCheck = (): void => void (steps = 0)

/** For Ajv. What takes too long is left to the API. */
export const judge = Object.assign(
  (source: string) => ({
    test(text: string): boolean {
      const pattern = patternOf(source)
      if (!pattern) return true
      steps += pattern.size * text.length
      return steps > maxSteps || pattern.test(text)
    },
    // Ajv keeps patterns by their text.
    toString: () => `linear ${source}`,
  }),
  { code: 'linear pattern' },
)
