import type { JsonSource } from '../../json-source.ts'

/**
 * Parts of a long request that are sent as the caller wrote them; what is absent is written anew.
 */
export type WrittenParts = {
  /** The JSON of each message that a model server gets as it came. */
  messages?: readonly (Buffer | undefined)[]
  tools?: Buffer | undefined
}

type Message = { role: string; content?: unknown; tool_calls?: unknown }

/** Members of a message that are sent as they are, unless they are null. */
const plainMembers = new Set(['role', 'content', 'name', 'tool_calls', 'tool_call_id'])

/** The parts of a chat that its translation into the inner form leaves as they are. */
export function writtenParts(
  { messages }: { messages: readonly Message[] },
  source: JsonSource,
): WrittenParts {
  const items = source.items('messages')
  return {
    ...(items?.length === messages.length && {
      messages: messages.map((message, place) => (isPlain(message) ? items[place] : undefined)),
    }),
    tools: source.member('tools'),
  }
}

function isPlain(message: Message): boolean {
  const { role, content, tool_calls: calls } = message
  if (typeof content !== 'string' || role === 'developer') return false
  if (Array.isArray(calls) && calls.length === 0) return false
  for (const name in message)
    if (!plainMembers.has(name) || message[name as keyof Message] === null) return false
  return true
}
