import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { digest, mintToken } from '../../../server/keys/token.ts'
import { newId } from '../../../server/store/id.ts'
import type { SandboxMark, TaskRow } from '../../../server/store/tables.ts'
import { insertTask } from '../../../server/store/queries/tasks.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { engines, freshFolder, storeAt, type Engine } from '../../support/servers/store.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { startMesh } from '../../support/servers/mesh.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { operatorFetch } from '../../support/http/operator.ts'

type Key = components['schemas']['Key']

type Call = { agent_id: string; details: { tool: string; tool_arguments: object } }

const toy: Call = {
  agent_id: 'ToyAgent',
  details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
}
const echo: Call = {
  agent_id: 'EchoAgent',
  details: { tool: 'echo', tool_arguments: { text: 'mine' } },
}

/** A folder or database for a store, and servers of both kinds on it, stopped at the end. */
async function setting(engine: Engine) {
  const folder = freshFolder()
  const place = engine === 'sqlite' ? join(folder, 'store') : await freshDatabase()
  const text = randomBytes(12).toString('hex')
  vi.stubEnv('TOLLGATE_SANDBOX_KEY', text)
  onTestFinished(() => void vi.unstubAllEnvs())
  const stopping = (stop: () => Promise<void>) => {
    let stopped: Promise<void> | undefined
    const once = () => (stopped ??= stop())
    onTestFinished(once)
    return once
  }
  return {
    text,
    /** As a process that looks into the store. */
    look: () => storeAt(place, join(folder, 'store')),
    async startSandbox() {
      const gateway = await startGateway({ store: place, mesh: {} })
      return { ...gateway, stop: stopping(() => gateway.stop()) }
    },
    async startReal() {
      const { gateway, close, tools } = await startMesh(
        says('hello'),
        (_req, res) => sendJson(res, { temperature: 21 }),
        { store: place },
      )
      return { ...gateway, tools, stop: stopping(close) }
    },
  }
}

/** The status of one request to each surface that takes keys. */
async function statuses(
  { url, meshUrl }: Gateway,
  key: string,
  { agent_id, details } = toy,
): Promise<Record<string, number>> {
  const send = async (to: string, body: object, bearer = false) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(bearer && { authorization: `Bearer ${key}` }),
    }
    const reply = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    if (reply.status === 401)
      expect(text).toContain('the access token is unknown, revoked or expired')
    return reply.status
  }
  const chat = {
    model: 'hermes-3-llama3.1-8b',
    max_tokens: 20,
    messages: [{ role: 'user', content: 'hello' }],
  }
  return {
    chat: await send(`${url}/v1/chat/completions`, chat, true),
    dialect: await send(`${url}/openai/v1/chat/completions`, chat, true),
    mesh: await send(`${meshUrl}/mesh_request`, { api_key: key, agent_id, input: details }),
    task: await send(`${meshUrl}/mesh_task_create`, {
      api_key: key,
      agent_id,
      task_details: details,
    }),
    query: await send(`${meshUrl}/mesh_task_query`, { api_key: key, task_id: newId() }),
    mcp: await send(
      `${meshUrl}/mcp`,
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      true,
    ),
  }
}

const all = (status: number) => ({
  chat: status,
  dialect: status,
  mesh: status,
  task: status,
  query: status,
  mcp: status,
})
const accepted = { ...all(200), query: 404 }
const refusals = ({ observed }: Gateway) => observed.filter(({ kind }) => kind === 'keyRefused')

async function operate<Body>(
  gateway: Gateway,
  method: string,
  path: string,
): Promise<{ status: number; body: Body & { code?: string; message?: string } }> {
  const body = path.endsWith('/rotate') ? {} : undefined
  const reply = await operatorFetch(gateway, path, { method, body })
  // The server throws on a reply that breaks the contract.
  return { status: reply.status, body: (await reply.json()) as Body & object }
}

/** A task that nobody has run yet. */
const waiting = (keyId: string): TaskRow => ({
  id: newId(),
  key_id: keyId,
  group_id: null,
  labels: null,
  agent_id: toy.agent_id,
  state: 'pending',
  details: JSON.stringify(toy.details),
  result: null,
  sealed: null,
  sealed_until: null,
  lease_until: null,
  owner: null,
  attempts: 0,
  charged: null,
  changed_at: null,
  created_at: Date.now(),
  expires_at: Date.now() + 3_600_000,
})

describe.each(engines)('on %s', (engine) => {
  test('a key that a sandbox made opens nothing of a server with upstreams on its store', async () => {
    const { text, look, startSandbox, startReal } = await setting(engine)
    const sandbox = await startSandbox()
    expect(await statuses(sandbox, text, echo)).toEqual(accepted)
    await sandbox.stop()
    const store = await look()
    const { id } = await store.journal
      .selectFrom('key')
      .select('id')
      .where('sandbox', '=', 'made')
      .executeTakeFirstOrThrow()
    const task = waiting(id)
    await insertTask(store.journal, task, 10)

    const first = await startReal()
    // A folder is of one server at a time.
    const servers = engine === 'postgres' ? [first, await startReal()] : [first]
    for (const server of servers) {
      expect(await statuses(server, text)).toEqual(all(401))
      expect(await statuses(server, text), 'from the cache').toEqual(all(401))
      expect(refusals(server).length).toBeGreaterThanOrEqual(12)
      expect(refusals(server)[0]).toEqual({
        kind: 'keyRefused',
        keyId: id,
        reason: expect.stringContaining('a sandbox made this key'),
      })
      const refused = {
        status: 409,
        body: { code: 'conflict', message: expect.stringContaining('a sandbox made this key') },
      }
      expect(await operate(server, 'POST', `/keys/${id}/rotate`)).toMatchObject(refused)
      expect(await operate(server, 'POST', `/keys/${id}/restore`)).toMatchObject(refused)
      expect((await operate<Key>(server, 'GET', `/keys/${id}`)).body).toMatchObject({
        name: 'sandbox',
        sandbox: true,
        revoked_at: null,
      })
    }
    const end = () =>
      store.journal
        .selectFrom('task')
        .select(['state', 'result'])
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow()
    await until('the task is refused', async () => (await end()).state === 'failed')
    expect((await end()).result).toContain('not for this server')
    expect(servers.map(({ tools }) => tools.requests.length)).toEqual(servers.map(() => 0))
  })

  test('a key of before the mark is revoked by the first such start, which tells of it, and can be brought back', async () => {
    const { look, startReal } = await setting(engine)
    const { journal } = await look()
    const put = async (sandbox: SandboxMark) => {
      const [token, id] = [mintToken(), newId()]
      const row = {
        id,
        name: 'sandbox',
        hash: digest(token),
        prefix: token.slice(0, 9),
        scopes: '["chat","mesh"]',
        created_at: 1,
        version: 1,
        sandbox,
      }
      await journal
        .insertInto('key')
        .values(row as never)
        .execute()
      return { token, id }
    }
    const ids = [await put('found'), await put('found')] as const
    const first = await startReal()
    const servers = engine === 'postgres' ? [first, await startReal()] : [first]
    const revocations = servers.flatMap(({ observed }) =>
      observed.filter(({ kind }) => kind === 'sandboxKeysRevoked'),
    )
    expect(revocations).toEqual([
      {
        kind: 'sandboxKeysRevoked',
        keys: ids.map(({ id }) => id).toSorted(),
        restore: 'npm run tollgate -- keys restore ID',
      },
    ])
    for (const server of servers)
      for (const { token } of ids) expect(await statuses(server, token)).toEqual(all(401))

    const { id, token } = ids[0]
    for (let again = 0; again < 2; again += 1) {
      expect(await operate<Key>(first, 'POST', `/keys/${id}/restore`)).toMatchObject({
        status: 200,
        body: { id, revoked_at: null, sandbox: false },
      })
    }
    for (const server of servers)
      await until('it is taken again', async () => (await statuses(server, token)).chat === 200)
    expect((await statuses(first, ids[1].token)).chat).toBe(401)
    expect((await operate(first, 'POST', `/keys/${id}/rotate`)).status).toBe(200)
    expect((await operate(first, 'POST', `/keys/${newId()}/restore`)).status).toBe(404)
    await operate(first, 'DELETE', `/keys/${id}`)
    expect(await operate(first, 'POST', `/keys/${id}/restore`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('revoked by its operator') },
    })

    const later = await first.createKey({ name: 'sandbox' })
    for (const server of servers) await server.stop()
    const next = await startReal()
    expect(await statuses(next, later.key)).toEqual(accepted)
    expect(next.observed.filter(({ kind }) => kind === 'sandboxKeysRevoked')).toEqual([])
  })

  test('a sandbox on the store of a server with upstreams works for its own key, takes none of the others, and leaves their tasks', async () => {
    const { text, look, startSandbox, startReal } = await setting(engine)
    const server = await startReal()
    const { key, keyId } = server
    expect(await statuses(server, key)).toEqual(accepted)
    await server.stop()
    const { journal } = await look()
    const task = waiting(keyId)
    await insertTask(journal, task, 10)

    const sandbox = await startSandbox()
    expect(await statuses(sandbox, key, echo)).toEqual(all(401))
    expect(refusals(sandbox)[0]).toEqual({
      kind: 'keyRefused',
      keyId,
      reason: expect.stringContaining('only keys that a sandbox made'),
    })
    expect(await statuses(sandbox, text, echo)).toEqual(accepted)
    const states = () =>
      journal
        .selectFrom('task')
        .select(['id', 'state'])
        .where('agent_id', '=', 'EchoAgent')
        .execute()
    await until('its own task is done', async () =>
      (await states()).every(({ state }) => state === 'completed'),
    )
    const query = journal.selectFrom('task').select('state').where('id', '=', task.id)
    expect(
      await query.executeTakeFirst(),
      'its key is older, so its turn would have been first',
    ).toEqual({ state: 'pending' })
    await sandbox.stop()
    const back = await startReal()
    expect(await statuses(back, key)).toEqual(accepted)
    await until(
      'it is done by its own server',
      async () => (await query.executeTakeFirst())?.state === 'completed',
    )
  })
})
