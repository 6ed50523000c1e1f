import { createRequire } from 'node:module'

/** A pattern of an agent's document. */
export type Pattern = {
  /** Whether a string matches, in time linear in its length. */
  test(text: string): boolean
  /** Maximum number of steps for a character. */
  size: number
}

/** Loaded when needed: loading takes a large part of a start, and most documents have no patterns. */
let engine: typeof import('re2js') | undefined
// `require` returns `any`.
const loaded = () => (engine ??= createRequire(import.meta.url)('re2js') as typeof import('re2js'))

const compiledPatterns = new Map<string, Pattern | undefined>()
const maxCompiled = 2000
const maxLength = 4096

/**
 * Compiles a pattern for a linear-time engine; undefined for unsupported syntax, such as look-around,
 * back references and long repetitions, and for patterns that JSON Schema does not allow.
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

/** Syntax that the engine may not support; other patterns are supported without loading it. */
const doubtful = /\(\?(?!:)|\\[1-9kpPuxc]|\{\d*,?\d{4}|[\d,]\}.*\{\d/s

/** Whether the linear-time engine supports the pattern. */
export const isJudged = (source: string): boolean =>
  doubtful.test(source) ? patternOf(source) !== undefined : isEcmaScript(source)

/** The translation reads named back references as letters. */
const named = /\\k</

/** Needless escapes of punctuation are harmless; those of letters differ between languages. */
function isEcmaScript(source: string): boolean {
  if (source.length > maxLength || named.test(source)) return false
  try {
    RegExp(source.replace(/\\[^A-Za-z0-9]/gs, 'x'), 'u')
    return true
  } catch {
    return false
  }
}

/** Maximum number of steps of one check, about 50 ms. */
const maxSteps = 500_000
let steps = 0

/** Starts a check: resets the step count of `judge`. */
export const beginCheck = (): void => void (steps = 0)

/** For Ajv. The API validates patterns that take too long. */
export const judge = Object.assign(
  (source: string) => ({
    test(text: string): boolean {
      const pattern = patternOf(source)
      if (!pattern) return true
      steps += pattern.size * text.length
      return steps > maxSteps || pattern.test(text)
    },
    // Ajv caches patterns by their text.
    toString: () => `linear ${source}`,
  }),
  { code: 'linear pattern' },
)
