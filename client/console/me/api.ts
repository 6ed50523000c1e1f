import createClient from 'openapi-fetch'
import type { components, paths } from '../../../generated/client/me.ts'
import { bodyOf } from '../../calls.ts'
import { reasonOf } from '../state/problems.ts'
import { createStore } from '../state/store.ts'

type Schemas = components['schemas']
export type Person = Schemas['Me']
export type MyKey = Schemas['MyKey']
export type MyCreatedKey = Schemas['MyCreatedKey']
export type GroupLimits = Schemas['MyGroup']['limits']

/** Keys and groups of a person. */
export type Account = { keys: MyKey[]; groups: Schemas['MyGroup'][] }

/** The reader's session, until the tab is closed. */
export type MeSession =
  { state: 'out'; reason?: string } | { state: 'in'; secret: string; person: Person }

export const meSession = createStore<MeSession>({ state: 'out' })
export const account = createStore<{ value?: Account; problem?: string }>({})

/** The gateway's URL: the folder of the page, also behind a proxy with a prefix. */
const gatewayFolder = new URL('.', location.href).href.replace(/\/$/, '')

const secretNow = () => {
  const now = meSession.get()
  return now.state === 'in' ? now.secret : undefined
}

async function send(request: Request): Promise<Response> {
  const secret = secretNow()
  if (secret !== undefined) request.headers.set('x-tollgate-session', secret)
  const reply = await fetch(request)
  if (reply.status === 401 && secret !== undefined && secret === secretNow())
    meSession.set({ state: 'out', reason: 'Your session has ended. Sign in again.' })
  return reply
}

/** The operations of me.yaml. */
export const api = createClient<paths>({ baseUrl: gatewayFolder, fetch: send })

/** Goes to the provider, which leads back to this page with a callback in the URL. */
export async function signIn(): Promise<void> {
  const { url } = await bodyOf(api.POST('/me/session/oidc'))
  location.assign(url)
}

/** Starts the session of the callback in the URL, which is immediately removed from it. */
export async function finishSignIn(): Promise<void> {
  const callback = location.search.slice(1)
  if (!new URLSearchParams(callback).has('state')) return
  history.replaceState(null, '', location.pathname)
  try {
    const { secret, ...person } = await bodyOf(api.POST('/me/session', { body: { callback } }))
    meSession.set({ state: 'in', secret, person })
    await reload()
  } catch (error) {
    meSession.set({ state: 'out', reason: reasonOf(error) })
  }
}

/** Ends the session, also on the server. */
export async function signOut(): Promise<void> {
  try {
    await bodyOf(api.DELETE('/me/session'))
  } finally {
    meSession.set({ state: 'out' })
    account.set({})
  }
}

/** Reads keys and groups; after a failure the page shows the former ones and the reason. */
export async function reload(): Promise<void> {
  try {
    const [{ keys }, { groups }] = await Promise.all([
      bodyOf(api.GET('/me/keys')),
      bodyOf(api.GET('/me/groups')),
    ])
    account.set({ value: { keys, groups } })
  } catch (error) {
    account.set({ ...account.get(), problem: reasonOf(error) })
  }
}

/** The models that a key may use, by its own token; empty if they cannot be read. */
export async function modelsOf({ key }: MyCreatedKey): Promise<string[]> {
  try {
    const headers = { authorization: `Bearer ${key}` }
    const reply = await fetch(`${gatewayFolder}/openai/v1/models`, { headers })
    const { data } = (await reply.json()) as { data: { id: string }[] }
    return data.map(({ id }) => id)
  } catch {
    return []
  }
}
