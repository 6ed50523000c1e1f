import type { components } from '../../generated/server/operator.ts'
import { Failure } from '../failure.ts'
import { usdFrom } from '../money.ts'
import type { PaymentCount } from '../observations.ts'
import type { Payments } from '../payments/purchase/purchase.ts'
import type { Receipt } from '../payments/types.ts'
import type { Store } from '../store/store.ts'
import { countPayments, listPayments } from '../store/queries/payment-lists.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import { closePayment } from '../store/queries/payment-ends.ts'
import { readPayment, type ListedPayment } from '../store/queries/payments.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { fromStore, pageFrom, requireRow } from './from-store.ts'
import { recorded } from './recorded.ts'

type PaymentView = components['schemas']['Payment']

type PaymentHandlersDeps = {
  store: Pick<Store, 'journal'>
  /** Undefined if payments are not accepted: then no facilitator can be queried. */
  payments: Pick<Payments, 'reconcile'> | undefined
}

/** The handlers of operator.yaml for payments. */
export function paymentHandlers({
  store: { journal },
  payments,
}: PaymentHandlersDeps): OperatorHandlers<
  'listPayments' | 'readPayment' | 'reconcilePayment' | 'closePayment'
> {
  const read = (id: string) => fromJournal(readPayment(journal, id))

  return {
    async listPayments({ query }) {
      const { limit = 100, payer, ...question } = query
      const rows = await fromJournal(
        listPayments(journal, {
          ...question,
          ...(payer !== undefined && { payer: asStored(payer) }),
          limit: limit + 1,
        }),
      )
      const counts = await fromJournal(countPayments(journal))
      const { page, next } = pageFrom(rows, limit, ({ id }) => id)
      const body = { payments: page.map(paymentView), next, counts: countsOf(counts) }
      return { status: 200, body }
    },

    async readPayment({ path }) {
      return { status: 200, body: paymentView(requireRow(await read(path.id), 'payment')) }
    },

    async reconcilePayment({ path, ...context }) {
      const row = requireRow(await read(path.id), 'payment')
      if (!payments) throw noPayments()
      if (isHeld(row)) throw inProgress()
      if (isFinal(row)) return { status: 200, body: paymentView(row) }
      const after = await recorded(journal, actorOf(context), {
        action: 'reconcilePayment',
        target: row.id,
        before: { state: row.state },
        async work() {
          await reconciled(payments.reconcile(row))
          return read(path.id)
        },
        after: (end) => end && { state: end.state, reason: end.reason },
      })
      if (!after) throw forgotten()
      if (isHeld(after)) throw inProgress()
      return { status: 200, body: paymentView(after) }
    },

    async closePayment({ path, query, ...context }) {
      const row = await closed(journal, path.id, { reason: query.reason, by: actorOf(context) })
      return { status: 200, body: paymentView(row) }
    },
  }
}

const noPayments = () =>
  new Failure(
    'unavailable',
    'this server accepts no payments: payments.networks has no network, ' +
      'so no facilitator can be queried about this one',
    { retryAfter: 60 },
  )

const forgotten = () =>
  new Failure(
    'notFound',
    'this payment expired before any work was done and was deleted; nothing was charged',
    { retry: false, param: 'id' },
  )

/** Payments per state, over all networks. */
function countsOf(counts: readonly PaymentCount[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { state, rows } of counts) sums[state] = (sums[state] ?? 0) + rows
  return sums
}

const keptMs = 24 * 3_600_000

/** Closes a payment that requires a decision by the operator. */
export async function closed(
  journal: Store['journal'],
  id: string,
  { reason, by }: { reason: string | undefined; by: Actor },
): Promise<ListedPayment> {
  const end = {
    reason: reason === undefined ? 'closed by the operator' : `closed by the operator: ${reason}`,
    now: Date.now(),
    keptMs,
  }
  const isClosed = await fromJournal(closePayment(journal, id, end, by))
  const row = requireRow(await fromJournal(readPayment(journal, id)), 'payment')
  if (!isClosed)
    throw new Failure(
      'conflict',
      `this payment is ${row.state}; only payments that are refund_due or undecided can be closed`,
      { retry: false },
    )
  return row
}

const shownColumns = [
  'id',
  'state',
  'network',
  'payer',
  'pay_to',
  'asset',
  'amount',
  'agent',
  'tool',
  'request_id',
  'reason',
  'attempts',
  'valid_before',
  'created_at',
  'updated_at',
  'expires_at',
] as const satisfies (keyof ListedPayment & keyof PaymentView)[]

/** A payment in the contract's form: without the signature and the stored response. */
function paymentView(row: ListedPayment): PaymentView {
  const fields = Object.fromEntries(shownColumns.map((column) => [column, row[column]]))
  return {
    ...(fields as Pick<ListedPayment, (typeof shownColumns)[number]>),
    price_usd: usdFrom(row.price_nano),
    // The state machine of payments writes receipts.
    transaction: row.receipt && (JSON.parse(row.receipt) as Receipt).transaction,
    // A settled payment may only lack its row in the ledger.
    look_at: row.state === 'settled' ? null : row.look_at,
  }
}

/** A payer's address in the case of the journal; addresses of EVM chains ignore case. */
const asStored = (payer: string): string => (/^0x/i.test(payer) ? payer.toLowerCase() : payer)

const isHeld = ({ owner, lease_until }: ListedPayment): boolean =>
  owner !== null && lease_until !== null && lease_until > Date.now()

/**
 * Whether the state is final. A claim stays as long as the payment is valid, even if its process has
 * died: without it the same payment could run its tool a second time.
 */
function isFinal({ state, look_at }: ListedPayment): boolean {
  if (state === 'reserved' || state === 'executing') return look_at !== null && look_at > Date.now()
  return state === 'settled' || state === 'expired'
}

const inProgress = () =>
  new Failure('conflict', 'this payment is in progress; try again when it has ended', {
    retryAfter: 5,
  })

/** Accepts `settlementUnknown` as a result. Other messages are for payers and are replaced. */
async function reconciled(reconciling: Promise<void>): Promise<void> {
  try {
    await reconciling
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.kind !== 'settlementUnknown')
      throw new Failure('unavailable', noResponse, { cause: error, retryAfter: 5 })
  }
}

const noResponse = 'the journal of payments is unavailable'
const fromJournal = <Result>(query: Promise<Result>) => fromStore(query, noResponse)
