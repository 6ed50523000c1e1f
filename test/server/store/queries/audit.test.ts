import { describe, expect, test } from 'vitest'
import { createAccess } from '../../../../server/keys/keys.ts'
import {
  deleteOldAudit,
  listAudit,
  recordAudit,
  serverActor,
} from '../../../../server/store/queries/operators/audit.ts'
import { claimPayment } from '../../../../server/store/queries/payments.ts'
import type { Store } from '../../../../server/store/store.ts'
import { paymentRow } from '../../../support/data/rows.ts'
import { engines, exitCodeOf, freshStore, startProgram } from '../../../support/servers/store.ts'
import { isSoak } from '../../../support/soak.ts'

/** Every process costs as much as a hundred other tests: a sample, but for the long forms. */
const changes = isSoak
  ? [
      'createKey',
      'changeKey',
      'rotateKey',
      'revokeKey',
      'drainUpstream',
      'closePayment',
      'reconcilePayment',
      'createOperator',
    ]
  : ['changeKey', 'closePayment']

/** All that the changes change. */
const contentOf = async ({ journal }: Store) =>
  JSON.stringify({
    keys: await journal.selectFrom('key').selectAll().orderBy('id').execute(),
    payments: await journal.selectFrom('payment').selectAll().orderBy('id').execute(),
    drained: await journal.selectFrom('drained').selectAll().execute(),
    operators: await journal.selectFrom('operator').selectAll().execute(),
    audit: await journal.selectFrom('audit').selectAll().orderBy('id').execute(),
  })

describe.each(engines)('the record of changes on %s', (engine) => {
  test.each(changes)(
    'has a row for %s exactly where it was made, through kill -9',
    async (change) => {
      const store = await freshStore(engine)
      const access = createAccess({ store, observe: () => {} })
      const { key } = await access.create({ name: 'old', scopes: ['chat'] })
      access.close()
      const payment = paymentRow({ state: 'refund_due' })
      await claimPayment(store.journal, payment, { ofPayer: 8, ofAll: 8 })
      const before = await contentOf(store)
      const place = store.url ?? store.folder
      const id = change.endsWith('Payment') ? payment.id : key.id
      for (const point of ['before', 'after']) {
        const child = startProgram('change-and-die', place, store.folder, change, id, point)
        expect(await exitCodeOf(child)).toBe(null)
        expect(child.signalCode).toBe('SIGKILL')
        expect(await contentOf(store)).toBe(before)
      }
    },
  )

  test('is kept for a year, and not longer', async () => {
    const { journal } = await freshStore(engine)
    const day = 24 * 3_600_000
    const now = Date.now()
    for (const days of [800, 367, 365, 0])
      await recordAudit(journal, serverActor, { action: 'reload' }, now - days * day)
    await deleteOldAudit(journal, now)
    const rows = await listAudit(journal, { limit: 10 })
    expect(rows.map(({ at }) => (now - at) / day).toSorted()).toEqual([0, 365])
  })
})
