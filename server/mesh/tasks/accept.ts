import type { Key } from '../../keys/keys.ts'
import { asWritten } from '../../json/digits.ts'
import type { UsageRecorder } from '../../gateway/usage-recorder.ts'
import type { Cap, Limits } from '../../limits/limits.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { nanoFrom } from '../../money.ts'
import type { AgentInput, AgentWork, Runtime } from '../runtime.ts'
import type { Tasks } from './tasks.ts'

/** Work that is answered later, and what it was asked with. */
export type AcceptedTask = {
  caller: Key
  work: AgentWork
  input: AgentInput
  /** The id, where a repeated request must be the same task. */
  id?: string | undefined
}

/**
 * Stores work as a task, within the limits of its caller; answers its id, and how much is left of
 * the limits.
 */
export type AcceptTask = (task: AcceptedTask) => Promise<{ id: string; headers: RateHeaders }>

type AcceptOptions = {
  tasks: Pick<Tasks, 'create'>
  runtime: Pick<Runtime, 'priceOf'>
  limits: Pick<Limits, 'admit'>
  capsOf(agentId: string): readonly Cap[]
  usage: Pick<UsageRecorder, 'checkWritable'>
}

/** Takes tasks on by the limits and prices of these parts. */
export const createAcceptTask =
  ({ tasks, runtime, limits, capsOf, usage }: AcceptOptions): AcceptTask =>
  async ({ caller, work, input, id }) => {
    const agentId = work.agent.id
    // It counts as a request. Its price must be affordable now, and is spent when it is done.
    const reservation = await limits.admit(
      caller,
      { tokens: 0, nano: Number(nanoFrom(runtime.priceOf(work))) },
      capsOf(agentId),
    )
    reservation?.end()
    usage.checkWritable()
    return {
      headers: reservation?.headers ?? {},
      id: await tasks.create({ id, keyId: caller.id, agentId, details: detailsOf(input) }),
    }
  }

/** The members of a task's input that are stored, with numbers as they were written. */
function detailsOf({ query, tool, tool_arguments, raw_data_only }: AgentInput): AgentInput {
  const mode = query !== undefined ? { query } : { tool, tool_arguments: asWritten(tool_arguments) }
  return { ...mode, raw_data_only: raw_data_only ?? false } as AgentInput // validated: has a mode
}
