/** Texts that were read last, by a number that is made of them: most are read many times. */
const recent: string[] = Array.from({ length: 4096 }, () => '')
const longest = 120

/**
 * A part of a text, as a text by itself: a slice would keep the whole text in memory. Parts that
 * are equal are mostly one text.
 */
export function partOf(text: string, start: number, end: number): string {
  const length = end - start
  if (length > longest) return byItself(text.slice(start, end))
  const sum =
    length * 7 +
    text.charCodeAt(start) * 31 +
    text.charCodeAt((start + end) >> 1) * 131 +
    text.charCodeAt(end - 1) * 521
  const slot = sum & (recent.length - 1)
  const known = recent[slot]
  if (known !== undefined && known.length === length && text.startsWith(known, start)) return known
  const part = byItself(text.slice(start, end))
  recent[slot] = part
  return part
}

/** The engine copies shorter slices. */
const shortest = 13

/** The same text, which keeps no longer one in memory. */
export const byItself = (text: string): string =>
  text.length < shortest ? text : ` ${text}`.slice(1)
