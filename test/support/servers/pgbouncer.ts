import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterUse } from '../clean-up.ts'
import { until } from '../waiting.ts'
import { freePort } from './ports.ts'
import { withClient } from './postgres-server.ts'

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

const ownSettings = (hostname: string, port: string) => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = trust
auth_file = userlist.txt
pool_mode = transaction
default_pool_size = 4
max_client_conn = 1000
`

/**
 * A PgBouncer in transaction mode before a database, with few connections to it, or with settings of
 * its own. It listens on this machine only.
 */
export async function startPgbouncer(
  database: string,
  { settings, password = '' }: { settings?: string; password?: string } = {},
) {
  const { hostname, port: serverPort, username, pathname } = new URL(database)
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  writeFileSync(users, `"${username}" "${password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const places = { listen_addr: '127.0.0.1', listen_port: port, auth_file: users }
  const text = Object.entries(places).reduce(
    (all, [name, value]) => all.replace(RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`),
    settings ?? ownSettings(hostname, serverPort),
  )
  writeFileSync(file, text)
  // It refuses to run as root.
  const asWhom = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const signIn = `${username}:${encodeURIComponent(password)}`
  const url = `postgres://${signIn}@127.0.0.1:${port}${pathname}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn('pgbouncer', ['--quiet', file], { ...asWhom, stdio: 'ignore' })
    await until('PgBouncer answers', () => withClient(url, async () => true).catch(() => false))
  }

  /** As a power failure would. */
  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  afterUse(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return { url, start, kill }
}
