import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../../failure.ts'
import { createPrivately } from '../files.ts'

const needed = '3.51.3'

/** False for SQLite releases that can corrupt a database in WAL mode. */
export const isSafeSqlite = (version: string): boolean =>
  /^\d/.test(version) && version.localeCompare(needed, 'en', { numeric: true }) >= 0

/** Throws if SQLite is not safe; the message says what to do. */
export function requireSafeSqlite(version = process.versions['sqlite'] ?? 'none'): void {
  if (isSafeSqlite(version)) return
  throw new Failure(
    'unavailable',
    `This Node.js carries SQLite ${version}, which can corrupt the store; ` +
      `SQLite ${needed} or newer is needed. ` +
      'Update Node.js to the newest release of version 24 and start again.',
  )
}

/**
 * Opens a database in WAL mode; a new file is readable by its owner only. A statement waits up to
 * `timeoutMs` for a lock, which blocks the thread.
 */
export function openFile(
  file: string,
  synchronous: 'FULL' | 'NORMAL',
  timeoutMs: number,
): DatabaseSync {
  createPrivately(dirname(file), file)
  const database = new DatabaseSync(file, { timeout: timeoutMs })
  try {
    enterWal(database)
    database.exec(`pragma synchronous=${synchronous}; pragma journal_size_limit=67108864`)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * The first switch to WAL does not wait for locks, so two processes that start in a new folder must
 * retry.
 */
function enterWal(database: DatabaseSync): void {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      database.exec('pragma journal_mode=WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20)
    }
  }
}

/** SQLite's primary result code, or undefined when the error is not SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}

/** True if another connection has the lock; the statement may succeed later. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 5 || code === 6
}
