/** The kinds of events, by their names in the configuration. */
export type EventKind = 'ledger' | 'audit' | 'alerts'

/** An event for other systems. Repetitions have the same id. */
export type OutletEvent = {
  id: string
  kind: EventKind | 'test'
  /** A change that readers must know of gets another number. */
  type: `tollgate.${string}.v${number}`
  /** In epoch milliseconds. */
  time: number
  /** The id of the key, the target of the change, or what the alert is about. */
  subject: string | null
  /** Its number in the stream. */
  n: number
  /** A value of the kind's schema in spec/operator.yaml. */
  data: object
}

/** Events of one stream, in its order: those after `from`, up to `to`. */
export type EventBatch = {
  stream: string
  from: number
  to: number
  events: readonly OutletEvent[]
}

/** A system that takes events. */
export type Sink = {
  /** How many events one batch has at most. */
  maxEvents: number
  /** How long events are collected if a batch would not be full; 0 by default. */
  collectMs?: number
  /**
   * Resolves when the system has the whole batch durably, as far as it says, with its answer in
   * words.
   */
  send(batch: EventBatch): Promise<string>
  close(): Promise<void>
}

/** Why a system did not take a batch, for operators: without anything secret. */
export class SinkFailure extends Error {
  override name = 'SinkFailure'
  /** Whether it will never take one. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

/** As text that sorts like numbers. */
export const paddedNumber = (n: number): string => String(n).padStart(16, '0')

/** The event as a CloudEvent 1.0. `source` and `id` are the same where it is repeated. */
export const cloudEvent = (
  stream: string,
  { id, kind, type, time, subject, n, data }: OutletEvent,
): object => ({
  specversion: '1.0',
  id,
  source: `/tollgate/${kind}`,
  type,
  time: new Date(time).toISOString(),
  ...(subject !== null && subject !== '' && { subject }),
  datacontenttype: 'application/json',
  // Extensions: the order of events is that of the sequence within a stream.
  stream,
  sequence: paddedNumber(n),
  data,
})
