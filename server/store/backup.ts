import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { Failure } from '../failure.ts'
import type { Store } from './store.ts'
import { secretFile } from './server-secret.ts'
import { createPrivately, hasCode, makeFolder } from './files.ts'
import { listSegments, spoolFolder } from './ledger/segments.ts'

/**
 * All pages in one step: a write between two steps would restart the copy, endlessly under load.
 */
const allPages = 2 ** 30

/**
 * Copies the store, also while in use, into an empty folder, which becomes a store folder. Checks
 * the copies.
 */
export async function backup(store: Store, targetFolder: string): Promise<void> {
  if (store.url !== undefined)
    throw new Failure(
      'conflict',
      'This store is in PostgreSQL; copy it with pg_dump, or as its provider says.',
    )
  await requireEmptyFolder(targetFolder)
  makeFolder(spoolFolder(targetFolder))
  try {
    // The order matters: if the journal copy shows a payment as settled, its ledger row is then in
    // the spool or in usage.db. A row that is moved from the spool to usage.db during the
    // copy is in both. So no row is lost, and duplicates have the same id.
    await copyDatabase(store.folder, targetFolder, 'journal.db')
    await copySpool(store.folder, targetFolder)
    await copyDatabase(store.folder, targetFolder, 'usage.db')
    await copySecret(store.folder, targetFolder)
    for (const name of ['journal.db', 'usage.db']) checkCopy(targetFolder, name)
  } catch (error) {
    for (const entry of await readdir(targetFolder))
      await rm(join(targetFolder, entry), { recursive: true, force: true })
    throw error
  }
}

async function requireEmptyFolder(folder: string): Promise<void> {
  let entries: string[] = []
  try {
    entries = await readdir(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  if (entries.length === 0) return
  throw new Failure(
    'conflict',
    `The backup folder ${resolve(folder)} is not empty; name a new or an empty one.`,
  )
}

async function copySpool(folder: string, targetFolder: string): Promise<void> {
  makeFolder(spoolFolder(folder))
  for (const { name } of listSegments(spoolFolder(folder))) {
    const bytes = await readIfThere(join(spoolFolder(folder), name))
    if (!bytes) continue
    const completeLines = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
    await writeFile(join(spoolFolder(targetFolder), name), completeLines, {
      mode: 0o600,
      flush: true,
    })
  }
}

/** Without it the copy would not start: its journal has the secret's check value. */
async function copySecret(folder: string, targetFolder: string): Promise<void> {
  const bytes = await readIfThere(join(folder, secretFile))
  if (bytes) await writeFile(join(targetFolder, secretFile), bytes, { mode: 0o600, flush: true })
}

/** Undefined if it was stored and deleted since it was listed. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function copyDatabase(folder: string, targetFolder: string, name: string): Promise<void> {
  const target = join(targetFolder, name)
  createPrivately(targetFolder, target)
  const source = new DatabaseSync(join(folder, name), { readOnly: true, timeout: 1000 })
  try {
    await copyPages(source, target, { rate: allPages })
  } finally {
    source.close()
  }
}

function checkCopy(targetFolder: string, name: string): void {
  const copy = new DatabaseSync(join(targetFolder, name))
  try {
    const result = copy.prepare('pragma integrity_check').get()?.['integrity_check']
    if (result !== 'ok')
      throw new Failure(
        'internal',
        `The backup's ${name} is damaged: ${String(result)}. Check the store itself.`,
      )
  } finally {
    copy.close()
  }
}
