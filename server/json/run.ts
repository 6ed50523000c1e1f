declare const type: unique symbol

/**
 * The JSON of values that differ in one text alone, as most of a stream's do: they are written
 * together in a fraction of the time that it takes to write each.
 */
export class JsonRun<Value> {
  declare readonly [type]: Value
  /** The insides of the texts' JSON. */
  readonly texts: readonly string[]
  readonly #before: string
  readonly #after: string

  /** `before` and `after` are what the JSON of each value has around the inside of its text. */
  constructor(before: string, texts: readonly string[], after: string) {
    this.#before = before
    this.texts = texts
    this.#after = after
  }

  /** The JSON of all values, each with a prefix and a suffix. */
  write(prefix: string, suffix: string): string {
    const start = prefix + this.#before
    const end = this.#after + suffix
    return start + this.texts.join(end + start) + end
  }
}
