import { createOperatorClient, TollgateError } from '../../operator.ts'
import { endSession, session, type Credentials } from './session.ts'

/** The operator's address: the folder that the page is in, also behind a proxy with a prefix. */
export const operatorUrl = new URL('.', location.href).href.replace(/\/$/, '')

/** Sends with the given credentials, in place of those that the client has. */
const sending = (credentials: () => Credentials | undefined): typeof globalThis.fetch =>
  async function send(input, init) {
    const request = new Request(input, init)
    request.headers.delete('authorization')
    const own = credentials()
    if (own) request.headers.set(own.header, own.value)
    return fetch(request)
  }

const clientWith = (fetch: typeof globalThis.fetch) =>
  createOperatorClient({ baseUrl: operatorUrl, token: '-', retries: 0, fetch })

const credentialsInForce = () => {
  const now = session.get()
  return now.state === 'in' ? now.credentials : undefined
}

/** The operations of the server, as the reader who is signed in. */
export const api = clientWith(async (input, init) => {
  const sent = credentialsInForce()
  const reply = await sending(() => sent)(input, init)
  // An answer to what was sent before the last login says nothing about this one.
  if (reply.status === 401 && sent === credentialsInForce())
    endSession('Your session has ended. Sign in to go on where you were.')
  return reply
})

/** Signs in with the operator token. Throws a TollgateError for a wrong one. */
export async function signIn(token: string): Promise<void> {
  const credentials = { header: 'authorization', value: `Bearer ${token}` } as const
  await clientWith(sending(() => credentials)).config()
  session.set({ state: 'in', credentials, name: 'operator', role: 'admin' })
}

/** Forgets the credentials. */
export function signOut(): void {
  session.set({ state: 'out' })
}

/** What went wrong, in the words of the contract where they are there. */
export function reasonOf(error: unknown): string {
  if (error instanceof TollgateError) return error.message
  return error instanceof TypeError ? 'The server does not answer.' : String(error)
}

/** The field that a refusal is about, as in `budget_usd`. */
export const fieldOf = (error: unknown): string | undefined =>
  error instanceof TollgateError ? error.param : undefined
