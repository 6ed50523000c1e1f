import { hash, randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(4096)
/** The bytes of the pool as two digits each. */
let poolDigits = ''
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
      poolDigits = randomFillSync(pool).toString('hex')
      used = 0
    }
    const at = used
    used += 10
    // RFC 9562 §6.2, method 1: the 12 bits after the time count. Each new millisecond starts in
    // their lower half.
    counter = now > lastMs ? pool.readUInt16BE(at + 8) & 0x7ff : counter + 1
    lastMs = Math.max(now, lastMs)
    if (counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
    return formatted(lastMs, counter, poolDigits, 2 * at)
  }
}

/** Ids of whatever has no sequence of its own. */
export const newId = idSequence()

/** The UUIDv7 of a time and a text: always the same. */
export function idOf(time: number, text: string): string {
  const digest = hash('sha256', text, 'buffer')
  return formatted(time, digest.readUInt16BE(8) & 0xfff, digest.toString('hex'), 0)
}

/** A lower bound of all UUIDv7s of this time or later; `time` is epoch milliseconds. */
export const firstIdAt = (time: number): string => {
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** The time of a UUIDv7 in epoch milliseconds; undefined for other ids. */
export function timeOfId(id: string): number | undefined {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)) return undefined
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

const digits = '0123456789abcdef'
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Each digit with the two variant bits of RFC 9562 set. */
const variants: Record<string, string> = Object.fromEntries(
  [...digits].map((digit, value) => [digit, (0x8 | (value & 3)).toString(16)]),
)

let formattedMs = -1
let formattedTime = ''

/** The id of a time, a count of 12 bits and the 16 digits at this place of a text. */
function formatted(ms: number, count: number, text: string, at: number): string {
  if (ms !== formattedMs) {
    const time = ms.toString(16).padStart(12, '0')
    formattedMs = ms
    formattedTime = `${time.slice(0, 8)}-${time.slice(8)}-7`
  }
  const variant = `${variants[text[at] ?? '']}${text.slice(at + 1, at + 4)}`
  const counted = `${digits[count >> 8]}${pairs[count & 0xff]}`
  return `${formattedTime}${counted}-${variant}-${text.slice(at + 4, at + 16)}`
}
