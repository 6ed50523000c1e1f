import { createRequire } from 'node:module'

/** A pattern of somebody else's document. */
export type Pattern = {
  /** Whether it is found in the text, in time that is linear in the text's length. */
  test(text: string): boolean
  /** How many steps a character takes at most. */
  size: number
}

/** Takes as long to load as much of a start, and most documents have no patterns. */
let engine: typeof import('re2js') | undefined
const loaded = () => (engine ??= createRequire(import.meta.url)('re2js') as typeof import('re2js')) // what require answers has no type

const known = new Map<string, Pattern | undefined>()
const mostKnown = 2000
const mostLength = 4096

/**
 * The pattern by an engine of linear time; undefined for what that lacks, such as look-around, references back and long repetitions,
 * and for what is no pattern of JSON Schema.
 */
export function patternOf(source: string): Pattern | undefined {
  if (known.has(source)) return known.get(source)
  if (known.size >= mostKnown) known.clear()
  const pattern = isEcmaScript(source) ? compiled(source) : undefined
  known.set(source, pattern)
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

/** What may be lacking; of all else the engine need not be loaded to say that it has it. */
const doubtful = /\(\?(?!:)|\\[1-9kpPuxc]|\{\d*,?\d{4}|\}.*\{/s

/** Whether such a pattern is judged here at all. */
export const isJudged = (source: string): boolean =>
  doubtful.test(source) ? patternOf(source) !== undefined : isEcmaScript(source)

/** Names that are referred to are read by the translation as if they were letters. */
const named = /\\k</

/** Escapes of signs that need none are common, and harmless; those of letters mean other things in other languages. */
function isEcmaScript(source: string): boolean {
  if (source.length > mostLength || named.test(source)) return false
  try {
    RegExp(source.replace(/\\[^A-Za-z0-9]/gs, 'x'), 'u')
    return true
  } catch {
    return false
  }
}

/** What all patterns of one check may take together, in steps: some 50 ms. */
const mostSteps = 500_000
let steps = 0

/** Begins a check: the steps of `judge` are counted from here. */
export const beginCheck = (): void => void (steps = 0)

/** For Ajv: what cannot be said in time is for the API to judge. */
export const judge = Object.assign(
  (source: string) => ({
    test(text: string): boolean {
      const pattern = patternOf(source)
      if (!pattern) return true
      steps += pattern.size * text.length
      return steps > mostSteps || pattern.test(text)
    },
    // Ajv keeps patterns by their text.
    toString: () => `linear ${source}`,
  }),
  { code: 'linear pattern' },
)
