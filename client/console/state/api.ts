import { bodyOf } from '../../calls.ts'
import { createOperatorClient } from '../../operator.ts'
import { nextTask } from '../tasks.ts'
import { reasonOf } from './problems.ts'
import { leaveForProvider } from './route.ts'
import { endSession, session } from './session.ts'

/** URL of the operator API: the folder of the page, also behind a proxy with a prefix. */
const operatorUrl = new URL('.', location.href).href.replace(/\/$/, '')

/** The secret of the current session; the browser adds its cookie. */
const currentSecret = () => {
  const now = session.get()
  return now.state === 'in' ? now.secret : undefined
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const secret = currentSecret()
  // A request has either a token or a session.
  request.headers.delete('authorization')
  if (secret !== undefined) request.headers.set('x-tollgate-session', secret)
  const reply = await fetch(request)
  // A response to a request from before the last login says nothing about this session.
  if (reply.status === 401 && secret !== undefined && secret === currentSecret())
    endSession('Your session has ended. Sign in to continue where you were.')
  return inTwoTasks(reply)
}

/** Receives and parses a long response in two tasks. */
function inTwoTasks(reply: Response): Response {
  const received = reply.text.bind(reply)
  const text = async () => {
    const all = await received()
    await nextTask()
    return all
  }
  const json = async (): Promise<unknown> => JSON.parse(await text())
  return Object.assign(reply, { text, json })
}

/** The operations of the server, as the signed-in operator. */
export const api = createOperatorClient({
  baseUrl: operatorUrl,
  token: '-',
  retries: 0,
  fetch: send,
})

/**
 * Starts a session with a token, with the one-time code of the URL that the server printed, or with
 * the callback of a provider.
 * Throws a TollgateError for an invalid one.
 */
export async function signIn(
  by: { token: string } | { code: string } | { callback: string },
): Promise<void> {
  const { secret, name, role } = await bodyOf(api.POST('/session', { body: by }))
  session.set({ state: 'in', secret, name, role })
}

/** Goes to the provider, which leads back to this page with a callback in the URL. */
export async function signInAtProvider(): Promise<void> {
  const { url } = await bodyOf(api.POST('/session/oidc'))
  leaveForProvider()
  location.assign(url)
}

/** As `signIn`, unless an operator is signed in; the login shows why it is rejected. */
export async function signInByUrl(by: { code: string } | { callback: string }): Promise<void> {
  if (session.get().state === 'in') return
  try {
    await signIn(by)
  } catch (error) {
    const { state } = session.get()
    if (state !== 'in') session.set({ state, reason: reasonOf(error) })
  }
}

/** Ends the session, also on the server. */
export async function signOut(): Promise<void> {
  try {
    if (session.get().state === 'in') await bodyOf(api.DELETE('/session'))
  } finally {
    session.set({ state: 'out' })
  }
}
