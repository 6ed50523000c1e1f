import type { components } from '../../../generated/server/openai.ts'
import { Json } from '../../json.ts'
import type { Batches, ChatStream } from '../chat.ts'
import type { OutgoingChunk } from '../upstream/chunk-reader.ts'
import {
  logprobs,
  objectOf,
  type Chunk,
  type FinishReason,
  type CompletionResult,
} from '../upstream/normalize.ts'
import { completeCalls, toolCallNumbering } from './tool-calls.ts'

type Schemas = components['schemas']
export type OpenAICompletion = Schemas['ChatCompletion']
export type OpenAIChunk = Schemas['ChatCompletionChunk']
/** Chunks of text are the same in both dialects; they stay the JSON that they are. */
export type OpenAIOutgoing = OpenAIChunk | Extract<OutgoingChunk, Json<unknown>>

/** A complete reply as OpenAI gives it. */
export function completionFrom({
  completion,
  nativeFinishReason,
}: CompletionResult): OpenAICompletion {
  const { id, choices, ...rest } = completion
  return {
    id,
    ...rest,
    choices: choices.map((choice) => {
      const { content, reasoning_content, tool_calls } = choice.message
      const calls = completeCalls(tool_calls ?? [], id)
      return {
        index: choice.index,
        message: {
          role: 'assistant',
          content: content === '' && calls.length > 0 ? null : content,
          refusal: null,
          ...(calls.length > 0 && { tool_calls: calls }),
          ...(reasoning_content !== undefined && { reasoning_content }),
        },
        logprobs: logprobs(choice).logprobs ?? null,
        finish_reason: finishFrom(choice.finish_reason, nativeFinishReason, calls.length > 0),
      }
    }),
  }
}

/** A stream as OpenAI gives it. A generator would cost several promises more for each batch. */
export function eventsFrom({
  events,
  nativeFinishReason,
}: ChatStream): AsyncIterable<readonly OpenAIOutgoing[], 'close' | undefined> {
  return {
    [Symbol.asyncIterator]() {
      const source: ReturnType<Batches[typeof Symbol.asyncIterator]> =
        events[Symbol.asyncIterator]()
      const translate = chunkTranslator(nativeFinishReason)
      return {
        async next() {
          const { done, value } = await source.next()
          return done
            ? { done, value }
            : {
                done: false,
                value: value.every(isText)
                  ? value
                  : value.map((chunk) => (isText(chunk) ? chunk : translate(chunk))),
              }
        },
        async return() {
          await source.return?.()
          return { done: true, value: undefined }
        },
      }
    },
  }
}

const isText = (chunk: OutgoingChunk): chunk is Extract<OutgoingChunk, Json<unknown>> =>
  chunk instanceof Json

/** Translates the chunks of one stream, in their order. */
export function chunkTranslator(
  nativeFinishReason: () => string | undefined,
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

/**
 * `/v1` has only `stop` where OpenAI has more words. Some servers, too, give `stop` for a reply
 * that calls tools.
 */
function finishFrom(
  reason: FinishReason,
  native: string | undefined,
  hasCalls: boolean,
): Schemas['Choice']['finish_reason'] {
  if (reason !== 'stop') return reason
  if (native === 'content_filter') return native
  return hasCalls ? 'tool_calls' : 'stop'
}
