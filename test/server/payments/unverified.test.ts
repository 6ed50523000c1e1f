import { expect, it, onTestFinished } from 'vitest'
import { journalOf } from '../../../server/payments/journal.ts'
import { createPayments } from '../../../server/payments/purchase/purchase.ts'
import type { Verification } from '../../../server/payments/types.ts'
import { until } from '../../support/waiting.ts'
import { freshStore } from '../../support/servers/store.ts'
import { orderOf, trusting } from './orders.ts'

it('holds no more payments at once than it may of which it is not known whether they are good; the next ones are refused at once, and nothing is kept of them', async () => {
  const store = await freshStore()
  const verdicts: ((verdict: Verification) => void)[] = []
  const worked: (() => void)[] = []
  const facilitator = {
    ...trusting,
    verify: () => new Promise<Verification>((answer) => void verdicts.push(answer)),
  }
  const payments = createPayments({
    journal: journalOf(store, { ofPayer: 8, ofAll: 8 }),
    facilitatorOf: () => facilitator,
    chainOf: () => undefined,
    recordSettled: () => true,
    observe: () => {},
    retentionMs: 1e9,
    maxUnverified: () => 2,
  })
  onTestFinished(() => payments.close())
  const send = (key: string) =>
    payments.purchase(
      {
        ...orderOf(key),
        work: () => new Promise((resolve) => void worked.push(() => resolve('{}'))),
      },
      new AbortController().signal,
    )

  const [forged, good] = [send('forged'), send('good')]
  await until('both are being verified', () => verdicts.length === 2)
  const twin = send('good')
  await expect(send('third')).rejects.toMatchObject({
    kind: 'unavailable',
    message:
      'too many payments wait to be verified; nothing was charged, retry with the same payment',
  })
  expect(await store.journal.selectFrom('payment').select('key').orderBy('key').execute()).toEqual([
    { key: 'forged' },
    { key: 'good' },
  ])

  verdicts[0]?.({ kind: 'invalid', reason: 'invalid_signature' })
  expect(await forged).toMatchObject({ kind: 'refused' })
  verdicts[1]?.({ kind: 'valid', payer: '0xpayer' })
  await until('the good one is worked for', () => worked.length === 1)
  // What was verified counts no more, though it takes its time.
  const later = [send('fourth'), send('fifth')]
  await until('two more are being verified', () => verdicts.length === 4)
  for (const answer of verdicts.slice(2)) answer({ kind: 'unknown', reason: 'timed_out' })
  for (const one of await Promise.allSettled(later))
    expect(one).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  const last = send('last')
  await until('there is room again', () => verdicts.length === 5)
  verdicts[4]?.({ kind: 'invalid', reason: 'invalid_signature' })
  worked[0]?.()
  expect([(await good).kind, (await twin).kind, (await last).kind]).toEqual([
    'answered',
    'answered',
    'refused',
  ])
})
