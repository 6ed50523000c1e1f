import roles from '../../../generated/roles.json' with { type: 'json' }
import { createStore, useStore } from './store.ts'

/**
 * The reader's session: signed out, signed in, or ended by the server. After the last tab is closed,
 * the next one signs in again.
 */
export type SessionState =
  | { state: 'out'; reason?: string }
  | { state: 'in'; secret: string; name: string; role: 'admin' | 'group-admin' | 'viewer' }
  | { state: 'ended'; reason: string }

export const session = createStore<SessionState>({ state: 'out' })

export const useSession = (): SessionState => useStore(session)

/** An operation of the operator's contract that not all roles may call. */
export type Operation = keyof typeof roles

/** Whether the role of a session includes the operation. The server decides in any case. */
export const mayCall = (now: SessionState, operation: Operation): boolean =>
  now.state !== 'in' || (roles[operation] as readonly string[]).includes(now.role)

/** Whether the reader may call the operation. */
export const useMay = (operation: Operation): boolean => mayCall(useSession(), operation)

/** Ends the session after a 401; a wrong token at the login does not. */
export function endSession(reason: string): void {
  if (session.get().state === 'in') session.set({ state: 'ended', reason })
}

/** Resolves when an operator is signed in. */
export function signedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isIn = () => session.get().state === 'in'
    if (isIn()) return resolve()
    const stop = session.subscribe(() => {
      if (!isIn()) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop)
  })
}
