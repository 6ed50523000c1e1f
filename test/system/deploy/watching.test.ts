import { readFileSync } from 'node:fs'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../../server/observe/metrics.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { post } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { readQuery, seriesOf, type Series } from './promql.ts'

type Alert = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string }
}
type Panel = {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { uid: string }
  targets?: { refId: string; expr: string; legendFormat: string }[]
}
type Dashboard = {
  uid: string
  title: string
  schemaVersion: number
  panels: Panel[]
  templating: { list: { name: string; definition?: string }[] }
}

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const rules = parse(read('deploy/prometheus/alerts.yaml')) as {
  groups: { name: string; rules: Alert[] }[]
} // told apart below
const alerts = rules.groups.flatMap((group) => group.rules)
// Its members are looked at below.
const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard
const targets = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
)

let sandbox: Gateway
let series: Map<string, Series>

/** The metrics of a server after traffic, with those that a healthy server does not report. */
beforeAll(async () => {
  sandbox = await startGateway({ mesh: {} })
  const ask = (stream: boolean) =>
    fetch(`${sandbox.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sandbox.key}` },
      body: JSON.stringify({
        model: 'hermes-3-llama3.1-8b',
        messages: [{ role: 'user', content: 'hi' }],
        stream,
      }),
    })
  await (await ask(false)).text()
  await (await ask(true)).text()
  await post(sandbox.meshUrl, '/mesh_request', {
    api_key: sandbox.key,
    agent_id: 'EchoAgent',
    input: { tool: 'echo', tool_arguments: { text: 'hi' } },
  })
  const paidUrl = `${sandbox.meshUrl}/x402/agents/EchoAgent/echo`
  await until(
    'the sandbox sells',
    async () => (await fetch(paidUrl, { method: 'POST' })).status === 402,
  )
  const client = new x402Client().register(
    'eip155:84532',
    new ExactEvmScheme(privateKeyToAccount(generatePrivateKey())),
  )
  const paid = await wrapFetchWithPayment(fetch, client)(paidUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"hi"}',
  })
  expect(paid.status).toBe(200)
  const metrics = async () => sandbox.metrics()
  await until('the journal was counted', async () =>
    (await metrics()).includes('tollgate_payments_oldest_unknown_seconds{'),
  )

  const faults = createMetrics({
    ledgerQueued: () => 0,
    upstreamSlots: () => [{ upstream: 'one', model: 'm', inUse: 1, waiting: 0 }],
  })
  faults.observe({ kind: 'requestWaited', class: 'keyed', ms: 1 })
  faults.observe({ kind: 'outletSent', outlet: 'siem', events: 1 })
  faults.observe({
    kind: 'outletMeasured',
    outlet: 'siem',
    unsent: 0,
    dropped: 0,
    isStopped: false,
  })
  faults.observe({
    kind: 'hookAsked',
    hook: 'pii',
    when: 'before',
    outcome: 'allowed',
    model: 'm',
    keyId: 'k',
    ms: 1,
    requestId: 'r',
  })
  faults.observe({
    kind: 'contractBroken',
    service: 'gateway',
    operation: 'listModels',
    status: 200,
    detail: '',
    requestId: 'r',
  })
  faults.observe({
    kind: 'requestEnded',
    service: 'gateway',
    operation: 'listModels',
    status: 500,
    ms: 1,
    requestId: 'r',
    bytesIn: 0,
  })
  faults.observe({
    kind: 'facilitatorAsked',
    facilitator: 'http://facilitator.test',
    operation: 'settle',
    outcome: 'unknown',
    ms: 1,
  })
  faults.observe({
    kind: 'listingRefused',
    facilitator: 'http://facilitator.test',
    resource: 'http://127.0.0.1:8081/x402/agents/EchoAgent/echo',
    reason: 'info failed schema validation',
  })
  faults.observe({
    kind: 'upstreamAttempted',
    upstream: 'one',
    model: 'm',
    outcome: 'upstream_status_500',
    ms: 1,
    requestId: 'r',
  })
  faults.observe({ kind: 'conversationRouted', model: 'm', outcome: 'moved' })
  const served = await metrics()
  faults.observe({
    kind: 'idempotencyKeyUsed',
    service: 'gateway',
    operation: 'createChatCompletion',
    outcome: 'kept',
  })
  const declared = (text: string) =>
    [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name).toSorted()
  const other = await faults.registry.metrics()
  expect(declared(other), 'both are the same metrics').toEqual(declared(served))
  series = seriesOf(`${served}\n${other}`)
  // What Prometheus itself knows of what it scrapes.
  series.set('up', { labels: new Set(), values: new Map() })
})
afterAll(() => sandbox.stop())

/** Set by Prometheus on everything that it scrapes. */
const ofScraping = ['job', 'instance']
const labelsOf = (metrics: string[]) =>
  new Set([...ofScraping, ...metrics.flatMap((metric) => [...(series.get(metric)?.labels ?? [])])])

/** What is wrong with a query; nothing when it could have an answer. */
function faultsOf(text: string): string[] {
  const { metrics, matchers, grouped } = readQuery(
    text.replaceAll('$__rate_interval', '5m').replaceAll('$__range', '1h'),
  )
  const faults = metrics
    .filter((metric) => !series.has(metric))
    .map((metric) => `there is no metric ${metric}`)
  if (metrics.length === 0) faults.push('it names no metric')
  for (const { metric, label, value, isRegExp } of matchers) {
    if (!labelsOf([metric]).has(label)) faults.push(`${metric} has no label ${label}`)
    if (value.startsWith('$') || ofScraping.includes(label)) continue
    const values = [...(series.get(metric)?.values.get(label) ?? [])]
    if (!values.some((one) => (isRegExp ? new RegExp(`^(?:${value})$`).test(one) : one === value)))
      faults.push(`${metric} has no ${label} ${value}`)
  }
  for (const { labels, metrics: within } of grouped)
    faults.push(
      ...labels
        .filter((label) => !labelsOf(within).has(label))
        .map((label) => `none of ${within} has a label ${label}`),
    )
  return faults
}

/** Labels that the answer of a query has for certain. */
function resultLabels(text: string): Set<string> {
  const { metrics, grouped } = readQuery(text.replaceAll('$__rate_interval', '5m'))
  const [outer] = grouped
  return outer ? new Set(outer.labels) : labelsOf(metrics)
}

test('a query that names what there is not is found out', () => {
  expect(faultsOf('sum(rate(tollgate_requests_totals[5m]))')).toEqual([
    'there is no metric tollgate_requests_totals',
  ])
  expect(faultsOf('sum by (model) (rate(tollgate_requests_total{state="x"}[5m]))')).toEqual([
    'tollgate_requests_total has no label state',
    'tollgate_requests_total has no state x',
    'none of tollgate_requests_total has a label model',
  ])
  expect(faultsOf('tollgate_payments{state="refund"}')).toEqual([
    'tollgate_payments has no state refund',
  ])
  expect(() => faultsOf('sum(rate(tollgate_requests_total[5m])')).toThrow('is no query')
})

describe('alerts', () => {
  test.each(alerts.map((one) => [one.alert, one] as const))(
    '%s asks for what there is, and says it in words',
    (name, { expr, for: lasts, labels, annotations }) => {
      expect(faultsOf(expr)).toEqual([])
      expect(name).toMatch(/^Tollgate[A-Z][A-Za-z]+$/)
      expect(lasts ?? '0s').toMatch(/^\d+[sm]$/)
      expect(['page', 'ticket']).toContain(labels.severity)
      const summaryLabels = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(
        ([, label = '']) => label,
      )
      expect(
        summaryLabels.filter((label) => !resultLabels(expr).has(label)),
        'labels that the answer does not have',
      ).toEqual([])
    },
  )

  test('are exactly those that docs/monitoring.md explains', () => {
    const alertNames = [...read('docs/monitoring.md').matchAll(/`(Tollgate[A-Z][A-Za-z]+)`/g)].map(
      ([, name]) => name,
    )
    expect([...new Set(alertNames)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })

  test('say nothing that Prometheus does not know, which refuses a file for one wrong name', () => {
    const names = (all: object[]) => [...new Set(all.flatMap((one) => Object.keys(one)))].toSorted()
    expect(names([rules])).toEqual(['groups'])
    expect(names(rules.groups)).toEqual(['name', 'rules'])
    expect(names(alerts)).toEqual(['alert', 'annotations', 'expr', 'for', 'labels'])
    expect(names(alerts.flatMap(({ labels, annotations }) => [labels, annotations]))).toEqual([
      'severity',
      'summary',
    ])
  })

  test('have names of their own, and Prometheus finds them', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    expect(parse(read('deploy/prometheus/prometheus.yaml'))).toEqual({
      global: { scrape_interval: '15s', evaluation_interval: '15s' },
      rule_files: ['alerts.yaml'],
      scrape_configs: [
        {
          job_name: 'tollgate',
          metrics_path: '/metrics',
          authorization: {
            type: 'Bearer',
            credentials_file: '/etc/prometheus/secrets/tollgate-metrics-token',
          },
          static_configs: [{ targets: ['tollgate-1:8090', 'tollgate-2:8090'] }],
        },
      ],
    })
  })
})

test('docs/monitoring.md explains exactly our metrics', () => {
  const guide = read('docs/monitoring.md')
  const metricNames = [...guide.matchAll(/^\| `(tollgate_[a-z_]+)` \|/gm)].map(([, name]) => name)
  const all = createMetrics({ ledgerQueued: () => 0 }).registry.getMetricsAsArray()
  const own = all
    .map(({ name }) => name)
    .filter((name) => !/^tollgate_(process|nodejs)_/.test(name))
  expect(metricNames.toSorted()).toEqual(own.toSorted())
})

describe('the dashboard', () => {
  test.each(targets.map((one) => [`${one.title}: ${one.legendFormat}`, one] as const))(
    '%s',
    (_name, { expr, legendFormat }) => {
      expect(faultsOf(expr)).toEqual([])
      const legendLabels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, label = '']) => label,
      )
      expect(
        legendLabels.filter((label) => !resultLabels(expr).has(label)),
        'labels that the answer does not have',
      ).toEqual([])
    },
  )

  test('can be imported: panels have ids, places that do not overlap, and the data source that is chosen', () => {
    const { panels } = dashboard
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const [at, one] of panels.entries()) {
      const { x, y, w, h } = one.gridPos
      expect(x + w, one.title).toBeLessThanOrEqual(24)
      for (const { title, gridPos: other } of panels.slice(at + 1))
        expect(
          x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h,
          `${one.title} and ${title} overlap`,
        ).toBe(false)
      if (one.type === 'row') continue
      expect(one.datasource?.uid).toBe('${datasource}')
      expect(one.targets?.length, one.title).toBeGreaterThan(0)
    }
    expect(dashboard).toMatchObject({ uid: 'tollgate', title: 'Tollgate', schemaVersion: 39 })
  })

  test('lets one choose among replicas that there are', () => {
    const definitions = dashboard.templating.list.flatMap(({ definition }) => definition ?? [])
    expect(definitions).toEqual(['label_values(tollgate_ready, instance)'])
    expect(series.has('tollgate_ready')).toBe(true)
  })

  test('shows every metric of ours', () => {
    const shown = new Set(
      targets.flatMap(({ expr }) =>
        readQuery(expr.replaceAll('$__rate_interval', '5m')).metrics.map((name) =>
          name.replace(/_bucket$/, ''),
        ),
      ),
    )
    const ours = [...series.keys()]
      .filter(
        (name) =>
          name.startsWith('tollgate_') && !/^tollgate_(nodejs|process)_|_(sum|count)$/.test(name),
      )
      .map((name) => name.replace(/_bucket$/, ''))
    expect(ours.filter((name) => !shown.has(name))).toEqual([])
  })
})
