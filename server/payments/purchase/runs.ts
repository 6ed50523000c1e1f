import { Failure } from '../../failure.ts'
import type { PurchaseOutcome } from '../settlement/outcome.ts'
import { asReplay, paymentBound, stillRunning } from './answers.ts'
import type { Order } from './order.ts'
import type { VerificationSlots } from './verification-slots.ts'

/** How a purchase under way is cancelled, and the verification slots that it has. */
export type RunControl = {
  /** Aborted when everybody who waited for the outcome has left. */
  cancellation: AbortController
  /** False once the work may change something: then it goes on without anybody waiting. */
  isCancellable: boolean
  /** Set while a new payment is not verified. Duplicates of it have slots too. */
  verification: { isSigned: boolean; slots: (() => void)[] } | undefined
}

/** Frees the verification slots of a payment that is verified, or needs no verification. */
export function endVerification(control: RunControl): void {
  for (const free of control.verification?.slots ?? []) free()
  control.verification = undefined
}

/** One payment under way in this process. */
type Run = {
  proof: string
  fingerprint: string
  outcome: Promise<PurchaseOutcome>
  /** How many wait for the outcome. */
  waiters: number
  control: RunControl
}

/** Purchases under way in this process. All who send the same payment share one. */
export type Runs = {
  /**
   * The outcome of the run of this payment, which is started when there is none. Rejects when the
   * caller leaves. The last caller to leave ends a run that is cancellable.
   */
  join(order: Order, signal: AbortSignal): Promise<PurchaseOutcome>
  has(key: string): boolean
  /** Resolves when nothing is under way. */
  drained(): Promise<void>
}

/** `start` works on an order; the other parts are those of `createPayments`. */
export type RunsParts = {
  start(order: Order, control: RunControl): Promise<PurchaseOutcome>
  slots: VerificationSlots
  now: () => number
  pause: (ms: number) => Promise<unknown>
  duplicateWaitMs: number
  pollMs: number
}

/** The runs of one process, of which none is under way yet. */
export function createRuns({ start, slots, now, pause, duplicateWaitMs, pollMs }: RunsParts): Runs {
  const runs = new Map<string, Run>()

  function begin(order: Order): Run {
    const { key, proof } = order.payment
    const control: RunControl = {
      cancellation: new AbortController(),
      isCancellable: true,
      verification: undefined,
    }
    const outcome = start(order, control).finally(() => runs.delete(key))
    outcome.catch(() => {})
    const run = { proof, fingerprint: order.fingerprint, waiters: 0, control, outcome }
    runs.set(key, run)
    return run
  }

  /** Duplicates of a payment that may be forged need as many slots as other such payments. */
  function acquireSlot({ verification }: RunControl, { payment, client }: Order): void {
    if (verification?.isSigned === false)
      verification.slots.push(slots.acquire({ payer: payment.payer, client, isSigned: false }))
  }

  return {
    async join(order, signal) {
      const { key, proof } = order.payment
      const until = now() + duplicateWaitMs
      for (;;) {
        const run = runs.get(key)
        if (!run) return outcomeFor(signal, begin(order))
        if (run.proof === proof && run.fingerprint !== order.fingerprint) throw paymentBound()
        if (run.proof === proof && !run.control.cancellation.signal.aborted) {
          acquireSlot(run.control, order)
          return asReplay(await outcomeFor(signal, run, duplicateWaitMs))
        }
        // Either the run is being cancelled. Or it has another signature of the same authorization:
        // it is refused soon, or it is the valid one.
        await Promise.race([run.outcome.catch(() => {}), pause(pollMs)])
        if (now() > until) throw stillRunning()
      }
    },
    has: (key) => runs.has(key),
    async drained() {
      while (runs.size > 0)
        await Promise.allSettled([...runs.values()].map(({ outcome }) => outcome))
    },
  }
}

/** Waits for a run until the caller leaves; with a time limit, until that is over. */
function outcomeFor(signal: AbortSignal, run: Run, withinMs?: number): Promise<PurchaseOutcome> {
  run.waiters += 1
  return new Promise<PurchaseOutcome>((resolve, reject) => {
    const onAbort = () =>
      reject(
        new Failure(
          'unavailable',
          'the server ended before the answer was there; ' +
            'retry with the same payment, do not sign a new one',
          { retryAfter: 2 },
        ),
      )
    const timeout =
      withinMs === undefined ? undefined : setTimeout(() => reject(stillRunning()), withinMs)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
    void run.outcome.then(resolve, reject).finally(() => {
      clearTimeout(timeout)
      signal.removeEventListener('abort', onAbort)
    })
  }).finally(() => {
    run.waiters -= 1
    if (run.waiters === 0 && run.control.isCancellable) run.control.cancellation.abort('left')
  })
}
