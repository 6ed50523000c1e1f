import { errorOf, type ServerError } from '../reasons/server-error.ts'
import { withQuery } from '../providers/address.ts'
import type { AuthHeaders, UpstreamCredential } from '../upstream/credentials/credential.ts'
import { isRecord } from '../../json/json.ts'
import type { Certificates, Proxy } from '../../undici/transport.ts'
import { connectBy } from '../../undici/tunnel.ts'
import { Agent } from '../../undici/undici.ts'

/** The models that a server lists; `isTollgate` is true for an error body of this product. */
export type Listing =
  | { ok: true; models: string[]; owners: string[] }
  | { ok: false; status: number | null; reason: string; isTollgate: boolean }

/** Whether a request succeeded; `status` is null without a response. */
export type ReplyOutcome =
  { ok: true } | { ok: false; status: number | null; reason: string; error: ServerError }

/** How to send a request to a model server. */
export type ProbeRequest = {
  credential?: UpstreamCredential | undefined
  auth?: string | undefined
  query?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
  certificates?: Certificates | undefined
  proxy?: Proxy | undefined
  timeoutMs: number
}

/** A reply, with the headers that authorized its request. */
type ProbeResponse = { status: number; text: string; sent: AuthHeaders } | { fault: string }

/** The longest known list has about 1 MB. */
const maxResponseSize = 16 * 1024 * 1024

/** Sends `GET <base_url>/models`; the timeout is for the whole response. */
export async function requestModels(baseUrl: string, options: ProbeRequest): Promise<Listing> {
  // Twenty are listed by default.
  const { auth, query: more } = options
  const path = withQuery(auth === 'x-api-key' ? '/models?limit=1000' : '/models', more)
  const response = await send(`${baseUrl.replace(/\/+$/, '')}${path}`, options)
  if ('fault' in response)
    return { ok: false, status: null, reason: response.fault, isTollgate: false }
  const { status, text } = response
  const value = parse(text)
  // On Tollgate's strict route `error` is the status; other servers have an object or a string.
  const isTollgate = typeof field(value, 'error') === 'number'
  if (status !== 200) return { ok: false, status, reason: refusal(status), isTollgate }
  const data = field(value, 'data')
  if (!Array.isArray(data))
    return { ok: false, status, reason: 'its response is not a list of models', isTollgate }
  const texts = (name: string) =>
    data.map((entry: unknown) => field(entry, name)).filter((text) => typeof text === 'string')
  const models = texts('id').filter((id) => id.length > 0 && id.length <= 256)
  return { ok: true, models, owners: [...new Set(texts('owned_by'))] }
}

/** The list in a reply of each dialect, and what that is. */
const expected = {
  chat: { list: 'choices', name: 'a completion' },
  messages: { list: 'content', name: 'a message' },
  embeddings: { list: 'data', name: 'a list of embeddings' },
}

/** Sends a request in a dialect. A message may be empty: its maximum is one token. */
export async function requestReply(
  url: string,
  dialect: keyof typeof expected,
  body: string | Buffer,
  options: ProbeRequest,
): Promise<ReplyOutcome> {
  const response = await send(url, options, body)
  if ('fault' in response) return { ok: false, status: null, reason: response.fault, error: {} }
  const { status, text, sent } = response
  const value = parse(text)
  const error = errorOf(value)
  if (status !== 200)
    return { ok: false, status, reason: refusal(status) + messageOf(error, sent), error }
  const list = field(value, expected[dialect].list)
  if (Array.isArray(list) && (list.length > 0 || dialect === 'messages')) return { ok: true }
  return { ok: false, status, reason: `its response is not ${expected[dialect].name}`, error }
}

/**
 * Whether a server speaks the dialect at this URL, by how it rejects an empty request, which costs
 * nothing. Undefined if the response does not show it.
 */
export async function speaksDialect(
  url: string,
  options: ProbeRequest,
): Promise<boolean | undefined> {
  const response = await send(url, options, '{}')
  if ('fault' in response) return undefined
  if ([400, 415, 422].includes(response.status)) return true
  return [404, 405, 501].includes(response.status) ? false : undefined
}

/** Follows no redirects, so that no other server gets the key. */
async function send(
  url: string,
  { credential, headers: more, certificates, proxy, timeoutMs }: ProbeRequest,
  body?: string | Buffer,
): Promise<ProbeResponse> {
  const agent = new Agent({
    maxResponseSize,
    connect: connectBy({ certificates, proxy }, timeoutMs),
  })
  try {
    const { origin, pathname, search } = new URL(url)
    const headers = {
      ...more,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const request = { origin, path: `${pathname}${search}`, method, headers } as const
    const sent = (await credential?.headersFor({ ...request, body: body ?? '' })) ?? {}
    const response = await agent.request({
      ...request,
      headers: { ...headers, ...sent },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    return { status: response.statusCode, text: await response.body.text(), sent }
  } catch (error) {
    return { fault: reasonOf(error, timeoutMs) }
  } finally {
    await agent.destroy()
  }
}

const refusal = (status: number) =>
  status === 401 || status === 403 ? `it refused the key (${status})` : `it answered ${status}`

const maxMessage = 200

/** The server's error message in parentheses, without secrets and without control characters. */
function messageOf({ message = '' }: ServerError, sent: AuthHeaders): string {
  if (message === '') return ''
  const secrets = Object.values(sent).map((value) => value.replace(/^Bearer /, ''))
  const masked = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message)
  return ` (${masked.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, maxMessage)})`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'ConnectTimeoutError')
    return `no answer within ${timeoutMs / 1000} s`
  return 'code' in error && error.code === 'ECONNREFUSED' ? 'nothing listens there' : error.message
}
