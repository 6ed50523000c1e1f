import type { KyselyPlugin } from 'kysely'
import { openStore } from '../../../server/store/database.ts'
import { changesOfStore, type Changeable, type ChangeOfStore } from '../servers/store-changes.ts'

// Makes a change, and is killed as by kill -9 when the transaction reaches the record of it: before
// the row of the record is written, or after, before the commit.
const [place = '', folder = '', change = '', changeable = '', point = ''] = process.argv.slice(2)

const records = new Set<object>()
const killAt = (at: string) => at === point && process.kill(process.pid, 'SIGKILL')
const killer: KyselyPlugin = {
  transformQuery({ queryId, node }) {
    const text = JSON.stringify(node, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    if (node.kind !== 'InsertQueryNode' || !text.includes('"name":"audit"')) return node
    killAt('before')
    records.add(queryId)
    return node
  },
  async transformResult({ queryId, result }) {
    if (records.has(queryId)) killAt('after')
    return result
  },
}

const { journal } = openStore(place, { folder })
await changesOfStore[change as ChangeOfStore](
  journal.withPlugin(killer),
  JSON.parse(changeable) as Changeable,
)
console.log('was not killed')
