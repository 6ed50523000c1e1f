import { describe, expect, test } from 'vitest'
import { hoursReader } from '../../../server/operator/overview/windows.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourMs } from '../../../server/store/ledger/roll-up.ts'
import { sumsOf } from '../../../server/store/queries/sums.ts'
import { afterUse } from '../../support/clean-up.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

describe.each(engines)('the last day on %s', (engine) => {
  test('has what another server stored since, with the numbers of a new query', async () => {
    const store = await freshStore(engine)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close())
    const read = hoursReader(store.usage, 24)
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
      const { requests, charged } = await read()
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
    const read = hoursReader(usage, 24)
    const first = await read()
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { from, seconds, ...counts } = await read()
    expect(seconds + from / 1000).toBeGreaterThan(first.seconds + first.from / 1000)
    expect(first).toMatchObject(counts)
  })
})
