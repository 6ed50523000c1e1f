import { expect, it, onTestFinished } from 'vitest'
import { journalOf } from '../../../server/payments/journal.ts'
import { createPayments } from '../../../server/payments/purchase/purchase.ts'
import { createReconciler } from '../../../server/payments/reconciler.ts'
import type { Store } from '../../../server/store/store.ts'
import { until } from '../../support/waiting.ts'
import { freshStore } from '../../support/servers/store.ts'
import { network, orderOf, trusting } from './orders.ts'

/** One life of a server on this store; `takes` is whether its ledger takes rows. */
function live(store: Store, takes: boolean) {
  const ids: string[] = []
  const settled = ({ id }: { id: string }) => !!ids.push(id) && takes
  const journal = journalOf(store, { ofPayer: 8, ofAll: 8 })
  const payments = createPayments({
    journal,
    facilitatorOf: () => trusting,
    chainOf: () => undefined,
    recordSettled: settled,
    observe: () => {},
    retentionMs: 1e9,
  })
  let rounds = 0
  const reconciler = createReconciler({
    payments: { ...payments, flush: () => ((rounds += 1), payments.flush()) },
    journal,
    store,
    recordSettled: settled,
    networks: [network],
    observe: () => {},
    everyMs: 20,
  })
  const end = async () => {
    await reconciler.close()
    await payments.close()
  }
  onTestFinished(end)
  return {
    reportedIds: ids,
    payments,
    end,
    lookedAround: () => until('it has looked around', () => rounds > 2),
  }
}

it('tells of a settled payment once, and after a start only of one that is owed to the ledger', async () => {
  const store = await freshStore()
  const first = live(store, true)
  await first.payments.purchase(orderOf('told'), new AbortController().signal)
  await first.lookedAround()
  await first.end()
  expect(first.reportedIds.length).toBe(1)

  const full = live(store, false)
  await full.payments.purchase(orderOf('owed'), new AbortController().signal)
  await full.lookedAround()
  await full.end()
  const [owed] = full.reportedIds
  expect(first.reportedIds).not.toContain(owed)
  expect(full.reportedIds).toEqual([owed])

  const next = live(store, true)
  await next.lookedAround()
  await next.end()
  expect(next.reportedIds).toEqual([owed])
  const last = live(store, true)
  await last.lookedAround()
  expect(last.reportedIds).toEqual([])
})
