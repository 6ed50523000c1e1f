import { LRUCache } from 'lru-cache'
import { etagOf, unlessCached } from '../http/etag.ts'
import { Json } from '../json/json.ts'
import type { GroupScope } from '../store/queries/group-scope.ts'

/** A body, and for how long polls of open pages may get it again. */
export type Reading<Body> = { body: Body; freshMs: number }

type Reply<Body> =
  | { status: 200; headers: typeof noStore & { ETag: string }; body: Json<Body> }
  | { status: 304; headers: typeof noStore & { ETag: string } }

/** The last replies to open pages, which poll for newer ones. */
export type PolledReplies = {
  /**
   * Reads now; polls, with `If-None-Match`, may get the last reply while it is fresh. 304 for a
   * caller who has this reply already. Callers of another scope have replies of their own.
   */
  get<Body>(
    name: string,
    scope: GroupScope,
    header: PollHeader,
    read: () => Promise<Reading<Body>>,
  ): Promise<Reply<Body>>
}

type PollHeader = { 'if-none-match'?: string }

const maxReplies = 20
const maxFreshMs = 300_000

/** A thousand rows take about a millisecond to read: of five seconds, polls spend 5 ms reading. */
export const freshMsOf = (rows: number): number => (rows < 1000 ? 0 : Math.min(maxFreshMs, rows))

export function createPolledReplies(): PolledReplies {
  const replies = new LRUCache<string, { etag: string; body: Json<unknown>; until: number }>({
    max: maxReplies,
  })
  return {
    async get<Body>(
      name: string,
      scope: GroupScope,
      header: PollHeader,
      read: () => Promise<Reading<Body>>,
    ) {
      const place = JSON.stringify([name, scope])
      const last = replies.get(place)
      const isPoll = header['if-none-match'] !== undefined
      if (last && isPoll && performance.now() < last.until) {
        const body = last.body as Json<Body> // the name implies the type
        return unlessCached(header, { ...noStore, ETag: last.etag }, { body })
      }
      const { body: value, freshMs } = await read()
      const body = new Json(JSON.stringify(value), value)
      const etag = etagOf(body.bytes)
      // Without its value: the reply is checked once.
      const stored = new Json<unknown>(body.bytes)
      replies.set(place, { etag, body: stored, until: performance.now() + freshMs })
      return unlessCached(header, { ...noStore, ETag: etag }, { body })
    },
  }
}

/** Reads again when what was read is older; callers at the same time share one reading. */
export function cachedFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { until: number; value: Promise<Value> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now > last.until) {
      const value = read()
      last = { until: now + ms, value }
      value.catch(() => (last = undefined))
    }
    return last.value
  }
}

const noStore = { 'Cache-Control': 'no-store' }
