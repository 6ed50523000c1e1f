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

const quote = 0x22
const backslash = 0x5c

/**
 * Whether brackets outside of strings nest deeper than `limit`, so that no walk over what is parsed can overflow the stack.
 * Looks at bytes: in UTF-8 no part of a longer character looks like ASCII.
 */
export function nestsDeeper(json: Uint8Array, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (inString) {
      if (byte === backslash) at++
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > limit) return true
    } else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return false
}
