declare const type: unique symbol

/** A value that is already written as JSON, for where writing it again would be most of the work. */
export class Json<Value> {
  declare readonly [type]: Value
  readonly text: string

  #bytes: Buffer | undefined

  constructor(text: string) {
    this.text = text
  }

  /** The same in UTF-8, made once. */
  bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text))
  }
}
