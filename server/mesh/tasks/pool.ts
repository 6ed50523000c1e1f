import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Observe } from '../../observations.ts'
import { createStoreStatus, type StoreStatus } from '../../store/store-status.ts'
import { newId } from '../../store/id.ts'
import type { Store } from '../../store/store.ts'
import type { TaskRow } from '../../store/tables.ts'
import {
  deleteExpiredCredentials,
  deleteExpiredTasks,
  finishTask,
  giveBackTask,
  leaseTask,
  renewTaskLeases,
  settleTask,
  tasksWithResult,
  unsettledTasks,
} from '../../store/queries/tasks.ts'
import type { TaskCredentials } from './credentials.ts'
import {
  cancelledResults,
  runTask,
  taskOf,
  type AbortReason,
  type RunTaskDeps,
  type Task,
} from './run.ts'

/** Limits of the pool, from the configuration. */
export type TaskSettings = {
  /** Maximum of running tasks. */
  workers: number
  keptDays: number
  /** Maximum of waiting and running tasks of a key. */
  waitingPerKey: number
  /** Maximum duration of one run. */
  deadlineMs: number
}

/** Dependencies and options of a task pool. */
export type TaskPoolOptions = Pick<RunTaskDeps, 'run' | 'isReadOnly' | 'isAllowed'> & {
  store: Pick<Store, 'journal'>
  /** Whether to run only the tasks of sandbox keys; the server that accepted the others runs them. */
  sandboxOnly?: boolean
  /** Tasks take no credentials by default. */
  credentials?: TaskCredentials
  /** The charge of a task that ran here, in nano-USD; nothing by default. */
  chargeOf?(task: Task): number
  /**
   * Called for each task with a stored result, and for no other: those are charged. False asks to be
   * called again; a crash also causes another call, which must be harmless. `at` is the creation of
   * the task, and so the same each time.
   */
  completed?(task: Task, ended: { at: number; ms: number; charged: number }): boolean
  observe: Observe
  now?: () => number
  /** Called each time: settings may change. */
  settings(): TaskSettings
  leaseMs?: number
  pollMs?: number
  /** Poll interval for cancellations made in other processes. */
  cancelMs?: number
  /** How long closing waits for running tasks. */
  closeMs?: number
}

const sweepMs = 60_000
const sweepBatch = 20
/** After this any other process reports a completed task that its owner did not. */
const settleMs = 5000
const settleBatch = 100
const cancelMs = 1000

/** Leases stored tasks one by one, keys in turn, and runs some of them concurrently. */
export class TaskPool {
  readonly #parts: TaskPoolOptions
  readonly #owner = newId()
  readonly #now: () => number
  readonly #leaseMs: number
  readonly #pollMs: number
  readonly #running = new Map<string, AbortController>()
  readonly #jobs = new Set<Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #status: StoreStatus
  #heartbeat: NodeJS.Timeout | undefined
  #isOpen = false
  #isFilling = false
  #mayHaveMore = false
  #lastKey = ''

  constructor(parts: TaskPoolOptions) {
    this.#parts = parts
    this.#now = parts.now ?? Date.now
    this.#leaseMs = parts.leaseMs ?? 30_000
    this.#pollMs = parts.pollMs ?? 500
    this.#status = createStoreStatus('tasks', parts.observe)
  }

  start(): void {
    this.#isOpen = true
    this.#heartbeat = this.#every(this.#leaseMs / 3, () => this.#renew())
    this.#timers.push(
      this.#every(this.#pollMs, () => this.#fill()),
      this.#every(this.#parts.cancelMs ?? cancelMs, () => this.#endCancelled()),
      this.#every(settleMs, () => this.#settle()),
      this.#every(sweepMs, () => this.#sweep()),
    )
    this.#inBackground(() => this.#settle())
    this.#inBackground(() => this.#sweep())
    this.wake()
  }

  /** Looks for tasks immediately: one was just stored. */
  wake(): void {
    this.#inBackground(() => this.#fill())
  }

  /** Aborts a cancelled task, if it runs here. */
  cancel(id: string): void {
    const controller = this.#running.get(id)
    if (controller) abort(controller, 'disconnected')
  }

  /** Leases no more tasks, waits a little for the running ones, and aborts the rest. */
  async close(): Promise<void> {
    this.#isOpen = false
    for (const timer of this.#timers) clearInterval(timer)
    const late = setTimeout(() => {
      for (const controller of this.#running.values()) abort(controller, 'closing')
    }, this.#parts.closeMs ?? 2000)
    while (this.#jobs.size > 0) await Promise.all(this.#jobs)
    clearTimeout(late)
    clearInterval(this.#heartbeat)
  }

  #every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => this.#inBackground(work), ms).unref()
  }

  #inBackground(work: () => Promise<void>): void {
    const job = work()
      .catch((error: unknown) => this.#status.fail(String(error)))
      .finally(() => this.#jobs.delete(job))
    this.#jobs.add(job)
  }

  /** Retries until the store responds; throws only once the pool is closed. */
  async #persistently<Value>(query: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await query()
      } catch (error) {
        if (!this.#isOpen) throw error
        this.#status.fail(String(error))
        await pause(this.#pollMs)
      }
    }
  }

  #lease(ms: number) {
    return { owner: this.#owner, now: this.#now(), ms }
  }

  async #fill(): Promise<void> {
    this.#mayHaveMore = true
    if (this.#isFilling) return
    this.#isFilling = true
    const { store, settings, sandboxOnly = false } = this.#parts
    try {
      while (this.#isOpen && this.#mayHaveMore && this.#running.size < settings().workers) {
        this.#mayHaveMore = false
        const row = await leaseTask(store.journal, {
          lease: this.#lease(this.#leaseMs),
          afterKey: this.#lastKey,
          except: [...this.#running.keys()],
          sandboxOnly,
        })
        this.#status.recover()
        if (!row) continue
        this.#mayHaveMore = true
        this.#lastKey = row.key_id
        this.#begin(row)
      }
    } finally {
      this.#isFilling = false
    }
  }

  #begin(row: TaskRow): void {
    const controller = new AbortController()
    this.#running.set(row.id, controller)
    this.#inBackground(async () => {
      try {
        await this.#attempt(row, controller)
      } finally {
        this.#running.delete(row.id)
        this.wake()
      }
    })
  }

  async #attempt(row: TaskRow, controller: AbortController): Promise<void> {
    const {
      store: { journal },
      chargeOf = () => 0,
      completed = () => true,
    } = this.#parts
    const { id, attempts } = row
    const task = taskOf(row)
    const startedAt = performance.now()
    const outcome = await runTask(this.#runParts(), task, attempts, controller)
    if (outcome === 'lost') return
    if (outcome === 'givenBack')
      return this.#persistently(() => giveBackTask(journal, { id, owner: this.#owner }))
    const charged = chargeOf(task)
    const isStored = await this.#persistently(() =>
      finishTask(journal, { id, lease: this.#lease(settleMs), charged, ...outcome }),
    )
    if (!isStored || outcome.state !== 'completed') return
    if (completed(task, { at: row.created_at, ms: performance.now() - startedAt, charged }))
      await settleTask(journal, id)
  }

  #runParts(): RunTaskDeps {
    const { run, isReadOnly, isAllowed, observe, settings } = this.#parts
    return {
      run,
      isReadOnly,
      isAllowed: (keyId) => this.#persistently(() => isAllowed(keyId)),
      observe,
      isOpen: () => this.#isOpen,
      deadlineMs: settings().deadlineMs,
    }
  }

  /** Reports results that the ledger lacks: it accepted no rows, or a process died. */
  async #settle(): Promise<void> {
    const {
      store: { journal },
      completed = () => true,
    } = this.#parts
    const rows = await unsettledTasks(journal, this.#now(), settleBatch)
    for (const row of rows) {
      const { created_at: at, lease_until, charged } = row
      const endedAt = (lease_until ?? 0) - settleMs
      if (!completed(taskOf(row), { at, ms: Math.max(0, endedAt - at), charged: charged ?? 0 }))
        return
      await settleTask(journal, row.id)
    }
    if (rows.length === settleBatch) this.#inBackground(() => this.#settle())
  }

  /** Tasks that run here may be cancelled by any process. */
  async #endCancelled(): Promise<void> {
    const ids = [...this.#running.keys()]
    if (ids.length === 0) return
    const { journal } = this.#parts.store
    for (const id of await tasksWithResult(journal, ids, cancelledResults)) this.cancel(id)
  }

  async #renew(): Promise<void> {
    await this.#endCancelled()
    const running = [...this.#running]
    if (running.length === 0) return
    const ids = running.map(([id]) => id)
    const renewed = await renewTaskLeases(
      this.#parts.store.journal,
      ids,
      this.#lease(this.#leaseMs),
    )
    for (const [id, controller] of running) if (!renewed.has(id)) abort(controller, 'lost')
  }

  async #sweep(): Promise<void> {
    const { journal } = this.#parts.store
    await deleteExpiredCredentials(journal, this.#now())
    while (
      this.#isOpen &&
      (await deleteExpiredTasks(journal, this.#now(), sweepBatch)) === sweepBatch
    )
      await nextTurn()
  }
}

const abort = (controller: AbortController, reason: AbortReason) => controller.abort(reason)
