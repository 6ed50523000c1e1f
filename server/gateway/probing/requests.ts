import { errorOf, type ServerError } from '../reasons/server-error.ts'
import { authHeaders, type Auth } from '../routing/deployments.ts'
import { isRecord } from '../../json/json.ts'
import type { Certificates } from '../../undici/transport.ts'
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
  key?: string | undefined
  /** How the key is sent; `bearer` by default. */
  auth?: Auth | undefined
  headers?: Record<string, string> | undefined
  certificates?: Certificates | undefined
  timeoutMs: number
}

type ProbeResponse = { status: number; text: string } | { fault: string }

/** The longest known list has about 1 MB. */
const maxResponseSize = 16 * 1024 * 1024

/** Sends `GET <base_url>/models`; the timeout is for the whole response. */
export async function requestModels(baseUrl: string, options: ProbeRequest): Promise<Listing> {
  // Twenty are listed by default.
  const path = options.auth === 'x-api-key' ? '/models?limit=1000' : '/models'
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
  const { status, text } = response
  const value = parse(text)
  const error = errorOf(value)
  if (status !== 200)
    return { ok: false, status, reason: refusal(status) + messageOf(error, options.key), error }
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
  { key, auth, headers, certificates, timeoutMs }: ProbeRequest,
  body?: string | Buffer,
): Promise<ProbeResponse> {
  const agent = new Agent({ maxResponseSize, connect: { timeout: timeoutMs, ...certificates } })
  try {
    const { origin, pathname, search } = new URL(url)
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        accept: 'application/json',
        ...(key !== undefined && authHeaders(key, auth)),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    return { status: response.statusCode, text: await response.body.text() }
  } catch (error) {
    return { fault: reasonOf(error, timeoutMs) }
  } finally {
    await agent.destroy()
  }
}

const refusal = (status: number) =>
  status === 401 || status === 403 ? `it refused the key (${status})` : `it answered ${status}`

const maxMessage = 200

/** The server's error message in parentheses, without the key and without control characters. */
function messageOf({ message = '' }: ServerError, key: string | undefined): string {
  if (message === '') return ''
  const masked = key === undefined ? message : message.replaceAll(key, '…')
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
