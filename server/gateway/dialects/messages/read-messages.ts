import type { components } from '../../../../generated/server/messages.ts'
import { asWritten } from '../../../json/digits.ts'
import type { MessagePart, Turn } from '../../turn.ts'
import { addDetails, CallMembers, detailsOfThinking } from '../reasoning-details.ts'
import type { Untranslatable } from '../request-errors.ts'
import {
  jsonOfUntranslatable,
  needed,
  partsFrom,
  resultIn,
  type MessageBlock,
} from './read-blocks.ts'

type Message = components['schemas']['InputMessage']
type ToolCalls = NonNullable<Turn['tool_calls']>

/** Converts the conversation to the internal format, where each tool result is a turn. */
export function turnsFrom(messages: readonly Message[], gaps: Untranslatable): Turn[] {
  const reading = { gaps, calls: new CallMembers() }
  return reading.calls.restore(
    messages.flatMap((message, place) => readTurns(message, `messages[${place}].content`, reading)),
  )
}

type Reading = { gaps: Untranslatable; calls: CallMembers }

function readTurns({ role, content }: Message, at: string, reading: Reading): Turn[] {
  const { gaps } = reading
  if (typeof content === 'string') return [{ role, content }]
  if (role === 'system') return systemTurns(content ?? [], at, gaps)
  const blocks = needed(content, at, 'it is a string or an array of blocks')
  return role === 'assistant' ? [assistantTurn(blocks, at, reading)] : userTurns(blocks, at, gaps)
}

/** Drops encrypted thinking that is not from here, which no model server can decrypt. */
function assistantTurn(
  blocks: readonly MessageBlock[],
  at: string,
  { gaps, calls: members }: Reading,
): Turn {
  let content = ''
  let reasoning = ''
  const details: object[] = []
  const calls: ToolCalls = []
  for (const [place, block] of blocks.entries()) {
    const where = `${at}[${place}]`
    if (block.type === 'text') content += needed(block.text, `${where}.text`, 'it is the text')
    else if (block.type === 'tool_use') calls.push(callFrom(block, where))
    else if (block.type === 'thinking') {
      const thinking = needed(block.thinking, `${where}.thinking`, 'it is the text')
      reasoning += thinking
      details.push(...members.takeFrom(detailsOfThinking(thinking, block.signature)))
    } else if (block.type !== 'redacted_thinking')
      content += jsonOfUntranslatable(block, where, gaps)
  }
  const turn: Turn = {
    role: 'assistant',
    content,
    ...(reasoning !== '' && { reasoning_content: reasoning }),
    ...(calls.length > 0 && { tool_calls: calls }),
  }
  addDetails(turn, details)
  return turn
}

function callFrom({ id, name, input }: MessageBlock, at: string): ToolCalls[number] {
  const call = {
    name: needed(name, `${at}.name`, 'it is the name of the tool'),
    arguments: JSON.stringify(
      asWritten(needed(input, `${at}.input`, 'it is what the tool was called with')),
    ),
  }
  return {
    id: needed(id, `${at}.id`, 'the result of the tool refers to it'),
    type: 'function',
    function: call,
  }
}

/** Drops changes of tools: `tools` are offered as they are after all changes. */
function systemTurns(blocks: readonly MessageBlock[], at: string, gaps: Untranslatable): Turn[] {
  const isChange = ({ type }: MessageBlock) => type === 'tool_addition' || type === 'tool_removal'
  const parts = blocks.flatMap((block, place) =>
    isChange(block) ? [] : partsFrom(block, `${at}[${place}]`, gaps),
  )
  return parts.length === 0 ? [] : [{ role: 'system', content: contentFrom(parts) }]
}

/** Puts tool results first: they must follow their calls. */
function userTurns(blocks: readonly MessageBlock[], at: string, gaps: Untranslatable): Turn[] {
  const turns: Turn[] = []
  const parts: MessagePart[] = []
  for (const [place, block] of blocks.entries()) {
    const where = `${at}[${place}]`
    if (block.type !== 'tool_result') {
      parts.push(...partsFrom(block, where, gaps))
      continue
    }
    const { turn, images } = resultFrom(block, where, gaps)
    turns.push(turn)
    parts.push(...images)
  }
  if (parts.length > 0 || turns.length === 0)
    turns.push({ role: 'user', content: contentFrom(parts) })
  return turns
}

/** The turn of a tool, which holds only text, and its images, which a turn of the user shows. */
function resultFrom(
  block: MessageBlock,
  at: string,
  gaps: Untranslatable,
): { turn: Turn; images: MessagePart[] } {
  const { content, is_error: isError } = block
  const id = needed(block.tool_use_id, `${at}.tool_use_id`, 'it names the call that is answered')
  const result = resultIn(content, `${at}.content`)
  const blocks = typeof result === 'string' ? [{ type: 'text' as const, text: result }] : result
  const parts = blocks.flatMap((part, place) => partsFrom(part, `${at}.content[${place}]`, gaps))
  const text = joinText(parts)
  const images = parts.filter(({ type }) => type !== 'text')
  const label: MessagePart = { type: 'text', text: `An image of the result of ${id}:` }
  return {
    turn: { role: 'tool', tool_call_id: id, content: isError ? `Error: ${text}` : text },
    images: images.flatMap((image) => [label, image]),
  }
}

const joinText = (parts: readonly MessagePart[]): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

function contentFrom(parts: readonly MessagePart[]): Turn['content'] {
  return parts.every(({ type }) => type === 'text') ? joinText(parts) : parts
}
