import { configFlag, helpText, jsonFlag, readArguments, type Command } from '../arguments.ts'
import { printJson, say } from '../output.ts'
import { withStoreAsItIs } from '../store.ts'

const flags = { ...configFlag, ...jsonFlag } as const

/** Gives the store its tables before the servers start, for who wants that to be a step of its own. */
export const migrate: Command = {
  help: helpText({
    usage: ['migrate'],
    about: "Brings the configured store to this version's tables, as every start of a server does.",
    flags,
    notes: [
      'Safe while servers run, and from several machines at once: one does the work, the others wait for it.',
    ],
  }),
  async run(args) {
    const { flags: given } = readArguments(args, flags)
    const applied = await withStoreAsItIs(
      { config: given.config, mayCreate: true },
      async (store) => {
        const { migrate: bringUp } = await import('../../store/migrations/migrate.ts')
        return bringUp(store)
      },
    )
    if (given.json) printJson({ applied })
    else
      say(
        applied.length === 0
          ? 'The store has all its tables.'
          : `The store was brought up to date: ${applied.join(', ')}.`,
      )
    return 0
  },
}
