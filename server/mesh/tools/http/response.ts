import { isUtf8 } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { parseWritten } from '../../../json/digits.ts'
import { scanJson } from '../../../json/scan.ts'
import { isBinary, MediaData } from '../media.ts'
import { pickMember, type ReadResult } from '../outcome.ts'
import type { ToolServerResponse } from './network.ts'

const maxLevels = 256
const maxLocation = 2048

const unreadable = (what: string): ReadResult => ({
  ok: false,
  reason: `the tool's server answered with ${what}`,
})

type ReadableResponse = Pick<ToolServerResponse, 'status' | 'headers' | 'bytes'> & {
  /** Whether the end of the body is missing. */
  isTruncated?: boolean
}

/**
 * The data of a response: its JSON, with numbers as they were written, or the part of it that
 * `pick` names; anything else as `MediaData`. An HTML page is accepted only if the document declares
 * it, since servers send one instead of an error. A response without a body becomes its status, and
 * the location of a created resource.
 */
export function readResponse(
  { status, headers, bytes, isTruncated = false }: ReadableResponse,
  pick: string | null,
  accept: string,
): ReadResult {
  if (bytes.length === 0) return { ok: true, data: emptyResponse(status, headers.location) }
  const { type, charset } = contentTypeOf(headers['content-type'])
  if (/[/+]x?html/.test(type) && !/html|\*\/\*|text\/\*/.test(accept))
    return unreadable('a page, which is not JSON')
  const isJson = type === '' || /[/+]json$/.test(type)
  if (!isTruncated && (isJson || looksLikeJson(type, bytes))) {
    const json = readJson(bytes, charset, pick)
    // A body that starts like JSON and is invalid is more likely a broken response than a text.
    const isMeantAsJson = type === '' ? looksLikeJson(type, bytes) : isJson
    if (json.ok || isMeantAsJson || pick !== null) return json
  } else if (pick !== null) return unreadable(`no JSON that has the member ${pick}`)
  return { ok: true, data: mediaFrom(type, charset, bytes, isTruncated) }
}

/** Many servers label JSON as text or as bytes. */
function looksLikeJson(type: string, bytes: Buffer): boolean {
  if (isLines(type) || /^(image|audio|video|font)\//.test(type)) return false
  const start = bytes.subarray(0, 64).toString('latin1').trimStart()
  return start.startsWith('{') || start.startsWith('[')
}

function readJson(bytes: Buffer, charset: string, pick: string | null): ReadResult {
  const utf8 = isUtf8(bytes) ? bytes : recoded(bytes, charset)
  if (utf8 === undefined) return unreadable('bytes that are not UTF-8')
  const { excess, losesDigits } = scanJson(utf8, { levels: maxLevels }, { digits: true })
  if (excess) return unreadable(`JSON that nests deeper than ${maxLevels} levels`)
  try {
    const text = utf8.toString('utf8', startsWithByteOrderMark(utf8) ? 3 : 0)
    return pickMember(parseWritten(text, losesDigits), pick)
  } catch {
    return unreadable('something that is not JSON')
  }
}

/** Bytes of another charset as UTF-8; undefined where it is not said or not known. */
function recoded(bytes: Buffer, charset: string): Buffer | undefined {
  const text = charset === '' ? undefined : decoded(bytes, charset)
  return text === undefined ? undefined : Buffer.from(text)
}

function decoded(bytes: Buffer, charset: string): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return undefined
  }
}

const isLines = (type: string) => /^application\/(x-)?(ndjson|jsonl|jsonlines|json-seq)$/.test(type)

/** Text, lines of JSON or bytes, by the media type; without one, text where it is UTF-8. */
function mediaFrom(type: string, charset: string, bytes: Buffer, isTruncated: boolean): MediaData {
  const isText = type === '' ? isUtf8(bytes) : !isBinary(type)
  const text = isText || isLines(type) ? decoded(bytes, charset || 'utf-8') : undefined
  const media_type = type || (text === undefined ? octets : 'text/plain')
  if (text === undefined)
    return new MediaData({ media_type, base64: bytes.toString('base64') }, isTruncated)
  const items = isLines(type) ? itemsOf(text, isTruncated) : undefined
  return new MediaData(items ? { media_type, items } : { media_type, text }, isTruncated)
}

const octets = 'application/octet-stream'

/** One value for each line, or for each record of json-seq; undefined where one is not JSON. */
function itemsOf(text: string, isTruncated: boolean): unknown[] | undefined {
  const lines = text.split(/[\n\x1e]/).filter((line) => line.trim() !== '')
  if (isTruncated) lines.pop()
  try {
    return lines.map((line) => {
      const { excess, losesDigits } = scanJson(
        Buffer.from(line),
        { levels: maxLevels },
        { digits: true },
      )
      if (excess) throw new Error('nests too deep')
      return parseWritten(line, losesDigits)
    })
  } catch {
    return undefined
  }
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

/** Media type in lower case and charset; each is empty if missing or invalid. */
function contentTypeOf(header: string | undefined): { type: string; charset: string } {
  if (header === undefined) return { type: '', charset: '' }
  const [type = '', ...parameters] = header.split(';')
  const name = type.trim().toLowerCase()
  const [, charset = ''] =
    /(?:^|;) *charset *= *"?([\w:.-]{1,40})/i.exec(parameters.join(';').trim()) ?? []
  return { type: mediaType.test(name) ? name : '', charset }
}

const emptyResponse = (status: number, location: string | undefined) => ({
  status,
  ...(location !== undefined && { location: location.slice(0, maxLocation).toWellFormed() }),
})

/** Some servers start their JSON with a byte order mark. */
const startsWithByteOrderMark = (bytes: Buffer): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** A line of this length is no message for a person. */
const maxLine = 64 << 10

/** Reads a stream of events, part by part; `report` gets each event's data. */
export function eventReader(report: (message: string) => void): (part: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let data: string[] = []
  const readLine = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) return
    report(data.join('\n'))
    data = []
  }
  return (part) => {
    const lines = (rest + decoder.write(part)).split(/\r\n|\n|\r(?!$)/)
    rest = (lines.pop() ?? '').slice(0, maxLine)
    for (const line of lines) readLine(line)
  }
}
