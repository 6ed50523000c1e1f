import { resolve } from 'node:path'
import {
  configFlag,
  helpText,
  jsonFlag,
  readArguments,
  UsageError,
  type Command,
} from './arguments.ts'
import { printJson, say } from './output.ts'
import { withStoreAsItIs } from './store.ts'

const flags = { ...configFlag, ...jsonFlag } as const

/** Copies the store while servers may be running on it. */
export const backup: Command = {
  help: helpText({
    usage: ['backup FOLDER'],
    about:
      'Copies the store, of a running server too, into a new or empty folder and checks the copy.',
    flags,
    notes: [
      'The copy is a store itself: to go back to it, stop the servers and name it as `store`.',
    ],
  }),
  async run(args) {
    const { flags: given, words } = readArguments(args, flags, ['FOLDER'])
    const [folder] = words
    if (folder === undefined) throw new UsageError('Say where to: tollgate backup FOLDER.')
    const target = resolve(folder)
    // With the tables that it has: a store is backed up before it is brought up.
    await withStoreAsItIs({ config: given.config, mayCreate: false }, async (store) => {
      const { backup: copy } = await import('../store/backup.ts')
      await copy(store, target)
    })
    if (given.json) printJson({ folder: target })
    else say(`The store is copied to ${target}.`)
    return 0
  },
}
