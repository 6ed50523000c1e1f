import { uncounted } from '../limits/caps.ts'
import { nanoFrom } from '../money.ts'
import type { Runtime } from '../mesh/runtime.ts'
import { createTasks, type Task, type Tasks } from '../mesh/tasks/tasks.ts'
import type { ServiceParts } from './parts.ts'
import type { Routing } from './routing.ts'

/** Starts the pool of tasks. Each is run by the agents that there are when its turn comes, whichever there were when it was taken. */
export function startTasks(parts: ServiceParts, routing: Routing, runtime: () => Runtime): Tasks {
  const { access, limits, store, observe, tracing, closers, work: inFlight } = parts
  /** What is charged for a task when it is done: the price of the agents that ran it. */
  const prices = new WeakMap<Task, number>()

  function planned({ agentId, details }: Task) {
    const { plan, priceOf, run } = runtime()
    const work = plan(agentId, details, 'task_details')
    return { run, work, nano: Number(nanoFrom(priceOf(work))) }
  }

  const tasks = createTasks({
    store,
    sandboxOnly: access.takes === 'sandbox',
    async run(task, signal) {
      const { id, keyId, agentId } = task
      // A drain waits for it as long as for a call; then closing the pool ends it.
      const job = inFlight.begin(() => job.end())
      const work = async () => {
        const { run, work, nano } = planned(task)
        prices.set(task, nano)
        const key = await access.read(keyId)
        // It was counted as a request when it was taken.
        const admission =
          key &&
          (await limits.admit(
            { ...key, rpm: null, tpm: null, max_parallel: null },
            { tokens: 0, nano },
            uncounted(parts.current.caps.of(agentId)),
          ))
        try {
          const answer = await run(work, { requestId: id, callId: id, keyId, signal })
          admission?.spend(0, nano)
          return answer
        } finally {
          admission?.end()
        }
      }
      try {
        return await (tracing ? tracing.traceTask(agentId, id, work) : work())
      } finally {
        job.end()
      }
    },
    chargeOf: (task) => prices.get(task) ?? 0,
    completed({ id, keyId, agentId: agent, details: { tool } }, { at, ms, charged }) {
      const { usage } = routing
      try {
        usage.checkWritable()
        usage.recordAnswer({
          requestId: id,
          callId: id,
          task: { id, at },
          keyId,
          agent,
          ...(tool !== undefined && { tool }),
          charged,
          ms,
        })
        return true
      } catch {
        // The task remembers that the row is owed.
        return false
      }
    },
    isReadOnly(agentId, { tool }) {
      const {
        config: { mesh },
        agents: { agents },
      } = parts.current
      return tool === undefined
        ? !mesh.write_tools
        : agents.get(agentId)?.tools.get(tool)?.effect === 'read'
    },
    async isAllowed(keyId) {
      // It throws while rows cannot be kept; the task then waits.
      routing.usage.checkWritable()
      return access.isGood(keyId)
    },
    observe,
    settings() {
      const {
        tasks: { workers, kept_days: keptDays, waiting: waitingPerKey },
        bounds: { query_ms: deadlineMs },
      } = parts.current.config.mesh
      // A draining process takes no more tasks: others, or the next start, run what waits.
      const free = inFlight.isDraining ? 0 : workers
      return { workers: free, keptDays, waitingPerKey, deadlineMs }
    },
  })
  closers.push(() => tasks.close())
  tasks.start()
  return tasks
}
