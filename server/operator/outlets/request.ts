import { failureReason, sendBounded, type BoundedRequest } from '../../undici/bounded-request.ts'
import type { Proxy } from '../../undici/transport.ts'
import { SinkFailure } from './sink.ts'

const timeoutMs = 20_000
const maxReplyBytes = 64 << 10

/** Sends a request to the system of an outlet; throws a SinkFailure without an answer. */
export async function sendTo(
  url: string,
  request: BoundedRequest,
  proxy: Proxy | undefined,
): Promise<{ status: number; text: string; answer: string }> {
  const { host } = new URL(url)
  try {
    const reply = await sendBounded(url, request, { timeoutMs, maxBytes: maxReplyBytes, proxy })
    return { ...reply, answer: `${host} answered ${reply.status}` }
  } catch (error) {
    throw new SinkFailure(`${host} did not answer: ${failureReason(error, timeoutMs)}`)
  }
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300
