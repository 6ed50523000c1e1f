import { expect, test } from 'vitest'
import { post } from '../../support/servers/mesh.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { assertCompletion } from '../../support/http/replies.ts'
import { until } from '../../support/waiting.ts'
import { chat, requestsIn, replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { numbersBelow } from '../../support/numbers.ts'

type Created = { id: string; key: string }

const statuses = (replicas: Replica[], key: string, name: string) =>
  Promise.all(
    replicas.map(async (replica, at) => (await chat(replica, key, `${name}-${at}`)).status),
  )

test('three replicas that start at once on an empty database share keys, tasks and the ledger', async () => {
  const { start, tools } = await replicaBackends()
  const database = await freshDatabase()
  // The first takes tasks on and runs none.
  const replicas = await Promise.all(
    numbersBelow(3).map((at) =>
      start(database, { config: { mesh: { tasks: { workers: at === 0 ? 0 : 2 } } } }),
    ),
  )
  const [first, second, third] = replicas
  if (!first || !second || !third) return expect.unreachable()

  const { id, key } = await first.createKey({ scopes: ['chat', 'mesh'] })
  for (const replica of [third, second, first])
    assertCompletion(await chat(replica, key, `at-once-${replicas.indexOf(replica)}`))
  const created = await second.tollgate('keys', 'create', '--name', 'by hand', '--json')
  expect(created).toMatchObject({ code: 0, err: '' })
  const byHand = JSON.parse(created.out) as Created
  expect(await statuses(replicas, byHand.key, 'by-hand')).toEqual([200, 200, 200])

  const { status, json, text } = await post(first.meshUrl, '/mesh_task_create', {
    api_key: key,
    agent_id: 'ToyAgent',
    task_details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
  })
  expect(status, text).toBe(200)
  const read = async (replica: Replica) =>
    (await post(replica.meshUrl, '/mesh_task_query', { api_key: key, task_id: json['task_id'] }))
      .json
  await until('another has run the task', async () => (await read(first))['status'] === 'completed')
  for (const replica of replicas)
    expect(await read(replica)).toEqual({
      status: 'completed',
      result: { success: true, data: { temperature: 21 } },
    })
  expect(tools.requests).toHaveLength(1)

  const { key: next } = await second.operate<Created>('POST', `/keys/${id}/rotate`, {
    overlap_s: 0,
  })
  await until('the old token is refused everywhere', async () =>
    (await statuses(replicas, key, 'revoked')).every((status) => status === 401),
  )
  expect(await statuses(replicas, next, 'rotated')).toEqual([200, 200, 200])
  await third.operate('DELETE', `/keys/${id}`)
  await until('the key is refused everywhere', async () =>
    (await statuses(replicas, next, 'revoked')).every((status) => status === 401),
  )
  expect(await first.tollgate('keys', 'revoke', byHand.id)).toMatchObject({ code: 0 })
  await until('the other one, too', async () =>
    (await statuses(replicas, byHand.key, 'revoked')).every((status) => status === 401),
  )

  const folder = `${first.folder}/copy`
  expect(await first.tollgate('backup', folder)).toMatchObject({
    code: 1,
    err: 'This store is in PostgreSQL; copy it with pg_dump, or as its provider says.\n',
  })

  expect(await Promise.all(replicas.map((replica) => replica.stop()))).toEqual(
    numbersBelow(3).map(() => ({ code: 0, signal: null })),
  )
  const requestIds = (await requestsIn(database)).filter((name) => !name.startsWith('revoked'))
  expect(requestIds).toEqual(
    [
      ...numbersBelow(3).flatMap((at) => [`at-once-${at}`, `by-hand-${at}`, `rotated-${at}`]),
      json['task_id'],
    ].toSorted(),
  )
  const usage = await second.tollgate('usage', '--by', 'agent', '--json')
  expect(JSON.parse(usage.out), usage.err).toMatchObject({
    totals: expect.arrayContaining([expect.objectContaining({ agent: 'ToyAgent', requests: 1 })]),
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
