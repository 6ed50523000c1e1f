import { LRUCache } from 'lru-cache'

/**
 * Reads the balance of each account at most once in ten seconds. It is undefined where `read`
 * fails or does not know it; then it is read again the next time.
 */
export function createBalances(
  read: (account: string) => Promise<bigint | undefined>,
): (account: string) => Promise<bigint | undefined> {
  const cached = new LRUCache<string, Promise<bigint | undefined>>({ max: 10_000, ttl: 10_000 })

  function readAgain(account: string): Promise<bigint | undefined> {
    const balance = read(account)
      .catch(() => undefined)
      .then((units) => {
        if (units === undefined && cached.peek(account) === balance) cached.delete(account)
        return units
      })
    cached.set(account, balance)
    return balance
  }

  return (account) => cached.get(account) ?? readAgain(account)
}
