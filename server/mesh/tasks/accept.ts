import { callerIds } from '../../keys/key.ts'
import type { Key } from '../../keys/keys.ts'
import { asWritten } from '../../json/digits.ts'
import type { UsageRecorder } from '../../gateway/usage-recorder.ts'
import type { Cap, Limits } from '../../limits/limits.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { nanoFrom } from '../../money.ts'
import { credentialsFor } from '../caller-credentials.ts'
import type { AgentInput, AgentWork, Runtime } from '../runtime.ts'
import type { Tasks } from './tasks.ts'

/** Work for later, and its input. */
export type AcceptedTask = {
  caller: Key
  work: AgentWork
  input: AgentInput
  /** The id, if a repeated request must be the same task. */
  id?: string | undefined
}

/**
 * Stores work as a task, within the limits of its caller; returns its id, and headers with the
 * remaining limits.
 */
export type AcceptTask = (task: AcceptedTask) => Promise<{ id: string; headers: RateHeaders }>

type AcceptOptions = {
  tasks: Pick<Tasks, 'create'>
  runtime: Pick<Runtime, 'priceOf'>
  limits: Pick<Limits, 'reserve'>
  capsOf(agentId: string): readonly Cap[]
  usage: Pick<UsageRecorder, 'checkWritable'>
}

/** Accepts tasks by these limits and prices. */
export const createAcceptTask =
  ({ tasks, runtime, limits, capsOf, usage }: AcceptOptions): AcceptTask =>
  async ({ caller, work, input, id }) => {
    const agentId = work.agent.id
    const tool = work.kind === 'tool' ? work.tool : undefined
    // It counts as a request. Its price must be affordable now, and is charged at the end.
    const reservation = await limits.reserve(
      caller,
      { tokens: 0, nano: Number(nanoFrom(runtime.priceOf(work))) },
      capsOf(agentId),
    )
    reservation?.end()
    usage.checkWritable()
    return {
      headers: reservation?.headers ?? {},
      id: await tasks.create({
        id,
        ...callerIds(caller),
        agentId,
        details: detailsOf(input),
        credentials: credentialsFor(tool, work.credentials),
      }),
    }
  }

/** The stored members of a task's input, with the original digits of numbers. */
function detailsOf({ query, tool, tool_arguments, raw_data_only, fields }: AgentInput): AgentInput {
  const call = { tool, tool_arguments: asWritten(tool_arguments), ...(fields && { fields }) }
  const mode = query !== undefined ? { query } : call
  return { ...mode, raw_data_only: raw_data_only ?? false } as AgentInput // validated: has a mode
}
