import type { Attributes } from '@opentelemetry/api'
import type { ObservationOf, Observers } from '../observations.ts'
import { clock, type Spans } from './spans.ts'

/** Makes spans of attempts, tool calls and calls to facilitators from their observations. */
export const createCallSpans = (
  spans: Spans,
  addressOf: (upstream: string) => string | undefined,
): Observers => ({
  upstreamAttempted: (observation) => traceAttempt(spans, observation, addressOf),
  tokensUsed: (observation) => endAttempt(spans, observation),

  toolCalled({ agent, tool, outcome, cached, ms }) {
    const span = spans.start({
      name: `execute_tool ${tool}`,
      kind: 'INTERNAL',
      ms,
      parent: spans.current()?.context,
      attributes: {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': tool,
        'gen_ai.tool.type': 'function',
        'gen_ai.agent.name': agent,
        'tollgate.cached': cached,
      },
    })
    spans.end(span, outcome === 'ok' ? undefined : outcome)
  },

  facilitatorAsked({ facilitator, operation, outcome, ms }) {
    const span = spans.start({
      name: `x402 ${operation}`,
      kind: 'CLIENT',
      ms,
      parent: spans.current()?.context,
      attributes: { ...serverOf(facilitator), 'tollgate.outcome': outcome },
    })
    spans.end(span, outcome === 'unknown' ? outcome : undefined)
  },
})

function traceAttempt(
  spans: Spans,
  { upstream, model, outcome, ms, requestId }: ObservationOf<'upstreamAttempted'>,
  addressOf: (upstream: string) => string | undefined,
): void {
  const work = spans.current()
  const span = spans.start({
    name: `chat ${model}`,
    kind: 'CLIENT',
    ms,
    parent: work?.context,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': upstream,
      'gen_ai.request.model': model,
      ...serverOf(addressOf(upstream)),
      'tollgate.request_id': requestId,
    },
  })
  if (outcome !== 'ok' || !work) return spans.end(span, outcome === 'ok' ? undefined : outcome)
  work.attempt?.end(clock())
  work.attempt = span
  work.answeredBy = model
}

/** Ends the attempt whose response has started; a failed attempt has ended before. */
function endAttempt(
  spans: Spans,
  { prompt, completion, estimated, status, finish }: ObservationOf<'tokensUsed'>,
): void {
  const work = spans.current()
  if (!work?.attempt) return
  work.attempt.setAttributes({
    'gen_ai.usage.input_tokens': prompt,
    'gen_ai.usage.output_tokens': completion,
    ...(estimated && { 'tollgate.usage.estimated': true }),
    ...(finish !== undefined && { 'gen_ai.response.finish_reasons': [finish] }),
  })
  spans.end(work.attempt, status === 'ok' ? undefined : status)
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
