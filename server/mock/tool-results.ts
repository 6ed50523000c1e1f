import type { AgentResult } from '../mesh/call-context.ts'
import type { Agents, PlannedCall } from './agents.ts'
import { createToolCaller } from '../mesh/tools/call.ts'
import { startSandboxApis } from '../sandbox/apis.ts'

/** Tool results from the examples in the agents' documents. */
export type ToolResults = {
  /** The result of a call with checked arguments; undefined if the document has no example. */
  resultOf(call: PlannedCall): Promise<AgentResult | undefined>
  close(): Promise<void>
}

const timeoutMs = 5_000

/** Starts a server in place of the agents' APIs, and calls tools there as a server does. */
export async function startToolResults(agents: Agents): Promise<ToolResults> {
  const apis = await startSandboxApis(agents)
  const caller = createToolCaller({ allowPrivate: [], redirect: apis.redirect })
  return {
    async resultOf({ tool, args }) {
      const outcome = await caller.call(tool, args, AbortSignal.timeout(timeoutMs))
      if (!outcome.ok) return undefined
      const { data, reply } = outcome
      return { success: true, data, ...(reply && { reply }) }
    },
    async close() {
      await caller.close()
      await apis.close()
    },
  }
}
