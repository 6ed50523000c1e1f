import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isMisspelt, mintToken } from '../../keys/token.ts'
import { CommandError } from '../arguments.ts'

/** The token in a file; undefined without the file. */
export function readTokenFile(file: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  if (/^[\x21-\x7e]{16,512}$/.test(text) && !isMisspelt(text)) return text
  throw new CommandError(
    `${file} has no token: it must have one line of 16 to 512 characters without spaces. ` +
      'Without the file, a token is made.',
  )
}

/**
 * The token in a file, which is made if it is missing. It is on the disk when this returns, and
 * never there in part.
 */
export function ensureTokenFile(file: string): string {
  const existing = readTokenFile(file)
  if (existing !== undefined) return existing
  const token = mintToken()
  const folder = dirname(file)
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}`)
  try {
    writeSynced(draft, `${token}\n`)
    // Unlike a rename, this fails if another run has made the file meanwhile.
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return readTokenFile(file) ?? ensureTokenFile(file)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(folder)
  return token
}

function writeSynced(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
