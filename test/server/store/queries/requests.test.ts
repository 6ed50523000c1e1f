import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  endedRequests,
  rowsOfPage,
  type RequestsQuery,
} from '../../../../server/store/queries/requests.ts'
import type { Store } from '../../../../server/store/store.ts'
import { insertUsage } from '../../../../server/store/queries/usage.ts'
import { engines, freshStore, usageRow } from '../../../support/servers/store.ts'

const start = Date.UTC(2026, 0, 2)
const rows = rowsOfPage + 500

/** Attempts in a row, each followed by another. */
const attempts = { from: 1000, to: 1100 }

/**
 * One row a millisecond, of which each tenth is an attempt that was followed by another, and some
 * all are.
 */
const fill = ({ usage }: Store) =>
  sql`
    with recursive series (n) as (
      select 0 union all select n + 1 from series where n + 1 < ${sql.lit(rows)}
    )
    insert into usage (id, call_id, request_id, attempt, ts, service, key_id, model, status,
      prompt_tokens, completion_tokens, estimated, charged, counted, cost, latency_ms, upstream)
    select cast(1000000 + n as text), 'c', 'r', 1, ${sql.lit(start)} + n, 'gateway',
      case when n % 2 = 0 then 'even' else 'odd' end, 'large',
      case when n % 10 = 9 or (n >= ${sql.lit(attempts.from)} and n < ${sql.lit(attempts.to)})
        then 'upstream_failed' else 'ok' end,
      1, 1, 0, case when n = 3 then 5 else 0 end, 0, 0, 7, 'x'
    from series`.execute(usage)

describe.each(engines)('a page of requests on %s', (engine) => {
  let store: Store
  beforeAll(async () => {
    store = await freshStore(engine)
    await fill(store)
  })

  const all = { scope: 'all' as const, from: start, to: start + rows, limit: 5 }
  const page = (query: Partial<RequestsQuery>) => endedRequests(store, { ...all, ...query })

  it('reads 50 000 rows for a filter, says so, and goes on behind them', async () => {
    const first = await page({ costlierThan: 1 })
    expect(first).toMatchObject({ rows: [], rowsRead: rowsOfPage, isComplete: false })
    expect(first.next).toEqual({ ts: start + 500, id: '1000500' })
    const second = await page({ costlierThan: 1, ...(first.next && { after: first.next }) })
    expect(second).toMatchObject({ rowsRead: 500, isComplete: true, next: undefined })
    expect(second.rows.map(({ ts }) => ts - start)).toEqual([3])
  })

  it('has the newest requests first, without attempts that another row followed', async () => {
    const { rows: found, rowsRead, isComplete, next } = await page({})
    const newest = rows - 1
    expect(found.map(({ ts }) => ts - start)).toEqual([2, 3, 4, 5, 6].map((at) => newest + 1 - at))
    expect(rowsRead).toBe(6)
    expect(isComplete).toBe(true)
    expect(next).toEqual({ ts: start + newest - 5, id: String(1_000_000 + newest - 5) })
  })

  it('is as long where many attempts are between its requests', async () => {
    const to = start + attempts.to
    const first = await page({ to })
    const { from } = attempts
    expect(first.rows.map(({ ts }) => ts - start)).toEqual([2, 3, 4, 5, 6].map((at) => from - at))
    expect(first).toMatchObject({ rowsRead: 106, isComplete: true })
    const second = await page({ to, ...(first.next && { after: first.next }) })
    expect(second.rows.map(({ ts }) => from - (ts - start))).toEqual([7, 8, 9, 10, 12])
    expect(second.rowsRead).toBe(6)
  })

  it('has an end where the oldest row is', async () => {
    const { rows: found, rowsRead, next } = await page({ to: start + 3 })
    expect(found.map(({ ts }) => ts - start)).toEqual([2, 1, 0])
    expect({ rowsRead, next }).toEqual({ rowsRead: 3, next: undefined })
  })

  it('counts the rows of the key alone', async () => {
    const { rowsRead, next } = await page({ key_id: 'even', to: start + 10 })
    expect({ rowsRead, next }).toEqual({ rowsRead: 5, next: undefined })
  })

  it('finds what a model answered, and what failed after it was called', async () => {
    const from = start + rows
    const part = { from, to: from + 1000, limit: 5 }
    const row = { service: 'gateway', key_id: 'even' }
    const refusal = { ...row, model: null, upstream: null, status: 'upstreams_failed' }
    const attempt = { ...row, model: 'small', upstream: 'y', status: 'http_500' }
    await insertUsage(store.usage, [
      usageRow({ ...attempt, id: 'a1', ts: from + 1, call_id: 'failed' }),
      usageRow({ ...attempt, id: 'a2', ts: from + 2, call_id: 'failed', upstream: 'z' }),
      usageRow({ ...refusal, id: 'a3', ts: from + 3, call_id: 'failed' }),
      usageRow({ ...refusal, id: 'a4', ts: from + 4, call_id: 'refused', status: 'rate_limited' }),
      usageRow({ ...attempt, id: 'a5', ts: from + 5, call_id: 'answered', status: 'ok' }),
      usageRow({
        ...attempt,
        id: 'a6',
        ts: from + 6,
        call_id: 'other',
        model: 'large',
        status: 'ok',
      }),
    ])
    const idsOf = async (query: Partial<RequestsQuery>) =>
      (await page({ ...part, ...query })).rows.map(({ id }) => id)
    expect(await idsOf({ model: 'small' })).toEqual(['a5', 'a3'])
    expect(await idsOf({ upstream: 'z' })).toEqual(['a3'])
    expect(await idsOf({ upstream: 'y', status: 'failed' })).toEqual(['a3'])
    expect(await idsOf({ model: 'large', upstream: 'z' })).toEqual([])
    expect(await idsOf({ status: 'failed' })).toEqual(['a4', 'a3'])
  })
})
