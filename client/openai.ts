/**
 * A fetch for OpenAI's libraries on the strict route (`/v1`). There the `error` of an error body is
 * the HTTP status, and these libraries show only that number. With this fetch they show the
 * message, `code` and `param`: `new OpenAI({ baseURL, apiKey, fetch: readableErrors() })`.
 * Other responses stay unchanged. Under `/openai/v1` it is not needed. Sends with the global
 * `fetch` by default.
 */
export function readableErrors(fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await (fetch ?? globalThis.fetch)(input, init)
    if (response.ok || !response.headers.get('content-type')?.includes('json')) return response
    const text = await response.text()
    const { status, statusText } = response
    const headers = new Headers(response.headers)
    // These headers describe the original bytes, and the body is replaced.
    for (const name of ['content-length', 'content-encoding']) headers.delete(name)
    return new Response(openaiBody(text, status) ?? text, { status, statusText, headers })
  }
}

/** The error body in OpenAI's format; undefined if it is not one of the strict route. */
function openaiBody(text: string, status: number): string | undefined {
  const body = parseObject(text)
  if (typeof body['error'] !== 'number' || typeof body['message'] !== 'string') return undefined
  const { message, code = null, param = null } = body
  return JSON.stringify({ error: { message, type: typeOf(status, code), param, code } })
}

function typeOf(status: number, code: unknown): string {
  if (code === 'budget_spent') return 'insufficient_quota'
  if (code === 'rate_limited') return 'requests'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown> // other values become empty objects
  } catch {
    return {}
  }
}
