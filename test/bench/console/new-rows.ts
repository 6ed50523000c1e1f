import { sqliteWriter } from '../../../server/store/sqlite/usage-writer.ts'
import { usageRow } from '../../support/data/rows.ts'

/** Another process of the server, whose requests end meanwhile. */
export type RowSource = { store(count: number): void; close(): void }

/** Stores rows in the ledger of a folder, as the server does with its own. */
export function rowSource(folder: string): RowSource {
  const writer = sqliteWriter(folder)
  const segment = 'bench'
  let from = 0
  return {
    store(count) {
      const lines = Array.from({ length: count }, (_, at) => ({
        text: JSON.stringify(usageRow({ ts: Date.now(), key_id: `key-${at}`, upstream: 'bench' })),
        end: from + at + 1,
      }))
      void writer.insert({ segment, from, lines }, (_line, reason) => {
        throw new Error(reason)
      })
      from += count
    },
    close: () => writer.close(),
  }
}
