import { Webhook } from 'standardwebhooks'
import type { Proxy } from '../../undici/transport.ts'
import { isTaken, sendTo } from './request.ts'
import { cloudEvent, SinkFailure, type EventBatch, type Sink } from './sink.ts'

type WebhookOptions = {
  url: string
  /** As Standard Webhooks writes it: `whsec_` and base64. */
  secret: string
  proxyOf(url: string): Proxy | undefined
}

const maxEvents = 100
/** Standard Webhooks: the receiver wants no more messages. */
const gone = 410

/** Sends CloudEvents as batches of JSON, signed by Standard Webhooks. */
export function webhookSink({ url, secret, proxyOf }: WebhookOptions): Sink {
  const signer = new Webhook(secret)
  return {
    maxEvents,
    async send(batch) {
      const body = JSON.stringify(batch.events.map((event) => cloudEvent(batch.stream, event)))
      const headers = headersFor(signer, batch, body)
      const request = { method: 'POST', headers, body } as const
      const { status, answer } = await sendTo(url, request, proxyOf(url))
      if (isTaken(status)) return answer
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
