import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { nestsDeeper } from '../../../json/scan.ts'
import type { HttpSource, OAuthClient } from '../../agent.ts'
import { expiryOf } from '../../caller-credentials.ts'
import { Cancellation } from '../outcome.ts'
import type { SendResult, ToolNetwork } from './network.ts'
import type { BuiltRequest } from './request.ts'

/** A token, or a sentence on why it is missing; `isRejected` if the token of the caller was. */
export type TokenResult = { token: string } | { fault: string; isRejected?: boolean }

/** Access tokens of OAuth2 clients, fetched at their first use and renewed in time. */
export type AccessTokens = {
  /** Calls that need the same token wait for one request, or until they are cancelled. */
  get(client: OAuthClient, signal: AbortSignal): Promise<TokenResult>
  /** To be called if an API rejects this token. */
  forget(client: OAuthClient, token: string): void
}

type TokenOptions = { network: Pick<ToolNetwork, 'send'>; now: () => number }

const fetchMs = 10_000
/** The lifetime of a token if the token server does not return it. */
const usualSeconds = 300
/** A token is renewed this long before it expires, or after nine tenths of a short lifetime. */
const earlyMs = 60_000
/** Pause after a failure of the token server. */
const pauseMs = 2000
const maxToken = 8192
/** Each caller whose token is exchanged has an entry. */
const maxEntries = 5000

/** Fetches tokens through `network`, with its limits: no redirects, no private IP addresses. */
export function createAccessTokens({ network, now }: TokenOptions): AccessTokens {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })

  async function renew(key: string, client: OAuthClient): Promise<TokenResult> {
    const fetched = await fetchToken(network, client)
    const result = Promise.resolve(fetched)
    if ('fault' in fetched) entries.set(key, { result, until: now() + pauseMs })
    else {
      const lifeMs = fetched.seconds * 1000
      const end = now() + Math.max(lifeMs - earlyMs, lifeMs * 0.9)
      const until = Math.min(end, expiryOf(client.subject?.() ?? '') ?? Infinity)
      entries.set(key, { result, until, token: fetched.token })
    }
    return fetched
  }

  return {
    get(client, signal) {
      const key = keyOf(client)
      const current = entries.get(key)
      const isCurrent = current !== undefined && current.until > now()
      const result = isCurrent ? current.result : renew(key, client)
      if (!isCurrent) entries.set(key, { result, until: Infinity })
      return new Promise((resolve, reject) => {
        const abort = () => resolve({ fault: 'the call was aborted' })
        signal.addEventListener('abort', abort, { once: true })
        result.then(resolve, reject)
      })
    },
    forget(client, token) {
      const key = keyOf(client)
      if (entries.get(key)?.token === token) entries.delete(key)
    },
  }
}

/** Tokens of one caller may allow different things: so each has its own in exchange. */
const keyOf = ({ tokenUrl, scopes, audience, id, secret, subject }: OAuthClient) =>
  hash('sha256', JSON.stringify([tokenUrl, scopes, audience, id(), secret(), subject?.()]))

type Entry = { result: Promise<TokenResult>; until: number; token?: string }

type Fetched = { token: string; seconds: number } | Extract<TokenResult, { fault: string }>

async function fetchToken(
  network: Pick<ToolNetwork, 'send'>,
  client: OAuthClient,
): Promise<Fetched> {
  const cancellation = new Cancellation()
  const timer = setTimeout(() => cancellation.abort(), fetchMs)
  try {
    return tokenFrom(await network.send(tokenRequest(client), cancellation))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * RFC 6749, section 4.4.2, or with a subject RFC 8693, section 2.1; the client authenticates as in
 * section 2.3.1 of the former.
 */
function tokenRequest(client: OAuthClient): BuiltRequest {
  const { tokenUrl, scopes, id, secret, auth, audience, subject } = client
  const { origin, pathname, search } = new URL(tokenUrl)
  const grant_type = subject ? `${urn}:grant-type:token-exchange` : 'client_credentials'
  const form = new URLSearchParams({ grant_type })
  if (subject) {
    form.set('subject_token', subject())
    form.set('subject_token_type', `${urn}:token-type:access_token`)
    form.set('requested_token_type', `${urn}:token-type:access_token`)
    if (audience !== undefined) form.set('audience', audience)
  }
  if (scopes.length > 0) form.set('scope', scopes.join(' '))
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'tollgate/1.0',
  }
  if (auth === 'post') {
    form.set('client_id', id())
    form.set('client_secret', secret())
  } else {
    const pair = [id(), secret()].map((text) => new URLSearchParams({ text }).toString().slice(5))
    headers['authorization'] = `Basic ${Buffer.from(pair.join(':')).toString('base64')}`
  }
  return { origin, path: pathname + search, method: 'POST', headers, body: form.toString() }
}

const urn = 'urn:ietf:params:oauth'

/** Errors that concern the token of the caller: RFC 6749, section 5.2, and RFC 8693, 2.2.2. */
const callerFaults = new Set(['invalid_request', 'invalid_grant', 'access_denied'])

/** Only the token server's status and a code of RFC 6749 are returned. */
function tokenFrom(result: SendResult): Fetched {
  if (!result.ok) return { fault: result.reason.replace("the tool's server", 'it') }
  const { status, bytes } = result
  const members = membersIn(bytes)
  if (status !== 200) {
    const code = members['error']
    const note = typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? ` (${code})` : ''
    const isRejected = status === 400 && callerFaults.has(String(code))
    return { fault: `it answered with status ${status}${note}`, isRejected }
  }
  const { access_token: token, token_type: type, expires_in: seconds } = members
  if (typeof token !== 'string' || token.length > maxToken || !/^[\x21-\x7e]+$/.test(token))
    return { fault: 'it answered without an access token' }
  if (type !== undefined && String(type).toLowerCase() !== 'bearer')
    return { fault: 'it answered with a token that is no bearer token' }
  const life = Number(seconds)
  return { token, seconds: life > 0 && life < 1e9 ? life : usualSeconds }
}

function membersIn(bytes: Buffer): Record<string, unknown> {
  if (nestsDeeper(bytes, 16)) return {}
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

type Send = (request: BuiltRequest) => Promise<SendResult>

/** The response, and the source with every sent secret, for redaction. */
type Sent = { sent: SendResult; source: HttpSource }

/**
 * Sends a request, with an access token if the tool needs one. A token that the API rejects is
 * renewed once: nothing was executed with it.
 */
export async function sendAuthorized(
  tokens: AccessTokens,
  source: HttpSource,
  request: BuiltRequest,
  signal: AbortSignal,
  send: Send,
): Promise<Sent> {
  const credential = source.credentials.find((one) => one.client)
  const client = credential?.client
  if (!client) return { sent: await send(request), source }
  for (let isRenewed = false; ; isRenewed = true) {
    const result = await tokens.get(client, signal)
    if ('fault' in result) {
      const what = client.subject ? 'your token was not exchanged at' : 'no access token came from'
      const reason = `${what} ${new URL(client.tokenUrl).host}: ${result.fault}`
      const isRejected = client.subject !== undefined && result.isRejected
      const kind = isRejected ? 'refused' : 'unavailable'
      return { sent: { ok: false, kind, reason }, source }
    }
    const { token } = result
    const authorization = `Bearer ${token}`
    const sent = await send({ ...request, headers: { ...request.headers, authorization } })
    const isRefused = sent.ok && sent.status === 401
    if (!isRefused || isRenewed || signal.aborted) {
      const withToken = { ...credential, secret: () => authorization }
      return { sent, source: { ...source, credentials: [...source.credentials, withToken] } }
    }
    tokens.forget(client, token)
  }
}
