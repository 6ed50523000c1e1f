const stopWords = new Set(
  [
    'a an and are as at be been between by can could did do does for from get give had has have',
    'how i if in into is it its many me much my of on or our please show tell that the their',
    'them then there these they this those to us was we were what when where which who will with',
    'would you your',
  ].flatMap((line) => line.split(' ')),
)

/** The words of a text without stop words and endings; camelCase and snake_case names are split. */
export function meaningfulWords(text: string): string[] {
  return nameWords(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
}

/** All words of a text or a name, in lower case. */
export function nameWords(text: string): string[] {
  const spaced = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').toLowerCase()
  return spaced.match(/[\p{L}\p{N}]+/gu) ?? []
}

function stem(word: string): string {
  if (word.length < 4) return word
  const singular = word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[^s])s$/, '')
  return singular.length < 5 ? singular : singular.replace(/(?:ing|ed|e)$/, '')
}
