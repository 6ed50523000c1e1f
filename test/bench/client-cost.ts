import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { launch } from './processes.ts'
import type { Read, Reading } from './reader.ts'
import {
  atMost,
  inTurn,
  median,
  medianOfRounds,
  type Bench,
  type Findings,
  type Started,
} from './rounds.ts'
import { output } from './subjects.ts'

const LIMIT = 1.3

const readings: (Reading & { name: string; about: string })[] = [
  {
    name: 'client-long',
    about: 'streams of 1000 events at once',
    shape: 'long',
    connections: 4,
    count: 400,
  },
  {
    name: 'client-paced',
    about: 'streams of an event each 2 ms',
    shape: 'paced',
    connections: 16,
    count: 240,
  },
]

/**
 * CPU time of our client's `streamChat`, as a multiple of what a bare reader of a fetch takes for
 * the same streams, straight from the upstream.
 */
export async function clientCost({ upstream, rounds, scale }: Bench): Promise<Findings> {
  const readers = new Map([
    ['streamChat', await startReader('streamChat', upstream)],
    ['fetch', await startReader('fetch', upstream)],
  ])
  const started: Started[] = [...readers].map(([name, { target }]) => ({
    subject: { name, start: () => Promise.resolve(target) },
    target,
  }))
  const findings: Findings = { figures: [], details: [] }
  try {
    for (const { name: scenario, about, ...reading } of readings) {
      const samples = await inTurn(started, rounds, ({ subject }) => {
        const reader = readers.get(subject.name)
        if (!reader) throw new Error('no such reader')
        return reader.read({ ...reading, count: Math.ceil(reading.count * scale) })
      })
      const ratio = medianOfRounds(
        samples.get('streamChat'),
        samples.get('fetch'),
        (one, other) => one / other,
      )
      findings.figures.push(
        atMost(`CPU of streamChat per 1000 events, ${about}, × bare fetch`, ratio, LIMIT, (value) =>
          value.toFixed(2),
        ),
      )
      findings.details.push(
        ...[...samples].map(([subject, cpu]) => ({ scenario, subject, cpuMicros: median(cpu) })),
      )
    }
    return findings
  } finally {
    await Promise.all(started.map(({ target }) => target.stop()))
  }
}

/** Starts a separate process for each way of reading, so that neither warms the other's code. */
async function startReader(way: string, upstream: string) {
  const script = fileURLToPath(new URL('reader.ts', import.meta.url))
  const { child, ...running } = await launch(process.execPath, [script, way, upstream], {
    log: join(output, `bench-reader-${way}.log`),
    channel: true,
  })
  const ended = once(child, 'exit')
  const answer = async () => {
    // Events are untyped.
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
    if (typeof message !== 'object' || message === null)
      throw new Error(running.died() ?? `the reader ${way} ended`)
    return message as Read
  }
  await answer()
  return {
    target: { url: upstream, headers: {}, ...running },
    async read(reading: Reading): Promise<number> {
      child.send(reading)
      const read = await answer()
      if ('error' in read) throw new Error(read.error)
      return read.cpuMicros
    },
  }
}
