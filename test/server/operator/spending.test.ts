import { expect, test, describe, onTestFinished, vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { tollgateIn } from '../../support/servers/command.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

type Spending = components['schemas']['Spending']

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 4, 10, 15, 30)
const today = Date.UTC(2026, 4, 10)

describe.each(engines)('who spends, on %s', (engine) => {
  test('is told of today, the week and the month, with the same part of the period before', async () => {
    const store = await freshStore(engine)
    const gateway = await startGateway({ store: store.url ?? store.folder })
    onTestFinished(() => gateway.stop())
    const make = (path: string, body: object) =>
      operatorJson<{ id: string }>(gateway, 'POST', path, body)
    const group = await make('/groups', { name: 'acme' })
    const keys = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => make('/keys', { name })),
    )
    const [a, b] = keys.map(({ id }) => id) as [string, string]
    const row = { latency_ms: 0, cost: 1 }
    const rows = [
      usageRow({ ...row, key_id: a, group_id: group.id, ts: today + hour, charged: 700 }),
      usageRow({ ...row, key_id: b, ts: today + 15 * hour + 1, charged: 20, model: 'small' }),
      // Yesterday: before the same hour, and after it.
      usageRow({ ...row, key_id: a, ts: today - day + hour, charged: 300 }),
      usageRow({ ...row, key_id: a, ts: today - day + 16 * hour, charged: 5000 }),
      // In the week before, and in the month before.
      usageRow({ ...row, key_id: b, ts: today - 10 * day, charged: 40 }),
      usageRow({ ...row, key_id: b, ts: Date.UTC(2026, 3, 1), charged: 1000 }),
      usageRow({ ...row, key_id: b, ts: Date.UTC(2026, 3, 20), charged: 9_000_000 }),
      ...keys
        .slice(2)
        .map(({ id }, at) => usageRow({ ...row, key_id: id, ts: today, charged: at + 1 })),
    ]
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    for (const one of rows) ledger.append(one)
    await ledger.flush()
    await ledger.close()
    vi.useFakeTimers({ toFake: ['Date'], now })
    onTestFinished(() => void vi.useRealTimers())
    const { periods } = await operatorJson<Spending>(gateway, 'GET', '/usage/spending')
    const [ofDay, week, month] = periods
    const others = 1 + 2 + 3 + 4 + 5
    expect(ofDay).toMatchObject({
      name: 'day',
      from: today,
      before_from: today - day,
      before_to: today - day + 16 * hour,
      total: { amount: String(720 + others), before: '300' },
      groups: [
        { id: group.id, name: 'acme', amount: '700', before: '0' },
        { id: null, name: null, amount: String(20 + others), before: '300' },
      ],
      models: [
        { id: 'large', amount: String(700 + others), before: '300' },
        { id: 'small', amount: '20', before: '0' },
      ],
    })
    expect(ofDay?.keys.map(({ name, amount, before }) => [name, amount, before])).toEqual([
      ['a', '700', '300'],
      ['b', '20', '0'],
      ['g', '5', '0'],
      ['f', '4', '0'],
      ['e', '3', '0'],
    ])
    expect(week?.total).toEqual({ amount: String(6020 + others), before: '40' })
    expect(month?.total).toEqual({ amount: String(6020 + others), before: '1000' })
    const cost = await operatorJson<Spending>(gateway, 'GET', '/usage/spending?metric=cost')
    expect(cost.periods[0]?.total).toEqual({ amount: '7', before: '1' })
    const { out } = await tollgateIn(store.folder, ['usage', 'spending'], {
      TOLLGATE_STORE: store.url ?? store.folder,
    })
    expect(out).toMatch(/^day +key +a +0\.0000007 +0\.0000003 +\+0\.0000004$/m)
  })
})
