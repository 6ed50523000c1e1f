import { Failure } from '../failure.ts'
import { usdFrom } from '../money.ts'
import { confirmHolder, keysOfHolder } from '../store/queries/holders.ts'
import {
  changeKey,
  findKey,
  findKeyByHash,
  findKeyOf,
  insertKey,
  keysNamed,
  listKeys,
  nameTaken,
  revokeKey,
  type KeyFilter,
} from '../store/queries/keys.ts'
import type { Store } from '../store/store.ts'
import type { AuditAction, KeyRow } from '../store/tables.ts'
import { DiskError } from '../store/disk.ts'
import { CommitLost } from '../store/transaction.ts'
import {
  changedMembers,
  serverActor,
  type Actor,
  type Audited,
} from '../store/queries/operators/audit.ts'
import {
  decode,
  encodeLists,
  keyToken,
  newRow,
  type Key,
  type KeyToken,
  type NewKey,
  type StoredKey,
} from './key.ts'
import { checkGroupAdmin, settingsAfter, type KeySettings } from './settings.ts'
import type { GroupScope } from '../store/queries/group-scope.ts'
import type { ModelCatalog } from '../config/models.ts'
import { withGroups } from './lookup.ts'
import { hasPassed, acceptedKey, whyNotReal, type KeyRules } from './rules.ts'
import { digest, isMisspelt, mintToken, visiblePart } from './token.ts'

/** A key with its token. The store has only the token's hash. */
export type IssuedKey = { key: StoredKey; token: string }

/** A token chosen for the sandbox, with its scopes. */
export type ChosenKey = { name: string; token: string; scopes: string[] }

type AdministrationDeps = {
  journal: Store['journal']
  rules: KeyRules
  /** The actor of calls that name none. */
  actor: Actor
  /** Called with the id of each key that may have changed. */
  changed(id: string): void
  /** Called after each response of the store. */
  reached(): void
}

/**
 * An operator's actions on keys. They return undefined if no key has this id. Each change is
 * audited in its transaction, with the actor of the call.
 */
export type KeyAdministration = ReturnType<typeof createKeyAdministration>

export function createKeyAdministration(deps: AdministrationDeps) {
  const { journal, rules, actor, changed, reached } = deps
  const rowOf = (id: string) => orUnavailable(() => findKey(journal, id))
  const callerOf = async (id: string): Promise<Key | undefined> => {
    const row = await rowOf(id)
    return row && orUnavailable(() => withGroups(row, journal))
  }
  return {
    /** Throws if the key's holder has `maxOfHolder` keys that have not ended. */
    async create(key: NewKey, by = actor, maxOfHolder?: number): Promise<IssuedKey> {
      const token = mintToken()
      return { key: await create(deps, key, keyToken(token), by, maxOfHolder), token }
    },
    /** Creates a key with a chosen token; throws if it is or was that of another key. */
    async import(key: NewKey, token: KeyToken, by = actor): Promise<StoredKey> {
      await checkUnused(journal, token)
      return create(deps, key, token, by)
    },
    /**
     * Makes a chosen token a key of the sandbox with these scopes. Rejects a revoked token, or one
     * of another key.
     */
    ensureKey: (key: ChosenKey) => ensureKey(deps, key),
    /** The keys of the scope that fit the filter, newest first. */
    list: async (scope: GroupScope, filter: KeyFilter = {}) =>
      (await orUnavailable(() => listKeys(journal, scope, filter, rules.now()))).map(decode),
    /** Those of the scope that a word may mean, by name or by the beginning of the id. */
    named: (scope: GroupScope, word: string) =>
      orUnavailable(() => keysNamed(journal, scope, word)),
    async read(id: string, scope: GroupScope): Promise<StoredKey | undefined> {
      const row = await orUnavailable(() => findKeyOf(journal, id, scope))
      reached()
      return row && decode(row)
    },
    /** The key with its groups. */
    caller: callerOf,
    /** Whether this server would accept the key now. */
    async isGood(id: string): Promise<boolean> {
      const key = await callerOf(id)
      return key !== undefined && acceptedKey({ key, until: null }, rules) !== 'unknown'
    },
    /** This process rejects the key immediately, others within two seconds. */
    async revoke(id: string, by = actor): Promise<StoredKey | undefined> {
      try {
        const audited = auditedKey('revokeKey', by)
        const row = await orUnavailable(() => revokeKey(journal, id, rules.now(), audited))
        return row && decode(row)
      } finally {
        // Also if the response was lost: the key may be revoked.
        changed(id)
      }
    },
    /** Restores a key that was revoked because it looked like a sandbox's. */
    restore: (id: string, by = actor) =>
      change(deps, id, restoredMembers, auditedKey('restoreKey', by)),
    /**
     * Gives the key a new token. The previous token works during the overlap; earlier ones no
     * longer do.
     */
    rotate: (id: string, overlapMs: number, by = actor) => rotate(deps, id, overlapMs, by),
    /**
     * Changes the settings in `input`; throws a Failure if they are invalid. Models are those of
     * `declared`.
     */
    change(id: string, input: KeySettings, by = actor, declared?: () => ModelCatalog) {
      const settings = (row: KeyRow) => {
        const key = decode(row)
        checkGroupAdmin(by.groups, input, key)
        return encodeLists(settingsAfter(key, input, rules.now(), declared))
      }
      return change(deps, id, settings, auditedKey('changeKey', by), { group: input.group })
    },
  }
}

/** The keys of people who created them on /me. */
export const createHolderKeys = ({ journal, rules, changed }: AdministrationDeps) => ({
  /** The latest keys of a holder, newest first, with ended ones. */
  ofHolder: async (holder: string, limit: number): Promise<StoredKey[]> =>
    (await orUnavailable(() => keysOfHolder(journal, holder, limit))).map(decode),
  /**
   * The provider has confirmed a holder: keys in these groups work until `pausesAt`, others pause
   * now.
   */
  async confirmHolder(holder: string, groups: readonly string[], pausesAt: number): Promise<void> {
    const times = { now: rules.now(), pausesAt }
    const audited = auditedKey('changeKey', serverActor)
    const ids = await orUnavailable(() =>
      confirmHolder(journal, { holder, groups }, times, audited),
    )
    ids.forEach(changed)
  },
})

async function create(
  { journal, rules }: AdministrationDeps,
  input: NewKey,
  token: KeyToken,
  by: Actor,
  maxOfHolder?: number,
): Promise<StoredKey> {
  checkGroupAdmin(by.groups, input)
  const row = newRow(input, token, rules.now())
  const { group } = input
  const options = {
    ...(group !== undefined && { group }),
    ...(maxOfHolder !== undefined && { maxOfHolder }),
  }
  const inserted = await orUnavailable(
    () => insertKey(journal, row, auditedKey('createKey', by), options),
    `it is not known whether the key ${row.id} was created, and its token is lost; ` +
      'revoke it if it is there, then create another',
  )
  if (inserted) return decode(inserted)
  await checkUnused(journal, row)
  throw nameTaken(row)
}

/** Throws if the token is or was that of another key; revoked ones count. */
async function checkUnused(journal: Store['journal'], { hash }: KeyToken): Promise<void> {
  const other = await orUnavailable(() => findKeyByHash(journal, hash))
  if (other)
    throw new Failure(
      'conflict',
      `the token with this hash is or was that of the key ${other.id}; choose another token`,
      { retry: false, param: 'token_hash' },
    )
}

async function ensureKey(
  deps: AdministrationDeps,
  { name, token, scopes }: ChosenKey,
): Promise<StoredKey> {
  if (token === '') throw new Failure('invalidRequest', 'an empty string cannot be a key')
  if (isMisspelt(token))
    throw new Failure('invalidRequest', `the key for "${name}" is a misspelt key of Tollgate`)
  const row = await orUnavailable(() => findOrInsert(deps, { name, token, scopes }))
  if (!row || row.revoked_at !== null)
    throw new Failure(
      'conflict',
      `The key for "${name}" was revoked and cannot be restored; choose another one.`,
    )
  if (row.sandbox === null)
    throw new Failure(
      'conflict',
      `The key for "${name}" is the token of another key, ${row.id}, ` +
        'which the sandbox would show publicly; choose another one.',
    )
  const members = { scopes: JSON.stringify(scopes), sandbox: 'made' } as const
  if (row.scopes === members.scopes && row.sandbox === members.sandbox) return decode(row)
  const audited = auditedKey('changeKey', deps.actor)
  return (await change(deps, row.id, () => members, audited)) ?? decode(row)
}

async function findOrInsert(
  { journal, rules, actor }: AdministrationDeps,
  { name, token, scopes }: ChosenKey,
): Promise<KeyRow | undefined> {
  const hash = digest(token)
  const existing = await findKeyByHash(journal, hash)
  // A chosen token may be reused after a rotation, but not one that callers of a real server use.
  if (existing && (existing.hash === hash || existing.sandbox === null)) return existing
  const row = newRow({ name, scopes, sandbox: 'made' }, keyToken(token), rules.now())
  await insertKey(journal, row, auditedKey('createKey', actor))
  return findKeyByHash(journal, hash)
}

async function rotate(
  deps: AdministrationDeps,
  id: string,
  overlapMs: number,
  by: Actor,
): Promise<IssuedKey | undefined> {
  const token = mintToken()
  const key = await change(
    deps,
    id,
    (row) => {
      checkRotation(row, deps.rules)
      return withToken(row, token, overlapMs > 0 ? deps.rules.now() + overlapMs : undefined)
    },
    auditedKey('rotateKey', by),
    {
      ifUnknown:
        'it is not known whether the key was rotated, and the new token is lost; look at the key: ' +
        'with the prefix from before, rotate it again; with another, the token in use works until ' +
        'previous_until, and a rotation would end it immediately: create another key',
    },
  )
  return key && { key, token }
}

/** Throws if a new token would be rejected. */
function checkRotation(row: KeyRow, { accepts, now }: KeyRules): void {
  const { revoked_at, expires_at, sandbox } = row
  const conflict = (message: string) => new Failure('conflict', message, { retry: false })
  if (revoked_at !== null)
    throw conflict(
      'this key is revoked, and a new token would be rejected, too; create another key',
    )
  if (hasPassed(expires_at, now()))
    throw conflict(
      'this key has expired, and a new token would be rejected, too; create another key',
    )
  if (hasPassed(row.pauses_at, now()))
    throw conflict('this key is paused until its holder signs in on /me; rotate it afterwards')
  if (accepts === 'real' && sandbox !== null)
    throw conflict(`a new token would be rejected, too: ${whyNotReal(sandbox)}`)
}

/** The row's token works until `previousUntil`; without it, the token ends immediately. */
function withToken(row: KeyRow, token: string, previousUntil: number | undefined): Partial<KeyRow> {
  const hash = digest(token)
  // A repetition after a lost response must not end the token that callers use.
  if (row.hash === hash || row.previous_hash === hash) return {}
  return {
    hash,
    prefix: visiblePart(token),
    previous_hash: previousUntil === undefined ? null : row.hash,
    previous_until: previousUntil ?? null,
  }
}

/** Changes nothing if the key is already in use, so that the command can be repeated. */
function restoredMembers({ revoked_at, sandbox }: KeyRow): Partial<KeyRow> {
  if (sandbox === 'ended') return { revoked_at: null, sandbox: null }
  if (sandbox !== 'made' && revoked_at === null) return { sandbox: null }
  let reason = 'this key was revoked by its operator and cannot be restored'
  if (sandbox === 'made') reason = 'a sandbox made this key, and only a sandbox accepts it'
  throw new Failure('conflict', `${reason}; create another key`, { retry: false })
}

/** Changes a row based on its current values; retries if another change came in between. */
async function change(
  { journal, rules, changed }: AdministrationDeps,
  id: string,
  to: (row: KeyRow) => Partial<KeyRow>,
  audited: Audited<KeyRow>,
  { ifUnknown, group }: { ifUnknown?: string; group?: string | null | undefined } = {},
): Promise<StoredKey | undefined> {
  try {
    for (;;) {
      const row = await orUnavailable(
        () => changeKey(journal, id, to, rules.now(), audited, group),
        ifUnknown,
      )
      if (row !== false) return row && decode(row)
    }
  } finally {
    changed(id)
  }
}

/**
 * Converts errors of the store to Failures. `ifUnknown` is the advice for an unknown outcome that a
 * repetition cannot repair.
 */
export async function orUnavailable<Result>(
  query: () => Promise<Result>,
  ifUnknown?: string,
): Promise<Result> {
  try {
    return await query()
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof CommitLost) throw commitLost(error, ifUnknown)
    const message = error instanceof DiskError ? error.message : 'the key store does not answer'
    throw new Failure('unavailable', message, { cause: error, retryAfter: 5 })
  }
}

const commitLost = (cause: CommitLost, ifUnknown: string | undefined): Failure =>
  new Failure(
    'unavailable',
    'the key store was lost while it stored this: ' +
      (ifUnknown ?? 'it is not known whether it was done; do it again'),
    { cause, unknown: true, retryAfter: 5, ...(ifUnknown !== undefined && { retry: false }) },
  )

/** The audit entry of a change of a key: its name, and the changed members, without hashes. */
export const auditedKey = (action: AuditAction, actor: Actor): Audited<KeyRow> => ({
  actor,
  entryOf(before, after) {
    const of = { action, target: after.id, targetName: after.name }
    const view = viewOf(after)
    if (before) {
      const change = changedMembers(viewOf(before), view)
      return change && { ...of, ...change }
    }
    const set = Object.entries(view).filter(([, value]) => value !== null)
    return { ...of, before: null, after: Object.fromEntries(set) }
  },
})

/** A key with the member names of the operator's contract. */
function viewOf(row: KeyRow): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    created_at: _created,
    budget_nano,
    group_id,
    only_labels: only,
    ...rest
  } = decode(row)
  return {
    ...rest,
    group: group_id,
    only,
    budget_usd: budget_nano === null ? null : usdFrom(budget_nano),
  }
}
