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
  async function asking(tookMs: number) {
    const { usage } = await freshStore()
    const replies = createLedgerReplies({ usage })
    let stored = 0
    let readings = 0
    const read = async () => {
      readings++
      vi.advanceTimersByTime(tookMs)
      return new Json<number>(String(stored))
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

  test('takes half a millisecond of a core in the mean, however long one reading takes', async () => {
    const { readings, ask } = await asking(40)
    const polls = 1800
    for (let poll = 0; poll < polls; poll++) {
      const behind = await ask({ isPoll: true })
      expect(-behind * 2).toBeLessThanOrEqual(300)
    }
    expect((readings() * 40) / polls).toBeLessThan(0.7)
    expect(readings()).toBeGreaterThan(10)
  })

  test('is read each time where that takes half a millisecond', async () => {
    const { readings, ask } = await asking(0.45)
    for (let poll = 0; poll < 100; poll++) expect(await ask({ isPoll: true })).toBe(0)
    expect(readings()).toBe(100)
  })

  test('is new for who has none, and where what it has beside rows has changed', async () => {
    const { ask } = await asking(40)
    for (let poll = 0; poll < 20; poll++) await ask({ version: '1', isPoll: true })
    expect(await ask({ version: '1', isPoll: true })).toBeLessThan(0)
    expect(await ask({ version: '1' })).toBe(0)
    expect(await ask({ version: '1', isPoll: true })).toBe(-1)
    expect(await ask({ version: '2', isPoll: true })).toBe(0)
  })
})
