import type { components } from '../../generated/server/mesh.ts'

/** What an agent gives back: `data` is what the tools returned, `response` what the model made of it. */
export type AgentResult = components['schemas']['Result']

/** What a caller may want to know while an agent works; nothing of arguments or answers is in it. */
export type Progress = { kind: 'modelAsked'; turn: number } | { kind: 'toolCalled'; tool: string }

/** On whose behalf, and until when, an agent works. */
export type CallContext = {
  requestId: string
  /** One of ours, which all ledger rows of the errand share. */
  callId: string
  keyId: string
  signal: AbortSignal
  progress?(progress: Progress): void
  /** Told when a tool that changes something was, or may have been, carried out. */
  changed?(): void
  /** Told of every attempt to ask a model; nano-USD. */
  modelAsked?(row: { listPrice: number; cost: number }): void
}
