import { describe, expect, test, vi } from 'vitest'
import { readWindows } from '../../../server/operator/overview/windows.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourMs, hourOf } from '../../../server/store/ledger/roll-up.ts'
import { sumsOf } from '../../../server/store/queries/sums.ts'
import { afterUse } from '../../support/clean-up.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

describe.each(engines)('the last day on %s', (engine) => {
  test('has what another server stored since, with the numbers of a new query', async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close())
    const read = () => readWindows(store.usage)
    const stored = async () => {
      const [sums] = await sumsOf(store.usage, {
        dimension: '',
        from: Date.now() - 23 * hourMs,
        to: Date.now() + 1,
        stepMs: 1000 * 24 * hourMs,
        summed: ['requests', 'charged'],
      })
      return sums?.sums.map(([sum]) => String(sum)) ?? ['0', '0']
    }
    const shown = async () => {
      const { requests, charged } = (await read()).day
      return [String(requests), charged]
    }
    expect(await shown()).toEqual(['0', '0'])
    for (let count = 1; count <= 3; count++) {
      ledger.append(usageRow({ ts: Date.now() - count, charged: 1000 * count }))
      await ledger.flush()
      expect(await shown()).toEqual([String(count), String(500 * count * (count + 1))])
      expect(await shown()).toEqual(await stored())
    }
  })

  test('counts on in time while nothing is stored', async () => {
    const { usage } = await freshStore(engine)
    const read = () => readWindows(usage)
    const { day: first } = await read()
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { from, seconds, ...counts } = (await read()).day
    expect(seconds + from / 1000).toBeGreaterThan(first.seconds + first.from / 1000)
    expect(first).toMatchObject(counts)
  })

  test('and the last 30 count each row once, whichever hour it is when they are read', async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close())
    vi.useFakeTimers({ toFake: ['Date'] })
    afterUse(() => vi.useRealTimers())
    const hour = hourOf(Date.now())
    const read = () => readWindows(store.usage)
    const requestsAt = async (minutes: number) => {
      vi.setSystemTime(hour + minutes * 60_000)
      const { day, month } = await read()
      return [day.requests, month.requests]
    }
    const add = async (hoursAgo: number) => {
      ledger.append(usageRow({ ts: hour - hoursAgo * hourMs }))
      await ledger.flush()
    }
    for (const hoursAgo of [0, 1, 2, 23, 24, 25, 719, 720]) await add(hoursAgo)
    expect(await requestsAt(5)).toEqual([4, 7])
    await add(1)
    expect(await requestsAt(6)).toEqual([5, 8])
    await add(2)
    expect(await requestsAt(7)).toEqual([6, 9])
    expect(await requestsAt(61)).toEqual([5, 8])
    expect(await requestsAt(121)).toEqual([5, 8])
    expect(await requestsAt(23 * 60)).toEqual([1, 8])
  })
})
