import { authHeaders, type Auth } from '../routing/deployments.ts'
import { isRecord } from '../../json/json.ts'
import { Agent } from '../../undici/undici.ts'

/** The models that a server lists; `isTollgate` is true for an error body of this product. */
export type Listing =
  | { ok: true; models: string[]; owners: string[] }
  | { ok: false; status: number | null; reason: string; isTollgate: boolean }

/** Whether a request succeeded; `status` is null without a response. */
export type ChatOutcome = { ok: true } | { ok: false; status: number | null; reason: string }

/** How to send a request to a model server. */
export type ProbeRequest = {
  key?: string | undefined
  /** How the key is sent; `bearer` by default. */
  auth?: Auth | undefined
  headers?: Record<string, string> | undefined
  timeoutMs: number
}

type ProbeResponse = { status: number; text: string } | { fault: string }

/** The longest known list is that of OpenRouter, with about 1 MB. */
const maxResponseSize = 16 * 1024 * 1024

/** Sends `GET <base_url>/models`; the timeout is for the whole response. */
export async function requestModels(baseUrl: string, options: ProbeRequest): Promise<Listing> {
  // Anthropic lists twenty models by default.
  const path = options.auth === 'x-api-key' ? '/models?limit=1000' : '/models'
  const response = await send(baseUrl, path, options)
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

/** Sends a chat of one token in the gateway's format. */
export async function requestChat(
  baseUrl: string,
  model: string,
  options: ProbeRequest,
): Promise<ChatOutcome> {
  const messages = [{ role: 'user', content: 'Hi' }]
  const body = { model, messages, max_tokens: 1, stream: false }
  const response = await send(baseUrl, '/chat/completions', options, body)
  if ('fault' in response) return { ok: false, status: null, reason: response.fault }
  const { status, text } = response
  const value = parse(text)
  if (status !== 200)
    return { ok: false, status, reason: refusal(status) + messageOf(value, options.key) }
  const choices = field(value, 'choices')
  if (Array.isArray(choices) && choices.length > 0) return { ok: true }
  return { ok: false, status, reason: 'its response is not a completion' }
}

/** Requests an embedding of one word. */
export async function requestEmbedding(
  baseUrl: string,
  model: string,
  options: ProbeRequest,
): Promise<ChatOutcome> {
  const response = await send(baseUrl, '/embeddings', options, { model, input: 'Hi' })
  if ('fault' in response) return { ok: false, status: null, reason: response.fault }
  const { status, text } = response
  const value = parse(text)
  if (status !== 200)
    return { ok: false, status, reason: refusal(status) + messageOf(value, options.key) }
  const data = field(value, 'data')
  if (Array.isArray(data) && data.length > 0) return { ok: true }
  return { ok: false, status, reason: 'its response is not a list of embeddings' }
}

/** The paths of the dialects that are probed at no cost. */
const dialectPaths = { responses: '/responses', messages: '/messages' }

/**
 * Whether a server speaks a dialect, by how it rejects an empty request, which costs nothing.
 * Undefined if the response does not show it.
 */
export async function speaksDialect(
  baseUrl: string,
  dialect: keyof typeof dialectPaths,
  options: ProbeRequest,
): Promise<boolean | undefined> {
  const response = await send(baseUrl, dialectPaths[dialect], options, {})
  if ('fault' in response) return undefined
  if ([400, 415, 422].includes(response.status)) return true
  return [404, 405, 501].includes(response.status) ? false : undefined
}

/** Follows no redirects, so that no other server gets the key. */
async function send(
  baseUrl: string,
  path: string,
  { key, auth, headers, timeoutMs }: ProbeRequest,
  body?: object,
): Promise<ProbeResponse> {
  const agent = new Agent({ maxResponseSize, connect: { timeout: timeoutMs } })
  try {
    const { origin, pathname, search } = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        accept: 'application/json',
        ...(key !== undefined && authHeaders(key, auth)),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
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
function messageOf(value: unknown, key: string | undefined): string {
  const error = field(value, 'error')
  const places = [field(error, 'message'), error, field(value, 'message'), field(value, 'detail')]
  const text = places.find((one) => typeof one === 'string')
  if (typeof text !== 'string' || text === '') return ''
  const masked = key === undefined ? text : text.replaceAll(key, '…')
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
