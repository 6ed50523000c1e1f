import { Json } from '../../json.ts'
import { storedPlaces } from '../../store/queries/usage.ts'
import type { Store } from '../../store/store.ts'
import { fromStore } from './usage-views.ts'

/** Replies that are the same until the ledger has more rows, as open pages ask for them. */
export type LedgerReplies = {
  /** The last reply of this name, or what is read now if rows were stored since. */
  get<Body>(name: string, read: () => Promise<Body>): Promise<Json<Body>>
}

type Reply = { places: string; until: number; json: Json<unknown> }

const mostReplies = 20
/** Rows may be rolled up, or be written by a server that has ended since. */
const longestMs = 10_000

export function createLedgerReplies({ usage }: Pick<Store, 'usage'>): LedgerReplies {
  const replies = new Map<string, Reply>()
  return {
    async get<Body>(name: string, read: () => Promise<Body>) {
      const now = performance.now()
      // Before the rows: of those that are stored meanwhile the next reading knows.
      const places = await fromStore(storedPlaces(usage))
      const known = replies.get(name)
      // The name tells the type of the body.
      if (known?.places === places && now < known.until) return known.json as Json<Body>
      const body = await read()
      const text = JSON.stringify(body)
      replies.delete(name)
      const [oldest] = replies.size < mostReplies ? [] : replies.keys()
      if (oldest !== undefined) replies.delete(oldest)
      replies.set(name, { places, until: now + longestMs, json: new Json(text) })
      return new Json(text, body)
    },
  }
}
