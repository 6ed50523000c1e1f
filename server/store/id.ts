import { hash, randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * UUIDv7s of one kind, each above all earlier ones of this sequence, also within a millisecond and
 * when the clock goes back. Kinds whose times come from elsewhere must not move those of others.
 */
export function idSequence(): (now?: number) => string {
  let lastMs = 0
  let counter = 0
  return (now = Date.now()) => {
    if (used + 10 > pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const random = pool.subarray(used, used + 10)
    used += 10
    // RFC 9562 §6.2, method 1: the 12 bits after the time count. Each new millisecond starts in
    // their lower half.
    counter = now > lastMs ? random.readUInt16BE(8) & 0x7ff : counter + 1
    lastMs = Math.max(now, lastMs)
    if (counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
    return formatted(lastMs, counter, random)
  }
}

/** Ids of whatever has no sequence of its own. */
export const newId = idSequence()

/** The UUIDv7 of a time and a text: always the same. */
export function idOf(time: number, text: string): string {
  const digest = hash('sha256', text, 'buffer')
  return formatted(time, digest.readUInt16BE(8) & 0xfff, digest)
}

/** The time of a UUIDv7 in epoch milliseconds; undefined for other ids. */
export const timeOfId = (id: string): number | undefined =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : undefined

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** The two digits of a byte. */
const digits = (byte = 0): string => hex[byte] ?? ''

let formattedMs = -1
let formattedTime = ''

/** By a table: numbers and buffers format themselves at several times the cost. */
function formatted(ms: number, next: number, random: Buffer): string {
  if (ms !== formattedMs) {
    const time = ms.toString(16).padStart(12, '0')
    formattedMs = ms
    formattedTime = `${time.slice(0, 8)}-${time.slice(8)}-7`
  }
  const [a = 0, b, c, d, e, f, g, h] = random
  const high = `${formattedTime}${digits(next >> 8).slice(1)}${digits(next & 0xff)}`
  const variant = 0x80 | (a & 0xf) | (((a >> 4) & 3) << 4)
  const low = `${digits(c)}${digits(d)}${digits(e)}${digits(f)}${digits(g)}${digits(h)}`
  return `${high}-${digits(variant)}${digits(b)}-${low}`
}
