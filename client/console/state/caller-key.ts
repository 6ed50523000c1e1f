import { TollgateError } from '../../errors.ts'
import { createStore, useStore } from './store.ts'

const key = createStore('')

/** The caller's key for the playground and the agents' tools; in memory only. */
export const useCallerKey = (): string => useStore(key)

export const setCallerKey = (value: string): void => key.set(value)

export const missingKey = 'The key is missing. Paste that of a caller, or create one.'

/** Whether a server rejected the key rather than another part of the request. */
export const isKeyRejected = (error: unknown): boolean =>
  error instanceof TollgateError && error.status === 401
