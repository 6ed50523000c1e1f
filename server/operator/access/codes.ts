import { hash, randomBytes } from 'node:crypto'

/** Time to read the output of the start, and to open a browser. */
const validMs = 600_000

/** One-time codes for the user who started this process: each starts one session within ten minutes. */
export type LoginCodes = {
  issue(): string
  /** True once for each code. */
  redeem(code: string): boolean
}

/** Codes of 128 random bits, stored as hashes in this process. */
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
