/** Lets the browser draw and handle input before the next work. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

const values: (() => object)[] = []

/** A value that takes long to create: `prepare` creates it, or its first use before that. */
export function prepared<Value extends object>(create: () => Value): () => Value {
  let cached: Value | undefined
  const value = () => (cached ??= create())
  values.push(value)
  return value
}

/** Creates these values, each in its own task. */
export async function prepare(): Promise<void> {
  for (const value of values) {
    await nextTask()
    value()
  }
}
