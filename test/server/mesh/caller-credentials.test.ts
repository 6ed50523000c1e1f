import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connected } from '../../support/http/mcp-client.ts'
import { sendStateless, statelessRequest } from '../../support/http/mcp-stateless.ts'
import { alwaysRetries } from '../../support/servers/gateway-server.ts'
import {
  agentRequest,
  callsTools,
  documentOf,
  post,
  refusalOf,
  refuseUnasked,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import type { Script } from '../../support/upstreams/model-server.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

const secret = 'canary-credential-5b1e07'
const header = { 'x-agent-notes': secret }

const schemes = {
  Notes: { type: 'http', scheme: 'bearer', 'x-from': 'caller' },
  Basic: { type: 'http', scheme: 'basic', 'x-from': 'caller' },
  'in.query': { type: 'apiKey', in: 'query', name: 'key', 'x-from': 'caller' },
}
const get = (operationId: string, more: object = {}) => ({
  get: { operationId, summary: operationId, 'x-tool': { cache_seconds: 60 }, ...more },
})
const agents = (origin: string) => ({
  NotesAgent: documentOf(
    `${origin}/notes`,
    {
      '/list': get('list_notes'),
      '/basic': get('basic', { security: [{ Basic: [] }] }),
      '/query': get('by_query', { security: [{ 'in.query': [] }] }),
      '/optional': get('optional', { security: [{ Notes: [] }, {}] }),
      '/open': get('open', { security: [] }),
      '/write': {
        post: { operationId: 'write', summary: 'Write', security: [{ Notes: [] }] },
      },
    },
    { security: [{ Notes: [] }], components: { securitySchemes: schemes } },
  ),
  OtherAgent: documentOf(`${origin}/other`, { '/thing': get('get_thing') }),
})

let folder: string
let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-credentials-'))
  mesh = await startMesh(
    (req, res, asked) => model(req, res, asked),
    (req, res) => answer(req, res),
    { ...alwaysRetries, agents, store: folder, mesh: { write_tools: true } },
  )
})
afterAll(async () => {
  await mesh.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  model = turns('never asked')
  answer = (req, res) => sendJson(res, { you: req.headers.authorization ?? 'nobody' })
  mesh.tools.requests.length = 0
  mesh.model.received.length = 0
})

const call = (tool: string, more: object = {}) =>
  agentRequest(mesh, { tool, tool_arguments: {} }, { agent_id: 'NotesAgent', ...more })
const send = (tool: string, headers: Record<string, string> = {}) =>
  post(mesh.gateway.meshUrl, '/mesh_request', call(tool), headers)
const sent = () => mesh.tools.requests.map(({ headers }) => headers.authorization)

/** Fails if any file of the store has the text. */
function expectNotStored(text: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const found = files
    .filter((file) => file.isFile())
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
  expect(files.length).toBeGreaterThan(0)
  expect(found.map(({ name }) => name)).toEqual([])
}

test('sends the credential of each scheme as the API reads it', async () => {
  resultOf(await send('list_notes', header))
  resultOf(await send('basic', { 'x-agent-basic': 'ann:hunter2-long' }))
  resultOf(await send('by_query', { 'x-agent-in-query': 'key-of-ann' }))
  expect(sent()).toEqual([
    `Bearer ${secret}`,
    `Basic ${Buffer.from('ann:hunter2-long').toString('base64')}`,
    undefined,
  ])
  expect(mesh.tools.requests[2]?.url).toBe('/notes/query?key=key-of-ann')
})

test('names the header of a missing credential', async () => {
  const error = await refuseUnasked(mesh, call('list_notes'), 400, 'credential_required')
  expect(error.param).toBe('X-Agent-Notes')
  expect(error.message).toContain('X-Agent-Notes')
  const query = agentRequest(mesh, { tool: 'by_query', tool_arguments: {} })
  const other = { ...query, agent_id: 'NotesAgent' }
  expect((await refuseUnasked(mesh, other, 400, 'credential_required')).param).toBe(
    'X-Agent-in-query',
  )
})

test('calls a tool without its optional credential', async () => {
  resultOf(await send('optional'))
  resultOf(await send('optional', header))
  expect(sent()).toEqual([undefined, `Bearer ${secret}`])
})

test.each([
  ['with a space', 'Bearer abc'],
  ['that is empty', ''],
  ['that is too long', 'a'.repeat(8193)],
  ['outside ASCII', 'caf\u00e9'],
])('refuses a credential %s', async (_, value) => {
  const headers = { 'x-agent-notes': value }
  const error = await refuseUnasked(mesh, call('list_notes'), 400, 'invalid_request', headers)
  expect(error.param).toBe('X-Agent-Notes')
  if (value !== '') expect(error.message).not.toContain(value)
})

test('refuses a header that is sent twice', async () => {
  const headers = new Headers({ 'content-type': 'application/json' })
  headers.append('x-agent-notes', secret)
  headers.append('x-agent-notes', 'another')
  const reply = await fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
    method: 'POST',
    headers,
    body: JSON.stringify(call('list_notes')),
  })
  expect(reply.status).toBe(400)
  expect(await reply.text()).not.toContain(secret)
  expect(mesh.tools.requests).toEqual([])
})

const jwt = (exp: number) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ exp })}.signature`
}

test('refuses a JWT that has expired, and sends one that has not', async () => {
  const seconds = Date.now() / 1000
  const old = { 'x-agent-notes': jwt(seconds - 5) }
  await refuseUnasked(mesh, call('list_notes'), 400, 'credential_expired', old)
  resultOf(await send('list_notes', { 'x-agent-notes': jwt(seconds + 60) }))
})

test('does not send a credential that a tool does not take', async () => {
  resultOf(await send('open', header))
  const other = agentRequest(mesh, { tool: 'get_thing', tool_arguments: {} })
  resultOf(
    await post(
      mesh.gateway.meshUrl,
      '/mesh_request',
      { ...other, agent_id: 'OtherAgent' },
      { ...header, 'x-agent-other': secret },
    ),
  )
  expect(JSON.stringify(mesh.tools.requests)).not.toContain(secret)
})

test('never answers a caller with the response of another credential', async () => {
  const waiting: (() => void)[] = []
  answer = (req, res) => {
    waiting.push(() => sendJson(res, { length: req.headers.authorization?.length }))
    if (waiting.length === 4) for (const reply of waiting) reply()
  }
  const callers = ['a', 'bb', 'ccc', 'bb'].map((name) => `token-${name}`)
  const replies = await Promise.all(
    callers.map((token) => send('list_notes', { 'x-agent-notes': token })),
  )
  expect(replies.map((reply) => resultOf(reply).data)).toEqual(
    callers.map((token) => ({ length: `Bearer ${token}`.length })),
  )
})

test('removes the credential from results and errors', async () => {
  answer = (req, res) => sendJson(res, { echo: req.headers.authorization, kept: 'text' })
  const reply = await send('list_notes', header)
  expect(reply.text).not.toContain(secret)
  expect(resultOf(reply).data).toMatchObject({ kept: 'text' })
  answer = (req, res) => sendJson(res, { error: `bad ${req.headers.authorization}` }, 401)
  const refused = await send('list_notes', header)
  const error = refusalOf(refused, 422, 'tool_refused')
  expect(error.message).toContain('check the credential that you sent in X-Agent-Notes')
  expect(refused.text).not.toContain(secret)
})

test('follows no redirect with the credential', async () => {
  answer = (_req, res) => void res.writeHead(302, { location: '/notes/other' }).end()
  refusalOf(await send('list_notes', header), 502, 'tool_failed')
  expect(mesh.tools.requests.length).toBe(1)
})

test('binds an Idempotency-Key to the credential', async () => {
  const repeat = (token: string) =>
    send('write', { 'idempotency-key': 'once-1', 'x-agent-notes': token })
  const first = resultOf(await repeat(secret))
  expect(resultOf(await repeat(secret))).toEqual(first)
  const error = refusalOf(await repeat('another-token'), 409, 'conflict')
  expect(error.message).toContain('another credential')
  expect(error.message).toContain('a new Idempotency-Key')
  expect(mesh.tools.requests.length).toBe(1)
  expectNotStored(secret)
})

test('encrypts the stored reply to a call with a credential', async () => {
  answer = (_req, res) => sendJson(res, { private: 'canary-reply-91d0' })
  const repeat = () => send('write', { 'idempotency-key': 'sealed-1', ...header })
  const first = resultOf(await repeat())
  expectNotStored('canary-reply-91d0')
  const again = await repeat()
  expect(resultOf(again)).toEqual(first)
  answer = (_req, res) => sendJson(res, { private: 'canary-error-91d0' }, 500)
  const failing = () => send('write', { 'idempotency-key': 'sealed-2', ...header })
  const error = refusalOf(await failing(), 502, 'tool_failed')
  expect(error).toMatchObject({ may_have_happened: true })
  expectNotStored('canary-error-91d0')
  expect(refusalOf(await failing(), 502, 'tool_failed').message).toBe(error.message)
  expect(mesh.tools.requests.length).toBe(2)
})

test('gives tools of a query the credential, and the model none', async () => {
  model = turns(callsTools(['list_notes', {}], ['basic', {}]), 'Two notes.')
  const body = agentRequest(mesh, { query: 'Which notes?' }, { agent_id: 'NotesAgent' })
  const reply = await post(mesh.gateway.meshUrl, '/mesh_request', body, header)
  expect(resultOf(reply).response).toBe('Two notes.')
  expect(sent()).toEqual([`Bearer ${secret}`])
  const shown = JSON.stringify(mesh.model.received)
  expect(shown).not.toContain(secret)
  expect(shown).toContain('X-Agent-Basic')
})

test('takes the credential over MCP by header and by _meta', async () => {
  const client = await connected(mesh, { agent: 'NotesAgent', headers: header })
  const result = await client.callTool({ name: 'list_notes', arguments: {} })
  expect(result.isError).not.toBe(true)
  const meta = { 'tollgate/credentials': { Notes: 'token-by-meta' } }
  const request = statelessRequest('tools/call', { name: 'NotesAgent__list_notes' }, meta)
  const reply = await sendStateless(mesh, request)
  expect(reply.text).not.toContain('token-by-meta')
  expect(sent()).toEqual([`Bearer ${secret}`, 'Bearer token-by-meta'])
})

test('reads no header at the address of all agents', async () => {
  const client = await connected(mesh, { headers: header })
  const result = await client.callTool({ name: 'NotesAgent__list_notes', arguments: {} })
  expect(result).toMatchObject({
    isError: true,
    structuredContent: { code: 'credential_required' },
  })
  expect(mesh.tools.requests).toEqual([])
})

test('lists who gives the credential of each tool', async () => {
  const wanted = [{ scheme: 'Notes', from: 'caller', header: 'X-Agent-Notes', required: true }]
  const client = await connected(mesh, { agent: 'NotesAgent' })
  const { tools } = await client.listTools()
  const metaOfTool = (name: string) => tools.find((tool) => tool.name === name)?._meta
  expect(metaOfTool('list_notes')?.['tollgate/credentials']).toEqual(wanted)
  expect(metaOfTool('open')).not.toHaveProperty('tollgate/credentials')
  const schema = await (await fetch(`${mesh.gateway.meshUrl}/mesh_schema`)).json()
  expect(schema).toMatchObject({
    agents: { NotesAgent: { tools: { list_notes: { credentials: wanted } } } },
  })
})

test('stores and logs the credential nowhere', async () => {
  await send('list_notes', header)
  const rows = await mesh.gateway.rows()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expectNotStored(secret)
})
