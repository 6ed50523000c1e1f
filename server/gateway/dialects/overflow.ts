import type { Failure } from '../../failure.ts'

/**
 * What Anthropic says of a conversation that is too long; Claude Code and programs like it compact
 * their history when they read it. Undefined for any other failure.
 */
export function promptTooLong({ kind, details: { overflow } }: Failure): string | undefined {
  if (kind !== 'contextExceeded') return undefined
  return overflow
    ? `prompt is too long: ${overflow.tokens} tokens > ${overflow.maximum} maximum`
    : 'prompt is too long'
}
