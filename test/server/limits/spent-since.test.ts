import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createSpentSince } from '../../../server/limits/spent-since.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourMs, hourOf } from '../../../server/store/ledger/roll-up.ts'
import { keySpendBetween } from '../../../server/store/queries/key-sums.ts'
import { dayMs } from '../../../server/store/ledger/totals.ts'
import { afterUse } from '../../support/clean-up.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

describe.each(engines)('what was spent since a day, on %s', (engine) => {
  async function spending() {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close())
    vi.useFakeTimers({ toFake: ['Date'] })
    afterUse(() => vi.useRealTimers())
    return {
      store,
      spentSince: createSpentSince(store),
      async spend(ts: number, key_id: string, charged: number) {
        ledger.append(usageRow({ ts, key_id, charged, counted: charged + 1 }))
        await ledger.flush()
      },
    }
  }

  test('is what a new query finds, while days pass and rows of the last hour come', async () => {
    const { store, spentSince, spend } = await spending()
    const random = seeded(runSeed())
    const below = (count: number) => Math.floor(random() * count)
    const begin = hourOf(Date.now()) - 100 * hourMs
    for (let minutes = 0; minutes < 4000; minutes += 1 + below(250)) {
      const now = begin + minutes * 60_000
      vi.setSystemTime(now)
      await spend(now - below(60) * 60_000, `key-${below(3)}`, below(1000))
      const from = begin - (begin % dayMs) + (below(4) - 1) * dayMs
      const stored = await keySpendBetween(store.usage, from, Infinity)
      const spent = await spentSince('key', from)
      for (const id of ['key-0', 'key-1', 'key-2', 'nobody'])
        expect(spent(id)).toEqual(stored.get(id) ?? { charged: 0n, counted: 0n })
    }
  })

  test('has a row of an earlier hour that came late when the next hour begins', async () => {
    const { spentSince, spend } = await spending()
    const hour = hourOf(Date.now()) - (hourOf(Date.now()) % dayMs) + 3 * hourMs
    const charged = async (minutes: number) => {
      vi.setSystemTime(hour + minutes * 60_000)
      return (await spentSince('', 0))('').charged
    }
    await spend(hour - 5 * hourMs, 'key-0', 1)
    await spend(hour - 1, 'key-0', 10)
    expect(await charged(1)).toBe(11n)
    await spend(hour - 4 * hourMs, 'key-0', 100)
    await spend(hour - hourMs, 'key-0', 1000)
    expect(await charged(59)).toBe(1011n)
    expect(await charged(60)).toBe(1111n)
  })

  test('is read again after the store did not answer', async () => {
    const { store, spentSince, spend } = await spending()
    await spend(hourOf(Date.now()) - 5 * hourMs, 'key-0', 7)
    await sql`alter table usage_total rename to away`.execute(store.usage)
    await expect(spentSince('key', 0)).rejects.toThrow('usage_total')
    await sql`alter table away rename to usage_total`.execute(store.usage)
    expect((await spentSince('key', 0))('key-0').charged).toBe(7n)
  })
})
