import { ChunkReader, TextChunks } from './chunk-reader.ts'
import {
  broken,
  extrasOf,
  isRefusal,
  logprobs,
  usageFrom,
  withDetails,
  type Completion,
  type CompletionResult,
  type UpstreamFault,
} from './normalize.ts'
import { listOf } from '../../json/json.ts'

type Fields = Readonly<Record<string, unknown>>

/** Converts the JSON of a complete reply to the contract, or returns its fault. */
export function normalizeReply(
  json: unknown,
  model: string,
  fallbackId: () => string,
): CompletionResult | UpstreamFault {
  const reader = new ChunkReader(model, fallbackId)
  reader.readJson(json)
  return completionOf(reader)
}

/** The complete reply of a reader that has read all of it, or its fault. */
export function completionOf(reader: ChunkReader): CompletionResult | UpstreamFault {
  const { fault, head, finish, usage, calls, nativeFinishReason, stopSequence } = reader
  if (fault || !head || !finish) return fault ?? broken('empty')
  const counts = usageFrom(usage)
  const { message, probabilities } = joined(reader.take())
  const completion: Completion = {
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { ...message, ...(calls.length > 0 && { tool_calls: [...calls] }) },
        finish_reason: finish,
        ...(probabilities && { logprobs: probabilities }),
      },
    ],
    ...(counts && { usage: counts }),
  }
  return {
    completion,
    ...(usage?.cacheWriteTokens !== undefined && { metered: usage }),
    ...(reader.counts && { counts: reader.counts }),
    ...(nativeFinishReason && { nativeFinishReason }),
    ...(stopSequence !== undefined && { stopSequence }),
  }
}

function joined(chunks: ReturnType<ChunkReader['take']>) {
  let [content, reasoning, isRefused] = ['', '', false]
  let extras: Fields = {}
  let probabilities: Fields | undefined
  for (const chunk of chunks) {
    if (chunk instanceof TextChunks) content += chunk.texts.join('')
    else
      for (const choice of chunk.choices) {
        const { delta } = choice
        content += delta.content ?? ''
        reasoning += delta.reasoning ?? ''
        isRefused ||= isRefusal(delta)
        extras = merged(extras, extrasOf(delta) ?? {})
        const more = logprobs(choice).logprobs
        if (more) probabilities = merged(probabilities ?? {}, more)
      }
  }
  const thoughts = reasoning !== '' && { reasoning, reasoning_content: reasoning }
  const message = { role: 'assistant' as const, content, ...thoughts }
  return { message: withDetails(message, { isRefusal: isRefused, extras }), probabilities }
}

/** Joins the members of two pieces: lists are concatenated. */
function merged(one: Fields, other: Fields): Fields {
  const result = { ...one }
  for (const [name, value] of Object.entries(other))
    result[name] = Array.isArray(value) ? [...listOf(one[name]), ...(value as unknown[])] : value
  return result
}
