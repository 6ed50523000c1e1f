import { Agent, request } from 'undici'

/** What an inference server answers when it is asked for its models. */
export type Listing =
  | { ok: true; models: string[]; owners: string[] }
  | { ok: false; status: number | null; reason: string; ours: boolean }

type Asking = {
  key?: string | undefined
  headers?: Record<string, string> | undefined
  timeoutMs: number
}

/** No listing that is known is larger; that of OpenRouter has about 1 MB. */
const largest = 16 * 1024 * 1024

/** Asks `GET <base_url>/models`, within the time given for the whole answer. Redirects are not followed, so the key stays with its server. */
export async function askModels(
  baseUrl: string,
  { key, headers, timeoutMs }: Asking,
): Promise<Listing> {
  const agent = new Agent({ maxResponseSize: largest, connect: { timeout: timeoutMs } })
  try {
    const { statusCode, body } = await request(`${baseUrl.replace(/\/+$/, '')}/models`, {
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
    })
    const text = await body.text()
    return read(statusCode, text)
  } catch (error) {
    return { ok: false, status: null, reason: reasonOf(error, timeoutMs), ours: false }
  } finally {
    await agent.destroy()
  }
}

function read(status: number, text: string): Listing {
  const value = parse(text)
  // Only our contracts' errors carry a number there; others have an object or a text.
  const ours = typeof field(value, 'error') === 'number'
  const refused = status === 401 || status === 403
  if (status !== 200)
    return {
      ok: false,
      status,
      reason: refused ? `it refuses the key (${status})` : `it answered ${status}`,
      ours,
    }
  const data = field(value, 'data')
  if (!Array.isArray(data))
    return { ok: false, status, reason: 'its answer is not a list of models', ours }
  const texts = (name: string) =>
    data.map((entry: unknown) => field(entry, name)).filter((found) => typeof found === 'string')
  return {
    ok: true,
    models: texts('id').filter((id) => id.length > 0 && id.length <= 256),
    owners: [...new Set(texts('owned_by'))],
  }
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
