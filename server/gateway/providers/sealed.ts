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

/**
 * The JSON of a request in the dialect of Messages or Responses without the reasoning of earlier
 * turns; undefined if it has none.
 */
export function withoutSealed(json: string | Buffer): string | undefined {
  const body = parseWritten(json.toString())
  if (!isRecord(body)) return undefined
  if (!dropThinking(body) && !dropReasoning(body)) return undefined
  return JSON.stringify(body)
}

const typeOf = (value: unknown): string =>
  isRecord(value) && typeof value['type'] === 'string' ? value['type'] : ''

const isThinking = (block: unknown): boolean => /^(redacted_)?thinking$/.test(typeOf(block))

function dropThinking(body: Fields): boolean {
  const messages = listOf(body['messages']).filter(isRecord)
  const contentOf = ({ content }: Fields) => listOf(content)
  if (!messages.some((message) => contentOf(message).some(isThinking))) return false
  body['messages'] = messages.flatMap((message) => {
    const content = contentOf(message)
    const rest = content.filter((block) => !isThinking(block))
    if (rest.length === content.length) return message
    return rest.length === 0 ? [] : { ...message, content: rest }
  })
  // Thinking may not begin between a call and the reply to its result.
  const last = messages.at(-1) ?? {}
  if (contentOf(last).some((block) => typeOf(block) === 'tool_result')) delete body['thinking']
  return true
}

/** Ids of calls refer to the reasoning before them. */
const calls = new Set(['function_call', 'custom_tool_call'])

function dropReasoning(body: Fields): boolean {
  const input = listOf(body['input'])
  const rest = input.filter((item) => typeOf(item) !== 'reasoning')
  if (rest.length === input.length || rest.length === 0) return false
  body['input'] = rest.map((item) => {
    if (!isRecord(item) || !calls.has(typeOf(item))) return item
    const { id: _, ...call } = item
    return call
  })
  return true
}
