import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../generated/server/mesh.ts'
import { parsePlain, parseWritten } from '../digits.ts'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import type { Store } from '../store/store.ts'
import { newId } from '../store/id.ts'
import type { TaskRow } from '../store/tables.ts'
import {
  deleteExpired,
  finishTask,
  giveBackTask,
  insertTask,
  leaseTask,
  readTask,
  renewLeases,
  settleTask,
  unsettledTasks,
} from '../store/queries/tasks.ts'
import { CommitLost } from '../store/transaction.ts'
import type { AgentResult } from './answering.ts'
import type { AgentInput } from './runtime.ts'
import { moreOf } from './tools/failure.ts'

export type TaskView = components['schemas']['Task']

/** Requests that are answered later; a task survives the death of the process that took it. */
export type Tasks = {
  /** The id of the task, once it is stored durably. One that has the id already is that task. */
  create(task: {
    id?: string | undefined
    keyId: string
    agentId: string
    details: AgentInput
  }): Promise<string>
  /** The key's own task; undefined when it has none of this id. */
  read(keyId: string, taskId: string): Promise<TaskView | undefined>
  /** Takes no more tasks, waits a little for those that run, and leaves the rest to other processes or the next start. */
  close(): Promise<void>
}

export type Task = { id: string; keyId: string; agentId: string; details: AgentInput }

export type TaskSettings = {
  /** How many run at once. */
  workers: number
  keptDays: number
  /** Most tasks of a key that wait or run. */
  waitingPerKey: number
  /** Longest time that one run may take. */
  deadlineMs: number
}

type Parts = {
  store: Pick<Store, 'journal'>
  /** Leaves tasks of all but sandboxes' keys to the server that took them. */
  sandboxOnly?: boolean
  run(task: Task, signal: AbortSignal): Promise<AgentResult>
  /** What is charged for a task that has just been run here, in nano-USD; nothing unless told. */
  chargeOf?(task: Task): number
  /**
   * Told of each task whose answer was stored, and of no other: what is paid for. False when it has to be told again; also told again
   * where a process died: what it does must bear that. `at` is when the task was taken, and so the same each time.
   */
  completed?(task: Task, ended: { at: number; ms: number; charged: number }): boolean
  /** Whether the task may be run a second time. */
  isReadOnly(agentId: string, details: AgentInput): boolean
  /** Asked before a task is run: its key may have been revoked since. */
  isAllowed(keyId: string): Promise<boolean>
  observe: Observe
  now?: () => number
  /** Asked each time: they may change. */
  settings(): TaskSettings
  leaseMs?: number
  pollMs?: number
  /** How long closing waits for running tasks. */
  closeMs?: number
}

/** What a run ended with; 'left' stores nothing, because the task is somebody else's by now. */
type Outcome = { state: 'completed' | 'failed'; result: string } | 'givenBack' | 'left'

const dayMs = 24 * 60 * 60 * 1000
const sweepMs = 60_000
const sweptAtOnce = 20
/** Within this a completed task is told of by its owner; later by any other process. */
const settleMs = 5000
const settledAtOnce = 100
const mostAttempts = 3
const maxResultBytes = 2 << 20
const interrupted =
  'the server stopped while the task ran; it may have been carried out, so it is not run again'

/** A pool that runs stored tasks. Several processes may have one each on the same store. */
export function createTasks(parts: Parts): Tasks & { start(): void } {
  const {
    store: { journal },
    sandboxOnly = false,
    run,
    chargeOf = () => 0,
    completed = () => true,
    isReadOnly,
    isAllowed,
    observe,
    settings,
  } = parts
  const { now = Date.now, leaseMs = 30_000, pollMs = 500, closeMs = 2000 } = parts
  const owner = newId()
  const running = new Map<string, AbortController>()
  const jobs = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  let heartbeat: NodeJS.Timeout | undefined
  let isOpen = false
  let isFilling = false
  let mayHaveMore = false
  let lastKey = ''
  const status = createStoreStatus('tasks', observe)

  const leaseOf = (ms: number) => ({ owner, now: now(), ms })

  function inBackground(work: () => Promise<void>): void {
    const job = work()
      .catch(storeFailed)
      .finally(() => jobs.delete(job))
    jobs.add(job)
  }

  function storeFailed(error: unknown): void {
    status.fail(String(error))
  }

  /** Asks until the store answers; throws only when the pool closes. */
  async function persistently<Value>(question: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await question()
      } catch (error) {
        if (!isOpen) throw error
        storeFailed(error)
        await pause(pollMs)
      }
    }
  }

  async function fill(): Promise<void> {
    mayHaveMore = true
    if (isFilling) return
    isFilling = true
    try {
      while (isOpen && mayHaveMore && running.size < settings().workers) {
        mayHaveMore = false
        const row = await leaseTask(journal, {
          lease: leaseOf(leaseMs),
          afterKey: lastKey,
          except: [...running.keys()],
          sandboxOnly,
        })
        status.recover()
        if (!row) continue
        mayHaveMore = true
        lastKey = row.key_id
        begin(row)
      }
    } finally {
      isFilling = false
    }
  }

  function begin(row: TaskRow): void {
    const controller = new AbortController()
    running.set(row.id, controller)
    inBackground(async () => {
      try {
        await attempt(row, controller)
      } finally {
        running.delete(row.id)
        inBackground(fill)
      }
    })
  }

  async function attempt(row: TaskRow, controller: AbortController): Promise<void> {
    const { id, attempts } = row
    const task = taskOf(row)
    const startedAt = performance.now()
    const outcome = await outcomeOf(task, attempts, controller)
    if (outcome === 'left') return
    if (outcome === 'givenBack') return persistently(() => giveBackTask(journal, { id, owner }))
    const charged = chargeOf(task)
    const isStored = await persistently(() =>
      finishTask(journal, { id, lease: leaseOf(settleMs), charged, ...outcome }),
    )
    if (!isStored || outcome.state !== 'completed') return
    if (completed(task, { at: row.created_at, ms: performance.now() - startedAt, charged }))
      await settleTask(journal, id)
  }

  /** What is owed for answers of which the ledger was not told: it took no rows then, or the process died. */
  async function settle(): Promise<void> {
    const rows = await unsettledTasks(journal, now(), settledAtOnce)
    for (const row of rows) {
      const { created_at: at, lease_until, charged } = row
      const endedAt = (lease_until ?? 0) - settleMs
      if (!completed(taskOf(row), { at, ms: Math.max(0, endedAt - at), charged: charged ?? 0 }))
        return
      await settleTask(journal, row.id)
    }
    if (rows.length === settledAtOnce) inBackground(settle)
  }

  async function outcomeOf(
    task: Task,
    attempts: number,
    controller: AbortController,
  ): Promise<Outcome> {
    const { signal } = controller
    const { deadlineMs } = settings()
    let deadline: NodeJS.Timeout | undefined
    try {
      if (attempts > 1 && !isReadOnly(task.agentId, task.details))
        return failed(interrupted, doubtOf(task))
      if (attempts > mostAttempts)
        return failed(`the server stopped while the task ran, ${mostAttempts} times`)
      if (!(await persistently(() => isAllowed(task.keyId))))
        return failed('the key of this task was revoked, has expired, or is not for this server')
      signal.throwIfAborted()
      if (!isOpen) return 'givenBack'
      deadline = setTimeout(() => controller.abort('deadline'), deadlineMs)
      // A run that does not heed its signal must not hold the pool up.
      const result = JSON.stringify(await Promise.race([run(task, signal), abortOf(signal)]))
      if (Buffer.byteLength(result) <= maxResultBytes) return { state: 'completed', result }
      return failed(
        `the answer is larger than ${maxResultBytes >> 20} MiB; ask for less`,
        doubtOf(task),
      )
    } catch (error) {
      return !isOpen && !deadline ? 'givenBack' : outcomeAfter(error, task, signal, deadlineMs)
    } finally {
      clearTimeout(deadline)
    }
  }

  function outcomeAfter(
    error: unknown,
    task: Task,
    { aborted, reason }: AbortSignal,
    deadlineMs: number,
  ): Outcome {
    if (aborted && reason === 'lost') return 'left'
    if (aborted && reason === 'deadline')
      return failed(`the task was not done within ${deadlineMs / 1000} s`, {
        code: 'deadline_exceeded',
        ...doubtOf(task),
      })
    if (aborted)
      return isReadOnly(task.agentId, task.details)
        ? 'givenBack'
        : failed(interrupted, doubtOf(task))
    if (error instanceof Failure)
      return failed(error.message, { code: error.code, ...moreOf(error) })
    observe({ kind: 'bugMet', error, requestId: task.id, operation: 'createTask' })
    return failed('internal error', doubtOf(task))
  }

  /** What ended without an answer may have been carried out all the same, unless it only reads. */
  const doubtOf = ({ agentId, details }: Task): More =>
    isReadOnly(agentId, details) ? {} : { may_have_happened: true }

  async function renew(): Promise<void> {
    const asked = [...running]
    if (asked.length === 0) return
    const kept = await renewLeases(
      journal,
      asked.map(([id]) => id),
      leaseOf(leaseMs),
    )
    for (const [id, controller] of asked) if (!kept.has(id)) controller.abort('lost')
  }

  async function sweep(): Promise<void> {
    while (isOpen && (await deleteExpired(journal, now(), sweptAtOnce)) === sweptAtOnce)
      await nextTurn()
  }

  return {
    start() {
      isOpen = true
      heartbeat = setInterval(() => inBackground(renew), leaseMs / 3).unref()
      timers.push(
        setInterval(() => inBackground(fill), pollMs).unref(),
        setInterval(() => inBackground(settle), settleMs).unref(),
        setInterval(() => inBackground(sweep), sweepMs).unref(),
      )
      inBackground(settle)
      inBackground(sweep)
      inBackground(fill)
    },

    async create({ id: given, keyId, agentId, details }) {
      const id = given ?? newId()
      const at = now()
      const { keptDays, waitingPerKey } = settings()
      const row: TaskRow = {
        id,
        key_id: keyId,
        agent_id: agentId,
        state: 'pending',
        details: JSON.stringify(details),
        result: null,
        lease_until: null,
        owner: null,
        attempts: 0,
        charged: null,
        created_at: at,
        expires_at: at + keptDays * dayMs,
      }
      if (!(await answered(() => insertTask(journal, row, waitingPerKey), given !== undefined))) {
        throw new Failure(
          'rateLimited',
          `this key has ${waitingPerKey} tasks that wait or run; send more when some have ended`,
          { retryAfter: 5 },
        )
      }
      inBackground(fill)
      return id
    },

    async read(keyId, taskId) {
      const row = await answered(() => readTask(journal, { id: taskId, keyId, now: now() }))
      return row && viewOf(row)
    },

    async close() {
      isOpen = false
      for (const timer of timers) clearInterval(timer)
      const late = setTimeout(
        () => running.forEach((controller) => controller.abort('closing')),
        closeMs,
      )
      while (jobs.size > 0) await Promise.all(jobs)
      clearTimeout(late)
      clearInterval(heartbeat)
    },
  }
}

/** It was written by `create`. */
const taskOf = ({ id, key_id: keyId, agent_id: agentId, details }: TaskRow): Task => ({
  id,
  keyId,
  agentId,
  details: parsePlain(details) as AgentInput,
})

type More = Omit<TaskView, 'status' | 'result' | 'error'>

/** The contract allows 2048 characters. */
const failed = (reason: string, more: More = {}): Outcome => ({
  state: 'failed',
  result: JSON.stringify({ error: reason.slice(0, 2048).toWellFormed() || 'failed', ...more }),
})

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/** Results were written by this file. */
function viewOf({ state, result }: TaskRow): TaskView {
  if (result === null) return { status: state }
  if (state === 'failed')
    return { status: state, ...(parseWritten(result) as More & { error: string }) }
  return { status: state, result: parseWritten(result) as AgentResult }
}

/** `isRepeatable` where a task that is sent again is the same one. */
async function answered<Value>(
  question: () => Promise<Value>,
  isRepeatable = true,
): Promise<Value> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof CommitLost) {
      throw new Failure(
        'unavailable',
        'the task store was lost while it stored this, and it is not known whether the task is stored; only under the same Idempotency-Key is it stored once when it is sent again',
        { cause: error, unknown: true, retryAfter: 5, ...(!isRepeatable && { retry: false }) },
      )
    }
    throw new Failure('unavailable', 'the task store does not answer', {
      cause: error,
      retryAfter: 5,
    })
  }
}
