import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createLedgerReplies } from '../../../server/operator/ledger/replies.ts'
import { Json } from '../../../server/json/json.ts'
import { afterUse } from '../../support/clean-up.ts'
import { freshStore } from '../../support/servers/store.ts'

describe('a reply that is asked for each two seconds while rows are stored', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    afterUse(() => vi.useRealTimers())
  })

  /** Each question comes two seconds after the last, and finds a new row. */
  async function asking(rows: number) {
    const { usage } = await freshStore()
    const replies = createLedgerReplies({ usage })
    let stored = 0
    let readings = 0
    const read = async () => {
      readings++
      return { body: new Json<number>(String(stored)), rows }
    }
    return {
      readings: () => readings,
      async ask(options: { version?: string; isPoll?: boolean } = {}) {
        vi.advanceTimersByTime(2000)
        stored++
        await usage
          .insertInto('segment')
          .values({ name: `spool-${stored}`, bytes: 1 })
          .execute()
        return Number((await replies.get('sums', read, options)).body.text) - stored
      },
    }
  }

  test('takes half a millisecond of each, where a thousand rows take one', async () => {
    const { readings, ask } = await asking(40_000)
    const polls = 1800
    for (let poll = 0; poll < polls; poll++) {
      const behind = await ask({ isPoll: true })
      expect(-behind * 2).toBeLessThanOrEqual(300)
    }
    expect((readings() * 40) / polls).toBeLessThan(0.6)
    expect(readings()).toBeGreaterThan(10)
  })

  test('is read each time where that is of few rows, and each five minutes where of very many', async () => {
    const few = await asking(400)
    for (let poll = 0; poll < 100; poll++) expect(await few.ask({ isPoll: true })).toBe(0)
    const many = await asking(10_000_000)
    for (let poll = 0; poll < 301; poll++) await many.ask({ isPoll: true })
    expect([few.readings(), many.readings()]).toEqual([100, 3])
  })

  test('is new for who has none, and where what it has beside rows has changed', async () => {
    const { ask } = await asking(40_000)
    for (let poll = 0; poll < 20; poll++) await ask({ version: '1', isPoll: true })
    expect(await ask({ version: '1', isPoll: true })).toBeLessThan(0)
    expect(await ask({ version: '1' })).toBe(0)
    expect(await ask({ version: '1', isPoll: true })).toBe(-1)
    expect(await ask({ version: '2', isPoll: true })).toBe(0)
  })
})
