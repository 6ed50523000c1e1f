import { errorOfResponse } from '../../../errors.ts'
import { readEvents } from '../../../stream/events.ts'
import { gatewayUrl } from '../../state/servers.ts'

export type Message = { role: 'user' | 'assistant' | 'system'; content: string }

/** The request body, in OpenAI's dialect. */
export type ChatBody = {
  model: string
  messages: readonly Message[]
  temperature?: number
  max_tokens?: number
  stream: true
  stream_options: { include_usage: true }
}

/** The reply so far. Times are milliseconds from the request. */
export type Progress = {
  text: string
  firstTokenMs?: number
  totalMs?: number
  promptTokens?: number
  completionTokens?: number
  requestId?: string
  finish?: string
}

type Chunk = {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  error?: { message?: string }
}

export const chatUrl = `${gatewayUrl}/openai/v1/chat/completions`

/** Chats and reports each chunk. Throws for an error response and for an interrupted stream. */
export async function chat(
  body: ChatBody,
  key: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  const sinceStart = () => performance.now() - startedAt
  const reply = await fetch(chatUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!reply.ok || !reply.body)
    throw errorOfResponse(reply, await reply.json().catch(() => undefined))
  const requestId = reply.headers.get('x-request-id')
  let progress: Progress = { text: '', ...(requestId !== null && { requestId }) }
  for await (const data of readEvents(reply.body)) {
    if (data === '[DONE]') return onProgress({ ...progress, totalMs: sinceStart() })
    progress = withChunk(progress, JSON.parse(data) as Chunk, sinceStart())
    onProgress(progress)
  }
  throw new Error('The stream ended before the reply was complete.')
}

function withChunk(progress: Progress, { choices, usage, error }: Chunk, ms: number): Progress {
  if (error) throw new Error(error.message ?? 'The stream was interrupted.')
  const [choice] = choices ?? []
  const content = choice?.delta?.content ?? ''
  return {
    ...progress,
    text: progress.text + content,
    ...(content !== '' && progress.firstTokenMs === undefined && { firstTokenMs: ms }),
    ...(choice?.finish_reason && { finish: choice.finish_reason }),
    ...(usage && { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }),
  }
}
