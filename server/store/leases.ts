import { sql, type Kysely, type RawBuilder } from 'kysely'
import { agreed } from './clock.ts'
import type { Store } from './database.ts'
import type { Journal, LeaseRow } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** A quota, and who asks of it; `endsAt` is null for what never ends. */
export type Holder = { scope: string; windowStart: number; endsAt: number | null; limit: number; replica: string; used: number }

/** All of `need`, more in multiples of `unit` towards `wish`, or nothing. */
export type Wish = Holder & { need: number; unit: number; wish: number; replicas: number }

export type Leases = {
  /** `left` is what nobody holds after the grant; below 0 where more was used than there was. */
  grant(wish: Wish): Promise<{ granted: number; left: number }>
  /** Makes the lease exactly this large, whatever the limit and whatever it was before; answers what nobody holds after that. */
  hold(holder: Holder, amount: number): Promise<number>
  /** Tells the others that this replica lives, and answers when each was last heard of; `known` is whether it was there before. */
  beat(replica: string, at: number): Promise<{ known: boolean; seen: { id: string; seen_at: number }[] }>
  /** Gives the places for requests under way of a dead replica back, unless it was heard of since. What it spent of the rest of its leases is not known. */
  bury(replica: string, seenAt: number): Promise<void>
  /** Forgets this replica, which holds nothing any more. */
  leave(replica: string): Promise<void>
  /** Forgets what ended so long ago, but for money. */
  sweep(now: number, keptMs: number): Promise<void>
}

/** While less is left than so many requests of each replica may use, a lease is for exactly one. */
const lastRequests = 8

export function openLeases({ journal, url }: Pick<Store, 'journal' | 'url'>): Leases {
  const isPostgres = url !== undefined
  return {
    grant: (wish) => (isPostgres ? grantInOne(journal, wish) : grantInTwo(journal, wish)),

    hold: isPostgres ? (holder, amount) => inTransaction(journal, (transaction) => holdIn(transaction, holder, amount)) : heldTogether(journal),

    async beat(id, at) {
      const known = await journal.updateTable('replica').set({ seen_at: at }).where('id', '=', id).executeTakeFirst()
      if (known.numUpdatedRows === 0n) await journal.insertInto('replica').values({ id, seen_at: at }).onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at })).execute()
      return { known: known.numUpdatedRows > 0n, seen: await journal.selectFrom('replica').selectAll().execute() }
    },

    bury: (id, seenAt) =>
      inTransaction(journal, async (transaction) => {
        const dead = await transaction.deleteFrom('replica').where('id', '=', id).where('seen_at', '=', seenAt).executeTakeFirst()
        if (dead.numDeletedRows === 0n) return
        const gone = await transaction.deleteFrom('lease').where('replica', '=', id).where('scope', 'like', 'parallel:%').returning(['scope', 'window_start', 'granted']).execute()
        for (const { scope, window_start, granted } of gone.toSorted((one, other) => (one.scope < other.scope ? -1 : 1))) {
          await transaction.updateTable('quota').set((quota) => ({ used_n: quota('used_n', '-', granted) })).where('scope', '=', scope).where('window_start', '=', window_start).execute()
        }
      }),

    leave: async (id) => void (await journal.deleteFrom('replica').where('id', '=', id).execute()),

    async sweep(now, keptMs) {
      const before = sql<number>`${agreed(journal, now)} - ${whole(keptMs)}`
      await journal.deleteFrom('lease').where('expires_at', '<', before).execute()
      await journal.deleteFrom('quota').where('ends_at', '<', before).where((quota) => quota.or([quota('scope', 'like', 'rpm:%'), quota('scope', 'like', 'tpm:%')])).execute()
    },
  }
}

async function holdIn(transaction: Kysely<Journal>, holder: Holder, amount: number): Promise<number> {
  const { scope, windowStart, replica, used, endsAt, limit } = holder
  // This locks the quota, and before the lease, as a grant does it: who locks in another order may wait for one another.
  await quotaWith(holder, sql`0`, (granted) => granted, sql`0`).execute(transaction)
  const lease = await transaction.selectFrom('lease').select('granted').where('scope', '=', scope).where('window_start', '=', windowStart).where('replica', '=', replica).executeTakeFirst()
  const row: LeaseRow = { scope, window_start: windowStart, replica, granted: amount, used, expires_at: endsAt }
  await transaction.insertInto('lease').values(row).onConflict((conflict) => conflict.columns(['scope', 'window_start', 'replica']).doUpdateSet({ granted: amount, used })).execute()
  const { used_n } = await transaction
    .updateTable('quota')
    .set((quota) => ({ used_n: quota('used_n', '+', amount - (lease?.granted ?? 0)) }))
    .where('scope', '=', scope).where('window_start', '=', windowStart)
    .returning('used_n')
    .executeTakeFirstOrThrow()
  return limit - used_n
}

/** What is told within one turn is stored by one transaction: SQLite makes each durable on its own, and all else waits for that. */
function heldTogether(journal: Kysely<Journal>): Leases['hold'] {
  let told: { holder: Holder; amount: number }[] = []
  let stored: Promise<number[]> | undefined
  return async (holder, amount) => {
    const place = told.push({ holder, amount }) - 1
    stored ??= Promise.resolve().then(() => {
      const all = told
      told = []
      stored = undefined
      return inTransaction(journal, async (transaction) => {
        const left: number[] = []
        for (const one of all) left.push(await holdIn(transaction, one.holder, one.amount))
        return left
      })
    })
    return (await stored)[place] ?? 0
  }
}

/** Both engines divide whole numbers as such only when they know them to be whole. */
const whole = (value: number | null): RawBuilder<unknown> => sql`cast(${value} as bigint)`

/** How much is granted when `used` is granted already. The row is locked when it is read, so that two who ask at once are granted one after the other. */
function sizeOf({ limit, need, unit, wish, replicas }: Wish, used: RawBuilder<unknown>): RawBuilder<unknown> {
  const left = sql`(${whole(limit)} - ${used})`
  const share = sql`(${left} / ${whole(2 * replicas)})`
  const welcome = sql`(case when ${share} < ${whole(wish)} then ${share} else ${whole(wish)} end)`
  return sql`(case
    when ${left} < ${whole(need)} then 0
    when ${left} < ${whole(lastRequests * replicas * unit)} or ${welcome} <= ${whole(need)} then ${whole(need)}
    else ${whole(need)} + (${welcome} - ${whole(need)}) / ${whole(unit)} * ${whole(unit)} end)`
}

/** `last_n` is what this statement granted: it tells the amount, which is not known before the row is locked. */
function quotaWith({ scope, windowStart, endsAt, limit }: Holder, first: RawBuilder<unknown>, usedAfter: (used: RawBuilder<unknown>) => RawBuilder<unknown>, last: RawBuilder<unknown>): RawBuilder<{ used_n: number; last_n: number }> {
  return sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    values (${scope}, ${whole(windowStart)}, ${whole(endsAt)}, ${whole(limit)}, ${first}, ${first})
    on conflict (scope, window_start) do update set limit_n = excluded.limit_n, used_n = ${usedAfter(sql`quota.used_n`)}, last_n = ${last}
    returning used_n, last_n`
}

const leaseWith = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at) ${rows}
    on conflict (scope, window_start, replica) do update set granted = lease.granted + excluded.granted, used = excluded.used`

const granting = (wish: Wish) => quotaWith(wish, sizeOf(wish, sql`0`), (used) => sql`${used} + ${sizeOf(wish, used)}`, sizeOf(wish, sql`quota.used_n`))

const answerOf = (limit: number, row: { used_n: number; last_n: number } | undefined) => {
  if (!row) throw new Error('a quota was not written')
  return { granted: row.last_n, left: limit - row.used_n }
}

/** PostgreSQL does it in one statement: the row stays locked for one way there and back only. */
async function grantInOne(journal: Kysely<Journal>, wish: Wish): Promise<{ granted: number; left: number }> {
  const { scope, windowStart, replica, used, endsAt } = wish
  const rows = sql`select ${scope}, ${whole(windowStart)}, ${replica}, last_n, ${whole(used)}, ${whole(endsAt)} from taken where last_n > 0`
  const asked = sql<{ used_n: number; last_n: number }>`with taken as (${granting(wish)}), leased as (${leaseWith(rows)} returning replica) select used_n, last_n from taken`
  return answerOf(wish.limit, (await asked.execute(journal)).rows[0])
}

/** SQLite cannot write two tables in one statement; a transaction of its is alone. */
function grantInTwo(journal: Kysely<Journal>, wish: Wish): Promise<{ granted: number; left: number }> {
  return inTransaction(journal, async (transaction) => {
    const answer = answerOf(wish.limit, (await granting(wish).execute(transaction)).rows[0])
    const { scope, windowStart, replica, used, endsAt } = wish
    if (answer.granted > 0) await leaseWith(sql`values (${scope}, ${whole(windowStart)}, ${replica}, ${whole(answer.granted)}, ${whole(used)}, ${whole(endsAt)})`).execute(transaction)
    return answer
  })
}
