// `maxLength` and `minLength` count characters only if the length in UTF-16 does not decide:
// counting the characters of a long conversation takes as long as parsing it.

/** Whether a string has more than `max` characters. A surrogate pair is one character. */
export const exceeds = (text: string, max: number): boolean =>
  text.length > max && countCharacters(text) > max

/** Whether a string has fewer than `min` characters. */
export const fallsShort = (text: string, min: number): boolean =>
  text.length < 2 * min && countCharacters(text) < min

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

const countCharacters = (text: string): number =>
  text.length - (text.match(surrogatePair)?.length ?? 0)
