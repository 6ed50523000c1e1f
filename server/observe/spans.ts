import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** An attempt whose response has started; `startedAt` is epoch milliseconds. */
export type OpenAttempt = { span: Span; startedAt: number; attributes: Attributes }

/** A request or a task in progress; its calls become child spans. */
export type TracedWork = {
  context: Context
  /** The attempt whose response has started. */
  attempt?: OpenAttempt | undefined
  /** The model that responded last, by its name at the upstream. */
  answeredBy?: OpenAttempt & { model: string }
}

type SpanStart = {
  name: string
  kind: 'CLIENT' | 'INTERNAL' | 'SERVER'
  /** Milliseconds since it started. */
  ms: number
  /** Undefined for the first span of a trace. */
  parent?: Context | undefined
  attributes: Attributes
}

const parentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/** Makes spans by OpenTelemetry's API, which is loaded only with `tracing.enabled`. */
export class Spans {
  readonly #api: Api
  readonly #tracer: Tracer
  readonly #storage = new AsyncLocalStorage<TracedWork>()

  constructor(api: Api, tracer: Tracer) {
    this.#api = api
    this.#tracer = tracer
  }

  start({ name, kind, ms, parent, attributes }: SpanStart): Span {
    const options = {
      kind: this.#api.SpanKind[kind],
      startTime: clock() - ms,
      attributes,
      root: parent === undefined,
    }
    return this.#tracer.startSpan(name, options, parent ?? this.#api.ROOT_CONTEXT)
  }

  /** Ends a span now; `error` is why it failed, undefined for success. */
  end(span: Span, error?: string): void {
    if (error !== undefined)
      span.setAttribute('error.type', error).setStatus({ code: this.#api.SpanStatusCode.ERROR })
    span.end(clock())
  }

  /** The work that contains the current call. */
  current(): TracedWork | undefined {
    return this.#storage.getStore()
  }

  /** Runs work; observations within it belong to its span. */
  within<Result>(work: TracedWork, run: () => Result): Result {
    // OpenTelemetry's context is for instrumentation that the operator has added.
    return this.#storage.run(work, () => this.#api.context.with(work.context, run))
  }

  workOf(span: Span): TracedWork {
    return { context: this.#api.trace.setSpan(this.#api.ROOT_CONTEXT, span) }
  }

  /** The context of a `traceparent` header (W3C Trace Context); undefined if it is invalid. */
  parentFrom(traceparent: string | undefined): Context | undefined {
    const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(traceparent ?? '') ?? []
    const { trace, TraceFlags, ROOT_CONTEXT, isSpanContextValid } = this.#api
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
    const parent = { traceId, spanId, traceFlags, isRemote: true }
    return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined
  }
}

/** Epoch milliseconds of a monotonic clock. */
export const clock = () => performance.timeOrigin + performance.now()
