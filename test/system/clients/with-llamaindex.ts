import { OpenAI } from '@llamaindex/openai'
import {
  calledTool,
  contentOf,
  shape,
  weather,
  type ClientRequest,
  type Client,
  type ClientReply,
} from './client.ts'

const { name, description, parameters } = weather.function

/**
 * LlamaIndex's class over openai 5. It knows no role `developer`; what a developer says is `system`
 * to it.
 */
export const llamaindex: Client = {
  name: '@llamaindex/openai',
  speaksAs: 'system',
  endsQuietly: true,
  readsOn: true,
  async chat(ask) {
    const { message, raw } = await modelOf(ask).chat(requestOf(ask))
    const text = typeof message.content === 'string' ? message.content : ''
    return { ...seenIn(raw), text, calls: callsOf(message.options) }
  },
  async stream(ask) {
    const reply: ClientReply = { text: '', finish: null, calls: [] }
    for await (const { delta, raw, options } of await modelOf(ask).chat({
      ...requestOf(ask),
      stream: true,
    })) {
      const { finish, tokens } = seenIn(raw)
      // A call is there from its first piece on, and whole with the finish reason.
      if (finish !== null) Object.assign(reply, { finish, calls: callsOf(options) })
      if (tokens !== undefined) reply.tokens = tokens
      if (delta === '') continue
      reply.text += delta
      if (ask.onText?.(reply.text) === false) break
    }
    return reply
  },
}

function modelOf({ gateway, model, temperature, retries = 0, withUsage, signal }: ClientRequest) {
  return new OpenAI({
    model,
    apiKey: gateway.key,
    baseURL: `${gateway.url}/v1`,
    maxRetries: retries,
    ...(temperature !== undefined && { temperature }),
    ...(withUsage && { additionalChatOptions: { stream_options: { include_usage: true } } }),
    // A call takes no signal; the session under it does. Node's type of a signal is not quite the
    // one that openai 5 names.
    additionalSessionOptions: {
      dangerouslyAllowBrowser: true,
      ...(signal && { fetchOptions: { signal } as object }),
    },
  })
}

const requestOf = ({ developer, toolAnswer, withTool, structured, ...ask }: ClientRequest) => ({
  messages: [
    ...(developer === undefined ? [] : [{ role: 'system' as const, content: developer }]),
    { role: 'user' as const, content: contentOf(ask) },
    ...(toolAnswer === undefined
      ? []
      : [
          { role: 'assistant' as const, content: '', options: { toolCall: [calledTool] } },
          {
            role: 'user' as const,
            content: toolAnswer,
            options: { toolResult: { id: calledTool.id, result: toolAnswer, isError: false } },
          },
        ]),
  ],
  ...(withTool && { tools: [{ metadata: { name, description, parameters } }] }),
  ...(structured && { responseFormat: { type: 'json_schema', json_schema: shape } }),
})

/** What it does not put into words of its own: the reply of openai 5, or one chunk of it. */
function seenIn(raw: unknown): Pick<ClientReply, 'finish' | 'tokens'> {
  const { choices, usage } = raw as {
    choices: { finish_reason: string | null }[]
    usage?: { total_tokens: number } | null
  }
  return { finish: choices[0]?.finish_reason ?? null, ...(usage && { tokens: usage.total_tokens }) }
}

function callsOf(options: object | undefined): ClientReply['calls'] {
  if (!options || !('toolCall' in options)) return []
  // The library's own type of a message's options is a bare object.
  const calls = options.toolCall as { name: string; input: unknown }[]
  return calls.map(({ name: tool, input }) => ({
    name: tool,
    input: typeof input === 'string' ? (JSON.parse(input) as unknown) : input,
  }))
}
