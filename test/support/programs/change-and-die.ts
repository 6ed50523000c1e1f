import type { KyselyPlugin } from 'kysely'
import { createAccess } from '../../../server/keys/keys.ts'
import { createAccounts } from '../../../server/operator/access/accounts.ts'
import { closed } from '../../../server/operator/payments.ts'
import { openStore } from '../../../server/store/database.ts'
import { drainUpstream } from '../../../server/store/queries/drains.ts'
import { serverActor } from '../../../server/store/queries/operators/audit.ts'
import { proveSettled } from '../../../server/store/queries/payments.ts'

// Makes a change, and is killed as by kill -9 when the transaction reaches the record of it: before
// the row of the record is written, or after, before the commit.
const [place = '', folder = '', change = '', id = '', point = ''] = process.argv.slice(2)

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

const store = openStore(place, { folder })
const journal = store.journal.withPlugin(killer)
const access = createAccess({ store: { journal }, observe: () => {} })
const changes: Record<string, () => Promise<unknown>> = {
  createKey: () => access.create({ name: 'new', scopes: ['chat'] }),
  changeKey: () => access.limit(id, { rpm: 7 }),
  rotateKey: () => access.rotate(id, 0),
  revokeKey: () => access.revoke(id),
  drainUpstream: () => drainUpstream(journal, 'one', 5, serverActor),
  closePayment: () => closed(journal, id, { reason: undefined, by: serverActor }),
  reconcilePayment: () => proveSettled(journal, id, { state: 'settled' }, serverActor),
  createOperator: () => createAccounts(journal).create({ name: 'new', role: 'admin' }, serverActor),
}
await changes[change]?.()
console.log('was not killed')
