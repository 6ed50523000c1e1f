import { useEffect, useState } from 'preact/hooks'

/** A value that components read and that changes from anywhere. */
export type Store<Value> = {
  get(): Value
  set(value: Value): void
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; the component is redrawn when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, redraw] = useState({})
  const drawn = store.get()
  useEffect(() => {
    // It may have changed since it was drawn.
    if (store.get() !== drawn) redraw({})
    return store.subscribe(() => redraw({}))
  }, [store])
  return drawn
}
