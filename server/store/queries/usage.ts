import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { callOfRow, countedOfRow, hourOfRow } from '../ledger/roll-up.ts'
import type { UsageDb, UsageRow } from '../tables.ts'

const counted = ['prompt_tokens', 'completion_tokens', 'charged', 'counted', 'cost'] as const
type Counted = (typeof counted)[number]
/** 1000 rows of 21 values stay below what SQLite (32 766) and PostgreSQL (65 535) bind in one statement. */
const rowsAtOnce = 1000

/** `from` is inclusive, `to` is not; both epoch milliseconds. */
type Span = { from: number; to: number; key_id?: string; model?: string }

/** With `refusals` what was refused, and so came to no model, has totals of its own by the reason. */
export type TotalsQuestion = Span & { by: ('key' | 'model' | 'agent' | 'hour')[]; refusals?: true }

/** Holds the fields that were asked for in `by`. Money is bigint: a sum of nano-USD may pass 2^53 ($9.0 million). */
export type Total = {
  key_id?: string
  model?: string | null
  agent?: string | null
  /** Epoch milliseconds of the UTC hour's start. */
  hour?: number
  /** The code of a refusal; of an hour that was summed up nobody knows it any more. */
  refusal?: string | null
  /** Distinct calls; an attempt more is not a request more, and several under one request id are several. */
  requests: number
  prompt_tokens: number
  completion_tokens: number
  /** What callers pay. */
  charged: bigint
  /** What budgets count: more than is charged where callers ended calls. */
  counted: bigint
  cost: bigint
}

export type RowsQuestion = Span & { limit: number; after?: { ts: number; id: string } }

/** Adds the rows that are not there yet. */
export async function insertUsage(usage: Kysely<UsageDb>, rows: UsageRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await usage
      .insertInto('usage')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['key_id', 'ts', 'id']).doNothing())
      .execute()
  }
}

/** One total for each group, in the order of the groups; without groups exactly one. An hour that was summed up counts where it begins. */
export async function totals(usage: Kysely<UsageDb>, question: TotalsQuestion): Promise<Total[]> {
  const by = [...new Set(question.by)].map((group) => (group === 'key' ? 'key_id' : group))
  const groups: Group[] = question.refusals ? [...by, 'refusal'] : by
  // One question to both tables: a row that is summed up meanwhile is in one of them.
  let query = usage
    .selectFrom(
      ofRows(usage, question, groups)
        .unionAll(ofHours(usage, question, groups))
        .as('part'),
    )
    .select([
      sumOf('requests'),
      sumOf('prompt_tokens'),
      sumOf('completion_tokens'),
      sumOf('charged'),
      sumOf('counted'),
      sumOf('cost'),
    ])
    .select(groups)
  for (const group of groups)
    query = query.groupBy(group).orderBy(group, (order) => order.asc().nullsFirst())
  const found = await query.execute()
  return found.map(
    ({ requests, prompt_tokens, completion_tokens, charged, counted, cost, ...group }) => ({
      // The type of a group's columns follows from `by`, which the compiler cannot follow.
      ...(group as Pick<Total, Group>),
      requests: exact(requests),
      prompt_tokens: exact(prompt_tokens),
      completion_tokens: exact(completion_tokens),
      charged: BigInt(charged),
      counted: BigInt(counted),
      cost: BigInt(cost),
    }),
  )
}

type Group = 'key_id' | 'model' | 'agent' | 'hour' | 'refusal'
type Part = Record<'requests' | Counted, string> & { key_id: string; hour: number } & Record<
    'model' | 'agent' | 'refusal',
    string | null
  >

const valueOf: Record<Group, { row: RawBuilder<unknown>; hour: RawBuilder<unknown> }> = {
  key_id: { row: sql`key_id`, hour: sql`key_id` },
  model: { row: sql`model`, hour: sql`nullif(model, '')` },
  agent: { row: sql`agent`, hour: sql`nullif(agent, '')` },
  hour: { row: sql.raw(hourOfRow), hour: sql`hour` },
  // Of a call that came to a model each attempt says how it ended, and what needed none ended well.
  refusal: {
    row: sql`case when model is null and status <> 'ok' then status end`,
    hour: sql`cast(null as text)`,
  },
}

const sums = counted.map((column) =>
  sql<string>`sum(${column === 'counted' ? sql.raw(countedOfRow) : sql.ref(column)})`.as(column),
)

function ofRows(
  usage: Kysely<UsageDb>,
  question: TotalsQuestion,
  groups: Group[],
): SelectQueryBuilder<UsageDb, 'usage', Part> {
  const query = spanned(usage, question).select([
    sql<string>`count(distinct ${sql.raw(callOfRow)})`.as('requests'),
    ...sums,
  ])
  return groups.reduce(
    (grouped, group) => grouped.select(valueOf[group].row.as(group)).groupBy(valueOf[group].row),
    query,
  ) as SelectQueryBuilder<UsageDb, 'usage', Part>
}

function ofHours(
  usage: Kysely<UsageDb>,
  { from, to, key_id, model, by }: TotalsQuestion,
  groups: Group[],
): SelectQueryBuilder<UsageDb, 'usage_hour', Part> {
  let rows = usage.selectFrom('usage_hour').where('hour', '>=', from).where('hour', '<', to)
  if (key_id !== undefined) rows = rows.where('key_id', '=', key_id)
  if (model !== undefined) rows = rows.where('model', '=', model)
  const byModel = model !== undefined || by.includes('model')
  const [plain, ofModel] = by.includes('agent')
    ? ['requests_of_agent', 'requests_of_both']
    : ['requests', 'requests_of_model']
  const requests = byModel ? ofModel : plain
  const query = rows.select([sql<string>`sum(${sql.ref(requests)})`.as('requests'), ...sums])
  return groups.reduce(
    (grouped, group) => grouped.select(valueOf[group].hour.as(group)).groupBy(valueOf[group].hour),
    query,
  ) as SelectQueryBuilder<UsageDb, 'usage_hour', Part>
}

/** Nano-USD: what a caller pays, and what its budgets count. */
export type Spend = Pick<Total, 'charged' | 'counted'>

/** Of each of these keys that has any rows since then. */
export async function spentOf(
  usage: Kysely<UsageDb>,
  keys: readonly string[],
  from: number,
): Promise<Map<string, Spend>> {
  const spent = new Map<string, Spend>()
  for (let at = 0; at < keys.length; at += rowsAtOnce) {
    const some = keys.slice(at, at + rowsAtOnce)
    const columns = [
      'key_id',
      'charged',
      sql<number>`${sql.raw(countedOfRow)}`.as('counted'),
    ] as const
    const rows = usage
      .selectFrom('usage')
      .select(columns)
      .where('key_id', 'in', some)
      .where('ts', '>=', from)
    const hours = usage
      .selectFrom('usage_hour')
      .select(columns)
      .where('key_id', 'in', some)
      .where('hour', '>=', from)
    const found = await usage
      .selectFrom(rows.unionAll(hours).as('part'))
      .select(['key_id', sumOf('charged'), sumOf('counted')])
      .groupBy('key_id')
      .execute()
    for (const { key_id, charged, counted } of found)
      spent.set(key_id, { charged: BigInt(charged), counted: BigInt(counted) })
  }
  return spent
}

/** Newest first; give the last row as `after` to get the next page, which neither repeats nor misses a row. */
export function rows(usage: Kysely<UsageDb>, question: RowsQuestion): Promise<UsageRow[]> {
  const { after } = question
  return spanned(usage, question)
    .selectAll()
    .select([
      sql<string>`${sql.raw(callOfRow)}`.as('call_id'),
      sql<number>`${sql.raw(countedOfRow)}`.as('counted'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(ts, id) < (${after?.ts}, ${after?.id})`),
    )
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .limit(question.limit)
    .execute()
}

function spanned(usage: Kysely<UsageDb>, { from, to, key_id, model }: Span) {
  let query = usage.selectFrom('usage').where('ts', '>=', from).where('ts', '<', to)
  if (key_id !== undefined) query = query.where('key_id', '=', key_id)
  if (model !== undefined) query = query.where('model', '=', model)
  return query
}

/** As text, because both engines' sums may pass what a number holds exactly. */
function sumOf<Column extends 'requests' | Counted>(column: Column) {
  return sql<string>`cast(coalesce(sum(${sql.ref(column)}), 0) as text)`.as(column)
}

function exact(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${text} is more than a number holds exactly`)
  return number
}
