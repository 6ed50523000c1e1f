import { closeSync, mkdirSync, openSync } from 'node:fs'

/** Makes the folder (0700) and, if it is new, the file (0600), so that nobody else on the machine can read keys or usage. */
export function createPrivately(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
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
