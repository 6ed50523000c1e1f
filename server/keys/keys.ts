import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import type { Store } from '../store/store.ts'
import { createChanges, type Changes } from '../store/queries/changes.ts'
import {
  changeKey,
  findKey,
  findKeyByHash,
  insertKey,
  keyVersions,
  listKeys,
  revokeKey,
} from '../store/queries/keys.ts'
import type { KeyRow } from '../store/tables.ts'
import { CommitLost } from '../store/transaction.ts'
import { decode, newRow, refusalOf, whyNotReal, type Key, type KeyWish, type Takes } from './key.ts'
import { digest, isMisspelt, mintToken, visiblePart } from './token.ts'
import { limitsAfter, type LimitsWish } from './limits.ts'

export type { Key, KeyWish, Takes } from './key.ts'

export type KeyLookup = Key | 'unknown' | 'unavailable'

export type Access = {
  takes: Takes
  /** Answers at once for a key it knows; never throws. 'unavailable' when the store cannot be asked, never 'unknown'. */
  authenticate(token: string): KeyLookup | Promise<KeyLookup>
  /** The token is told here and nowhere again. */
  create(wish: KeyWish): Promise<{ key: Key; token: string }>
  /** Makes a token that somebody chose a key of the sandbox with these scopes. Refuses one that was revoked, or is another key's. */
  ensureKey(wish: { name: string; token: string; scopes: string[] }): Promise<Key>
  /** Which of these keys would not be let in now with the tokens that they came with: revoked, at their end, or replaced. Never throws. */
  ended(callers: Iterable<unknown>): Promise<Set<unknown>>
  /** Newest first, revoked and expired ones too. */
  list(): Promise<Key[]>
  read(id: string): Promise<Key | undefined>
  /** Whether the key would pass here now. */
  isGood(id: string): Promise<boolean>
  /** Refused from now on in this process, within two seconds in others. Undefined when there is no such key. */
  revoke(id: string): Promise<Key | undefined>
  /** Brings back a key that was revoked because it looked like a sandbox's; it is like any other then. Undefined when there is no such key. */
  restore(id: string): Promise<Key | undefined>
  /** Gives the key a new token, which is told here and nowhere again; the one before works for the overlap, those before it no more. Undefined when there is no such key. */
  rotate(id: string, overlapMs: number): Promise<{ key: Key; token: string } | undefined>
  /** Changes the limits that are named. Undefined when there is no such key; throws where they cannot be. */
  limit(id: string, wish: LimitsWish): Promise<Key | undefined>
  /** Whether the store was not reached for as long as a key passes without it, or never yet: no key passes then. */
  isCutOff(): boolean
  /** What the timer does each second: learns what other processes changed. */
  poll(): Promise<void>
  close(): void
}

type Options = {
  store: Pick<Store, 'journal'>
  now?: () => number
  observe: Observe
  maxCached?: number
  /** `real` unless told. */
  takes?: Takes
  /** Read once a second here, also for others who listen. */
  changes?: Changes
}

/** `until` is when a token ends that was replaced. */
type Entry = { key: Key; until: number | null; confirmedAt: number }

const pollMs = 1000
/** How long a key passes without a word from the store. */
const trustMs = 60_000
/** Cached keys are asked for again long before that, so that most of the time is left when the store fails. */
const confirmMs = 20_000

export function createAccess({
  store: { journal },
  now = Date.now,
  observe,
  maxCached = 10_000,
  takes = 'real',
  changes = createChanges(journal, now),
}: Options): Access {
  const cache = new Map<string, Entry>()
  const asked = new Map<string, Promise<KeyLookup>>()
  /** By which token each key was found, for as long as somebody has the key in hand. */
  const hashes = new WeakMap<Key, string>()
  let dropped = 0
  const status = createStoreStatus('keys', observe)
  let reachedAt = -Infinity
  let polls = 0
  let polling = Promise.resolve()
  const timer = setInterval(() => {
    if (polls === 0) void poll()
  }, pollMs).unref()
  changes.on('key', (ids) => ids.forEach(drop))

  function authenticate(token: string): KeyLookup | Promise<KeyLookup> {
    const hash = digest(token)
    const entry = cache.get(hash)
    if (!entry && isMisspelt(token)) return 'unknown'
    return verdictOf(hash, entry)
  }

  function verdictOf(hash: string, entry = cache.get(hash)): KeyLookup | Promise<KeyLookup> {
    if (entry && isTrusted(entry)) return judge(entry)
    // While the store fails only the poll asks it: a time-out for each unknown key would stop everybody.
    if (status.isFailing()) return 'unavailable'
    return asked.get(hash) ?? ask(hash)
  }

  function isTrusted({ confirmedAt }: Entry): boolean {
    const age = now() - confirmedAt
    return age >= 0 && age <= trustMs
  }

  function judge({ key, until }: Omit<Entry, 'confirmedAt'>): KeyLookup {
    if (key.revoked_at !== null || !isBefore(key.expires_at) || !isBefore(until)) return 'unknown'
    const reason = refusalOf(key, takes)
    if (reason === undefined) return key
    observe({ kind: 'keyRefused', keyId: key.id, reason })
    return 'unknown'
  }

  const isBefore = (end: number | null) => end === null || now() < end

  function ask(hash: string): Promise<KeyLookup> {
    const answer = lookUp(hash).finally(() => asked.delete(hash))
    asked.set(hash, answer)
    return answer
  }

  async function lookUp(hash: string): Promise<KeyLookup> {
    const before = dropped
    const confirmedAt = now()
    try {
      const row = await findKeyByHash(journal, hash)
      reachedAt = now()
      cache.delete(hash)
      if (!row) return 'unknown'
      const key = decode(row)
      hashes.set(key, hash)
      const entry = { key, until: row.hash === hash ? null : row.previous_until, confirmedAt }
      // A change that was learned of while the store answered may be about this key.
      if (before === dropped) keep(hash, entry)
      return judge(entry)
    } catch (error) {
      status.fail(String(error))
      return 'unavailable'
    }
  }

  async function ended(callers: Iterable<unknown>): Promise<Set<unknown>> {
    const over = new Set<unknown>()
    await Promise.all(
      [...callers].map(async (caller) => {
        const hash = hashes.get(caller as Key) // of anybody else there is none
        const verdict = hash === undefined ? undefined : verdictOf(hash)
        if ((verdict instanceof Promise ? await verdict : verdict) === 'unknown') over.add(caller)
      }),
    )
    return over
  }

  function keep(hash: string, entry: Entry): void {
    if (cache.size >= maxCached) {
      const [oldest] = cache.keys()
      if (oldest !== undefined) cache.delete(oldest)
    }
    cache.set(hash, entry)
  }

  function drop(id: string): void {
    dropped += 1
    for (const [hash, { key }] of cache) if (key.id === id) cache.delete(hash)
  }

  function poll(): Promise<void> {
    polls += 1
    polling = polling.then(learn).finally(() => {
      polls -= 1
    })
    return polling
  }

  async function learn(): Promise<void> {
    try {
      await changes.read()
      await confirm()
      reachedAt = now()
      status.recover()
    } catch (error) {
      status.fail(String(error))
    }
  }

  async function confirm(): Promise<void> {
    const confirmedAt = now()
    const due = [...cache].filter(
      ([, entry]) => Math.abs(confirmedAt - entry.confirmedAt) >= confirmMs,
    )
    if (due.length === 0) return
    const versions = await keyVersions(
      journal,
      due.map(([, { key }]) => key.id),
    )
    for (const [hash, entry] of due) {
      if (versions.get(entry.key.id) === entry.key.version) entry.confirmedAt = confirmedAt
      else cache.delete(hash)
    }
  }

  async function create(wish: KeyWish): Promise<{ key: Key; token: string }> {
    const token = mintToken()
    const row = newRow(wish, token, now())
    await answered(
      () => insertKey(journal, row),
      `it is not known whether the key ${row.id} was created, and its token is lost; revoke it if it is there, then create another`,
    )
    return { key: decode(row), token }
  }

  async function ensureKey({
    name,
    token,
    scopes,
  }: {
    name: string
    token: string
    scopes: string[]
  }): Promise<Key> {
    if (token === '') throw new Failure('invalidRequest', 'an empty text cannot be a key')
    if (isMisspelt(token))
      throw new Failure('invalidRequest', `the key given for "${name}" is a misspelt key of ours`)
    const hash = digest(token)
    const row = await answered(async () => {
      const known = await findKeyByHash(journal, hash)
      // The same text may be chosen again after a rotation, but no token that callers of a real server use.
      if (known && (known.hash === hash || known.sandbox === null)) return known
      await insertKey(journal, newRow({ name, scopes, sandbox: 'made' }, token, now()))
      return findKeyByHash(journal, hash)
    })
    if (!row || row.revoked_at !== null) {
      throw new Failure(
        'conflict',
        `The key given for "${name}" was revoked and stays so; choose another one.`,
      )
    }
    if (row.sandbox === null) {
      throw new Failure(
        'conflict',
        `The key given for "${name}" is the token of another key, ${row.id}, which the sandbox would show to everybody; choose another one.`,
      )
    }
    const isSame = row.scopes === JSON.stringify(scopes) && row.sandbox === 'made'
    return (
      (isSame
        ? undefined
        : await change(row.id, () => ({ scopes: JSON.stringify(scopes), sandbox: 'made' }))) ??
      decode(row)
    )
  }

  async function rotate(
    id: string,
    overlapMs: number,
  ): Promise<{ key: Key; token: string } | undefined> {
    const token = mintToken()
    const own = digest(token)
    const key = await change(
      id,
      ({ hash, previous_hash, revoked_at, expires_at, sandbox }) => {
        if (revoked_at !== null)
          throw new Failure(
            'conflict',
            'this key is revoked, and a new token would be refused, too; create another key',
            { retry: false },
          )
        if (!isBefore(expires_at))
          throw new Failure(
            'conflict',
            'this key has expired, and a new token would be refused, too; create another key',
            { retry: false },
          )
        if (takes === 'real' && sandbox !== null)
          throw new Failure(
            'conflict',
            `a new token would be refused, too: ${whyNotReal(sandbox)}`,
            { retry: false },
          )
        // Done a second time, because nobody heard of the first, it would end the token that callers use.
        if (hash === own || previous_hash === own) return {}
        const previous =
          overlapMs > 0
            ? { previous_hash: hash, previous_until: now() + overlapMs }
            : { previous_hash: null, previous_until: null }
        return { hash: own, prefix: visiblePart(token), ...previous }
      },
      'it is not known whether the key was rotated, and the new token is lost; look at the key: with the prefix from before, rotate it again; with another, the token in use works until previous_until, and a rotation would end it at once: create another key',
    )
    return key && { key, token }
  }

  /** Changes a row as it is at that moment. */
  async function change(
    id: string,
    to: (row: KeyRow) => Partial<KeyRow>,
    unknown?: string,
  ): Promise<Key | undefined> {
    try {
      for (;;) {
        const row = await answered(() => changeKey(journal, id, to, now()), unknown)
        if (row !== false) return row && decode(row)
      }
    } finally {
      drop(id)
    }
  }

  /** Nothing is changed where the key is in use already: whoever did not hear of the first time may do it again. */
  function restore(id: string): Promise<Key | undefined> {
    return change(id, ({ revoked_at, sandbox }) => {
      if (sandbox === 'ended') return { revoked_at: null, sandbox: null }
      if (sandbox !== 'made' && revoked_at === null) return { sandbox: null }
      const reason =
        sandbox === 'made'
          ? 'a sandbox made this key, and only a sandbox takes it'
          : 'this key was revoked by its operator, and stays so'
      throw new Failure('conflict', `${reason}; create another key`, { retry: false })
    })
  }

  async function revoke(id: string): Promise<Key | undefined> {
    try {
      const row = await answered(() => revokeKey(journal, id, now()))
      return row && decode(row)
    } finally {
      // Also when the answer was lost: the revocation itself may not be.
      drop(id)
    }
  }

  return {
    takes,
    authenticate,
    create,
    ensureKey,
    ended,
    async list() {
      return (await answered(() => listKeys(journal))).map(decode)
    },
    async read(id) {
      const row = await answered(() => findKey(journal, id))
      reachedAt = now()
      return row && decode(row)
    },
    async isGood(id) {
      const row = await answered(() => findKey(journal, id))
      return row !== undefined && judge({ key: decode(row), until: null }) !== 'unknown'
    },
    revoke,
    restore,
    rotate,
    limit: (id, wish) => change(id, (row) => limitsAfter(row, wish, decode(row).scopes)),
    isCutOff: () => now() - reachedAt > trustMs,
    poll,
    close: () => clearInterval(timer),
  }
}

/** `unknown` is what to do where it is not known whether it was done, and doing it again is no remedy. */
async function answered<Answer>(
  question: () => Promise<Answer>,
  unknown?: string,
): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof CommitLost) {
      throw new Failure(
        'unavailable',
        `the key store was lost while it stored this: ${unknown ?? 'it is not known whether it was done; do it again'}`,
        {
          cause: error,
          unknown: true,
          retryAfter: 5,
          ...(unknown !== undefined && { retry: false }),
        },
      )
    }
    throw new Failure('unavailable', 'the key store does not answer', {
      cause: error,
      retryAfter: 5,
    })
  }
}
