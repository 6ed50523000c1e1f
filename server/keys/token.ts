import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'tg_'
const shape = /^tg_[A-Za-z0-9_-]{48}$/

/** A new secret: `tg_` and, in base64url, 32 random bytes and their CRC-32. */
export function mintToken(): string {
  const secret = randomBytes(32)
  return prefix + Buffer.concat([secret, checksum(secret)]).toString('base64url')
}

/** True for a token of our form with a wrong checksum: the store need not be asked. */
export function isMisspelt(token: string): boolean {
  if (!isOurs(token)) return false
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url')
  return !checksum(bytes.subarray(0, 32)).equals(bytes.subarray(32))
}

/**
 * How a token is stored and looked up. At 0.4 µs it is cheap enough that no token has to stay in
 * memory as a cache key.
 */
export function digest(token: string): string {
  return hash('sha256', token)
}

/** Enough to recognise a key in a list. Nothing of a chosen token, which may be short. */
export function visiblePart(token: string): string {
  return isOurs(token) ? token.slice(0, prefix.length + 6) : 'chosen'
}

function isOurs(token: string): boolean {
  return shape.test(token)
}

function checksum(bytes: Uint8Array): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum
}
