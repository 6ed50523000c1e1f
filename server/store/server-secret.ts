import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Failure } from '../failure.ts'
import { createServerSecret, type ServerSecret } from '../secret.ts'
import { hasCode } from './files.ts'
import type { Store } from './store.ts'
import type { JournalTables } from './tables.ts'
import { inIdempotentTransaction } from './transaction.ts'

/** The file of a store's folder with its secret. */
export const secretFile = 'secret'

type Options = {
  /** The secrets in the variable that `secret_env` names, newest first. */
  configured: readonly string[]
  /** Whether this process owns the store: it makes a missing file, and checks the secret. */
  isOwner: boolean
}

/**
 * The secret of a store: the configured one, else that of its folder, which is always accepted for
 * reading. A PostgreSQL store without a configured one has none. Throws a Failure if the store's
 * servers have another.
 */
export async function openServerSecret(
  store: Pick<Store, 'journal' | 'folder' | 'url'>,
  { configured, isOwner }: Options,
): Promise<ServerSecret | undefined> {
  const { journal, url } = store
  const file = url === undefined ? join(store.folder, secretFile) : undefined
  const inFile = file === undefined ? undefined : readSecret(file)
  const values = [...configured, ...(inFile === undefined ? [] : [inFile])]
  if (values.length === 0 && file !== undefined && isOwner) {
    // A new one could not read data that the lost one sealed.
    if ((await readSecretCheck(journal)) !== undefined) throw lostSecret(file)
    values.push(createSecret(file))
  }
  const [newest, ...older] = values
  if (newest === undefined) return undefined
  const secret = createServerSecret([newest, ...older])
  if (isOwner && !(await recordSecret(journal, secret.checks, Date.now())))
    throw otherSecret(configured.length > 0 ? 'in the variable of secret_env' : `in ${file}`)
  return secret
}

/**
 * Records the newest secret of a server that starts, by its check value; false if the servers of
 * the store have a secret that this one lacks.
 */
export function recordSecret(
  journal: Kysely<JournalTables>,
  [newest, ...older]: readonly [string, ...string[]],
  at: number,
): Promise<boolean> {
  return inIdempotentTransaction(journal, async (transaction) => {
    const values = { id: 'server', value: newest, at } as const
    await transaction
      .insertInto('secret_check')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ value: newest, at })
          .where('secret_check.value', 'in', older.length > 0 ? older : [newest]),
      )
      .execute()
    return (await readSecretCheck(transaction)) === newest
  })
}

/** The check value of the secret; undefined if no server of the store had one. */
async function readSecretCheck(journal: Kysely<JournalTables>): Promise<string | undefined> {
  const row = journal.selectFrom('secret_check').select('value').where('id', '=', 'server')
  return (await row.executeTakeFirst())?.value
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Renamed when it is complete, so that a crash leaves no empty file. */
function createSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.new`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(draft, file)
  return secret
}

const startAnew =
  'If it is lost, delete the row of the table secret_check; the data that it encrypted is then lost.'

const lostSecret = (file: string) =>
  new Failure(
    'conflict',
    `The secret of this store is missing: restore ${file} from a backup. ${startAnew}`,
  )

const otherSecret = (source: string) =>
  new Failure(
    'conflict',
    `The secret ${source} is not that of the other servers of this store. Give this server ` +
      'theirs; to replace it, write the new one first and the old one after it, separated by a ' +
      `comma. The secret of a folder is in its file "${secretFile}". ${startAnew}`,
  )
