import type { ModelFacts } from '../../config/providers.ts'
import type { MessagePart, Turn } from '../turn.ts'

type Content = Turn['content']

/** Two contents as one: texts with an empty line between them, or parts. */
export function joinedContent(one: Content, other: Content): Content {
  if (typeof one === 'string' && typeof other === 'string')
    return one === '' || other === '' ? one + other : `${one}\n\n${other}`
  return [...partsOf(one), ...partsOf(other)]
}

const partsOf = (content: Content): readonly MessagePart[] => {
  if (typeof content !== 'string') return content
  return content === '' ? [] : [{ type: 'text', text: content }]
}

/** The assistant's message between the result of a tool and a user's message. */
const acknowledgement: Turn = { role: 'assistant', content: 'OK.' }

/** The messages in an order that the server takes. */
export function orderedTurns(
  turns: readonly Turn[],
  order: NonNullable<ModelFacts['order']>,
): readonly Turn[] {
  const alternates = order.includes('alternate')
  const ordered: Turn[] = []
  let isChanged = false
  for (const turn of turns) {
    const last = ordered.at(-1)
    if (alternates && last && canJoin(last, turn)) {
      ordered[ordered.length - 1] = joinedTurn(last, turn)
      isChanged = true
      continue
    }
    const isAfterTool = last?.role === 'tool' && turn.role === 'user'
    if (isAfterTool && order.includes('no_user_after_tool')) {
      ordered.push(acknowledgement)
      isChanged = true
    }
    ordered.push(turn)
  }
  return isChanged ? ordered : turns
}

/** Calls of tools stay apart from others, because their results follow. */
const canJoin = (one: Turn, other: Turn): boolean =>
  one.role === other.role && (one.role === 'user' || (one.role === 'assistant' && !one.tool_calls))

const joinedTurn = (one: Turn, other: Turn): Turn => ({
  ...one,
  ...other,
  content: joinedContent(one.content, other.content),
})

const isSystem = ({ role }: Turn): boolean => role === 'system'

/**
 * Joins system messages to one at the front, in their order: those at the front alone, or all of
 * them. Moving later ones forward changes the prefix that servers have in their caches, so it is done
 * only for servers that require it.
 */
export function systemFirst(
  turns: readonly Turn[],
  { system = 'leading' }: ModelFacts,
): readonly Turn[] {
  if (system === 'any') return turns
  const firstOther = turns.findIndex((turn) => !isSystem(turn))
  const leading = firstOther < 0 ? turns.length : firstOther
  const isOne = system === 'one_leading'
  const all = isOne ? turns.filter(isSystem) : turns.slice(0, leading)
  const isFitting = isOne ? all.length === leading && leading <= 1 : leading <= 1
  const [first] = all
  if (isFitting || !first) return turns
  const rest = isOne ? turns.filter((turn) => !isSystem(turn)) : turns.slice(leading)
  return [all.slice(1).reduce(joined, first), ...rest]
}

const joined = (one: Turn, other: Turn): Turn => ({
  ...one,
  content: joinedContent(one.content, other.content),
})
