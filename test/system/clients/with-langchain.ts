import { AIMessage, ChatMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { ChatOpenAI } from '@langchain/openai'
import {
  calledTool,
  contentOf,
  shape,
  weather,
  type ClientRequest,
  type Client,
  type ClientReply,
} from './client.ts'

export const langchain: Client = {
  name: '@langchain/openai',
  speaksAs: 'developer',
  async chat(ask) {
    return saidBy(await modelOf(ask).invoke(messagesOf(ask), optionsOf(ask)))
  },
  async stream(ask) {
    let whole: Awaited<ReturnType<ChatOpenAI['invoke']>> | undefined
    const stream = await modelOf(ask).stream(messagesOf(ask), optionsOf(ask))
    for await (const chunk of stream) {
      whole = whole ? whole.concat(chunk) : chunk
      if (chunk.text !== '' && ask.onText?.(whole.text) === false) break
    }
    return whole ? saidBy(whole) : { text: '', finish: null, calls: [] }
  },
}

function messagesOf({ developer, toolAnswer, ...ask }: ClientRequest) {
  return [
    ...(developer === undefined
      ? []
      : [new ChatMessage({ role: 'developer', content: developer })]),
    new HumanMessage({ content: contentOf(ask) }),
    ...(toolAnswer === undefined
      ? []
      : [
          new AIMessage({
            content: '',
            tool_calls: [
              {
                id: calledTool.id,
                name: calledTool.name,
                args: calledTool.input,
                type: 'tool_call',
              },
            ],
          }),
          new ToolMessage({ tool_call_id: calledTool.id, content: toolAnswer }),
        ]),
  ]
}

const optionsOf = ({ signal, structured }: ClientRequest) => ({
  ...(signal && { signal }),
  ...(structured && { response_format: { type: 'json_schema', json_schema: shape } as const }),
})

/**
 * The parts of LangChain's message that are looked at; its own type depends on the shape of the
 * tools.
 */
type Message = {
  text: string
  response_metadata: object
  usage_metadata?: { total_tokens: number } | undefined
  tool_calls?: { name: string; args: unknown }[] | undefined
}

function saidBy({
  text,
  response_metadata: about,
  usage_metadata: usage,
  tool_calls: calls = [],
}: Message): ClientReply {
  const finish = 'finish_reason' in about ? String(about.finish_reason) : null
  return {
    text,
    finish,
    calls: calls.map(({ name, args }) => ({ name, input: args })),
    ...(usage && { tokens: usage.total_tokens }),
  }
}

function modelOf({ gateway, model, temperature, retries = 0, withTool, withUsage }: ClientRequest) {
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
