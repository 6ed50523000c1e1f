import { randomBytes } from 'node:crypto'
import { isCached } from '../../http/etag.ts'
import { Json } from '../../json/json.ts'
import { storedPlaces } from '../../store/queries/usage.ts'
import type { Store } from '../../store/store.ts'

/** A reply, and the tag that it keeps as long as it is the same. */
export type LedgerReply<Body> = { etag: string; body: Json<Body> }

/** A reply, and how many rows were read for it. */
export type Reading<Body> = { body: Json<Body>; rows: number }

export type ReadOptions = {
  /** Changes with what the reply has beside rows of the ledger. */
  version?: string | undefined
  /** What is cheap to read is read at once while it differs each time. */
  isCheap?: boolean
  /**
   * Whether the caller has an earlier reply and asks for a newer one: what has many rows is then
   * read rarely.
   */
  isPoll?: boolean
}

/** The last replies, as open pages ask for them again and again. */
export type LedgerReplies = {
  /** The last reply of this name, or what is read now if rows were stored since. */
  get<Body>(
    name: string,
    read: () => Promise<Reading<Body>>,
    options?: ReadOptions,
  ): Promise<LedgerReply<Body>>
}

type KeptReply = LedgerReply<unknown> & {
  name: string
  version: string
  /** What was stored before it was read; undefined where that is not known. */
  places: string | undefined
  /** Whether it differs from the reply before. */
  isChanged: boolean
  rows: number
  readAt: number
  askedAt: number
}

const mostReplies = 20
/** Rows may be rolled up. */
const longestMs = 300_000
/** Between two questions a server may start, store rows and end, of which nothing tells then. */
const longestPauseMs = 10_000
/**
 * A thousand rows take about a millisecond to read. Pages ask each two seconds, so that reading
 * takes at most half a millisecond of each poll, however many pages are open.
 */
const restMsOfRow = 4

export function createLedgerReplies({ usage }: Pick<Store, 'usage'>): LedgerReplies {
  // An array: a map that loses entries leaves tables behind, and what they name is kept with them
  // until the engine's next major collection.
  const replies: KeptReply[] = []
  const newTag = tagsOfProcess()

  return {
    async get<Body>(
      name: string,
      read: () => Promise<Reading<Body>>,
      { version = '', isCheap = false, isPoll = false }: ReadOptions = {},
    ) {
      const now = performance.now()
      const known = replies.find((reply) => reply.name === name)
      const current = known?.version === version ? known : undefined
      if (current && isPoll && isCostly(current, now)) return touch<Body>(current, now)
      const asksFirst = !(isCheap && known?.isChanged)
      // Before the rows: of those that are stored meanwhile the next reading knows.
      const places = asksFirst ? await storedPlaces(usage).catch(() => undefined) : undefined
      if (places !== undefined && current?.places === places && isRecent(current, now))
        return touch<Body>(current, now)
      const { body, rows } = await read()
      const isSame = known?.body.bytes().equals(body.bytes()) === true
      const etag = isSame ? known.etag : newTag()
      // Without its value, which is only to be checked.
      const kept = { etag, body: new Json<unknown>(body.parts), rows, places, version }
      const isChanged = known !== undefined && !isSame
      replies[placeOf(replies, name)] = { ...kept, name, isChanged, readAt: now, askedAt: now }
      return { etag, body }
    },
  }
}

function touch<Body>(known: KeptReply, now: number): LedgerReply<Body> {
  known.askedAt = now
  // The name tells the type of the body.
  return known as LedgerReply<Body>
}

/** Whether to read again so soon would take more than its share. */
const isCostly = ({ readAt, rows }: KeptReply, now: number): boolean =>
  now < readAt + Math.min(longestMs, rows * restMsOfRow)

const isRecent = ({ readAt, askedAt }: KeptReply, now: number): boolean =>
  now < readAt + longestMs && now < askedAt + longestPauseMs

/** Where the reply of this name is put: that of the last one, or of the one not asked longest. */
function placeOf(replies: readonly KeptReply[], name: string): number {
  const last = replies.findIndex((reply) => reply.name === name)
  if (last !== -1) return last
  if (replies.length < mostReplies) return replies.length
  return replies.indexOf(replies.reduce((a, b) => (b.askedAt < a.askedAt ? b : a)))
}

/** A number costs less than a digest of the reply; another process has other tags. */
function tagsOfProcess(): () => string {
  const process = randomBytes(9).toString('base64url')
  let count = 0
  return () => `"${process}.${++count}"`
}

/** Whether a caller has an earlier reply, and asks for a newer one. */
export const isPoll = ({ 'if-none-match': tags }: { 'if-none-match'?: string }): boolean =>
  tags !== undefined

type TaggedReply<Body> =
  | { status: 200; headers: typeof noStore & { ETag: string }; body: Json<Body> }
  | { status: 304; headers: typeof noStore & { ETag: string } }

const noStore = { 'Cache-Control': 'no-store' }

/** What is sent to a caller who may have the reply already. */
export function tagged<Body>(
  { etag, body }: LedgerReply<Body>,
  header: { 'if-none-match'?: string },
): TaggedReply<Body> {
  const headers = { ...noStore, ETag: etag }
  return isCached(header, etag) ? { status: 304, headers } : { status: 200, headers, body }
}
