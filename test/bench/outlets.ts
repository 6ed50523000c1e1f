import { setTimeout as pause } from 'node:timers/promises'
import { Delivery } from '../../server/operator/outlets/delivery.ts'
import { openStore } from '../../server/store/database.ts'
import { startLedger } from '../../server/store/ledger/ledger.ts'
import { migrate } from '../../server/store/migrations/migrate.ts'
import { listOutlets } from '../../server/store/queries/outlets/outlets.ts'
import type { Store } from '../../server/store/store.ts'
import { usageRow } from '../support/data/rows.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, type Bench, type Figure, type Findings } from './rounds.ts'

const rate = 5000
const rows = 50_000
const limit = 0.05
/** The sizes of batches of webhooks, and of Kafka and OpenTelemetry. */
const sizes = [100, 500]

/** CPU time of this process for an outlet, without what its system costs. */
export async function outletCost(bench: Bench): Promise<Findings> {
  const figures: Figure[] = []
  const postgres = await (await bench.database()).fresh()
  for (const [engine, place] of [
    ['SQLite', undefined],
    ['PostgreSQL', postgres],
  ] as const) {
    const folder = temporaryFolder()
    const store = openStore(place ?? folder, { folder })
    await migrate(store)
    for (const size of sizes)
      figures.push(
        atMost(
          `${rate} rows a second to an outlet in batches of ${size}, ${engine}: of a core`,
          ((await microsOf(store, folder, size)) * rate) / 1e6,
          limit,
          (value) => `${(value * 100).toFixed(1)} %`,
        ),
      )
    await store.close()
  }
  return { figures, details: [] }
}

/** CPU time for a row, in microseconds. */
async function microsOf(store: Store, folder: string, maxEvents: number): Promise<number> {
  const name = `outlet-${maxEvents}`
  let sent = 0
  const start = () => {
    const sink = {
      maxEvents,
      async send({ events }: { events: readonly object[] }) {
        sent += events.length
        return 'taken'
      },
      async close() {},
    }
    const settings = { events: ['ledger' as const], keepMs: 1e9, sink, after: Promise.resolve() }
    return new Delivery(name, settings, { store, observe: () => {}, owner: 'bench' })
  }
  const first = start()
  while (!(await listOutlets(store.usage)).some((outlet) => outlet.name === name)) await pause(20)
  await first.close()
  const ledger = startLedger({ folder, url: store.url, observe: () => {} })
  for (let count = 0; count < rows; count += 1) {
    ledger.append(usageRow())
    if (count % 1000 === 0) await pause(5)
  }
  await ledger.flush()
  await ledger.close(0)
  const before = process.cpuUsage()
  const delivery = start()
  while (sent < rows) await pause(20)
  const { user, system } = process.cpuUsage(before)
  await delivery.close()
  return (user + system) / rows
}
