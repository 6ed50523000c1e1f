import { Agent, request } from 'undici'

/** What an inference server answers when it is asked for its models. */
export type Listing =
  | { ok: true; models: string[]; owners: string[] }
  | { ok: false; status: number | null; reason: string; ours: boolean }

/** Whether a chat was answered; `status` is null where nothing was. */
export type Chatted = { ok: true } | { ok: false; status: number | null; reason: string }

export type Asking = {
  key?: string | undefined
  headers?: Record<string, string> | undefined
  timeoutMs: number
}

type Answer = { status: number; text: string } | { fault: string }

/** No listing that is known is larger; that of OpenRouter has about 1 MB. */
const largest = 16 * 1024 * 1024

/** Asks `GET <base_url>/models`, within the time given for the whole answer. */
export async function askModels(baseUrl: string, asking: Asking): Promise<Listing> {
  const answer = await ask(baseUrl, '/models', asking)
  if ('fault' in answer) return { ok: false, status: null, reason: answer.fault, ours: false }
  const { status, text } = answer
  const value = parse(text)
  // Only our contracts' errors carry a number there; others have an object or a text.
  const ours = typeof field(value, 'error') === 'number'
  if (status !== 200) return { ok: false, status, reason: refusal(status), ours }
  const data = field(value, 'data')
  if (!Array.isArray(data))
    return { ok: false, status, reason: 'its answer is not a list of models', ours }
  const texts = (name: string) =>
    data.map((entry: unknown) => field(entry, name)).filter((found) => typeof found === 'string')
  const models = texts('id').filter((id) => id.length > 0 && id.length <= 256)
  return { ok: true, models, owners: [...new Set(texts('owned_by'))] }
}

/** Asks for a reply of one token, at the address and in the form in which the gateway asks. */
export async function askChat(baseUrl: string, model: string, asking: Asking): Promise<Chatted> {
  const messages = [{ role: 'user', content: 'Hi' }]
  const body = { model, messages, max_tokens: 1, stream: false }
  const answer = await ask(baseUrl, '/chat/completions', asking, body)
  if ('fault' in answer) return { ok: false, status: null, reason: answer.fault }
  const { status, text } = answer
  const value = parse(text)
  if (status !== 200)
    return { ok: false, status, reason: refusal(status) + said(value, asking.key) }
  const choices = field(value, 'choices')
  if (Array.isArray(choices) && choices.length > 0) return { ok: true }
  return { ok: false, status, reason: 'its answer is not a completion' }
}

/** Redirects are not followed, so the key stays with its server. */
async function ask(baseUrl: string, path: string, asking: Asking, body?: object): Promise<Answer> {
  const { key, headers, timeoutMs } = asking
  const agent = new Agent({ maxResponseSize: largest, connect: { timeout: timeoutMs } })
  try {
    const reply = await request(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: reply.statusCode, text: await reply.body.text() }
  } catch (error) {
    return { fault: reasonOf(error, timeoutMs) }
  } finally {
    await agent.destroy()
  }
}

const refusal = (status: number) =>
  status === 401 || status === 403 ? `it refuses the key (${status})` : `it answered ${status}`

const mostSaid = 200

/** The server's own words for why it refused, without the key, nor what moves a terminal's cursor. */
function said(value: unknown, key: string | undefined): string {
  const error = field(value, 'error')
  const places = [field(error, 'message'), error, field(value, 'message'), field(value, 'detail')]
  const words = places.find((one) => typeof one === 'string')
  if (typeof words !== 'string' || words === '') return ''
  const hidden = key === undefined ? words : words.replaceAll(key, '…')
  return ` (${hidden.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, mostSaid)})`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'ConnectTimeoutError')
    return `no answer within ${timeoutMs / 1000} s`
  return 'code' in error && error.code === 'ECONNREFUSED' ? 'nothing listens there' : error.message
}
