import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../support/servers/store.ts'
import { IdempotentServer, dayMs, newValue } from './idempotent-server.ts'

const agent_id = 'ToyAgent'
const input = (note = 'hello') => ({ tool: 'write_note', tool_arguments: { note } })

describe.each(engines)('on %s', (engine) => {
  let server: IdempotentServer
  beforeAll(async () => {
    server = await IdempotentServer.start(engine)
  })
  afterAll(() => server.close())
  beforeEach(() => server.reset())

  const request = (value: string, { note = 'hello', api_key = server.mesh.gateway.key } = {}) =>
    server.post(value, '/mesh_request', { api_key, agent_id, input: input(note) })
  const createTask = (value: string) => {
    const { key: api_key } = server.mesh.gateway
    return server.post(value, '/mesh_task_create', { api_key, agent_id, task_details: input() })
  }

  const taskIds = async () =>
    (await server.store.journal.selectFrom('task').select('id').execute()).map(({ id }) => id)

  test('a request to an agent is carried out once, and answered again with the same bytes', async () => {
    const value = newValue()
    const replies = [await request(value), await request(value)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.text).toBe(replies[0]?.text)
    expect(replies.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
    expect(server.mesh.tools.requests).toHaveLength(1)
  })

  test('another body under the value is refused in the words of the mesh', async () => {
    const value = newValue()
    await request(value)
    expect((await request(value, { note: 'another' })).json).toEqual({
      error: 409,
      message: 'this Idempotency-Key was used with another body',
      detail: 'this Idempotency-Key was used with another body',
      code: 'conflict',
      param: 'Idempotency-Key',
    })
  })

  test('a value belongs to the key in the body, whichever of its tokens is sent', async () => {
    const value = newValue()
    const { id, key } = await server.mesh.gateway.createKey({ scopes: ['mesh'] })
    const before = await request(value, { api_key: key })
    const rotation = await server.operate(newValue(), `/keys/${id}/rotate`, {})
    const { key: api_key } = (await rotation.json()) as { key: string }
    const after = await request(value, { api_key })
    expect([before.status, after.status, after.text]).toEqual([200, 200, before.text])
    expect(after.headers.get('idempotent-replayed')).toBe('true')
    expect((await request(value, { api_key, note: 'another' })).status).toBe(409)
  })

  test('a task is created once', async () => {
    const [value, before] = [newValue(), await taskIds()]
    const [created, again] = [await createTask(value), await createTask(value)]
    expect(created.json['task_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(again.text).toBe(created.text)
    expect(await taskIds()).toHaveLength(before.length + 1)
  })

  test('a task is created once by a server that died before it stored the reply', async () => {
    const [value, before] = [newValue(), await taskIds()]
    const created = await createTask(value)
    // The id carries the time of the claim.
    const claimedAt = Number.parseInt(
      String(created.json['task_id']).replaceAll('-', '').slice(0, 12),
      16,
    )
    await server.store.journal
      .updateTable('idempotency')
      .set({
        state: 'running',
        owner: 'dead',
        lease_until: 0,
        status: null,
        headers: null,
        body: null,
        expires_at: claimedAt + dayMs,
      })
      .where('value', '=', value)
      .where('route', '=', 'POST /mesh_task_create')
      .execute()
    const again = await createTask(value)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([created.text, null])
    expect(await taskIds()).toHaveLength(before.length + 1)
  })

  test('a member named stream does not make the value an ignored field', async () => {
    const { key: api_key } = server.mesh.gateway
    const body = { api_key, agent_id, input: input(), stream: true }
    const reply = await server.post(newValue(), '/mesh_request', body)
    expect(reply.headers.get('x-ignored-fields')).toBeNull()
  })
})
