import { expect, test } from 'vitest'
import { CountRing } from '../../../server/observe/activity/ring.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { usageRow } from '../../support/data/rows.ts'

const slotMs = 1000
const slots = 12
const start = Date.UTC(2026, 0, 2)

test('a ring has the rows of its time, however often it is read meanwhile', () => {
  const random = seeded(runSeed())
  const ring = new CountRing(slots, slotMs)
  const recorded: { row: UsageRow; at: number }[] = []
  for (let now = start; now < start + 40 * slotMs; now += Math.floor(random() ** 3 * 4000)) {
    const status = random() < 0.3 ? 'upstream_failed' : 'ok'
    const row = usageRow({ status, ttft_ms: 5, latency_ms: Math.floor(random() * 500) })
    ring.record(row, now)
    recorded.push({ row, at: now })
    const open = now - (now % slotMs)
    const from = open - (slots - 1) * slotMs
    const since = recorded.filter(({ at }) => at >= from)
    const ended = since.filter(({ at }) => at < open)
    for (const [counts, rows] of [
      [ring.between(from), since],
      [ring.between(from, open), ended],
    ] as const) {
      const okRows = rows.filter(({ row }) => row.status === 'ok')
      expect(counts.byStatus['ok'] ?? 0).toBe(okRows.length)
      expect(counts.byStatus['upstream_failed'] ?? 0).toBe(rows.length - okRows.length)
      expect(counts.whole.reduce((sum, count) => sum + count)).toBe(okRows.length)
      expect(counts.charged).toBe(rows.reduce((sum, { row: { charged } }) => sum + charged, 0))
    }
    const parts = ring.slotsSince(from)
    expect(parts.reduce((sum, { requests }) => sum + requests, 0)).toBe(since.length)
    expect(parts.reduce((sum, { failed }) => sum + failed, 0)).toBe(
      since.filter(({ row }) => row.status !== 'ok').length,
    )
  }
})
