import { isAscii, isUtf8 } from 'node:buffer'
import { Failure } from '../failure.ts'
import { parsePlain } from './digits.ts'
import { isRecord } from './json.ts'
import { scanJson, type JsonLimits } from './scan.ts'

/**
 * Far above the requests of honest callers. The limit of members is lower than that of items,
 * because the engine describes each order of names: 100,000 random names take a second to parse.
 */
const limits = {
  levels: 64,
  objectMembers: 10_000,
  members: 50_000,
  values: 250_000,
} satisfies JsonLimits

const sentences: Record<keyof JsonLimits, string> = {
  levels: `nests deeper than ${limits.levels} levels`,
  objectMembers: `has more than ${limits.objectMembers} members in one object`,
  members: `has more than ${limits.members} members in its objects`,
  values: `has more than ${limits.values} members and items of lists`,
}

/** The JSON of each member of an object: parts of the body. */
export type JsonSlices = ReadonlyMap<string, Buffer>

export type ParsedBody = {
  value: unknown
  /** Set if requested, for long objects in which no name is repeated within an object. */
  slices?: JsonSlices
}

export type ParseOptions = {
  /** Whether `asWritten` can restore the digits of numbers. */
  keepsDigits?: boolean | undefined
  /** Whether the caller of this function copies members of the body. */
  keepsSlices?: boolean | undefined
}

/** Serializing a shorter body is as fast as copying parts of it. */
const minSlicedBytes = 8 << 10

/**
 * Parses JSON in valid UTF-8. Bounds its depth and size, so that no walk over the value is slow or
 * overflows the stack.
 */
export function parseJson(
  body: Buffer,
  { keepsDigits = false, keepsSlices = false }: ParseOptions = {},
): ParsedBody {
  if (body.length === 0) throw invalid('is empty; send a JSON object')
  if (!isUtf8(body)) throw invalid('is not valid UTF-8')
  const separators = keepsSlices && body.length >= minSlicedBytes ? [] : undefined
  const { excess, losesDigits, members } = scanJson(body, limits, {
    digits: keepsDigits,
    separators,
  })
  if (excess)
    throw invalid(`${sentences[excess.limit]} (at byte ${excess.at}); send less in one request`)
  try {
    const text = decode(body)
    const value: unknown = losesDigits ? parsePlain(text, true) : JSON.parse(text)
    // The receiver of a copy might read a repeated name differently from this parser.
    if (!separators || !isRecord(value) || countMembers(value) !== members) return { value }
    return { value, slices: slicesOf(body, separators) }
  } catch {
    throw invalid(`is not valid JSON${positionOfFault(body.toString('utf8'))}`)
  }
}

const invalid = (fault: string) =>
  new Failure('invalidRequest', `the body ${fault}`, { retry: false })

/** The engine's message quotes the body; only its position is safe to return. */
function positionOfFault(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    const [, position] = (error instanceof Error && /at position (\d+)/.exec(error.message)) || []
    return position === undefined ? '' : ` (at position ${position})`
  }
}

/** Escaping more than these runs and bytes takes longer than it saves. */
const maxEscaped = { runs: 256, bytes: 8 << 10 }
const otherCharacters = /[\x80-\xff]+/g

/**
 * Decodes JSON. Most prompts have a few characters that are not ASCII; these become escapes, because
 * the engine otherwise stores each character in two bytes. That costs a coding agent's request
 * 0.15 ms and twice the memory (measured on Node 24).
 */
function decode(json: Buffer): string {
  if (json.length < minSlicedBytes || isAscii(json)) return json.toString('utf8')
  const text = json.toString('latin1')
  let [escaped, end, runs, bytes] = ['', 0, 0, 0]
  // Ends at the limit: reading all runs of a long text would block the event loop.
  for (const { 0: run, index } of text.matchAll(otherCharacters)) {
    bytes += run.length
    if (++runs > maxEscaped.runs || bytes > maxEscaped.bytes) return json.toString('utf8')
    const isInvalid = isEscaped(json, index)
    const replaced = isInvalid ? run : escapes(Buffer.from(run, 'latin1').toString('utf8'))
    escaped += text.slice(end, index) + replaced
    end = index + run.length
  }
  return escaped + text.slice(end)
}

/** Whether a backslash escapes the character at this position, which makes the JSON invalid. */
function isEscaped(json: Buffer, at: number): boolean {
  let start = at
  while (json[start - 1] === 0x5c) start--
  return (at - start) % 2 === 1
}

function escapes(text: string): string {
  let escaped = ''
  for (let at = 0; at < text.length; at++)
    escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`
  return escaped
}

/** Splits at the separators: a brace, then a colon and a comma or brace for each member. */
function slicesOf(body: Buffer, separators: readonly number[]): JsonSlices {
  const slices = new Map<string, Buffer>()
  for (let index = 0; index + 2 < separators.length; index += 2) {
    const [start = 0, colon = 0, end = 0] = separators.slice(index, index + 3)
    // The JSON is valid, so this part is a name.
    const name = JSON.parse(body.toString('utf8', start + 1, colon)) as string
    slices.set(name, body.subarray(colon + 1, end))
  }
  return slices
}

/** Counts the members of all objects in a value. Recursive: only for values of bounded depth. */
function countMembers(value: object): number {
  let count = 0
  const isList = Array.isArray(value)
  for (const member of Object.values(value) as unknown[]) {
    if (!isList) count++
    if (typeof member === 'object' && member !== null) count += countMembers(member)
  }
  return count
}

/** Serializes these members; those with a slice are copied. */
export function writeJson(members: Readonly<Record<string, unknown>>, slices: JsonSlices): Buffer {
  const names = Object.keys(members)
  const rest = Object.fromEntries(
    names.filter((name) => !slices.has(name)).map((name) => [name, members[name]]),
  )
  const parts: Buffer[] = []
  let text = JSON.stringify(rest).slice(0, -1)
  for (const name of names) {
    const slice = slices.get(name)
    if (!slice) continue
    parts.push(Buffer.from(`${text}${text === '{' ? '' : ','}${JSON.stringify(name)}:`), slice)
    text = ''
  }
  return Buffer.concat([...parts, Buffer.from(`${text}}`)])
}
