import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'

/**
 * Creates the folder (0700) and its parents. Node's recursive mkdir never ends below folders in
 * which none can be created, as in /proc or under an automounter.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

/**
 * Throws the system's error if the folder, or a file in it, cannot be created; leaves nothing
 * behind.
 */
export function tryFolder(folder: string): void {
  let there = folder
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there)
  rmdirSync(mkdtempSync(join(there, '.tollgate-')))
}

export const unusableFolder = (folder: string, error: Error): Failure =>
  new Failure('unavailable', `The store folder ${folder} cannot be used: ${error.message}`)

/**
 * Creates the folder (0700) and, if it is new, the file (0600), so that other users cannot read
 * keys or usage.
 */
export function createPrivately(folder: string, file: string): void {
  makeFolder(folder)
  try {
    // An existing file must not be opened: closing it would release this process's locks on it
    // (POSIX).
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
