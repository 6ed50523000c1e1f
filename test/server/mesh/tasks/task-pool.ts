import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import type { AgentResult } from '../../../../server/mesh/call-context.ts'
import {
  createTasks,
  type TaskSettings,
  type Task,
  type TaskView,
} from '../../../../server/mesh/tasks/tasks.ts'
import type { Observation } from '../../../../server/observations.ts'
import type { Store } from '../../../../server/store/store.ts'
import type { TaskRow } from '../../../../server/store/tables.ts'
import { until } from '../../../support/waiting.ts'

export const answer = (data: unknown): AgentResult => ({ success: true, data })
export const read = {
  keyId: 'key-1',
  groupId: null,
  agentId: 'EchoAgent',
  details: { tool: 'read', tool_arguments: { text: 'Hello' }, raw_data_only: false },
}
export const write = { ...read, details: { ...read.details, tool: 'write' } }

type Settings = Partial<Parameters<typeof createTasks>[0] & TaskSettings>

/** A pool on the store that answers at once unless told; it never polls unless told. */
export function poolOn(store: Store, settings: Settings = {}) {
  const observations: Observation[] = []
  const ran: Task[] = []
  const {
    run = async () => answer('done'),
    workers = 4,
    waitingPerKey = 1000,
    deadlineMs = 10_000,
    ...rest
  } = settings
  const tasks = createTasks({
    store,
    isReadOnly: (_, { tool }) => tool !== 'write',
    isAllowed: async () => true,
    observe: (observation) => void observations.push(observation),
    settings: () => ({ workers, keptDays: 7, waitingPerKey, deadlineMs }),
    pollMs: 600_000,
    closeMs: 50,
    ...rest,
    run(task, signal) {
      ran.push(task)
      return run(task, signal)
    },
  })
  onTestFinished(() => tasks.close())
  const started = () => {
    tasks.start()
    return tasks
  }
  const ended = async (id: string, keyId = 'key-1'): Promise<TaskView> => {
    let view: TaskView | undefined
    await until('the task ended', async () =>
      ['completed', 'failed'].includes((view = await tasks.read(keyId, id))?.status ?? ''),
    )
    if (!view) throw new Error('the task is not there')
    return view
  }
  return { tasks, started, ran, observations, ended }
}

export const rowOf = async (store: Store, id: string): Promise<TaskRow> =>
  store.journal.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A run that lasts until it is told to answer, or is given up. */
export function heldRun() {
  const release = Promise.withResolvers<AgentResult>()
  const signals: AbortSignal[] = []
  const run = (_: Task, signal: AbortSignal): Promise<AgentResult> => {
    signals.push(signal)
    return Promise.race([
      release.promise,
      once(signal, 'abort').then(() =>
        Promise.reject(new Failure('requestTimeout', 'the request was given up')),
      ),
    ])
  }
  return { run, signals, answer: (data: unknown) => release.resolve(answer(data)) }
}
