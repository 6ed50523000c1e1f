import { TollgateError } from '../../errors.ts'
import { createStore, useStore } from './store.ts'

const key = createStore('')

/** The caller's key that the playground and the agents' tools are tried with; in memory only. */
export const useCallerKey = (): string => useStore(key)

export const setCallerKey = (value: string): void => key.set(value)

export const missingKey = 'The key is missing. Paste that of a caller, or create one.'

/** Whether a server refused the key, and nothing else of a request. */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof TollgateError && error.status === 401
