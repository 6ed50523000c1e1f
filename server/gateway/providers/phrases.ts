const compiled = new Map<string, RegExp>()

/** Phrases come from documents and the configuration, so there are few. */
export function regexOf(phrase: string): RegExp {
  const regex = compiled.get(phrase) ?? new RegExp(phrase, 'i')
  compiled.set(phrase, regex)
  return regex
}
