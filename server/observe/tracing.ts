import type { Attributes } from '@opentelemetry/api'
import { Failure } from '../failure.ts'
import type { Observation, ObservationOf, Observe } from '../observations.ts'
import { createCallSpans } from './call-spans.ts'
import { genAiMetrics, noMetrics, type GenAiMetrics } from './gen-ai-metrics.ts'
import { Spans, clock } from './spans.ts'

type RequestEnd = Omit<ObservationOf<'requestEnded'>, 'kind'>

/** A request at the start of its span. */
export type RequestStart = {
  method: string
  /** The path as the contract writes it; undefined for an unknown path. */
  route: string | undefined
  /** `performance.now()` when the request's headers had arrived. */
  startedAt: number
  /** The caller's `traceparent` header; undefined for a caller that is not authenticated. */
  traceparent?: string | undefined
  /** `traceparent` of a message in the body. It has precedence: proxies write headers too. */
  traceparentInBody?: string | undefined
}

/** The span of one request. */
export type Trace = {
  /** Runs the work of the request; observations within it become part of its trace. */
  run<T>(work: () => T): T
  end(request: RequestEnd): void
}

export type Tracing = {
  begin(request: RequestStart): Trace
  /** Runs an agent's task as a trace of its own. */
  traceTask<T>(agent: string, requestId: string, work: () => Promise<T>): Promise<T>
  /** Makes spans of attempts, tool calls and calls to facilitators. */
  observe(observation: Observation): void
}

export type TracingOptions = {
  /** Whether metrics of the GenAI conventions are recorded too. */
  metrics: boolean
  /** The base URL of a configured upstream. */
  addressOf(upstream: string): string | undefined
  /** Called with the first error of the SDK, which fails no request. */
  failed(error: unknown): void
}

/**
 * Starts traces with the OpenTelemetry SDK that the operator has registered; throws a Failure
 * without one. Spans contain names, counts and outcomes, and no text of callers, models or tools.
 * Trace context is never propagated to the servers called.
 */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { addressOf, failed } = options
  const spans = await openSpans()
  const metrics = options.metrics ? genAiMetrics(await import('@opentelemetry/api')) : noMetrics
  const observers = createCallSpans({ spans, metrics, addressOf })
  const safely = guarded(failed)
  return {
    begin: (request) => beginRequest({ spans, metrics }, request, safely),
    traceTask: (agent, requestId, work) => traceTask(spans, { agent, requestId, work }, safely),
    observe: (observation) =>
      void safely(() => (observers[observation.kind] as Observe | undefined)?.(observation)),
  }
}

async function openSpans(): Promise<Spans> {
  const api = await import('@opentelemetry/api')
  const provider = api.trace.getTracerProvider()
  const hasSdk =
    !(provider instanceof api.ProxyTracerProvider) ||
    provider.getDelegateTracer('tollgate') !== undefined
  if (!hasSdk)
    throw new Failure(
      'unavailable',
      'tracing.enabled is true, but no OpenTelemetry SDK is registered. Load one first, ' +
        'as with NODE_OPTIONS=--import=/path/to/otel.mjs, or remove tracing.enabled.',
    )
  return new Spans(api, provider.getTracer('tollgate'))
}

type Safely = <T>(work: () => T) => T | undefined

/** Reports the first error of the SDK and ignores it: a broken exporter fails no request. */
function guarded(failed: (error: unknown) => void): Safely {
  let hasFailed = false
  return (work) => {
    try {
      return work()
    } catch (error) {
      if (!hasFailed) failed(error)
      hasFailed = true
      return undefined
    }
  }
}

const untraced: Trace = { run: (work) => work(), end: () => {} }

function beginRequest(
  { spans, metrics }: { spans: Spans; metrics: GenAiMetrics },
  { method, route, startedAt, traceparent, traceparentInBody }: RequestStart,
  safely: Safely,
): Trace {
  const span = safely(() =>
    spans.start({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'SERVER',
      ms: performance.now() - startedAt,
      parent: spans.parentFrom(traceparentInBody) ?? spans.parentFrom(traceparent),
      attributes: {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
      },
    }),
  )
  if (!span) return untraced
  const work = spans.workOf(span)
  return {
    run: (request) => spans.within(work, request),
    end: (request) =>
      void safely(() => {
        work.attempt?.span.end(clock())
        span.setAttributes(endAttributes(request))
        if (work.answeredBy) {
          span.setAttribute('gen_ai.response.model', work.answeredBy.model)
          if (request.ttftMs !== undefined)
            metrics.firstToken(work.answeredBy.attributes, request.ttftMs)
        }
        spans.end(span, request.status >= 500 ? String(request.status) : undefined)
      }),
  }
}

async function traceTask<T>(
  spans: Spans,
  { agent, requestId, work }: { agent: string; requestId: string; work: () => Promise<T> },
  safely: Safely,
): Promise<T> {
  const span = safely(() =>
    spans.start({
      name: `invoke_agent ${agent}`,
      kind: 'INTERNAL',
      ms: 0,
      attributes: {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': agent,
        'tollgate.request_id': requestId,
      },
    }),
  )
  if (!span) return work()
  let errorType: string | undefined = 'internal_error'
  try {
    const result = await spans.within(spans.workOf(span), work)
    errorType = undefined
    return result
  } catch (error) {
    if (error instanceof Failure) errorType = error.code
    throw error
  } finally {
    safely(() => spans.end(span, errorType))
  }
}

function endAttributes(request: RequestEnd): Attributes {
  const { service, operation, status, requestId } = request
  const { keyId, model, agent, ttftMs, clientGone } = request
  return {
    'http.response.status_code': status,
    'tollgate.service': service,
    'tollgate.operation': operation,
    'tollgate.request_id': requestId,
    ...(keyId !== undefined && { 'tollgate.key_id': keyId }),
    ...(model !== undefined && { 'gen_ai.request.model': model }),
    ...(agent !== undefined && { 'gen_ai.agent.name': agent }),
    ...(ttftMs !== undefined && { 'tollgate.time_to_first_token': ttftMs / 1000 }),
    ...(clientGone && { 'tollgate.client_gone': true }),
  }
}
