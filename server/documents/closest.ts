/** The candidate nearest to `word`; null when none is near enough to be a misspelling of it. */
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
