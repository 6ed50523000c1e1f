import { isRecord, listOf } from '../../json/json.ts'
import { ChunkReader, TextChunks } from './chunk-reader.ts'
import {
  broken,
  countsIn,
  extrasOf,
  identity,
  isRefusal,
  logprobs,
  usageFrom,
  withDetails,
  type Completion,
  type CompletionResult,
  type MeteredUsage,
  type UpstreamFault,
} from './normalize.ts'
import { parseReply } from './reply.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads the complete reply to a chat: JSON, or events, which some servers send instead. */
export function readCompletion(
  bytes: Buffer,
  model: string,
  newId: () => string,
  toolNames?: ReadonlyMap<string, string>,
): CompletionResult | UpstreamFault {
  const body = parseReply(bytes)
  const plain = isRecord(body) ? plainReply(body, model, newId) : undefined
  if (plain) return plain
  const reader = new ChunkReader(model, newId, toolNames)
  if (typeof body === 'object' && body !== null) reader.readJson(body)
  else reader.readAll(bytes)
  return completionOf(reader)
}

/**
 * A reply of only text in the contract's format, as most are, which needs no conversion. Undefined
 * for others, which only ChunkReader interprets.
 */
function plainReply(
  body: Fields,
  model: string,
  newId: () => string,
): CompletionResult | undefined {
  const [choice, other] = listOf(body['choices'])
  if (body['error'] != null || other !== undefined || !isRecord(choice)) return undefined
  const { index, message, finish_reason: finish } = choice
  if (index !== 0 || !hasOnly(choice, choiceMembers) || !isRecord(message)) return undefined
  const { content, tool_calls: calls } = message
  if (typeof content !== 'string' || content === '' || !hasOnly(message, messageMembers))
    return undefined
  if ((finish !== 'stop' && finish !== 'length') || (calls != null && !isEmptyList(calls)))
    return undefined
  const counts = countsIn(body)
  const usage = counts && usageFrom(counts)
  const completion: Completion = {
    ...identity(body, model, newId),
    object: 'chat.completion',
    choices: [{ index, message: { role: 'assistant', content }, finish_reason: finish }],
    ...(usage && { usage }),
  }
  return { completion, ...(counts && { counts }) }
}

const choiceMembers = new Set(['index', 'message', 'finish_reason'])
const messageMembers = new Set(['role', 'content', 'tool_calls'])

/** Whether all members but these are null. */
function hasOnly(from: Fields, names: ReadonlySet<string>): boolean {
  for (const name in from) if (!names.has(name) && from[name] !== null) return false
  return true
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

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
    ...(usage && hasMore(usage) && { metered: usage }),
    ...(reader.counts && { counts: reader.counts }),
    ...(nativeFinishReason && { nativeFinishReason }),
    ...(stopSequence !== undefined && { stopSequence }),
  }
}

/** Whether it has counts that chats do not have. */
const hasMore = ({ cacheWriteTokens, maxPrompt }: MeteredUsage): boolean =>
  (cacheWriteTokens ?? maxPrompt) !== undefined

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
