import { beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../support/servers/mesh.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { longMs, until } from '../../support/waiting.ts'
import { chat, requestsIn, replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { numbersBelow } from '../../support/numbers.ts'

type Created = { id: string; key: string }

const statuses = (replicas: Replica[], key: string, name: string) =>
  Promise.all(
    replicas.map(async (replica, at) => (await chat(replica, key, `${name}-${at}`)).status),
  )

describe('three replicas that start at once on an empty database', () => {
  let backends: Awaited<ReturnType<typeof replicaBackends>>
  let database: string
  let replicas: [Replica, Replica, Replica]
  beforeAll(async () => {
    backends = await replicaBackends()
    database = await freshDatabase()
    // The first takes tasks on and runs none.
    const start = (workers: number) =>
      backends.start(database, { config: { mesh: { tasks: { workers } } } })
    replicas = await Promise.all([start(0), start(2), start(2)])
  }, longMs)

  const createKey = () => replicas[0].createKey({ scopes: ['chat', 'mesh'] })
  const refused = (key: string) =>
    until('the key is refused everywhere', async () =>
      (await statuses(replicas, key, 'refused')).every((status) => status === 401),
    )

  test('know a key at once that one of them made', async () => {
    const { key } = await createKey()
    expect(await statuses(replicas, key, 'made')).toEqual([200, 200, 200])
  })

  test('know a key that the command line made, and refuse it once it is revoked there', async () => {
    const [first, second] = replicas
    const created = await second.tollgate('keys', 'create', '--name', 'by hand', '--json')
    expect(created).toMatchObject({ code: 0, err: '' })
    const { id, key } = JSON.parse(created.out) as Created
    expect(await statuses(replicas, key, 'by-hand')).toEqual([200, 200, 200])
    expect(await first.tollgate('keys', 'revoke', id)).toMatchObject({ code: 0 })
    await refused(key)
  })

  test('know the new token of a key, and refuse the old one, and both once it is revoked', async () => {
    const [, second, third] = replicas
    const { id, key } = await createKey()
    const path = `/keys/${id}/rotate`
    const { key: next } = await second.operate<Created>('POST', path, { overlap_s: 0 })
    await refused(key)
    expect(await statuses(replicas, next, 'rotated')).toEqual([200, 200, 200])
    await third.operate('DELETE', `/keys/${id}`)
    await refused(next)
  })

  test('share tasks: one runs it, and all know its result', async () => {
    const [first] = replicas
    const { key } = await createKey()
    const { status, json, text } = await post(first.meshUrl, '/mesh_task_create', {
      api_key: key,
      agent_id: 'ToyAgent',
      task_details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
    })
    expect(status, text).toBe(200)
    const asked = { api_key: key, task_id: json['task_id'] }
    const read = async ({ meshUrl }: Replica) =>
      (await post(meshUrl, '/mesh_task_query', asked)).json
    await until('it has run', async () => (await read(first))['status'] === 'completed')
    for (const replica of replicas)
      expect(await read(replica)).toEqual({
        status: 'completed',
        result: { success: true, data: { temperature: 21 } },
      })
    expect(backends.tools.requests).toHaveLength(1)
    const usage = await first.tollgate('usage', '--by', 'agent', '--json')
    expect(JSON.parse(usage.out), usage.err).toMatchObject({
      totals: expect.arrayContaining([expect.objectContaining({ agent: 'ToyAgent', requests: 1 })]),
    })
  })

  test('are not backed up by the command', async () => {
    const [first] = replicas
    expect(await first.tollgate('backup', `${first.folder}/copy`)).toMatchObject({
      code: 1,
      err: 'This store is in PostgreSQL; copy it with pg_dump, or as its provider says.\n',
    })
  })

  test('have every row in the one ledger when they have ended', async () => {
    const { key } = await createKey()
    expect(await statuses(replicas, key, 'last')).toEqual([200, 200, 200])
    expect(await Promise.all(replicas.map((replica) => replica.stop()))).toEqual(
      numbersBelow(3).map(() => ({ code: 0, signal: null })),
    )
    const names = (await requestsIn(database)).filter((name) => name.startsWith('last'))
    expect(names).toEqual(['last-0', 'last-1', 'last-2'])
  })
})

test('the workers of a server keep to their connections, and what they record is in the database', async () => {
  const { start } = await replicaBackends()
  const database = await freshDatabase()
  const server = await start(database, {
    args: ['--workers', '2'],
    config: { store_connections: 2 },
  })
  const { key } = await server.createKey({ scopes: ['chat', 'mesh'] })
  await Promise.all(numbersBelow(40).map((n) => chat(server, key, `chat-${n}`)))
  const created = await Promise.all(
    numbersBelow(20).map(() =>
      post(server.meshUrl, '/mesh_task_create', {
        api_key: key,
        agent_id: 'ToyAgent',
        task_details: { tool: 'get_status', tool_arguments: {} },
      }),
    ),
  )
  expect(created.map(({ status }) => status)).toEqual(numbersBelow(20).map(() => 200))
  const { rows } = await asking(database, (client) =>
    client.query<{ open: number }>(
      'select count(*)::int as open from pg_stat_activity where datname = current_database() ' +
        "and application_name = 'tollgate'",
    ),
  )
  expect(rows[0]?.open, 'two for each of three processes, and the ledger').toBeLessThanOrEqual(7)
  expect(rows[0]?.open).toBeGreaterThanOrEqual(3)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect((await requestsIn(database)).filter((name) => name.startsWith('chat-'))).toEqual(
    numbersBelow(40)
      .map((n) => `chat-${n}`)
      .toSorted(),
  )
})
