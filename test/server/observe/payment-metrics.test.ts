import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../server/observe/log.ts'
import { createMetrics, joinMetrics } from '../../../server/observe/metrics.ts'
import type { Observation } from '../../../server/observations.ts'
import { paymentStates, type PaymentState } from '../../../server/store/tables.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  network,
  startPaymentServer,
  payer,
  secrets,
  settled,
  transaction,
  type PaymentServer,
} from '../../support/servers/operator.ts'
import { metric } from '../../support/servers/process.ts'
import { until } from '../../support/waiting.ts'

const base = 'eip155:8453'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const facilitator = 'https://facilitator.example'

const counted = (
  ...counts: [network: string, state: PaymentState, rows: number, oldest?: number][]
): Observation => ({
  kind: 'paymentsCounted',
  counts: counts.map(([of, state, rows, oldest = 0]) => ({ network: of, state, rows, oldest })),
})

describe('metrics', () => {
  const one = (now: () => number = Date.now) => {
    const metrics = createMetrics({ ledgerQueued: () => 0, now })
    return { ...metrics, text: () => metrics.registry.metrics() }
  }

  test('payments are gauged by network and state, with a zero for every state that is empty or has become it', async () => {
    const { observe, text } = one()
    expect(metric(await text(), 'tollgate_payments'), 'no network is known').toBeUndefined()
    observe(counted([base, 'executed', 41], [base, 'refund_due', 2], [solana, 'executing', 1]))
    const of = async (labels: Record<string, string>) =>
      metric(await text(), 'tollgate_payments', labels)
    expect(await of({ network: base, state: 'executed' })).toBe(41)
    expect(await of({ network: base, state: 'refund_due' })).toBe(2)
    expect(await of({ network: solana, state: 'refund_due' })).toBe(0)
    expect(
      (await text()).split('\n').filter((line) => line.startsWith('tollgate_payments{')),
    ).toHaveLength(2 * (paymentStates.length - 1))
    observe(counted([base, 'executed', 43]))
    expect([
      await of({ network: base, state: 'executed' }),
      await of({ network: base, state: 'refund_due' }),
      await of({ network: solana }),
    ]).toEqual([43, 0, 0])
  })

  test('the oldest payment of unknown outcome ages between two counts, and is 0 when there is none', async () => {
    let now = 1_000_000
    const { observe, text } = one(() => now)
    const ages = async () =>
      [base, solana].map(async (of) =>
        metric(await text(), 'tollgate_payments_oldest_unknown_seconds', { network: of }),
      )
    observe(
      counted(
        [base, 'settle_unknown', 3, 940_000],
        [base, 'settled', 9, 1],
        [solana, 'refund_due', 1, 2],
      ),
    )
    expect(await Promise.all(await ages())).toEqual([60, 0])
    now += 12_500
    expect(await Promise.all(await ages())).toEqual([72.5, 0])
    observe(counted([base, 'settled', 12, 1]))
    expect(await Promise.all(await ages())).toEqual([0, 0])
  })

  test('listings that a catalogue refused are counted, by facilitator', async () => {
    const { observe, text } = one()
    const reason = 'info failed schema validation'
    for (const resource of ['https://a.example.com/x', 'https://a.example.com/y'])
      observe({ kind: 'listingRefused', facilitator, resource, reason })
    const all = await text()
    expect(metric(all, 'tollgate_listings_refused_total', { facilitator })).toBe(2)
    expect(all).not.toContain('a.example.com')
  })

  test('revenue is exact, by network', async () => {
    const { observe, text } = one()
    for (let n = 0; n < 1000; n++)
      observe({ kind: 'paymentSettled', network: base, nano: 100_000_000 })
    observe({ kind: 'paymentSettled', network: solana, nano: 1 })
    expect(metric(await text(), 'tollgate_payments_revenue_usd_total', { network: base })).toBe(100)
    expect(metric(await text(), 'tollgate_payments_revenue_usd_total', { network: solana })).toBe(
      1e-9,
    )
  })

  test('moves are counted by state', async () => {
    const { observe, text } = one()
    for (const state of ['reserved', 'reserved', 'released'] as const)
      observe({ kind: 'paymentMoved', payment: 'a', network: base, state })
    const all = await text()
    const moved = (state: PaymentState | 'released') =>
      metric(all, 'tollgate_payments_moved_total', { network: base, state })
    expect([moved('reserved'), moved('released')]).toEqual([2, 1])
  })

  test('calls of facilitators are counted by outcome, and timed', async () => {
    const { observe, text } = one()
    const call = { kind: 'facilitatorAsked', facilitator } as const
    observe({ ...call, operation: 'verify', outcome: 'ok', ms: 20 })
    observe({ ...call, operation: 'settle', outcome: 'ok', ms: 900 })
    observe({ ...call, operation: 'settle', outcome: 'unknown', ms: 30_000 })
    const all = await text()
    const ofSettle = (name: string, labels: Record<string, string> = {}) =>
      metric(all, `tollgate_facilitator_${name}`, { operation: 'settle', ...labels })
    expect(ofSettle('calls_total', { facilitator, outcome: 'unknown' })).toBe(1)
    expect(ofSettle('call_duration_seconds_count', { facilitator })).toBe(2)
    expect(ofSettle('call_duration_seconds_sum', { facilitator })).toBeCloseTo(30.9, 9)
    expect(ofSettle('call_duration_seconds_bucket', { le: '1' })).toBe(1)
  })

  test('of several processes the rows of their one store are told once, and what each of them did is summed', async () => {
    const processes = [one(() => 100_000), one(() => 100_000), one(() => 100_000)]
    for (const [index, { observe }] of processes.entries()) {
      // The others counted a little earlier, or later.
      observe(
        counted(
          [base, 'refund_due', index === 0 ? 2 : 1],
          [base, 'settle_unknown', 1, index === 0 ? 90_000 : 40_000],
        ),
      )
      observe({ kind: 'paymentSettled', network: base, nano: 2_000_000 })
      observe({ kind: 'paymentMoved', payment: 'a', network: base, state: 'settled' })
      observe({
        kind: 'facilitatorAsked',
        facilitator,
        operation: 'settle',
        outcome: 'ok',
        ms: 1000,
      })
    }
    const all = await joinMetrics(
      await Promise.all(processes.map(({ registry }) => registry.getMetricsAsJSON())),
    )
    expect(metric(all, 'tollgate_payments', { network: base, state: 'refund_due' })).toBe(2)
    expect(metric(all, 'tollgate_payments_oldest_unknown_seconds', { network: base })).toBe(10)
    expect(metric(all, 'tollgate_payments_revenue_usd_total', { network: base })).toBe(0.006)
    expect(metric(all, 'tollgate_payments_moved_total', { network: base, state: 'settled' })).toBe(
      3,
    )
    expect(
      metric(all, 'tollgate_facilitator_calls_total', {
        facilitator,
        operation: 'settle',
        outcome: 'ok',
      }),
    ).toBe(3)
    expect(metric(all, 'tollgate_facilitator_call_duration_seconds_sum', { facilitator })).toBe(3)
  })
})

describe('the log', () => {
  const startLog = (level: 'debug' | 'info' = 'info') => {
    const lines: string[] = []
    const log = createLog(level, { write: (line) => void lines.push(line) })
    return {
      log,
      lines,
      entries: () =>
        lines
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .map(({ time: _time, kind: _kind, ...line }) => line),
    }
  }
  const moved = (state: PaymentState | 'released', reason?: string): Observation => ({
    kind: 'paymentMoved',
    payment: 'a-payment',
    network: base,
    state,
    ...(reason !== undefined && { reason }),
  })

  test('a refund that is due is an error with the payment, a doubt a warning, an end a line, and the steps between only for debugging', () => {
    const { log, entries } = startLog()
    for (const state of ['reserved', 'executing', 'executed', 'settling', 'released'] as const)
      log(moved(state))
    log(moved('settle_unknown', 'timed_out'))
    log(moved('refund_due', 'settled on the chain'))
    log(moved('undecided', 'timed_out; no RPC is configured'))
    for (const state of ['settled', 'failed', 'expired'] as const) log(moved(state))
    const line = { payment: 'a-payment', network: base }
    expect(entries()).toEqual([
      {
        level: 'warn',
        msg: 'settlement unknown',
        ...line,
        state: 'settle_unknown',
        reason: 'timed_out',
      },
      {
        level: 'error',
        msg: 'refund due',
        ...line,
        state: 'refund_due',
        reason: 'settled on the chain',
      },
      {
        level: 'error',
        msg: 'payment undecided: the operator decides',
        ...line,
        state: 'undecided',
        reason: 'timed_out; no RPC is configured',
      },
      ...['settled', 'failed', 'expired'].map((state) => ({
        level: 'info',
        msg: 'payment',
        ...line,
        state,
      })),
    ])
    const debug = startLog('debug')
    for (const state of paymentStates) debug.log(moved(state))
    expect(debug.entries()).toHaveLength(paymentStates.length)
  })

  test('a facilitator that fails is told once, for each thing that it is asked, and once more when it answers again', () => {
    const { log, entries } = startLog()
    const callOf = (
      operation: 'verify' | 'settle',
      outcome: 'ok' | 'refused' | 'unknown',
      of = facilitator,
    ) => log({ kind: 'facilitatorAsked', facilitator: of, operation, outcome, ms: 5 })
    callOf('verify', 'ok')
    for (let n = 0; n < 10; n++) callOf('settle', 'unknown')
    callOf('verify', 'ok')
    callOf('settle', 'ok', 'https://other.example')
    for (let n = 0; n < 3; n++) callOf('settle', 'refused')
    callOf('settle', 'unknown')
    const line = { facilitator, operation: 'settle', ms: 5 }
    expect(entries()).toEqual([
      { level: 'warn', msg: 'facilitator failed', ...line, outcome: 'unknown' },
      { level: 'info', msg: 'facilitator recovered', ...line, outcome: 'refused' },
      { level: 'warn', msg: 'facilitator failed', ...line, outcome: 'unknown' },
    ])
  })
})

describe('a server', () => {
  let paymentServer: PaymentServer
  beforeAll(async () => {
    paymentServer = await startPaymentServer()
    await reconcilePayments()
  })
  afterAll(() => paymentServer.close())

  const of = (state: string) => ({ network, state })
  const scrape = () => paymentServer.gateway.metrics()

  /** One payment that is settled, one of unknown outcome, and one whose refund is due. */
  async function reconcilePayments() {
    // Looked at so often already that the server waits a minute before it does so again.
    const [paid, doubtful] = [
      await paymentServer.put(),
      await paymentServer.put({ created_at: Date.now() - 100_000, looks: 6 }),
    ]
    await paymentServer.put({ state: 'refund_due' })
    expect((await paymentServer.reconcile(paid.id)).body.state).toBe('settled')
    paymentServer.facilitator.settle = (res) => sendJson(res, { ...settled, payer: secrets.answer })
    expect((await paymentServer.reconcile(doubtful.id)).body.state).toBe('settle_unknown')
    await until(
      'the journal is counted',
      async () => metric(await scrape(), 'tollgate_payments', of('settle_unknown')) === 1,
    )
  }

  test('counts the payments of its journal', async () => {
    const text = await scrape()
    expect(
      ['settle_unknown', 'refund_due', 'settling'].map((state) =>
        metric(text, 'tollgate_payments', of(state)),
      ),
    ).toEqual([1, 1, 0])
    const age = metric(text, 'tollgate_payments_oldest_unknown_seconds', { network })
    expect(age).toBeGreaterThanOrEqual(100)
    expect(age).toBeLessThan(400)
  })

  test('counts what it has done', async () => {
    const text = await scrape()
    expect(metric(text, 'tollgate_payments_revenue_usd_total', { network })).toBe(0.002)
    expect(
      ['settled', 'settle_unknown'].map((state) =>
        metric(text, 'tollgate_payments_moved_total', of(state)),
      ),
    ).toEqual([1, 1])
    const calls = (labels: Record<string, string>) =>
      metric(text, 'tollgate_facilitator_calls_total', { outcome: 'ok', ...labels })
    const { url } = paymentServer.facilitator
    expect(calls({ facilitator: url, operation: 'settle' })).toBe(2)
    expect(calls({ operation: 'supported' })).toBe(1)
  })

  test('tells nobody what was signed or answered', async () => {
    const output = (await scrape()) + JSON.stringify(paymentServer.gateway.observed)
    for (const secret of [...Object.values(secrets), payer, transaction])
      expect(output).not.toContain(secret)
  })
})
