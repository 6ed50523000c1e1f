import { exportPKCS8, generateKeyPair } from 'jose'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import contract from '../../../../../generated/json/operator.json' with { type: 'json' }
import { createLog } from '../../../../../server/observe/log.ts'
import { makeAuthority } from '../../../../support/http/certificates.ts'
import { listenOnLoopback } from '../../../../support/http/listen.ts'
import { operatorFetch } from '../../../../support/http/operator.ts'
import { chat, postJson } from '../../../../support/servers/gateway-server.ts'
import { startGateway, type Gateway } from '../../../../support/servers/gateway.ts'
import { startConnectProxy } from '../../../../support/upstreams/connect-proxy.ts'
import {
  says,
  sendJson,
  startModelServer,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

/** The secrets of all kinds of credentials. Tokens that are issued get a number. */
const secrets = {
  key: 'canary-of-a-variable',
  keyFile: 'canary-of-a-file',
  firstKey: 'canary-of-the-first-key',
  secondKey: 'canary-of-the-second-key',
  header: 'canary-of-a-header',
  clientSecret: 'canary_of_a_client',
  assertion: 'canary-of-an-assertion',
  awsSecret: 'canary-of-aws-keys',
  containerToken: 'canary-of-a-container',
  proxy: 'canary-of-a-proxy',
  issued: 'canary-issued',
}
const status = { of: 200 }

/** Replies with 200, or with an error that repeats all that authorized the request. */
const echo: Script = (req, res, received) => {
  const told = `refused: ${JSON.stringify(req.headers)} at ${req.url}`
  for (const [name, value] of Object.entries(req.headers))
    if (/key|auth|token|amz/.test(name)) res.setHeader(`x-echo-${name}`, String(value))
  if (status.of === 200) return says('Hello')(req, res, received)
  const code = String(req.headers.authorization ?? req.headers['api-key'] ?? told)
  sendJson(res, status.of, { error: { message: told, code, type: code, param: code } })
}

/** Servers of tokens and of keys; after some time they refuse, and repeat what they got. */
async function startTokenServers(answer: (issued: string) => string) {
  let count = 0
  const counts = { refuses: false }
  const server = createServer(async (req: IncomingMessage, res) => {
    let text = ''
    for await (const part of req) text += String(part)
    const form = new URLSearchParams(text)
    const sent = [...form.values(), ...Object.values(req.headers)].join(' ')
    if (!counts.refuses) return void res.end(answer(`${secrets.issued}-${++count}`))
    const error = form.get('client_secret') ?? form.get('client_assertion') ?? sent
    res.writeHead(400).end(JSON.stringify({ error, error_description: sent }))
  })
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}`, counts }
}

const inOAuth = (token: string) => JSON.stringify({ access_token: token, expires_in: 3600 })
const inAws = (token: string) =>
  JSON.stringify({
    AccessKeyId: 'ASIAROLE',
    SecretAccessKey: `${token}-secret`,
    Token: token,
    Expiration: new Date(Date.now() + 3_600_000).toISOString(),
  })

async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { folder, path: (name: string) => join(folder, name) }
}

/** A gateway with an upstream for each kind of credential, each with a model of its name. */
async function startAll() {
  const { cert, issue } = await makeAuthority()
  const client = await issue()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const account = await exportPKCS8(privateKey)
  const { folder, path } = await folderWith({
    key: secrets.keyFile,
    second: secrets.secondKey,
    assertion: secrets.assertion,
    'account.json': JSON.stringify({ client_email: 'me@a.test', private_key: account }),
    'ca.pem': cert,
    'client.pem': client.cert,
    'client.key': client.key,
  })
  const plain = await startModelServer(echo)
  const secured = await startModelServer(echo, {
    ...(await issue(['upstream.test'])),
    ca: cert,
    requestCert: true,
    rejectUnauthorized: true,
  })
  const port = Number(new URL(secured.base_url).port)
  const proxy = await startConnectProxy({
    credentials: `user:${secrets.proxy}`,
    ports: { 'upstream.test': port },
  })
  const tokens = await startTokenServers(inOAuth)
  const roles = await startTokenServers(inAws)
  const { base_url } = plain
  const oauth = { token_url: `${tokens.url}/token`, scope: 'models' }
  const sigv4 = { region: 'us-east-1', service: 'bedrock', instance_url: 'http://169.254.169.254' }
  const kinds = {
    variable: { base_url, key_env: 'ONE_KEY', headers: { 'x-portal': secrets.header } },
    azure: { base_url, key_env: 'ONE_KEY', auth: 'api-key' as const },
    file: { base_url, key_file: path('key') },
    several: { base_url, keys: ['FIRST_KEY', path('second')] },
    client: { base_url, oauth: { ...oauth, client_id: 'a', client_secret_env: 'CLIENT_SECRET' } },
    assertion: { base_url, oauth: { ...oauth, client_id: 'a', assertion_file: path('assertion') } },
    account: { base_url, oauth: { ...oauth, service_account_file: path('account.json') } },
    role: { base_url, sigv4: { ...sigv4, from: 'container' as const } },
    aws: { base_url, sigv4: { ...sigv4, from: 'environment' as const } },
    secured: {
      base_url: 'https://upstream.test/v1',
      key_env: 'ONE_KEY',
      proxy_env: 'OWN_PROXY',
      ca_file: path('ca.pem'),
      client_cert_file: path('client.pem'),
      client_key_file: path('client.key'),
    },
  }
  const gateway = await startGateway({
    upstreams: kinds,
    routes: Object.fromEntries(Object.keys(kinds).map((name) => [name, [{ upstream: name }]])),
    breaker: { failures: 1000, window: 1000 },
    retry: { repeat_share: 0 },
    store: join(folder, 'store'),
    env: {
      ONE_KEY: secrets.key,
      FIRST_KEY: secrets.firstKey,
      CLIENT_SECRET: secrets.clientSecret,
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: secrets.awsSecret,
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${roles.url}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: secrets.containerToken,
      OWN_PROXY: proxy.url,
    },
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all([plain.close(), secured.close(), proxy.close()])
  })
  // Lines of keys in PEM: no two are alike.
  const lines = [account, client.key].map((pem) => pem.split('\n')[1] ?? '')
  return {
    gateway,
    names: Object.keys(kinds),
    sent: [plain.received, secured.received],
    refuse: () => void (tokens.counts.refuses = roles.counts.refuses = true),
    store: join(folder, 'store'),
    words: [...Object.values(secrets), ...lines],
  }
}

/** What each operation that reads shows. */
async function shownTo(gateway: Gateway, names: readonly string[]): Promise<string> {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => {
    if (path.startsWith('/docs') || path.startsWith('/console')) return []
    return 'get' in item && !path.includes('{') ? [path] : []
  })
  expect(paths).toContain('/requests')
  const rows = await gateway.rows()
  const requests = rows.map((row) => `/requests/${row.request_id}`)
  const probes = names.map((name) => operatorFetch(gateway, `/upstreams/${name}/probe`, post))
  const replies = [
    ...(await Promise.all(probes)),
    ...(await Promise.all([...paths, ...requests].map((path) => operatorFetch(gateway, path)))),
  ]
  const texts = replies.map(async (reply) => `${[...reply.headers].join()}${await reply.text()}`)
  return (await Promise.all(texts)).join('\n')
}

const post = { method: 'POST' }

function logOf({ observed }: Gateway): string {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  for (const observation of observed) log(observation)
  return lines.join('')
}

const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')

test('no secret of any kind of credential is shown, logged or stored', async () => {
  const { gateway, names, sent, refuse, store, words } = await startAll()
  const replies: string[] = []
  const path = '/openai/v1/chat/completions'
  const askAll = async () => {
    for (const name of names)
      for (const stream of [false, true]) {
        const body = { ...chat({ stream }), model: name }
        const { status: code, headers, body: bytes } = await postJson(gateway, path, body)
        replies.push(`${code} ${JSON.stringify(headers)} ${bytes.toString()}`)
      }
  }
  await askAll()
  // All kinds work, so that their secrets are in use.
  expect(replies.filter((reply) => reply.startsWith('200'))).toHaveLength(2 * names.length)
  const headers = JSON.stringify(sent.flat().map((one) => [one.headers, one.path]))
  for (const kind of ['key', 'keyFile', 'firstKey', 'secondKey', 'header', 'issued'] as const)
    expect(headers).toContain(secrets[kind])
  refuse()
  for (const code of [400, 401, 403, 404, 422, 429, 500, 503]) {
    status.of = code
    await askAll()
  }
  expect(logOf(gateway)).toContain('refused')
  const places = {
    replies: replies.join('\n'),
    operations: await shownTo(gateway, names),
    log: logOf(gateway),
    store: filesIn(store),
  }
  expect(places.operations).toContain('upstream_status_400')
  expect(places.store.length).toBeGreaterThan(10_000)
  const leaks = Object.entries(places).flatMap(([place, text]) =>
    words
      .filter((word) => text.includes(word))
      .map((word) => `${place}: …${text.slice(text.indexOf(word) - 80, text.indexOf(word) + 40)}`),
  )
  expect(leaks).toEqual([])
}, 60_000)
