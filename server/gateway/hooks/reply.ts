import { isRecord, listOf } from '../../json/json.ts'
import { extrasOf, isRefusal, withDetails, type CompletionResult } from '../upstream/normalize.ts'
import type { FunctionCall } from '../upstream/tool-calls.ts'
import type { HookText, Review, TextChanges } from './hooks.ts'

const kinds = { content: 'text', reasoning: 'reasoning' } as const

/** A text of a reply, unless it is empty. */
export function replyText(
  at: 'content' | 'reasoning',
  text: string | null | undefined,
): HookText[] {
  if (!text) return []
  return [{ at, kind: kinds[at], role: 'assistant', text }]
}

/** The texts of tool calls; a model chooses their names too. */
export const callTexts = (calls: readonly FunctionCall[]): HookText[] =>
  calls.flatMap(({ function: { name, arguments: args } }, index): HookText[] => [
    { at: `tool_calls[${index}].name`, kind: 'fixed', role: 'assistant', text: name },
    { at: argumentsAt(index), kind: 'arguments', role: 'assistant', text: args },
  ])

const argumentsAt = (index: number): string => `tool_calls[${index}].arguments`

/** The calls with new arguments, and of other members only signatures, which must fit them. */
export const changedCalls = (
  calls: readonly FunctionCall[],
  changes: TextChanges,
): FunctionCall[] =>
  calls.map((call, index) => {
    const { id, type, function: called } = call
    const { name } = called
    const args = changes.get(argumentsAt(index))
    return {
      ...(args === undefined && signaturesIn(call)),
      id,
      type,
      function: { name, arguments: args ?? called.arguments },
    }
  })

/** A complete reply as the hooks leave it, without anything that they have not seen. */
export async function reviewedReply(
  result: CompletionResult,
  review: Review,
): Promise<CompletionResult> {
  const { id, object, created, model, usage, choices } = result.completion
  const [choice] = choices
  if (!choice) throw new Error('a reply without a choice')
  const { message } = choice
  const { content, reasoning = message.reasoning_content, tool_calls: calls = [] } = message
  const texts = [...replyText('reasoning', reasoning), ...replyText('content', content)]
  const changes = await review.changesOf([...texts, ...callTexts(calls)])
  const isDropped = changes.has('reasoning')
  const thoughts = !isDropped && reasoning
  const reviewed = withDetails(
    {
      role: 'assistant' as const,
      content: changes.get('content') ?? content,
      ...(thoughts && { reasoning: thoughts, reasoning_content: thoughts }),
      ...(calls.length > 0 && { tool_calls: changedCalls(calls, changes) }),
    },
    {
      isRefusal: isRefusal(message),
      extras: isDropped ? {} : sealedExtras([message], reasoning ?? ''),
    },
  )
  const { index, finish_reason } = choice
  const completion = {
    id,
    object,
    created,
    model,
    choices: [{ index, message: reviewed, finish_reason }],
    ...(usage && { usage }),
  }
  return { ...result, completion }
}

type Detail = Readonly<Record<string, unknown>>

const opaque = /^[\w+/=-]+$/
const word = /^[\w.:-]{1,128}$/
const detailMembers: Record<string, (value: string, seen: string) => boolean> = {
  type: (value) => word.test(value),
  id: (value) => word.test(value),
  format: (value) => word.test(value),
  signature: (value) => opaque.test(value),
  data: (value) => opaque.test(value),
  text: (value, seen) => seen.includes(value),
  summary: (value, seen) => seen.includes(value),
}

/** The details of pieces of reasoning: their signatures, and texts that the hooks have seen. */
export function sealedExtras(pieces: readonly object[], seen: string): Detail {
  const details = pieces.flatMap((piece) => sealedDetails(piece, seen))
  if (details.length === 0) return {}
  return { reasoning_details: details }
}

const sealedDetails = (message: object, seen: string): Detail[] =>
  listOf(extrasOf(message)?.['reasoning_details'])
    .filter(isRecord)
    .map((detail) =>
      Object.fromEntries(
        Object.entries(detail).filter(([name, value]) => {
          if (name === 'index') return Number.isInteger(value)
          return typeof value === 'string' && detailMembers[name]?.(value, seen) === true
        }),
      ),
    )
    .filter(({ type }) => type !== undefined)

/** The signatures in members that only its server defines, at their places. */
function signaturesIn(object: Detail): Detail {
  const signed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === 'string' && name.endsWith('signature') && opaque.test(value))
      signed[name] = value
    const inner = isRecord(value) && name !== 'function' && signaturesIn(value)
    if (inner && Object.keys(inner).length > 0) signed[name] = inner
  }
  return signed
}
