import { randomBytes } from 'node:crypto'
import { afterUse } from '../clean-up.ts'
import { sharedServer } from './postgres-run.ts'
import { withClient } from './postgres-server.ts'

export { withClient as asking, startPostgres, type Postgres } from './postgres-server.ts'

let shared: Promise<string> | undefined

const server = async () => process.env['DATABASE_URL'] ?? (await (shared ??= sharedServer()))

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
 * The address of an empty database, on this run's server or on that of DATABASE_URL. It is dropped
 * after the test or, made by a hook, after the file.
 */
export const freshDatabase = (): Promise<string> => databaseLike('template1')

/** As `freshDatabase`, and gone after all tests of the file. */
export async function lastingDatabase(): Promise<string> {
  const url = await create('template1')
  lasting.push(url)
  return url
}

/** As `freshDatabase`, prepared by `prepare`, which runs once a file. */
export async function preparedDatabase(prepare: Prepare): Promise<string> {
  const template =
    templates.get(prepare) ??
    create('template1').then(async (url) => {
      await prepare(url)
      return url
    })
  templates.set(prepare, template)
  return databaseLike(nameOf(await template))
}

async function databaseLike(model: string): Promise<string> {
  const url = await create(model)
  afterUse(() => drop(url))
  return url
}

async function create(model: string): Promise<string> {
  const url = new URL(await server())
  url.pathname = `/tollgate_test_${randomBytes(6).toString('hex')}`
  await withClient(await server(), (client) =>
    client.query(`create database ${nameOf(url.href)} template ${model}`),
  )
  return url.href
}

const drop = async (url: string): Promise<void> =>
  void (await withClient(await server(), (client) =>
    client.query(`drop database ${nameOf(url)} with (force)`),
  ))

const nameOf = (url: string) => new URL(url).pathname.slice(1)
