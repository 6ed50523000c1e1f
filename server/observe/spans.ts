import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** A request or a task in progress, of which calls become child spans. */
export type TracedWork = {
  context: Context
  /** The attempt whose reply has begun. */
  attempt?: Span | undefined
  /** The upstream's name of the model that answered last. */
  answeredBy?: string
}

type SpanStart = {
  name: string
  kind: 'CLIENT' | 'INTERNAL' | 'SERVER'
  /** How long ago it began. */
  ms: number
  /** A trace of its own without one. */
  parent?: Context | undefined
  attributes: Attributes
}

const parentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/** Spans by OpenTelemetry's API, which is loaded only where traces are wanted. */
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

  /** `error` is why it failed; undefined where it did not. */
  end(span: Span, error?: string): void {
    if (error !== undefined)
      span.setAttribute('error.type', error).setStatus({ code: this.#api.SpanStatusCode.ERROR })
    span.end(clock())
  }

  /** The work that the current call is part of. */
  current(): TracedWork | undefined {
    return this.#storage.getStore()
  }

  /** Runs the work of a span: what is observed meanwhile belongs to it. */
  within<Result>(work: TracedWork, run: () => Result): Result {
    // Also in OpenTelemetry's own context, for other instrumentation of the operator's.
    return this.#storage.run(work, () => this.#api.context.with(work.context, run))
  }

  workOf(span: Span): TracedWork {
    return { context: this.#api.trace.setSpan(this.#api.ROOT_CONTEXT, span) }
  }

  /** The caller's trace, where W3C's header names a valid one. */
  parentFrom(traceparent: string | undefined): Context | undefined {
    const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(traceparent ?? '') ?? []
    const { trace, TraceFlags, ROOT_CONTEXT, isSpanContextValid } = this.#api
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
    const parent = { traceId, spanId, traceFlags, isRemote: true }
    return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined
  }
}

/** Epoch milliseconds that never go back. */
export const clock = () => performance.timeOrigin + performance.now()
