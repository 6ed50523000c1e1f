import { createServer } from 'node:http'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { launch, startServer, testFolder, writeConfig } from '../../support/servers/process.ts'
import { oldPostgres } from './old-postgres.ts'
import { tollgate } from '../../support/servers/command.ts'

/** Starts a server whose store's address is in a variable. */
async function startedWith(address: string) {
  const folder = await testFolder()
  const file = await writeConfig(folder, { store: undefined, store_env: 'DATABASE' })
  return tollgate(['serve', '--config', file], { cwd: folder, env: { DATABASE: address } })
}

/** Its port. */
async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port // it listens on TCP
}

test('a store that cannot be used stops the start with one sentence that says what to do and tells no password', async () => {
  const { host } = new URL(await freshDatabase())
  const website = createServer((_, reply) => void reply.end('hello'))
  const cases: [string, string][] = [
    [
      'postgres://me:hunter2@127.0.0.1:1/mine',
      'The store postgres://127.0.0.1:1/mine cannot be used: nothing listens there; ' +
        'start PostgreSQL, or correct the address.',
    ],
    [
      `postgres://me:hunter2@127.0.0.1:${await listening(website)}/mine`,
      'it does not answer as PostgreSQL does',
    ],
    [
      `postgres://test:hunter2@${host}/no_such_database`,
      'there is no such database; create it with `createdb`, or correct the address.',
    ],
    [
      `postgres://me:hunter2@127.0.0.1:${await listening(oldPostgres('14.9', 140009))}/mine`,
      'The store is PostgreSQL 14.9, and 15 or newer is needed; update it, ' +
        'or name another one as the store.',
    ],
    [
      'mysql://me:hunter2@127.0.0.1/mine',
      'store_env names the environment variable DATABASE, which must contain the URL of ' +
        'a PostgreSQL database, like postgres://user:password@host/name.',
    ],
  ]
  const runs = await Promise.all(cases.map(([address]) => startedWith(address)))
  for (const [at, { code, signal, out, err }] of runs.entries()) {
    expect({ code, signal }).toEqual({ code: 1, signal: null })
    expect(err).toContain(cases[at]?.[1])
    expect(err.trimEnd().split('\n'), err).toHaveLength(1)
    expect(out + err).not.toContain('hunter2')
  }
})

test('an SQLite that can corrupt the store stops the start before the store is opened, with one sentence that says what to do', async () => {
  const folder = await testFolder()
  const file = await writeConfig(folder)
  const older =
    'data:text/javascript,Object.defineProperty(process, "versions", ' +
    '{ value: { ...process.versions, sqlite: "3.50.4" } })'
  const { exited, allOutput } = launch(['serve', '--config', file], {
    folder,
    nodeArgs: ['--import', older],
  })
  expect(await exited).toEqual({ code: 1, signal: null })
  expect(allOutput()).toBe(
    'This Node.js carries SQLite 3.50.4, which can corrupt the store; ' +
      'SQLite 3.51.3 or newer is needed. Update Node.js to the newest release of version 24 ' +
      'and start again.\n',
  )
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /(journal|usage)\.db/.test(name)),
  ).toEqual([])
})

test('check tells the place of the store without its password, and the spool', async () => {
  const folder = await testFolder()
  const file = await writeConfig(folder, { store: undefined, store_env: 'DATABASE' })
  const withPassword = new URL(await freshDatabase())
  withPassword.password = 'hunter2'
  const place = `postgres://${withPassword.host}${withPassword.pathname}`
  const run = (...args: string[]) =>
    tollgate(['check', '--config', file, ...args], {
      cwd: folder,
      env: { DATABASE: withPassword.href },
    })
  const [text, json] = await Promise.all([run(), run('--json')])
  expect(text.out).toMatch(/^store +(\S+)\nspool +.*\.tollgate$/m)
  expect(JSON.parse(json.out)).toMatchObject({
    ok: true,
    store: place,
    spool: expect.stringMatching(/\.tollgate$/),
    store_hints: [expect.stringContaining('statement_timeout'), expect.any(String)],
  })
  expect(text.out).toContain(place)
  expect(text.out + text.err + json.out + json.err).not.toContain('hunter2')
})

test('two servers of one folder would mix their spools: the second is refused', async () => {
  const store = await freshDatabase()
  const first = await startServer({ config: { store } })
  const file = await writeConfig(first.folder, { store })
  const { code, err } = await tollgate(['serve', '--config', file], { cwd: first.folder })
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(
      /^Another server already runs on the store folder .*\.tollgate; stop it first, or give this one a folder of its own\. \(database is locked\)\n$/,
    ),
  })
  expect((await first.ready()).status).toBe(200)
})
