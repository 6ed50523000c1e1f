import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { CallerCredentials } from '../../../../server/mesh/caller-credentials.ts'
import { createTaskCredentials } from '../../../../server/mesh/tasks/credentials.ts'
import { createServerSecret } from '../../../../server/secret.ts'
import { metaOf, sendStateless, statelessRequest } from '../../../support/http/mcp-stateless.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { documentOf, post, refusalOf, startMesh, turns } from '../../../support/servers/mesh.ts'
import type { Mesh } from '../../../support/servers/mesh.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { until } from '../../../support/waiting.ts'
import { heldRun, poolOn, read, rowOf } from './task-pool.ts'

const secret = 'canary-task-credential-77c2'
const header = { 'x-agent-notes': secret }
const agents = (origin: string) => ({
  NotesAgent: documentOf(
    `${origin}/notes`,
    {
      '/list': { get: { operationId: 'list_notes', summary: 'List' } },
      '/hold': {
        get: {
          operationId: 'hold',
          summary: 'Hold',
          security: [],
          parameters: [{ name: 'n', in: 'query', schema: { type: 'integer' } }],
        },
      },
      '/slow': {
        get: { operationId: 'slow', summary: 'Slow', 'x-tool': { timeout_ms: 30_000 } },
      },
      '/optional': {
        get: { operationId: 'optional', summary: 'Any', security: [{ Notes: [] }, {}] },
      },
    },
    {
      security: [{ Notes: [] }],
      components: {
        securitySchemes: { Notes: { type: 'http', scheme: 'bearer', 'x-from': 'caller' } },
      },
    },
  ),
})

let folder: string
let mesh: Mesh
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-task-credentials-'))
  mesh = await startMesh(turns('never asked'), (req, res) => answer(req, res), {
    agents,
    store: folder,
    mesh: { tasks: { workers: 1 } },
  })
})
afterAll(async () => {
  await mesh.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  answer = (req, res) => sendJson(res, { sent: (req.headers.authorization ?? '').length })
  mesh.tools.requests.length = 0
})

const create = (tool: string, headers: Record<string, string> = {}, args: object = {}) =>
  post(
    mesh.gateway.meshUrl,
    '/mesh_task_create',
    {
      api_key: mesh.gateway.key,
      agent_id: 'NotesAgent',
      task_details: { tool, tool_arguments: args },
    },
    headers,
  )
const readTask = async (task_id: unknown, url = mesh.gateway.meshUrl) =>
  (await post(url, '/mesh_task_query', { api_key: mesh.gateway.key, task_id })).json
async function ended(id: unknown, url?: string) {
  let task: Record<string, unknown> = {}
  const isEnded = async () =>
    ['completed', 'failed'].includes(String((task = await readTask(id, url))['status']))
  await until('the task has ended', isEnded)
  return task
}
const sent = () => mesh.tools.requests.map(({ headers }) => headers.authorization)

/** Occupies the only worker until it is called. */
async function held(): Promise<() => void> {
  let release: (() => void) | undefined
  answer = (_req, res) => void (release = () => sendJson(res, { held: true }))
  expect((await create('hold', {}, { n: Math.floor(Math.random() * 1e9) })).status).toBe(200)
  await until('the worker is busy', () => release !== undefined)
  return () => {
    answer = (req, res) => sendJson(res, { sent: (req.headers.authorization ?? '').length })
    release?.()
  }
}

function expectNotStored(text: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const found = files
    .filter((file) => file.isFile())
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
  expect(files.length).toBeGreaterThan(0)
  expect(found.map(({ name }) => name)).toEqual([])
}

const jwt = (exp: number) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ exp })}.signature`
}

test('a task is called with the credential of its caller, stored only encrypted', async () => {
  const release = await held()
  const { json } = await create('list_notes', header)
  expect(await readTask(json['task_id'])).toEqual({ status: 'pending' })
  expectNotStored(secret)
  expectNotStored(Buffer.from(secret).toString('base64').slice(0, 24))
  release()
  const task = await ended(json['task_id'])
  expect(task).toMatchObject({ status: 'completed', result: { data: { sent: 34 } } })
  expect(sent().at(-1)).toBe(`Bearer ${secret}`)
  expectNotStored(secret)
})

test('a task without its credential is refused, and one that expires meanwhile fails', async () => {
  expect(refusalOf(await create('list_notes'), 400, 'credential_required').param).toBe(
    'X-Agent-Notes',
  )
  const release = await held()
  const exp = Date.now() / 1000 + 1
  const soon = { 'x-agent-notes': jwt(exp) }
  const ids = await Promise.all(
    ['list_notes', 'optional'].map(async (tool) => (await create(tool, soon)).json['task_id']),
  )
  await until('it has expired', () => Date.now() / 1000 > exp)
  release()
  // Neither runs, not even the one whose tool could be called without.
  for (const id of ids)
    expect(await ended(id)).toMatchObject({ status: 'failed', code: 'credential_expired' })
  expect(mesh.tools.requests.filter(({ url }) => !url.includes('hold'))).toEqual([])
})

test('an Idempotency-Key of a task is bound to the credential', async () => {
  const once = { 'idempotency-key': 'task-once' }
  const first = await create('list_notes', { ...header, ...once })
  expect((await create('list_notes', { ...header, ...once })).json).toEqual(first.json)
  refusalOf(await create('list_notes', { 'x-agent-notes': 'other', ...once }), 409, 'conflict')
  await ended(first.json['task_id'])
})

test('a long call over MCP becomes a task with the credential', async () => {
  const capabilities = { extensions: { 'io.modelcontextprotocol/tasks': {} } }
  const meta = { ...metaOf(capabilities), 'tollgate/credentials': { Notes: secret } }
  const request = statelessRequest('tools/call', { name: 'slow', arguments: {} }, meta)
  const { json } = await sendStateless(mesh, request, {}, { agent: 'NotesAgent' })
  const { resultType, taskId } = json['result'] as Record<string, unknown>
  expect(resultType).toBe('task')
  expect(await ended(taskId)).toMatchObject({ status: 'completed' })
  expect(sent()).toEqual([`Bearer ${secret}`])
  expectNotStored(secret)
})

test('another server of the store runs the task with its credential', async () => {
  const store = await mkdtemp(join(tmpdir(), 'tollgate-store-'))
  let isAnswering = false
  const first = await startMesh(
    turns('never asked'),
    (_req, res) => void (isAnswering && sendJson(res, {})),
    { agents, store },
  )
  const { key } = first.gateway
  const { json } = await post(
    first.gateway.meshUrl,
    '/mesh_task_create',
    {
      api_key: key,
      agent_id: 'NotesAgent',
      task_details: { tool: 'list_notes', tool_arguments: {} },
    },
    header,
  )
  await until('it runs', () => first.tools.requests.length === 1)
  await first.gateway.stop()
  isAnswering = true
  const second = await startGateway({
    upstreams: { model: { base_url: first.model.base_url } },
    routes: { '*': [{ upstream: 'model' }] },
    store,
    mesh: { agents: [first.agents], allow_private: [first.tools.origin] },
  })
  const task = { api_key: key, task_id: json['task_id'] }
  await until('it has ended', async () => {
    const { json: view } = await post(second.meshUrl, '/mesh_task_query', task)
    return view['status'] === 'completed'
  })
  const credentials = first.tools.requests.map(({ headers }) => headers.authorization)
  expect(credentials).toEqual([`Bearer ${secret}`, `Bearer ${secret}`])
  await second.stop()
  await first.close()
  await rm(store, { recursive: true })
})

const sealing = (value: string) => createTaskCredentials(createServerSecret([value]))
const given = new CallerCredentials([['Notes', secret]])

describe.each(engines)('on %s', (engine) => {
  it('deletes the credentials with the end of the task, and at their expiry', async () => {
    const store = await freshStore(engine)
    const { run, answer: finish } = heldRun()
    let time = Date.now()
    const parts = { credentials: sealing('one'), now: () => time, run, workers: 1 }
    const { started, ended: endOf } = poolOn(store, parts)
    const tasks = started()
    const exp = Math.floor(time / 1000) + 60
    const ids = [
      await tasks.create({ ...read, credentials: given }),
      await tasks.create({ ...read, credentials: new CallerCredentials([['A', jwt(exp)]]) }),
    ]
    const rows = await Promise.all(ids.map((id) => rowOf(store, id)))
    expect(rows.map(({ sealed_until: until }) => until)).toEqual([null, exp * 1000])
    expect(JSON.stringify(rows)).not.toContain(secret)
    await tasks.close()
    time = exp * 1000
    const { started: startedLater } = poolOn(store, { ...parts, workers: 0 })
    startedLater()
    await until('it is deleted', async () => (await rowOf(store, ids[1]!)).sealed === '')
    const later = poolOn(store, { ...parts, run: async () => ({ success: true, data: 1 }) })
    later.tasks.start()
    finish('done')
    for (const id of ids) await endOf(id)
    expect(await Promise.all(ids.map(async (id) => (await rowOf(store, id)).sealed))).toEqual([
      null,
      null,
    ])
  })

  it('opens credentials for their task only, with the secret of the store', async () => {
    const store = await freshStore(engine)
    const tasks = poolOn(store, { credentials: sealing('one') }).tasks
    const id = await tasks.create({ ...read, credentials: given })
    const { sealed } = await rowOf(store, id)
    expect(sealing('one').open({ id, sealed }).get('Notes')).toBe(secret)
    const other = { id: 'another', sealed }
    for (const open of [
      () => sealing('one').open(other),
      () => sealing('two').open({ id, sealed }),
      () => createTaskCredentials(undefined).open({ id, sealed }),
    ])
      expect(open).toThrow('cannot be decrypted')
    expect(() => sealing('one').open({ id, sealed: '' })).toThrow('has expired')
    const without = poolOn(store).tasks
    await expect(without.create({ ...read, credentials: given })).rejects.toThrow('secret_env')
  })
})
