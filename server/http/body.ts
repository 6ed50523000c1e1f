import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { asciiJson, isLongJson, ReplacedRanges } from '../json/ascii.ts'
import { parsePlain } from '../json/digits.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { scanJson, type JsonLimits } from '../json/scan.ts'
import { countMembers, JsonSource } from '../json/source.ts'
import { brokeOff, faultIn } from './listen/unread.ts'

/**
 * Far above what honest callers send. Members are bounded more tightly than items, since the engine
 * keeps a description of each name in each order: 100,000 invented names take a second to parse.
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

/** This much of every body is not charged to the body budget. */
const smallBytes = 16 << 10

/** Charges received bytes to the body budget; throws when it is spent. */
export type Hold = (req: IncomingMessage, bytes: number) => void

/** Refuses a declared length over the limit, before the body is read. */
export function checkDeclaredLength(req: IncomingMessage, maxBytes: number): void {
  if (Number(req.headers['content-length']) > maxBytes) throw tooLarge(maxBytes)
}

/**
 * Refuses what is not plain JSON in UTF-8. Replaces the header by the one content type that the
 * validator knows.
 */
export function checkMediaType(req: IncomingMessage): void {
  const contentType = req.headers['content-type']
  if (contentType !== 'application/json') {
    const [type = '', ...parameters] = (contentType ?? '')
      .split(';')
      .map((part) => part.trim().toLowerCase())
    const charset = parameters
      .find((parameter) => parameter.startsWith('charset='))
      ?.slice(8)
      .replaceAll('"', '')
    if (
      type !== 'application/json' ||
      (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    ) {
      const actual =
        contentType === undefined
          ? 'the request has no Content-Type'
          : `not ${contentType.slice(0, 100)}`
      throw new Failure(
        'unsupportedMediaType',
        `send the header Content-Type: application/json (${actual})`,
        { retry: false },
      )
    }
    // The validator caches by the raw header, which a caller could vary endlessly.
    req.headers['content-type'] = 'application/json'
  }
  const encoding = req.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Failure(
      'unsupportedMediaType',
      `send the body uncompressed (Content-Encoding was ${encoding.slice(0, 100)})`,
      { retry: false },
    )
  }
}

/** Reads the body, at most `maxBytes` and for at most `timeoutMs`. */
export async function readBody(
  req: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
  hold?: Hold,
): Promise<Buffer> {
  // Most bodies come with the headers, and Node reads them as soon as this turn is given up.
  await undefined
  return takeArrived(req, maxBytes, hold) ?? (await collect(req, maxBytes, timeoutMs, hold))
}

/** The body where all of it has arrived. */
function takeArrived(req: IncomingMessage, maxBytes: number, hold?: Hold): Buffer | undefined {
  const { readableLength: length } = req
  const isWhole = req.complete || length === Number(req.headers['content-length'])
  if (!isWhole || req.destroyed || length === 0 || length > maxBytes) return undefined
  const body: unknown = req.read(length)
  if (!Buffer.isBuffer(body)) return undefined
  // Node ends the request when it is read to its end.
  req.resume()
  if (length > smallBytes) hold?.(req, length)
  return body
}

function collect(
  req: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
  hold?: Hold,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const late = setTimeout(
      () =>
        settle(
          new Failure('requestTimeout', `the body did not arrive within ${timeoutMs / 1000} s`),
        ),
      timeoutMs,
    )
    const settle = (result: unknown) => {
      clearTimeout(late)
      req.off('data', take).off('end', end).off('close', leave).off(brokeOff, fail)
      if (Buffer.isBuffer(result)) return resolve(result)
      // The rest is dropped: many clients read no response before they have sent everything.
      req.resume()
      reject(result)
    }
    const take = (part: Buffer) => {
      size += part.length
      if (size > maxBytes) return settle(tooLarge(maxBytes))
      try {
        if (size > smallBytes) hold?.(req, part.length)
      } catch (error) {
        return settle(error)
      }
      parts.push(part)
    }
    const end = () => settle(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    const leave = () =>
      settle(new Failure('invalidRequest', 'the client left before the body was complete'))
    const fail = () => settle(faultIn(req))
    if (faultIn(req)) return fail()
    if (req.destroyed) return leave()
    req.on('data', take).on('end', end).on('close', leave).on(brokeOff, fail)
  })
}

/** Shorter bodies are written again as quickly as parts of them are copied. */
const leastSourceBytes = 8 << 10

export type ParsedBody = {
  value: unknown
  /** Of a long object, where it was asked for and can be used. */
  source?: JsonSource
}

/** What is wanted of a body besides its value. */
export type ParseOptions = {
  /** Whether `asWritten` gives its numbers as they were written. */
  keepsDigits?: boolean | undefined
  /** Whether parts of its text are passed on. */
  keepsSource?: boolean | undefined
}

/**
 * Parses JSON in valid UTF-8 whose nesting and size are bounded, so that no walk over it is long or
 * overflows the stack.
 */
export function parseJson(
  body: Buffer,
  { keepsDigits = false, keepsSource = false }: ParseOptions = {},
): ParsedBody {
  if (body.length === 0)
    throw new Failure('invalidRequest', 'the body is empty; send a JSON object', { retry: false })
  if (!isUtf8(body))
    throw new Failure('invalidRequest', 'the body is not valid UTF-8', { retry: false })
  const needsIndex = keepsSource && body.length >= leastSourceBytes
  const replaced = isLongJson(body) ? new ReplacedRanges(body) : undefined
  const options = { digits: keepsDigits, index: needsIndex, replaced }
  const { excess, losesDigits, members, index } = scanJson(body, limits, options)
  if (excess)
    throw new Failure(
      'invalidRequest',
      `the body ${sentences[excess.limit]} (at byte ${excess.at}); send less in one request`,
      { retry: false },
    )
  try {
    const ascii = replaced && asciiJson(body, replaced)
    const value = parsePlain(ascii ?? body.toString('utf8'), losesDigits)
    if (!index || !isRecord(value)) return { value }
    // A name that stands twice in an object is one member of its value.
    if (countMembers(value) !== members) return { value }
    return { value, source: new JsonSource(body, index) }
  } catch {
    throw notJson(body.toString('utf8'))
  }
}

function notJson(text: string): Failure {
  const position = positionOfFault(text)
  return new Failure('invalidRequest', `the body is not valid JSON${position}`, { retry: false })
}

const tooLarge = (maxBytes: number) =>
  new Failure('bodyTooLarge', `the body is larger than ${maxBytes} bytes`, { retry: false })

/** The engine's message quotes the body; only the position is safe to show. */
function positionOfFault(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    const [, position] = (error instanceof Error && /at position (\d+)/.exec(error.message)) || []
    return position === undefined ? '' : ` (at position ${position})`
  }
}
