import { defineCommand, configFlag, jsonFlag } from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { withStoreAsItIs } from '../store.ts'

/** `tollgate migrate`, for deployments that migrate in a separate step. */
export const migrate = defineCommand({
  usage: ['migrate'],
  about: "Migrates the configured store to this version's tables, as each start of a server does.",
  flags: { ...configFlag, ...jsonFlag },
  notes: ['It is safe while servers run, and on several machines concurrently.'],
  async run({ config }) {
    const applied = await withStoreAsItIs({ config, mayCreate: true }, async (store) => {
      const { migrate: migrateStore } = await import('../../store/migrations/migrate.ts')
      return migrateStore(store, cliActor())
    })
    const migrated = `The store is migrated: ${applied.join(', ')}.`
    const note = applied.length === 0 ? 'The store has all its tables.' : migrated
    return { json: { applied }, notes: [note] }
  },
})
