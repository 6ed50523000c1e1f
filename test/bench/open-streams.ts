import { setTimeout as delay } from 'node:timers/promises'
import { settledRss } from './process-tree.ts'
import { atMost, shown, type Bench, type Figure, type Findings } from './rounds.ts'
import type { Subject } from './subjects.ts'

const OPEN = 1000
const LIMIT_BYTES = 60_000
/** When it is idle then, the product has collected the garbage of its start. */
const IDLE_MS = 6000

/**
 * Resident memory per open stream with 1000 of them open. Each server is fresh, and its memory has
 * settled before and after. It is warmed up one stream at a time, because a busier heap would have
 * free room for the open streams. Node raises its own limit of open files.
 */
export async function openStreams(bench: Bench): Promise<Findings> {
  const figures: Figure[] = []
  for (const { subject } of bench.started) {
    if (subject.name !== 'product' && subject.name !== 'floor') continue
    const bytes = await bytesPerStream(bench, subject)
    const about = `memory per open stream, ${OPEN} open, ${subject.name}`
    const show = (value: number) => `${(value / 1e6).toFixed(3)} MB`
    figures.push(
      subject.name === 'product'
        ? atMost(about, bytes, LIMIT_BYTES, show)
        : shown(about, bytes, show),
    )
  }
  return { figures, details: [] }
}

async function bytesPerStream({ generator, upstream }: Bench, subject: Subject) {
  const target = await subject.start(upstream)
  const { url, headers } = target
  try {
    await generator.loop({ url, headers, shape: 'brief', connections: 1, count: 200 })
    await delay(IDLE_MS)
    const before = await settledRss(target.pid)
    await generator.hold({ url, headers, shape: 'idle', connections: 32, count: OPEN })
    return ((await settledRss(target.pid)) - before) / OPEN
  } finally {
    generator.release()
    await target.stop()
  }
}
