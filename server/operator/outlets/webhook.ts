import { Webhook } from 'standardwebhooks'
import { failureReason, sendBounded } from '../../undici/bounded-request.ts'
import type { Proxy } from '../../undici/transport.ts'
import { cloudEvent, SinkFailure, type EventBatch, type Sink } from './sink.ts'

type WebhookOptions = {
  url: string
  /** As Standard Webhooks writes it: `whsec_` and base64. */
  secret: string
  proxyOf(url: string): Proxy | undefined
}

const maxEvents = 100
const timeoutMs = 20_000
const maxReplyBytes = 64 << 10
/** Standard Webhooks: the receiver wants no more messages. */
const gone = 410

/** Sends CloudEvents as batches of JSON, signed by Standard Webhooks. */
export function webhookSink({ url, secret, proxyOf }: WebhookOptions): Sink {
  const signer = new Webhook(secret)
  return {
    maxEvents,
    async send(batch) {
      const body = JSON.stringify(batch.events.map((event) => cloudEvent(batch.stream, event)))
      const status = await post(url, body, headersFor(signer, batch, body), proxyOf(url))
      const answer = `${new URL(url).host} answered ${status}`
      if (status >= 200 && status < 300) return answer
      throw new SinkFailure(answer, {
        isFinal: status === gone,
      })
    },
    async close() {},
  }
}

function headersFor(signer: Webhook, { stream, from, to }: EventBatch, body: string) {
  // The same for a repetition of the same events, and only then.
  const id = `msg_${stream}_${from}_${to}`
  const now = new Date()
  return {
    'content-type': 'application/cloudevents-batch+json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signer.sign(id, now, body),
  }
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  proxy: Proxy | undefined,
): Promise<number> {
  try {
    const bounds = { timeoutMs, maxBytes: maxReplyBytes, proxy }
    const { status } = await sendBounded(url, { method: 'POST', headers, body }, bounds)
    return status
  } catch (error) {
    const { host } = new URL(url)
    throw new SinkFailure(`${host} did not answer: ${failureReason(error, timeoutMs)}`)
  }
}
