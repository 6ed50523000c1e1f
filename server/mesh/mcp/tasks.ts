import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { Failure, failureKinds, type FailureKind } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import type { AgentInput, AgentWork } from '../runtime.ts'
import type { AcceptTask } from '../tasks/accept.ts'
import type { StoredTask, Tasks, TaskView } from '../tasks/tasks.ts'
import { MediaData, type MediaMembers } from '../tools/media.ts'
import { NotOffered, rpcCodes, rpcFailure } from './errors.ts'
import type { StatelessRequest } from './revision.ts'
import type { Methods } from './stateless.ts'
import { failureResult, resultFrom } from './tools.ts'

/** The name of the extension; its settings are empty. */
const extension = 'io.modelcontextprotocol/tasks'

/** The capability of a client or server that supports tasks. */
export const taskCapability = { extensions: { [extension]: {} } }

/** Work that may take longer is done as a task, for clients that support tasks. */
const longMs = 20_000

/** The poll interval for clients. */
const pollIntervalMs = 1000

/** The stored tasks, and the maximum time of a query. */
export type McpTasks = {
  stored: Pick<Tasks, 'find' | 'cancel' | 'takesCredentials'>
  accept: AcceptTask
  queryMs: number
}

/** Whether the client of a request supports tasks. */
export const supportsTasks = ({ capabilities: { extensions } }: StatelessRequest): boolean =>
  isRecord(extensions) && isRecord(extensions[extension])

/** Whether work may take long enough to be done as a task. */
export const isLong = (work: AgentWork, queryMs: number): boolean =>
  (work.kind === 'tool' ? work.tool.timeout_ms : queryMs) > longMs

/** Stores work as a task and returns its handle; adds the remaining limits to the headers. */
export async function createTask(
  { stored, accept }: McpTasks,
  { caller, work }: { caller: Key; work: AgentWork },
  headers: RateHeaders,
): Promise<object> {
  const accepted = await accept({ caller, work, input: inputOf(work) })
  Object.assign(headers, accepted.headers)
  const task = await stored.find(caller.id, accepted.id)
  if (!task) throw new Error(`the task ${accepted.id} is not stored`)
  return { resultType: 'task', ...membersOf(task) }
}

const inputOf = (work: AgentWork): AgentInput => {
  const { rawDataOnly: raw_data_only } = work
  if (work.kind === 'query') return { query: work.query, raw_data_only }
  const { tool, args, fields } = work
  return { tool: tool.name, tool_arguments: args, raw_data_only, ...(fields && { fields }) }
}

/** The task methods, for tasks of this caller. */
export function taskMethods({ stored }: McpTasks, { id: keyId }: Key): Methods {
  const findTask = async (request: StatelessRequest): Promise<StoredTask> => {
    const task = await stored.find(keyId, taskIdOf(request))
    if (task) return task
    throw new NotOffered('this key has no task with this id; it may have expired')
  }
  return {
    async 'tasks/get'(request) {
      const task = await findTask(request)
      return { ...membersOf(task), ...endOf(task) }
    },
    // Tasks request no input from their caller.
    async 'tasks/update'(request) {
      await findTask(request)
      return {}
    },
    async 'tasks/cancel'(request) {
      const { id } = await findTask(request)
      await stored.cancel(keyId, id)
      return {}
    },
  }
}

/** Throws a Failure for clients that do not support tasks. */
function taskIdOf(request: StatelessRequest): string {
  const { id, params } = request
  if (!supportsTasks(request))
    throw rpcFailure(
      'missingCapability',
      id,
      `the client capability extensions["${extension}"] is required for tasks`,
      { requiredCapabilities: taskCapability },
    )
  if (typeof params['taskId'] === 'string') return params['taskId']
  throw new NotOffered('params.taskId must be the id of a task')
}

/** The members of a task in any state. */
function membersOf({ id, view, createdAt, changedAt, expiresAt }: StoredTask): object {
  return {
    taskId: id,
    status: statusOf(view),
    ...(view.error !== undefined && { statusMessage: view.error }),
    createdAt: new Date(createdAt).toISOString(),
    lastUpdatedAt: new Date(changedAt).toISOString(),
    ttlMs: expiresAt - createdAt,
    pollIntervalMs,
  }
}

/**
 * A failed call is `completed`, with an error result; only a failure without an error code is
 * `failed`.
 */
function statusOf({ status, code }: TaskView): string {
  if (status === 'pending' || status === 'running') return 'working'
  if (status === 'completed') return status
  if (code === 'cancelled') return code
  return code === undefined ? 'failed' : 'completed'
}

/** The result of a completed task, or the error of a failed one. */
function endOf({ view, agent, tool }: StoredTask): { result?: CallToolResult; error?: object } {
  const { result, error: message = 'failed', may_have_happened } = view
  switch (statusOf(view)) {
    case 'completed':
      if (!result) return { result: failureResult(failureFrom(view)) }
      return { result: resultFrom({ agent, tool }, restored(result)) }
    case 'failed':
      return {
        error: {
          code: rpcCodes.internal,
          message,
          ...(may_have_happened && { data: { may_have_happened } }),
        },
      }
    default:
      return {}
  }
}

type Result = NonNullable<TaskView['result']>

/** Restores data that is not JSON. It was stored as an object; such results have a `reply`. */
function restored(result: Result): Result {
  const { data, reply } = result
  if (!reply || !isRecord(data) || typeof data['media_type'] !== 'string') return result
  const { truncated, ...members } = data
  if (!['text', 'items', 'base64'].some((name) => Object.hasOwn(members, name))) return result
  return { ...result, data: new MediaData(members as MediaMembers, truncated === true) }
}

function failureFrom({ error = 'failed', code, upstream, may_have_happened }: TaskView): Failure {
  const [kind] = Object.entries(failureKinds).find(([, one]) => one.code === code) ?? []
  return new Failure((kind ?? 'toolFailed') as FailureKind, error, {
    ...(upstream && { upstream }),
    ...(may_have_happened && { mayHaveHappened: true }),
  })
}
