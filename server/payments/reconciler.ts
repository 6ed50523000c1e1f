import { setImmediate } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import type { Observe, PaymentCount } from '../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import type { Store } from '../store/store.ts'
import {
  countPayments,
  deleteOldPayments,
  giveUpUnknown,
  openStates,
  owedPayments,
  type ListedPayment,
} from '../store/queries/payments.ts'
import type { PaymentJournal } from './journal.ts'
import type { Payments } from './purchase.ts'

type Parts = {
  payments: Payments
  journal: PaymentJournal
  store: Pick<Store, 'journal'>
  /** Told at the start of settled payments of which nobody has said that they were told of: a process may have died. False when it has to be told again. */
  settled(row: ListedPayment): boolean
  /** Those that payments are taken on; they are counted where nothing is open, too. */
  networks: readonly string[]
  observe: Observe
  now?: () => number
  everyMs?: number
  /** Settlements that may be unknown at once; the oldest of more wait for the operator. */
  mostUnknown?: number
}

const atOnce = 8
const found = 64
const deletedAtOnce = 50
const recalledAtOnce = 200
const givenUpAtOnce = 500
const countEveryMs = 5000

/** Decides in the background what nobody waits for any more, forgets what is old, and counts what is there. */
export function createReconciler({
  payments,
  journal,
  store,
  settled,
  networks,
  observe,
  now = Date.now,
  everyMs = 1000,
  mostUnknown = 10_000,
}: Parts): { close(): Promise<void> } {
  let open = true
  const status = createStoreStatus('payments', observe)
  let countedAt = 0
  /** Networks that are not configured, and were told of. */
  const left = new Set<string>()
  let pass: Promise<void> | undefined

  /** Networks that are being looked at: one whose facilitator is slow keeps no other waiting. */
  const lanes = new Map<string, Promise<void>>()

  async function round(): Promise<void> {
    await payments.save()
    for (const network of await journal.dueNetworks(now())) {
      if (lanes.has(network)) continue
      lanes.set(
        network,
        guarded(() => decide(network)).finally(() => lanes.delete(network)),
      )
    }
    if (Math.abs(now() - countedAt) >= countEveryMs) await count()
  }

  async function decide(network: string): Promise<void> {
    const queue = (await journal.due(network, now(), found)).values()
    const ended = await Promise.allSettled(
      Array.from({ length: atOnce }, async () => {
        for (const row of queue)
          if (open) await payments.reconcile(row).catch((error: unknown) => met(row, error))
      }),
    )
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  /** One row that cannot be decided must not keep the others waiting. */
  function met(row: ListedPayment, error: unknown): void {
    if (!(error instanceof Failure))
      observe({ kind: 'bugMet', error, requestId: row.request_id, operation: 'reconcile' })
    else if (error.kind !== 'settlementUnknown') throw error
  }

  async function count(): Promise<void> {
    countedAt = now()
    while (open && (await deleteOldPayments(store.journal, now(), deletedAtOnce)) === deletedAtOnce)
      await setImmediate()
    const counts = await countPayments(store.journal)
    const unknown = counts.reduce(
      (sum, { state, rows }) => (state === 'settle_unknown' ? sum + rows : sum),
      0,
    )
    if (unknown > mostUnknown) await giveUp()
    tellLeft(counts)
    const quiet = networks.filter((id) => !counts.some(({ network }) => network === id))
    observe({
      kind: 'paymentsCounted',
      counts: [
        ...counts,
        ...quiet.map((network) => ({
          network,
          state: 'refund_due' as const,
          rows: 0,
          oldest: now(),
        })),
      ],
    })
  }

  async function giveUp(): Promise<void> {
    const reason = 'too many settlements are unknown at once'
    for (let rows = givenUpAtOnce; open && rows === givenUpAtOnce;) {
      const given = await giveUpUnknown(store.journal, {
        kept: mostUnknown,
        limit: givenUpAtOnce,
        reason,
        now: now(),
      })
      for (const { id: payment, network } of given)
        observe({ kind: 'paymentMoved', payment, network, state: 'undecided', reason })
      rows = given.length
      await setImmediate()
    }
  }

  /** A network that was taken out of the configuration has nobody who could settle, or tell. */
  function tellLeft(counts: PaymentCount[]): void {
    const open = counts.filter(
      ({ network, state }) =>
        !networks.includes(network) &&
        !left.has(network) &&
        openStates.some((one) => one === state),
    )
    for (const network of new Set(open.map((count) => count.network))) {
      left.add(network)
      observe({
        kind: 'paymentsLeft',
        network,
        rows: open.reduce((sum, count) => sum + (count.network === network ? count.rows : 0), 0),
      })
    }
  }

  async function recall(): Promise<void> {
    for (let after = '', rows: ListedPayment[] = []; open; after = rows.at(-1)?.id ?? after) {
      rows = await owedPayments(store.journal, { after, limit: recalledAtOnce })
      await journal.told(rows.filter(settled).map(({ id }) => id))
      if (rows.length < recalledAtOnce) return
      await setImmediate()
    }
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      status.recover()
    } catch (error) {
      status.fail(error instanceof Error ? error.message : String(error))
    }
  }

  const begin = (work: () => Promise<void>) => {
    if (open) pass ??= guarded(work).finally(() => (pass = undefined))
  }
  begin(async () => {
    await recall()
    await round()
  })
  const timer = setInterval(begin, everyMs, round).unref()

  return {
    async close() {
      open = false
      clearInterval(timer)
      await pass
      await Promise.all(lanes.values())
    },
  }
}
