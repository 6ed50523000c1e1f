import type { components } from '../../../../generated/server/openai.ts'
import { objectOf } from '../../upstream/normalize.ts'

type ToolCall = components['schemas']['ToolCall']
type ToolCallDelta = components['schemas']['ToolCallDelta']
type RawCall = Record<string, unknown>

const maxNameChars = 256

/**
 * The tool calls of a complete reply. Drops entries without a function name, and derives missing ids
 * from `replyId`.
 */
export function completeCalls(calls: readonly RawCall[], replyId: string): ToolCall[] {
  return calls.flatMap((call, place) => {
    const { name, arguments: args } = objectOf(call['function']) ?? {}
    if (!isName(name)) return []
    return [
      {
        id: isName(call['id']) ? call['id'] : madeId(place, replyId),
        type: 'function',
        function: { name, arguments: stringifyArguments(args) },
      },
    ]
  })
}

/**
 * Numbers the tool calls of a stream. Some servers omit `index`, send the same one for every call,
 * or send another id with each piece of a call. A piece with a name and a new id starts a call.
 */
export function toolCallNumbering(): (
  piece: RawCall,
  replyId: string,
) => ToolCallDelta | undefined {
  const open = new Map<unknown, { index: number; id: unknown }>()
  let count = 0
  return ({ index: place, id, function: fn }, replyId) => {
    const { name, arguments: args } = objectOf(fn) ?? {}
    const started = open.get(place)
    if (started && !(isName(name) && isName(id) && id !== started.id))
      return { index: started.index, function: { arguments: stringifyArguments(args) } }
    if (!isName(name)) return undefined
    const index = count++
    open.set(place, { index, id })
    return {
      index,
      id: isName(id) ? id : madeId(index, replyId),
      type: 'function',
      function: { name, arguments: stringifyArguments(args) },
    }
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxNameChars

const madeId = (place: number, replyId: string) => `call_${place}_${replyId.slice(-24)}`

/** The arguments as a string of JSON; some servers send the object itself. */
function stringifyArguments(args: unknown): string {
  if (typeof args === 'string') return args
  return args === undefined || args === null ? '' : JSON.stringify(args)
}
