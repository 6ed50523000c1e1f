import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client'
import type { BreakerState, Gauges, Observation, ShedReason, StoreName } from '../observations.ts'
import { linesDropped } from './output.ts'
import { createPaymentMetrics } from './payment-metrics.ts'

export type Metrics = {
  observe(observation: Observation): void
  registry: Registry
}

const seconds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300,
]
const stores = [
  'keys',
  'ledger',
  'tasks',
  'payments',
  'limits',
  'idempotency',
] as const satisfies StoreName[]
const shedReasons = ['concurrency', 'event_loop', 'heap', 'bodies'] as const satisfies ShedReason[]
const breakerNumbers: Record<BreakerState, number> = { closed: 0, half_open: 1, open: 2 }

/** Which observations are counted, and as what. Labels come from the contract and the configuration only, so that their number is bounded. */
export function createMetrics({
  ledgerQueued,
  requests: admitted = () => ({ inFlight: 0, waiting: 0, bodyBytes: 0 }),
  ready = async () => ({ ready: true, parts: {} }),
  drained = () => ({}),
  now = Date.now,
}: Gauges): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // A look at the event loop wakes the process; a hundred a second, the default, would be most of what it costs idle.
  collectDefaultMetrics({
    register: registry,
    prefix: 'tollgate_',
    eventLoopMonitoringPrecision: 50,
  })

  const requests = new Counter({
    name: 'tollgate_requests_total',
    help: 'Requests by service, operation and status.',
    labelNames: ['service', 'operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'tollgate_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its reply.',
    labelNames: ['service', 'operation'],
    buckets: seconds,
    registers,
  })
  const firstTokens = new Histogram({
    name: 'tollgate_time_to_first_token_seconds',
    help: 'Time from the headers of a streaming request to the head of its reply.',
    labelNames: ['service', 'operation'],
    buckets: seconds,
    registers,
  })
  const tokens = new Counter({
    name: 'tollgate_tokens_total',
    help: 'Tokens by model and kind (prompt, completion).',
    labelNames: ['model', 'kind'],
    registers,
  })
  const attempts = new Counter({
    name: 'tollgate_upstream_attempts_total',
    help: 'Calls to upstreams by outcome.',
    labelNames: ['upstream', 'model', 'outcome'],
    registers,
  })
  const attemptDurations = new Histogram({
    name: 'tollgate_upstream_attempt_duration_seconds',
    help: 'Time until an upstream had answered, or begun to stream.',
    labelNames: ['upstream'],
    buckets: seconds,
    registers,
  })
  const tools = new Counter({
    name: 'tollgate_tool_calls_total',
    help: "Calls of agents' tools by outcome; cached ones too.",
    labelNames: ['agent', 'tool', 'outcome', 'cached'],
    registers,
  })
  const breakers = new Gauge({
    name: 'tollgate_breaker_state',
    help: 'Breaker of each deployment: 0 closed, 1 half open, 2 open; of several processes the worst.',
    labelNames: ['upstream', 'model'],
    registers,
    aggregator: 'max',
  })
  new Gauge({
    name: 'tollgate_upstream_drained',
    help: 'Upstreams that the operator has taken out of use: 1 drained, 0 in use.',
    labelNames: ['upstream'],
    registers,
    aggregator: 'max',
    collect() {
      this.reset()
      for (const [upstream, isDrained] of Object.entries(drained()))
        this.set({ upstream }, isDrained ? 1 : 0)
    },
  })
  const openStreams = new Gauge({
    name: 'tollgate_open_streams',
    help: 'Streams being sent.',
    registers,
  })
  const broken = new Counter({
    name: 'tollgate_contract_broken_total',
    help: 'Replies of ours that broke the contract.',
    labelNames: ['service', 'operation'],
    registers,
  })
  const bugs = new Counter({
    name: 'tollgate_internal_errors_total',
    help: 'Faults of the server itself.',
    registers,
  })
  const dropped = new Counter({
    name: 'tollgate_usage_rows_dropped_total',
    help: 'Ledger rows that were lost; anything but 0 is an alarm.',
    registers,
  })
  new Counter({
    name: 'tollgate_log_lines_dropped_total',
    help: 'Log lines that standard output did not take.',
    registers,
    collect() {
      setTo(this, linesDropped())
    },
  })
  new Gauge({
    name: 'tollgate_ledger_queued_rows',
    help: 'Ledger rows on the spool and not yet in the store.',
    registers,
    collect() {
      this.set(ledgerQueued())
    },
  })
  new Gauge({
    name: 'tollgate_requests_in_flight',
    help: 'Requests being worked on, streams until they end.',
    registers,
    collect() {
      this.set(admitted().inFlight)
    },
  })
  new Gauge({
    name: 'tollgate_requests_waiting',
    help: 'Requests that wait for one of the places of admission.concurrent.',
    registers,
    collect() {
      this.set(admitted().waiting)
    },
  })
  new Gauge({
    name: 'tollgate_request_body_bytes',
    help: 'Bytes in memory of request bodies larger than 16 KiB, which admission.body_bytes bounds.',
    registers,
    collect() {
      this.set(admitted().bodyBytes)
    },
  })
  const shed = new Counter({
    name: 'tollgate_requests_shed_total',
    help: 'Requests refused with 503 for overload, by what there was too much of (concurrency, event_loop, heap, bodies) and class (paid, keyed).',
    labelNames: ['reason', 'class'],
    registers,
  })
  for (const reason of shedReasons)
    for (const kind of ['paid', 'keyed']) shed.inc({ reason, class: kind }, 0)
  /** Asked once for both gauges, of which the first is collected first. */
  let told: ReturnType<typeof ready> | undefined
  new Gauge({
    name: 'tollgate_ready',
    help: 'Whether this replica should be sent requests: 1 or 0; of several processes the worst.',
    registers,
    aggregator: 'min',
    async collect() {
      told = ready()
      this.set((await told).ready ? 1 : 0)
    },
  })
  new Gauge({
    name: 'tollgate_part_ok',
    help: 'Parts that requests need: 1 well, 0 not, which need not make it unready; of several processes the worst.',
    labelNames: ['part'],
    registers,
    aggregator: 'min',
    async collect() {
      // What a worker tells of its own parts is joined with this.
      for (const [part, { ok }] of Object.entries((await told)?.parts ?? {}))
        if (!part.startsWith('worker ')) this.set({ part }, ok ? 1 : 0)
    },
  })
  const failing = new Gauge({
    name: 'tollgate_store_failing',
    help: 'Stores that do not do what they were asked: 1 failing, 0 well.',
    labelNames: ['store'],
    registers,
    aggregator: 'max',
  })
  // An alarm needs a zero to rise from.
  for (const store of stores) failing.set({ store }, 0)
  const budgets = new Counter({
    name: 'tollgate_budgets_nearly_spent_total',
    help: 'Budgets of which four fifths were spent: of keys, or of a cap of the configuration by its name; the log tells which key.',
    labelNames: ['of'],
    registers,
  })
  budgets.inc({ of: 'keys' }, 0)
  const named = new Counter({
    name: 'tollgate_idempotency_keys_total',
    help: 'Requests with an Idempotency-Key by what became of them: kept, not_kept (answered, but the reply could not be kept), failed, replayed, running (refused while their twin ran), bound (refused: another body).',
    labelNames: ['service', 'operation', 'outcome'],
    registers,
  })
  const reloads = new Counter({
    name: 'tollgate_config_reloads_total',
    help: 'Times that the configuration was read again, by outcome (applied, refused).',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['applied', 'refused']) reloads.inc({ outcome }, 0)
  const refused = new Gauge({
    name: 'tollgate_config_refused',
    help: 'Whether the configuration was refused when it was last read again: 1 refused, the one before stays in force.',
    registers,
    aggregator: 'max',
  })
  const loadedAt = new Gauge({
    name: 'tollgate_config_loaded_timestamp_seconds',
    help: 'When the configuration in force was read; of several processes the earliest.',
    registers,
    aggregator: 'min',
  })
  loadedAt.set(now() / 1000)
  const payments = createPaymentMetrics(registers, now)

  // Looking labels up by text on every request costs more than the counting: each combination is kept.
  const byRequest = new Map<
    string,
    {
      count: Counter.Internal
      duration: Histogram.Internal<string>
      firstToken: Histogram.Internal<string>
    }
  >()
  const requestSeries = (service: string, operation: string, status: number) => {
    const name = `${service} ${operation} ${status}`
    const known = byRequest.get(name)
    if (known) return known
    const series = {
      count: requests.labels(service, operation, String(status)),
      duration: durations.labels(service, operation),
      firstToken: firstTokens.labels(service, operation),
    }
    byRequest.set(name, series)
    return series
  }
  const byAttempt = new Map<
    string,
    { count: Counter.Internal; duration: Histogram.Internal<string> }
  >()
  const attemptSeries = (upstream: string, model: string, outcome: string) => {
    const name = `${upstream} ${model} ${outcome}`
    const known = byAttempt.get(name)
    if (known) return known
    const series = {
      count: attempts.labels(upstream, model, outcome),
      duration: attemptDurations.labels(upstream),
    }
    // A breaker that never moved is closed.
    breakers.inc({ upstream, model }, 0)
    byAttempt.set(name, series)
    return series
  }
  const byTool = new Map<string, Counter.Internal>()
  const toolSeries = (agent: string, tool: string, outcome: string, cached: boolean) => {
    const name = `${agent} ${tool} ${outcome} ${cached}`
    const known = byTool.get(name)
    if (known) return known
    const series = tools.labels(agent, tool, outcome, String(cached))
    byTool.set(name, series)
    return series
  }
  const byModel = new Map<string, { prompt: Counter.Internal; completion: Counter.Internal }>()
  const modelSeries = (model: string) => {
    const known = byModel.get(model)
    if (known) return known
    const series = {
      prompt: tokens.labels(model, 'prompt'),
      completion: tokens.labels(model, 'completion'),
    }
    byModel.set(model, series)
    return series
  }

  return {
    registry,
    observe(observation) {
      switch (observation.kind) {
        case 'requestEnded': {
          const series = requestSeries(
            observation.service,
            observation.operation,
            observation.status,
          )
          series.count.inc()
          series.duration.observe(observation.ms / 1000)
          if (observation.ttftMs !== undefined) series.firstToken.observe(observation.ttftMs / 1000)
          return
        }
        case 'tokensUsed': {
          const series = modelSeries(observation.model)
          series.prompt.inc(observation.prompt)
          series.completion.inc(observation.completion)
          return
        }
        case 'upstreamAttempted': {
          const series = attemptSeries(observation.upstream, observation.model, observation.outcome)
          series.count.inc()
          series.duration.observe(observation.ms / 1000)
          return
        }
        case 'toolCalled':
          return toolSeries(
            observation.agent,
            observation.tool,
            observation.outcome,
            observation.cached,
          ).inc()
        case 'breakerMoved':
          return breakers.set(
            { upstream: observation.upstream, model: observation.model },
            breakerNumbers[observation.state],
          )
        case 'streamOpened':
          return openStreams.inc()
        case 'streamClosed':
          return openStreams.dec()
        case 'contractBroken':
          return broken.inc({ service: observation.service, operation: observation.operation })
        case 'bugMet':
          return bugs.inc()
        case 'storeFailed':
        case 'storeRecovered':
          return failing.set(
            { store: observation.store },
            observation.kind === 'storeFailed' ? 1 : 0,
          )
        case 'requestShed':
          return shed.inc({ reason: observation.reason, class: observation.class })
        case 'budgetNearlySpent':
          return budgets.inc({ of: observation.cap ?? 'keys' })
        case 'idempotencyKeyUsed':
          return named.inc({
            service: observation.service,
            operation: observation.operation,
            outcome: observation.outcome,
          })
        case 'configReloaded':
          reloads.inc({ outcome: 'applied' })
          refused.set(0)
          return loadedAt.set(now() / 1000)
        case 'configRefused':
          reloads.inc({ outcome: 'refused' })
          return refused.set(1)
        case 'rowsDropped':
          return dropped.inc(observation.rows)
        default:
          return payments.observe(observation)
      }
    },
  }
}

function setTo(counter: Counter, total: number): void {
  counter.reset()
  counter.inc(total)
}

/** One process's metrics, as they travel between processes. */
export type MetricsPart = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The metrics of several processes as one text, our own first: counts are summed, and what all of them read from the store is taken once. */
export const joinMetrics = (parts: MetricsPart[]): Promise<string> =>
  AggregatorRegistry.aggregate(parts as object[]).metrics()
