import type { Dialect } from './dialect.ts'

/** Messages of the conversation, and tools that are offered. */
export const MESSAGES = 42
export const TOOLS = 26

const SYSTEM_CHARS = 12_000
const DESCRIPTION_CHARS = 900
const RESULT_CHARS = 1150

type Tool = { name: string; description: string; schema: object }
/** One of a text, a call of a tool, and its result. */
type Message = { role: 'user' | 'assistant'; text: string } | Call | Result
type Call = { call: string; name: string; args: Record<string, unknown> }
type Result = { result: string; text: string }

const tools: Tool[] = Array.from({ length: TOOLS }, (_, index) => ({
  name: `tool_${index}`,
  description: prose(index, DESCRIPTION_CHARS),
  schema: schemaOf(index),
}))
const system = prose(97, SYSTEM_CHARS)

type ChatDialect = Exclude<Dialect, 'embeddings'>

/** What is asked: by which model, for which reply, and whether that is a stream. */
type Question = { model: string; prompt: string; stream: boolean }

/**
 * A request as coding agents send it late in a session: long instructions, many tools, and a
 * conversation that is mostly calls of tools and their results. It is the same in each run, and
 * some 78 kB long in each dialect.
 */
export function codingAgentBody(dialect: ChatDialect, { model, prompt, stream }: Question): object {
  const messages = conversation(prompt, 0, MESSAGES - 3)
  messages.push({ role: 'assistant', text: prose(11, 300) }, { role: 'user', text: 'Go on.' })
  return bodies[dialect](model, messages.map(messageForms[dialect]), stream)
}

/** Requests of a session; they have so many messages on average. */
const TURNS = 11

let conversations = 0

/**
 * Requests of a coding agent, one after the other, without end: in each the messages of the one
 * before come again, with a call of a tool and its result behind them. After some turns another
 * conversation begins; none is like another one of the same process. With one turn each, no message
 * but the instructions comes again.
 */
export function* codingAgentTurns(
  dialect: ChatDialect,
  { model, prompt, stream }: Question,
  turns = TURNS,
): Generator<Buffer, never> {
  const body = JSON.stringify(bodies[dialect](model, [PLACE], stream))
  const [head, tail] = body.split(JSON.stringify(PLACE)).map((part) => Buffer.from(part))
  if (!head || !tail) throw new Error('the messages have no place')
  for (;;) {
    const messages = conversation(prompt, (conversations += 1), MESSAGES + turns - 2)
    const items = messages.map(messageForms[dialect])
    const texts = items.map((item) => Buffer.from(`${JSON.stringify(item)},`))
    for (let turn = 0; turn < turns; turn++) {
      const last = MESSAGES - 1 - turns + 2 * turn
      const end = JSON.stringify(dialect === 'messages' ? marked(items[last]) : items[last])
      yield Buffer.concat([head, ...texts.slice(0, last), Buffer.from(end), tail])
    }
  }
}

const PLACE = 'here the messages are'

/** With the mark for the cache, which Claude Code sets anew in the last message of each turn. */
const marked = (message: { content?: object[] } = {}) => ({
  ...message,
  content: message.content?.map((block) => ({ ...block, cache_control: { type: 'ephemeral' } })),
})

/** So many messages: a question, and calls of tools with their results. */
function conversation(prompt: string, number: number, count: number): Message[] {
  const messages: Message[] = [{ role: 'user', text: `${prompt} ${prose(3 + number, 400)}` }]
  for (let turn = 0; messages.length < count; turn++) {
    const call = `call_${String(number).padStart(12, '0')}${String(turn).padStart(12, '0')}`
    const name = tools[turn % TOOLS]?.name ?? ''
    const args = { path: `src/module-${turn}.ts`, limit: 200 + turn }
    const text = source(turn + 31 * number, RESULT_CHARS)
    messages.push({ call, name, args }, { result: call, text })
  }
  return messages
}

const chatBody = (model: string, messages: unknown[], stream: boolean) => ({
  model,
  messages: [{ role: 'system', content: system }, ...messages],
  tools: tools.map(({ name, description, schema }) => ({
    type: 'function',
    function: { name, description, parameters: schema },
  })),
  tool_choice: 'auto',
  max_tokens: 32_000,
  temperature: 0,
  stream,
})

function chatMessage(message: Message): object {
  if ('call' in message) {
    const { call: id, name, args } = message
    const fn = { name, arguments: JSON.stringify(args) }
    return { role: 'assistant', content: '', tool_calls: [{ id, type: 'function', function: fn }] }
  }
  if ('result' in message)
    return { role: 'tool', tool_call_id: message.result, content: message.text }
  return { role: message.role, content: message.text }
}

/** As Claude Code: instructions and results as blocks with marks for the cache. */
const messagesBody = (model: string, messages: unknown[], stream: boolean) => ({
  model,
  messages,
  system: [
    { type: 'text', text: system.slice(0, 80) },
    { type: 'text', text: system.slice(80), cache_control: { type: 'ephemeral' } },
  ],
  tools: tools.map(({ name, description, schema }) => ({
    name,
    description,
    input_schema: schema,
  })),
  metadata: { user_id: 'user_account_session' },
  max_tokens: 32_000,
  thinking: { type: 'adaptive' },
  context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] },
  output_config: { effort: 'high' },
  stream,
})

function messagesMessage(message: Message): object {
  if ('call' in message) {
    const { call: id, name, args: input } = message
    return { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] }
  }
  if ('result' in message) {
    const block = { type: 'tool_result', tool_use_id: message.result, content: message.text }
    return { role: 'user', content: [block] }
  }
  return { role: message.role, content: [{ type: 'text', text: message.text }] }
}

/** As Codex: tools of three kinds, of which the hosted one never travels. */
const responsesBody = (model: string, input: unknown[], stream: boolean) => ({
  model,
  instructions: system,
  input,
  tools: [
    ...tools.slice(0, 20).map(responsesTool),
    {
      type: 'namespace',
      name: 'agents',
      description: 'Tools that steer other agents.',
      tools: tools.slice(20, 25).map(responsesTool),
    },
    { type: 'web_search', external_web_access: false },
  ],
  tool_choice: 'auto',
  parallel_tool_calls: true,
  reasoning: { summary: 'auto' },
  store: false,
  include: ['reasoning.encrypted_content'],
  prompt_cache_key: '0198a3c2-7d1e-7abc-8def-0123456789ab',
  client_metadata: { turn_id: '0198a3c2-7d1e-7abc-8def-0123456789ab' },
  stream,
})

const responsesTool = ({ name, description, schema }: Tool) => ({
  type: 'function',
  name,
  description,
  strict: false,
  parameters: schema,
})

function responsesItem(message: Message): object {
  if ('call' in message) {
    const { call: call_id, name, args } = message
    return { type: 'function_call', call_id, name, arguments: JSON.stringify(args) }
  }
  if ('result' in message)
    return { type: 'function_call_output', call_id: message.result, output: message.text }
  const { role, text } = message
  const type = role === 'user' ? 'input_text' : 'output_text'
  return { type: 'message', role, content: [{ type, text }] }
}

const bodies = { chat: chatBody, responses: responsesBody, messages: messagesBody }
const messageForms: Record<ChatDialect, (message: Message) => { content?: object[] }> = {
  chat: chatMessage,
  responses: responsesItem,
  messages: messagesMessage,
}

function schemaOf(index: number): object {
  const names = ['path', 'limit', 'pattern', 'mode'].slice(0, 2 + (index % 3))
  const property = (name: string) =>
    name === 'limit'
      ? { type: 'integer', minimum: 0, description: prose(index + 5, 60) }
      : { type: 'string', description: prose(index + 7, 60) }
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, property(name)])),
    required: ['path'],
    additionalProperties: false,
  }
}

/** English with line breaks, quotes and, as such texts have them, a dash now and then. */
function prose(seed: number, chars: number): string {
  const words =
    'the agent reads a file before it writes one and "never" guesses what is in it: run the ' +
    'tests, look at `git diff`, keep changes small — then say what was done and what was not'
  return filled(words.split(' '), seed, chars)
}

/** Lines of a program, with what has to be escaped in JSON. */
function source(seed: number, chars: number): string {
  const lines =
    'export function load(path: string) {|  const text = readFileSync(path, "utf8")|' +
    '  if (text === "") throw new Error(`empty: ${path}`)|\treturn text.split("\\n")|}|'
  return filled(lines.split('|'), seed, chars, '\n')
}

/** These pieces in an order that follows from the seed, cut at so many characters. */
function filled(pieces: string[], seed: number, chars: number, separator = ' '): string {
  let text = ''
  for (let at = seed; text.length < chars; at = (at * 5 + 3) % 997) {
    text += pieces[at % pieces.length] ?? ''
    text += text.length % 71 < 6 ? '\n' : separator
  }
  return text.slice(0, chars)
}
