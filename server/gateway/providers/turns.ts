import type { ModelFacts } from '../../config/providers.ts'
import type { MessagePart, Turn } from '../turn.ts'
import type { Shaped } from './shaped.ts'
import { orderedTurns, systemFirst } from './order.ts'
import { withoutPreambleTurn } from './preamble.ts'
import { withFittingCalls, withFittingIds } from './tools.ts'

/** The messages as a server takes them: the same list if nothing changes. */
export function shapeTurns(
  turns: readonly Turn[],
  facts: ModelFacts,
  shaped: Shaped,
): readonly Turn[] {
  const { tool_call_ids: ids, order } = facts
  let shapedTurns = withoutPreambleTurn(turns, facts)
  const movesImages = facts.images_in_tool_results !== 'keep' && turns.some(hasToolImages)
  if (movesImages || changesTurns.some((name) => facts[name]))
    shapedTurns = eachShaped(shapedTurns, facts, shaped)
  if (ids) shapedTurns = withFittingIds(shapedTurns, ids)
  // Messages are joined after others were moved.
  shapedTurns = systemFirst(shapedTurns, facts)
  return order ? orderedTurns(shapedTurns, order) : shapedTurns
}

const changesTurns = ['message_members', 'tool_names', 'reasoning', 'missing'] as const

/** Each message with the members, names and parts that the server takes. */
function eachShaped(turns: readonly Turn[], facts: ModelFacts, shaped: Shaped): readonly Turn[] {
  const changed = turns.map((turn) => shapedTurn(turn, facts, shaped))
  const all = facts.images_in_tool_results !== 'keep' ? withImagesMoved(changed) : changed
  const isSame = all.length === turns.length && all.every((turn, at) => turn === turns[at])
  return isSame ? turns : all
}

function shapedTurn(turn: Turn, facts: ModelFacts, shaped: Shaped): Turn {
  const { message_members: members, reasoning, missing, tool_names: names } = facts
  let result: Turn = turn
  if (names) result = withFittingCalls(result, names, shaped)
  if (missing && result.tool_calls) result = withPlaceholder(result, missing)
  if (reasoning?.back && !isReasoningSent(turn, reasoning.back))
    result = withPlainCalls(without(result, reasoned), missing?.member)
  const { extras = {} } = result
  const omitted = members && Object.keys(members).filter((name) => name in result || name in extras)
  if (!omitted || omitted.length === 0) return result
  for (const name of omitted) shaped.ignored.add(`messages[].${name}`)
  const rest = without(result, omitted)
  if (!rest.extras) return rest
  const others = Object.entries(extras).filter(([name]) => !omitted.includes(name))
  return { ...rest, extras: Object.fromEntries(others) }
}

const reasoned = ['reasoning_content', 'reasoning', 'extras']

/** Whether a turn is sent with its reasoning. */
const isReasoningSent = (
  { tool_calls: calls }: Turn,
  back: 'always' | 'with_tool_calls' | 'never',
): boolean => back === 'always' || (back === 'with_tool_calls' && calls != null)

const without = (turn: Turn, names: readonly string[]): Turn => {
  const entries = Object.entries(turn).filter(([name]) => !names.includes(name))
  return entries.length === Object.keys(turn).length ? turn : (Object.fromEntries(entries) as Turn)
}

const callMembers = ['id', 'type', 'function']

/** Leaves out what another server signed of its calls: all but the member that this one requires. */
function withPlainCalls(turn: Turn, required = ''): Turn {
  const isOwn = (name: string) => name === required || callMembers.includes(name)
  if (!turn.tool_calls || turn.tool_calls.every((call) => Object.keys(call).every(isOwn)))
    return turn
  const plain = (call: object) =>
    Object.fromEntries(Object.entries(call).filter(([name]) => isOwn(name)))
  return { ...turn, tool_calls: turn.tool_calls.map(plain) }
}

/** Gives the first call of a turn that another model wrote the member that the server requires. */
function withPlaceholder(turn: Turn, { member, value }: NonNullable<ModelFacts['missing']>): Turn {
  const [first, ...rest] = turn.tool_calls ?? []
  if (!first || member in first) return turn
  return { ...turn, tool_calls: [{ ...first, [member]: value }, ...rest] }
}

/** Chats have no images in results of tools. */
const hasToolImages = ({ role, content }: Turn): boolean =>
  role === 'tool' && typeof content !== 'string' && content.some(isImage)

const isImage = ({ type }: MessagePart): boolean => type === 'image_url'

/** Moves images in results of tools to a user message after these results. */
function withImagesMoved(turns: readonly Turn[]): readonly Turn[] {
  const moved: Turn[] = []
  let images: MessagePart[] = []
  const flush = () => {
    if (images.length > 0) moved.push({ role: 'user', content: images })
    images = []
  }
  for (const turn of turns) {
    if (turn.role !== 'tool') flush()
    const { content } = turn
    if (turn.role !== 'tool' || typeof content === 'string' || !content.some(isImage)) {
      moved.push(turn)
      continue
    }
    images.push(...content.filter(isImage))
    const rest = content.filter((part) => !isImage(part))
    moved.push({ ...turn, content: rest.length > 0 ? rest : 'The image follows.' })
  }
  flush()
  return moved
}
