import { Failure } from '../failure.ts'
import { minuteMs } from './windows.ts'

/** More addresses than this in a minute push the first ones out. */
const mostAddresses = 100_000

/** Who has sent a request: the address, of IPv6 its network; and whether all clients may have the same one. */
export type Client = { address: string; isShared: boolean }

/** How often something came from each address in this minute of UTC, in this process. */
export type AddressCounter = {
  /** Throws when the address has no more of it in this minute. */
  check(address: string): void
  add(address: string): void
}

/** `what` is counted, in the words of the refusal. */
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
      throw new Failure(
        'rateLimited',
        `your address may send ${rpm} ${what}${rpm === 1 ? '' : 's'} a minute; try again in ${Math.ceil(seconds)} s`,
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
