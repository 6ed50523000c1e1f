/** Answers that were good a moment ago, bounded in number and in bytes; what was used longest ago goes first. */
export type Cache = {
  get(key: string): { data: unknown } | null
  put(key: string, data: unknown, bytes: number, seconds: number): void
  readonly size: number
}

type Entry = { data: unknown; bytes: number; until: number }

export function createCache({
  entries,
  bytes: most,
  now,
}: {
  entries: number
  bytes: number
  now: () => number
}): Cache {
  const kept = new Map<string, Entry>()
  let held = 0
  const drop = (key: string) => {
    held -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return null
      kept.delete(key)
      if (found.until <= now()) {
        held -= found.bytes
        return null
      }
      kept.set(key, found)
      return found
    },
    put(key, data, bytes, seconds) {
      // One answer must not drive out all others.
      const size = bytes + 2 * key.length
      if (seconds <= 0 || size > most / 4) return
      drop(key)
      kept.set(key, { data, bytes: size, until: now() + seconds * 1000 })
      held += size
      for (const oldest of kept.keys()) {
        if (kept.size <= entries && held <= most) break
        drop(oldest)
      }
    },
    get size() {
      return kept.size
    },
  }
}
