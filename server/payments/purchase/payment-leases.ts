import type { PaymentRow } from '../../store/tables.ts'
import { LeaseLost, type PaymentJournal } from '../journal.ts'

/** The rows that this process works on, with leases that it renews meanwhile. */
export type PaymentLeases = {
  /** The row, unless another process owns it; `lease_until` is by the clock of this process. */
  take(row: Pick<PaymentRow, 'id' | 'state'>): Promise<PaymentRow | undefined>
  /** Works on a row of this process; undefined if another process took it meanwhile. */
  hold<Result>(row: PaymentRow, work: () => Promise<Result>): Promise<Result | undefined>
  /** Throws LeaseLost if the lease of a held row has ended by the clock of this process. */
  check(id: string): void
  close(): void
}

/** Renews the leases of held rows until `close`. */
export function createPaymentLeases({
  journal,
  owner,
  now,
  leaseMs,
}: {
  journal: PaymentJournal
  owner: string
  now: () => number
  leaseMs: number
}): PaymentLeases {
  /** When the lease of each row ends, by the clock of this process. */
  const heldUntil = new Map<string, number>()
  const newLease = () => ({ owner, now: now(), ms: leaseMs })
  const heartbeat = setInterval(
    () => heldUntil.size > 0 && void renew().catch(() => {}),
    leaseMs / 4,
  ).unref()

  async function renew(): Promise<void> {
    const lease = newLease()
    for (const id of await journal.renew([...heldUntil.keys()], lease))
      if (heldUntil.has(id)) heldUntil.set(id, lease.now + lease.ms)
  }

  return {
    async take(row) {
      const lease = newLease()
      const leasedRow = await journal.take(row, lease)
      return leasedRow && { ...leasedRow, lease_until: lease.now + lease.ms }
    },
    async hold(row, work) {
      heldUntil.set(row.id, row.lease_until ?? 0)
      try {
        return await work()
      } catch (error) {
        heldUntil.delete(row.id)
        await journal.dropLease(row.id, owner).catch(() => {})
        if (!(error instanceof LeaseLost)) throw error
        return undefined
      } finally {
        heldUntil.delete(row.id)
      }
    },
    check(id) {
      if (now() > (heldUntil.get(id) ?? 0)) throw new LeaseLost()
    },
    close: () => clearInterval(heartbeat),
  }
}
