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
import { callNumbers, wholeCalls } from './tool-calls.ts'

type Schemas = components['schemas']
export type OpenAICompletion = Schemas['ChatCompletion']
export type OpenAIChunk = Schemas['ChatCompletionChunk']
/** Chunks of text are the same in both dialects, and stay the JSON that they are. */
export type OpenAISaid = OpenAIChunk | Extract<OutgoingChunk, Json<unknown>>

/** A whole reply as OpenAI gives it. */
export function completionFrom({ completion, native }: CompletionResult): OpenAICompletion {
  const { id, choices, ...rest } = completion
  return {
    id,
    ...rest,
    choices: choices.map((choice) => {
      const { content, reasoning_content, tool_calls } = choice.message
      const calls = wholeCalls(tool_calls ?? [], id)
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
        finish_reason: finishFrom(choice.finish_reason, native, calls.length > 0),
      }
    }),
  }
}

/** A stream as OpenAI gives it. An iterator by hand, for the reason that the router's is one. */
export function eventsFrom({
  events,
  native,
}: ChatStream): AsyncIterable<readonly OpenAISaid[], 'close' | undefined> {
  return {
    [Symbol.asyncIterator]() {
      const source: ReturnType<Batches[typeof Symbol.asyncIterator]> =
        events[Symbol.asyncIterator]()
      const translate = chunkTranslator(native)
      return {
        async next() {
          const { done, value } = await source.next()
          return done
            ? { done, value }
            : {
                done: false,
                value: value.every(isText)
                  ? value
                  : value.map((said) => (isText(said) ? said : translate(said))),
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

const isText = (said: OutgoingChunk): said is Extract<OutgoingChunk, Json<unknown>> =>
  said instanceof Json

/** Translates the chunks of one stream, in their order. */
export function chunkTranslator(native: () => string | undefined): (chunk: Chunk) => OpenAIChunk {
  const numbered = callNumbers()
  let hasCalls = false
  return (chunk) => {
    const [choice] = chunk.choices
    if (!choice) return { ...chunk, choices: [] }
    const { tool_calls, ...delta } = choice.delta
    const calls = (tool_calls ?? []).flatMap((call) => numbered(call, chunk.id) ?? [])
    hasCalls ||= calls.length > 0
    const finish_reason =
      choice.finish_reason && finishFrom(choice.finish_reason, native(), hasCalls)
    const given = objectOf(choice)
    return {
      ...chunk,
      choices: [
        {
          index: choice.index,
          delta: { ...delta, ...(calls.length > 0 && { tool_calls: calls }) },
          ...(given && logprobs(given)),
          finish_reason,
        },
      ],
    }
  }
}

/** `/v1` says `stop` for what OpenAI has words for. Some servers say it too where the reply is a tool call. */
function finishFrom(
  reason: FinishReason,
  native: string | undefined,
  hasCalls: boolean,
): Schemas['Choice']['finish_reason'] {
  if (reason !== 'stop') return reason
  if (native === 'content_filter') return native
  return hasCalls ? 'tool_calls' : 'stop'
}
