import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { newId } from '../store/id.ts'
import type { PaymentRow } from '../store/tables.ts'
import type { Order, Payments } from './order.ts'
import type { Charge, PaymentRefusal } from './types.ts'
import { marginMs } from './schedule.ts'
import {
  chargeOf,
  createPaymentSettlement,
  isSamePayer,
  Lost,
  type PurchaseOutcome,
  type SettlementParts as SettlingParts,
} from './settlement.ts'
import { createUnverified } from './unverified.ts'

export type { Order, Payments } from './order.ts'

type Parts = Omit<SettlingParts, 'owner' | 'now' | 'pause'> & {
  owner?: string
  now?: () => number
  pause?: (ms: number) => Promise<unknown>
  /** Shorter than the wait for a twin: whoever asks after a death gets the answer and not a 409. */
  leaseMs?: number
  /** Payments at once of which it is not known yet whether they are good: anybody can send those, and each holds up a place. Asked each time. */
  mostUnverified?: () => number
  /** Longest wait for a twin that is under way. */
  twinMs?: number
  pollMs?: number
}

/** One payment under way in this process, and those who wait for its outcome. */
type Run = {
  proof: string
  fingerprint: string
  outcome: Promise<PurchaseOutcome>
  waiting: number
  course: Course
}

type Course = {
  /** Aborted when all who wait have left. */
  leave: AbortController
  /** Not any more once something may be changed. */
  isHeeded: boolean
  /** Set while it is new, and nobody has said yet whether it is good. */
  unverified: { isSigned: boolean; places: (() => void)[] } | undefined
}

/** What is left between the end of the work and the end of the payment's validity, to settle it in. */
export const settleRoomMs = 15_000
/** A signed Solana message is taken for some 60 to 90 s; terms that do not say it in blocks are worked on for less. */
const solanaValidityMs = 45_000

const interrupted =
  'the server stopped while the tool ran; it may have been carried out, so it is not run again'

/** What was never verified is soon forgotten when its process has died: anybody can write it, in anybody's name. */
const reservedMs = 60_000

export function createPayments(parts: Parts): Payments {
  const {
    journal,
    facilitatorOf,
    chainOf,
    observe,
    keptMs,
    owner = newId(),
    now = Date.now,
    pause = sleep,
    mostUnverified = () => Infinity,
    leaseMs = 8000,
    twinMs = 10_000,
    pollMs = 100,
  } = parts
  const settling = createPaymentSettlement({ ...parts, owner, now, pause })
  const running = new Map<string, Run>()
  const unverified = createUnverified(mostUnverified)
  /** Rows whose lease this process renews, and when each ends by its own clock. */
  const held = new Map<string, number>()
  const newLease = () => ({ owner, now: now(), ms: leaseMs })
  const heartbeat = setInterval(
    () => held.size > 0 && void renew().catch(() => {}),
    leaseMs / 4,
  ).unref()

  async function renew(): Promise<void> {
    const lease = newLease()
    for (const id of await journal.renew([...held.keys()], lease))
      if (held.has(id)) held.set(id, lease.now + lease.ms)
  }

  async function once(order: Order, signal: AbortSignal): Promise<PurchaseOutcome> {
    const { key, proof } = order.signed
    const until = now() + twinMs
    for (;;) {
      const run = running.get(key)
      if (!run) return joined(begin(order), signal)
      if (run.proof === proof && run.fingerprint !== order.fingerprint) throw bound()
      if (run.proof === proof && !run.course.leave.signal.aborted) {
        const { unverified: waiting } = run.course
        // Copies of what may be forged hold up as many places as others of its kind.
        if (waiting?.isSigned === false)
          waiting.places.push(
            unverified.enter({ payer: order.signed.payer, client: order.client, isSigned: false }),
          )
        return twin(await joined(run, signal, twinMs))
      }
      // Everybody has left it, and it is being given up; or it is somebody else's signature under the same authorization, which is refused soon, or is the good one.
      await Promise.race([run.outcome.catch(() => {}), pause(pollMs)])
      if (now() > until) throw underWay()
    }
  }

  function begin(order: Order): Run {
    const course: Course = { leave: new AbortController(), isHeeded: true, unverified: undefined }
    const outcome = pass(order, course).finally(() => running.delete(order.signed.key))
    const run: Run = {
      proof: order.signed.proof,
      fingerprint: order.fingerprint,
      waiting: 0,
      course,
      outcome,
    }
    run.outcome.catch(() => {})
    running.set(order.signed.key, run)
    return run
  }

  /** The outcome of a run, unless the caller leaves before; the last one to leave ends work that has no result yet, if it changes nothing. */
  function joined(run: Run, signal: AbortSignal, withinMs?: number): Promise<PurchaseOutcome> {
    run.waiting += 1
    return new Promise<PurchaseOutcome>((resolve, reject) => {
      const left = () =>
        reject(
          new Failure(
            'unavailable',
            'the server ended before the answer was there; retry with the same payment, do not sign a new one',
            { retryAfter: 2 },
          ),
        )
      const late =
        withinMs === undefined ? undefined : setTimeout(() => reject(underWay()), withinMs)
      signal.addEventListener('abort', left, { once: true })
      if (signal.aborted) left()
      void run.outcome.then(resolve, reject).finally(() => {
        clearTimeout(late)
        signal.removeEventListener('abort', left)
      })
    }).finally(() => {
      run.waiting -= 1
      if (run.waiting === 0 && run.course.isHeeded) run.course.leave.abort('left')
    })
  }

  /** Claims the payment, or takes over what another process left of it, or waits for that process. */
  async function pass(order: Order, course: Course): Promise<PurchaseOutcome> {
    const until = now() + twinMs
    for (;;) {
      const outcome = (await met(order, course)) ?? (await claimed(order, course))
      if (outcome) return outcome
      if (now() > until || course.leave.signal.aborted) throw underWay()
      await pause(pollMs)
    }
  }

  /** What comes of a payment that is new; nothing when it is not. */
  async function claimed(order: Order, course: Course): Promise<PurchaseOutcome | undefined> {
    if (!('terms' in order.charge)) return undefined
    const isSigned = await order.isSigned()
    if (!isSigned) order.checkClient?.()
    course.unverified = {
      isSigned,
      places: [unverified.enter({ payer: order.signed.payer, client: order.client, isSigned })],
    }
    const row = rowOf(order, order.charge)
    try {
      const claim = await journal.claim(row)
      if (claim === 'exists') return undefined
      if (claim === 'payerBusy') throw payerBusy()
      if (claim === 'full')
        throw new Failure('unavailable', 'too many payments wait to be settled', { retryAfter: 10 })
      observe({ kind: 'paymentMoved', payment: row.id, network: row.network, state: 'reserved' })
      return await holding(row, () => proceed(row, order, course))
    } finally {
      isKnown(course)
    }
  }

  /** Whatever it is, it holds up none that wait to be verified. */
  function isKnown(course: Course): void {
    for (const leave of course.unverified?.places ?? []) leave()
    course.unverified = undefined
  }

  /** What the row that stands in the way means; nothing while it may still change. */
  async function met(order: Order, course: Course): Promise<PurchaseOutcome | undefined> {
    const row = await journal.find(order.signed.key)
    if (!row) return 'terms' in order.charge ? undefined : unsold(order.charge)
    const isOwn = row.proof === order.signed.proof
    if (!isOwn && row.state === 'reserved') return undefined
    if (!isOwn || row.fingerprint !== order.fingerprint) throw bound()
    const known = settling.decided(row)
    if (known) return known
    const taken = await take(row)
    const outcome = taken && (await holding(taken, () => proceed(taken, order, course)))
    return taken?.result === null ? outcome : twin(outcome)
  }

  /** The row, unless somebody else holds it; its lease ends by the clock of this process, as `held` has it. */
  async function take(row: Pick<PaymentRow, 'id' | 'state'>): Promise<PaymentRow | undefined> {
    const lease = newLease()
    const taken = await journal.take(row, lease)
    return taken && { ...taken, lease_until: lease.now + lease.ms }
  }

  /** Works on a row of this process; nothing when somebody else has taken it meanwhile. */
  async function holding<Got>(row: PaymentRow, work: () => Promise<Got>): Promise<Got | undefined> {
    held.set(row.id, row.lease_until ?? 0)
    try {
      return await work()
    } catch (error) {
      held.delete(row.id)
      await journal.letGo(row.id, owner).catch(() => {})
      if (!(error instanceof Lost)) throw error
      return undefined
    } finally {
      held.delete(row.id)
    }
  }

  async function reconcile(row: Pick<PaymentRow, 'id' | 'key' | 'state'>): Promise<void> {
    if (running.has(row.key)) return
    const taken = await take(row)
    if (taken) await holding(taken, () => settling.look(taken))
  }

  async function proceed(row: PaymentRow, order: Order, course: Course): Promise<PurchaseOutcome> {
    if (row.state !== 'reserved' && row.state !== 'executing') return settling.settle(row)
    if (row.state === 'executing' && !order.isRepeatable)
      throw await settling.fail(row, { message: interrupted })
    if (row.state === 'reserved') {
      if (course.unverified?.isSigned === false && (await isForged(row)))
        return refused(
          row,
          'invalid_signature',
          'the payment is not valid: its signature is not that of the payer, who is no contract',
        )
      const verdict = (await facilitatorOf(row.network)?.verify(chargeOf(row))) ?? {
        kind: 'unknown' as const,
        reason: 'there is none',
      }
      isKnown(course)
      if (verdict.kind === 'invalid')
        return refused(row, verdict.reason, `the payment is not valid: ${verdict.reason}`)
      if (verdict.kind === 'unknown' || !isSamePayer(row, verdict.payer)) {
        await release(
          row,
          verdict.kind === 'unknown' ? verdict.reason : 'the facilitator named another payer',
        )
        throw new Failure(
          'unavailable',
          'the payment cannot be verified at the moment; nothing was charged, retry with the same payment',
          { retryAfter: 5 },
        )
      }
    }
    const workMs = Math.min(order.workMs, row.valid_before - settleRoomMs - now())
    if (workMs <= 0)
      return refused(
        row,
        'expired',
        "too little of the payment's validity is left to work and settle in; sign a new one",
      )
    const executing = row.state === 'executing' ? row : await begun(row)
    if (!order.isRepeatable) await journal.synced()
    // Whoever was away for as long as that may have been taken for dead: the work is somebody else's by now.
    if (now() > (held.get(row.id) ?? 0)) throw new Lost()
    const result = await worked(executing, order, workMs, course)
    return settling.settle(await settling.move(executing, 'executed', { result, look_at: now() }))
  }

  /** Only where the chain can be asked, and shows it. */
  async function isForged(row: PaymentRow): Promise<boolean> {
    return (await chainOf(row.network)?.mayBeContract?.(chargeOf(row).payload)) === false
  }

  async function begun(row: PaymentRow): Promise<PaymentRow> {
    const change = {
      state: 'executing' as const,
      updated_at: now(),
      look_at: row.valid_before + marginMs(row.network),
    }
    if (await journal.begin({ id: row.id, payer: row.payer, owner }, change)) {
      observe({ kind: 'paymentMoved', payment: row.id, network: row.network, state: 'executing' })
      return { ...row, ...change }
    }
    const found = await journal.find(row.key)
    if (found?.owner !== owner || found.state !== 'reserved') throw new Lost()
    await release(row, 'payer_busy')
    throw payerBusy()
  }

  async function worked(
    row: PaymentRow,
    { work, isRepeatable }: Order,
    workMs: number,
    course: Course,
  ): Promise<string> {
    const controller = new AbortController()
    const { signal } = course.leave
    const left = () => controller.abort(signal.reason)
    const deadline = setTimeout(() => controller.abort('deadline'), workMs)
    signal.addEventListener('abort', left, { once: true })
    if (signal.aborted) left()
    // Cut short, nobody would know what it had changed: it is done, charged and kept for whoever left.
    course.isHeeded &&= isRepeatable
    try {
      return await work(controller.signal, row.id)
    } catch (error) {
      // Of a fault of ours nobody knows how far the work had come.
      const isOver =
        error instanceof Failure ? error.details.mayHaveHappened === true : !isRepeatable
      const failure =
        isOver &&
        (await settling.fail(
          row,
          error instanceof Failure
            ? { message: error.message, upstream: error.details.upstream }
            : { message: 'internal error' },
        ))
      if (failure && error instanceof Failure) throw failure
      if (!failure) await release(row, error instanceof Failure ? error.code : 'internal_error')
      throw error
    } finally {
      clearTimeout(deadline)
      signal.removeEventListener('abort', left)
    }
  }

  /** A row that cannot be forgotten now is forgotten by the reconciler: nothing of it was ever sent to be settled. */
  async function release(row: PaymentRow, reason: string): Promise<void> {
    const released = await journal
      .release({ id: row.id, owner, state: row.state })
      .catch(() => false)
    if (released)
      observe({
        kind: 'paymentMoved',
        payment: row.id,
        network: row.network,
        state: 'released',
        reason,
      })
  }

  async function refused(
    row: PaymentRow,
    reason: string,
    message: string,
  ): Promise<PurchaseOutcome> {
    await release(row, reason)
    return { kind: 'refused', tried: false, refusal: { reason, message } }
  }

  function rowOf(
    { signed, fingerprint, requestId, agent, tool, priceNano }: Order,
    charge: Charge,
  ): PaymentRow {
    const at = now()
    const validBefore =
      signed.validBefore === null ? at + solanaValidityMs : signed.validBefore * 1000
    const { network, payTo, asset, amount } = charge.terms
    return {
      id: newId(at),
      key: signed.key,
      proof: signed.proof,
      fingerprint,
      state: 'reserved',
      network,
      payer: signed.payer,
      pay_to: payTo,
      asset,
      amount,
      price_nano: priceNano,
      agent,
      tool,
      request_id: requestId,
      charge: JSON.stringify(charge),
      result: null,
      receipt: null,
      reason: null,
      owner,
      lease_until: at + leaseMs,
      attempts: 0,
      asked_at: null,
      head: null,
      valid_before: validBefore,
      look_at: at + reservedMs,
      looks: 0,
      created_at: at,
      updated_at: at,
      expires_at: validBefore + keptMs,
    }
  }

  return {
    once,
    isKnown: async (key) => (await journal.find(key)) !== undefined,
    reconcile,
    save: () => settling.save(),
    underWay: () => running.size,
    async close() {
      while (running.size > 0)
        await Promise.allSettled([...running.values()].map(({ outcome }) => outcome))
      clearInterval(heartbeat)
      // Else others find it, or the next start.
      await settling.save(true).catch(() => {})
    },
  }
}

function unsold(why: PaymentRefusal | Failure): PurchaseOutcome {
  if (why instanceof Failure) throw why
  return { kind: 'refused', tried: false, refusal: why }
}

/** What one payment's twin hears: the same answer, which it did not cause. */
const twin = <Got extends PurchaseOutcome | undefined>(outcome: Got): Got =>
  outcome?.kind === 'answered' ? { ...outcome, replayed: true } : outcome

const payerBusy = () =>
  new Failure(
    'payerBusy',
    'this payer has as many unsettled payments as may be; wait until one is settled',
    { retryAfter: 5 },
  )

const bound = () =>
  new Failure(
    'paymentBound',
    'this payment was made for another request; sign a new one for this',
    { retry: false },
  )

const underWay = () =>
  new Failure(
    'conflict',
    'the request of this payment is still running; retry with the same payment',
    { retryAfter: 2 },
  )
