import { isRecord } from '../../json/json.ts'
import { parseObject } from '../../json/object.ts'
import type { Proxy } from '../../undici/transport.ts'
import { isTaken, sendTo } from './request.ts'
import { SinkFailure, type EventBatch, type OutletEvent, type Sink } from './sink.ts'

type OtlpOptions = {
  url: string
  /** The value of the header `Authorization`. */
  authorization: string | undefined
  proxyOf(url: string): Proxy | undefined
}

const maxEvents = 500
/** INFO. */
const severityNumber = 9

/** Sends events as log records by OTLP, as JSON over HTTP. */
export function otlpSink({ url, authorization, proxyOf }: OtlpOptions): Sink {
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== undefined && { authorization }),
  }
  return {
    maxEvents,
    async send(batch) {
      const request = { method: 'POST', headers, body: JSON.stringify(logsOf(batch)) } as const
      const { status, text, answer } = await sendTo(url, request, proxyOf(url))
      if (!isTaken(status)) throw new SinkFailure(answer)
      const rejected = rejectedIn(text)
      if (rejected) throw new SinkFailure(`${answer}, but ${rejected}`)
      return answer
    },
    async close() {},
  }
}

const logsOf = ({ stream, events }: EventBatch) => ({
  resourceLogs: [
    {
      resource: { attributes: [attribute('service.name', 'tollgate')] },
      scopeLogs: [
        { scope: { name: 'tollgate' }, logRecords: events.map((event) => recordOf(stream, event)) },
      ],
    },
  ],
})

const recordOf = (stream: string, { id, type, time, subject, n, data }: OutletEvent) => ({
  timeUnixNano: `${time}000000`,
  observedTimeUnixNano: `${time}000000`,
  severityNumber,
  severityText: 'INFO',
  eventName: type,
  body: valueOf(data),
  attributes: [
    attribute('tollgate.event.id', id),
    attribute('tollgate.event.stream', stream),
    attribute('tollgate.event.sequence', n),
    ...(subject === null ? [] : [attribute('tollgate.event.subject', subject)]),
  ],
})

const attribute = (key: string, value: unknown) => ({ key, value: valueOf(value) })

/** The value in OTLP's form; 64-bit numbers are strings. */
function valueOf(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  if (!isRecord(value)) return {}
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return { kvlistValue: { values: members.map(([key, member]) => attribute(key, member)) } }
}

/** A sentence about records that the collector rejected; undefined without any. */
function rejectedIn(text: string): string | undefined {
  const success = parseObject(text)?.['partialSuccess']
  if (!isRecord(success) || !(Number(success['rejectedLogRecords']) > 0)) return undefined
  const { rejectedLogRecords: count, errorMessage = '' } = success
  return `rejected ${String(count)} log records: ${String(errorMessage).slice(0, 300)}`
}
