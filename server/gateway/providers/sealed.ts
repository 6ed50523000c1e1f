import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ModelFacts } from '../../config/providers.ts'
import { parseWritten } from '../../json/digits.ts'
import { isRecord, listOf } from '../../json/json.ts'
import type { UpstreamFault } from '../upstream/normalize.ts'

type Fields = Record<string, unknown>

/** Words about reasoning that another server or account has signed or encrypted. */
const sealedWords =
  /signature|thinking`? (or|block)|redacted_thinking|encrypted.?content|\brs_\w|reasoning.{0,10}item/i

/** Whether a server rejects the reasoning of earlier turns because it cannot verify or read it. */
export const rejectsSealed = ({ status, error = {} }: UpstreamFault): boolean =>
  (status === 400 || status === 422) && sealedWords.test(`${error.code} ${error.message}`)

/** A request without sealed parts of earlier turns, and the hashes of those. */
export type Unsealed = { json: string; seals: ReadonlySet<string> }

/**
 * The JSON of a request without the signed or encrypted parts of earlier turns; undefined if it has
 * none. `hashes` restricts them to those with these hashes.
 */
export function withoutSealed(
  json: string | Buffer,
  { missing }: ModelFacts,
  hashes?: ReadonlySet<string>,
): Unsealed | undefined {
  const body = parseWritten(json.toString())
  if (!isRecord(body)) return undefined
  const seals = new Set<string>()
  const isDropped: Drop = (part) => {
    const seal = hash('sha256', JSON.stringify(part))
    if (hashes && !hashes.has(seal)) return false
    seals.add(seal)
    return true
  }
  dropThinking(body, isDropped)
  dropReasoning(body, isDropped)
  dropSignatures(body, isDropped, missing)
  return seals.size === 0 ? undefined : { json: JSON.stringify(body), seals }
}

/** Whether a sealed part is dropped. */
type Drop = (part: unknown) => boolean

const typeOf = (value: unknown): string =>
  isRecord(value) && typeof value['type'] === 'string' ? value['type'] : ''

const isThinking = (block: unknown): boolean => /^(redacted_)?thinking$/.test(typeOf(block))

const contentOf = ({ content }: Fields) => listOf(content)

function dropThinking(body: Fields, isDropped: Drop): void {
  const messages = listOf(body['messages']).filter(isRecord)
  if (!messages.some((message) => contentOf(message).some(isThinking))) return
  const remaining = messages.flatMap((message) => {
    const content = contentOf(message)
    const rest = content.filter((block) => !isThinking(block) || !isDropped(block))
    if (rest.length === content.length) return message
    return rest.length === 0 ? [] : { ...message, content: rest }
  })
  body['messages'] = remaining
  const [call = {}, last = {}] = remaining.filter(isRecord).slice(-2)
  // Thinking may not begin between a call and the reply to its result.
  const isResult = contentOf(last).some((block) => typeOf(block) === 'tool_result')
  if (isResult && !contentOf(call).some(isThinking)) delete body['thinking']
}

/** Ids of calls refer to the reasoning before them. */
const calls = new Set(['function_call', 'custom_tool_call'])

function dropReasoning(body: Fields, isDropped: Drop): void {
  const input = listOf(body['input'])
  const rest = input.filter((item) => typeOf(item) !== 'reasoning' || !isDropped(item))
  if (rest.length === input.length) return
  body['input'] = rest.map((item) => {
    if (!isRecord(item) || !calls.has(typeOf(item))) return item
    const { id: _, ...call } = item
    return call
  })
}

/** Drops the details of reasoning, and the members of tool calls that only their server defines. */
function dropSignatures(body: Fields, isDropped: Drop, missing: ModelFacts['missing']): void {
  for (const message of listOf(body['messages']).filter(isRecord)) {
    const { reasoning_details: details, tool_calls: toolCalls } = message
    if (details !== undefined && isDropped(details)) delete message['reasoning_details']
    for (const [at, call] of listOf(toolCalls).filter(isRecord).entries()) {
      const { id: _id, type: _type, function: _fn, index: _index, ...extras } = call
      const names = Object.keys(extras).filter((name) => !isPlaceholder(extras, name, missing))
      if (names.length === 0 || !isDropped(extras)) continue
      for (const name of names) delete call[name]
      if (missing && at === 0) call[missing.member] = missing.value
    }
  }
}

/** Whether the member is the one for calls that another model made. */
const isPlaceholder = (extras: Fields, name: string, missing: ModelFacts['missing']): boolean =>
  name === missing?.member && isDeepStrictEqual(extras[name], missing.value)
