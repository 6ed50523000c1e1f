import { session, type SessionState } from './session.ts'

type Open = Extract<SessionState, { state: 'in' }>
type Message = { kind: 'question' } | { kind: 'session'; open: Open } | { kind: 'end' }

/**
 * Shares the session with the console's other tabs: the browser has one cookie for all of them. The
 * secret goes from page to page of this address and is kept nowhere, so that a link opens in a new
 * tab as long as another one is open.
 */
export function shareSession(): void {
  const channel = new BroadcastChannel('tollgate console')
  const say = (message: Message) => channel.postMessage(message)
  /** What the other tabs have told, which they need not be told. */
  let told: SessionState | undefined

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const own = session.get()
    if (data.kind === 'question') {
      if (own.state === 'in') say({ kind: 'session', open: own })
      return
    }
    told = data.kind === 'session' ? data.open : { state: 'out' }
    if (data.kind === 'session' || own.state === 'in') session.set(told)
  }

  let before = session.get()
  session.subscribe(() => {
    const now = session.get()
    const wasIn = before.state === 'in'
    before = now
    if (now === told) return
    if (now.state === 'in') say({ kind: 'session', open: now })
    else if (now.state === 'out' && wasIn) say({ kind: 'end' })
  })
  say({ kind: 'question' })
}
