import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { codeOf } from '../../../server/store/postgres/failure.ts'
import { afterUse } from '../clean-up.ts'
import { sharedServer } from './postgres-run.ts'
import { withClient } from './postgres-server.ts'

export { withClient as asking, startPostgres, type Postgres } from './postgres-server.ts'

let shared: Promise<string> | undefined

/** The server of TEST_POSTGRES_URL, or that of this run. */
const server = async () => process.env['TEST_POSTGRES_URL'] ?? (await (shared ??= sharedServer()))

type Prepare = (url: string) => Promise<unknown>

/** Databases to drop after the file. */
const lasting: string[] = []
const templates = new Map<Prepare, Promise<string>>()

/** Drops what tests of a file share; test/support/after-file.ts runs it. */
export async function dropDatabases(): Promise<void> {
  const urls = await Promise.all(templates.values())
  templates.clear()
  for (const url of [...lasting.splice(0), ...urls]) await drop(url)
}

/**
 * The address of an empty database, on this run's server or on that of TEST_POSTGRES_URL. It is
 * dropped after the test or, made by a hook, after the file.
 */
export const freshDatabase = (): Promise<string> => databaseLike()

/** As `freshDatabase`, and gone after all tests of the file. */
export async function lastingDatabase(): Promise<string> {
  const url = await create()
  lasting.push(url)
  return url
}

/** As `freshDatabase`, prepared by `prepare`, which runs once a file. */
export async function preparedDatabase(prepare: Prepare): Promise<string> {
  const template =
    templates.get(prepare) ??
    create().then(async (url) => {
      await prepare(url)
      return url
    })
  templates.set(prepare, template)
  try {
    const url = await databaseLike(nameOf(await template))
    await withClient(url, setTimeLimits)
    return url
  } catch (error) {
    if (!isUnsupported(error)) throw error
    // This engine copies no database, so each is prepared by itself.
    const url = await databaseLike()
    await prepare(url)
    return url
  }
}

/** As `migrate` does: time limits of a role in a database are not copied with it. */
async function setTimeLimits(client: pg.Client): Promise<void> {
  const of = `alter role current_user in database ${client.database ?? ''}`
  await client.query(`${of} set statement_timeout = '2s'`)
  await client.query(`${of} set idle_in_transaction_session_timeout = '10s'`)
}

async function databaseLike(model?: string): Promise<string> {
  const url = await create(model)
  afterUse(() => drop(url))
  return url
}

async function create(model?: string): Promise<string> {
  const url = new URL(await server())
  url.pathname = `/tollgate_test_${randomBytes(6).toString('hex')}`
  const like = model === undefined ? '' : ` template ${model}`
  await withClient(await server(), (client) =>
    client.query(`create database ${nameOf(url.href)}${like}`),
  ).catch((error: unknown) => {
    throw codeOf(error) === '42501' ? mayNotCreate(url, error) : error
  })
  return url.href
}

const mayNotCreate = ({ username, host }: URL, cause: unknown) =>
  new Error(
    `The user ${username} of TEST_POSTGRES_URL may not create databases at ${host}, and each test ` +
      `has one of its own: grant it with \`alter user ${username} createdb\`.`,
    { cause },
  )

async function drop(url: string): Promise<void> {
  const drops = (force: string) => async (client: pg.Client) =>
    client.query(`drop database ${nameOf(url)}${force}`)
  try {
    await withClient(await server(), drops(' with (force)'))
  } catch (error) {
    if (!isUnsupported(error)) throw error
    await withClient(await server(), drops(''))
  }
}

/** The engine does not know this part of PostgreSQL: syntax_error, or feature_not_supported. */
const isUnsupported = (error: unknown): boolean => ['42601', '0A000'].includes(codeOf(error) ?? '')

const nameOf = (url: string) => new URL(url).pathname.slice(1)
