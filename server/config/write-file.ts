import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file atomically, with its mode and owner; a symbolic link stays one. */
export function replaceFile(file: string, text: string): void {
  const target = realpathSync(file)
  writeAtomically(target, text, target)
}

/** As `replaceFile`; the text before stays in `FILE.bak`. */
export function replaceWithBackup(file: string, text: string, before: string): void {
  const target = realpathSync(file)
  writeAtomically(`${target}.bak`, before, target)
  writeAtomically(target, text, target)
}

/** Why this process may not replace a file; undefined if it may. */
export function readOnlyBecause(file: string): string | undefined {
  try {
    const target = realpathSync(file)
    // Root may write any file; one without a permission to write is not meant to be changed.
    if ((statSync(target).mode & 0o222) === 0) return 'the file is read-only'
    accessSync(target, constants.W_OK)
    accessSync(dirname(target), constants.W_OK)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException // thrown by the file system
    if (code === 'EROFS') return 'the file is on a read-only file system'
    return `this process may not replace the file (${code})`
  }
}

function writeAtomically(target: string, text: string, like: string): void {
  const { mode, uid, gid } = statSync(like)
  const next = `${target}.${randomUUID()}.new`
  try {
    const fd = openSync(next, 'wx', mode)
    try {
      // Only root may give a file away; others own what they may replace.
      if (process.getuid?.() === 0) fchownSync(fd, uid, gid)
      writeFileSync(fd, text)
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    chmodSync(next, mode)
    renameSync(next, target)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}
