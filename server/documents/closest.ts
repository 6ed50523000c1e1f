/** The candidate nearest to `word`; null if none is near enough to be a misspelling of it. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const limit = word.length < 3 ? 0 : Math.floor(word.length / 3)
  let best: { name: string; distance: number } | null = null
  for (const name of candidates) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase())
    if (distance <= limit && (best === null || distance < best.distance)) best = { name, distance }
  }
  return best === null ? null : best.name
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const replaced = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** ` Did you mean "x"?` to append to a sentence, or an empty string. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const name = closest(word, candidates)
  return name === null ? '' : ` Did you mean "${name}"?`
}

/**
 * The most similar candidates, best first. Counting common pairs of letters is fast even for a long
 * word of a caller and thousands of candidates.
 */
export function nearest(word: string, candidates: readonly string[], count: number): string[] {
  const pairs = pairsOf(word)
  const rank = (name: string) => {
    const ofName = pairsOf(name)
    const common = [...ofName].filter((pair) => pairs.has(pair)).length
    return common / (ofName.size + pairs.size || 1)
  }
  return candidates
    .map((name) => ({ name, rank: rank(name) }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ name }) => name)
}

const pairsOf = (word: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
      word.toLowerCase().slice(at, at + 2),
    ),
  )
