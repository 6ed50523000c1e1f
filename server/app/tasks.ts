import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { callerName, priorityClassOf, requiredLabels } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import { uncounted } from '../limits/caps.ts'
import { budgetsOnly } from '../limits/groups.ts'
import { nanoFrom } from '../money.ts'
import { createTaskCredentials } from '../mesh/tasks/credentials.ts'
import { createModelUsage, type ModelUsage, type Runtime } from '../mesh/runtime.ts'
import { permitted } from '../mesh/permitted.ts'
import { createTasks, type Task, type Tasks } from '../mesh/tasks/tasks.ts'
import { flowOf, isRecorded, type ServiceParts } from './parts/service-parts.ts'
import type { Routing } from './routing.ts'

/** Starts the pool of tasks. A task runs with the agents loaded at its start. */
export function startTasks(parts: ServiceParts, routing: Routing, runtime: () => Runtime): Tasks {
  const { access, store, observe, closers, secret } = parts
  const credentials = createTaskCredentials(secret)
  /** The charge for each task that has run: its price at the start of the run. */
  const prices = new WeakMap<Task, number>()
  const tasks = createTasks({
    store,
    credentials,
    now: store.clock.now,
    sandboxOnly: access.accepts === 'sandbox',
    run: (task, signal) =>
      runTask(parts, routing, task, signal, () => {
        const { plan, priceOf, run } = runtime()
        const work = plan(task.agentId, task.details, 'task_details', () => credentials.open(task))
        const nano = Number(nanoFrom(priceOf(work)))
        prices.set(task, nano)
        const { id, keyId, groupId, labels } = task
        return {
          nano,
          run: (modelCalled, caller) =>
            run(permitted(caller, work), {
              requestId: id,
              callId: id,
              keyId,
              groupId,
              labels,
              callerName: callerName(caller),
              priorityClass: priorityClassOf(caller),
              flow: flowOf(caller),
              only: requiredLabels(caller),
              signal,
              modelCalled,
            }),
        }
      }),
    chargeOf: (task) => prices.get(task) ?? 0,
    completed: (task, result) => recordTask(routing, task, result),
    isReadOnly: (agentId, { tool }) => isReadOnly(parts, agentId, tool),
    async isAllowed(keyId) {
      // Throws while the ledger accepts no rows; the task then waits.
      routing.usage.checkWritable()
      return access.isGood(keyId)
    },
    observe,
    settings: () => taskSettings(parts),
  })
  closers.defer(() => tasks.close())
  tasks.start()
  return tasks
}

/** The work of a task, and its price. */
type PlannedTask = {
  nano: number
  run(modelCalled: ModelUsage['modelCalled'], caller: Key): ReturnType<Runtime['run']>
}

async function runTask(
  { access, attribution, limits, tracing, inFlight, current }: ServiceParts,
  routing: Routing,
  task: Task,
  signal: AbortSignal,
  plan: () => PlannedTask,
): ReturnType<Runtime['run']> {
  const { id, keyId, labels, agentId } = task
  // A drain waits for a task as long as for a call. Then closing the pool aborts it.
  const job = inFlight.start(() => job.end())
  const work = async () => {
    const { nano, run } = plan()
    const modelUsage = createModelUsage()
    const startedAt = performance.now()
    const { key, reservation } = await whenAvailable(signal, async () => {
      const stored = await access.caller(keyId)
      const key = stored && labels ? await attribution.resume(stored, labels) : stored
      if (!key) throw new Failure('unauthorized', 'the key of this task does not exist any more')
      // The task was counted as a request when it was accepted. Only its price is reserved here.
      const reserving = limits.reserve(
        budgetsOnly(key),
        { tokens: 0, nano },
        uncounted(current.caps.of(agentId)),
      )
      return { key, reservation: await reserving }
    })
    try {
      const answer = await run(modelUsage.modelCalled, key)
      reservation?.spend(0, nano)
      return answer
    } catch (error) {
      if (signal.reason === 'disconnected')
        recordCancelled(routing, task, startedAt, modelUsage.countAborted(reservation))
      throw error
    } finally {
      reservation?.end()
    }
  }
  try {
    return await (tracing ? tracing.traceTask(agentId, id, work) : work())
  } finally {
    job.end()
  }
}

/**
 * Writes the ledger row of a completed task. False while the ledger accepts no rows: the task is
 * then recorded later.
 */
function recordTask(
  { usage }: Routing,
  { id, keyId, groupId, labels, agentId: agent, details: { tool } }: Task,
  { at, ms, charged }: { at: number; ms: number; charged: number },
): boolean {
  const of = { requestId: id, callId: id, task: { id, at }, keyId, groupId, labels }
  const row = { ...of, agent, ...(tool !== undefined && { tool }), charged, ms }
  return isRecorded(usage, () => void usage.recordResult(row))
}

function recordCancelled(
  { usage }: Routing,
  { id, keyId, groupId, labels, agentId: agent, details: { tool } }: Task,
  startedAt: number,
  counted: { counted?: number },
): void {
  usage.recordRejection({
    requestId: id,
    callId: id,
    keyId,
    groupId,
    labels,
    service: 'mesh',
    status: 'client_left',
    ms: performance.now() - startedAt,
    subject: { agent, ...(tool !== undefined && { tool }) },
    ...counted,
  })
}

function isReadOnly({ current }: ServiceParts, agentId: string, tool: string | undefined): boolean {
  if (tool === undefined) return !current.config.mesh.write_tools
  return current.agents.agents.get(agentId)?.tools.get(tool)?.effect === 'read'
}

function taskSettings({ current, inFlight }: ServiceParts) {
  const { tasks, bounds } = current.config.mesh
  return {
    // A draining process starts no tasks. Waiting ones run in other processes or after the next
    // start.
    workers: inFlight.isDraining ? 0 : tasks.workers,
    keptDays: tasks.kept_days,
    waitingPerKey: tasks.waiting,
    deadlineMs: bounds.query_ms,
  }
}

const retryMs = 500

/** Retries while the store does not answer, until the run is aborted: no work has started yet. */
async function whenAvailable<Answer>(
  signal: AbortSignal,
  query: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await query()
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unavailable') throw error
    }
    await pause(retryMs, undefined, { signal })
  }
}
