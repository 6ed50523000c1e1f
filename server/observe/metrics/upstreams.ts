import type { BreakerState, Gauges, Observers } from '../../observations.ts'
import { durationBuckets, type MetricsFactory } from './series.ts'

const breakerNumbers: Record<BreakerState, number> = { closed: 0, half_open: 1, open: 2 }

/** Gauges of the slots of upstreams that limit their concurrent calls. */
export function addSlotGauges(
  metrics: MetricsFactory,
  slots: Required<Gauges>['upstreamSlots'],
): void {
  const labels: ('upstream' | 'model')[] = ['upstream', 'model']
  metrics.gauge(
    'tollgate_upstream_slots_in_use',
    'Calls in flight that hold a slot of `parallel` of their upstream, or of a deployment (model).',
    {
      labels,
      collect(gauge) {
        gauge.reset()
        for (const { upstream, model, inUse } of slots()) gauge.inc({ upstream, model }, inUse)
      },
    },
  )
  metrics.gauge('tollgate_upstream_slots_waiting', 'Calls that wait for such a slot.', {
    labels,
    collect(gauge) {
      gauge.reset()
      for (const { upstream, model, waiting } of slots()) gauge.inc({ upstream, model }, waiting)
    },
  })
}

/** Counts calls to upstreams and tools, and their tokens. `drained` is by the upstream's name. */
export function createUpstreamMetrics(
  metrics: MetricsFactory,
  drained: () => Record<string, boolean>,
): Observers {
  metrics.gauge(
    'tollgate_upstream_drained',
    'Upstreams that the operator has drained: 1 drained, 0 in use.',
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
  const toolCalls = metrics.counter(
    'tollgate_tool_calls_total',
    "Calls of agents' tools by outcome; cached ones too.",
    ['agent', 'tool', 'outcome', 'cached'],
  )
  return {
    ...tokenObservers(metrics),
    ...attemptObservers(metrics),
    ...hookObservers(metrics),
    toolCalled: ({ agent, tool, outcome, cached }) =>
      toolCalls.inc({ agent, tool, outcome, cached: String(cached) }),
  }
}

function tokenObservers(metrics: MetricsFactory): Observers {
  const tokens = metrics.counter(
    'tollgate_tokens_total',
    'Tokens by model and kind (prompt, completion).',
    ['model', 'kind'],
  )
  const byModel = (name: string, help: string) => metrics.counter(name, help, ['model'])
  const cachedTokens = byModel(
    'tollgate_cached_tokens_total',
    'Prompt tokens read from caches of upstreams, as far as they report them.',
  )
  const cacheWrites = byModel(
    'tollgate_cache_write_tokens_total',
    'Prompt tokens written to caches of upstreams, as far as they report them.',
  )
  const reasoningTokens = byModel(
    'tollgate_reasoning_tokens_total',
    'Reasoning tokens of completions, as far as upstreams report them.',
  )
  const hosted = byModel(
    'tollgate_hosted_calls_total',
    'Calls of hosted tools, which upstreams run.',
  )
  return {
    tokensUsed({ model, prompt, completion, cached, cacheWritten, reasoning, hostedCalls }) {
      tokens.inc({ model, kind: 'prompt' }, prompt)
      tokens.inc({ model, kind: 'completion' }, completion)
      cachedTokens.inc({ model }, cached)
      cacheWrites.inc({ model }, cacheWritten)
      reasoningTokens.inc({ model }, reasoning)
      hosted.inc({ model }, hostedCalls)
    },
  }
}

function hookObservers(metrics: MetricsFactory): Observers {
  const calls = metrics.counter(
    'tollgate_hook_calls_total',
    'Calls of hooks by outcome: allowed, replaced, blocked, or failed without a verdict.',
    ['hook', 'when', 'outcome'],
  )
  const durations = metrics.histogram(
    'tollgate_hook_duration_seconds',
    'Time until a hook gave its verdict, or failed.',
    ['hook'],
    durationBuckets,
  )
  return {
    hookAsked({ hook, when, outcome, ms }) {
      calls.inc({ hook, when, outcome })
      durations.observe({ hook }, ms / 1000)
    },
  }
}

function attemptObservers(metrics: MetricsFactory): Observers {
  const attempts = metrics.counter(
    'tollgate_upstream_attempts_total',
    'Calls to upstreams by outcome.',
    ['upstream', 'model', 'outcome'],
  )
  const breakers = metrics.gauge(
    'tollgate_breaker_state',
    'Breaker of each deployment: 0 closed, 1 half open, 2 open; of several processes the maximum.',
    {
      labels: ['upstream', 'model'],
      aggregator: 'max',
      async collect(gauge) {
        // A breaker that never opened is closed.
        for (const { labels } of (await attempts.get()).values)
          gauge.inc({ upstream: labels.upstream ?? '', model: labels.model ?? '' }, 0)
      },
    },
  )
  const durations = metrics.histogram(
    'tollgate_upstream_attempt_duration_seconds',
    'Time until an upstream responded, or started to stream.',
    ['upstream'],
    durationBuckets,
  )
  const conversations = metrics.counter(
    'tollgate_affinity_calls_total',
    'Calls of conversations by outcome: hit if the first deployment of their order responded, ' +
      'moved if another did.',
    ['model', 'outcome'],
  )
  return {
    upstreamAttempted({ upstream, model, outcome, ms }) {
      attempts.inc({ upstream, model, outcome })
      durations.observe({ upstream }, ms / 1000)
    },
    breakerMoved: ({ upstream, model, state }) =>
      breakers.set({ upstream, model }, breakerNumbers[state]),
    conversationRouted: ({ model, outcome }) => conversations.inc({ model, outcome }),
  }
}
