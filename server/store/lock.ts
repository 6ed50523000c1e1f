import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../failure.ts'
import { createPrivately } from './files.ts'
import { isBusy } from './sqlite/file.ts'

/** Keeps connections from being garbage-collected, which would release their locks. */
const connections = new Set<DatabaseSync>()

/**
 * Makes this process the only server of a store folder until `release` or its end. The process must
 * not open lock.db in any other way: closing any descriptor of it releases the lock (POSIX).
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, 'lock.db')
  createPrivately(folder, file)
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('begin exclusive')
  } catch (error) {
    connection.close()
    if (!isBusy(error)) throw error
    throw new Failure('conflict', alreadyServed(folder), { cause: error })
  }
  connections.add(connection)
  return {
    release() {
      if (connections.delete(connection)) connection.close()
    },
  }
}

export const alreadyServed = (folder: string): string =>
  `Another server already runs on the store folder ${resolve(folder)}; stop it first, ` +
  'or give this one a folder of its own.'

/** Whether another process serves this folder; creates nothing. */
export function isLocked(folder: string): boolean {
  const file = join(folder, 'lock.db')
  if (!existsSync(file)) return false
  const connection = new DatabaseSync(file, { timeout: 0, readOnly: true })
  try {
    connection.prepare('select 1 from sqlite_master').all()
    return false
  } catch (error) {
    if (!isBusy(error)) throw error
    return true
  } finally {
    connection.close()
  }
}
