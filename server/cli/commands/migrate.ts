import { configFlag, helpText, jsonFlag, readArguments, type Command } from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { printJson, say } from '../output.ts'
import { withStoreAsItIs } from '../store.ts'

const flags = { ...configFlag, ...jsonFlag } as const

/** `tollgate migrate`, for deployments that migrate in a separate step. */
export const migrate: Command = {
  help: helpText({
    usage: ['migrate'],
    about:
      "Migrates the configured store to this version's tables, as each start of a server does.",
    flags,
    notes: ['It is safe while servers run, and on several machines concurrently.'],
  }),
  async run(args) {
    const { flags: values } = readArguments(args, flags)
    const applied = await withStoreAsItIs(
      { config: values.config, mayCreate: true },
      async (store) => {
        const { migrate: migrateStore } = await import('../../store/migrations/migrate.ts')
        return migrateStore(store, cliActor())
      },
    )
    if (values.json) printJson({ applied })
    else if (applied.length === 0) say('The store has all its tables.')
    else say(`The store is migrated: ${applied.join(', ')}.`)
    return 0
  },
}
