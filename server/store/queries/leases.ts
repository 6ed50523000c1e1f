import { sql, type Kysely, type RawBuilder } from 'kysely'
import { agreed } from '../clock.ts'
import type { Store } from '../store.ts'
import {
  grantInOne,
  grantInTwo,
  type Holder,
  type StoredQuota,
  type GrantRequest,
} from './lease-grants.ts'
import { reportedScope, scopePatterns } from '../scope.ts'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

export type { Holder, GrantRequest }

export type Leases = {
  /** `left` is what nobody holds after the grant; below 0 where more was used than there was. */
  grant(wish: GrantRequest): Promise<{ granted: number; left: number }>
  /** Makes the lease exactly this large, whatever the limit and whatever it was before; answers what nobody holds after that. */
  hold(holder: Holder, amount: number): Promise<number>
  /** Tells the others that this replica lives, and answers when each was last heard of; `known` is whether it was there before. */
  beat(
    replica: string,
    at: number,
  ): Promise<{ known: boolean; seen: { id: string; seen_at: number }[] }>
  /** What places for requests under way are held in this replica's name. */
  places(replica: string): Promise<HeldSlots[]>
  /**
   * Gives the places for requests under way of a dead replica back, unless it was heard of since. What it spent of the rest of its leases is not known:
   * it answers what of them it may not have.
   */
  bury(replica: string, seenAt: number): Promise<Unknown[]>
  /** Forgets this replica, which holds nothing any more but what it used. */
  leave(replica: string): Promise<void>
  /** Forgets the leases of these holders, who hold nothing any more but what they used. */
  drop(holders: readonly string[]): Promise<void>
  /** True for the first who asks of this quota with this limit, or a higher one. */
  first(quota: StoredQuota): Promise<boolean>
  /**
   * Forgets some of what ended long ago, and gives back the places of replicas that nobody can bury, since they are not known, and those that no lease explains.
   * True when there is more to forget.
   */
  sweep(now: number): Promise<boolean>
}

/** How many places of a scope one replica holds. */
export type HeldSlots = { scope: string; limit: number; granted: number }

/** So much of a budget counts as used, and may not have been. */
export type Unknown = { scope: string; amount: number }

const hourMs = 60 * 60 * 1000
/** Windows that ended are kept for a while, since a clock may go back: those of minutes shortly, for there are many; what was spent longer than a month. */
const keptMs = { minutes: 2 * hourMs, leases: 24 * hourMs, all: 32 * 24 * hourMs }

/** After a night there may be millions: together they take longer than a statement may, and on SQLite the event loop stands meanwhile. */
const sweptAtOnce = 1000

const isOrphan = sql<boolean>`substr(lease.replica, 1, 36) not in (select id from replica)`

export function openLeases({ journal, url }: Pick<Store, 'journal' | 'url'>): Leases {
  const isPostgres = url !== undefined
  return {
    grant: (wish) => (isPostgres ? grantInOne(journal, wish) : grantInTwo(journal, wish)),

    hold: together((all) =>
      inTransaction(journal, (transaction) => holdIn(transaction, all, isPostgres)),
    ),

    async beat(id, at) {
      const known = await journal
        .updateTable('replica')
        .set({ seen_at: at })
        .where('id', '=', id)
        .executeTakeFirst()
      if (known.numUpdatedRows === 0n)
        await journal
          .insertInto('replica')
          .values({ id, seen_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
          .execute()
      return {
        known: known.numUpdatedRows > 0n,
        seen: await journal.selectFrom('replica').selectAll().execute(),
      }
    },

    places: (id) =>
      leasesOfPlaces(journal)
        .select(['lease.scope', 'limit_n as limit', 'granted'])
        .where('replica', '=', id)
        .where('granted', '<>', 0)
        .execute(),

    bury: (id, seenAt) =>
      inTransaction(journal, async (transaction) => {
        const dead = await transaction
          .deleteFrom('replica')
          .where('id', '=', id)
          .where('seen_at', '=', seenAt)
          .executeTakeFirst()
        if (dead.numDeletedRows === 0n) return []
        await freePlaces(transaction, isPostgres)
        return transaction
          .selectFrom('lease')
          .select(({ eb, ref }) => ['scope', eb(ref('granted'), '-', ref('used')).as('amount')])
          .where('replica', 'like', `${id}/%`)
          .whereRef('granted', '>', 'used')
          .where('scope', 'not like', scopePatterns.minute)
          .execute()
      }),

    leave: (id) =>
      inTransaction(journal, async (transaction) => {
        await transaction.deleteFrom('replica').where('id', '=', id).execute()
        // It believes that it holds none. A lease that went without its places would leave nobody who could give them back.
        await freePlaces(transaction, isPostgres)
        await transaction
          .deleteFrom('lease')
          .where((lease) =>
            lease.or([lease('replica', '=', id), lease('replica', 'like', `${id}/%`)]),
          )
          .execute()
      }),

    drop: async (holders) =>
      void (await journal
        .deleteFrom('lease')
        .where('replica', 'in', textsIn(holders, isPostgres))
        .execute()),

    async first({ scope, windowStart, endsAt, limit }) {
      const row = {
        scope: reportedScope(scope),
        window_start: windowStart,
        ends_at: endsAt,
        limit_n: limit,
        used_n: 0,
        last_n: 0,
      }
      const told = await journal
        .insertInto('quota')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'window_start'])
            .doUpdateSet({ limit_n: limit })
            .where('quota.limit_n', '<', limit),
        )
        .returning('limit_n')
        .executeTakeFirst()
      return told !== undefined
    },

    async sweep(time) {
      const now = agreed(journal, time)
      const before = (kept: number) => sql<number>`${now} - ${sql.lit(kept)}`
      // What a dead replica holds of what never ends is nobody's to give back; it is kept a while, for a replica that only slept.
      await journal
        .updateTable('lease')
        .set({ expires_at: now })
        .where('expires_at', 'is', null)
        .where('scope', 'not like', scopePatterns.concurrency)
        .where(isOrphan)
        .execute()
      const swept = [
        await sql`delete from lease where (scope, window_start, replica) in (
          select scope, window_start, replica from lease where expires_at < ${before(keptMs.leases)} limit ${sql.lit(sweptAtOnce)})`.execute(
          journal,
        ),
        await sql`delete from quota where (scope, window_start) in (
          select scope, window_start from quota where ends_at < ${before(keptMs.minutes)} and (scope like ${sql.lit(scopePatterns.minute)} or ends_at < ${before(keptMs.all)}) limit ${sql.lit(sweptAtOnce)})`.execute(
          journal,
        ),
      ]
      await inTransaction(journal, (transaction) => freePlaces(transaction, isPostgres))
      await inTransaction(journal, (transaction) => recountPlaces(transaction, isPostgres))
      return swept.some(({ numAffectedRows }) => numAffectedRows === BigInt(sweptAtOnce))
    },
  }
}

const leasesOfPlaces = (journal: Kysely<JournalTables>) =>
  journal
    .selectFrom('lease')
    .innerJoin('quota', (quota) =>
      quota
        .onRef('quota.scope', '=', 'lease.scope')
        .onRef('quota.window_start', '=', 'lease.window_start'),
    )
    .where('lease.scope', 'like', scopePatterns.concurrency)

/** Gives back the places of replicas that are not there any more. */
async function freePlaces(transaction: Kysely<JournalTables>, isPostgres: boolean): Promise<void> {
  const found = await leasesOfPlaces(transaction)
    .select(['lease.scope', 'lease.window_start', 'replica', 'limit_n'])
    .where(isOrphan)
    .execute()
  if (found.length === 0) return
  await holdIn(
    transaction,
    found.map(({ scope, window_start: windowStart, replica, limit_n: limit }) => ({
      scope,
      windowStart,
      endsAt: null,
      limit,
      replica,
      used: 0,
      amount: 0,
    })),
    isPostgres,
  )
  await transaction
    .deleteFrom('lease')
    .where('scope', 'like', scopePatterns.concurrency)
    .where('granted', '=', 0)
    .where(isOrphan)
    .execute()
}

/** Places are taken only by leases: what a quota counts beyond those that are there would be missing for ever. */
async function recountPlaces(
  transaction: Kysely<JournalTables>,
  isPostgres: boolean,
): Promise<void> {
  const leased = sql<number>`coalesce((select sum(granted) from lease where lease.scope = quota.scope and lease.window_start = quota.window_start), 0)`
  const wrong = transaction
    .selectFrom('quota')
    .select('scope')
    .where('scope', 'like', scopePatterns.concurrency)
    .where('used_n', '<>', leased)
    .orderBy('scope')
  const scopes = (await wrong.execute()).map(({ scope }) => scope)
  if (scopes.length === 0) return
  // Locked first: a sum that is read while somebody is granted a place would be without it.
  if (isPostgres)
    await transaction
      .selectFrom('quota')
      .select('scope')
      .where('scope', 'in', textsIn(scopes, isPostgres))
      .orderBy('scope')
      .forUpdate()
      .execute()
  await transaction
    .updateTable('quota')
    .set({ used_n: leased })
    .where('scope', 'in', textsIn(scopes, isPostgres))
    .execute()
}

type Held = Holder & { amount: number }

/** What is told within one turn is stored by one transaction: on SQLite each is made durable on its own, on PostgreSQL each takes a connection. */
function together(store: (all: readonly Held[]) => Promise<number[]>): Leases['hold'] {
  let told: Held[] = []
  let stored: Promise<number[]> | undefined
  return async (holder, amount) => {
    const place = told.push({ ...holder, amount }) - 1
    stored ??= Promise.resolve().then(() => {
      const all = told
      told = []
      stored = undefined
      return store(all)
    })
    return (await stored)[place] ?? 0
  }
}

async function holdIn(
  transaction: Kysely<JournalTables>,
  all: readonly Held[],
  isPostgres: boolean,
): Promise<number[]> {
  const held = heldIn(all, isPostgres)
  // This locks the quotas, in order, and before the leases, as a grant does it: who locks in another order may wait for one another.
  await sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    select scope, window_start, max(ends_at), max(limit_n), 0, 0 from ${held} where true group by scope, window_start order by scope, window_start
    on conflict (scope, window_start) do update set limit_n = excluded.limit_n`.execute(transaction)
  const { rows } = await sql<{ scope: string; window_start: number; used_n: number }>`
    update quota set used_n = used_n + change.amount from (
      select held.scope as of_scope, held.window_start as of_start, cast(sum(held.granted - coalesce(lease.granted, 0)) as bigint) as amount
      from ${held} left join lease on lease.scope = held.scope and lease.window_start = held.window_start and lease.replica = held.replica
      group by held.scope, held.window_start) as change
    where scope = change.of_scope and window_start = change.of_start returning scope, window_start, used_n`.execute(
    transaction,
  )
  await sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at)
    select scope, window_start, replica, granted, used, ends_at from ${held} where true
    on conflict (scope, window_start, replica) do update set granted = excluded.granted, used = excluded.used, expires_at = excluded.expires_at`.execute(
    transaction,
  )
  const used = new Map(
    rows.map(({ scope, window_start, used_n }) => [`${scope} ${window_start}`, used_n]),
  )
  return all.map(
    ({ scope, windowStart, limit }) => limit - (used.get(`${scope} ${windowStart}`) ?? 0),
  )
}

/** The same statement however many there are. */
function heldIn(all: readonly Held[], isPostgres: boolean): RawBuilder<unknown> {
  const json = JSON.stringify(
    all.map(({ scope, windowStart, replica, amount, used, endsAt, limit }) => ({
      scope,
      window_start: windowStart,
      replica,
      granted: amount,
      used,
      ends_at: endsAt,
      limit_n: limit,
    })),
  )
  if (isPostgres)
    return sql`json_to_recordset(${json}::json) as held (scope text, window_start bigint, replica text, granted bigint, used bigint, ends_at bigint, limit_n bigint)`
  const columns = sql.join(
    ['scope', 'window_start', 'replica', 'granted', 'used', 'ends_at', 'limit_n'].map(
      (name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`,
    ),
  )
  return sql`(select ${columns} from json_each(${json})) as held`
}

const textsIn = (texts: readonly string[], isPostgres: boolean): RawBuilder<string> =>
  isPostgres
    ? sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`
    : sql`(select value from json_each(${JSON.stringify(texts)}))`
