import { parseWritten } from '../../json/digits.ts'
import { isRecord, listOf } from '../../json/json.ts'
import type { Turn } from '../turn.ts'

/** The type of a detail with members of a tool call, in our texts of details. */
const callType = 'tool_call'

type Detail = Readonly<Record<string, string | number>>

/** Details of the calls in a message, or in a piece of one, of members that only its server defines. */
export class CallDetails {
  /** The ids of the calls, which only their first pieces have. */
  readonly #ids: unknown[] = []

  of(message: object): Detail[] {
    const calls = 'tool_calls' in message ? listOf(message.tool_calls).filter(isRecord) : []
    return calls.flatMap(({ index, id, type: _type, function: _function, ...rest }, place) => {
      const at = Number(index ?? place)
      if (id !== undefined) this.#ids[at] = id
      if (Object.keys(rest).length === 0) return []
      return [{ type: callType, id: String(this.#ids[at] ?? ''), data: JSON.stringify(rest) }]
    })
  }
}

/** Members of earlier calls that their server needs back, by the calls' ids. */
export class CallMembers {
  readonly #byId = new Map<string, Record<string, unknown>>()

  /** Takes those of calls out of the details of a turn; gives the others. */
  takeFrom(details: readonly Detail[]): Detail[] {
    for (const { type, id, data } of details) {
      const members = type === callType ? parsed(String(data)) : undefined
      if (members) this.#byId.set(String(id), { ...this.#byId.get(String(id)), ...members })
    }
    return details.filter(({ type }) => type !== callType)
  }

  /** Gives the calls of these turns their members. */
  restore<Turns extends Turn[]>(turns: Turns): Turns {
    if (this.#byId.size === 0) return turns
    for (const turn of turns)
      if (turn.tool_calls)
        turn.tool_calls = turn.tool_calls.map((call) => ({
          ...this.#byId.get(String(call['id'])),
          ...call,
        }))
    return turns
  }
}

/** Callers may send other texts than ours. */
function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseWritten(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
