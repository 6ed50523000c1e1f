import { Failure } from '../../failure.ts'
import { parseWritten } from '../../json/digits.ts'
import { isRecord, listOf } from '../../json/json.ts'
import type { Turn } from '../turn.ts'
import { extrasOf } from '../upstream/normalize.ts'

/** A piece of reasoning as chats have it in `reasoning_details`. */
type Detail = Readonly<Record<string, string | number>>

/** Marks our text of details among the signatures and encrypted contents of model servers. */
const prefix = 'tollgate-reasoning.'

/** The format of details whose signature is that of a block of thinking. */
const anthropicFormat = 'anthropic-claude-v1'

const maxChars = 32 << 20

/**
 * Collects what a model server needs back in the next turn, for dialects that have one opaque text
 * for it: signed or encrypted reasoning, and members of tool calls such as signatures.
 */
export class ReasoningDetails {
  #details: Detail[] = []
  readonly #calls = new CallDetails()
  #chars = 0

  /** Adds the details of a message, or of a piece of one. */
  add(message: object): void {
    const details = detailsIn(extrasOf(message)?.['reasoning_details'])
    for (const detail of [...details, ...this.#calls.of(message)]) {
      this.#chars += JSON.stringify(detail).length
      if (this.#chars > maxChars)
        throw new Failure('upstreamFailed', `the reasoning is longer than ${maxChars} characters`)
      const last = this.#details.at(-1)
      const joined = last && joinedText(last, detail)
      this.#details.splice(joined ? -1 : this.#details.length, 1, joined ?? detail)
    }
  }

  /** Whether any of them is signed or encrypted. */
  get isSigned(): boolean {
    return this.#details.some(({ signature, data }) => signature || data)
  }

  /** The details so far as one opaque text; undefined if none is signed or encrypted. */
  takeSealed(): string | undefined {
    if (!this.isSigned) return undefined
    return prefix + Buffer.from(JSON.stringify(this.#details.splice(0))).toString('base64url')
  }

  /** As `takeSealed`, but the signature itself if it is that of one block of thinking. */
  takeSignature(): string | undefined {
    const [detail, ...others] = this.#details
    const { signature, format = anthropicFormat } = detail ?? {}
    if (
      !signature ||
      typeof signature !== 'string' ||
      format !== anthropicFormat ||
      others.length > 0
    )
      return this.takeSealed()
    this.#details = []
    return signature
  }
}

/** Streams have pieces of text, the last of them with the signature. */
function joinedText(last: Detail, next: Detail): Detail | undefined {
  if (last['type'] !== textType || next['type'] !== textType || last['signature']) return undefined
  return { ...last, ...next, text: `${last['text'] ?? ''}${next['text'] ?? ''}` }
}

const textType = 'reasoning.text'

const names = ['type', 'id', 'format', 'index', 'text', 'summary', 'data', 'signature']

/** The details in a value of a model server or a caller, without other members. */
const detailsIn = (value: unknown): Detail[] =>
  listOf(value)
    .filter(isRecord)
    .map((detail) => {
      const members = names.map((name) => [name, detail[name]] as const)
      return Object.fromEntries(members.filter(isPlain))
    })
    .filter(({ type }) => type !== undefined)

const isPlain = (member: readonly [string, unknown]): member is [string, string | number] =>
  typeof member[1] === 'string' || typeof member[1] === 'number'

/** Whether the text is one of ours. */
export const isSealed = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(prefix)

/** The details in a text of ours; none in any other. */
export function unsealed(text: unknown): Detail[] {
  if (!isSealed(text)) return []
  try {
    return detailsIn(JSON.parse(Buffer.from(text.slice(prefix.length), 'base64url').toString()))
  } catch {
    return []
  }
}

/** The details of a block of thinking, with its server's signature or with ours. */
export function detailsOfThinking(text: string, signature: unknown): Detail[] {
  if (isSealed(signature)) return unsealed(signature)
  if (typeof signature !== 'string' || signature === '') return []
  return [{ type: textType, text, signature, format: anthropicFormat }]
}

/** Adds details of earlier reasoning to its turn, for their server. */
export function addDetails(turn: Turn, details: readonly object[]): void {
  if (details.length === 0) return
  const before = listOf(turn.extras?.['reasoning_details'])
  turn.extras = { reasoning_details: [...before, ...details] }
}

/** The type of a detail with members of a tool call, in our texts of details. */
const callType = 'tool_call'

/** Details of the calls in a message, or in a piece of one, of members that only its server defines. */
class CallDetails {
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
