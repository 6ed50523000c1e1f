import type OpenAI from 'openai'
import {
  calledTool,
  contentOf,
  shape,
  weather,
  type ClientRequest,
  type Client,
  type ClientReply,
} from './client.ts'

/** The body of a request as OpenAI's own libraries send it, which do not change it. */
export function openaiBody({ model, structured, temperature, withTool, ...ask }: ClientRequest) {
  return {
    model,
    messages: openaiMessages(ask),
    ...(structured && { response_format: { type: 'json_schema' as const, json_schema: shape } }),
    ...(temperature !== undefined && { temperature }),
    ...(withTool && { tools: [weather] }),
  }
}

function openaiMessages({
  developer,
  toolAnswer,
  ...ask
}: Omit<ClientRequest, 'model'>): OpenAI.ChatCompletionMessageParam[] {
  const messages: OpenAI.ChatCompletionMessageParam[] =
    developer === undefined ? [] : [{ role: 'developer', content: developer }]
  messages.push({ role: 'user', content: contentOf(ask) })
  if (toolAnswer === undefined) return messages
  const call = {
    id: calledTool.id,
    type: 'function',
    function: { name: calledTool.name, arguments: JSON.stringify(calledTool.input) },
  } as const
  return [
    ...messages,
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: calledTool.id, content: toolAnswer },
  ]
}

/** A whole reply in the words that all libraries share. */
export function replyOf({ choices: [choice], usage }: OpenAI.ChatCompletion): ClientReply {
  const calls = (choice?.message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function'
      ? { name: call.function.name, input: JSON.parse(call.function.arguments) as unknown }
      : [],
  )
  return {
    text: choice?.message.content ?? '',
    finish: choice?.finish_reason ?? null,
    calls,
    ...(usage && { tokens: usage.total_tokens }),
  }
}

/** Reads a stream to its end, or until the developer leaves it. */
export async function replyOfChunks(
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
  heard: ClientRequest['onText'],
): Promise<ClientReply> {
  const reply: ClientReply = { text: '', finish: null, calls: [] }
  let call = { name: '', input: '' }
  for await (const {
    choices: [choice],
    usage,
  } of chunks) {
    if (usage) reply.tokens = usage.total_tokens
    reply.finish = choice?.finish_reason ?? reply.finish
    const delta = choice?.delta.tool_calls?.[0]?.function
    call = { name: call.name + (delta?.name ?? ''), input: call.input + (delta?.arguments ?? '') }
    if (!choice?.delta.content) continue
    reply.text += choice.delta.content
    if (heard?.(reply.text) === false) break
  }
  if (call.name) reply.calls.push({ name: call.name, input: JSON.parse(call.input) })
  return reply
}

export function openaiClient(name: string, Library: typeof OpenAI): Client {
  const connect = ({ gateway, retries = 0 }: ClientRequest) =>
    new Library({
      baseURL: `${gateway.url}/v1`,
      apiKey: gateway.key,
      maxRetries: retries,
      dangerouslyAllowBrowser: true,
    })
  return {
    name,
    speaksAs: 'developer',
    endsQuietly: true,
    chat: async (ask) =>
      replyOf(await connect(ask).chat.completions.create(openaiBody(ask), { signal: ask.signal })),
    async stream(ask) {
      const request = {
        ...openaiBody(ask),
        stream: true,
        ...(ask.withUsage && { stream_options: { include_usage: true } }),
      } as const
      return replyOfChunks(
        await connect(ask).chat.completions.create(request, { signal: ask.signal }),
        ask.onText,
      )
    },
  }
}
