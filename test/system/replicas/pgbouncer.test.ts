import { describe, expect, test } from 'vitest'
import { hasPgbouncer, startPgbouncer } from '../../support/servers/pgbouncer.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { chat, replicaBackends } from '../../support/servers/replicas.ts'
import { inBatches, longMs, until } from '../../support/waiting.ts'

if (!hasPgbouncer) console.warn('NO PGBOUNCER: replicas are not tried behind it.')

describe.skipIf(!hasPgbouncer)('two replicas behind PgBouncer in transaction mode', () => {
  test(
    'serve 10 000 calls through its restart, and store each once',
    { timeout: longMs },
    async () => {
      const database = await freshDatabase()
      const bouncer = await startPgbouncer(database)
      const backends = await replicaBackends()
      const config = { store_connections: 20 }
      const replicas = await Promise.all([
        backends.start(bouncer.url, { config }),
        backends.start(bouncer.url, { config }),
      ])
      const [first] = replicas
      const { key } = await first.createKey({
        scopes: ['chat'],
        rpm: 1_000_000,
        budget_usd: '1000',
      })
      const names = Array.from({ length: 10_000 }, (_, n) => `call-${n}`)
      const answered: string[] = []
      await inBatches(names, 16, async (name, n) => {
        if (n === 5000) {
          await bouncer.kill()
          await bouncer.start()
        }
        const replica = replicas[n % 2] ?? first
        const { status } = await chat(replica, key, name)
        if (status === 200) answered.push(name)
        else expect(status).toBe(503)
      })
      expect(answered.length).toBeGreaterThan(9000)
      const count = (what: string) =>
        asking(database, async (client) => {
          const { rows } = await client.query<{ n: string }>(
            `select count(${what}) as n from usage where status = 'ok'`,
          )
          return Number(rows[0]?.n)
        })
      await until('every row is stored', async () => (await count('*')) >= answered.length)
      expect(await count('*')).toBe(answered.length)
      expect(await count('distinct request_id')).toBe(answered.length)
      const { rows } = await asking(database, (client) =>
        client.query<{ limits: string }>(
          'select array_to_string(setconfig, $1) as limits from pg_db_role_setting s ' +
            'join pg_database d on d.oid = s.setdatabase where datname = current_database()',
          [' '],
        ),
      )
      expect(rows[0]?.limits).toBe('statement_timeout=2s idle_in_transaction_session_timeout=10s')
    },
  )
})
