import { describe, expect, test, vi } from 'vitest'
import { createPolledReplies, freshMsOf } from '../../../server/operator/polled-replies.ts'
import { afterUse } from '../../support/clean-up.ts'

const secondMs = 1000

/** Each call comes five seconds after the last, as those of an open page, and finds a new row. */
function pageOf(rows: number) {
  vi.useFakeTimers({ toFake: ['performance'] })
  afterUse(() => vi.useRealTimers())
  const replies = createPolledReplies()
  let stored = 0
  let readings = 0
  const read = async () => {
    readings++
    return { body: stored, freshMs: freshMsOf(rows) }
  }
  return {
    readings: () => readings,
    async get(header: { 'if-none-match'?: string }) {
      vi.advanceTimersByTime(5 * secondMs)
      stored++
      const reply = await replies.get('rows', 'all', header, read)
      if (reply.status === 304) throw new Error('the page has another reply')
      return { behind: stored - Number(reply.body.text) }
    },
  }
}

const poll = { 'if-none-match': '"a"' }

describe('a reply that open pages poll for while rows are stored', () => {
  test('is read for each poll where it has few rows', async () => {
    const page = pageOf(400)
    for (let time = 0; time < 100; time++) expect((await page.get(poll)).behind).toBe(0)
  })

  test('is read more rarely where it has many, at least each five minutes', async () => {
    const many = pageOf(40_000)
    for (let time = 0; time < 80; time++)
      expect((await many.get(poll)).behind).toBeLessThanOrEqual(8)
    expect(many.readings()).toBe(10)
    const all = pageOf(10_000_000)
    for (let time = 0; time < 121; time++) await all.get(poll)
    expect(all.readings()).toBe(3)
  })

  test('is always read for a caller that has none', async () => {
    const { get } = pageOf(40_000)
    await get(poll)
    expect((await get(poll)).behind).toBe(1)
    expect((await get({})).behind).toBe(0)
    expect((await get(poll)).behind).toBe(1)
  })
})
