import { isRecord, listOf } from '../../../json/json.ts'
import {
  faultIn,
  isFault,
  objectOf,
  unknownReply,
  type MeteredUsage,
  type UpstreamFault,
} from '../normalize.ts'
import { messagesPassthrough } from '../passthrough/messages.ts'

type Fields = Record<string, unknown>

/** Stop reasons of Messages in a chat's words; others are known to chats too. */
const finishReasons: Record<string, string> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  pause_turn: 'stop',
  tool_use: 'tool_calls',
  refusal: 'content_filter',
}

export const finishReasonOf = (reason: unknown): string => {
  const text = typeof reason === 'string' ? reason : ''
  return finishReasons[text] ?? text
}

/** A complete reply of Messages as one of a chat, and its counts. */
export function chatReplyFrom(
  json: unknown,
): { chat: Fields; usage: MeteredUsage | undefined } | UpstreamFault {
  const body = objectOf(json)
  if (!body) return faultIn(json) ?? unknownReply('not_json', String(json))
  const meaning = messagesPassthrough.readReply(body, '')
  if (isFault(meaning)) return meaning
  const choice = {
    index: 0,
    message: messageFrom(listOf(body['content']).filter(isRecord)),
    finish_reason: finishReasonOf(body['stop_reason']),
    stop_reason: body['stop_sequence'],
  }
  return { chat: { id: body['id'], choices: [choice] }, usage: meaning.usage }
}

/** The blocks of a message as one message of a chat. */
function messageFrom(blocks: readonly Fields[]): Fields {
  const text = (type: string, member: string) =>
    blocks
      .flatMap((block) => (block['type'] === type ? [String(block[member] ?? '')] : []))
      .join('')
  const details = blocks.flatMap((block) => detailOf(block) ?? [])
  const calls = blocks.filter(({ type }) => type === 'tool_use')
  return {
    role: 'assistant',
    content: text('text', 'text'),
    reasoning: text('thinking', 'thinking'),
    ...(details.length > 0 && { reasoning_details: details }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: JSON.stringify(input ?? {}) },
      })),
    }),
  }
}

/** The reasoning of a block with its signature, which must come back with the next turn. */
export function detailOf({ type, thinking, signature, data }: Fields): Fields | undefined {
  if (type === 'redacted_thinking') return { type: 'reasoning.encrypted', data, format }
  if (type !== 'thinking' || typeof signature !== 'string' || signature === '') return undefined
  return { type: 'reasoning.text', text: thinking, signature, format }
}

const format = 'anthropic-claude-v1'
