import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { hostUrls, placeOf } from '../../../server/store/place.ts'
import { checkDatabase, missingRoleLimits } from '../../../server/store/postgres/check.ts'
import { asking, freshDatabase, startPostgres } from '../../support/servers/postgres.ts'
import { freePort } from '../../support/servers/ports.ts'

test.each([
  ['postgres://u@a/db', ['postgres://u@a/db']],
  [
    'postgres://u:p@a:1,b:2/db?x=1,2',
    ['postgres://u:p@a:1/db?x=1,2', 'postgres://u:p@b:2/db?x=1,2'],
  ],
  ['postgres://u:a,b@h/db', ['postgres://u:a,b@h/db']],
  ['postgres://a,b,[::1]:5/db', ['postgres://a/db', 'postgres://b/db', 'postgres://[::1]:5/db']],
])('the hosts of %s', (url, urls) => {
  expect(hostUrls(url)).toEqual(urls)
})

test.each([
  ['postgres://u:secret@a:1,b:2/db', 'postgres://a:1,b:2/db'],
  ['postgres://u:se@cret@a/db?sslmode=require', 'postgres://a/db'],
  ['postgresql://a/db', 'postgres://a/db'],
  ['postgres://u:se/cret@a/db', 'postgres://…'],
  ['postgres://u:se?cret@a/db', 'postgres://…'],
  ['postgres://u:se#cret@a/db', 'postgres://…'],
])('%s is shown without its password', (url, place) => {
  expect(placeOf(url)).toBe(place)
})

describe('of several hosts', () => {
  const readOnly = (url: string, value: 'on' | 'off') =>
    asking(url, async (client) => {
      await client.query(`alter system set default_transaction_read_only = ${value}`)
      await client.query('select pg_reload_conf()')
    })

  test('the writable one is used, also after it became a standby', async () => {
    const servers = await Promise.all([startPostgres(), startPostgres()])
    onTestFinished(async () => void (await Promise.all(servers.map((one) => one.remove()))))
    const [a, b] = servers
    const dead = await freePort()
    const ports = [a, b].map(({ url }) => Number(new URL(url).port))
    const hosts = [dead, ...ports].map((port) => `127.0.0.1:${port}`).join(',')
    await readOnly(a.url, 'on')
    const store = openStore(`postgres://test@${hosts}/postgres`, { folder: '' })
    onTestFinished(() => store.close())
    await migrate(store)
    const write = async () => {
      const query = sql<{ port: number }>`
        insert into segment (name, bytes) values (gen_random_uuid()::text, 1)
        returning inet_server_port() as port`
      return (await query.execute(store.usage)).rows[0]?.port
    }
    expect([await write(), await write()]).toEqual([ports[1], ports[1]])

    // The other has the tables too, as a replica of it would.
    await readOnly(a.url, 'off')
    const other = openStore(a.url, { folder: '' })
    await migrate(other)
    await other.close()
    await readOnly(b.url, 'on')
    await expect.poll(() => write().catch(() => undefined)).toBe(ports[0])
    expect(await write()).toBe(ports[0])
    const report = await sql<{ port: number }>`select inet_server_port() as port`.execute(
      store.reports,
    )
    expect(report.rows).toEqual([{ port: ports[0] }])
  })
})

test('time limits belong to the role; a value of the operator stays', async () => {
  const url = await freshDatabase()
  const store = openStore(url, { folder: '' })
  onTestFinished(() => store.close())
  const name = new URL(url).pathname.slice(1)
  await asking(url, (client) =>
    client.query(`alter role current_user in database ${name} set statement_timeout = '5s'`),
  )
  await migrate(store)
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(store.journal)
  expect(rows).toEqual([{ statement: '5s', idle: '10s' }])
  expect(await missingRoleLimits(store.journal)).toEqual([])
})

test('a check of the database changes nothing and names what is missing', async () => {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  const check = await checkDatabase(url)
  expect(check.faults).toEqual([])
  expect(check.statements).toEqual([
    `alter role test in database ${name} set statement_timeout = '2s'`,
    `alter role test in database ${name} set idle_in_transaction_session_timeout = '10s'`,
  ])
  expect(Math.abs(check.aheadMs)).toBeLessThan(2000)
  expect((await checkDatabase(url)).statements).toHaveLength(2)
  const closed = await checkDatabase(`postgres://u:secret@127.0.0.1:${await freePort()}/db`)
  expect(closed.faults).toEqual([expect.stringContaining('nothing listens there')])
  expect(closed.faults.join()).not.toContain('secret')
})
