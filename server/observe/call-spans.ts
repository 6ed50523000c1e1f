import type { Attributes } from '@opentelemetry/api'
import type { ObservationOf, Observers } from '../observations.ts'
import type { GenAiMetrics } from './gen-ai-metrics.ts'
import { clock, type Spans } from './spans.ts'

type CallParts = {
  spans: Spans
  metrics: GenAiMetrics
  /** The base URL of a configured upstream. */
  addressOf(upstream: string): string | undefined
}

/** Makes spans of attempts, tool calls and calls to facilitators from their observations. */
export const createCallSpans = (parts: CallParts): Observers => ({
  upstreamAttempted: (observation) => traceAttempt(parts, observation),
  tokensUsed: (observation) => endAttempt(parts, observation),

  toolCalled({ agent, tool, outcome, cached, ms }) {
    const span = parts.spans.start({
      name: `execute_tool ${tool}`,
      kind: 'INTERNAL',
      ms,
      parent: parts.spans.current()?.context,
      attributes: {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': tool,
        'gen_ai.tool.type': 'function',
        'gen_ai.agent.name': agent,
        'tollgate.cached': cached,
      },
    })
    parts.spans.end(span, outcome === 'ok' ? undefined : outcome)
  },

  facilitatorAsked({ facilitator, operation, outcome, ms }) {
    const span = parts.spans.start({
      name: `x402 ${operation}`,
      kind: 'CLIENT',
      ms,
      parent: parts.spans.current()?.context,
      attributes: { ...serverOf(facilitator), 'tollgate.outcome': outcome },
    })
    parts.spans.end(span, outcome === 'unknown' ? outcome : undefined)
  },
})

function traceAttempt(
  { spans, metrics, addressOf }: CallParts,
  { upstream, model, outcome, ms, requestId }: ObservationOf<'upstreamAttempted'>,
): void {
  const work = spans.current()
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': upstream,
    'gen_ai.request.model': model,
    ...serverOf(addressOf(upstream)),
  }
  const span = spans.start({
    name: `chat ${model}`,
    kind: 'CLIENT',
    ms,
    parent: work?.context,
    attributes: { ...attributes, 'tollgate.request_id': requestId },
  })
  const attempt = { span, startedAt: clock() - ms, attributes }
  if (outcome !== 'ok') {
    metrics.attemptEnded(attributes, ms, undefined, outcome)
    return spans.end(span, outcome)
  }
  if (!work) return spans.end(span)
  work.attempt?.span.end(clock())
  work.attempt = attempt
  work.answeredBy = { ...attempt, model }
}

/** Ends the attempt whose response has started; a failed attempt has ended before. */
function endAttempt({ spans, metrics }: CallParts, used: ObservationOf<'tokensUsed'>): void {
  const { prompt, completion, cached, cacheWritten, reasoning, estimated, status, finish } = used
  const work = spans.current()
  if (!work?.attempt) return
  const { span, startedAt, attributes } = work.attempt
  span.setAttributes({
    'gen_ai.usage.input_tokens': prompt,
    'gen_ai.usage.output_tokens': completion,
    ...(cached > 0 && { 'gen_ai.usage.cache_read.input_tokens': cached }),
    ...(cacheWritten > 0 && { 'gen_ai.usage.cache_creation.input_tokens': cacheWritten }),
    ...(reasoning > 0 && { 'tollgate.usage.reasoning_tokens': reasoning }),
    ...(estimated && { 'tollgate.usage.estimated': true }),
    ...(finish !== undefined && { 'gen_ai.response.finish_reasons': [finish] }),
  })
  const error = status === 'ok' ? undefined : status
  metrics.attemptEnded(attributes, clock() - startedAt, used, error)
  spans.end(span, error)
  work.attempt = undefined
}

function serverOf(url: string | undefined): Attributes {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return {
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  }
}
