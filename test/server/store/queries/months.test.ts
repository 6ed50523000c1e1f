import { describe, expect, it, onTestFinished } from 'vitest'
import { closeDueMonth } from '../../../../server/app/store.ts'
import { startLedger } from '../../../../server/store/ledger/ledger.ts'
import { monthOf } from '../../../../server/store/ledger/totals.ts'
import { closeMonth, listMonths } from '../../../../server/store/queries/months.ts'
import { endless, usageTotals } from '../../../../server/store/queries/totals.ts'
import { insertUsage } from '../../../../server/store/queries/usage.ts'
import { listAudit } from '../../../../server/store/queries/operators/audit.ts'
import type { Store } from '../../../../server/store/store.ts'
import type { UsageRow } from '../../../../server/store/usage-tables.ts'
import { engines, freshFolder, freshStore, usageRow } from '../../../support/servers/store.ts'

const [may, june, july] = [4, 5, 6].map((month) => Date.UTC(2026, month)) as [
  number,
  number,
  number,
]
const day = 86_400_000
const rowAt = (ts: number, charged: number): UsageRow => usageRow({ ts, charged, latency_ms: 0 })

function ledgerOf({ url, folder }: Store, own = folder) {
  const ledger = startLedger({ folder: own, url, observe: () => {} })
  onTestFinished(() => ledger.close())
  return {
    async store(...rows: UsageRow[]) {
      for (const row of rows) ledger.append(row)
      await ledger.flush()
    },
  }
}

async function chargedIn({ usage }: Store, month?: number): Promise<number> {
  const query = {
    scope: 'all' as const,
    from: 0,
    to: endless,
    by: [],
    ...(month !== undefined && { month }),
  }
  const [total] = await usageTotals(usage, query)
  return Number(total?.charged)
}

describe.each(engines)('months on %s', (engine) => {
  it('bill rows that come late in the first open month', async () => {
    const store = await freshStore(engine)
    const { store: put } = ledgerOf(store)
    await put(rowAt(may + day, 1), rowAt(june + day, 10))
    expect(await closeMonth(store.usage, may, july)).toBe(true)
    expect(await closeMonth(store.usage, may, july)).toBe(false)
    await put(rowAt(may + 2 * day, 100), rowAt(june + 2 * day, 1000))
    expect(await chargedIn(store, may)).toBe(1)
    expect(await chargedIn(store, june)).toBe(1110)
    expect(await closeMonth(store.usage, june, july + 1)).toBe(true)
    await put(rowAt(may + 3 * day, 10_000))
    const months = await Promise.all([may, june, july].map((month) => chargedIn(store, month)))
    expect(months).toEqual([1, 1110, 10_000])
    expect(await chargedIn(store)).toBe(11_111)
    expect(await listMonths(store.usage, july + day)).toEqual([
      { month: july, state: 'running' },
      { month: june, state: 'closed' },
      { month: may, state: 'closed' },
    ])
  })

  it('have the same total whether keys or hours are more', async () => {
    const store = await freshStore(engine)
    const { store: put } = ledgerOf(store)
    const hour = 3_600_000
    const rows = (keys: number, hours: number, at: number) =>
      Array.from({ length: keys * hours }, (_, n) => ({
        ...rowAt(at + (n % hours) * hour, n + 1),
        key_id: `k${n % keys}`,
      }))
    await put(...rows(24, 2, may + day), ...rows(2, 23, june + day))
    expect(await chargedIn(store, may)).toBe((48 * 49) / 2)
    expect(await chargedIn(store, june)).toBe((46 * 47) / 2)
  })

  it('stay open until they are over, and while rows have no totals', async () => {
    const store = await freshStore(engine)
    expect(await closeMonth(store.usage, monthOf(Date.now()), Date.now())).toBe(false)
    // A server of an earlier version knows nothing of totals.
    await insertUsage(store.usage, [rowAt(june + day, 1)])
    expect(await closeMonth(store.usage, june, july)).toBe(false)
    await ledgerOf(store).store(rowAt(july, 2))
    await expect.poll(() => closeMonth(store.usage, june, july)).toBe(true)
    expect(await chargedIn(store, june)).toBe(1)
  })

  it('are closed by a server some days after their end, once, with a row of the audit log', async () => {
    const store = await freshStore(engine)
    const closeAt = (now: number) =>
      closeDueMonth({ ...store, clock: { ...store.clock, now: () => now } }, 3)
    const actions = async () =>
      (await listAudit(store.journal, { scope: 'all', action: 'closeMonth', limit: 10 })).map(
        (row) => [row.name, row.target],
      )
    await closeAt(july + 4 * day)
    expect(await actions()).toEqual([])
    await ledgerOf(store).store(rowAt(june + day, 1))
    await closeAt(july + 3 * day - 1)
    expect(await actions()).toEqual([])
    await Promise.all([closeAt(july + 3 * day), closeAt(july + 3 * day), closeAt(july + 4 * day)])
    expect(await actions()).toEqual([['server', '2026-06']])
  })
})

it('a month does not change after its close while two replicas store rows of it', async () => {
  const store = await freshStore('postgres')
  const replicas = [ledgerOf(store), ledgerOf(store, freshFolder())]
  let atClose: number | undefined
  const puts = replicas.map(async ({ store: put }) => {
    for (let round = 0; round < 60; round++)
      await put(rowAt(june + day, 1), rowAt(june + 2 * day, 1), rowAt(july + day, 1))
  })
  await expect.poll(() => chargedIn(store, june)).toBeGreaterThan(20)
  await closeMonth(store.usage, june, july)
  atClose = await chargedIn(store, june)
  await Promise.all(puts)
  expect(await chargedIn(store, june)).toBe(atClose)
  expect(atClose).toBeLessThan(240)
  expect((await chargedIn(store, june)) + (await chargedIn(store, july))).toBe(360)
  expect(await chargedIn(store)).toBe(360)
})
