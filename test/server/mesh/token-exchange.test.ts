import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { adopt } from '../../../server/mesh/documents/adopt/adopt.ts'
import { agentAt } from '../../support/data/agents.ts'
import { connected } from '../../support/http/mcp-client.ts'
import {
  documentOf,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { startIssuer, type Issuer } from '../../support/upstreams/issuer.ts'
import { sendJson, startToolServer, type ToolServer } from '../../support/upstreams/tool-server.ts'
import { until } from '../../support/waiting.ts'

type Answer = (req: IncomingMessage, res: ServerResponse) => void

const oauth = (origin: string, more: object = {}) => ({
  token_url: `${origin}/token`,
  client_id_env: 'ACME_ID',
  client_secret_env: 'ACME_SECRET',
  ...more,
})

let issuer: Issuer
let tokens: ToolServer
let mesh: Mesh
let answer: Answer
let refuse: ((res: ServerResponse) => void) | undefined
let count = 0
beforeAll(async () => {
  issuer = await startIssuer({ closing: afterAll })
  tokens = await startToolServer((req, res) => void exchange(req, res))
  const scheme = {
    type: 'oauth2',
    flows: {},
    'x-from': 'caller',
    'x-oauth': oauth(tokens.origin, { audience: 'notes-api' }),
  }
  vi.stubEnv('ACME_ID', 'client')
  vi.stubEnv('ACME_SECRET', 'canary-exchange-secret')
  const reachable = [tokens.origin]
  mesh = await startMesh(turns('never asked'), (req, res) => answer(req, res), {
    agents: (origin) => (
      reachable.push(origin),
      {
        NotesAgent: documentOf(
          `${origin}/notes`,
          { '/list': { get: { operationId: 'list_notes', summary: 'List' } } },
          {
            security: [{ Notes: ['notes.read'] }],
            components: { securitySchemes: { Notes: scheme } },
          },
        ),
      }
    ),
    keys: { jwt: [issuer.entry()] },
    mesh: { allow_private: reachable },
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([mesh.close(), tokens.close()])
})
beforeEach(() => {
  refuse = undefined
  answer = (req, res) => sendJson(res, { as: req.headers.authorization?.slice(0, 16) })
  mesh.tools.requests.length = tokens.requests.length = 0
})

/** RFC 8693: checks the subject's signature, and issues a token that has its name. */
async function exchange(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (refuse) return refuse(res)
  const form = new URLSearchParams(tokens.requests.at(-1)?.body)
  const key = await importJWK(issuer.first.jwk, 'ES256')
  const { payload } = await jwtVerify(form.get('subject_token') ?? '', key)
  sendJson(res, {
    access_token: `${payload.sub}-${++count}-exchanged`,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: 300,
  })
}

const input = { tool: 'list_notes', tool_arguments: {} }
const call = (api_key: string) =>
  post(mesh.gateway.meshUrl, '/mesh_request', { api_key, agent_id: 'NotesAgent', input })
const tokenOf = (sub: string, claims: object = {}) => issuer.token({ claims: { sub, ...claims } })
const sent = () => mesh.tools.requests.map(({ headers }) => headers.authorization)

test('the API gets a token in exchange for that of the caller, once for all calls', async () => {
  const [ann, bob] = await Promise.all([tokenOf('ann'), tokenOf('bob')])
  const replies = await Promise.all([ann, ann, bob, ann].map(call))
  expect(replies.map((reply) => resultOf(reply).data)).toEqual(
    ['ann', 'ann', 'bob', 'ann'].map((name) => ({ as: expect.stringContaining(`Bearer ${name}`) })),
  )
  resultOf(await call(ann))
  expect(tokens.requests.length).toBe(2)
  expect(JSON.stringify(mesh.tools.requests)).not.toMatch(/eyJ|canary/)
  expect(Object.fromEntries(new URLSearchParams(tokens.requests[0]?.body))).toEqual({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: expect.stringMatching(/^eyJ/),
    subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    audience: 'notes-api',
    scope: 'notes.read',
  })
  const basic = `Basic ${Buffer.from('client:canary-exchange-secret').toString('base64')}`
  expect(tokens.requests[0]?.headers.authorization).toBe(basic)
})

test('a token that the API rejects is exchanged once more', async () => {
  const token = await tokenOf('eve')
  answer = (_req, res) => sendJson(res, {}, mesh.tools.requests.length === 1 ? 401 : 200)
  resultOf(await call(token))
  expect(tokens.requests.length).toBe(2)
  expect(new Set(sent()).size).toBe(2)
})

test('an exchanged token is removed from what the API answers', async () => {
  answer = (req, res) => sendJson(res, { echo: req.headers.authorization, kept: 1 })
  const reply = await call(await tokenOf('echo'))
  expect(resultOf(reply).data).toMatchObject({ kept: 1 })
  expect(reply.text).not.toMatch(/exchanged|eyJ|canary/)
})

test('a caller with a key is told to send a JWT', async () => {
  const error = refusalOf(await call(mesh.gateway.key), 400, 'credential_required')
  expect(error.message).toContain('send a JWT in place of a key')
  expect(tokens.requests).toEqual([])
})

test.each<[string, (res: ServerResponse) => void, number, string]>([
  [
    'that rejects the caller',
    (res) => sendJson(res, { error: 'invalid_grant' }, 400),
    422,
    'status 400 (invalid_grant)',
  ],
  [
    'that rejects this server',
    (res) => sendJson(res, { error: 'invalid_client' }, 401),
    502,
    'status 401 (invalid_client)',
  ],
  ['that fails', (res) => sendJson(res, { canary: 'canary' }, 503), 502, 'status 503'],
  [
    'that redirects',
    (res) => void res.writeHead(307, { location: '/token2' }).end(),
    502,
    'status 307',
  ],
])('a token server %s ends the call with a clear error', async (_, reply, status, text) => {
  refuse = reply
  const failed = await call(await tokenOf(`refused-${text}`))
  const { message } = refusalOf(failed, status, status === 422 ? 'tool_refused' : 'tool_failed')
  expect(message).toContain(`your token was not exchanged at ${new URL(tokens.origin).host}`)
  expect(message).toContain(text)
  expect(failed.text).not.toMatch(/eyJ|canary/)
  expect(mesh.tools.requests).toEqual([])
  expect(tokens.requests.length).toBe(1)
})

test('MCP calls and tasks exchange the token of their caller', async () => {
  const token = await tokenOf('max')
  const client = await connected(mesh, { key: token })
  const result = await client.callTool({ name: 'NotesAgent__list_notes', arguments: {} })
  expect(result.isError).not.toBe(true)
  const { json } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: token,
    agent_id: 'NotesAgent',
    task_details: input,
  })
  const query = { api_key: token, task_id: json['task_id'] }
  await until('the task has ended', async () => {
    const { json: task } = await post(mesh.gateway.meshUrl, '/mesh_task_query', query)
    return task['status'] === 'completed'
  })
  expect(sent()).toEqual([expect.stringMatching(/^Bearer max/), expect.stringMatching(/max/)])
  expect(tokens.requests.length).toBe(1)
})

test('lists say that the token is exchanged', async () => {
  const schema = await (await fetch(`${mesh.gateway.meshUrl}/mesh_schema`)).json()
  expect(schema).toMatchObject({
    agents: {
      NotesAgent: {
        tools: {
          list_notes: { credentials: [{ scheme: 'Notes', from: 'exchange', required: true }] },
        },
      },
    },
  })
})

test('documents: an audience is for the exchange, and no foreign document may ask for one', async () => {
  const members = '{ token_url: "https://a.test/token", client_id_env: ID, client_secret_env: S'
  const scheme = `{ type: oauth2, flows: {}, x-oauth: ${members}, audience: api } }`
  const paths = '  /a: { get: { operationId: a, summary: A } }\n'
  const more = `security: [{ o: [] }]\ncomponents: { securitySchemes: { o: ${scheme} } }\n`
  expect(() => agentAt('https://a.test', paths, more, { ID: 'i', S: 's' })).toThrow(
    'x-from: caller',
  )
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-exchange-'))
  const file = join(folder, 'foreign.json')
  const flows = { clientCredentials: { tokenUrl: 'https://a.test/token', scopes: {} } }
  const foreign = {
    openapi: '3.1.0',
    info: { title: 'Foreign', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    security: [{ o: [] }],
    components: {
      securitySchemes: { o: { type: 'oauth2', flows, 'x-oauth': oauth('https://evil.test') } },
    },
    paths: { '/n': { get: { operationId: 'n', summary: 'N', responses: {} } } },
  }
  await writeFile(file, JSON.stringify(foreign))
  const yamlOf = async (more: object) => {
    const adopted = await adopt(file, { id: 'ForeignAgent', fromCaller: ['o'], ...more })
    if (!('agent' in adopted)) throw new Error(adopted.problems.join())
    return adopted.yaml
  }
  expect(await yamlOf({})).not.toContain('x-oauth')
  const confirmed = await yamlOf({ tokenUrl: 'https://a.test/token' })
  expect(confirmed).toContain('x-from: caller')
  expect(confirmed).toContain('token_url: https://a.test/token')
  expect(confirmed).not.toContain('evil')
  await rm(folder, { recursive: true })
})
