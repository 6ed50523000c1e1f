import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { nanoFrom } from '../money.ts'
import type { Observe } from '../observations.ts'
import type { ServerSecret } from '../secret.ts'
import { admitValue, isSeen, nameUser, type SeenBound } from '../store/queries/seen-values.ts'
import type { Store } from '../store/store.ts'
import type { EachUser, UserFrom } from '../store/label-tables.ts'
import { monthOf, nextMonth } from '../store/ledger/totals.ts'
import { callerIdOf, isCallerId } from './jwt/token.ts'
import { staticTags, type CallLabels, type Key, type UserLimits } from './key.ts'

/** The parts of a request that may name its user and its tags. */
export type AttributedRequest = { caller: Key; body?: unknown; header?: object }

export type Attribution = {
  /** The caller with the user and the tags of a request. Throws if the name is too long. */
  of(request: AttributedRequest): Key | Promise<Key>
  /** The caller of work that was accepted with these labels. */
  resume(key: Key, labels: CallLabels): Promise<Key>
}

type AttributionDeps = {
  journal: Store['journal']
  /** Undefined if the servers of the store do not share a secret. */
  secret: Pick<ServerSecret, 'keyedHash'> | undefined
  now: () => number
  observe: Observe
  /** Called with a copy of a key: its token is that of the key. */
  copied(copy: Key, key: Key): void
}

export const userHeader = 'x-user-id'
const maxNameBytes = 256
/** Calls that name no user where they could count as one. */
export const unnamed = 'none'
/** Values beyond the maximum count as one. */
export const otherValue = 'other'
const usualMost = 10_000
const maxTagValues = 1000
const maxTagChars = 64
const dayMs = 86_400_000
/** Keys with labels that a process keeps. */
const maxCached = 20_000

type CacheEntry = { key: Key; until: number }

export function createAttribution(deps: AttributionDeps): Attribution {
  /** The labelled keys of each key object; a change of the key replaces it. */
  let cache = new WeakMap<Key, Map<string, CacheEntry>>()
  let size = 0

  async function labelled(key: Key, user: UserName | undefined, tags: Tags): Promise<Key> {
    const at = deps.now()
    const bounds = user ? boundsOf(key, at) : []
    const isFirst = await Promise.all(
      bounds.map((bound) => isAdmitted(deps, bound, user?.hash ?? '')),
    )
    const [bounded, until] = await boundedTags(deps, key, tags, at)
    const hash = isFirst[0] === false ? otherValue : (user?.hash ?? null)
    if (user?.name !== undefined && hash === user.hash)
      await nameUser(deps.journal, hash, user.name).catch(() => {})
    const limits = bounds.flatMap(({ each, levelId }, index) => {
      const name = isFirst[index] ? (user?.hash ?? '') : otherValue
      return each ? [limitsOf(levelId, name, each)] : []
    })
    const all = { ...staticTags(key), ...bounded }
    const labels = { user: hash, tags: Object.keys(all).length > 0 ? JSON.stringify(all) : null }
    const copy: Key = { ...key, labels, userLimits: limits }
    deps.copied(copy, key)
    keep(key, [user?.hash ?? '', JSON.stringify(tags)].join(), {
      key: copy,
      until: Math.min(until, ...bounds.map((bound) => bound.until)),
    })
    return copy
  }

  function keep(key: Key, name: string, entry: CacheEntry): void {
    const ofKey = cache.get(key) ?? new Map<string, CacheEntry>()
    cache.set(key, ofKey)
    size += 1
    ofKey.set(name, entry)
    if (size < maxCached) return
    cache = new WeakMap()
    size = 0
  }

  return {
    of(request) {
      const { caller: key } = request
      const from = userFrom(key)
      if (from === undefined && key.tags_from === null) return key
      const user = from && userIn(request, from, deps.secret)
      const tags = tagsIn(request.body, key.tags_from)
      const entry = cache.get(key)?.get([user?.hash ?? '', JSON.stringify(tags)].join())
      return entry && deps.now() < entry.until ? entry.key : labelled(key, user, tags)
    },
    resume(key, { user, tags }) {
      const all = tags === null ? {} : (JSON.parse(tags) as Tags)
      return labelled(key, user === null ? undefined : { hash: user, name: undefined }, all)
    },
  }
}

type Tags = Record<string, string>
/** `name` is set, if reports may show it. */
type UserName = { hash: string; name: string | undefined }
type Naming = { from: UserFrom; isShown: boolean }

/** Where calls of the key name their user: by its highest group that says so, else by the key. */
function userFrom(key: Key): Naming | undefined {
  for (const { user_from: from, show_users } of [...key.groups.toReversed(), key])
    if (from !== null) return { from, isShown: show_users === 'name' }
  return undefined
}

function userIn(
  request: AttributedRequest,
  { from, isShown }: Naming,
  secret: AttributionDeps['secret'],
): UserName {
  const verified = verifiedIn(request.caller, from)
  const name = verified?.id ?? nameIn(request, from)
  if (name === undefined || name === '') return { hash: unnamed, name: undefined }
  if (!verified && Buffer.byteLength(name) > maxNameBytes)
    throw new Failure(
      'invalidRequest',
      `the name of the user (${from}) has more than ${maxNameBytes} bytes; send a shorter one`,
      { retry: false, param: from === 'header' ? userHeader : from },
    )
  if (!secret)
    throw new Failure(
      'unavailable',
      'users cannot be counted: the operator must set secret_env, so that their names are hashed',
      { retry: false },
    )
  // A caller cannot send the hash of a verified person as a name.
  const hash = secret.keyedHash(verified ? 'people' : 'users', name).slice(0, 32)
  const visibleName = (verified?.name ?? name).slice(0, maxNameBytes)
  return { hash, name: isShown ? visibleName : undefined }
}

/** Who made a key on /me is its user, whatever its calls say; so is the caller of a token. */
function verifiedIn({ id, name, owner, holder }: Key, from: UserFrom) {
  if (holder !== null) return { id: callerOfHolder(holder), name: owner ?? name }
  return from === 'jwt.sub' && isCallerId(id) ? { id, name } : undefined
}

function nameIn({ body, header = {} }: AttributedRequest, from: UserFrom) {
  if (from === 'header') return stringIn(new Map(Object.entries(header)).get(userHeader))
  if (from === 'jwt.sub' || !isRecord(body)) return undefined
  if (from === 'user') return stringIn(body['user'])
  return isRecord(body['metadata']) ? stringIn(body['metadata']['user_id']) : undefined
}

/** The holder of keys and the caller of tokens are one user, if issuer and subject are the same. */
function callerOfHolder(holder: string): string {
  const end = holder.indexOf('|')
  return callerIdOf(holder.slice(0, end), holder.slice(end + 1))
}

const stringIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The members of the request's metadata that are tags. */
function tagsIn(body: unknown, names: readonly string[] | null): Tags {
  const metadata = isRecord(body) && isRecord(body['metadata']) ? body['metadata'] : {}
  const tags: Tags = {}
  for (const name of names ?? []) {
    const value = Object.hasOwn(metadata, name) ? metadata[name] : undefined
    if (typeof value === 'string' && value !== '')
      tags[name] = value.slice(0, maxTagChars).replace(/[\p{Cc}\p{Cs}]/gu, '?')
  }
  return tags
}

/** What bounds the number of users: of the key, and of each group that limits its users. */
type LevelBound = SeenBound & { levelId: string; each: EachUser | null }

function boundsOf(key: Key, at: number): LevelBound[] {
  const levels = [key, ...key.groups.filter(({ each_user }) => each_user !== null)]
  return levels.map(({ id, each_user: each }) => {
    const isDay = each?.budget_period === 'day'
    const until = isDay ? at - (at % dayMs) + dayMs : nextMonth(at)
    const since = isDay ? until - dayMs : monthOf(at)
    const subject = `users ${id} ${since}`
    return { subject, until, most: each?.most ?? usualMost, levelId: id, each }
  })
}

const limitsOf = (levelId: string, user: string, each: EachUser): UserLimits => ({
  id: `user/${levelId}/${user}`,
  rpm: each.rpm ?? null,
  tpm: each.tpm ?? null,
  max_parallel: null,
  budget_nano: each.budget_usd === undefined ? null : Number(nanoFrom(each.budget_usd)),
  budget_period: each.budget_usd === undefined ? null : (each.budget_period ?? 'month'),
})

/** Subjects with as many values as they may have: no further one is written. */
const full = new WeakMap<Store['journal'], Set<string>>()

/** Whether a value counts under its own name. None is refused while the store fails. */
async function isAdmitted(
  { journal, observe }: AttributionDeps,
  bound: SeenBound,
  value: string,
): Promise<boolean> {
  if (value === unnamed || value === otherValue) return true
  const subjects = full.get(journal) ?? new Set<string>()
  full.set(journal, subjects)
  try {
    if (subjects.has(bound.subject)) return await isSeen(journal, bound.subject, value)
    const admission = await admitValue(journal, bound, value)
    if (!admission.isAdmitted) subjects.add(bound.subject)
    if (admission.isNews)
      observe({ kind: 'valuesExceeded', subject: bound.subject, most: bound.most })
    return admission.isAdmitted
  } catch {
    return true
  }
}

/** The tags of a request, of which each has few values in a month, and until when. */
async function boundedTags(
  deps: AttributionDeps,
  key: Key,
  tags: Tags,
  at: number,
): Promise<[Tags, number]> {
  const until = nextMonth(at)
  const names = Object.entries(tags).filter(([name]) => key.tags_from?.includes(name))
  const entries = names.map(async ([name, value]) => {
    const subject = `tag ${name} ${key.id} ${monthOf(at)}`
    const isOwn = await isAdmitted(deps, { subject, until, most: maxTagValues }, value)
    return [name, isOwn ? value : otherValue] as const
  })
  return [Object.fromEntries(await Promise.all(entries)), until]
}

/** Handlers whose callers have the user and the tags of the request. */
export function attributedHandlers<Handlers extends object>(
  handlers: Handlers,
  attribution: Attribution,
): Handlers {
  const attributed = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (input: AttributedRequest & { caller?: Key }) => {
      if ((input.caller as Key | undefined)?.groups) input.caller = await attribution.of(input)
      return (handler as (input: AttributedRequest) => unknown)(input)
    },
  ])
  return Object.fromEntries(attributed) as Handlers // the same names and inputs
}
