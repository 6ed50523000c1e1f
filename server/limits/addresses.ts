import { Failure } from '../failure.ts'
import { minuteMs } from './windows.ts'

/** Of more addresses in a minute the first ones are forgotten. */
const mostAddresses = 100_000

/**
 * Who sent a request: the address, or the network of an IPv6 address; `isShared` where all clients
 * may have the same one.
 */
export type Client = { address: string; isShared: boolean }

/** Counts for each address and minute of UTC, in this process. */
export type AddressCounter = {
  /** Throws when the address has reached the limit of this minute. */
  check(address: string): void
  add(address: string): void
}

/** `what` is the noun of what is counted, for the refusal. */
export function createAddressCounter({
  rpm,
  what,
  now = Date.now,
}: {
  rpm: number
  what: string
  now?: () => number
}): AddressCounter {
  const counts = new Map<string, number>()
  let minute = 0
  function countOf(address: string): number {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) counts.clear()
    minute = current
    return counts.get(address) ?? 0
  }
  return {
    check(address) {
      if (countOf(address) < rpm) return
      const seconds = (minuteMs - (now() % minuteMs)) / 1000
      const allowed = `${rpm} ${what}${rpm === 1 ? '' : 's'}`
      throw new Failure(
        'rateLimited',
        `your address may send ${allowed} a minute; try again in ${Math.ceil(seconds)} s`,
        { retryAfter: seconds },
      )
    },
    add(address) {
      const count = countOf(address) + 1
      if (count === 1 && counts.size >= mostAddresses)
        for (const [first] of counts) if (counts.delete(first)) break
      counts.set(address, count)
    },
  }
}
