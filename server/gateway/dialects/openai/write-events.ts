import type { components } from '../../../../generated/server/openai.ts'
import type { ChatStream } from '../../chat.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'
import {
  logprobs,
  objectOf,
  type Chunk,
  type NativeFinishReason,
} from '../../upstream/normalize.ts'
import { toolCallNumbering } from './tool-calls.ts'
import { finishFrom } from './write-reply.ts'

export type OpenAIChunk = components['schemas']['ChatCompletionChunk']
/** Chunks of text are the same in both dialects; they stay the JSON that they are. */
export type OpenAIOutgoing = OpenAIChunk | TextChunks

/** A stream as OpenAI gives it. */
export async function* eventsFrom({
  events,
  nativeFinishReason,
}: ChatStream): AsyncGenerator<readonly OpenAIOutgoing[], undefined> {
  const translated = chunkTranslator(nativeFinishReason)
  for await (const chunks of events)
    yield chunks.map((chunk) => (isText(chunk) ? chunk : translated(chunk)))
  return undefined
}

const isText = (chunk: OutgoingChunk): chunk is TextChunks => chunk instanceof TextChunks

/** Translates the chunks of one stream, in their order. */
export function chunkTranslator(
  nativeFinishReason: () => NativeFinishReason | undefined,
): (chunk: Chunk) => OpenAIChunk {
  const numberCall = toolCallNumbering()
  let hasCalls = false
  return (chunk) => {
    const [choice] = chunk.choices
    if (!choice) return { ...chunk, choices: [] }
    const { tool_calls, ...delta } = choice.delta
    const calls = (tool_calls ?? []).flatMap((call) => numberCall(call, chunk.id) ?? [])
    hasCalls ||= calls.length > 0
    const finish_reason =
      choice.finish_reason && finishFrom(choice.finish_reason, nativeFinishReason(), hasCalls)
    const fields = objectOf(choice)
    return {
      ...chunk,
      choices: [
        {
          index: choice.index,
          delta: { ...delta, ...(calls.length > 0 && { tool_calls: calls }) },
          ...(fields && logprobs(fields)),
          finish_reason,
        },
      ],
    }
  }
}
