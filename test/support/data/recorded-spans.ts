import { randomBytes } from 'node:crypto'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type SpanOptions,
  type TimeInput,
} from '@opentelemetry/api'

/** A span that has ended. Times are epoch milliseconds. */
export type RecordedSpan = {
  name: string
  kind: string
  traceId: string
  spanId: string
  parentId: string | undefined
  attributes: Attributes
  isError: boolean
  startedAt: number
  endedAt: number
}

export type Spans = {
  /** Those that have ended, in the order of their ends. */
  ended: RecordedSpan[]
  /** Spans that were started and not ended. */
  open(): string[]
  /** The next spans fail when they are started. */
  fail(isFailing: boolean): void
}

const idOf = (bytes: number) => randomBytes(bytes).toString('hex')
const numberOf = (time: TimeInput | undefined): number => (typeof time === 'number' ? time : NaN)

/** Registers, with OpenTelemetry's API, what an operator's SDK would be: it keeps the spans. */
export function registerSpans(): Spans {
  const ended: RecordedSpan[] = []
  const open = new Set<RecordedSpan>()
  let isFailing = false

  function startSpan(
    name: string,
    { kind = SpanKind.INTERNAL, startTime, attributes = {}, root = false }: SpanOptions = {},
    context: Context = ROOT_CONTEXT,
  ): Span {
    if (isFailing) throw new Error('the exporter is broken')
    const parent = root ? undefined : trace.getSpanContext(context)
    const own: SpanContext = {
      traceId: parent?.traceId ?? idOf(16),
      spanId: idOf(8),
      traceFlags: parent?.traceFlags ?? 1,
    }
    const record: RecordedSpan = {
      name,
      kind: SpanKind[kind],
      ...own,
      parentId: parent?.spanId,
      attributes: { ...attributes },
      isError: false,
      startedAt: numberOf(startTime),
      endedAt: NaN,
    }
    open.add(record)
    const span: Span = {
      spanContext: () => own,
      setAttribute: (key, value) => Object.assign(record.attributes, { [key]: value }) && span,
      setAttributes: (more) => Object.assign(record.attributes, more) && span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus: ({ code }) =>
        Object.assign(record, { isError: code === SpanStatusCode.ERROR }) && span,
      updateName: () => span,
      isRecording: () => open.has(record),
      recordException: () => {},
      end(time) {
        if (!open.delete(record)) throw new Error(`${name} was ended twice`)
        ended.push(Object.assign(record, { endedAt: numberOf(time) }))
      },
    }
    return span
  }

  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan,
      startActiveSpan() {
        throw new Error('not used')
      },
    }),
  })
  return {
    ended,
    open: () => [...open].map(({ name }) => name),
    fail: (now) => void (isFailing = now),
  }
}
