import type { Attributes } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** The tokens of an attempt that has ended. */
export type AttemptTokens = { prompt: number; completion: number }

/** Records the metrics of OpenTelemetry's GenAI conventions. Durations are in milliseconds. */
export type GenAiMetrics = {
  /** An attempt that has ended; `error` is why it failed. */
  attemptEnded(attributes: Attributes, ms: number, tokens?: AttemptTokens, error?: string): void
  /** The first token of a stream, after the request of its caller. */
  firstToken(attributes: Attributes, ms: number): void
}

/** The boundaries of buckets that the conventions recommend. */
const boundaries = {
  tokens: Array.from({ length: 14 }, (_, power) => 4 ** power),
  duration: Array.from({ length: 14 }, (_, power) => 0.01 * 2 ** power),
  firstToken: [
    0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
  ],
}

/** Metrics of the SDK that the operator has registered; without one they go nowhere. */
export function genAiMetrics({ metrics }: Api): GenAiMetrics {
  const meter = metrics.getMeter('tollgate')
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(`gen_ai.${name}`, { unit, advice: { explicitBucketBoundaries } })
  const tokenUsage = histogram('client.token.usage', '{token}', boundaries.tokens)
  const duration = histogram('client.operation.duration', 's', boundaries.duration)
  const firstToken = histogram('server.time_to_first_token', 's', boundaries.firstToken)
  return {
    attemptEnded(attributes, ms, tokens, error) {
      duration.record(ms / 1000, {
        ...attributes,
        ...(error !== undefined && { 'error.type': error }),
      })
      if (!tokens) return
      tokenUsage.record(tokens.prompt, { ...attributes, 'gen_ai.token.type': 'input' })
      tokenUsage.record(tokens.completion, { ...attributes, 'gen_ai.token.type': 'output' })
    },
    firstToken: (attributes, ms) => firstToken.record(ms / 1000, attributes),
  }
}

export const noMetrics: GenAiMetrics = { attemptEnded() {}, firstToken() {} }
