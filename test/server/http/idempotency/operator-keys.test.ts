import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorFetch } from '../../../support/http/operator.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { engines } from '../../../support/servers/store.ts'
import { IdempotentServer, newValue } from './idempotent-server.ts'

type CreatedKey = { id: string; key: string }

describe.each(engines)('on %s', (engine) => {
  let server: IdempotentServer
  beforeAll(async () => {
    server = await IdempotentServer.start(engine)
  })
  afterAll(() => server.close())
  beforeEach(() => server.reset())

  const create = (value: string, name = 'once') => server.operate(value, '/keys', { name })
  const rotate = async (value: string, id: string) =>
    (await (await server.operate(value, `/keys/${id}/rotate`, {})).json()) as CreatedKey

  test("the operator's key is created once", async () => {
    const value = newValue()
    const [first, again] = [await create(value), await create(value)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const created = (await first.json()) as CreatedKey
    expect(created.key).toMatch(/^tg_/)
    expect(await again.json()).toEqual(created)
    expect((await create(value, 'another')).status).toBe(409)
  })

  test('a token is rotated once under a value, and another time under another operation', async () => {
    const value = newValue()
    const created = (await (await create(value)).json()) as CreatedKey
    const rotated = await rotate(value, created.id)
    expect(await rotate(value, created.id)).toEqual(rotated)
    expect(rotated.key).not.toBe(created.key)
  })

  test('tokens of keys are stored where only the operator token opens them', async () => {
    const value = newValue()
    const created = (await (await create(value)).json()) as CreatedKey
    const rotated = await rotate(value, created.id)
    const stored =
      engine === 'sqlite'
        ? globSync(`${server.place}/*.db*`)
            .map((file) => readFileSync(file, 'latin1'))
            .join()
        : JSON.stringify([
            await sql`select * from idempotency`.execute(server.store.journal),
            await sql`select * from key`.execute(server.store.journal),
          ])
    expect(stored).toContain(value)
    expect(stored).not.toContain(created.key)
    expect(stored).not.toContain(rotated.key)
  })
})

test('a key that was created under another operator token is not given out again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-once-'))
  const create = async (TOLLGATE_OPERATOR_TOKEN: string) => {
    const gateway = await startGateway({ store: folder, env: { TOLLGATE_OPERATOR_TOKEN } })
    const reply = await operatorFetch(gateway, '/keys', {
      method: 'POST',
      headers: { 'idempotency-key': 'v' },
      body: { name: 'once' },
    })
    const result = { status: reply.status, body: (await reply.json()) as object }
    await gateway.stop()
    return result
  }
  expect(await create('one-operator-token-0123456789-0123456789')).toMatchObject({
    status: 200,
    body: { name: 'once' },
  })
  expect(await create('another-operator-token-0123456789-0123')).toMatchObject({
    status: 409,
    body: {
      message:
        'the request with this Idempotency-Key was sent with another token, and only that ' +
        'one opens the reply; to send a new request, use another',
    },
  })
  await rm(folder, { recursive: true })
})
