import { expect, it, onTestFinished } from 'vitest'
import { journalOf } from '../../../server/payments/journal.ts'
import { createPayments } from '../../../server/payments/purchase/purchase.ts'
import type { Verification } from '../../../server/payments/types.ts'
import { until } from '../../support/waiting.ts'
import { freshStore } from '../../support/servers/store.ts'
import { network, orderOf, trusting } from './orders.ts'

/**
 * Payments of which two may be unverified at once, each of another payer and client; the
 * facilitator and the work wait.
 */
async function testTwoUnverified() {
  const store = await freshStore()
  const verdicts: ((verdict: Verification) => void)[] = []
  const works: (() => void)[] = []
  const payments = createPayments({
    journal: journalOf(store, { ofPayer: 8, ofAll: 8 }),
    facilitatorOf: () => ({
      ...trusting,
      verify: () => new Promise<Verification>((answer) => void verdicts.push(answer)),
      settle: async () => ({
        kind: 'settled',
        receipt: { success: true, transaction: '0xtx', network, payer: 'payer of good' },
      }),
    }),
    chainOf: () => undefined,
    recordSettled: () => true,
    observe: () => {},
    retentionMs: 1e9,
    maxUnverified: () => 2,
  })
  onTestFinished(() => payments.close())
  const work = () => new Promise<string>((resolve) => void works.push(() => resolve('{}')))
  const send = (key: string) => {
    const order = orderOf(key)
    const payment = { ...order.payment, payer: `payer of ${key}` }
    return payments.purchase({ ...order, payment, client: key, work }, new AbortController().signal)
  }
  return { store, verdicts, works, send }
}

const invalid: Verification = { kind: 'invalid', reason: 'invalid_signature' }

it('refuses a payment at once while as many as may be are unverified, and stores nothing of it', async () => {
  const { store, verdicts, send } = await testTwoUnverified()
  const unverified = [send('one'), send('other')]
  await until('both are being verified', () => verdicts.length === 2)
  await expect(send('third')).rejects.toMatchObject({
    kind: 'unavailable',
    message:
      'too many payments wait to be verified; nothing was charged, retry with the same payment',
  })
  expect(await store.journal.selectFrom('payment').select('key').orderBy('key').execute()).toEqual([
    { key: 'one' },
    { key: 'other' },
  ])
  for (const answer of verdicts) answer(invalid)
  for (const one of await Promise.all(unverified)) expect(one).toMatchObject({ kind: 'refused' })
})

it('counts a copy of a payment that is not verified, and neither once it is', async () => {
  const { verdicts, works, send } = await testTwoUnverified()
  const [forged, good] = [send('forged'), send('good')]
  await until('both are being verified', () => verdicts.length === 2)
  await expect(send('good')).rejects.toMatchObject({ kind: 'unavailable' })
  verdicts[0]?.(invalid)
  expect(await forged).toMatchObject({ kind: 'refused' })
  verdicts[1]?.({ kind: 'valid', payer: 'payer of good' })
  await until('the good one is worked for', () => works.length === 1)
  const copy = send('good')
  const unverified = [send('third'), send('fourth')]
  await until('two more are being verified', () => verdicts.length === 4)
  for (const answer of verdicts.slice(2)) answer(invalid)
  await Promise.all(unverified)
  works[0]?.()
  expect([(await good).kind, (await copy).kind]).toEqual(['answered', 'answered'])
})

it('has room again when it is not known whether payments are good', async () => {
  const { verdicts, send } = await testTwoUnverified()
  const unknown = [send('one'), send('other')]
  await until('both are being verified', () => verdicts.length === 2)
  for (const answer of verdicts) answer({ kind: 'unknown', reason: 'timed_out' })
  for (const one of await Promise.allSettled(unknown))
    expect(one).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  const next = send('next')
  await until('there is room again', () => verdicts.length === 3)
  verdicts[2]?.(invalid)
  expect(await next).toMatchObject({ kind: 'refused' })
})
