import type { components } from '../../generated/server/mesh.ts'

/** What an agent gives back: `data` from the tools, `response` from the model. */
export type AgentResult = components['schemas']['Result']

/** Steps of an agent's work; nothing of arguments or answers is in it. */
export type Progress = { kind: 'modelCalled'; turn: number } | { kind: 'toolCalled'; tool: string }

/** On whose behalf, and until when, an agent works. */
export type CallContext = {
  requestId: string
  /** An id of ours, which all ledger rows of the call share. */
  callId: string
  keyId: string
  /** As in `keys/authorize.ts`, or the payer's. */
  callerName: string
  signal: AbortSignal
  progress?(progress: Progress): void
  /** Called when a tool that changes something was, or may have been, carried out. */
  changed?(): void
  /** Called for every attempt to ask a model; nano-USD. */
  modelCalled?(row: { listPrice: number; cost: number }): void
}
