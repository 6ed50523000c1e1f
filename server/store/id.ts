import { hash, randomUUID } from 'node:crypto'

/**
 * UUIDv7s of one kind, each above all earlier ones of this sequence, also within a millisecond and
 * when the clock goes back. Kinds whose times come from elsewhere must not move those of others.
 */
export function idSequence(): (now?: number) => string {
  let lastMs = 0
  let counter = 0
  return (now = Date.now()) => {
    const random = randomUUID()
    // RFC 9562 §6.2, method 1: the 12 bits after the time count. Each new millisecond starts in
    // their lower half.
    counter = now > lastMs ? Number.parseInt(random.slice(0, 3), 16) & 0x7ff : counter + 1
    lastMs = Math.max(now, lastMs)
    if (counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
    return idFrom(lastMs, counter, random.slice(-17))
  }
}

/** Ids of whatever has no sequence of its own. */
export const newId = idSequence()

/** The UUIDv7 of a time and a text: always the same. */
export function idOf(time: number, text: string): string {
  const digest = hash('sha256', text, 'buffer')
  // The two variant bits of RFC 9562.
  digest.writeUInt8((digest.readUInt8(0) & 0x3f) | 0x80)
  const digits = digest.toString('hex')
  return idFrom(
    time,
    digest.readUInt16BE(8) & 0xfff,
    `${digits.slice(0, 4)}-${digits.slice(4, 16)}`,
  )
}

let lastFormattedMs = -1
let lastFirstId = ''

/** A lower bound of all UUIDv7s of this time or later; `time` is epoch milliseconds. */
export function firstIdAt(time: number): string {
  // Several ids share a millisecond, and the time is half of the cost of an id.
  if (time === lastFormattedMs) return lastFirstId
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  lastFirstId = `${digits.slice(0, 8)}-${digits.slice(8)}`
  lastFormattedMs = time
  return lastFirstId
}

/** The time of a UUIDv7 in epoch milliseconds; undefined for other ids. */
export function timeOfId(id: string): number | undefined {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)) return undefined
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The id of a time, a count of 12 bits and the rest from the variant on. */
const idFrom = (ms: number, count: number, rest: string): string =>
  `${firstIdAt(ms)}-7${count.toString(16).padStart(3, '0')}-${rest}`
