/** The known word nearest to `word`, or null when none is near enough to be what was meant. */
export function closest(word: string, known: Iterable<string>): string | null {
  const limit = word.length < 3 ? 0 : Math.floor(word.length / 3)
  let best: { name: string; distance: number } | null = null
  for (const name of known) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase())
    if (distance <= limit && (best === null || distance < best.distance)) best = { name, distance }
  }
  return best === null ? null : best.name
}

/** Letters to insert, drop, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const replaced = (row[j - 1] ?? 0) + (same ? 0 : 1)
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** ` Did you mean "x"?`, or nothing; ready to be put behind a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const name = closest(word, known)
  return name === null ? '' : ` Did you mean "${name}"?`
}
