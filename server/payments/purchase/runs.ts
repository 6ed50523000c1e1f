import { Failure } from '../../failure.ts'
import { asReplay, type PurchaseOutcome } from '../settlement/outcome.ts'
import { paymentBound, stillRunning } from './errors.ts'
import type { Order } from './order.ts'
import type { Sender, VerificationSlots } from './verification-slots.ts'

/** How a purchase in flight is cancelled, and its verification slots. */
export type RunControl = {
  /** Aborted when all who waited for the outcome have disconnected. */
  cancellation: AbortController
  /** False once the work may change something: it continues even if no one waits. */
  isCancellable: boolean
  /**
   * Set while the payment is unverified, its sender once it has a slot. Duplicates have slots too.
   */
  verification: { sender: Sender | undefined; slots: (() => void)[] } | undefined
}

/** Releases the verification slots of a payment that is verified. */
export function endVerification(control: RunControl): void {
  for (const free of control.verification?.slots ?? []) free()
  control.verification = undefined
}

/** One payment in flight in this process. */
type Run = {
  proof: string
  fingerprint: string
  outcome: Promise<PurchaseOutcome>
  /** Number of callers that wait for the outcome. */
  waiters: number
  control: RunControl
}

/** Purchases in flight in this process. All who send the same payment share one. */
export type Runs = {
  /**
   * The outcome of this payment's run, which starts unless one is in flight. Rejects when the
   * caller disconnects. The last caller to disconnect aborts a cancellable run.
   */
  join(order: Order, signal: AbortSignal): Promise<PurchaseOutcome>
  has(key: string): boolean
  /** Resolves when nothing is in flight. */
  drained(): Promise<void>
}

type RunsOptions = {
  /** Works on an order. */
  start(order: Order, control: RunControl): Promise<PurchaseOutcome>
  slots: VerificationSlots
  now: () => number
  pause: (ms: number) => Promise<unknown>
  duplicateWaitMs: number
  pollMs: number
}

/** The runs of one process, initially none. */
export function createRuns({
  start,
  slots,
  now,
  pause,
  duplicateWaitMs,
  pollMs,
}: RunsOptions): Runs {
  const runs = new Map<string, Run>()

  function begin(order: Order): Run {
    const { key, proof } = order.payment
    const control: RunControl = {
      cancellation: new AbortController(),
      isCancellable: true,
      verification: { sender: undefined, slots: [] },
    }
    const outcome = start(order, control).finally(() => {
      endVerification(control)
      runs.delete(key)
    })
    outcome.catch(() => {})
    const run = { proof, fingerprint: order.fingerprint, waiters: 0, control, outcome }
    runs.set(key, run)
    return run
  }

  /** A duplicate waits for the verification too, and takes a slot like its payment. */
  function acquireSlot({ verification }: RunControl, { payment, client }: Order): void {
    const newSender = { payer: payment.payer, isSigned: true, isCustomer: false }
    verification?.slots.push(slots.acquire({ ...(verification.sender ?? newSender), client }))
  }

  async function waitFor(run: Run, { payment, client, isSigned }: Order): Promise<void> {
    const sender = { payer: payment.payer, client, isCustomer: false }
    const free = slots.acquire({ ...sender, isSigned: await isSigned() })
    await Promise.race([run.outcome.catch(() => {}), pause(pollMs)]).finally(free)
  }

  return {
    async join(order, signal) {
      const until = now() + duplicateWaitMs
      for (;;) {
        const run = runs.get(order.payment.key)
        if (!run) return outcomeFor(signal, begin(order))
        if (canJoin(run, order)) {
          acquireSlot(run.control, order)
          return asReplay(await outcomeFor(signal, run, duplicateWaitMs))
        }
        await waitFor(run, order)
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

/**
 * False if the run is being cancelled, or has another signature of the same authorization: that one
 * is rejected soon, or it is the valid one.
 */
function canJoin({ control, ...run }: Run, { payment: { proof }, fingerprint }: Order): boolean {
  if (run.proof === proof && run.fingerprint !== fingerprint) throw paymentBound()
  return run.proof === proof && !control.cancellation.signal.aborted
}

/** Waits for a run until the caller disconnects or the time limit ends. */
function outcomeFor(signal: AbortSignal, run: Run, withinMs?: number): Promise<PurchaseOutcome> {
  run.waiters += 1
  return new Promise<PurchaseOutcome>((resolve, reject) => {
    const onAbort = () =>
      reject(
        new Failure(
          'unavailable',
          'the server stopped before the response was ready; ' +
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
    if (run.waiters === 0 && run.control.isCancellable)
      run.control.cancellation.abort('disconnected')
  })
}
