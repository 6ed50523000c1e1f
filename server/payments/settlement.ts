import type { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import type { Change } from '../store/queries/payments.ts'
import type { PaymentRow, PaymentState } from '../store/tables.ts'
import type { PaymentJournal } from './journal.ts'
import {
  decided,
  refusal,
  resultOf,
  uncertainFailure,
  unknownSettlement,
  type PurchaseOutcome,
  type WorkFailure,
} from './outcome.ts'
import type { Chain, Charge, Evidence, Facilitator, Receipt } from './types.ts'
import { isOver, marginMs, maySettleAgain, nextLookAt } from './schedule.ts'

export type { PurchaseOutcome } from './outcome.ts'

/** Thrown when somebody else has moved the row: what this process knows of it is old. */
export class Lost extends Error {}

export type SettlementParts = {
  journal: PaymentJournal
  facilitatorOf(network: string): Facilitator | undefined
  /** Only where the operator gave an RPC. */
  chainOf(network: string): Chain | undefined
  /** Told of each payment that was settled, once or more often: what it does must bear that. False when it has to be told again. */
  settled(row: PaymentRow): boolean
  observe: Observe
  owner: string
  now: () => number
  pause: (ms: number) => Promise<unknown>
  /** How long a decided payment is kept after the chain refuses it. */
  keptMs: number
}

export type PaymentSettlement = {
  /** Charges what has been executed. Throws a Failure `settlementUnknown` when it is not known whether money moved. */
  settle(row: PaymentRow): Promise<PurchaseOutcome>
  /** Looks at a row that is owned by this process and waits for a decision. */
  look(row: PaymentRow): Promise<void>
  /** What a decided row means to whoever sends the payment again; undefined while it is not decided. Throws the failure of work that may have been done. */
  decided(row: PaymentRow): PurchaseOutcome | undefined
  /** Ends a payment whose work may have changed something without an answer: it is never worked for again, and never charged. Gives that failure. */
  fail(row: PaymentRow, told: WorkFailure): Promise<Failure>
  /** Stores the receipts that could not be stored before, and which settled payments have been told of: when this is on the disk, or all. */
  save(all?: boolean): Promise<void>
  /** Moves a row that this process owns; the row as it is then. Throws Lost when it is not its owner any more. */
  move(row: PaymentRow, state: PaymentState, change?: Change): Promise<PaymentRow>
}

const letGo = { owner: null, lease_until: null } as const
const hourMs = 3_600_000
const mostProvisionalLooks = 6
/** After this a payment that was settled is told of by any process, if nobody has said that it was told of. */
const tellMs = 10_000
/** By then what was told is on the disk, where the power may fail. */
const durableMs = 3000

/** The part of a payment's life in which money moves: from a stored result to a receipt, or to the proof that there will be none. */
export function createPaymentSettlement({
  journal,
  facilitatorOf,
  chainOf,
  settled,
  observe,
  owner,
  now,
  pause,
  keptMs,
}: SettlementParts): PaymentSettlement {
  /** Receipts that the journal could not take when they came. */
  const unsaved = new Map<string, Change>()
  /** Settled payments of which the journal still says that they are to be told of, and when they were. */
  const told = new Map<string, number>()

  async function move(
    row: PaymentRow,
    state: PaymentState,
    change: Change = {},
  ): Promise<PaymentRow> {
    const whole = { state, updated_at: now(), ...change }
    if (!(await journal.move({ id: row.id, owner, state: row.state }, whole))) throw new Lost()
    if (state !== row.state)
      observe({
        kind: 'paymentMoved',
        payment: row.id,
        network: row.network,
        state,
        ...(whole.reason != null && { reason: whole.reason }),
      })
    return { ...row, ...whole }
  }

  async function settle(row: PaymentRow): Promise<PurchaseOutcome> {
    if (row.attempts > 0) return resolve(row)
    // Nothing was sent to the facilitator: if the chain will not take it any more, nobody has paid.
    if (
      now() >= row.valid_before ||
      (await chainOf(row.network)?.isAlive(chargeOf(row).payload)) === false
    )
      return close(row, 'expired', 'expired')
    return ask(row)
  }

  async function ask(row: PaymentRow): Promise<PurchaseOutcome> {
    const facilitator = facilitatorOf(row.network)
    if (!facilitator) return doubt(row, 'no facilitator is configured for this network any more')
    const head =
      row.head ?? (isAskedByOlder(row) ? 0 : ((await chainOf(row.network)?.head()) ?? null))
    const at = now()
    const settling = await move(row, 'settling', {
      attempts: row.attempts + 1,
      asked_at: at,
      head,
      look_at: at,
    })
    await journal.synced()
    const settlement = await facilitator.settle(chargeOf(row))
    if (settlement.kind === 'settled' && isSamePayer(row, settlement.receipt.payer))
      return finish(settling, settlement.receipt)
    // A second request may be refused because the first one went through, so only the first answer can be definite.
    if (settlement.kind === 'refused' && settlement.beforeBroadcast && settling.attempts === 1)
      return close(settling, 'failed', settlement.reason, provisional(row))
    const reason =
      settlement.kind === 'settled' ? 'the facilitator named another payer' : settlement.reason
    // Whoever has it asked early takes nothing from the times at which it is asked anyway.
    return row.look_at !== null && row.look_at > at
      ? doubt(settling, reason, { look_at: row.look_at, looks: row.looks })
      : doubt(settling, reason)
  }

  /** A refusal that only the facilitator vouches for is checked once more when the chain can tell. */
  const provisional = ({ network, valid_before }: PaymentRow): Change =>
    chainOf(network) ? { look_at: valid_before + marginMs(network) } : {}

  /** For a payment that has been sent to be settled before. */
  async function resolve(row: PaymentRow): Promise<PurchaseOutcome> {
    const evidence = await evidenceOf(row)
    if (evidence.kind === 'spent') return finish(row, receiptOf(row, evidence.transaction))
    if (evidence.kind === 'cancelled')
      return close(
        row,
        'failed',
        'the payer cancelled the authorization, or used it for somebody else',
      )
    if (evidence.kind === 'earlier') return soldElsewhere(row, evidence.transaction)
    // The chain has shown it already: nothing is left to be settled.
    if (row.receipt !== null && evidence.kind === 'unknown') throw unknownSettlement()
    const isUnspent = evidence.kind === 'unspent' && isOver(row, now())
    if (isUnspent) return close(row, 'failed', 'expired without having been settled')
    if (facilitatorOf(row.network) && maySettleAgain(row, now())) return ask(row)
    await (isOver(row, now()) ? stillUnknown(row, evidence) : waitFor(row))
    throw unknownSettlement()
  }

  /**
   * The money is there, but was on the chain before the facilitator was asked from here: another store that has the same `pay_to` may have given its
   * answer. The payer is not told to pay again, for a chain that was reorganised, or a store of a backup, looks the same.
   */
  async function soldElsewhere(row: PaymentRow, transaction: string): Promise<never> {
    const reason = `${transaction} has paid this, and nothing shows that it was settled from here: another store with the same pay_to may have answered`
    if (row.state !== 'undecided' || row.look_at !== null)
      await move(row, 'undecided', { ...letGo, reason, look_at: null })
    throw unknownSettlement()
  }

  /** Not to be asked for now: a payment that was looked at in its turn has its next one. */
  async function waitFor(row: PaymentRow): Promise<void> {
    if (row.look_at !== null && row.look_at > now()) return
    const state = row.state === 'undecided' ? row.state : 'settle_unknown'
    await move(row, state, { ...letGo, look_at: nextLookAt(row, now()), looks: row.looks + 1 })
  }

  /** Nothing can settle it any more. Whether it was settled is asked while the chain may still tell, and then left to the operator. */
  async function stillUnknown(row: PaymentRow, evidence: Evidence): Promise<void> {
    const isAskable = chainOf(row.network) !== undefined
    const isNew = row.state !== 'undecided' && now() < row.valid_before + hourMs
    if (isAskable && isNew)
      return void (await move(row, row.state, {
        ...letGo,
        look_at: later(row),
        looks: row.looks + 1,
      }))
    await move(row, 'undecided', {
      ...letGo,
      reason: reasonOf(row, evidence),
      look_at: isAskable ? now() + hourMs : null,
    })
  }

  async function evidenceOf(row: PaymentRow): Promise<Evidence> {
    const { payload, terms } = chargeOf(row)
    const chain = chainOf(row.network)
    if (!chain) return { kind: 'unknown', reason: 'no RPC is configured' }
    // Where nobody could read the chain before the facilitator was asked, nothing on it is known to be later.
    const after = row.head ?? (isAskedByOlder(row) ? 0 : Infinity)
    return chain.evidenceOf({ payload, terms, payer: row.payer, claimedAt: row.created_at, after })
  }

  async function finish(row: PaymentRow, receipt: Receipt): Promise<PurchaseOutcome> {
    const at = now()
    const done = {
      state: 'settled' as const,
      receipt: JSON.stringify(receipt),
      reason: null,
      look_at: at + tellMs,
      updated_at: at,
      expires_at: Math.max(row.valid_before, at) + keptMs,
      ...letGo,
    }
    const isNew = await persistently(() => journal.prove(row.id, done))
    if (isNew === undefined) unsaved.set(row.id, done)
    if (isNew) {
      observe({ kind: 'paymentMoved', payment: row.id, network: row.network, state: 'settled' })
      observe({ kind: 'paymentSettled', network: row.network, nano: row.price_nano })
      await journal.synced().catch(() => {})
    }
    if (settled({ ...row, ...done })) told.set(row.id, at)
    return { kind: 'answered', body: resultOf(row), receipt, replayed: false }
  }

  /** The money has moved: a journal that fails now must not keep the answer from its payer. The row is resolved again when it is back. */
  async function persistently(write: () => Promise<boolean>): Promise<boolean | undefined> {
    for (const wait of [50, 200, 800]) {
      try {
        return await write()
      } catch {
        await pause(wait)
      }
    }
    return undefined
  }

  async function save(all = false): Promise<void> {
    for (const [id, done] of unsaved) {
      await journal.prove(id, done)
      unsaved.delete(id)
    }
    const ids = [...told].flatMap(([id, at]) =>
      all || Math.abs(now() - at) > durableMs ? [id] : [],
    )
    await journal.told(ids)
    for (const id of ids) told.delete(id)
  }

  async function close(
    row: PaymentRow,
    state: 'failed' | 'expired',
    reason: string,
    change: Change = {},
  ): Promise<PurchaseOutcome> {
    const closed = await move(row, state, {
      reason,
      look_at: null,
      expires_at: Math.max(row.valid_before, now()) + keptMs,
      ...letGo,
      ...change,
    })
    // Whoever hears this signs anew: it must not be forgotten, and the first payment settled after all.
    if (row.attempts > 0) await journal.synced()
    return refusal(closed)
  }

  async function fail(row: PaymentRow, { message, upstream }: WorkFailure): Promise<Failure> {
    const told: WorkFailure = { message, ...(upstream && { upstream }) }
    const change = {
      result: JSON.stringify(told),
      reason: message.slice(0, 500).toWellFormed(),
      look_at: null,
      expires_at: row.valid_before + keptMs,
      ...letGo,
    }
    return uncertainFailure(await move(row, 'failed', change))
  }

  async function doubt(
    row: PaymentRow,
    reason: string,
    next = { look_at: nextLookAt(row, now()), looks: row.looks + 1 },
  ): Promise<never> {
    await move(row, 'settle_unknown', {
      reason,
      look_at: next.look_at,
      looks: next.looks,
      ...letGo,
    })
    throw unknownSettlement()
  }

  /** When to ask the chain again, which costs little. */
  const later = ({ looks }: PaymentRow) => now() + Math.min(60_000, 1000 * 2 ** Math.min(looks, 6))

  async function look(row: PaymentRow): Promise<void> {
    switch (row.state) {
      case 'executed':
      case 'settling':
      case 'settle_unknown':
        return void (await settle(row))
      case 'settled':
        return void (await move(row, 'settled', {
          ...letGo,
          look_at: settled(row) ? null : now() + tellMs,
        }))
      case 'refund_due':
      case 'undecided':
        return lookAtWaiting(row)
      case 'failed':
        return lookAgain(row)
      case 'reserved':
      case 'executing':
        // While it is valid its payer may still come back for it; after that nobody can, and nothing was ever sent to be settled.
        if (row.look_at !== null && row.look_at > now()) return journal.letGo(row.id, owner)
        return void (await journal.release({ id: row.id, owner, state: row.state }))
      default:
        return void (await move(row, row.state, { ...letGo, look_at: null }))
    }
  }

  /** Was the facilitator's refusal true? */
  async function lookAgain(row: PaymentRow): Promise<void> {
    const evidence = await evidenceOf(row)
    const isEarly =
      !isOver(row, now()) && (evidence.kind === 'unspent' || evidence.kind === 'unknown')
    if (isEarly)
      return void (await move(row, 'failed', {
        ...letGo,
        look_at: row.valid_before + marginMs(row.network),
      }))
    if (evidence.kind === 'spent') return foundLate(row, evidence.transaction)
    const isDone = evidence.kind !== 'unknown' || row.looks >= mostProvisionalLooks
    await move(row, 'failed', {
      ...letGo,
      looks: row.looks + 1,
      look_at: isDone ? null : later(row),
    })
  }

  /** What is found now was not delivered then: the payer may still fetch it with the same payment, and the operator sees what to give back. */
  async function foundLate(row: PaymentRow, transaction: string): Promise<void> {
    await move(row, 'refund_due', {
      ...letGo,
      receipt: JSON.stringify(receiptOf(row, transaction)),
      reason: 'settled on the chain, after the answer had been withheld',
      look_at: null,
    })
  }

  /** The chain may have learnt something since this began to wait for the operator. */
  async function lookAtWaiting(row: PaymentRow): Promise<void> {
    const evidence = await evidenceOf(row)
    if (evidence.kind === 'spent') return foundLate(row, evidence.transaction)
    if (evidence.kind === 'earlier') return soldElsewhere(row, evidence.transaction)
    const isUnspent = evidence.kind === 'unspent' && isOver(row, now())
    if (isUnspent || evidence.kind === 'cancelled')
      return void (await close(row, 'failed', 'never settled'))
    if (!isOver(row, now()))
      return void (await move(row, row.state, {
        ...letGo,
        look_at: row.valid_before + marginMs(row.network) + 1,
      }))
    if (row.receipt === null) return stillUnknown(row, evidence)
    await move(row, row.state, { ...letGo, look_at: null })
  }

  return { settle, look, decided, fail, move, save }
}

/** Older versions noted neither when they asked nor what the chain was then: what it shows of theirs counts. */
const isAskedByOlder = ({ attempts, asked_at }: PaymentRow): boolean =>
  attempts > 0 && asked_at === null

const receiptOf = ({ network, payer }: PaymentRow, transaction: string): Receipt => ({
  success: true,
  transaction,
  network,
  payer,
})

const reasonOf = (row: PaymentRow, evidence: Evidence) =>
  [row.reason, evidence.kind === 'unknown' ? evidence.reason : null]
    .filter((reason) => reason !== null)
    .join('; ')
    .slice(0, 500)

/** Written by `rowOf` of purchase.ts. */
export const chargeOf = ({ charge }: PaymentRow): Charge => JSON.parse(charge) as Charge

/** EVM addresses are written in either case. */
export const isSamePayer = (
  { network, payer }: Pick<PaymentRow, 'network' | 'payer'>,
  named: string,
): boolean =>
  network.startsWith('eip155:') ? payer.toLowerCase() === named.toLowerCase() : payer === named
