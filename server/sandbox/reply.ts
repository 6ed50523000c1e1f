import { sampleOf } from '../mesh/samples/sample.ts'
import { randomUUID } from 'node:crypto'
import { commandLine } from '../command.ts'
import { Failure } from '../failure.ts'
import { fillArguments } from './language/arguments.ts'
import { isRecord } from '../json/json.ts'
import { shortened, summaryOf } from './summary.ts'
import { chooseTool, readTools, startsWork, type OfferedTool } from './tools.ts'

/** A reply in the pieces of its stream; for a tool call these are its arguments. */
export type ScriptedReply = {
  pieces: string[]
  call?: { id: string; name: string }
  finish_reason: 'stop' | 'length' | 'tool_calls'
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

type Message = { role: string; text: string; called: string[] }

const notice =
  'This is the Tollgate sandbox: its replies are canned, no model is called. ' +
  `To connect a real model server, run: ${commandLine('init')}`
/** Tools are chosen and filled by the start of a prompt. */
const maxQueryChars = 2_000

/**
 * The reply to a completion request; the same request gets the same reply. A piece counts as a
 * token. Throws a Failure where a server would return 400.
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
  // Coding agents also add instructions after the user's message.
  const turns = messages.filter(({ role }) => role !== 'system')
  const tool = toolFor(request, turns)
  const argumentsOf = ({ parameters }: OfferedTool) =>
    piecesOf(JSON.stringify(fillArguments(parameters, queryOf(turns)).args))
  const all = tool ? argumentsOf(tool) : contentPieces(turns, request['response_format'])

  const limit = request['max_completion_tokens'] ?? request['max_tokens']
  if (typeof limit === 'number' && limit < 1)
    throw new Failure('invalidRequest', 'max_tokens must be at least 1')
  const pieces = typeof limit === 'number' && limit < all.length ? all.slice(0, limit) : all
  const prompt_tokens = messages.reduce((sum, { text }) => sum + countPieces(text), 0)
  const reason = tool ? 'tool_calls' : 'stop'
  return {
    pieces,
    ...(tool && { call: { id: `call_${randomUUID().slice(0, 8)}`, name: tool.name } }),
    finish_reason: pieces.length < all.length ? 'length' : reason,
    usage: {
      prompt_tokens,
      completion_tokens: pieces.length,
      total_tokens: prompt_tokens + pieces.length,
    },
  }
}

function contentPieces(messages: Message[], format: unknown): string[] {
  const text = textFor(messages)
  const json = structuredText(format, text)
  // JSON may have no spaces.
  return json === undefined ? piecesOf(text) : (json.match(/[^,]*,|[^,]+$/g) ?? [])
}

/**
 * The tool of `tool_choice`; else the likeliest, after a user message or if a call is required. Only
 * `tool_choice` makes a second call in a conversation, so that programs terminate.
 */
function toolFor(
  { tools: offered, tool_choice: choice }: Record<string, unknown>,
  messages: Message[],
): OfferedTool | undefined {
  const tools = readTools(offered)
  if (choice === 'none' || tools.length === 0) return undefined
  const choiceName =
    isRecord(choice) && isRecord(choice['function']) ? choice['function']['name'] : undefined
  if (choiceName !== undefined) return namedTool(tools, choiceName)
  const called = messages.flatMap((message) => message.called)
  const isRequired = choice === 'required'
  if (!isRequired && called.length > 0) return undefined
  const harmless = tools.filter((tool) => !startsWork(tool))
  const callable = isRequired && harmless.length === 0 ? tools : harmless
  if (messages.at(-1)?.role === 'user') return chooseTool(callable, queryOf(messages))
  if (!isRequired) return undefined
  // Libraries append the tools that receive the result.
  return callable.findLast(({ name }) => !called.includes(name)) ?? callable.at(-1)
}

function namedTool(tools: OfferedTool[], choice: unknown): OfferedTool {
  const tool = tools.find(({ name }) => name === choice)
  if (tool) return tool
  const names = tools.map(({ name }) => name).join(', ')
  throw new Failure('invalidRequest', `tool_choice names no tool of the request; it has: ${names}`)
}

function textFor(messages: Message[]): string {
  const results = messages.slice(messages.findLastIndex(({ role }) => role !== 'tool') + 1)
  if (results.length > 0) {
    const summaries = results.map(({ text }) => summaryOf(text))
    return `The tool answered: ${summaries.join(' The next answered: ')} ${notice}`
  }
  const prompts = messages.filter(({ role }) => role === 'user').map(({ text }) => text)
  const echo = `You said “${shortened(prompts.at(-1) ?? '', 200)}”.`
  const before = prompts.at(-2)
  if (before === undefined) return `${echo} ${notice}`
  const turn = `this is turn ${prompts.length} of our conversation`
  return `${echo} Before that you said “${shortened(before, 80)}”, and ${turn}. ${notice}`
}

function readMessage(message: unknown): Message {
  if (!isRecord(message) || typeof message['role'] !== 'string')
    throw new Failure('invalidRequest', 'every message must have a role')
  const { role, content, tool_calls: calls } = message
  const parts = Array.isArray(content) ? content.map(partText).join('') : ''
  const called = Array.isArray(calls) ? calls.map(calledName) : []
  return { role, text: typeof content === 'string' ? content : parts, called }
}

const calledName = (call: unknown): string =>
  isRecord(call) && isRecord(call['function']) ? String(call['function']['name']) : ''

const partText = (part: unknown): string =>
  isRecord(part) && typeof part['text'] === 'string' ? part['text'] : ''

const queryOf = (messages: Message[]): string =>
  messages.findLast(({ role }) => role === 'user')?.text.slice(0, maxQueryChars) ?? ''

/** Splits a text into words, each with the space before it. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

/** The number of pieces of a text. Allocates no array, since prompts can be long. */
function countPieces(text: string): number {
  let count = 0
  for (let at = 0, inWord = false; at < text.length; at++) {
    const isWord = text.charCodeAt(at) > 32
    if (isWord && !inWord) count++
    inWord = isWord
  }
  return count
}

/**
 * The text that a `response_format` requires: JSON that fits its schema, or an object with the
 * canned reply. Undefined if it requires text.
 */
function structuredText(format: unknown, reply: string): string | undefined {
  if (!isRecord(format)) return undefined
  if (format['type'] === 'json_object') return JSON.stringify({ reply })
  if (format['type'] !== 'json_schema') return undefined
  const { json_schema: definition } = format
  const schema = isRecord(definition) ? definition['schema'] : undefined
  if (!isRecord(schema)) return JSON.stringify({ reply })
  return JSON.stringify(sampleOf(schema, schema) ?? null)
}
