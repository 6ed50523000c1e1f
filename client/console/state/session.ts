import { createStore, useStore } from './store.ts'

/**
 * The reader's session: signed out, signed in, or ended by the server. The secret is in the memory
 * of pages only: after the last tab is closed, the next one signs in again.
 */
export type SessionState =
  | { state: 'out'; reason?: string }
  | { state: 'in'; secret: string; name: string; role: 'admin' | 'group-admin' | 'viewer' }
  | { state: 'ended'; reason: string }

export const session = createStore<SessionState>({ state: 'out' })

export const useSession = (): SessionState => useStore(session)

/** Whether the reader may change anything. The server rejects a viewer's changes in any case. */
export function useIsAdmin(): boolean {
  const now = useSession()
  return now.state !== 'in' || now.role === 'admin'
}

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
