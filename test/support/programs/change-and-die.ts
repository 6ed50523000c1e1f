import type { KyselyPlugin } from 'kysely'
import { createAccess } from '../../../server/keys/keys.ts'
import { createAccounts } from '../../../server/operator/access/accounts.ts'
import { closed } from '../../../server/operator/payments.ts'
import { openStore } from '../../../server/store/database.ts'
import { drainUpstream } from '../../../server/store/queries/drains.ts'
import { serverActor } from '../../../server/store/queries/operators/audit.ts'

// Makes a change, and is killed as by kill -9 when the transaction reaches the record of it: before
// the row of the record is written, or after, before the commit.
const [place = '', folder = '', change = '', id = '', point = ''] = process.argv.slice(2)

const kind = point === 'before' ? 'InsertQueryNode' : 'DeleteQueryNode'
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    const text = JSON.stringify(node, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    if (node.kind === kind && text.includes('"name":"audit"')) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
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
  createOperator: () => createAccounts(journal).create({ name: 'new', role: 'admin' }, serverActor),
}
await changes[change]?.()
console.log('was not killed')
