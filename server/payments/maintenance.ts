import { setImmediate } from 'node:timers/promises'
import type { Observe, PaymentCount } from '../observations.ts'
import { countPayments } from '../store/queries/payment-lists.ts'
import { serverActor } from '../store/queries/operators/audit.ts'
import { giveUpUnknown } from '../store/queries/payment-ends.ts'
import { deleteOldPayments, openStates } from '../store/queries/payments.ts'
import type { Store } from '../store/store.ts'

/** What the maintenance of the journal works with. */
export type MaintenanceOptions = {
  store: Pick<Store, 'journal'>
  /** Networks that payments are taken on; they are counted where nothing is open, too. */
  networks: readonly string[]
  observe: Observe
  now: () => number
  /** Settlements that may be unknown at once; the oldest of more are left to the operator. */
  mostUnknown: number
  /** False once the process ends: then no further batch is begun. */
  isOpen: () => boolean
}

const deletedAtOnce = 50
const givenUpAtOnce = 500

/** A pass that deletes old payments, limits how many are unknown, and counts the open ones. */
export function createMaintenance(parts: MaintenanceOptions): () => Promise<void> {
  const { store, networks, observe, now, mostUnknown, isOpen } = parts
  /** Networks that are not configured any more, and were reported. */
  const reported = new Set<string>()

  return async () => {
    while (
      isOpen() &&
      (await deleteOldPayments(store.journal, now(), deletedAtOnce)) === deletedAtOnce
    )
      await setImmediate()
    const counts = await countPayments(store.journal)
    const unknown = counts.reduce(
      (sum, { state, rows }) => (state === 'settle_unknown' ? sum + rows : sum),
      0,
    )
    if (unknown > mostUnknown) await giveUpOldest(parts)
    for (const { network, rows } of openElsewhere(counts, networks)) {
      if (!reported.has(network)) observe({ kind: 'paymentsLeft', network, rows })
      reported.add(network)
    }
    const uncounted = networks.filter((id) => !counts.some(({ network }) => network === id))
    const zeroCounts = uncounted.map((network) => ({
      network,
      state: 'refund_due' as const,
      rows: 0,
      oldest: now(),
    }))
    observe({ kind: 'paymentsCounted', counts: [...counts, ...zeroCounts] })
  }
}

async function giveUpOldest({
  store,
  observe,
  now,
  mostUnknown,
  isOpen,
}: MaintenanceOptions): Promise<void> {
  const reason = 'too many settlements are unknown at once'
  for (let rows = givenUpAtOnce; isOpen() && rows === givenUpAtOnce;) {
    const question = { keep: mostUnknown, limit: givenUpAtOnce, reason, now: now() }
    const payments = await giveUpUnknown(store.journal, question, serverActor)
    for (const { id: payment, network } of payments)
      observe({ kind: 'paymentMoved', payment, network, state: 'undecided', reason })
    rows = payments.length
    await setImmediate()
  }
}

/** Open payments on networks that were taken out of the configuration: nobody can settle those. */
function openElsewhere(
  counts: readonly PaymentCount[],
  networks: readonly string[],
): { network: string; rows: number }[] {
  const sums = new Map<string, number>()
  for (const { network, state, rows } of counts) {
    if (networks.includes(network) || !openStates.some((open) => open === state)) continue
    sums.set(network, (sums.get(network) ?? 0) + rows)
  }
  return [...sums].map(([network, rows]) => ({ network, rows }))
}
