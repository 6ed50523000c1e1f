import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../../../support/http/listen.ts'
import { operatorJson, readMetrics } from '../../../../support/http/operator.ts'
import { ask, chat, testGatewayServer } from '../../../../support/servers/gateway-server.ts'
import { says } from '../../../../support/upstreams/model-server.ts'
import { startTokenServer } from '../../../../support/upstreams/token-server.ts'
import { until } from '../../../../support/waiting.ts'

const secret = 'canary-client-secret-0123456789'
const byPost = { client_secret: secret, token_endpoint_auth_method: 'client_secret_post' }
const env = { CLIENT_SECRET: secret }
const oauth = (token_url: string, more: object = { client_secret_env: 'CLIENT_SECRET' }) => ({
  token_url,
  client_id: 'tollgate',
  scope: 'models',
  ...more,
})

const statuses = async (count: number, gateway: Parameters<typeof ask>[0]) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) =>
      ask(gateway, chat({ stream: at % 2 === 0 })).then(({ status }) => status),
    ),
  )

const allGood = (count: number) => Array.from({ length: count }, () => 200)

test('calls share one token, and one renewal after a server refused it', async () => {
  const tokens = await startTokenServer(byPost)
  const { up, gateway } = await testGatewayServer(
    { up: tokens.guarded },
    { env, upstreams: { up: { oauth: oauth(tokens.token_url) } } },
  )
  expect(await statuses(8, gateway)).toEqual(allGood(8))
  expect(tokens.counts.asked).toBe(1)
  await tokens.revoke()
  expect(await statuses(8, gateway)).toEqual(allGood(8))
  expect(tokens.counts).toMatchObject({ asked: 2, maxOpen: 1 })
  expect(tokens.issued.size).toBe(2)
  expect(up.received.length).toBeGreaterThan(16)
  const rows = await gateway.rows()
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 'ok'))
})

test('no call fails while tokens end, and the old one is used until a late new one is there', async () => {
  const tokens = await startTokenServer(byPost, 3)
  const settings = { env, upstreams: { up: { oauth: oauth(tokens.token_url) } } }
  const servers = [
    await testGatewayServer({ up: tokens.guarded }, settings),
    await testGatewayServer({ up: tokens.guarded }, settings),
  ]
  for (const { gateway } of servers) expect(await statuses(2, gateway)).toEqual([200, 200])
  const late = Promise.withResolvers<void>()
  tokens.held.until = late.promise
  await until('both renew', () => tokens.counts.open === 2)
  expect(tokens.issued.size).toBe(2)
  for (const { gateway } of servers) expect(await statuses(2, gateway)).toEqual([200, 200])
  late.resolve()
  while (tokens.issued.size < 6)
    for (const { gateway } of servers) expect(await statuses(2, gateway)).toEqual([200, 200])
  expect(tokens.counts.maxOpen).toBe(2)
})

async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return (name: string) => join(folder, name)
}

test("a token of the platform proves the client, as Entra's workload identity does", async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256' }
  const tokens = await startTokenServer({
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [jwk] },
  })
  const assertion = await new SignJWT({ jti: 'one' })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer('tollgate')
    .setSubject('tollgate')
    .setAudience(tokens.issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  const path = await folderWith({ token: assertion })
  const { gateway } = await testGatewayServer(
    { up: tokens.guarded },
    { upstreams: { up: { oauth: oauth(tokens.token_url, { assertion_file: path('token') }) } } },
  )
  expect(await statuses(2, gateway)).toEqual([200, 200])
})

/** A server that answers each request with what `answer` makes of it. */
async function startServer(answer: (path: string, text: string, authorization: string) => object) {
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const part of req) text += String(part)
    const reply = answer(req.url ?? '', text, req.headers.authorization ?? '')
    const { status = 200, location, ...body } = reply as { status?: number; location?: string }
    if (location !== undefined) res.setHeader('location', location)
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(JSON.stringify(body))
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenOnLoopback(server)}`
}

test("a token of the platform is exchanged at Google, and for a service account's", async () => {
  const asked: string[] = []
  const url = await startServer((path, text, authorization) => {
    asked.push(`${path} ${authorization}`)
    const form = new URLSearchParams(text)
    if (path === '/v1/token') {
      expect(Object.fromEntries(form)).toMatchObject({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        audience: '//iam.googleapis.com/projects/1/x',
        subject_token: 'canary-platform-token',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      })
      return { access_token: 'federated', token_type: 'Bearer', expires_in: 3600 }
    }
    expect(JSON.parse(text)).toEqual({ scope: ['models'], lifetime: '3600s' })
    return {
      accessToken: 'impersonated',
      expireTime: new Date(Date.now() + 3_600_000).toISOString(),
    }
  })
  const path = await folderWith({ token: 'canary-platform-token\n' })
  const { up, gateway } = await testGatewayServer(
    { up: says('Hello') },
    {
      upstreams: {
        up: {
          oauth: {
            token_url: `${url}/v1/token`,
            scope: 'models',
            assertion_file: path('token'),
            audience: '//iam.googleapis.com/projects/1/x',
            impersonate_url: `${url}/v1/sa:generateAccessToken`,
          },
        },
      },
    },
  )
  expect((await ask(gateway)).status).toBe(200)
  expect(up.only().headers.authorization).toBe('Bearer impersonated')
  expect(asked).toEqual(['/v1/token ', '/v1/sa:generateAccessToken Bearer federated'])
})

test('the key of a Google service account signs a grant', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const grants: string[] = []
  const url = await startServer((_path, text) => {
    grants.push(new URLSearchParams(text).get('assertion') ?? '')
    return { access_token: 'granted', expires_in: 3600 }
  })
  const file = {
    client_email: 'me@project.example',
    private_key: await exportPKCS8(privateKey),
    private_key_id: 'k1',
  }
  const path = await folderWith({ 'sa.json': JSON.stringify(file) })
  const { up, gateway } = await testGatewayServer(
    { up: says('Hello') },
    {
      upstreams: {
        up: {
          oauth: {
            token_url: `${url}/token`,
            scope: 'models',
            service_account_file: path('sa.json'),
          },
        },
      },
    },
  )
  expect((await ask(gateway)).status).toBe(200)
  expect(up.only().headers.authorization).toBe('Bearer granted')
  const options = { issuer: file.client_email, audience: `${url}/token` }
  const { payload, protectedHeader } = await jwtVerify(grants[0] ?? '', publicKey, options)
  expect([payload['scope'], protectedHeader.kid]).toEqual(['models', 'k1'])
})

test.each([
  ['refuses the client', { status: 401, error: 'invalid_client' }, '401 (invalid_client)'],
  ['redirects', { status: 302, location: 'http://127.0.0.1:1/' }, '302'],
  ['has no token', { note: secret }, 'without an access token'],
  ['sends too much', { access_token: 'x'.repeat(100_000) }, 'no answer'],
])('a token server that %s is told to operators, not to callers', async (_what, reply, told) => {
  const url = await startServer(() => ({ ...reply, error_description: secret }))
  const { up, gateway } = await testGatewayServer(
    { up: says('Hello') },
    { env, upstreams: { up: { oauth: oauth(`${url}/token`) } } },
  )
  const { status, body } = await ask(gateway)
  expect(status).toBe(502)
  expect(up.received).toEqual([])
  const ready = await (await fetch(`${gateway.operatorUrl}/readyz`)).text()
  expect(ready).toContain(told)
  const upstreams = JSON.stringify(await operatorJson(gateway, 'GET', '/upstreams'))
  expect(upstreams).toContain(told)
  const failed = gateway.observed.filter(({ kind }) => kind === 'credentialFailed')
  expect(failed).toHaveLength(1)
  const config = JSON.stringify(await operatorJson(gateway, 'GET', '/config'))
  const metrics = await readMetrics(gateway)
  const everything = [body, ready, upstreams, JSON.stringify(failed), config, metrics].join('\n')
  expect(everything).not.toContain(secret)
  const [row] = await gateway.rows()
  expect(row?.status).toBe('upstream_no_credential')
})
