import { LRUCache } from 'lru-cache'
import { etagOf, isCached } from '../http/etag.ts'
import { Json } from '../json/json.ts'

/** A reply with its tag, which is the same as long as the reply is. */
export type TaggedReply<Body> = { etag: string; body: Json<Body> }

/** A reply, and for how long polls of open pages may get it again. */
export type Reading<Body> = { body: Json<Body>; freshMs: number }

/** The last replies to open pages, which poll for newer ones. */
export type PolledReplies = {
  /** Reads now; polls, with `If-None-Match`, may get the last response while it is fresh. */
  get<Body>(
    name: string,
    header: PollHeader,
    read: () => Promise<Reading<Body>>,
  ): Promise<TaggedReply<Body>>
}

type PollHeader = { 'if-none-match'?: string }

const maxReplies = 20
const maxFreshMs = 300_000

/** A thousand rows take about a millisecond to read: of five seconds, polls spend 5 ms reading. */
export const freshMsOf = (rows: number): number => (rows < 1000 ? 0 : Math.min(maxFreshMs, rows))

export function createPolledReplies(): PolledReplies {
  const replies = new LRUCache<string, { reply: TaggedReply<unknown>; until: number }>({
    max: maxReplies,
  })
  return {
    async get<Body>(name: string, header: PollHeader, read: () => Promise<Reading<Body>>) {
      const last = replies.get(name)
      const isPoll = header['if-none-match'] !== undefined
      // The name implies the type of the body.
      if (last && isPoll && performance.now() < last.until) return last.reply as TaggedReply<Body>
      const { body, freshMs } = await read()
      const etag = etagOf(body.bytes)
      // Without its value: the reply is checked once.
      const reply = { etag, body: new Json<unknown>(body.bytes) }
      replies.set(name, { reply, until: performance.now() + freshMs })
      return { etag, body }
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

type Reply<Body> =
  | { status: 200; headers: typeof noStore & { ETag: string }; body: Json<Body> }
  | { status: 304; headers: typeof noStore & { ETag: string } }

const noStore = { 'Cache-Control': 'no-store' }

/** 304 for a caller who has this reply already. */
export function tagged<Body>({ etag, body }: TaggedReply<Body>, header: PollHeader): Reply<Body> {
  const headers = { ...noStore, ETag: etag }
  return isCached(header, etag) ? { status: 304, headers } : { status: 200, headers, body }
}
