import type { ToolData } from './outcome.ts'

/** Answers of a moment ago, bounded in number and bytes; the least recently used goes first. */
export type ToolCache = {
  get(key: string): ToolData | null
  put(key: string, answer: ToolData, bytes: number, seconds: number): void
  readonly size: number
}

type Entry = { answer: ToolData; bytes: number; expiresAt: number }
type Options = { entries: number; bytes: number; now: () => number }

/** An empty cache with these bounds, by this clock. */
export function createToolCache({ entries: maxEntries, bytes: maxBytes, now }: Options): ToolCache {
  const entries = new Map<string, Entry>()
  let totalBytes = 0
  const drop = (key: string) => {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return null
      entries.delete(key)
      if (entry.expiresAt <= now()) {
        totalBytes -= entry.bytes
        return null
      }
      // Re-insert: most recently used.
      entries.set(key, entry)
      return entry.answer
    },
    put(key, answer, bytes, seconds) {
      const size = bytes + 2 * key.length
      // One answer must not evict all others.
      if (seconds <= 0 || size > maxBytes / 4) return
      drop(key)
      entries.set(key, { answer, bytes: size, expiresAt: now() + seconds * 1000 })
      totalBytes += size
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && totalBytes <= maxBytes) break
        drop(oldest)
      }
    },
    get size() {
      return entries.size
    },
  }
}
