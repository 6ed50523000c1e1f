import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages'
import { ChatOpenAI } from '@langchain/openai'
import { generateText, jsonSchema, Output, streamText, tool, type ModelMessage, type ToolSet } from 'ai'
import OpenAI from 'openai'
import OpenAI4 from 'openai-4'
import type { Gateway } from '../support/gateway.ts'

/** What a developer asks of a client library, in the words that all of them share. */
export type Ask = {
  gateway: Pick<Gateway, 'url' | 'key'>
  model: string
  prompt?: string
  temperature?: number
  /** The library's own retries; none unless told. */
  retries?: number
  withTool?: true
  withUsage?: true
  /** The prompt in several parts of text. */
  parts?: string[]
  /** What the developer says before the user; of the libraries here only the AI SDK sends it in the role `system`. */
  developer?: string
  /** What `get_weather` answered when the model called it. */
  toolAnswer?: string
  /** Asks for a text that fits `shape`. */
  structured?: true
  signal?: AbortSignal
  /** Hears the text so far after each delta; false leaves the loop. */
  heard?(text: string): boolean | void
}

/** What the developer gets back. */
export type Said = { text: string; finish: string | null; tokens?: number; calls: { name: string; input: unknown }[] }

export type Client = { name: string; chat(ask: Ask): Promise<Said>; stream(ask: Ask): Promise<Said> }

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } satisfies Parameters<typeof jsonSchema>[0]
/** The call that `toolAnswer` answers. */
export const called = { id: 'call_7', name: 'get_weather', input: { city: 'Lisbon' } }
/** What a structured text must fit. */
export const shape = { name: 'answer', schema: { ...parameters, additionalProperties: false } }
const weather = { type: 'function', function: { name: 'get_weather', description: 'The weather in a city.', parameters: { ...parameters } } } as const

function openaiMessages({ prompt = 'Say hello.', parts, developer, toolAnswer }: Omit<Ask, 'model'>): OpenAI.ChatCompletionMessageParam[] {
  const messages: OpenAI.ChatCompletionMessageParam[] = developer === undefined ? [] : [{ role: 'developer', content: developer }]
  messages.push({ role: 'user', content: parts?.map((text) => ({ type: 'text', text })) ?? prompt })
  if (toolAnswer === undefined) return messages
  const call = { id: called.id, type: 'function', function: { name: called.name, arguments: JSON.stringify(called.input) } } as const
  return [...messages, { role: 'assistant', content: null, tool_calls: [call] }, { role: 'tool', tool_call_id: called.id, content: toolAnswer }]
}

function openaiClient(name: string, Library: typeof OpenAI): Client {
  const connect = ({ gateway, retries = 0 }: Ask) => new Library({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key, maxRetries: retries })
  const body = ({ model, structured, temperature, withTool, ...ask }: Ask) => ({
    model,
    messages: openaiMessages(ask),
    ...(structured && { response_format: { type: 'json_schema', json_schema: shape } as const }),
    ...(temperature !== undefined && { temperature }),
    ...(withTool && { tools: [weather] }),
  })
  return {
    name,
    async chat(ask) {
      const reply = await connect(ask).chat.completions.create(body(ask), { signal: ask.signal })
      const choice = reply.choices[0]
      const calls = (choice?.message.tool_calls ?? []).flatMap((call) =>
        call.type === 'function' ? { name: call.function.name, input: JSON.parse(call.function.arguments) as unknown } : [])
      return { text: choice?.message.content ?? '', finish: choice?.finish_reason ?? null, calls, ...(reply.usage && { tokens: reply.usage.total_tokens }) }
    },
    async stream(ask) {
      const request = { ...body(ask), stream: true, ...(ask.withUsage && { stream_options: { include_usage: true } }) } as const
      const said: Said = { text: '', finish: null, calls: [] }
      let call = { name: '', input: '' }
      for await (const { choices: [choice], usage } of await connect(ask).chat.completions.create(request, { signal: ask.signal })) {
        if (usage) said.tokens = usage.total_tokens
        said.finish = choice?.finish_reason ?? said.finish
        const delta = choice?.delta.tool_calls?.[0]?.function
        call = { name: call.name + (delta?.name ?? ''), input: call.input + (delta?.arguments ?? '') }
        if (!choice?.delta.content) continue
        said.text += choice.delta.content
        if (ask.heard?.(said.text) === false) break
      }
      if (call.name) said.calls.push({ name: call.name, input: JSON.parse(call.input) })
      return said
    },
  }
}

const aiSdk: Client = {
  name: 'ai with @ai-sdk/openai-compatible',
  async chat(ask) {
    const { text, rawFinishReason, usage, toolCalls } = await generateText(aiOptions(ask))
    const calls = toolCalls.map(({ toolName, input }) => ({ name: toolName, input: input as unknown }))
    return { text, finish: rawFinishReason ?? null, calls, ...(usage.totalTokens !== undefined && { tokens: usage.totalTokens }) }
  },
  async stream(ask) {
    const said: Said = { text: '', finish: null, calls: [] }
    // Without onError the library writes errors to the console; they come as parts all the same.
    for await (const part of streamText({ ...aiOptions(ask), onError: () => {} }).fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new DOMException('the stream was aborted', 'AbortError')
      if (part.type === 'tool-call') said.calls.push({ name: part.toolName, input: part.input as unknown })
      if (part.type === 'finish-step') Object.assign(said, { finish: part.rawFinishReason, ...(part.usage.totalTokens !== undefined && { tokens: part.usage.totalTokens }) })
      if (part.type !== 'text-delta') continue
      said.text += part.text
      if (ask.heard?.(said.text) === false) break
    }
    return said
  },
}

const aiTools: ToolSet = { get_weather: tool({ description: weather.function.description, inputSchema: jsonSchema(parameters) }) }

function aiMessages({ prompt = 'Say hello.', parts, toolAnswer }: Ask): ModelMessage[] {
  const user: ModelMessage = { role: 'user', content: parts?.map((text) => ({ type: 'text', text })) ?? prompt }
  if (toolAnswer === undefined) return [user]
  const call = { toolCallId: called.id, toolName: called.name }
  return [
    user,
    { role: 'assistant', content: [{ type: 'tool-call', ...call, input: called.input }] },
    { role: 'tool', content: [{ type: 'tool-result', ...call, output: { type: 'text', value: toolAnswer } }] },
  ]
}

function aiOptions(ask: Ask) {
  const { gateway, model, developer, structured, temperature, retries = 0, withTool, withUsage, signal } = ask
  const provider = createOpenAICompatible({ name: 'tollgate', baseURL: `${gateway.url}/v1`, apiKey: gateway.key, includeUsage: withUsage ?? false, supportsStructuredOutputs: true })
  return {
    model: provider(model),
    messages: aiMessages(ask),
    ...(developer !== undefined && { system: developer }),
    ...(structured && { output: Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }) }),
    maxRetries: retries,
    ...(temperature !== undefined && { temperature }),
    ...(withTool && { tools: aiTools }),
    ...(signal && { abortSignal: signal }),
  }
}

const langchain: Client = {
  name: '@langchain/openai',
  async chat(ask) {
    return saidBy(await langchainModel(ask).invoke(langchainMessages(ask), langchainOptions(ask)))
  },
  async stream(ask) {
    let whole: Awaited<ReturnType<ChatOpenAI['invoke']>> | undefined
    const stream = await langchainModel(ask).stream(langchainMessages(ask), langchainOptions(ask))
    for await (const chunk of stream) {
      whole = whole ? whole.concat(chunk) : chunk
      if (chunk.text !== '' && ask.heard?.(whole.text) === false) break
    }
    return whole ? saidBy(whole) : { text: '', finish: null, calls: [] }
  },
}

function langchainMessages({ prompt = 'Say hello.', parts, developer, toolAnswer }: Ask) {
  return [
    ...(developer === undefined ? [] : [new SystemMessage({ content: developer, additional_kwargs: { __openai_role__: 'developer' } })]),
    new HumanMessage({ content: parts?.map((text) => ({ type: 'text', text })) ?? prompt }),
    ...(toolAnswer === undefined ? [] : [
      new AIMessage({ content: '', tool_calls: [{ id: called.id, name: called.name, args: called.input, type: 'tool_call' }] }),
      new ToolMessage({ tool_call_id: called.id, content: toolAnswer }),
    ]),
  ]
}

const langchainOptions = ({ signal, structured }: Ask) => ({
  ...(signal && { signal }),
  ...(structured && { response_format: { type: 'json_schema', json_schema: shape } as const }),
})

/** The parts of LangChain's message that are looked at; its own type depends on the shape of the tools. */
type Message = { text: string; response_metadata: object; usage_metadata?: { total_tokens: number } | undefined; tool_calls?: { name: string; args: unknown }[] | undefined }

function saidBy({ text, response_metadata: about, usage_metadata: usage, tool_calls: calls = [] }: Message): Said {
  const finish = 'finish_reason' in about ? String(about.finish_reason) : null
  return { text, finish, calls: calls.map(({ name, args }) => ({ name, input: args })), ...(usage && { tokens: usage.total_tokens }) }
}

function langchainModel({ gateway, model, temperature, retries = 0, withTool, withUsage }: Ask) {
  const chat = new ChatOpenAI({
    model,
    apiKey: gateway.key,
    maxRetries: retries,
    streamUsage: withUsage ?? false,
    configuration: { baseURL: `${gateway.url}/v1` },
    ...(temperature !== undefined && { temperature }),
  })
  return withTool ? chat.bindTools([weather]) : chat
}

/** The calls used here have the same shape in both versions. */
export const clients: Client[] = [openaiClient('openai 7', OpenAI), openaiClient('openai 4', OpenAI4 as unknown as typeof OpenAI), aiSdk, langchain]
