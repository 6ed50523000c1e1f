import { request } from 'undici'
import type { Written } from './ledger-writer.ts'
import { temporaryFolder } from './processes.ts'
import {
  atMost,
  inTurn,
  median,
  medianOfRounds,
  shown,
  type Bench,
  type Figure,
  type Findings,
} from './rounds.ts'
import { startScript } from './subjects.ts'

const RATE = 5000
const ROUND_MS = 2000
const LIMIT = 0.03
/** A store that cannot keep the pace is behind by more, after a round. */
const BEHIND_MS = 250

/**
 * CPU time that 5000 ledger rows a second take on the thread that serves callers, compared with
 * only making the same rows; and whether the store keeps up with them.
 */
export async function ledgerPace(bench: Bench): Promise<Findings> {
  const places = {
    SQLite: [temporaryFolder()],
    PostgreSQL: [temporaryFolder(), await (await bench.database()).fresh()],
  }
  const figures: Figure[] = []
  for (const [store, args] of Object.entries(places))
    figures.push(...(await pace(bench, store, args)))
  return { figures, details: [] }
}

async function pace(
  { rounds }: Pick<Bench, 'rounds'>,
  store: string,
  args: string[],
): Promise<Figure[]> {
  const writer = await startScript('ledger-writer.ts', args)
  try {
    let appended = 0
    const samples = await inTurn(
      ['none', 'rows'].map((name) => ({ subject: { name } })),
      Math.min(rounds, 3),
      async ({ subject: { name } }) => {
        const { statusCode, body } = await request(`${writer.origin}/${name}/${RATE}/${ROUND_MS}`)
        if (statusCode !== 200) throw new Error(await body.text())
        const written = (await body.json()) as Written // what ledger-writer.ts answers
        if (name === 'rows') appended += (RATE * ROUND_MS) / 1000
        if (written.stored !== appended)
          throw new Error(`the store has ${written.stored} of ${appended} rows`)
        return written
      },
    )
    const [rows, none] = [samples.get('rows'), samples.get('none')]
    const about = `${RATE} ledger rows a second, ${store}`
    const share = (value: number) => `${(value * 100).toFixed(1)} %`
    return [
      atMost(
        `${about}: of the main thread's time`,
        medianOfRounds(rows, none, (a, b) => (a.mainMicros / a.ms - b.mainMicros / b.ms) / 1000),
        LIMIT,
        share,
      ),
      shown(
        `${about}: of a core for the ledger's thread`,
        medianOfRounds(rows, none, (a, b) => (a.otherMicros / a.ms - b.otherMicros / b.ms) / 1000),
        share,
      ),
      atMost(
        `${about}: until the store has the last`,
        median((rows ?? []).map(({ behindMs }) => behindMs)),
        BEHIND_MS,
        (value) => `${value.toFixed(0)} ms`,
      ),
    ]
  } finally {
    await writer.stop()
  }
}
