import type { components } from '../../../generated/server/mesh.ts'
import { parsePlain } from '../../json/digits.ts'
import { Failure } from '../../failure.ts'
import type { CallerIds, CallLabels } from '../../keys/key.ts'
import type { Observe } from '../../observations.ts'
import type { TaskRow } from '../../store/tables.ts'
import type { AgentResult } from '../call-context.ts'
import type { AgentInput } from '../runtime.ts'
import { errorMembers } from '../tools/failure.ts'
import { tooLargeResult } from '../tools/fields.ts'

/** A request to an agent, as stored in its task. */
export type Task = CallerIds & {
  id: string
  agentId: string
  details: AgentInput
  /** The credentials of its caller, encrypted. */
  sealed: string | null
}

/** A stored task; the details are those that `create` stored. */
export const taskOf = ({
  id,
  key_id: keyId,
  group_id: groupId,
  labels,
  agent_id: agentId,
  details,
  sealed,
}: TaskRow): Task => ({
  id,
  keyId,
  groupId,
  labels: labels === null ? undefined : (JSON.parse(labels) as CallLabels),
  agentId,
  details: parsePlain(details) as AgentInput,
  sealed,
})

/**
 * Why a run is aborted. `lost`: another process took over the task; `disconnected`: its caller cancelled
 * it.
 */
export type AbortReason = 'lost' | 'disconnected' | 'deadline' | 'closing'

/**
 * The end of a run. `givenBack`: another process may run it. `lost`: nothing is stored, since the
 * task now belongs to another process, or was cancelled.
 */
export type RunOutcome = { state: 'completed' | 'failed'; result: string } | 'givenBack' | 'lost'

/** Dependencies of one run. */
export type RunTaskDeps = {
  run(task: Task, signal: AbortSignal): Promise<AgentResult>
  /** Whether the task may run a second time. */
  isReadOnly(agentId: string, details: AgentInput): boolean
  /** Called before a task runs: its key may have been revoked since. */
  isAllowed(keyId: string): Promise<boolean>
  observe: Observe
  /** Whether runs may still start. */
  isOpen(): boolean
  /** Maximum duration of one run. */
  deadlineMs: number
}

const maxAttempts = 3
const maxResultBytes = 2 << 20
const interrupted =
  'the server stopped while the task ran; it may have been carried out, so it is not run again'

/** Runs a task for the nth time, until it ends or `controller` aborts with an AbortReason. */
export async function runTask(
  parts: RunTaskDeps,
  task: Task,
  attempts: number,
  controller: AbortController,
): Promise<RunOutcome> {
  const { run, isAllowed, isReadOnly, isOpen, deadlineMs } = parts
  const { signal } = controller
  let deadline: NodeJS.Timeout | undefined
  try {
    if (attempts > 1 && !isReadOnly(task.agentId, task.details))
      return failed(interrupted, doubtOf(parts, task))
    if (attempts > maxAttempts)
      return failed(`the server stopped while the task ran, ${maxAttempts} times`)
    if (!(await isAllowed(task.keyId)))
      return failed('the key of this task was revoked, has expired, or is not for this server')
    signal.throwIfAborted()
    if (!isOpen()) return 'givenBack'
    deadline = setTimeout(() => controller.abort('deadline'), deadlineMs)
    // A run that ignores its signal must not hold the pool up.
    const result = JSON.stringify(await Promise.race([run(task, signal), rejectOnAbort(signal)]))
    const bytes = Buffer.byteLength(result)
    if (bytes <= maxResultBytes) return { state: 'completed', result }
    const tooLarge = `the task has ${tooLargeResult(bytes, maxResultBytes)}`
    return failed(tooLarge, doubtOf(parts, task))
  } catch (error) {
    return !isOpen() && !deadline ? 'givenBack' : outcomeOfError(parts, task, error, signal)
  } finally {
    clearTimeout(deadline)
  }
}

function outcomeOfError(
  parts: RunTaskDeps,
  task: Task,
  error: unknown,
  { aborted, reason }: AbortSignal,
): RunOutcome {
  if (aborted && (reason === 'lost' || reason === 'disconnected')) return 'lost'
  const doubt = doubtOf(parts, task)
  if (aborted && reason === 'deadline')
    return failed(`the task was not done within ${parts.deadlineMs / 1000} s`, {
      code: 'deadline_exceeded',
      ...doubt,
    })
  if (aborted)
    return parts.isReadOnly(task.agentId, task.details) ? 'givenBack' : failed(interrupted, doubt)
  if (error instanceof Failure)
    return failed(error.message, { code: error.code, ...errorMembers(error) })
  parts.observe({ kind: 'bugMet', error, requestId: task.id, operation: 'createTask' })
  return failed('internal error', doubt)
}

/** The stored result of a cancelled task; `mayHaveHappened` if a tool was called. */
export const cancelledResult = (mayHaveHappened: boolean): string =>
  JSON.stringify({
    error: 'the task was cancelled',
    code: 'cancelled',
    ...(mayHaveHappened && { may_have_happened: true }),
  })

/** Both stored results. */
export const cancelledResults = [false, true].map(cancelledResult)

type FailedTask = components['schemas']['Task']
type ErrorMembers = Omit<FailedTask, 'status' | 'result' | 'error'>

/** Work without a result may have been executed, unless it only reads. */
const doubtOf = ({ isReadOnly }: RunTaskDeps, { agentId, details }: Task): ErrorMembers =>
  isReadOnly(agentId, details) ? {} : { may_have_happened: true }

/** The contract allows an error of 2048 characters. */
const failed = (reason: string, members: ErrorMembers = {}): RunOutcome => ({
  state: 'failed',
  result: JSON.stringify({ error: reason.slice(0, 2048).toWellFormed() || 'failed', ...members }),
})

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
