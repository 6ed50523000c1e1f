import { session, type SessionState } from './session.ts'

type Open = Extract<SessionState, { state: 'in' }>
type Message = { kind: 'request' } | { kind: 'session'; open: Open } | { kind: 'end' }

/**
 * Shares the session with the console's other tabs: the browser has one cookie for all of them. The
 * secret goes from page to page of this origin and is stored nowhere, so that a link opens in a new
 * tab as long as another one is open.
 */
export function shareSession(): void {
  const channel = new BroadcastChannel('tollgate console')
  const post = (message: Message) => channel.postMessage(message)
  /** The last state that another tab sent; it is not sent back. */
  let receivedState: SessionState | undefined

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const current = session.get()
    if (data.kind === 'request') {
      if (current.state === 'in') post({ kind: 'session', open: current })
      return
    }
    receivedState = data.kind === 'session' ? data.open : { state: 'out' }
    if (data.kind === 'session' || current.state === 'in') session.set(receivedState)
  }

  let before = session.get()
  session.subscribe(() => {
    const now = session.get()
    const wasIn = before.state === 'in'
    before = now
    if (now === receivedState) return
    if (now.state === 'in') post({ kind: 'session', open: now })
    else if (now.state === 'out' && wasIn) post({ kind: 'end' })
  })
  post({ kind: 'request' })
}
