import { randomUUID } from 'node:crypto'
import { commandLine } from '../command.ts'
import { Failure } from '../failure.ts'
import { fillArguments } from './language/arguments.ts'
import { isRecord } from '../json.ts'
import { summaryOf } from './summary.ts'
import { chooseTool, readTools, type OfferedTool } from './tools.ts'
import { countPieces, piecesOf } from './language/words.ts'

/** What the sandbox answers, in the pieces in which it streams; of a tool call the pieces are its arguments. */
export type ScriptedReply = {
  pieces: string[]
  call?: { id: string; name: string }
  finish_reason: 'stop' | 'length' | 'tool_calls'
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

type Message = { role: string; text: string }

const honesty = `This is the Tollgate sandbox: its replies are canned, no model is asked. To connect a real inference server, run: ${commandLine('init')}`
/** No more of a prompt is looked at for tools: what helps to choose and fill one stands in a few sentences. */
const queryLimit = 2_000

/**
 * Answers a completion request, always in the same words for the same request. One piece counts as one token.
 * Throws a Failure where a server would answer 400.
 */
export function replyTo(request: unknown): ScriptedReply {
  if (
    !isRecord(request) ||
    !Array.isArray(request['messages']) ||
    request['messages'].length === 0
  ) {
    throw new Failure('invalidRequest', 'messages must be a list of at least one message')
  }
  const messages = request['messages'].map(readMessage)
  const tool = toolFor(request, messages)
  const said = tool
    ? JSON.stringify(
        fillArguments(tool.parameters, lastOf(messages, 'user').slice(0, queryLimit), tool.name),
      )
    : textFor(messages)

  const limit = request['max_completion_tokens'] ?? request['max_tokens']
  if (typeof limit === 'number' && limit < 1)
    throw new Failure('invalidRequest', 'max_tokens must be at least 1')
  const whole = piecesOf(said)
  const pieces = typeof limit === 'number' && limit < whole.length ? whole.slice(0, limit) : whole
  const prompt_tokens = messages.reduce((sum, { text }) => sum + countPieces(text), 0)
  const ended = tool ? 'tool_calls' : 'stop'
  return {
    pieces,
    ...(tool && { call: { id: `call_${randomUUID().slice(0, 8)}`, name: tool.name } }),
    finish_reason: pieces.length < whole.length ? 'length' : ended,
    usage: {
      prompt_tokens,
      completion_tokens: pieces.length,
      total_tokens: prompt_tokens + pieces.length,
    },
  }
}

/** The tool to call: the caller's choice where one is made; else the likeliest, as long as it is the user who spoke last. */
function toolFor(
  { tools: offered, tool_choice: choice }: Record<string, unknown>,
  messages: Message[],
): OfferedTool | undefined {
  const tools = readTools(offered)
  if (choice === 'none' || tools.length === 0 || messages.at(-1)?.role !== 'user') return undefined
  const wanted =
    isRecord(choice) && isRecord(choice['function']) ? choice['function']['name'] : undefined
  if (wanted === undefined) return chooseTool(tools, lastOf(messages, 'user').slice(0, queryLimit))
  const tool = tools.find(({ name }) => name === wanted)
  if (!tool)
    throw new Failure(
      'invalidRequest',
      `tool_choice names no tool that is offered; there are: ${tools.map(({ name }) => name).join(', ')}`,
    )
  return tool
}

function textFor(messages: Message[]): string {
  const results = messages.slice(messages.findLastIndex(({ role }) => role !== 'tool') + 1)
  if (results.length > 0)
    return `The tool answered: ${results.map(({ text }) => summaryOf(text)).join(' The next answered: ')} ${honesty}`
  const asked = messages.filter(({ role }) => role === 'user').map(({ text }) => text)
  const said = `You said “${shortened(asked.at(-1) ?? '', 200)}”.`
  const before = asked.at(-2)
  if (before === undefined) return `${said} ${honesty}`
  return `${said} Before that you said “${shortened(before, 80)}”, and this is turn ${asked.length} of our conversation. ${honesty}`
}

function readMessage(message: unknown): Message {
  if (!isRecord(message) || typeof message['role'] !== 'string')
    throw new Failure('invalidRequest', 'every message must have a role')
  const { role, content } = message
  const parts = Array.isArray(content) ? content.map(partText).join('') : ''
  return { role, text: typeof content === 'string' ? content : parts }
}

function partText(part: unknown): string {
  return isRecord(part) && typeof part['text'] === 'string' ? part['text'] : ''
}

function lastOf(messages: Message[], role: string): string {
  return messages.findLast((message) => message.role === role)?.text ?? ''
}

function shortened(text: string, length: number): string {
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > length ? `${line.slice(0, length).toWellFormed().trimEnd()}…` : line
}
