import { hash } from 'node:crypto'
import type { components } from '../../../generated/server/operator.ts'
import type { Store } from '../../../server/store/store.ts'

type NewSession = components['schemas']['SessionCreation']
type StartedSession = components['schemas']['StartedSession']

/** What a browser and its page have of a session. */
export type BrowserSession = {
  status: number
  body: StartedSession & { message?: string; code?: string; param?: string }
  /** The whole `Set-Cookie`. */
  setCookie: string
  /** What every request of the page has. */
  headers: { cookie: string; 'x-tollgate-session': string }
}

/** Signs in as a page of the operator's address does. */
export async function signIn(
  operatorUrl: string,
  by: NewSession,
  headers: Record<string, string> = {},
): Promise<BrowserSession> {
  const reply = await fetch(`${operatorUrl}/session`, {
    method: 'POST',
    headers: { origin: operatorUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(by),
  })
  return sessionOf(reply)
}

/** The session of a reply of `POST /session`. */
export async function sessionOf(reply: Response): Promise<BrowserSession> {
  const body = (await reply.json()) as BrowserSession['body']
  const setCookie = reply.headers.get('set-cookie') ?? ''
  const cookie = setCookie.split(';', 1)[0] ?? ''
  const status = reply.status
  return { status, body, setCookie, headers: { cookie, 'x-tollgate-session': body.secret } }
}

/** Settings of `operator.oidc` for tests that need no provider. */
export const absentProvider = {
  issuer: 'http://127.0.0.1:9',
  client_id: 'tollgate',
  client_auth: 'basic' as const,
  name: 'the company',
  claim: 'groups',
  scopes: ['openid'],
  groups: { leads: { admin_of: ['acme'] } },
}

/** Makes a session one of a group-admin who signed in at the provider just now. */
export async function asGroupAdmin(
  { journal }: Pick<Store, 'journal'>,
  { body, headers }: BrowserSession,
  groups: readonly string[],
): Promise<BrowserSession['headers']> {
  const subject = 'lea'
  const identity = { issuer: absentProvider.issuer, subject, name: 'oidc:lea', groups }
  await journal
    .updateTable('session')
    .set({
      identity: JSON.stringify({ ...identity, role: 'group-admin' }),
      checked_at: Date.now(),
    })
    .where('secret_hash', '=', hash('sha256', body.secret))
    .execute()
  return headers
}
