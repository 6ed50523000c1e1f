/** The member of a shared value that holds the results of all memos. No walk over it meets it. */
const results = Symbol('results')

/**
 * A value that several requests have in common. The tools, the instructions and the messages that
 * come again are parsed once, by `RepeatedValues`, and so is what is made of them. Such a value is
 * frozen with all of its parts, so that no request changes it for others, and what follows from it
 * alone can be kept with it, in a `Memo`. Only `share` makes one.
 */
export type Shared = { readonly [results]: Record<symbol, unknown> }

/** Makes a new value one that requests share. Recursive: only for values of bounded depth. */
export function share<Value extends object>(value: Value): Value & Shared {
  if (isShared(value)) return value
  Object.defineProperty(value, results, { value: {} })
  freeze(value)
  return value as Value & Shared
}

export const isShared = <Value>(value: Value): value is Value & Shared =>
  (value as Partial<Shared> | null | undefined)?.[results] !== undefined

function freeze(value: object): void {
  // What is frozen already is part of another shared value, as the schema of a tool.
  if (Object.isFrozen(value)) return
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null) freeze(part)
  Object.freeze(value)
}

/**
 * Keeps what was computed of each shared value, with the value: a weak map of the messages of all
 * conversations takes long to look into.
 */
export class Memo<Result> {
  readonly #name = Symbol('result')

  get(value: object): Result | undefined {
    return (value as Partial<Shared>)[results]?.[this.#name] as Result | undefined
  }

  set(value: Shared, result: Result): void {
    value[results][this.#name] = result
  }

  /** What is kept of the value, or is computed now. It is not kept where no request shares it. */
  of<Value extends object>(value: Value, compute: (value: Value) => Result): Result {
    const known = this.get(value)
    if (known !== undefined) return known
    const result = compute(value)
    if (isShared(value)) this.set(value, result)
    return result
  }
}

const bytesOfValue = 100

/** The memory that values of JSON take, roughly: tiny ones take tens of times that of their JSON. */
export const memoryOf = (json: Buffer, values: number): number =>
  json.length + bytesOfValue * values
