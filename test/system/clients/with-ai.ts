import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  generateText,
  jsonSchema,
  Output,
  streamText,
  tool,
  type LanguageModel,
  type ModelMessage,
  type ToolSet,
} from 'ai'
import {
  calledTool,
  contentOf,
  shape,
  weather,
  type ClientRequest,
  type Client,
  type ClientReply,
} from './client.ts'

const { description, parameters } = weather.function
const tools: ToolSet = { get_weather: tool({ description, inputSchema: jsonSchema(parameters) }) }

/** The AI SDK with the provider for servers like ours. */
export const aiCompatible = aiClient(
  { name: 'ai with @ai-sdk/openai-compatible', speaksAs: 'system' },
  ({ gateway, model, withUsage }) =>
    createOpenAICompatible({
      name: 'tollgate',
      baseURL: `${gateway.url}/v1`,
      apiKey: gateway.key,
      includeUsage: withUsage ?? false,
      supportsStructuredOutputs: true,
    })(model),
)

/**
 * The AI SDK with OpenAI's own provider and its chat completions; without `.chat` it speaks the
 * Responses API.
 */
export const aiChat = aiClient(
  { name: 'ai with @ai-sdk/openai .chat', speaksAs: 'developer', countsAlways: true },
  ({ gateway, model }) =>
    createOpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key }).chat(model),
)

function aiClient(
  about: Pick<Client, 'name' | 'speaksAs' | 'countsAlways'>,
  modelOf: (ask: ClientRequest) => LanguageModel,
): Client {
  return {
    ...about,
    readsOn: true,
    errorName: () => 'APICallError',
    async chat(ask) {
      const { text, rawFinishReason, usage, toolCalls } = await generateText(
        optionsOf(ask, modelOf(ask)),
      )
      const calls = toolCalls.map(({ toolName, input }) => ({
        name: toolName,
        input: input as unknown,
      }))
      return {
        text,
        finish: rawFinishReason ?? null,
        calls,
        ...(usage.totalTokens !== undefined && { tokens: usage.totalTokens }),
      }
    },
    async stream(ask) {
      const reply: ClientReply = { text: '', finish: null, calls: [] }
      // Without onError the library writes errors to the console; they come as parts all the same.
      for await (const part of streamText({ ...optionsOf(ask, modelOf(ask)), onError: () => {} })
        .fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new DOMException('the stream was aborted', 'AbortError')
        if (part.type === 'tool-call')
          reply.calls.push({ name: part.toolName, input: part.input as unknown })
        if (part.type === 'finish-step')
          Object.assign(reply, {
            finish: part.rawFinishReason,
            ...(part.usage.totalTokens !== undefined && { tokens: part.usage.totalTokens }),
          })
        if (part.type !== 'text-delta') continue
        reply.text += part.text
        if (ask.onText?.(reply.text) === false) break
      }
      return reply
    },
  }
}

function messagesOf({ toolAnswer, ...ask }: ClientRequest): ModelMessage[] {
  const user: ModelMessage = { role: 'user', content: contentOf(ask) }
  if (toolAnswer === undefined) return [user]
  const call = { toolCallId: calledTool.id, toolName: calledTool.name }
  return [
    user,
    { role: 'assistant', content: [{ type: 'tool-call', ...call, input: calledTool.input }] },
    {
      role: 'tool',
      content: [{ type: 'tool-result', ...call, output: { type: 'text', value: toolAnswer } }],
    },
  ]
}

function optionsOf(ask: ClientRequest, model: LanguageModel) {
  const { developer, structured, temperature, retries = 0, withTool, signal } = ask
  return {
    model,
    messages: messagesOf(ask),
    // Heard by OpenAI's own provider only.
    ...(developer !== undefined && {
      system: developer,
      providerOptions: { openai: { systemMessageMode: 'developer' } },
    }),
    ...(structured && {
      output: Output.object({ name: shape.name, schema: jsonSchema(shape.schema) }),
    }),
    maxRetries: retries,
    ...(temperature !== undefined && { temperature }),
    ...(withTool && { tools }),
    ...(signal && { abortSignal: signal }),
  }
}
