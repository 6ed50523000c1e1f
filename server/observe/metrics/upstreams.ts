import type { Gauge } from 'prom-client'
import type { BreakerState, ObservationOf } from '../../observations.ts'
import { cachedSeries, durationBuckets, type MetricsFactory } from './series.ts'
import type { Observers } from '../observers.ts'

const breakerNumbers: Record<BreakerState, number> = { closed: 0, half_open: 1, open: 2 }

/** Counts calls to upstreams and tools. `drained` is by the upstream's name. */
export function createUpstreamMetrics(
  metrics: MetricsFactory,
  drained: () => Record<string, boolean>,
): Observers {
  const breakers = metrics.gauge(
    'tollgate_breaker_state',
    'Breaker of each deployment: 0 closed, 1 half open, 2 open; of several processes the worst.',
    { labels: ['upstream', 'model'], aggregator: 'max' },
  )
  metrics.gauge(
    'tollgate_upstream_drained',
    'Upstreams that the operator has taken out of use: 1 drained, 0 in use.',
    {
      labels: ['upstream'],
      aggregator: 'max',
      collect(gauge) {
        gauge.reset()
        for (const [upstream, isDrained] of Object.entries(drained()))
          gauge.set({ upstream }, isDrained ? 1 : 0)
      },
    },
  )
  const byModel = modelSeries(metrics)
  const byConversation = conversationSeries(metrics)
  const byAttempt = attemptSeries(metrics, breakers)
  const byTool = toolSeries(metrics)
  return {
    tokensUsed(observation) {
      const series = byModel(observation)
      series.prompt.inc(observation.prompt)
      series.completion.inc(observation.completion)
      series.cached.inc(observation.cached)
      series.cacheWritten.inc(observation.cacheWritten)
      series.reasoning.inc(observation.reasoning)
      series.hostedCalls.inc(observation.hostedCalls)
    },
    conversationRouted: (observation) => byConversation(observation).inc(),
    upstreamAttempted(observation) {
      const series = byAttempt(observation)
      series.count.inc()
      series.duration.observe(observation.ms / 1000)
    },
    toolCalled: (observation) => byTool(observation).inc(),
    breakerMoved: ({ upstream, model, state }) =>
      breakers.set({ upstream, model }, breakerNumbers[state]),
  }
}

function modelSeries(metrics: MetricsFactory) {
  const tokens = metrics.keptCounter(
    'tollgate_tokens_total',
    'Tokens by model and kind (prompt, completion).',
    ['model', 'kind'],
  )
  const byModel = (name: string, help: string) => metrics.keptCounter(name, help, ['model'])
  const cached = byModel(
    'tollgate_cached_tokens_total',
    'Prompt tokens that upstreams had in their caches, as far as they count them.',
  )
  const cacheWritten = byModel(
    'tollgate_cache_write_tokens_total',
    'Prompt tokens that upstreams wrote to their caches, as far as they count them.',
  )
  const reasoning = byModel(
    'tollgate_reasoning_tokens_total',
    'Completion tokens of reasoning, as far as upstreams count them.',
  )
  const hostedCalls = byModel(
    'tollgate_hosted_calls_total',
    'Calls of tools that upstreams run themselves.',
  )
  return cachedSeries(['model'], ({ model }: ObservationOf<'tokensUsed'>) => ({
    prompt: tokens.labels(model, 'prompt'),
    completion: tokens.labels(model, 'completion'),
    cached: cached.labels(model),
    cacheWritten: cacheWritten.labels(model),
    reasoning: reasoning.labels(model),
    hostedCalls: hostedCalls.labels(model),
  }))
}

function conversationSeries(metrics: MetricsFactory) {
  const calls = metrics.keptCounter(
    'tollgate_affinity_calls_total',
    'Calls of conversations by outcome: hit at the first deployment of their order, moved at ' +
      'another.',
    ['model', 'outcome'],
  )
  return cachedSeries(
    ['model', 'outcome'],
    ({ model, outcome }: ObservationOf<'conversationRouted'>) => calls.labels(model, outcome),
  )
}

function attemptSeries(metrics: MetricsFactory, breakers: Gauge<'upstream' | 'model'>) {
  const attempts = metrics.keptCounter(
    'tollgate_upstream_attempts_total',
    'Calls to upstreams by outcome.',
    ['upstream', 'model', 'outcome'],
  )
  const durations = metrics.keptHistogram(
    'tollgate_upstream_attempt_duration_seconds',
    'Time until an upstream had answered, or begun to stream.',
    ['upstream'],
    durationBuckets,
  )
  return cachedSeries(
    ['upstream', 'model', 'outcome'],
    ({ upstream, model, outcome }: ObservationOf<'upstreamAttempted'>) => {
      // A breaker that never opened is closed.
      breakers.inc({ upstream, model }, 0)
      return {
        count: attempts.labels(upstream, model, outcome),
        duration: durations.labels(upstream),
      }
    },
  )
}

function toolSeries(metrics: MetricsFactory) {
  const calls = metrics.keptCounter(
    'tollgate_tool_calls_total',
    "Calls of agents' tools by outcome; cached ones too.",
    ['agent', 'tool', 'outcome', 'cached'],
  )
  return cachedSeries(
    ['agent', 'tool', 'outcome', 'cached'],
    ({ agent, tool, outcome, cached }: ObservationOf<'toolCalled'>) =>
      calls.labels(agent, tool, outcome, String(cached)),
  )
}
