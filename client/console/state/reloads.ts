import type { Store } from './store.ts'

/**
 * Keeps a session over a reload. Its secret is in the storage of the tab only between two pages,
 * and useless without the cookie, which scripts cannot read. The cookie alone is useless too:
 * browsers send it to all servers of this machine.
 */
export function keepOverReloads<State extends { state: string }>(session: Store<State>): void {
  // A proxy may serve several consoles at one origin.
  const name = `session of ${location.pathname}`
  const stored = sessionStorage.getItem(name)
  const forget = () => sessionStorage.removeItem(name)
  forget()
  // A new sign-in follows.
  const isReplaced = location.hash.startsWith('#code=') || location.search !== ''
  // The page before this one has written it.
  if (stored !== null && !isReplaced) session.set(JSON.parse(stored) as State)
  addEventListener('pagehide', () => {
    const now = session.get()
    if (now.state === 'in') sessionStorage.setItem(name, JSON.stringify(now))
  })
  // The browser may show this page again as it was.
  addEventListener('pageshow', forget)
}
