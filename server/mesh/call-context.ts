import type { components } from '../../generated/server/mesh.ts'
import type { CallerIds } from '../keys/key.ts'
import type { FlowPath } from '../http/load/fair-queue.ts'
import type { Key } from '../keys/keys.ts'

/** The result of an agent: `data` from the tools, `response` from the model. */
export type AgentResult = components['schemas']['Result']

/** A step of an agent's work, without arguments and responses. */
export type Progress =
  | { kind: 'modelCalled'; turn: number }
  | { kind: 'toolCalled'; tool: string }
  | ({ kind: 'toolProgress'; tool: string } & ToolProgress)

/** Progress of a running call, as reported by the tool's server. */
export type ToolProgress = { progress?: number; total?: number; message?: string }

/** The caller of an agent's work, its deadline and its observers. */
export type CallContext = CallerIds & {
  requestId: string
  /** Tollgate's id, shared by all ledger rows of the call. */
  callId: string
  /** As in `keys/authorize.ts`, or the payer's. */
  callerName: string
  /** As in `Call`. */
  priorityClass?: Key['priority_class']
  /** As in `Call`. */
  flow?: FlowPath
  /** The labels that upstreams must have to get calls of the agent's model. */
  only: readonly string[]
  signal: AbortSignal
  progress?(progress: Progress): void
  /** Called when a tool that changes something was, or may have been, executed. */
  changed?(): void
  /** Called for every call of a model, with nano-USD. */
  modelCalled?(row: { listPrice: number; cost: number; tokens: number }): void
}
