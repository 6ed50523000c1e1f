// Where `maxLength` and `minLength` count the characters of a text: only where its length in UTF-16
// does not decide. Counting those of a long conversation takes as long as parsing it.

/** Whether a text has more characters than `most`. A pair of surrogates is one character. */
export const exceeds = (text: string, most: number): boolean =>
  text.length > most && charactersOf(text) > most

/** Whether a text has fewer characters than `least`. */
export const fallsShort = (text: string, least: number): boolean =>
  text.length < 2 * least && charactersOf(text) < least

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

const charactersOf = (text: string): number =>
  text.length - (text.match(surrogatePair)?.length ?? 0)
