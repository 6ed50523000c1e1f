import type { Proxy } from './transport.ts'
import { connectBy } from './tunnel.ts'
import { Agent } from './undici.ts'

export type BoundedRequest = {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string | Buffer
}

type Bounds = { timeoutMs: number; maxBytes: number; proxy: Proxy | undefined }

/**
 * Sends one request on a connection of its own: no redirects, bounded in size and time. Returns
 * status and text, or throws.
 */
export async function sendBounded(
  url: string,
  { method = 'GET', headers = {}, body }: BoundedRequest,
  { timeoutMs, maxBytes, proxy }: Bounds,
): Promise<{ status: number; text: string }> {
  const { origin, pathname, search } = new URL(url)
  const connect = connectBy({ proxy }, timeoutMs)
  const agent = new Agent({ maxResponseSize: maxBytes, connect })
  try {
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    return { status: response.statusCode, text: await response.body.text() }
  } finally {
    await agent.destroy()
  }
}

/** Why such a request got no answer, without anything that was sent. */
export function failureReason(error: unknown, timeoutMs: number): string {
  const { name, code = name } = error as { name?: string; code?: string } // thrown by undici
  return name === 'TimeoutError' ? `within ${timeoutMs / 1000} s` : String(code).toLowerCase()
}
