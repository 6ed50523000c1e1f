import { expect, it, onTestFinished } from 'vitest'
import { journalOf } from '../../server/payments/journal.ts'
import { createPayments, type Order } from '../../server/payments/once.ts'
import type { Facilitator } from '../../server/payments/payment.ts'
import { createReconciler } from '../../server/payments/reconciler.ts'
import type { Store } from '../../server/store/database.ts'
import { until } from '../support/waiting.ts'
import { freshStore } from '../store/setting.ts'

const network = 'eip155:84532'

/** One life of a server on this store; `takes` is whether its ledger takes rows. */
function live(store: Store, takes: boolean) {
  const told: string[] = []
  const settled = ({ id }: { id: string }) => !!told.push(id) && takes
  const facilitator: Facilitator = {
    supports: () => ({ versions: [2], extra: {} }),
    fault: () => undefined,
    verify: async () => ({ kind: 'valid', payer: '0xpayer' }),
    settle: async () => ({ kind: 'settled', receipt: { success: true, transaction: '0xtx', network, payer: '0xpayer' } }),
    close: async () => {},
  }
  const journal = journalOf(store, { ofPayer: 8, ofAll: 8 })
  const payments = createPayments({ journal, facilitatorOf: () => facilitator, chainOf: () => undefined, settled, observe: () => {}, keptMs: 1e9 })
  let rounds = 0
  const reconciler = createReconciler({ payments: { ...payments, save: () => ((rounds += 1), payments.save()) }, journal, store, settled, networks: [network], observe: () => {}, everyMs: 20 })
  const end = async () => {
    await reconciler.close()
    await payments.close()
  }
  onTestFinished(end)
  return { told, payments, end, lookedAround: () => until('it has looked around', () => rounds > 2, 5000) }
}

const orderOf = (key: string): Order => ({
  signed: { key, payer: '0xpayer', proof: key, validBefore: Math.ceil(Date.now() / 1000) + 120, lastValidBlockHeight: null },
  charge: { payload: {}, terms: { scheme: 'exact', network, asset: '0xasset', amount: '1000', payTo: '0xus', maxTimeoutSeconds: 120, extra: {} }, resource: { url: '', description: '', mimeType: '' } },
  fingerprint: 'request', requestId: 'r', agent: 'Shop', tool: 'tool', priceNano: 1_000_000, workMs: 20_000, isRepeatable: true,
  work: async () => '{}',
})

it('tells of a settled payment once, and after a start only of one that is owed to the ledger', async () => {
  const store = await freshStore()
  const first = live(store, true)
  await first.payments.once(orderOf('told'), new AbortController().signal)
  await first.lookedAround()
  await first.end()
  expect(first.told.length).toBe(1)

  const full = live(store, false)
  await full.payments.once(orderOf('owed'), new AbortController().signal)
  await full.lookedAround()
  await full.end()
  const [owed] = full.told
  expect(first.told).not.toContain(owed)
  expect(full.told).toEqual([owed])

  const next = live(store, true)
  await next.lookedAround()
  await next.end()
  expect(next.told).toEqual([owed])
  const last = live(store, true)
  await last.lookedAround()
  expect(last.told).toEqual([])
})
