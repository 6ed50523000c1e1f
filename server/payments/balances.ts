const cachedMs = 10_000
const mostCached = 10_000

/**
 * Reads the balance of each account at most once in ten seconds. It is undefined where `read`
 * fails or does not know it; then it is read again the next time.
 */
export function createBalances(
  read: (account: string) => Promise<bigint | undefined>,
  now: () => number = () => performance.now(),
): (account: string) => Promise<bigint | undefined> {
  const cached = new Map<string, { balance: Promise<bigint | undefined>; at: number }>()

  function readAgain(account: string): Promise<bigint | undefined> {
    const balance = read(account)
      .catch(() => undefined)
      .then((units) => {
        if (units === undefined && cached.get(account) === entry) cached.delete(account)
        return units
      })
    const entry = { balance, at: now() }
    cached.delete(account)
    if (cached.size >= mostCached) for (const [oldest] of cached) if (cached.delete(oldest)) break
    cached.set(account, entry)
    return balance
  }

  return (account) => {
    const entry = cached.get(account)
    return entry && now() - entry.at < cachedMs ? entry.balance : readAgain(account)
  }
}
