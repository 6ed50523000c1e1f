import { describe, expect, test } from 'vitest'
import { createNewestRequests } from '../../../server/operator/ledger/newest-requests.ts'
import { listOf } from '../../../server/operator/ledger/requests.ts'
import { newId } from '../../../server/store/id.ts'
import { endedRequests, type RequestsQuery } from '../../../server/store/queries/requests.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import type { Store } from '../../../server/store/store.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

const begin = Date.UTC(2026, 0, 2)
const keys = ['key-1', 'key-2', undefined] as const

const random = seeded(runSeed())
const below = (count: number) => Math.floor(random() * count)
const anyTime = () => begin + below(40)

describe.each(engines)('the newest requests on %s', (engine) => {
  test('are those of a new query, whatever was stored, at any time, or rolled up since', async () => {
    const store = await freshStore(engine)
    const newest = createNewestRequests(store)
    const checked = new Set<string>()
    let pages = 0
    for (let time = 0; time < 100; time++) {
      await storeOrDelete(store)
      const query = anyQuery()
      const page = await newest(query)
      if (!page) continue
      pages++
      const expected = listOf(await endedRequests(store, query)).value
      expect(JSON.parse(page.text)).toEqual(expected)
      for (const { id } of page.value?.requests ?? []) checked.add(id)
      for (const { id } of expected?.requests ?? []) expect(checked).toContain(id)
    }
    expect(pages).toBeGreaterThan(50)
  })
})

async function storeOrDelete({ usage }: Store): Promise<void> {
  const rows = Array.from({ length: below(4) }, () =>
    usageRow({
      id: newId(),
      ts: anyTime(),
      key_id: keys[below(2)] ?? '-',
      status: random() < 0.1 ? 'upstream_failed' : 'ok',
      estimated: random() < 0.5 ? 1 : 0,
    }),
  )
  await insertUsage(usage, rows)
  if (random() < 0.2)
    await usage
      .deleteFrom('usage')
      .where('ts', '<', begin + below(20))
      .execute()
}

function anyQuery(): RequestsQuery {
  const key_id = keys[below(3)]
  return {
    from: random() < 0.8 ? 0 : anyTime(),
    to: random() < 0.8 ? begin + 1000 : anyTime(),
    limit: 1 + below(20),
    ...(key_id !== undefined && { key_id }),
    ...(random() < 0.2 && { after: { ts: anyTime(), id: newId() } }),
  }
}
