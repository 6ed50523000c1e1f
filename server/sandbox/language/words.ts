const empty = new Set(
  (
    'a an and are as at be been between by can could did do does for from get give had has have how i if in into is it its many me much my of on or our please ' +
    'show tell that the their them then there these they this those to us was we were what when where which who will with would you your'
  ).split(' '),
)

/** Whether a word says nothing by itself. */
export const isEmptyWord = (word: string): boolean => empty.has(word.toLowerCase())

/** The words of a text that carry meaning, in lower case and without their endings; camelCase and snake_case names fall apart. */
export function meaningfulWords(text: string): string[] {
  const spaced = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').toLowerCase()
  return (spaced.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word)).map(stem)
}

/** A text cut into the pieces in which the sandbox speaks: a word with the space before it. Joined they are the text again. */
export function piecesOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

/** How many pieces a text has, without cutting it: prompts can be long. */
export function countPieces(text: string): number {
  let count = 0
  for (let at = 0, inWord = false; at < text.length; at++) {
    const isWord = text.charCodeAt(at) > 32
    if (isWord && !inWord) count++
    inWord = isWord
  }
  return count
}

function stem(word: string): string {
  if (word.length < 4) return word
  const singular = word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[^s])s$/, '')
  return singular.length < 5 ? singular : singular.replace(/(?:ing|ed|e)$/, '')
}
