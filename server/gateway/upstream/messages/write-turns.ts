import type { ModelFacts } from '../../../config/providers.ts'
import { parseWritten } from '../../../json/digits.ts'
import { isRecord, listOf } from '../../../json/json.ts'
import type { MessagePart, Turn } from '../../turn.ts'
import { concatText } from '../request.ts'

type Block = Record<string, unknown>
type Message = { role: 'user' | 'assistant'; content: Block[] }

/** The system messages of a chat as one text; undefined without any. */
export function systemFrom(turns: readonly Turn[]): string | undefined {
  const texts = turns.filter(({ role }) => role === 'system').map((turn) => concatText(turn))
  const text = texts.filter((one) => one.trim() !== '').join('\n\n')
  return text === '' ? undefined : text
}

/**
 * The other messages of a chat. Messages of one role in a row become one, so that the results of
 * parallel calls are together. The first one is the user's.
 */
export function messagesFrom(turns: readonly Turn[], facts: ModelFacts): Message[] {
  const messages: Message[] = []
  for (const turn of turns) {
    if (turn.role === 'system') continue
    const role = turn.role === 'assistant' ? 'assistant' : 'user'
    const content = blocksFrom(turn, facts)
    const last = messages.at(-1)
    if (last?.role === role) last.content.push(...content)
    else if (content.length > 0) messages.push({ role, content })
  }
  if (messages[0]?.role !== 'user')
    messages.unshift({ role: 'user', content: [{ type: 'text', text: 'Continue.' }] })
  return messages
}

function blocksFrom(turn: Turn, facts: ModelFacts): Block[] {
  const blocks = listOf(typeof turn.content === 'string' ? [turn.content] : turn.content).flatMap(
    (part) => (typeof part === 'string' ? textBlocks(part) : blockFrom(part as MessagePart)),
  )
  if (turn.role === 'tool') return [resultFrom(turn, blocks)]
  if (turn.role !== 'assistant') return blocks
  return [...thinkingFrom(turn, facts), ...blocks, ...(turn.tool_calls ?? []).map(callFrom)]
}

/** Anthropic rejects texts of white space only. */
const textBlocks = (text: string): Block[] => (text.trim() === '' ? [] : [{ type: 'text', text }])

function blockFrom(part: MessagePart): Block[] {
  switch (part.type) {
    case 'text':
      return textBlocks(part.text)
    case 'image_url':
      return [{ type: 'image', source: sourceFrom(part.image_url.url) }]
    case 'file': {
      const { file_data: data, filename } = part.file
      const source = sourceFrom(
        data.startsWith('data:') ? data : `data:application/pdf;base64,${data}`,
      )
      return [{ type: 'document', source, ...(filename && { title: filename }) }]
    }
    case 'input_audio':
      // Models declare their input, and none of Messages declares audio: it was rejected.
      return []
  }
}

/** The source of an image or document: a `data:` URL, or another one. */
function sourceFrom(url: string): Block {
  const [, type, data] = /^data:([^;,]*)(?:;[^,]*)?,([^]*)$/.exec(url) ?? []
  if (data === undefined) return { type: 'url', url }
  return { type: 'base64', media_type: type || 'application/octet-stream', data }
}

function resultFrom(turn: Turn, blocks: Block[]): Block {
  return {
    type: 'tool_result',
    tool_use_id: idFrom(turn.tool_call_id),
    ...(blocks.length > 0 && { content: blocks }),
  }
}

/** Other servers' ids may have characters that Messages reject. */
const idFrom = (id: unknown): string => String(id ?? 'call').replaceAll(/[^a-zA-Z0-9_-]/g, '_')

function callFrom({ id, function: fn }: NonNullable<Turn['tool_calls']>[number]): Block {
  const { name, arguments: args } = (fn ?? {}) as { name?: unknown; arguments?: unknown }
  return { type: 'tool_use', id: idFrom(id), name, input: inputFrom(args) }
}

/** The arguments of a call as an object; others cannot be expressed, and are empty. */
function inputFrom(args: unknown): unknown {
  if (typeof args !== 'string' || args.trim() === '') return {}
  try {
    const value = parseWritten(args)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * The thinking of an earlier turn, which must have its server's signature: reasoning of other models
 * is left out.
 */
function thinkingFrom(turn: Turn, { reasoning }: ModelFacts): Block[] {
  if (reasoning?.back === 'never') return []
  return listOf(turn.extras?.['reasoning_details']).flatMap((detail): Block[] => {
    if (!isRecord(detail)) return []
    const { type, text, signature, data } = detail
    if (type === 'reasoning.encrypted' && typeof data === 'string' && data !== '')
      return [{ type: 'redacted_thinking', data }]
    if (typeof text !== 'string' || typeof signature !== 'string' || signature === '') return []
    return [{ type: 'thinking', thinking: text, signature }]
  })
}
