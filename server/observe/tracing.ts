import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, SpanKind } from '@opentelemetry/api'
import { Failure } from '../failure.ts'
import type { Observation } from '../observations.ts'

type Ended = Omit<Extract<Observation, { kind: 'requestEnded' }>, 'kind'>
type Of<Kind extends Observation['kind']> = Extract<Observation, { kind: Kind }>

/** A request as its trace begins. */
export type Arrival = {
  method: string
  /** The path as the contract has it; none for one that it does not know. */
  route: string | undefined
  /** `performance.now()` when the request's headers were in. */
  startedAt: number
  /** Whose trace it is a part of, W3C's header; only of callers who were let in. */
  traceparent?: string | undefined
}

/** The span of one request. */
export type Trace = {
  /** Does the work of the request: what is observed meanwhile becomes a part of its trace. */
  run<T>(work: () => T): T
  end(ended: Ended): void
}

export type Tracing = {
  begin(arrival: Arrival): Trace
  /** Does what an agent was asked to do later, as a trace of its own. */
  errand<T>(agent: string, requestId: string, work: () => Promise<T>): Promise<T>
  /** Attempts, tool calls and calls to facilitators become spans when they are told of. */
  observe(observation: Observation): void
}

export type TracingOptions = {
  /** Where a configured upstream is. */
  addressOf(upstream: string): string | undefined
  /** Told of the first fault of what takes the spans; no request fails for it. */
  failed(error: unknown): void
}

/** What is under way, the attempt whose reply has begun, and the upstream's name of the model that answered last. */
type Part = { context: Context; attempt?: Span | undefined; answeredBy?: string }

const parentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/**
 * Traces by OpenTelemetry's API, for whatever SDK the operator has registered before us; throws a Failure when there is none.
 * Spans hold names, counts and outcomes. Nothing that a caller, a model or a tool wrote is in them, and no trace is told to servers that are called.
 */
export async function startTracing({ addressOf, failed }: TracingOptions): Promise<Tracing> {
  const api = await import('@opentelemetry/api')
  const provider = api.trace.getTracerProvider()
  if (
    provider instanceof api.ProxyTracerProvider &&
    provider.getDelegateTracer('tollgate') === undefined
  ) {
    throw new Failure(
      'unavailable',
      'tracing.enabled is true, but nothing takes the traces. Load an OpenTelemetry SDK first, as with NODE_OPTIONS=--import=/path/to/otel.mjs, or leave tracing.enabled out.',
    )
  }
  const tracer = provider.getTracer('tollgate')
  const parts = new AsyncLocalStorage<Part>()
  const { CLIENT, INTERNAL, SERVER } = api.SpanKind

  let hasFailed = false
  /** Traces are not what callers came for: a broken exporter is told once and costs them nothing. */
  function safely<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!hasFailed) failed(error)
      hasFailed = true
      return undefined
    }
  }

  const start = (
    name: string,
    kind: SpanKind,
    ms: number,
    parent: Context | undefined,
    attributes: Attributes,
  ) =>
    tracer.startSpan(
      name,
      { kind, startTime: clock() - ms, attributes, root: parent === undefined },
      parent ?? api.ROOT_CONTEXT,
    )

  function end(span: Span, fault?: string): void {
    if (fault !== undefined)
      span.setAttribute('error.type', fault).setStatus({ code: api.SpanStatusCode.ERROR })
    span.end(clock())
  }

  /** A call that is over, under what is under way. */
  const over = (name: string, kind: SpanKind, ms: number, attributes: Attributes, fault?: string) =>
    end(start(name, kind, ms, parts.getStore()?.context, attributes), fault)

  function attempted({ upstream, model, outcome, ms, requestId }: Of<'upstreamAttempted'>): void {
    const part = parts.getStore()
    const span = start(`chat ${model}`, CLIENT, ms, part?.context, {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': upstream,
      'gen_ai.request.model': model,
      ...serverOf(addressOf(upstream)),
      'tollgate.request_id': requestId,
    })
    if (outcome !== 'ok' || !part) return end(span, outcome === 'ok' ? undefined : outcome)
    part.attempt?.end(clock())
    part.attempt = span
    part.answeredBy = model
  }

  /** An attempt that answered is over when its tokens are told; one that did not has ended before. */
  function used({ prompt, completion, estimated, status, finish }: Of<'tokensUsed'>): void {
    const part = parts.getStore()
    if (!part?.attempt) return
    part.attempt.setAttributes({
      'gen_ai.usage.input_tokens': prompt,
      'gen_ai.usage.output_tokens': completion,
      ...(estimated && { 'tollgate.usage.estimated': true }),
      ...(finish !== undefined && { 'gen_ai.response.finish_reasons': [finish] }),
    })
    end(part.attempt, status === 'ok' ? undefined : status)
    part.attempt = undefined
  }

  function told(observation: Observation): void {
    switch (observation.kind) {
      case 'upstreamAttempted':
        return attempted(observation)
      case 'tokensUsed':
        return used(observation)
      case 'toolCalled': {
        const { agent, tool, outcome, cached, ms } = observation
        const attributes = {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': tool,
          'gen_ai.tool.type': 'function',
          'gen_ai.agent.name': agent,
          'tollgate.cached': cached,
        }
        return over(
          `execute_tool ${tool}`,
          INTERNAL,
          ms,
          attributes,
          outcome === 'ok' ? undefined : outcome,
        )
      }
      case 'facilitatorAsked': {
        const { facilitator, operation, outcome, ms } = observation
        return over(
          `x402 ${operation}`,
          CLIENT,
          ms,
          { ...serverOf(facilitator), 'tollgate.outcome': outcome },
          outcome === 'unknown' ? outcome : undefined,
        )
      }
    }
  }

  /** A part of the caller's trace, where there is a valid one. */
  function parentOf(traceparent: string | undefined): Context | undefined {
    const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(traceparent ?? '') ?? []
    const parent = {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & api.TraceFlags.SAMPLED,
      isRemote: true,
    }
    return api.isSpanContextValid(parent)
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent)
      : undefined
  }

  const partOf = (span: Span): Part => ({ context: api.trace.setSpan(api.ROOT_CONTEXT, span) })
  /** In OpenTelemetry's own context too, for what else of the operator's looks there. */
  const within = <T>(part: Part, work: () => T): T =>
    parts.run(part, () => api.context.with(part.context, work))

  return {
    begin({ method, route, startedAt, traceparent }) {
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
      }
      const span = safely(() =>
        start(
          route === undefined ? method : `${method} ${route}`,
          SERVER,
          performance.now() - startedAt,
          parentOf(traceparent),
          attributes,
        ),
      )
      if (!span) return untraced
      const part = partOf(span)
      return {
        run: (work) => within(part, work),
        end: (ended) =>
          void safely(() => {
            part.attempt?.end(clock())
            span.setAttributes({
              ...endingOf(ended),
              ...(part.answeredBy !== undefined && { 'gen_ai.response.model': part.answeredBy }),
            })
            end(span, ended.status >= 500 ? String(ended.status) : undefined)
          }),
      }
    },

    async errand(agent, requestId, work) {
      const attributes = {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': agent,
        'tollgate.request_id': requestId,
      }
      const span = safely(() => start(`invoke_agent ${agent}`, INTERNAL, 0, undefined, attributes))
      if (!span) return work()
      let fault: string | undefined = 'internal_error'
      try {
        const result = await within(partOf(span), work)
        fault = undefined
        return result
      } catch (error) {
        if (error instanceof Failure) fault = error.code
        throw error
      } finally {
        safely(() => end(span, fault))
      }
    },

    observe: (observation) => void safely(() => told(observation)),
  }
}

const untraced: Trace = { run: (work) => work(), end: () => {} }

/** Epoch milliseconds that never go back. */
const clock = () => performance.timeOrigin + performance.now()

function serverOf(url: string | undefined): Attributes {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return {
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  }
}

function endingOf({
  service,
  operation,
  status,
  requestId,
  keyId,
  model,
  agent,
  ttftMs,
  clientGone,
}: Ended): Attributes {
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
