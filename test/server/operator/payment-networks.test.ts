import { describe, expect, onTestFinished, test } from 'vitest'
import { findPayment } from '../../../server/store/queries/payments.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { until } from '../../support/waiting.ts'
import {
  network,
  startPaymentServer,
  startScriptedFacilitator,
  type Payment,
  type PaymentServer,
} from '../../support/servers/operator.ts'

type List = { payments: Payment[]; next: string | null }

const hourMs = 3_600_000

/** A server of its own for one test. */
async function testPaymentServer(
  ...args: Parameters<typeof startPaymentServer>
): Promise<PaymentServer> {
  const own = await startPaymentServer(...args)
  onTestFinished(() => own.close())
  return own
}

test('a server that takes no payments any more lists the old ones, looks at none, and is ready', async () => {
  const { put, operate, reconcile, gateway, facilitator } = await testPaymentServer({
    payments: { networks: {} },
  })
  const { id } = await put({ state: 'refund_due' })
  expect(
    (await operate<List>('GET', '/payments')).body.payments.map((payment) => payment.id),
  ).toEqual([id])
  expect((await operate('GET', `/payments/${id}`)).body.state).toBe('refund_due')
  const { status, headers, body } = await reconcile(id)
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '60'])
  expect(body.message).toContain('accepts no payments')
  const ready = await fetch(`${gateway.operatorUrl}/readyz`)
  expect([ready.status, Object.keys(((await ready.json()) as { parts: object }).parts)]).toEqual([
    200,
    expect.not.arrayContaining(['payments']),
  ])
  expect(facilitator.settles).toBe(0)
})

describe('a server that no longer takes payments on a network', () => {
  /** Starts one with payments whose facilitator it does not have any more. */
  async function startWithLeftPayments() {
    const {
      put,
      store,
      folder,
      gateway: former,
    } = await testPaymentServer({
      payments: { networks: {} },
    })
    const expired = { valid_before: Date.now() - hourMs, look_at: Date.now() - hourMs }
    const keys = {
      unsubmitted: (await put({ state: 'executed', attempts: 0, ...expired })).key,
      submitted: (await put({ state: 'settling', ...expired })).key,
      valid: (await put({ state: 'executed', attempts: 0, look_at: 1 })).key,
    }
    await former.stop()
    const gateway = await startGateway({
      store: store.url ?? folder,
      payments: { networks: {} },
      upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'none' }] },
    })
    onTestFinished(() => gateway.stop())
    const find = (payment: keyof typeof keys) => findPayment(store.journal, keys[payment])
    return { gateway, find }
  }

  test('decides what is left there as far as it can', async () => {
    const { find } = await startWithLeftPayments()
    await until(
      'they are decided',
      async () =>
        (await find('submitted'))?.state === 'undecided' &&
        (await find('unsubmitted'))?.state === 'expired' &&
        (await find('valid'))?.state === 'settle_unknown',
    )
    expect(await find('valid')).toMatchObject({
      attempts: 0,
      reason: 'no facilitator is configured for this network any more',
    })
  })

  test('reports what is left there, counts it, and is ready', async () => {
    const { gateway } = await startWithLeftPayments()
    const reports = () => gateway.observed.filter(({ kind }) => kind === 'paymentsLeft')
    await until('it is reported', () => reports().length > 0)
    expect(reports()).toEqual([{ kind: 'paymentsLeft', network, rows: expect.any(Number) }])
    await until('it is counted', async () =>
      /tollgate_payments\{network="eip155:84532",state="undecided"\} 1/.test(
        await gateway.metrics(),
      ),
    )
    expect((await fetch(`${gateway.operatorUrl}/readyz`)).status).toBe(200)
  })
})

test('a server whose facilitator was not heard is ready all the same, and says that it was not', async () => {
  const facilitator = await startScriptedFacilitator()
  const { supported } = facilitator
  facilitator.supported = (res) => sendJson(res, { error: 'starting' }, 503)
  const { gateway } = await testPaymentServer({}, facilitator)
  const ready = async () => {
    const reply = await fetch(`${gateway.operatorUrl}/readyz`)
    // The operator contract says so.
    return { status: reply.status, ...((await reply.json()) as { parts: Record<string, unknown> }) }
  }
  await until('the facilitator has refused', async () =>
    JSON.stringify((await ready()).parts['payments']).includes('status_503'),
  )
  expect(await ready()).toMatchObject({
    status: 200,
    ready: true,
    parts: {
      payments: {
        ok: false,
        detail: `the facilitator ${facilitator.url} has not responded: status_503`,
      },
      keys: { ok: true },
      ledger: { ok: true },
      clock: { ok: true },
    },
  })
  facilitator.supported = supported
  await until(
    'it was heard',
    async () => JSON.stringify((await ready()).parts['payments']) === '{"ok":true}',
  )
})
