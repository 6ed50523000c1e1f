/**
 * Where the structural characters of JSON stand (RFC 8259, section 2): brackets, commas and colons.
 */
export type StructuralIndex = {
  /** The byte of each. */
  readonly offsets: ArrayLike<number>
  /** By the entry of a bracket that opens, that of the one which closes it; 0 for other entries. */
  readonly closings: ArrayLike<number>
}

/** An index has these levels: enough for the parts of messages, and for the schemas of tools. */
export const indexedLevels = 5

/** Entries for which memory is kept: at first, and at most. */
const usualEntries = 4096
const mostKeptEntries = 64 << 10

/** Makes one index at a time. Its memory is used again: an array that grows is copied many times. */
export class IndexBuilder {
  #offsets = new Int32Array(usualEntries)
  #closings = new Int32Array(usualEntries)
  #size = 0
  /** The entry of the bracket that was opened last on each level. */
  readonly #opened = new Int32Array(indexedLevels + 1)

  begin(): this {
    this.#size = 0
    if (this.#offsets.length > mostKeptEntries) this.#resize(usualEntries)
    return this
  }

  add(at: number): void {
    if (this.#size === this.#offsets.length) this.#resize(2 * this.#size)
    this.#offsets[this.#size] = at
    this.#closings[this.#size++] = 0
  }

  open(at: number, level: number): void {
    this.#opened[level] = this.#size
    this.add(at)
  }

  close(at: number, level: number): void {
    this.#closings[this.#opened[level] ?? 0] = this.#size
    this.add(at)
  }

  finish(): StructuralIndex {
    return {
      offsets: this.#offsets.slice(0, this.#size),
      closings: this.#closings.slice(0, this.#size),
    }
  }

  #resize(length: number): void {
    const { offsets, closings } = this.finish()
    this.#offsets = new Int32Array(length)
    this.#offsets.set(offsets)
    this.#closings = new Int32Array(length)
    this.#closings.set(closings)
  }
}
