import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { keyToken, newRow } from '../../server/keys/key.ts'
import { mintToken } from '../../server/keys/token.ts'
import { openStore } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { fillLedger } from './console/year.ts'
import { generatedAgents } from './generated-agents.ts'
import { measureTree, settledRss } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { product } from './product.ts'
import { median, shown, type Bench, type Findings } from './rounds.ts'
import { startScript } from './subjects.ts'
import { ask } from './traffic.ts'

const KEYS = 5000
const AGENTS = 1000
const ROWS = 10_000_000
/** Of a year of rows none is summed up and deleted while the start is measured. */
const keptDays = 1000

type Sample = { readyMs: number; firstMs: number; cpuMs: number; rssBytes: number }

/**
 * The start of a server that has all at once: 5000 keys, 1000 agents and a year of ten million
 * ledger rows on SQLite; and its first chat of one of those keys.
 */
export async function largeStart({ upstream, rounds, scale }: Bench): Promise<Findings> {
  const rows = Math.round(ROWS * scale)
  const { store, token } = await filledStore(rows)
  const agents = temporaryFolder()
  for (const { id, text } of generatedAgents(AGENTS))
    writeFileSync(join(agents, `${id}.yaml`), text)
  const facilitator = await startScript('paid-facilitator.ts', [])
  const subject = product({
    name: 'large start',
    store,
    key: token,
    keptDays,
    facilitator: facilitator.origin,
  })
  const samples: Sample[] = []
  try {
    while (samples.length < Math.min(rounds, 3)) samples.push(await measured())
  } finally {
    await facilitator.stop()
  }
  return { figures: figuresOf(samples, rows), details: [] }

  async function measured(): Promise<Sample> {
    const target = await subject.start(upstream, agents)
    try {
      const cpuMs = measureTree(target.pid).cpuMicros / 1000
      const began = performance.now()
      const { statusCode, body } = await request(target.url, {
        method: 'POST',
        headers: { ...target.headers, 'content-type': 'application/json' },
        body: ask('whole'),
      })
      const text = await body.text()
      if (statusCode !== 200) throw new Error(`the first chat: ${statusCode} ${text.slice(0, 300)}`)
      const firstMs = performance.now() - began
      const rssBytes = await settledRss(target.pid)
      return { readyMs: target.readyMs ?? NaN, firstMs, cpuMs, rssBytes }
    } finally {
      await target.stop()
    }
  }
}

/** A store with that many ledger rows and all keys, and the token of one of them. */
async function filledStore(rows: number): Promise<{ store: string; token: string }> {
  const folder = temporaryFolder()
  const store = openStore(folder)
  const tokens = Array.from({ length: KEYS }, () => mintToken())
  try {
    await migrate(store)
    const all = tokens.map((token, at) =>
      newRow({ name: `key ${at}`, scopes: ['chat', 'mesh'] }, keyToken(token), Date.now()),
    )
    for (let from = 0; from < all.length; from += 100)
      await store.journal
        .insertInto('key')
        .values(all.slice(from, from + 100))
        .execute()
  } finally {
    await store.close()
  }
  await fillLedger(folder, rows)
  return { store: folder, token: tokens[KEYS >> 1] ?? '' }
}

function figuresOf(samples: Sample[], rows: number) {
  const about = `${KEYS} keys, ${AGENTS} agents, ${rows} ledger rows`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const of = (value: (sample: Sample) => number) => median(samples.map(value))
  return [
    shown(
      `${about}: start to the first 200`,
      of(({ readyMs }) => readyMs),
      seconds,
    ),
    shown(
      `${about}: CPU of the start`,
      of(({ cpuMs }) => cpuMs),
      seconds,
    ),
    shown(
      `${about}: the first chat`,
      of(({ firstMs }) => firstMs),
      (ms) => `${ms.toFixed(0)} ms`,
    ),
    shown(
      `${about}: memory after it`,
      of(({ rssBytes }) => rssBytes),
      (bytes) => `${(bytes / 1e6).toFixed(0)} MB`,
    ),
  ]
}
