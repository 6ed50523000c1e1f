/** Values in a query. Each fills one parameter only, so `used` grows. */
export type Literals = { query: string; numbers: number[]; texts: string[]; used: Set<unknown> }

/** Finds the numbers of a query and, in this order, its identifiers, quoted texts and names. */
export function literalsOf(query: string): Literals {
  const numbers = query.match(/(?<![\p{L}\p{N}.,-])-?\d+(?:\.\d+)?(?![\p{L}\p{N}-])/gu) ?? []
  const quoted = [...query.matchAll(/"([^"]+)"|“([^”]+)”/g)].map(([, a, b]) => a ?? b ?? '')
  const identifiers = identifiersIn(query)
  const halves = identifiers.flatMap((one) => (/^[^/:]+\/[^/]+$/.test(one) ? one.split('/') : []))
  const texts = new Set([...identifiers, ...halves, ...quoted, ...namesIn(query)])
  return { query, numbers: numbers.map(Number), texts: [...texts], used: new Set() }
}

/** Words like `BTC`, `octocat/Hello-World` or `2026-03-04`. */
function identifiersIn(query: string): string[] {
  const words = query.match(/[^\s"“”,;!?()]+/g) ?? []
  return words
    .map((word) => word.replace(/[.:]$/, ''))
    .filter((word) => /[\d/]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word) && !/^-?[\d.]+$/.test(word))
}

/** Runs of capitalised words, without the first word of a sentence. */
function namesIn(query: string): string[] {
  const word = String.raw`\p{Lu}[\p{L}\p{N}-]*`
  const names = new RegExp(String.raw`(?<!(?:^|[.!?:])\s*|[\p{L}\p{N}-])${word}(?: ${word})*`, 'gu')
  return query.match(names) ?? []
}
