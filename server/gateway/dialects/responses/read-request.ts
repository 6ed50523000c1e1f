import contract from '../../../../generated/json/responses.json' with { type: 'json' }
import type { components } from '../../../../generated/server/responses.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import type { MessagePart, Turn } from '../../turn.ts'
import { IgnoredFields, namesOf, type Shape } from '../ignored-fields.ts'
import {
  missing,
  requestError,
  unsupported,
  unsupportedValue,
  type Untranslatable,
} from '../request-errors.ts'
import { argumentsIn, publishedItem, publishedTool, resultIn } from './published-tools.ts'
import { addDetails, CallMembers, isSealed, unsealed } from '../reasoning-details.ts'
import {
  chooseTools,
  rejectComputer,
  functionName,
  isCallable,
  isGroup,
  type OfferedTools,
} from './tools.ts'

type Schemas = components['schemas']
export type ResponseRequest = Schemas['ResponseRequest']

const logprobsIncluded = 'message.output_text.logprobs'
/** Encrypted reasoning is always included, if the model server returns any. */
const effectiveIncludes = new Set([logprobsIncluded, 'reasoning.encrypted_content'])

/**
 * Converts the request to the internal format. Throws a Failure if it is invalid; adds to the gaps
 * of `reading` each part that no chat can express.
 */
export function requestFrom(
  body: ResponseRequest,
  tools: OfferedTools,
  reading: ItemReading,
): ChatRequest {
  const { instructions, input, max_output_tokens, temperature, top_p } = body
  const messages = turnsFrom(input, reading)
  if (instructions) messages.unshift({ role: 'system', content: instructions })
  if (messages.length === 0)
    throw requestError('input', 'empty_array', 'input is empty: send at least one message')
  const stream = body.stream ?? false
  const format = formatFrom(body.text?.format)
  const user = body.user ?? body.safety_identifier
  const effort = body.reasoning?.effort
  const cacheKey = body.prompt_cache_key
  return {
    model: body.model,
    messages,
    stream,
    ...(stream && { stream_options: { include_usage: true } }),
    ...(max_output_tokens != null && { max_tokens: max_output_tokens }),
    ...(temperature != null && { temperature }),
    ...(top_p != null && { top_p }),
    ...(format && { response_format: format }),
    ...(effort != null && { reasoning_effort: effort }),
    ...(user != null && { user }),
    ...(cacheKey != null && { prompt_cache_key: cacheKey }),
    ...logprobsFrom(body),
    ...toolsFrom(body, tools, reading.gaps),
  }
}

function toolsFrom(
  { tools: declared, tool_choice, parallel_tool_calls: parallel }: ResponseRequest,
  tools: OfferedTools,
  gaps: Untranslatable,
): Pick<ChatRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'> {
  rejectComputer(declared, gaps)
  const { functions, choice } = chooseTools(tools, tool_choice, gaps)
  if (functions.length === 0) return {}
  return {
    tools: functions,
    ...(choice !== undefined && { tool_choice: choice }),
    ...(parallel != null && { parallel_tool_calls: parallel }),
  }
}

function logprobsFrom({
  include,
  top_logprobs: top,
}: ResponseRequest): Pick<ChatRequest, 'logprobs' | 'top_logprobs'> {
  if (!include?.includes(logprobsIncluded) && !top) return {}
  return { logprobs: true, ...(top != null && { top_logprobs: top }) }
}

function formatFrom(
  format: Schemas['TextFormat'] | null | undefined,
): Record<string, unknown> | undefined {
  if (!format || format.type === 'text') return undefined
  if (format.type === 'json_object') return { type: 'json_object' }
  const { name, description, schema, strict } = format
  return {
    type: 'json_schema',
    json_schema: {
      name,
      ...(description != null && { description }),
      schema,
      ...(strict != null && { strict }),
    },
  }
}

export type InputItem = Schemas['InputItem']
type Part = Schemas['ContentPart']
type Content = InputItem['content']

/** The kinds of input that a model accepts: `text`, `image`, `audio`, `file`. */
export type Inputs = readonly string[]

/** The inputs that the model accepts, and the collection of gaps. */
export type ItemReading = { inputs: Inputs; gaps: Untranslatable }

/**
 * Converts items to messages. Throws a Failure for an invalid item. An item that no message can hold
 * is a gap, and becomes its JSON, to count its tokens.
 */
export function turnsFrom(
  input: Schemas['ResponseRequest']['input'],
  reading: ItemReading,
): Turn[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }]
  const turns = new TurnWriter(reading)
  for (const [place, item] of input.entries()) turns.add(item, `input[${place}]`)
  return turns.calls.restore(turns.turns)
}

/** A message that later items may extend; its arrays are not shared. */
type OpenTurn = Turn & { content: string | MessagePart[] }

/** Joins the items of one turn, which may be reasoning, text and calls, into one message. */
class TurnWriter {
  readonly turns: OpenTurn[] = []
  readonly calls = new CallMembers()
  readonly #reading: ItemReading
  #reasoning = ''
  #details: object[] = []

  constructor(reading: ItemReading) {
    this.#reading = reading
  }

  add(item: InputItem, at: string): void {
    if (item.type !== 'reasoning') return this.#add(turnFrom(item, this.#reading, at))
    this.#reasoning += reasoningOf(item)
    this.#details.push(...this.calls.takeFrom(unsealed(item.encrypted_content)))
  }

  /**
   * Reasoning belongs to the next action of the model; without one it is a turn by itself. Details
   * without text may also come last.
   */
  #add(turn: OpenTurn): void {
    const [text, details] = [this.#reasoning, this.#details]
    const hasReasoning = text !== '' || details.length > 0
    this.#reasoning = ''
    this.#details = []
    const last = this.turns.at(-1)
    if (turn.role === 'assistant') {
      if (!hasReasoning && last?.role === 'assistant' && isContinuedBy(last, turn)) return
      this.turns.push(reasoned(turn, text, details))
      return
    }
    if (text === '' && last?.role === 'assistant') addDetails(last, details)
    else if (hasReasoning)
      this.turns.push(reasoned({ role: 'assistant', content: '' }, text, details))
    this.turns.push(turn)
  }
}

function reasoned(turn: OpenTurn, text: string, details: readonly object[]): OpenTurn {
  if (text !== '') turn.reasoning_content = text
  addDetails(turn, details)
  return turn
}

/**
 * Whether a turn of the assistant continues the last one; if so, appends it in place, because a copy
 * for each of thousands of items would take quadratic time.
 */
function isContinuedBy(last: OpenTurn, { content, tool_calls: calls }: OpenTurn): boolean {
  if (calls) last.tool_calls = append(last.tool_calls ?? [], calls)
  else if (last.tool_calls) last.content = joined(last.content, content)
  else return false
  return true
}

function turnFrom(item: InputItem, reading: ItemReading, at: string): OpenTurn {
  switch (item.type ?? 'message') {
    case 'message': {
      const { role, content } = item
      return {
        role: role === 'developer' ? 'system' : (role ?? 'user'),
        content: contentFrom(content, reading, `${at}.content`),
      }
    }
    case 'function_call':
      return callFrom(item, item.arguments || '{}')
    case 'custom_tool_call':
      return callFrom(item, JSON.stringify({ input: item.input ?? '' }))
    case 'function_call_output':
    case 'custom_tool_call_output': {
      const output = item.output as Content // by the contract
      const content = contentFrom(output, reading, `${at}.output`)
      return { role: 'tool', tool_call_id: item.call_id ?? '', content }
    }
    default: {
      const published = publishedItem(item)
      if (published) return publishedTurn(item, published)
      reading.gaps.add(unknownItem(item, at))
      return { role: 'user', content: JSON.stringify(item) }
    }
  }
}

/** The call of a tool that OpenAI defines, or the result of one. Some results have only an id. */
function publishedTurn(
  item: InputItem,
  { tool, isOutput }: { tool: string; isOutput: boolean },
): OpenTurn {
  if (!isOutput) return callFrom({ ...item, name: tool }, argumentsIn(item, tool))
  return { role: 'tool', tool_call_id: item.call_id ?? item.id ?? '', content: resultIn(item) }
}

function callFrom({ call_id: id, name, namespace }: InputItem, args: string): OpenTurn {
  const call = {
    id: id ?? '',
    type: 'function',
    function: { name: functionName(name ?? '', namespace), arguments: args },
  }
  return { role: 'assistant', content: '', tool_calls: [call] }
}

const unknownItem = ({ type }: InputItem, at: string) =>
  unsupportedValue(
    `${at}.type`,
    `${at} is of the type ${type}, which model servers here do not know; ` +
      'send messages, calls of functions and custom tools, and their results',
  )

function joined(one: OpenTurn['content'], other: OpenTurn['content']): OpenTurn['content'] {
  if (typeof one === 'string' && typeof other === 'string')
    return one === '' ? other : `${one}\n\n${other}`
  return append(partsOf(one), partsOf(other))
}

function append<Item>(list: Item[], more: readonly Item[]): Item[] {
  for (const item of more) list.push(item)
  return list
}

const partsOf = (content: OpenTurn['content']): MessagePart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

/** The text of reasoning, or else its summary. */
export const reasoningOf = ({ content, summary }: InputItem): string =>
  (Array.isArray(content) && content.length > 0 ? content : (summary ?? []))
    .map(({ text }) => text ?? '')
    .join('\n')

/** Joins the parts if all of them are text. */
function contentFrom(content: Content, reading: ItemReading, at: string): OpenTurn['content'] {
  if (content == null) return ''
  if (typeof content === 'string') return content
  const parts = content.map((part, place) => partFrom(part, reading, `${at}[${place}]`))
  const isText = parts.every((part) => part.type === 'text')
  return isText ? parts.map(({ text }) => text).join('') : parts
}

function partFrom(part: Part, { inputs, gaps }: ItemReading, at: string): MessagePart {
  const { type, text, refusal: refusedText } = part
  if (texts.has(type)) return { type: 'text', text: text ?? '' }
  if (type === 'refusal') return { type: 'text', text: refusedText ?? '' }
  const kind = kinds[type]
  if (kind && inputs.includes(kind.input)) return kind.read(part, at, gaps)
  const ability = kind?.ability ?? 'does not accept it here'
  const error = unsupportedValue(
    `${at}.type`,
    `${at} is of the type ${type}, and this model ${ability}; send parts of the type input_text`,
  )
  if (kind) throw error
  gaps.add(error)
  return { type: 'text', text: JSON.stringify(part) }
}

const texts = new Set(['input_text', 'output_text', 'text'])

type Kind = {
  input: string
  ability: string
  read(part: Part, at: string, gaps: Untranslatable): MessagePart
}

const kinds: Partial<Record<string, Kind>> = {
  input_image: { input: 'image', ability: 'does not see images', read: imageFrom },
  input_audio: { input: 'audio', ability: 'does not process audio', read: audioFrom },
  input_file: { input: 'file', ability: 'does not read files', read: fileFrom },
}

function imageFrom({ image_url: image, detail }: Part, at: string): MessagePart {
  const url = typeof image === 'object' ? image?.url : image
  if (url == null) throw missing(`${at}.image_url`, 'it is the URL of the image, or a data: URL')
  return { type: 'image_url', image_url: { url, ...(detail != null && { detail }) } }
}

function audioFrom({ input_audio: audio }: Part, at: string): MessagePart {
  if (!audio) throw missing(`${at}.input_audio`, 'it holds the sound and its format')
  return { type: 'input_audio', input_audio: { data: audio.data, format: audio.format } }
}

function fileFrom(
  { file_data: data, file_url: url, filename }: Part,
  at: string,
  gaps: Untranslatable,
): MessagePart {
  if (data == null && url != null) {
    gaps.add(unsupported(`${at}.file_url`, 'no file is fetched; send its bytes as file_data'))
    return { type: 'file', file: { file_data: '' } }
  }
  if (data == null) throw missing(`${at}.file_data`, 'it holds the bytes as a data: URL')
  return { type: 'file', file: { file_data: data, ...(filename != null && { filename }) } }
}

const { schemas } = contract.components

/** Tools that are not offered are listed by their type. */
const toolShape = (tool: Readonly<Record<string, unknown>>): Shape | string => {
  const { type, format } = tool as Schemas['Tool'] // by the contract
  if (isGroup({ type })) return { names: namesOf(schemas.Tool), within: { tools: toolShape } }
  if (!isCallable({ type })) return publishedTool({ ...tool, type }) ? everything(tool) : type
  return type === 'custom' && format?.type === 'grammar' ? toolWithGrammar : plainTool
}
const everything = (tool: Readonly<Record<string, unknown>>): Shape => ({
  names: new Set(Object.keys(tool)),
})
const plainTool = { names: namesOf(schemas.Tool) }
const toolWithGrammar = { names: namesOf(schemas.Tool, new Set(['format'])) }

const part = { names: namesOf(schemas.ContentPart) }
const item: Shape = {
  names: namesOf(schemas.InputItem),
  within: { content: part, output: part },
}
/** Only its own model server can read encrypted content that is not from here. */
const itemOfOthers: Shape = { ...item, unused: new Set(['encrypted_content']) }
const streamOptions = { names: namesOf(schemas.StreamOptions) }
const obfuscated = { ...streamOptions, unused: new Set(['include_obfuscation']) }
const shape: Shape = {
  names: namesOf(schemas.ResponseRequest),
  within: {
    text: { names: namesOf(schemas.TextSettings, new Set(['verbosity'])) },
    reasoning: { names: namesOf(schemas.ReasoningSettings, new Set(['summary'])) },
    stream_options: ({ include_obfuscation: isOn }) => (isOn ? obfuscated : streamOptions),
    tools: toolShape,
    input: ({ encrypted_content: text }) => (isSealed(text) ? item : itemOfOthers),
  },
}

/** The value of `x-ignored-fields`: fields that are unknown or have no effect. */
export function ignoredFields(body: ResponseRequest): string | undefined {
  const ignored = new IgnoredFields()
  ignored.addMembers(body, { ...shape, unused: unusedIn(body) })
  if (typeof body.input !== 'string' && endsWithReasoning(body.input))
    ignored.add('reasoning', 'input[].')
  return ignored.header()
}

/** Fields of the contract that have no effect with their values. */
function unusedIn(body: ResponseRequest): ReadonlySet<string> {
  const { include, metadata, store, truncation } = body
  const unused = new Set<string>()
  if (include?.some((name) => !effectiveIncludes.has(name))) unused.add('include')
  if (metadata && Object.keys(metadata).length > 0) unused.add('metadata')
  if (store) unused.add('store')
  if (truncation != null && truncation !== 'disabled') unused.add('truncation')
  return unused
}

/** Whether reasoning comes last, so that no message holds it. */
const endsWithReasoning = (items: readonly InputItem[]): boolean =>
  items
    .slice(items.findLastIndex(({ type }) => type !== 'reasoning') + 1)
    .some((item) => reasoningOf(item) !== '')
