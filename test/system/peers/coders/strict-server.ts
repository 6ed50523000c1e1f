import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { isRecord, listOf } from '../../../../server/json/json.ts'
import { cells, type RequestCheck } from '../../../support/providers/documents.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  sendJson,
  startModelServer,
  usageChunk,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import { answerTo, type Answer, type Asked } from './coder-model.ts'

type Body = Record<string, unknown>
type Entry = Record<string, unknown>
type Call = NonNullable<Answer['call']>

/** A model server that refuses whatever its provider's document does not allow. */
export type StrictServer = Pick<ModelServer, 'base_url' | 'received' | 'close'> & {
  /** What it refused, and why. */
  refused: string[]
  /** Calls that came back with the placeholder for history of other models. */
  replaced: string[]
  /** What the model answered, in order. */
  kinds: Answer['kind'][]
}

/** How a server speaks: the same model in chats and in Messages. */
type Speech = {
  read(body: Body): Asked
  whole(answer: Answer, signed: Signed): object
  events(answer: Answer, signed: Signed): string[]
  error(message: string, code: string): object
}

/** The calls that a server has signed, by their ids. */
class Signed {
  readonly #byId = new Map<string, string>()

  /** A new id with its signature. */
  sign(id: string): string {
    const signature = randomBytes(24).toString('base64')
    this.#byId.set(id, signature)
    return signature
  }

  of(id: unknown): string | undefined {
    return this.#byId.get(String(id))
  }
}

const messagesOf = (body: Body): Entry[] => listOf(body['messages']).filter(isRecord)
const blocksOf = ({ content }: Entry): Entry[] => listOf(content).filter(isRecord)
const callsOf = ({ tool_calls: calls }: Entry): Entry[] => listOf(calls).filter(isRecord)

const placeholder = 'skip_thought_signature_validator'

/** Gemini's rule: the first call of a turn has the signature that it was made with, or a placeholder. */
const callSignatures = (body: Body, signed: Signed, replaced: string[]): string[] =>
  messagesOf(body).flatMap((message) => {
    const [first] = callsOf(message)
    const wanted = signed.of(first?.['id'])
    if (!first || wanted === undefined) return []
    const content = JSON.stringify(first['extra_content'] ?? {})
    if (content.includes(placeholder)) replaced.push(String(first['id']))
    else if (!content.includes(JSON.stringify(wanted)))
      return [`the call ${String(first['id'])} has lost its thought signature`]
    return []
  })

const isThinking = ({ thinking }: Body): boolean =>
  isRecord(thinking) && thinking['type'] !== 'disabled'

/** Anthropic's rule with thinking: the calls that wait for results have their thinking before them. */
const thinkingSignatures = (body: Body, signed: Signed): string[] =>
  messagesOf(body)
    .filter(({ role }) => role === 'assistant')
    .slice(-1)
    .flatMap((message) => {
      if (!isThinking(body)) return []
      const blocks = blocksOf(message)
      const use = blocks.find(({ type }) => type === 'tool_use')
      const wanted = signed.of(use?.['id'])
      if (!use || wanted === undefined) return []
      const [first] = blocks
      return first?.['type'] === 'thinking' && first['signature'] === wanted
        ? []
        : ['expected `thinking`, but found `tool_use`: a turn with calls starts with its thinking']
    })

const newId = (length: number): string =>
  randomBytes(32)
    .toString('base64')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, length)

const questionOf = (messages: readonly Entry[]): string =>
  textOf(messages.findLast(({ role }) => role === 'user')?.['content'])

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : listOf(content)
        .map((part) => (isRecord(part) ? String(part['text'] ?? '') : ''))
        .join('\n')

const counted = { prompt_tokens: 195_000, completion_tokens: 20, total_tokens: 195_020 }

const chatSpeech: Speech = {
  read(body) {
    const messages = messagesOf(body)
    const last = messages.at(-1) ?? {}
    return {
      tools: listOf(body['tools'])
        .filter(isRecord)
        .map(({ function: fn }) => {
          const { name, parameters } = fn as { name: string; parameters?: Body }
          return { name, properties: (parameters?.['properties'] ?? {}) as Body }
        }),
      result: last['role'] === 'tool' ? textOf(last['content']) : undefined,
      question: questionOf(messages),
      text: JSON.stringify(messages),
    }
  },
  whole(answer, signed) {
    const message = {
      role: 'assistant',
      content: answer.text || null,
      ...callMembers(answer, signed),
    }
    const choices = [{ index: 0, message, finish_reason: answer.call ? 'tool_calls' : 'stop' }]
    return { ...completion(''), choices, ...(answer.isFull && { usage: counted }) }
  },
  events(answer, signed) {
    const { tool_calls: calls = [] } = callMembers(answer, signed)
    return [
      chunk({ role: 'assistant', content: answer.text }),
      ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
      chunk({}, answer.call ? 'tool_calls' : 'stop'),
      answer.isFull ? { ...usageChunk, usage: counted } : usageChunk,
      '[DONE]',
    ].map(event)
  },
  error: (message, code) => ({ error: { message, type: 'invalid_request_error', code } }),
}

/** Of these servers, one signs its calls. */
function callMembers({ call }: Answer, signed: Signed): { tool_calls?: object[] } {
  if (!call) return {}
  const id = newId(9)
  const signature = signed.sign(id)
  const google = { google: { thought_signature: signature } }
  const fn = { name: call.name, arguments: JSON.stringify(call.args) }
  const extra = call.isSigned && { extra_content: google }
  return { tool_calls: [{ id, type: 'function', function: fn, ...extra }] }
}

const named = (value: { type: string; [member: string]: unknown }): string =>
  `event: ${value.type}\n${event(value)}`

const messagesUsage = { input_tokens: 12, output_tokens: 3 }

const messagesSpeech: Speech = {
  read(body) {
    const messages = messagesOf(body)
    const last = messages.at(-1) ?? {}
    const result = blocksOf(last).findLast(({ type }) => type === 'tool_result')
    return {
      tools: listOf(body['tools'])
        .filter(isRecord)
        .map(({ name, input_schema: schema }) => ({
          name: String(name),
          properties: ((schema as Body | undefined)?.['properties'] ?? {}) as Body,
        })),
      result: result && textOf(result['content']),
      question: questionOf(messages),
      text: JSON.stringify(messages),
    }
  },
  whole: (answer, signed) => ({
    ...messageHead,
    content: blocksFrom(answer, signed),
    stop_reason: answer.call ? 'tool_use' : 'end_turn',
    usage: usageOf(answer),
  }),
  events(answer, signed) {
    const usage = usageOf(answer)
    const end = { stop_reason: answer.call ? 'tool_use' : 'end_turn', stop_sequence: null }
    return [
      { type: 'message_start', message: { ...messageHead, content: [], usage } },
      ...blocksFrom(answer, signed).flatMap(blockEvents),
      { type: 'message_delta', delta: end, usage: { output_tokens: 3 } },
      { type: 'message_stop' },
    ].map(named)
  },
  error: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
}

const messageHead = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'upstream-name',
  stop_reason: null as string | null,
  stop_sequence: null,
}
const usageOf = ({ isFull }: Answer) =>
  isFull ? { ...messagesUsage, input_tokens: counted.prompt_tokens } : messagesUsage

function blocksFrom({ text, call }: Answer, signed: Signed): Entry[] {
  const said = text === '' ? [] : [{ type: 'text', text }]
  if (!call) return said
  const id = `toolu_${newId(20)}`
  const thinking = { type: 'thinking', thinking: 'A tool helps.' }
  const thoughts = call.isSigned ? [{ ...thinking, signature: signed.sign(id) }] : []
  return [...thoughts, ...said, { type: 'tool_use', id, name: call.name, input: call.args }]
}

function blockEvents(block: Entry, index: number) {
  const { type, text, thinking, signature, input } = block
  const starts: Record<string, object> = {
    text: { type, text: '' },
    thinking: { type, thinking: '', signature: '' },
    tool_use: { ...block, input: {} },
  }
  const deltas = [
    text !== undefined && { type: 'text_delta', text },
    thinking !== undefined && { type: 'thinking_delta', thinking },
    signature !== undefined && { type: 'signature_delta', signature },
    input !== undefined && { type: 'input_json_delta', partial_json: JSON.stringify(input) },
  ]
  return [
    { type: 'content_block_start', index, content_block: starts[String(type)] },
    ...deltas
      .filter((delta) => delta !== false)
      .map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

/** What one of the servers is: its provider's document, and what it wants back. */
type Strictness = {
  provider: string
  dialect: 'chat' | 'messages'
  /** Whether its calls come with signatures, which it wants back. */
  signs?: boolean
}

/** Starts a server of a provider as its document says, with a model that works as a coder asks. */
export async function startStrictServer({
  provider,
  dialect,
  signs = false,
}: Strictness): Promise<StrictServer> {
  const cell = cells.find((one) => one.provider === provider && one.dialect === dialect)
  if (!cell) throw new Error(`no document of ${provider} in ${dialect}`)
  const speech = dialect === 'messages' ? messagesSpeech : chatSpeech
  const signatures = dialect === 'messages' ? thinkingSignatures : callSignatures
  const signed = new Signed()
  const refused: string[] = []
  const replaced: string[] = []
  const kinds: Answer['kind'][] = []
  const faultsOf = (body: Body): string[] => [
    ...(cell.check satisfies RequestCheck)(body),
    ...(signs ? signatures(body, signed, replaced) : []),
  ]
  const server = await startModelServer((_req, res, { path, body }) => {
    if (path.includes('count_tokens')) return sendJson(res, 200, { input_tokens: 12 })
    const faults = faultsOf(body)
    if (faults.length > 0) {
      refused.push(...faults)
      return sendJson(res, 400, speech.error(faults.join('; '), 'invalid_request'))
    }
    const asked = speech.read(body)
    const answer = answerTo(asked)
    kinds.push(answer.kind)
    const isSigned = signs && (dialect === 'chat' || isThinking(body))
    send(res, body.stream, speech, { ...answer, ...withSignature(answer.call, isSigned) })
  })

  function send(res: ServerResponse, stream: boolean, to: Speech, answer: Answer): void {
    if (stream) openEvents(res).end(to.events(answer, signed).join(''))
    else sendJson(res, 200, to.whole(answer, signed))
  }
  return {
    base_url: server.base_url,
    received: server.received,
    close: server.close,
    refused,
    replaced,
    kinds,
  }
}

const withSignature = (call: Call | undefined, isSigned: boolean) =>
  call && { call: { ...call, isSigned } }
