import { resolve } from 'node:path'
import { commandLine } from '../../command.ts'
import { Failure } from '../../failure.ts'
import {
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { printJson, say } from '../output.ts'
import { withStoreAsItIs } from '../store.ts'

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
    if (folder === undefined) throw new UsageError(`Say where to: ${commandLine('backup FOLDER')}.`)
    const target = resolve(folder)
    // With the tables that it has: a store is backed up before it is brought up.
    await withStoreAsItIs({ config: given.config, mayCreate: false }, async (store) => {
      const { backup: copy } = await import('../../store/backup.ts')
      await copy(store, target).catch((error: unknown) => {
        throw new CommandError(whyNot(error, target))
      })
    })
    if (given.json) printJson({ folder: target })
    else say(`The store is copied to ${target}.`)
    return 0
  },
}

/** Why a copy could not be written, and what to do. */
function whyNot(error: unknown, folder: string): string {
  if (error instanceof Failure) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const remedy = remedies[isFull(error) ? 'ENOSPC' : code]
  if (remedy !== undefined) return `The store cannot be copied to ${folder}: ${remedy}`
  if (code === '') throw error
  return `The store cannot be copied to ${folder}: ${(error as Error).message}.`
}

const noRight = 'this user may not write there. Name another folder, or give this user the right.'
const noFolder = 'a part of that path is a file. Name a folder.'
const noRoom = 'there is no room. Make some, or name a folder on another disk.'
const remedies: Record<string, string> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: 'that file system can only be read. Name a folder on another.',
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: 'that file system takes no folders. Name one on a disk.',
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENAMETOOLONG: 'the name is too long. Name a shorter one.',
}

/** SQLite has numbers of its own; 13 is SQLITE_FULL. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 13
