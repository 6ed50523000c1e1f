import { createStore, useStore } from './store.ts'

const key = createStore('')

/** The caller's key that the playground and the agents' tools are tried with; in memory only. */
export const useCallerKey = (): string => useStore(key)

export const setCallerKey = (value: string): void => key.set(value)
