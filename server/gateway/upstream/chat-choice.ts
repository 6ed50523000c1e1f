import { isRecord, listOf } from '../../json/json.ts'
import { withoutNull, type CallsInChoice } from './tool-calls.ts'

type Fields = Readonly<Record<string, unknown>>

/** The content of a choice, in a reply or in an event of a stream, in any server's format. */
export type ReadChoice = {
  text: string
  isRefusal: boolean
  reasoning: string
  /** Members of the message that the contract does not define. */
  extras: Fields
  calls: CallsInChoice
  /** The server's finish reason; empty without one. */
  finish: string
  /** The stop sequence that ended the reply; few servers return it. */
  stopSequence: string | undefined
  logprobs: Record<string, unknown> | undefined
  /** Whether it is a `message` where others send a `delta`. */
  isMessage: boolean
}

/** Reads the first choice; undefined without one. */
export function readChoice(body: Fields): ReadChoice | undefined {
  const choice = firstChoice(body)
  if (!choice) return undefined
  const { delta, message, logprobs } = choice
  const from = [delta, message, choice].find(isRecord) ?? choice
  const content = contentOf(from['content'] ?? choice['text'])
  const refusal = textIn(from['refusal']) ?? content.refusal
  const reasoning = ['reasoning_content', 'reasoning', 'thinking'].map((name) => textIn(from[name]))
  return {
    text: content.text || refusal,
    isRefusal: content.text === '' && refusal !== '',
    reasoning: reasoning.find((text) => text !== undefined) ?? content.reasoning,
    extras: from === choice ? noExtras : extrasIn(from, from === message, content.images),
    calls: callsIn(choice),
    finish: finishIn(choice),
    stopSequence: textIn(choice['stop_reason']) ?? textIn(choice['matched_stop']),
    logprobs: isRecord(logprobs) ? logprobs : undefined,
    isMessage: from === message,
  }
}

/** Finds the calls in a choice, wherever its server puts them. */
export function callsIn(choice: Fields): CallsInChoice {
  const { delta, message } = choice
  const places = [delta, message, choice].filter(isRecord)
  for (const place of places) {
    const { tool_calls: calls } = place
    const entries = (isRecord(calls) ? [calls] : listOf(calls)).filter(isRecord)
    if (entries.length > 0) return { entries, isSnapshot: place === message }
  }
  const old = places.find((place) => isRecord(place['function_call']))
  if (!old) return { entries: [], isSnapshot: false }
  return { entries: [{ function: old['function_call'] }], isSnapshot: old === message }
}

/** The choice with index 0: requests have one choice, but servers may send more, or none around it. */
function firstChoice(body: Fields): Fields | undefined {
  const { choices } = body
  if (isRecord(choices)) return choices
  if (choices === undefined && isRecord(body['message'])) return body
  return listOf(choices).find(
    (entry): entry is Fields => isRecord(entry) && Number(entry['index'] ?? 0) === 0,
  )
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Members of a message that the contract defines, or that are read under another name. */
const contractMember =
  /^(role|content|refusal|tool_calls|function_call|reasoning|reasoning_content|thinking)$/
const noExtras: Fields = {}

function extrasIn(from: Fields, isMessage: boolean, images: readonly unknown[]): Fields {
  const isExtra = (name: string) =>
    !contractMember.test(name) && from[name] !== null && (isMessage || !isEmptyList(from[name]))
  const names = Object.keys(from).filter(isExtra)
  if (names.length === 0 && images.length === 0) return noExtras
  const extras = Object.fromEntries(names.map((name) => [name, from[name]]))
  if (images.length > 0) extras['images'] = [...listOf(extras['images']), ...images]
  return extras
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The reason under one of its names; other values than a text say nothing. */
function finishIn({ finish_reason, finishReason, done_reason, done }: Fields): string {
  const reason = finish_reason ?? finishReason ?? done_reason ?? (done === true && 'stop')
  return typeof reason === 'string' ? reason.toLowerCase() : ''
}

type Content = { text: string; reasoning: string; refusal: string; images: unknown[] }

/** The content, which may be a text, a part or a list of parts. */
function contentOf(content: unknown): Content {
  const result: Content = { text: '', reasoning: '', refusal: '', images: [] }
  for (const part of Array.isArray(content) ? (content as unknown[]) : [content])
    if (typeof part === 'string') result.text += part
    else if (isRecord(part)) addPart(part, result)
  return result
}

function addPart(part: Fields, result: Content): void {
  const { type, text, thinking, reasoning, refusal } = part
  const thought = thinking ?? reasoning
  if (thought !== undefined) result.reasoning += textsIn(thought)
  else if (type === 'image_url') result.images.push(withoutNull(part))
  else if (type === 'refusal') result.refusal += textIn(refusal) ?? ''
  else if (type === 'reasoning' || type === 'thinking') result.reasoning += textsIn(text)
  else result.text += textsIn(text)
}

/** A text, or the texts of a list of parts. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  const texts = listOf(value).map((part) => (isRecord(part) ? textIn(part['text']) : textIn(part)))
  return texts.filter((text) => text !== undefined).join('')
}
