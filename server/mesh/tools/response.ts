import { isUtf8 } from 'node:buffer'
import { parseWritten } from '../../digits.ts'
import { lookOver, isRecord } from '../../json.ts'
import type { Answered } from './network.ts'

export type Read = { ok: true; data: unknown } | { ok: false; reason: string }

const mostLevels = 256
const mostLocation = 2048
const tooDeep = `the tool's server answered with JSON that nests deeper than ${mostLevels} levels`

/**
 * The JSON of an answer, with numbers as they were written, or the part of it that `pick` names.
 * One without a body says that it went well: its status, and the place of what was made.
 */
export function readAnswer(
  { status, headers: { location }, bytes }: Pick<Answered, 'status' | 'headers' | 'bytes'>,
  pick: string | null,
): Read {
  if (bytes.length === 0)
    return {
      ok: true,
      data: {
        status,
        ...(location !== undefined && { location: location.slice(0, mostLocation).toWellFormed() }),
      },
    }
  if (!isUtf8(bytes))
    return { ok: false, reason: "the tool's server answered with bytes that are not UTF-8" }
  const { excess, losesDigits } = lookOver(bytes, { levels: mostLevels }, true)
  if (excess) return { ok: false, reason: tooDeep }
  try {
    return pickFrom(
      parseWritten(bytes.toString('utf8', startsWithMark(bytes) ? 3 : 0), losesDigits),
      pick,
    )
  } catch {
    return { ok: false, reason: "the tool's server answered with something that is not JSON" }
  }
}

/** Some servers begin their JSON with a byte order mark. */
const startsWithMark = (bytes: Buffer): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The member of the answer at the end of a dotted path. */
export function pickFrom(data: unknown, pick: string | null): Read {
  let picked = data
  for (const name of pick === null ? [] : pick.split('.')) {
    if (!(isRecord(picked) || Array.isArray(picked)) || !Object.hasOwn(picked, name))
      return { ok: false, reason: `the tool's server answered without the member ${String(pick)}` }
    picked = (picked as Record<string, unknown>)[name] // a list is read by its index
  }
  return { ok: true, data: picked }
}
