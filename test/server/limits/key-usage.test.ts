import { describe, expect, test } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { createKeyUsage } from '../../../server/limits/key-usage.ts'
import { usdFrom } from '../../../server/money.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourMs } from '../../../server/store/ledger/roll-up.ts'
import { afterUse } from '../../support/clean-up.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

describe.each(engines)('what a key is told of its usage, on %s', (engine) => {
  test('counts each row of its periods once, while hours and days pass', async () => {
    const random = seeded(runSeed())
    const below = (count: number) => Math.floor(random() * count)
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    const access = createAccess({ store, observe: () => {} })
    afterUse(() => access.close())
    afterUse(() => ledger.close())
    const issued = await Promise.all(
      [0, 1].map((at) =>
        access.create({
          name: `key-${at}`,
          scopes: ['chat'],
          budget_nano: 10 ** 12,
          budget_period: 'total',
        }),
      ),
    )
    const keys = issued.map(({ key }) => key)

    const begin = Date.UTC(2026, 0, 30, 20)
    let now = begin
    const usageOf = createKeyUsage({ store, limits: { held: () => [] }, now: () => now })
    const rows: { id: string; ts: number; charged: number }[] = []
    const add = async (ts: number) => {
      const row = { id: keys[below(2)]?.id ?? '', ts, charged: below(1000) }
      rows.push(row)
      ledger.append(usageRow({ ts, key_id: row.id, charged: row.charged, counted: row.charged }))
      await ledger.flush()
    }
    for (let row = 0; row < 30; row++) await add(begin - below(40 * 24) * hourMs)
    for (let step = 0; step < 60; step++) {
      now += below(2 * hourMs)
      await add(now - below(hourMs))
      const key = keys[below(2)]
      if (!key) throw new Error('two keys were made')
      const { used } = await usageOf(key)
      for (const { since, requests, charged_usd } of [used.day, used.month]) {
        const own = rows.filter(({ id, ts }) => id === key.id && ts >= since * 1000)
        const charged = own.reduce((sum, row) => sum + row.charged, 0)
        expect({ requests, charged_usd }).toEqual({
          requests: own.length,
          charged_usd: usdFrom(charged),
        })
      }
    }
  })
})
