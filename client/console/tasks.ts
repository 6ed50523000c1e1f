/** Lets the browser draw and react before more is done. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

const values: (() => object)[] = []

/** A value that takes long to make: its first use makes it, or `prepare` before that. */
export function prepared<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  const value = () => (made ??= make())
  values.push(value)
  return value
}

/** Makes these values, each in a task of its own. */
export async function prepare(): Promise<void> {
  for (const value of values) {
    await nextTask()
    value()
  }
}
