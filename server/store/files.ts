import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'

/** Makes the folder (0700) and those above it. Node's own way to do so never ends where a folder is there in which none can be made, as in /proc or below an automounter. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in this moment.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

/** Throws what the system would say against making this folder, or a file in it; leaves nothing behind. */
export function tryFolder(folder: string): void {
  let there = folder
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there)
  rmdirSync(mkdtempSync(join(there, '.tollgate-')))
}

export const unusableFolder = (folder: string, error: Error): Failure =>
  new Failure('unavailable', `The store folder ${folder} cannot be used: ${error.message}`)

/** Makes the folder (0700) and, if it is new, the file (0600), so that nobody else on the machine can read keys or usage. */
export function createPrivately(folder: string, file: string): void {
  makeFolder(folder)
  try {
    // An existing file must not even be opened: closing it again would free the locks this process holds on it (POSIX).
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
