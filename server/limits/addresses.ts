import { Failure } from '../failure.ts'
import { minuteMs } from './windows.ts'

/** Beyond this many addresses a minute, the earliest are evicted. */
const maxAddresses = 100_000

/**
 * Who sent a request: the IP address, or the network of an IPv6 address; `isShared` if several
 * clients may have the same one.
 */
export type Client = { address: string; isShared: boolean }

/** Counts requests per IP address and UTC minute, in this process. */
export type AddressCounter = {
  /** Throws when the address has reached the limit of this minute. */
  check(address: string): void
  add(address: string): void
}

/** `noun` names the counted requests in the error message. */
export function createAddressCounter({
  rpm,
  noun,
  now = Date.now,
}: {
  rpm: number
  noun: string
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
      const allowed = `${rpm} ${noun}${rpm === 1 ? '' : 's'}`
      throw new Failure(
        'rateLimited',
        `your address may send ${allowed} a minute; try again in ${Math.ceil(seconds)} s`,
        { retryAfter: seconds },
      )
    },
    add(address) {
      const count = countOf(address) + 1
      if (count === 1 && counts.size >= maxAddresses)
        for (const [first] of counts) if (counts.delete(first)) break
      counts.set(address, count)
    },
  }
}
