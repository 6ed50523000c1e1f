import type { FailureKind } from '../../failure.ts'

/** Why a token is refused. The message has nothing of the token. */
export type Refusal = { refused: FailureKind; message: string; retryAfter?: number }

export const refusal = (refused: FailureKind, message: string): Refusal => ({ refused, message })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
