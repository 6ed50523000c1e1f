import type { Kysely } from 'kysely'
import type { JournalTables } from '../../tables.ts'
import type { StoredQuota } from './types.ts'

/** What is used of each quota, or held in advance by a replica; in the order of the quotas. */
export async function usedOf(
  journal: Kysely<JournalTables>,
  quotas: readonly Pick<StoredQuota, 'scope' | 'windowStart'>[],
): Promise<number[]> {
  if (quotas.length === 0) return []
  const rows = await journal
    .selectFrom('quota')
    .select(['scope', 'window_start', 'used_n'])
    .where((row) =>
      row.or(
        quotas.map(({ scope, windowStart }) =>
          row.and([row('scope', '=', scope), row('window_start', '=', windowStart)]),
        ),
      ),
    )
    .execute()
  return quotas.map(
    ({ scope, windowStart }) =>
      rows.find((row) => row.scope === scope && row.window_start === windowStart)?.used_n ?? 0,
  )
}
