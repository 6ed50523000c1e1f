const numberWords = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const anyNumberWord = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${numberWords.join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** A query whose numbers are digits: "three" is 3, and a comma between thousands is left out. */
export function inDigits(query: string): string {
  const words = query.replace(anyNumberWord, (word) =>
    String(numberWords.indexOf(word.toLowerCase()) + 2),
  )
  return words.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}

/** The numbers of a query that stand by themselves. */
export function numbersIn(query: string): number[] {
  return (inDigits(query).match(/(?<![\p{L}\p{N}.])-?\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu) ?? []).map(
    Number,
  )
}

/** Texts in quotation marks. */
export function quotedIn(query: string): string[] {
  return [...query.matchAll(/"([^"]+)"|“([^”]+)”|(?<![\p{L}\p{N}])'([^']+)'/gu)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  )
}

/** Quoted texts first, then names: runs of capitalised words. The capital of a sentence's first word says nothing, so that word comes last. */
export function namesIn(query: string): string[] {
  const quoted = quotedIn(query)
  const runs = [...query.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*/gu)]
  const isFirst = ({ index, 0: text }: RegExpExecArray): boolean =>
    /(?:^|[.!?:]\s+)$/.test(query.slice(0, index)) && !/^\p{Lu}{2,}/u.test(text)
  const owned = (text: string) => text.replace(/['’]s$/, '')
  const inside = runs
    .flatMap((run) => owned(isFirst(run) ? run[0].split(' ').slice(1).join(' ') : run[0]))
    .filter((text) => text.length > 1)
  const initial = runs
    .filter(isFirst)
    .map((run) => run[0].split(' ', 1)[0] ?? '')
    .filter((text) => text.length > 1)
  return [
    ...quoted,
    ...inside.filter((text) => !quoted.includes(text)),
    ...(inside.length + quoted.length === 0 && query.split(' ').length < 3 ? initial : []),
  ]
}

/** The words of a query as they stand, without the punctuation around them. */
export function wordsIn(query: string): string[] {
  return query.match(/[^\s"'“”,;!?()]+/g)?.map((word) => word.replace(/[.:]$/, '')) ?? []
}

/** Words that are no words of a language, such as addresses and tickers, and the parts of those that have a slash: `octocat/Hello-World`. */
export function tokensIn(words: string[]): string[] {
  const tokens = words.filter((word) => /\d|[^\p{L}'’-]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word))
  const halves = tokens.flatMap((word) => (/^[^/:]+\/[^/]+$/.test(word) ? word.split('/') : []))
  return [...tokens, ...halves]
}

/** Whether a choice occurs in a query as a word or words of its own. */
export function occurs(choice: unknown, query: string): boolean {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(spoken(String(choice)))}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(query.replaceAll('_', ' '))
}

/** A name as it is said: `max_results` and `maxResults` are "max results". */
export function spoken(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')
}

/** A pattern for a text in any case, for use where the rest of the pattern minds case. */
export function anyCase(text: string): string {
  return escaped(text).replace(
    /\p{L}/gu,
    (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  )
}

/** A text as a pattern that matches itself. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
