/** The member of a shared value that holds all notes of it. No walk over the value meets it. */
const member = Symbol('notes')

type Noted = { readonly [member]?: Record<symbol, unknown> }

/** Makes a value of JSON one that requests share: it is frozen, and can have notes. */
export function shared<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.defineProperty(value, member, { value: {} })
  return frozen(value)
}

const bytesOfValue = 100

/** The memory that values of JSON take, roughly: tiny ones take tens of times that of their JSON. */
export const bytesOfShared = (json: Buffer, values: number): number =>
  json.length + bytesOfValue * values

/** Recursive: only for values of bounded depth. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/**
 * What follows from values that requests share, of each value alone. It is kept with the value: a
 * weak map of the messages of all conversations takes long to look into. Other values have none.
 */
export class SharedNotes<Note> {
  readonly #name = Symbol('note')

  of(value: object): Note | undefined {
    // Nobody else sets it.
    return (value as Noted)[member]?.[this.#name] as Note | undefined
  }

  set(value: object, note: Note): void {
    const notes = (value as Noted)[member]
    if (notes) notes[this.#name] = note
  }
}
