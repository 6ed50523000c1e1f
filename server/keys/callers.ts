import { changeCaller, findCaller, listCallers } from '../store/queries/callers.ts'
import { changedMembers, type Actor, type Audited } from '../store/queries/operators/audit.ts'
import type { Store } from '../store/store.ts'
import type { AuditAction, CallerRow } from '../store/tables.ts'
import { orUnavailable } from './administration.ts'
import { groupsFrom } from './group.ts'
import type { Key } from './key.ts'
import type { Issuers } from './jwt/issuers.ts'
import { callerKey } from './jwt/lookup.ts'
import { acceptedKey, type KeyRules } from './rules.ts'

type CallersDeps = {
  journal: Store['journal']
  issuers: Issuers
  rules: KeyRules
  /** Called with the id of each caller that may have changed. */
  changed(id: string): void
}

/** Callers with a JWT, who are stored with their first request. Undefined for an unknown id. */
export type Callers = ReturnType<typeof createCallers>

export function createCallers({ journal, issuers, rules, changed }: CallersDeps) {
  async function change(
    id: string,
    revokedAt: number | null,
    audited: Audited<CallerRow>,
  ): Promise<CallerRow | undefined> {
    try {
      return await orUnavailable(() =>
        changeCaller(journal, { id, revokedAt, at: rules.now() }, audited),
      )
    } finally {
      changed(id)
    }
  }
  async function read(id: string): Promise<Key | undefined> {
    const row = await orUnavailable(() => findCaller(journal, id))
    const issuer = row && issuers.find(row.issuer)
    if (!issuer) return undefined
    const groups = await orUnavailable(() => groupsFrom(journal, row.group_id))
    return callerKey(row, issuer.settings, groups)
  }
  return {
    list: (page: { after: string; limit: number }) =>
      orUnavailable(() => listCallers(journal, page)),
    /** In the form of a key; undefined too if the issuer is configured no more. */
    read,
    /** Whether this server would accept tokens of the caller now. */
    async isGood(id: string): Promise<boolean> {
      const key = await read(id)
      return key !== undefined && acceptedKey({ key, until: null }, rules) !== 'unknown'
    },
    /** This process refuses the caller immediately, others within two seconds. */
    revoke: (id: string, by: Actor) => change(id, rules.now(), auditedCaller('revokeCaller', by)),
    restore: (id: string, by: Actor) => change(id, null, auditedCaller('restoreCaller', by)),
  }
}

const auditedCaller = (action: AuditAction, actor: Actor): Audited<CallerRow> => ({
  actor,
  entryOf(before, after) {
    const view = ({ revoked_at }: CallerRow) => ({ revoked_at })
    const change = before && changedMembers(view(before), view(after))
    return change ? { action, target: after.id, targetName: after.name, ...change } : undefined
  },
})
