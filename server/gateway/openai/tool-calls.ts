import type { components } from '../../../generated/server/openai.ts'
import { objectOf } from '../upstream/normalize.ts'

type ToolCall = components['schemas']['ToolCall']
type ToolCallDelta = components['schemas']['ToolCallDelta']
type Given = Record<string, unknown>

const mostNameChars = 256

/** The calls of a whole reply; what names no function is none. `replyId` is what ids are made of where a server gives none. */
export function wholeCalls(calls: readonly Given[], replyId: string): ToolCall[] {
  return calls.flatMap((call, place) => {
    const { name, arguments: given } = objectOf(call['function']) ?? {}
    if (!isName(name)) return []
    return [
      {
        id: isName(call['id']) ? call['id'] : ownId(place, replyId),
        type: 'function',
        function: { name, arguments: textOf(given) },
      },
    ]
  })
}

/**
 * Numbers the calls of a stream: servers leave `index` out, or give every call the same, and some give each piece of a call another id.
 * A piece with a name and another id than the one before begins a call.
 */
export function callNumbers(): (piece: Given, replyId: string) => ToolCallDelta | undefined {
  const open = new Map<unknown, { index: number; id: unknown }>()
  let count = 0
  return ({ index: place, id, function: called }, replyId) => {
    const { name, arguments: given } = objectOf(called) ?? {}
    const known = open.get(place)
    if (known && !(isName(name) && isName(id) && id !== known.id))
      return { index: known.index, function: { arguments: textOf(given) } }
    if (!isName(name)) return undefined
    const index = count++
    open.set(place, { index, id })
    return {
      index,
      id: isName(id) ? id : ownId(index, replyId),
      type: 'function',
      function: { name, arguments: textOf(given) },
    }
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= mostNameChars

const ownId = (place: number, replyId: string) => `call_${place}_${replyId.slice(-24)}`

/** The arguments as JSON in a text; some servers give the object itself. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  return given === undefined || given === null ? '' : JSON.stringify(given)
}
