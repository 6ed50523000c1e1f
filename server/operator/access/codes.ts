import { hash, randomBytes } from 'node:crypto'

/** Long enough to read what a start prints, and to find a browser. */
const validMs = 600_000

/** One-time codes for whoever started this process: each begins one session, within ten minutes. */
export type LoginCodes = {
  issue(): string
  /** True once for each code. */
  redeem(code: string): boolean
}

/** Codes of 128 random bits, kept by their hashes in this process. */
export function createLoginCodes(now: () => number = Date.now): LoginCodes {
  const validUntil = new Map<string, number>()
  return {
    issue() {
      const code = randomBytes(16).toString('base64url')
      validUntil.set(hash('sha256', code), now() + validMs)
      return code
    },
    redeem(code) {
      const key = hash('sha256', code)
      const until = validUntil.get(key)
      validUntil.delete(key)
      return until !== undefined && now() < until
    },
  }
}
