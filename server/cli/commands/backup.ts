import { resolve } from 'node:path'
import { Failure } from '../../failure.ts'
import { defineCommand, CommandError, configFlag, jsonFlag } from '../arguments.ts'
import type { AuditEntry } from '../../store/queries/operators/audit.ts'
import type { Store } from '../../store/store.ts'
import { cliActor } from '../actor.ts'
import { say } from '../output.ts'
import { withStoreAsItIs } from '../store.ts'

/** `tollgate backup`. */
export const backup = defineCommand({
  usage: ['backup FOLDER'],
  about: 'Copies the store into a new or empty folder and checks the copy. Servers may be running.',
  flags: { ...configFlag, ...jsonFlag },
  words: { FOLDER: 'a folder' },
  notes: ['The copy is a store. To restore it, stop the servers and set `store` to its folder.'],
  async run({ config }, [folder = '']) {
    const target = resolve(folder)
    // A backup is taken before a migration, so the tables may be of an older version.
    await withStoreAsItIs({ config, mayCreate: false }, async (store) => {
      const { backup: copy } = await import('../../store/backup.ts')
      await withAudit(store, target, () =>
        copy(store, target).catch((error: unknown) => {
          throw new CommandError(failureText(error, target))
        }),
      )
    })
    return { json: { folder: target }, notes: [`The store is copied to ${target}.`] }
  },
})

/**
 * Records the backup before and after. Copies even if it cannot record: the disk may be full, or the
 * tables are of another version.
 */
async function withAudit(store: Store, target: string, work: () => Promise<void>): Promise<void> {
  const actor = cliActor()
  const { recordAudit } = await import('../../store/queries/operators/audit.ts')
  const record = async (entry: Omit<AuditEntry, 'action' | 'after'>) => {
    const after = { folder: target }
    await recordAudit(store.journal, actor, { action: 'backup', after, ...entry }).catch(
      (error: unknown) => say(`This is not in the audit log: ${String(error)}.`),
    )
  }
  // PostgreSQL stores are not copied here, and another version has another audit table.
  const { missingTables } = await import('../../store/migrations/migrate.ts')
  const lack = await missingTables(store).catch(() => 'unknown')
  if (store.url !== undefined || lack !== 'nothing') return work()
  await record({ outcome: 'begun' })
  try {
    await work()
  } catch (error) {
    await record({ outcome: 'failed', reason: error instanceof Error ? error.message : '' })
    throw error
  }
  await record({ outcome: 'done' })
}

/** Why the copy could not be written, and what to do. */
function failureText(error: unknown, folder: string): string {
  if (error instanceof Failure) return error.message
  if (!(error instanceof Error && 'code' in error)) throw error
  const code = isFull(error) ? 'ENOSPC' : String(error.code)
  const remedy = Object.entries(remedies).find(([codes]) => codes.split(' ').includes(code))?.[1]
  return `The store cannot be copied to ${folder}: ${remedy ?? `${error.message}.`}`
}

/** The remedies by error codes. */
const remedies: Record<string, string> = {
  'EACCES EPERM': 'this user may not write there. Name another folder, or grant this user access.',
  EROFS: 'that file system is read-only. Name a folder on another.',
  'ENOTDIR EEXIST': 'a part of that path is a file. Name a folder.',
  ENOENT: 'that file system cannot have folders. Name one on a disk.',
  'ENOSPC EDQUOT': 'the disk is full. Free some space, or name a folder on another disk.',
  ENAMETOOLONG: 'the name is too long. Name a shorter one.',
}

/** 13 is SQLITE_FULL. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 13
