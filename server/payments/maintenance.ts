import { setImmediate } from 'node:timers/promises'
import type { Observe, PaymentCount } from '../observations.ts'
import { countPayments } from '../store/queries/payment-lists.ts'
import { serverActor } from '../store/queries/operators/audit.ts'
import { giveUpUnknown } from '../store/queries/payment-ends.ts'
import { deleteOldPayments, openStates } from '../store/queries/payments.ts'
import type { Store } from '../store/store.ts'

/** Options of the journal's maintenance. */
export type MaintenanceOptions = {
  store: Pick<Store, 'journal'>
  /** Networks on which payments are accepted; counted also without open payments. */
  networks: readonly string[]
  observe: Observe
  now: () => number
  /** Maximum of unknown settlements; beyond it the oldest are left to the operator. */
  maxUnknown: number
  /** False once the process shuts down: no further batch starts. */
  isOpen: () => boolean
}

const deleteBatch = 50
const giveUpBatch = 500

/** A pass that deletes old payments, limits the unknown ones, and counts the open ones. */
export function createMaintenance(parts: MaintenanceOptions): () => Promise<void> {
  const { store, networks, observe, now, maxUnknown, isOpen } = parts
  /** Networks that were removed from the configuration, and reported. */
  const reported = new Set<string>()

  return async () => {
    while (isOpen() && (await deleteOldPayments(store.journal, now(), deleteBatch)) === deleteBatch)
      await setImmediate()
    const counts = await countPayments(store.journal)
    const unknown = counts.filter(({ state }) => state === 'settle_unknown')
    if (rowsOf(unknown) > maxUnknown) await giveUpOldest(parts)
    for (const { network, rows } of openElsewhere(counts, networks)) {
      if (!reported.has(network)) observe({ kind: 'paymentsLeft', network, rows })
      reported.add(network)
    }
    const uncounted = networks.filter((id) => !counts.some(({ network }) => network === id))
    const none = { state: 'refund_due' as const, rows: 0, oldest: now() }
    const zeroCounts = uncounted.map((network) => ({ network, ...none }))
    observe({ kind: 'paymentsCounted', counts: [...counts, ...zeroCounts] })
  }
}

async function giveUpOldest({
  store,
  observe,
  now,
  maxUnknown,
  isOpen,
}: MaintenanceOptions): Promise<void> {
  const reason = 'too many settlements are unknown'
  for (let rows = giveUpBatch; isOpen() && rows === giveUpBatch;) {
    const question = { keep: maxUnknown, limit: giveUpBatch, reason, now: now() }
    const payments = await giveUpUnknown(store.journal, question, serverActor)
    for (const { id: payment, network } of payments)
      observe({ kind: 'paymentMoved', payment, network, state: 'undecided', reason })
    rows = payments.length
    await setImmediate()
  }
}

/** Open payments on networks removed from the configuration: they cannot be settled. */
function openElsewhere(
  counts: readonly PaymentCount[],
  networks: readonly string[],
): { network: string; rows: number }[] {
  const isOpen = ({ network, state }: PaymentCount) =>
    !networks.includes(network) && openStates.some((open) => open === state)
  const elsewhere = Map.groupBy(counts.filter(isOpen), ({ network }) => network)
  return [...elsewhere].map(([network, open]) => ({ network, rows: rowsOf(open) }))
}

const rowsOf = (counts: readonly PaymentCount[]) => counts.reduce((sum, { rows }) => sum + rows, 0)
