import { newId } from '../store/id.ts'
import type { KeyRow } from '../store/tables.ts'
import { digest, visiblePart } from './token.ts'
import type { KeyLimits } from './limits.ts'

/** A key without its hashes. `models` and `agents` name what it may use; null is everything. */
export type Key = Readonly<
  Omit<KeyRow, 'hash' | 'previous_hash' | 'scopes' | 'models' | 'agents'> & {
    scopes: readonly string[]
    models: readonly string[] | null
    agents: readonly string[] | null
  }
>

/** What a new key may do; what is left out is not limited. */
export type NewKey = {
  name: string
  scopes: string[]
  owner?: string
  models?: string[]
  agents?: string[]
  expires_at?: number
  sandbox?: 'made'
} & Partial<KeyLimits>

/**
 * Which keys a server accepts. `real`: all but those of sandboxes; for every server that is none.
 * `any`: for a sandbox on a store of its own. `sandbox`: only those of sandboxes; for a sandbox on
 * the store of a real server, whose callers must not be charged for canned replies.
 */
export type AcceptedKeys = 'real' | 'any' | 'sandbox'

/** The row of a new key; `token` itself is not in it. */
export function newRow(input: NewKey, token: string, createdAt: number): KeyRow {
  return {
    id: newId(createdAt),
    name: input.name,
    hash: digest(token),
    previous_hash: null,
    previous_until: null,
    prefix: visiblePart(token),
    owner: input.owner ?? null,
    scopes: JSON.stringify(input.scopes),
    models: input.models ? JSON.stringify(input.models) : null,
    agents: input.agents ? JSON.stringify(input.agents) : null,
    rpm: input.rpm ?? null,
    tpm: input.tpm ?? null,
    max_parallel: input.max_parallel ?? null,
    budget_nano: input.budget_nano ?? null,
    budget_period: input.budget_period ?? null,
    expires_at: input.expires_at ?? null,
    revoked_at: null,
    created_at: createdAt,
    version: 1,
    sandbox: input.sandbox ?? null,
  }
}

/** The key of a row, without its hashes. To copy what is left of it takes longer, in long lists. */
export const decode = (row: KeyRow): Key => ({
  id: row.id,
  name: row.name,
  previous_until: row.previous_until,
  prefix: row.prefix,
  owner: row.owner,
  scopes: names(row.scopes),
  models: row.models === null ? null : names(row.models),
  agents: row.agents === null ? null : names(row.agents),
  rpm: row.rpm,
  tpm: row.tpm,
  max_parallel: row.max_parallel,
  budget_nano: row.budget_nano,
  budget_period: row.budget_period,
  expires_at: row.expires_at,
  revoked_at: row.revoked_at,
  created_at: row.created_at,
  version: row.version,
  sandbox: row.sandbox,
})

function names(text: string): string[] {
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  throw new Error('a stored key holds something else than a list of names')
}
