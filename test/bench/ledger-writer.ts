import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { openStore } from '../../server/store/database.ts'
import { startLedger } from '../../server/store/ledger/ledger.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { usageRow } from '../support/data/rows.ts'
import { serveParent } from './child.ts'

/**
 * CPU time of the main thread and of all others; how long the store took for the rows that were
 * pending at the end; and the number of its rows.
 */
export type Written = {
  ms: number
  mainMicros: number
  otherMicros: number
  behindMs: number
  stored: number
}

// A process with only the product's ledger. For /rows/5000/2000 it appends 5000 rows a
// second, evenly, for 2000 ms; for /none/5000/2000 it only makes them.
const [folder = '', place = folder] = process.argv.slice(2)
const store = openStore(place, { folder })
await migrate(store)
const ledger = startLedger({ ...store, observe: (observation) => console.error(observation) })

await serveParent(
  createServer((req, res) => {
    const [, what, rate, ms] = (req.url ?? '').split('/')
    write(what === 'rows', Number(rate), Number(ms)).then(
      (written) => res.end(JSON.stringify(written)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  }),
)

async function write(isKept: boolean, rate: number, forMs: number): Promise<Written> {
  const start = performance.now()
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  const most = (rate * forMs) / 1000
  for (let count = 0; count < most;) {
    const due = Math.min(most, Math.floor(((performance.now() - start) * rate) / 1000))
    for (; count < due; count += 1) {
      const row = usageRow()
      if (isKept) ledger.append(row)
    }
    await delay(2)
  }
  const ms = performance.now() - start
  const mainMicros = sum(process.threadCpuUsage(main))
  await ledger.flush()
  const behindMs = performance.now() - start - ms
  const { stored } = await store.usage
    .selectFrom('usage')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  return { ms, mainMicros, otherMicros: sum(process.cpuUsage(all)) - mainMicros, behindMs, stored }
}

function sum({ user, system }: NodeJS.CpuUsage): number {
  return user + system
}
