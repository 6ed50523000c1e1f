import { metrics, trace, type Attributes } from '@opentelemetry/api'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
  type Histogram,
} from '@opentelemetry/sdk-metrics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSpans } from '../../support/data/recorded-spans.ts'
import { startMesh, type Mesh } from '../../support/servers/mesh.ts'
import {
  completion,
  goodEvents,
  openEvents,
  sendError,
  sendJson,
} from '../../support/upstreams/model-server.ts'

const model = 'hermes-3-llama3.1-8b'
const failing = 'mistralai/mistral-7b-instruct'

let mesh: Mesh
const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 1e9 })
beforeAll(async () => {
  registerSpans()
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }))
  mesh = await startMesh(
    (_req, res, { body }) => {
      if (body.model === failing) return sendError(res, 500)
      if (body.stream) return void openEvents(res).end(goodEvents('Hel', 'lo'))
      sendJson(res, 200, completion('Hello'))
    },
    (_req, res) => sendJson(res, 200, {}),
    {
      env: { TOLLGATE_TRACING_ENABLED: 'true', TOLLGATE_TRACING_METRICS: 'true' },
      retry: { attempts: 1 },
    },
  )
})
afterAll(async () => {
  trace.disable()
  metrics.disable()
  await mesh.close()
})

/** The points of a histogram: their attributes, numbers and sums. */
async function pointsOf(name: string) {
  exporter.reset()
  await reader.forceFlush()
  const all = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics)
  const metric = all.flatMap((scope) => scope.metrics).find((one) => one.descriptor.name === name)
  if (!metric) throw new Error(`there is no ${name}`)
  return metric.dataPoints.map(({ attributes, value }) => ({
    attributes: attributes as Attributes,
    ...(value as Histogram),
    unit: metric.descriptor.unit,
  }))
}

async function ask(body: object) {
  const reply = await fetch(`${mesh.gateway.url}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${mesh.gateway.key}`,
    },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'hi' }], ...body }),
  })
  await reply.text()
}

test('tokens, durations and first tokens are metrics of the GenAI conventions', async () => {
  await ask({})
  await ask({ stream: true })
  await ask({ model: failing })
  const of = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'model',
    'gen_ai.request.model': model,
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(mesh.model.base_url).port),
  }
  const tokens = await pointsOf('gen_ai.client.token.usage')
  expect(tokens).toMatchObject([
    { attributes: { ...of, 'gen_ai.token.type': 'input' }, count: 2, sum: 24, unit: '{token}' },
    { attributes: { ...of, 'gen_ai.token.type': 'output' }, count: 2, sum: 6 },
  ])
  expect(tokens[0]?.buckets.boundaries.slice(0, 4)).toEqual([1, 4, 16, 64])
  const durations = await pointsOf('gen_ai.client.operation.duration')
  expect(durations).toMatchObject([
    { attributes: of, count: 2, unit: 's' },
    {
      attributes: { 'gen_ai.request.model': failing, 'error.type': 'upstream_status_500' },
      count: 1,
    },
  ])
  const first = await pointsOf('gen_ai.server.time_to_first_token')
  expect(first).toMatchObject([{ attributes: of, count: 1, unit: 's' }])
})
