import { bodyOf } from '../../calls.ts'
import { createOperatorClient, TollgateError } from '../../operator.ts'
import { nextTask } from '../tasks.ts'
import { endSession, session } from './session.ts'

/** The operator's address: the folder that the page is in, also behind a proxy with a prefix. */
const operatorUrl = new URL('.', location.href).href.replace(/\/$/, '')

/** The secret of the session that is open; the browser adds its cookie. */
const secretInForce = () => {
  const now = session.get()
  return now.state === 'in' ? now.secret : undefined
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const secret = secretInForce()
  // A session is no token, and a request has one of the two.
  request.headers.delete('authorization')
  if (secret !== undefined) request.headers.set('x-tollgate-session', secret)
  const reply = await fetch(request)
  // An answer to what was sent before the last login says nothing about this one.
  if (reply.status === 401 && secret !== undefined && secret === secretInForce())
    endSession('Your session has ended. Sign in to go on where you were.')
  return inTwoTasks(reply)
}

/** To receive a long reply and to parse it are two tasks. */
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

/** The operations of the server, as the reader who is signed in. */
export const api = createOperatorClient({
  baseUrl: operatorUrl,
  token: '-',
  retries: 0,
  fetch: send,
})

/**
 * Begins a session with a token, or with the one-time code of the address that the server printed.
 * Throws a TollgateError for a wrong one.
 */
export async function signIn(by: { token: string } | { code: string }): Promise<void> {
  const { secret, name, role } = await bodyOf(api.POST('/session', { body: by }))
  session.set({ state: 'in', secret, name, role })
}

/** As `signIn`, unless somebody is signed in; the login tells why a code is refused. */
export async function signInByCode(code: string): Promise<void> {
  if (session.get().state === 'in') return
  try {
    await signIn({ code })
  } catch (error) {
    const { state } = session.get()
    if (state !== 'in') session.set({ state, reason: reasonOf(error) })
  }
}

/** Ends the session, also at the server. */
export async function signOut(): Promise<void> {
  try {
    if (session.get().state === 'in') await bodyOf(api.DELETE('/session'))
  } finally {
    session.set({ state: 'out' })
  }
}

/** What is wrong with a field before anything is sent. */
export class FieldProblem extends Error {
  readonly field: string
  constructor(field: string, reason: string) {
    super(reason)
    this.field = field
  }
}

/** What went wrong, in the words of the contract where they are there. */
export function reasonOf(error: unknown): string {
  if (error instanceof TollgateError || error instanceof FieldProblem) return error.message
  return error instanceof TypeError ? 'The server does not answer.' : String(error)
}

/** Statuses of 4xx after which the same request may succeed. */
const passing = new Set([401, 408, 429])

/** Whether the same request would fail again, as for what is not there. */
export const isLasting = (error: unknown): boolean =>
  error instanceof TollgateError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status)

/** The field that a refusal is about, as in `budget_usd`. */
export function fieldOf(error: unknown): string | undefined {
  if (error instanceof FieldProblem) return error.field
  return error instanceof TollgateError ? error.param : undefined
}
