import { readFileSync } from 'node:fs'
import type { Producer } from '@platformatic/kafka'
import { within } from '../readiness.ts'
import { cloudEvent, SinkFailure, type EventBatch, type Sink } from './sink.ts'

export type KafkaOptions = {
  /** With their ports. */
  brokers: readonly string[]
  topic: string
  /** Whether connections are encrypted. */
  tls: boolean
  /** The absolute path of a file with certificates of authorities. */
  caFile: string | undefined
  sasl: { mechanism: 'PLAIN' | 'SCRAM-SHA-256' | 'SCRAM-SHA-512'; username: string } | undefined
  password: string | undefined
}

type Sender = Producer<string, string, string, string>

const maxEvents = 500
const connectMs = 5000
const requestMs = 8000
/** Shorter than the lease of an outlet, with all repetitions. */
const sendMs = 20_000

/** Sends each event as a message with its id as key; all in-sync replicas of a partition have it. */
export function kafkaSink(options: KafkaOptions): Sink {
  let producer: Promise<Sender> | undefined

  /** The next batch connects again. */
  async function disconnect(): Promise<void> {
    const last = producer
    producer = undefined
    // Connections to a frozen broker do not close by themselves.
    await (await last?.catch(() => undefined))?.close(true).catch(() => {})
  }

  return {
    maxEvents,
    async send(batch) {
      producer ??= connect(options)
      const sending = producer.then((sender) => sendBatch(sender, options.topic, batch))
      const failure = await within<Error | undefined>(
        sendMs,
        sending.then(
          () => undefined,
          (error: unknown) => Error(messageOf(error)),
        ),
        () => Error(`no answer within ${sendMs / 1000} s`),
      )
      if (failure === undefined) return `Kafka has it in ${options.topic}`
      await disconnect()
      throw new SinkFailure(`Kafka did not take it: ${failure.message}`)
    },
    close: disconnect,
  }
}

async function connect({ brokers, tls, caFile, sasl, password }: KafkaOptions): Promise<Sender> {
  const kafka = await import('@platformatic/kafka').catch(() => {
    throw new Error('the package @platformatic/kafka is not installed')
  })
  const ca = caFile === undefined ? undefined : readFileSync(caFile, 'utf8')
  return new kafka.Producer({
    clientId: 'tollgate',
    bootstrapBrokers: [...brokers],
    serializers: kafka.stringSerializers,
    connectTimeout: connectMs,
    requestTimeout: requestMs,
    timeout: requestMs,
    retries: 1,
    ...(tls && { tls: { ...(ca !== undefined && { ca }) }, tlsServerName: true }),
    ...(sasl && { sasl: { ...sasl, ...(password !== undefined && { password }) } }),
  })
}

const sendBatch = (sender: Sender, topic: string, { stream, events }: EventBatch) =>
  sender.send({
    acks: -1,
    messages: events.map((event) => ({
      topic,
      key: event.id,
      value: JSON.stringify(cloudEvent(stream, event)),
      headers: { 'content-type': 'application/cloudevents+json; charset=utf-8' },
    })),
  })

/** The messages of the first error and of its causes, outermost first. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${messageOf(error.cause)}`
}
