import { textOf, type Turn } from './upstream/request.ts'

/** A message, as far as it tells which conversation a request continues. */
type Message = Pick<Turn, 'role' | 'content'>

type Session = {
  /** The caller's key: callers share no conversation. */
  keyId: string
  /** The caller's own name for the conversation, if it gave one. */
  name: string | undefined
}

/** Characters of a name or a message that tell conversations apart. */
const maxChars = 4096
const maxOpeningChars = maxChars / 2

/**
 * Text that all turns of a conversation have in common: the caller's name for it, else the opening
 * of its first system and its first user message. Undefined if it has none of them.
 */
export function conversationOf(
  { keyId, name }: Session,
  messages: readonly Message[],
): string | undefined {
  if (name) return `${keyId} name ${name.slice(0, maxChars)}`
  const system = openingOf(messages, 'system')
  const user = openingOf(messages, 'user')
  if (system === '' && user === '') return undefined
  return `${keyId} opening ${system.length} ${system}${user}`
}

function openingOf(messages: readonly Message[], role: string): string {
  const message = messages.find((candidate) => candidate.role === role)
  return message ? textOf(message).slice(0, maxOpeningChars) : ''
}

/** Headers by which coding agents name their session. */
type SessionHeaders = {
  'session-id'?: string
  'thread-id'?: string
  'x-claude-code-session-id'?: string
}

/** The session's name by its headers; empty headers count as absent. */
export const sessionName = (header: SessionHeaders): string | undefined =>
  header['session-id'] || header['thread-id'] || header['x-claude-code-session-id'] || undefined
