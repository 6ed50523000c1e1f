import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { sqliteCode } from './sqlite/file.ts'

/** Meanings of the system's error codes for a file. */
const meanings: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `the disk of ${path} is full`,
  EDQUOT: (path) => `the disk quota of ${path} is used up`,
  EROFS: (path) => `the disk of ${path} is read-only`,
  EIO: (path) => `the disk of ${path} fails`,
}

/** The system's codes behind those of SQLite, which does not pass them on. */
const codesOfSqlite: Record<number, string> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC' }
const cannotOpen = 14

/** A failed write to the disk; the message names the file and the reason. */
export class DiskError extends Error {
  override readonly name = 'DiskError'
  /** The system's. */
  readonly code: string

  constructor(code: string, meaning: string, cause: unknown) {
    super(`${meaning} (${code})`, { cause })
    this.code = code
  }
}

/** The same error as one of the disk; undefined for an error of another kind. */
export function diskError(error: unknown, file: string): DiskError | undefined {
  const code = systemCode(error, file) ?? ''
  const meaning = meanings[code]?.(pathOf(error) ?? file)
  return meaning === undefined ? undefined : new DiskError(code, meaning, error)
}

/** Why the disk does not take what is written to a file; undefined for an error of another kind. */
export const diskFault = (error: unknown, file: string): string | undefined =>
  diskError(error, file)?.message

function systemCode(error: unknown, file: string): string | undefined {
  const code = sqliteCode(error)
  if (code === undefined)
    return error instanceof Error && 'code' in error ? String(error.code) : undefined
  // SQLite reports its files for shared memory and temporary rows so.
  if ((code === 10 || code === cannotOpen) && isFull(file)) return 'ENOSPC'
  return codesOfSqlite[code]
}

function pathOf(error: unknown): string | undefined {
  if (error instanceof Error && 'path' in error && typeof error.path === 'string') return error.path
  return undefined
}

function isFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize < 65_536
  } catch {
    return false
  }
}
