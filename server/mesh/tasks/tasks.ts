import type { components } from '../../../generated/server/mesh.ts'
import { parseWritten } from '../../json/digits.ts'
import { Failure } from '../../failure.ts'
import { newId } from '../../store/id.ts'
import { cancelTask, insertTask, readTask } from '../../store/queries/tasks.ts'
import type { TaskRow } from '../../store/tables.ts'
import { CommitLost } from '../../store/transaction.ts'
import type { AgentResult } from '../call-context.ts'
import { noCredentials, type CallerCredentials } from '../caller-credentials.ts'
import { createTaskCredentials } from './credentials.ts'
import { TaskPool, type TaskPoolOptions } from './pool.ts'
import { cancelledResult, taskOf, type Task } from './run.ts'

export type { TaskSettings } from './pool.ts'
export type { Task } from './run.ts'

/** A task as returned to its key. */
export type TaskView = components['schemas']['Task']

/** A task with its target, and its times in epoch milliseconds. */
export type StoredTask = {
  id: string
  agent: string
  /** Undefined for a query. */
  tool?: string | undefined
  view: TaskView
  createdAt: number
  /** When its state changed last. */
  changedAt: number
  expiresAt: number
}

type NewTask = Omit<Task, 'id' | 'groupId' | 'sealed'> & {
  id?: string | undefined
  groupId?: string | null
  credentials?: CallerCredentials
}

/** Requests that run later; a task survives the crash of the process that accepted it. */
export type Tasks = {
  /** Whether a task may have credentials of its caller. */
  takesCredentials: boolean
  /** Returns the id of the task once it is stored durably. An existing task with the id is returned. */
  create(task: NewTask): Promise<string>
  /** The key's task of this id, or undefined. */
  read(keyId: string, taskId: string): Promise<TaskView | undefined>
  /** The same, with its times. */
  find(keyId: string, taskId: string): Promise<StoredTask | undefined>
  /**
   * Cancels the key's task in any process; its work is aborted within about a second. A task that
   * has ended stays unchanged. False if the key has no task of this id.
   */
  cancel(keyId: string, taskId: string): Promise<boolean>
  /**
   * Leases no more tasks, waits a little for the running ones, and leaves the rest to other
   * processes or the next start.
   */
  close(): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000

/** Stored tasks, and a pool that runs them. Several processes may have one on the same store. */
export function createTasks(parts: TaskPoolOptions): Tasks & { start(): void } {
  const {
    store: { journal },
    now = Date.now,
    settings,
  } = parts
  const pool = new TaskPool(parts)
  const { credentials: sealing = createTaskCredentials(undefined) } = parts
  const find = (keyId: string, id: string) =>
    fromStore(() => readTask(journal, { id, keyId, now: now() }), { isRepeatable: true })
  return {
    takesCredentials: sealing.canSeal,
    start: () => pool.start(),

    async create({ credentials = noCredentials, ...task }) {
      const { id = newId() } = task
      const { keptDays, waitingPerKey } = settings()
      const sealed = sealing.seal(id, credentials)
      const row = { ...newRow({ ...task, id }, now(), keptDays), ...sealed }
      const insert = () => insertTask(journal, row, waitingPerKey)
      const isStored = await fromStore(insert, { isRepeatable: task.id !== undefined })
      if (!isStored)
        throw new Failure(
          'rateLimited',
          `this key has ${waitingPerKey} tasks that wait or run; send more when some have ended`,
          { retryAfter: 5 },
        )
      pool.wake()
      return row.id
    },

    async read(keyId, taskId) {
      const row = await find(keyId, taskId)
      return row && viewOf(row)
    },

    async find(keyId, taskId) {
      const row = await find(keyId, taskId)
      return row && storedOf(row)
    },

    async cancel(keyId, id) {
      const row = await find(keyId, id)
      if (!row || row.result !== null) return row !== undefined
      const isReadOnly = parts.isReadOnly(row.agent_id, taskOf(row).details)
      const results = { pending: cancelledResult(false), running: cancelledResult(!isReadOnly) }
      const update = () => cancelTask(journal, { id, keyId, now: now(), results })
      if (await fromStore(update, { isRepeatable: true })) pool.cancel(id)
      return true
    },

    close: () => pool.close(),
  }
}

type NamedTask = NewTask & { id: string }

const newRow = (task: NamedTask, createdAt: number, keptDays: number): TaskRow => ({
  id: task.id,
  key_id: task.keyId,
  group_id: task.groupId ?? null,
  labels: task.labels ? JSON.stringify(task.labels) : null,
  agent_id: task.agentId,
  state: 'pending',
  details: JSON.stringify(task.details),
  sealed: null,
  sealed_until: null,
  result: null,
  lease_until: null,
  owner: null,
  attempts: 0,
  charged: null,
  created_at: createdAt,
  changed_at: createdAt,
  expires_at: createdAt + keptDays * dayMs,
})

const storedOf = (row: TaskRow): StoredTask => ({
  id: row.id,
  agent: row.agent_id,
  tool: taskOf(row).details.tool,
  view: viewOf(row),
  createdAt: row.created_at,
  changedAt: row.changed_at ?? row.created_at,
  expiresAt: row.expires_at,
})

/** The results were stored by the pool. */
function viewOf({ state, result }: TaskRow): TaskView {
  if (result === null) return { status: state }
  const value = parseWritten(result)
  if (state !== 'failed') return { status: state, result: value as AgentResult }
  return { status: state, ...(value as Omit<TaskView, 'status' | 'result'>) }
}

const lostCommit =
  'the task store was lost while it stored this, and it is not known whether the task is stored; ' +
  'only under the same Idempotency-Key is it stored once when it is sent again'

/** `isRepeatable` if a repeated request is the same task. */
async function fromStore<Value>(
  query: () => Promise<Value>,
  { isRepeatable }: { isRepeatable: boolean },
): Promise<Value> {
  try {
    return await query()
  } catch (cause) {
    if (cause instanceof CommitLost) {
      const retry = isRepeatable ? {} : ({ retry: false } as const)
      throw new Failure('unavailable', lostCommit, {
        cause,
        unknown: true,
        retryAfter: 5,
        ...retry,
      })
    }
    throw new Failure('unavailable', 'the task store does not answer', { cause, retryAfter: 5 })
  }
}
