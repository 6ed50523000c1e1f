import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ledgerRequests, query, startServer, testFolder } from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../../support/upstreams/directed.ts'

test('commands work on the store of a running server, which notices within two seconds; a backup under load is a store', async () => {
  const upstream = await startDirectedServer()
  onTestFinished(() => upstream.close())
  const server = await startServer({ config: configWith(upstream, { drain: { accept_ms: 0 } }) })
  const ask = async (url: string, key: string, id: string) => {
    const { reply } = await exchange(url, chatBytes(key, directedChat({}), [`X-Request-Id: ${id}`]))
    if (!reply) throw new Error(`no reply for ${id}`)
    return reply
  }

  const created = await server.tollgate('keys', 'create', '--name', 'by hand', '--json')
  expect(created).toMatchObject({ code: 0, err: '' })
  // Exactly this, says the contract of --json.
  const { id, key } = JSON.parse(created.out) as { id: string; key: string }
  await until(
    'the new key works',
    async () => (await ask(server.url, key, 'first')).status === 200,
    promptMs,
  )
  assertCompletion(await ask(server.url, key, 'second'))

  const usage = async () =>
    JSON.parse((await server.tollgate('usage', '--rows', '--json')).out) as {
      rows: { request_id: string; key_id: string; charged: number }[]
    }
  await until('usage shows the rows', async () => (await usage()).rows.length >= 2)
  for (const row of (await usage()).rows)
    expect(row).toMatchObject({ key_id: id, charged: 12 * 30 + 3 * 50 })

  // The backup is taken while callers go on; what was answered before it began must be in it.
  let going = true
  const answered: string[] = []
  const callers = Array.from({ length: 6 }, async (_, who) => {
    for (let n = 0; going; n++) {
      assertCompletion(await ask(server.url, key, `load-${who}-${n}`))
      answered.push(`load-${who}-${n}`)
    }
  })
  await until('there is load', () => answered.length > 60)
  const before = [...answered]
  const copy = await testFolder()
  const folder = join(copy, 'store')
  expect(await server.tollgate('backup', folder)).toMatchObject({ code: 0 })
  going = false
  await Promise.all(callers)

  expect((await server.tollgate('keys', 'revoke', id)).code).toBe(0)
  await until(
    'the revoked key is refused',
    async () => (await ask(server.url, key, 'refused')).status === 401,
    promptMs,
  )
  assertRefusal(await ask(server.url, key, 'refused'), 401)

  const restored = await startServer({
    folder: copy,
    config: configWith(upstream, { drain: { accept_ms: 0 } }),
  })
  assertCompletion(await ask(restored.url, key, 'after the restore'.replaceAll(' ', '-')))
  await restored.stop()
  const rows = ledgerRequests(restored.store)
  expect(new Set(rows).size, 'no row twice').toBe(rows.length)
  expect(
    before.filter((request) => !rows.includes(request)),
    'answered before the backup',
  ).toEqual([])
  expect(rows).toContain('after-the-restore')
  for (const name of ['journal.db', 'usage.db'])
    expect(query(join(folder, name), 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
})
