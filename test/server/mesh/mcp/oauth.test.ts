import {
  Client,
  ClientCredentialsProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { mcpUrl } from '../../../support/http/mcp-client.ts'
import { statelessRequest } from '../../../support/http/mcp-stateless.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { startMesh, turns, type Mesh } from '../../../support/servers/mesh.ts'
import {
  app,
  machine,
  person,
  signIn,
  startAuthorizationServer,
} from '../../../support/upstreams/authorization-server.ts'
import { startIssuer, type Issuer } from '../../../support/upstreams/issuer.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

let login: Awaited<ReturnType<typeof startAuthorizationServer>>
let issuer: Issuer
let mesh: Mesh
let isSilent = false
beforeAll(async () => {
  login = await startAuthorizationServer()
  issuer = await startIssuer({ closing: afterAll })
  mesh = await startMesh(
    turns('never asked'),
    (_req, res) => void (isSilent || sendJson(res, { temperature: 21 })),
    { keys: both() },
  )
})
afterAll(async () => {
  await mesh.close()
  login.close()
})

const both = () => ({
  jwt: [issuer.entry({ issuer: login.issuer, scopes: ['mesh'] }), issuer.entry()],
})
const metadataUrl = (path: string) =>
  `${mesh.gateway.meshUrl}/.well-known/oauth-protected-resource${path}`

async function post(token: string | undefined, path: string, body: object, signal?: AbortSignal) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return fetch(mesh.gateway.meshUrl + path, {
    method: 'POST',
    headers: { ...headers, ...authorization },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

/** Connects the protocol's own client, lists the tools and calls one. */
async function use(transport: StreamableHTTPClientTransport) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  onTestFinished(() => client.close())
  await client.connect(transport)
  const { tools } = await client.listTools()
  const { name = '' } = tools.find((tool) => tool.name.endsWith('get_weather')) ?? {}
  const { isError, structuredContent } = await client.callTool({
    name,
    arguments: { city: 'Lisbon' },
  })
  return { isError, structuredContent }
}
const worked = { isError: undefined, structuredContent: { temperature: 21 } }

const callers = async () =>
  (await operatorJson<components['schemas']['CallerList']>(mesh.gateway, 'GET', '/callers')).callers

test.each([undefined, 'ToyAgent'])('a machine finds the issuer, and uses %s', async (agent) => {
  const url = mcpUrl(mesh, agent)
  const authProvider = new ClientCredentialsProvider({ ...machine, expectedIssuer: login.issuer })
  expect(await use(new StreamableHTTPClientTransport(new URL(url), { authProvider }))).toEqual(
    worked,
  )
  expect(login.resources, 'the resource of the token').toContain(url)
  expect(await callers()).toContainEqual(
    expect.objectContaining({ name: machine.clientId, issuer: login.issuer }),
  )
  const token = authProvider.tokens()?.access_token
  const other = agent === undefined ? '/mcp/agents/ToyAgent' : '/mcp'
  expect((await post(token, other, list)).status).toBe(agent === undefined ? 200 : 401)
  const body = { api_key: token, agent_id: 'ToyAgent', input: { tool: 'get_status' } }
  const elsewhere = await post(undefined, '/mesh_request', body)
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([
    401,
    { code: 'wrong_audience' },
  ])
})

test('a person signs in, and comes back with a token for the resource', async () => {
  const saved: { tokens?: Tokens; verifier: string; callback?: URL } = { verifier: '' }
  type Tokens = Parameters<OAuthClientProvider['saveTokens']>[0]
  const authProvider: OAuthClientProvider = {
    redirectUrl: app.redirect_uri,
    clientMetadata: { redirect_uris: [app.redirect_uri], scope: 'openid' },
    clientInformation: () => ({ client_id: app.client_id, issuer: login.issuer }),
    tokens: () => saved.tokens,
    saveTokens: (tokens) => void (saved.tokens = tokens),
    saveCodeVerifier: (verifier) => void (saved.verifier = verifier),
    codeVerifier: () => saved.verifier,
    async redirectToAuthorization(url) {
      saved.callback = await signIn(url)
    },
  }
  const connection = () =>
    new StreamableHTTPClientTransport(new URL(mcpUrl(mesh)), { authProvider })
  const first = connection()
  await expect(use(first)).rejects.toBeInstanceOf(UnauthorizedError)
  await first.finishAuth(saved.callback?.searchParams ?? new URLSearchParams())
  expect(await use(connection())).toEqual(worked)
  expect(await callers()).toContainEqual(expect.objectContaining({ name: person }))
})

test('each resource has its metadata, which a 401 names', async () => {
  const { meshUrl } = mesh.gateway
  for (const path of ['/mcp', '/mcp/agents/ToyAgent']) {
    const refused = await post(undefined, path, list)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${metadataUrl(path)}"`,
    )
    expect(await (await fetch(metadataUrl(path))).json()).toEqual({
      resource: meshUrl + path,
      authorization_servers: [login.issuer, issuer.url],
      bearer_methods_supported: ['header'],
      resource_name: path === '/mcp' ? 'Tollgate' : 'ToyAgent',
    })
  }
  expect(await (await fetch(metadataUrl(''))).json()).toMatchObject({ resource: `${meshUrl}/` })
  expect((await fetch(metadataUrl('/mcp/agents/NoAgent'))).status).toBe(404)
})

test('a token is for its resource, those below it, and no other', async () => {
  const { meshUrl } = mesh.gateway
  const statusOf = async (aud: unknown, path: string) =>
    (await post(await issuer.token({ claims: { aud } }), path, list)).status
  const audiences = ['tollgate', `${meshUrl}/`, `${meshUrl}/mcp`, `${meshUrl}/mcp/agents/ToyAgent`]
  const wrong = [meshUrl, `${meshUrl}/mcp/`, `${meshUrl}/mc`, 'https://other.test/mcp', '/mcp']
  for (const [path, accepted] of [
    ['/mcp', audiences.slice(0, 3)],
    ['/mcp/agents/ToyAgent', audiences],
    ['/mcp/agents/OtherAgent', audiences.slice(0, 3)],
  ] as const)
    for (const aud of [...audiences, ...wrong])
      expect([path, aud, await statusOf(aud, path)]).toEqual([
        path,
        aud,
        accepted.includes(aud) ? 200 : 401,
      ])
  expect(await statusOf(['x', `${meshUrl}/mcp`], '/mcp')).toBe(200)
})

test('a call ends when its token does', async () => {
  isSilent = true
  onTestFinished(() => void (isSilent = false))
  const now = Date.now() / 1000
  const claims = { aud: mcpUrl(mesh), exp: now - 58 }
  const token = await issuer.token({ claims })
  const params = { name: 'ToyAgent__get_weather', arguments: { city: 'Lisbon' } }
  const reply = await post(token, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  expect([reply.status, await reply.text()]).toEqual([401, expect.stringContaining('has expired')])
  const again = await post(token, '/mcp', statelessRequest('tools/list'))
  expect([again.status, await again.json()]).toMatchObject([401, { code: 'token_expired' }])
})

test('without an issuer that may use agents there is no OAuth', async () => {
  const settings = issuer.entry({ scopes: ['chat'] })
  expect(await mesh.gateway.reload({ keys: { jwt: [settings] } })).toBe(true)
  expect((await fetch(metadataUrl('/mcp'))).status).toBe(404)
  expect((await post(undefined, '/mcp', list)).headers.get('www-authenticate')).toBe('Bearer')
  expect(await mesh.gateway.reload({ keys: both() })).toBe(true)
})
