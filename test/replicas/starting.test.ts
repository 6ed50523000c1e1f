import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { asking, freshDatabase } from '../support/postgres.ts'
import { runTollgate, startServer, testFolder, writeConfig } from '../support/process.ts'

/** Starts a server whose store's address is in a variable. */
async function startedWith(address: string) {
  const folder = await testFolder()
  const file = await writeConfig(folder, { store: undefined, store_env: 'DATABASE' })
  return runTollgate(['serve', '--config', file], { cwd: folder, env: { DATABASE: address } })
}

async function website(): Promise<number> {
  const server = createServer((_, reply) => void reply.end('hello')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port // it listens on TCP
}

test('a store that cannot be used stops the start with one sentence that says what to do and tells no password', async () => {
  const old = await freshDatabase()
  const { host, pathname } = new URL(old)
  // As far as those who ask can tell.
  await asking(old, (client) => client.query(`
    create schema old;
    create function old.current_setting(text) returns text language sql as $$ select case $1 when 'server_version' then '14.9' else '140009' end $$;
    alter database ${pathname.slice(1)} set search_path = old, pg_catalog, public`))
  const cases: [string, string][] = [
    ['postgres://me:hunter2@127.0.0.1:1/mine', 'The store postgres://127.0.0.1:1/mine cannot be used: nothing listens there; start PostgreSQL, or correct the address.'],
    [`postgres://me:hunter2@127.0.0.1:${await website()}/mine`, 'it does not answer as PostgreSQL does'],
    [`postgres://test:hunter2@${host}/no_such_database`, 'there is no such database; make it with `createdb`, or correct the address.'],
    [`postgres://test:hunter2@${host}${pathname}`, 'The store is PostgreSQL 14.9, and 15 or newer is needed; update it, or name another one as the store.'],
  ]
  const runs = await Promise.all(cases.map(([address]) => startedWith(address)))
  for (const [at, { code, signal, out, err }] of runs.entries()) {
    expect({ code, signal }).toEqual({ code: 1, signal: null })
    expect(err).toContain(cases[at]?.[1])
    expect(err.trimEnd().split('\n'), err).toHaveLength(1)
    expect(out + err).not.toContain('hunter2')
  }
})

test('check tells the place of the store without its password, and the spool', async () => {
  const folder = await testFolder()
  const file = await writeConfig(folder, { store: undefined, store_env: 'DATABASE' })
  const run = (...args: string[]) => runTollgate(['check', '--config', file, ...args], { cwd: folder, env: { DATABASE: 'postgres://me:hunter2@db.internal:5433/tollgate' } })
  const [text, json] = await Promise.all([run(), run('--json')])
  expect(text.out).toMatch(/^store +postgres:\/\/db\.internal:5433\/tollgate\nspool +.*\.tollgate$/m)
  expect(JSON.parse(json.out)).toMatchObject({ ok: true, store: 'postgres://db.internal:5433/tollgate', spool: expect.stringMatching(/\.tollgate$/) })
  expect(text.out + text.err + json.out + json.err).not.toContain('hunter2')
})

test('two servers of one folder would mix their spools: the second is refused', async () => {
  const store = await freshDatabase()
  const first = await startServer({ config: { store } })
  const file = await writeConfig(first.folder, { store })
  const { code, err } = await runTollgate(['serve', '--config', file], { cwd: first.folder })
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^Another server already runs on the store folder .*\.tollgate; stop it first, or give this one a folder of its own\. \(database is locked\)\n$/) })
  expect((await first.ready()).status).toBe(200)
})
