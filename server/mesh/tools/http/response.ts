import { isUtf8 } from 'node:buffer'
import { parseWritten } from '../../../digits.ts'
import { isRecord, scanJson } from '../../../json.ts'
import type { ToolServerResponse } from './network.ts'

/** The data of a response, or a sentence that says why there is none. */
export type ReadResult = { ok: true; data: unknown } | { ok: false; reason: string }

const maxLevels = 256
const maxLocation = 2048

const unreadable = (what: string): ReadResult => ({
  ok: false,
  reason: `the tool's server answered with ${what}`,
})

/**
 * The JSON of a response, with numbers as they were written, or the part of it that `pick` names. A
 * response without a body says that it went well: by its status, and the location of what was made.
 */
export function readResponse(
  { status, headers, bytes }: Pick<ToolServerResponse, 'status' | 'headers' | 'bytes'>,
  pick: string | null,
): ReadResult {
  if (bytes.length === 0) return { ok: true, data: emptyResponse(status, headers.location) }
  if (!isUtf8(bytes)) return unreadable('bytes that are not UTF-8')
  const { excess, losesDigits } = scanJson(bytes, { levels: maxLevels }, { digits: true })
  if (excess) return unreadable(`JSON that nests deeper than ${maxLevels} levels`)
  try {
    const text = bytes.toString('utf8', startsWithByteOrderMark(bytes) ? 3 : 0)
    return pickMember(parseWritten(text, losesDigits), pick)
  } catch {
    return unreadable('something that is not JSON')
  }
}

const emptyResponse = (status: number, location: string | undefined) =>
  location === undefined
    ? { status }
    : { status, location: location.slice(0, maxLocation).toWellFormed() }

/** Some servers begin their JSON with one. */
const startsWithByteOrderMark = (bytes: Buffer): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The member of an answer at the end of a dotted path; all of it where that is null. */
export function pickMember(data: unknown, pick: string | null): ReadResult {
  if (pick === null) return { ok: true, data }
  let member = data
  for (const name of pick.split('.')) {
    if (!(isRecord(member) || Array.isArray(member)) || !Object.hasOwn(member, name))
      return {
        ok: false,
        reason: `the tool's server answered without the member ${pick}`,
      }
    member = (member as Record<string, unknown>)[name] // also list indexes
  }
  return { ok: true, data: member }
}
