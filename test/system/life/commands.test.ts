import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ledgerRequests,
  query,
  startServer,
  testFolder,
  type Server,
} from '../../support/servers/process.ts'
import type { ModelServer } from '../../support/upstreams/model-server.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../../support/upstreams/directed.ts'

const ask = async ({ url }: Pick<Server, 'url'>, key: string, id: string) => {
  const { reply } = await exchange(url, chatBytes(key, directedChat({}), [`X-Request-Id: ${id}`]))
  if (!reply) throw new Error(`no reply for ${id}`)
  return reply
}

/** Callers that send one chat after the other, and the ids of those that were answered. */
function startCallers(server: Server, key: string) {
  let isOver = false
  const answered: string[] = []
  const callers = Array.from({ length: 6 }, async (_, who) => {
    for (let n = 0; !isOver; n++) {
      assertCompletion(await ask(server, key, `load-${who}-${n}`))
      answered.push(`load-${who}-${n}`)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(callers)
  }
  return { answered, stop }
}

describe('commands on the store of a running server', () => {
  let upstream: ModelServer
  let server: Server
  const configured = () => configWith(upstream, { drain: { accept_ms: 0 } })
  beforeAll(async () => {
    upstream = await startDirectedServer()
    server = await startServer({ config: configured() })
  })
  afterAll(() => upstream.close())

  /** A key made by the command line, which the server knows. */
  async function createKey() {
    const { code, out, err } = await server.tollgate('keys', 'create', '--name', 'x', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // Exactly this, says the contract of --json.
    const { id, key } = JSON.parse(out) as { id: string; key: string }
    const isKnown = async () => (await ask(server, key, `first-of-${id}`)).status === 200
    await until('the new key works', isKnown, promptMs)
    return { id, key }
  }

  test('make a key that works at once, and revoke it at once', async () => {
    const { id, key } = await createKey()
    expect((await server.tollgate('keys', 'revoke', id)).code).toBe(0)
    const isRefused = async () => (await ask(server, key, 'refused')).status === 401
    await until('the revoked key is refused', isRefused, promptMs)
    assertRefusal(await ask(server, key, 'refused'), 401)
  })

  test('show the usage of a key', async () => {
    const { id, key } = await createKey()
    assertCompletion(await ask(server, key, 'second'))
    const usage = async () => {
      const { out } = await server.tollgate('usage', '--rows', '--key', id, '--json')
      return (JSON.parse(out) as { rows: { key_id: string; charged: number }[] }).rows
    }
    await until('usage shows the rows', async () => (await usage()).length >= 2)
    for (const row of await usage())
      expect(row).toMatchObject({ key_id: id, charged: 12 * 30 + 3 * 50 })
  })

  test('make a backup under load that is a store with all that was answered before', async () => {
    const { key } = await createKey()
    const load = startCallers(server, key)
    await until('there is load', () => load.answered.length > 60)
    const before = [...load.answered]
    const folder = await testFolder()
    expect(await server.tollgate('backup', join(folder, 'store'))).toMatchObject({ code: 0 })
    await load.stop()

    const restored = await startServer({ folder, config: configured() })
    assertCompletion(await ask(restored, key, 'after-the-restore'))
    await restored.stop()
    const rows = ledgerRequests(restored.store)
    const ofLoad = rows.filter((request) => request.startsWith('load'))
    expect(new Set(ofLoad).size, 'no row twice').toBe(ofLoad.length)
    expect(before.filter((request) => !ofLoad.includes(request))).toEqual([])
    expect(rows).toContain('after-the-restore')
    for (const name of ['journal.db', 'usage.db'])
      expect(query(join(restored.store, name), 'pragma integrity_check')).toEqual([
        { integrity_check: 'ok' },
      ])
  })
})
