import type { components } from '../../../../generated/server/openai.ts'
import {
  extrasOf,
  logprobs,
  type CompletionResult,
  type FinishReason,
  type NativeFinishReason,
  objectOf,
  type Chunk,
} from '../../upstream/normalize.ts'
import type { CustomTools } from '../../providers/custom-tools.ts'
import type { ChatStream } from '../../chat.ts'
import { callsFor, CustomPieces } from './custom-tools.ts'
import { TextChunks, type OutgoingChunk } from '../../upstream/chunk-reader.ts'

type Schemas = components['schemas']
export type OpenAICompletion = Schemas['ChatCompletion']

/** Converts a complete reply to OpenAI's format. */
export function completionFrom(
  { completion, nativeFinishReason }: CompletionResult,
  customTools?: CustomTools,
): OpenAICompletion {
  const { id, choices, ...rest } = completion
  return {
    id,
    ...rest,
    choices: choices.map((choice) => {
      const { content, reasoning, reasoning_content, tool_calls } = choice.message
      const extras = extrasOf(choice.message)
      return {
        index: choice.index,
        message: {
          ...extras,
          role: 'assistant',
          content: content === '' && tool_calls ? null : content,
          refusal: null,
          ...(tool_calls && { tool_calls: callsFor(tool_calls, customTools) }),
          ...(reasoning !== undefined && { reasoning }),
          ...(reasoning_content !== undefined && { reasoning_content }),
        },
        logprobs: logprobs(choice).logprobs ?? null,
        finish_reason: finishFrom(
          choice.finish_reason,
          nativeFinishReason,
          tool_calls !== undefined,
        ),
      }
    }),
  }
}

/**
 * OpenAI has more finish reasons than `/v1`. Some servers, too, send `stop` for a reply that calls
 * tools.
 */
export function finishFrom(
  reason: FinishReason,
  native: NativeFinishReason | undefined,
  hasCalls: boolean,
): Schemas['Choice']['finish_reason'] {
  if (reason !== 'stop') return reason
  if (native === 'content_filter') return native
  return hasCalls ? 'tool_calls' : 'stop'
}

export type OpenAIChunk = components['schemas']['ChatCompletionChunk']
/** Text chunks are the same in both dialects, and stay serialized. */
export type OpenAIOutgoing = OpenAIChunk | TextChunks

/** Converts a stream to OpenAI's format. */
export async function* eventsFrom(
  { events, nativeFinishReason }: ChatStream,
  customTools?: CustomTools,
): AsyncGenerator<readonly OpenAIOutgoing[], undefined> {
  const translated = chunkTranslator(nativeFinishReason, customTools)
  for await (const chunks of events)
    yield chunks.map((chunk) => (isText(chunk) ? chunk : translated(chunk)))
  return undefined
}

const isText = (chunk: OutgoingChunk): chunk is TextChunks => chunk instanceof TextChunks

/** Makes a translator of one stream's chunks, to be called in order. */
export function chunkTranslator(
  nativeFinishReason: () => NativeFinishReason | undefined,
  customTools?: CustomTools,
): (chunk: Chunk) => OpenAIChunk {
  const pieces = customTools && new CustomPieces(customTools)
  let hasCalls = false
  return (chunk) => {
    const [choice] = chunk.choices
    if (!choice) return { ...chunk, choices: [] }
    hasCalls ||= choice.delta.tool_calls !== undefined
    const finish_reason =
      choice.finish_reason && finishFrom(choice.finish_reason, nativeFinishReason(), hasCalls)
    const fields = objectOf(choice)
    return {
      ...chunk,
      choices: [
        {
          index: choice.index,
          delta: { ...extrasOf(choice.delta), ...deltaFrom(choice, pieces) },
          ...(fields && logprobs(fields)),
          finish_reason,
        },
      ],
    }
  }
}

function deltaFrom(
  { delta, finish_reason: finish }: Chunk['choices'][number],
  pieces?: CustomPieces,
) {
  if (!pieces) return delta
  const { tool_calls: calls = [], ...rest } = delta
  const deltas = pieces.write(calls, finish !== null)
  return deltas.length > 0 ? { ...rest, tool_calls: deltas } : rest
}
