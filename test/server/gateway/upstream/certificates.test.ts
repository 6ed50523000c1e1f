import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { makeAuthority, type Pair } from '../../../support/http/certificates.ts'
import { ask } from '../../../support/servers/gateway-server.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import {
  says,
  sendJson,
  startModelServer,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

const authority = makeAuthority()

async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-tls-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  for (const [name, text] of Object.entries(files)) await write(name, text)
  return { path: (name: string) => join(folder, name), write }
}

/** A server that knows its clients by certificates of `clients`. */
async function startServer(script: Script, own: Pair, clients?: string) {
  const server = await startModelServer(script, {
    ...own,
    ...(clients !== undefined && { ca: clients, requestCert: true, rejectUnauthorized: true }),
  })
  onTestFinished(() => server.close())
  return server
}

async function startWith(base_url: string, settings: object) {
  const gateway = await startGateway({
    upstreams: { a: { base_url, ...settings } },
    routes: { '*': [{ upstream: 'a' }] },
    breaker: { failures: 1000, window: 1000 },
  })
  onTestFinished(() => gateway.stop())
  return gateway
}

test('an upstream of an own authority is reached with ca_file, and not without', async () => {
  const { cert, issue } = await authority
  const server = await startServer(
    (req, res, received) =>
      req.method === 'GET' ? sendJson(res, 200, { data: [] }) : says('Hello')(req, res, received),
    await issue(),
  )
  const files = await folderWith({ 'ca.pem': cert })
  const trusting = await startWith(server.base_url, { ca_file: files.path('ca.pem') })
  expect((await ask(trusting)).status).toBe(200)
  const usual = await startWith(server.base_url, {})
  expect((await ask(usual)).status).toBe(502)
  const [row] = await usual.rows()
  expect(row?.status).toBe('upstream_unable_to_verify_leaf_signature')
  expect(server.received).toHaveLength(1)
  const probe = () => operatorJson(trusting, 'POST', '/upstreams/a/probe')
  expect(await probe()).toMatchObject({ detail: expect.stringContaining('does not list') })
})

test('a renewed client certificate is used at once, while a call goes on with the old one', async () => {
  const { cert, issue } = await authority
  const [first, second] = [await issue(), await issue()]
  const held = Promise.withResolvers<void>()
  const clients: string[] = []
  const server = await startServer(
    async (req, res, received) => {
      clients.push((req.socket as TLSSocket).getPeerCertificate().serialNumber)
      if (received.attempt === 1) await held.promise
      await says('Hello')(req, res, received)
    },
    await issue(),
    cert,
  )
  const files = await folderWith({ 'ca.pem': cert, 'own.pem': first.cert, 'key.pem': first.key })
  const gateway = await startWith(server.base_url, {
    ca_file: files.path('ca.pem'),
    client_cert_file: files.path('own.pem'),
    client_key_file: files.path('key.pem'),
  })
  const slow = ask(gateway)
  await until('the first call', () => clients.length === 1)

  const noticed = (kind: string) => gateway.observed.filter((one) => one.kind === kind)
  await files.write('own.pem', second.cert)
  await until('refused files', () => noticed('filesRefused').length > 0)
  expect(noticed('filesRefused')).toEqual([
    {
      kind: 'filesRefused',
      problems: [
        'upstreams.a.client_key_file names a private key that is not that of client_cert_file.',
      ],
    },
  ])
  expect((await ask(gateway)).status).toBe(200)
  await files.write('key.pem', second.key)
  await until('files', () => noticed('filesReloaded').length > 0)
  expect((await ask(gateway)).status).toBe(200)
  held.resolve()
  expect((await slow).status).toBe(200)
  expect(clients[1]).toBe(clients[0])
  expect(new Set(clients).size).toBe(2)
  expect(clients).toHaveLength(3)
}, 30_000)

test('a renewed key_file is used without SIGHUP', async () => {
  const server = await startModelServer(says('Hello'))
  onTestFinished(() => server.close())
  const files = await folderWith({ key: 'old-key-of-the-file\n' })
  const gateway = await startWith(server.base_url, { key_file: files.path('key') })
  await ask(gateway)
  await files.write('key', 'new-key-of-the-file\n')
  await until('files', () => gateway.observed.some((one) => one.kind === 'filesReloaded'))
  await ask(gateway)
  const keys = server.received.map(({ headers }) => headers.authorization)
  expect(keys).toEqual(['Bearer old-key-of-the-file', 'Bearer new-key-of-the-file'])
  expect(JSON.stringify(gateway.observed)).not.toContain('key-of-the-file')
}, 30_000)

const expired = async () => (await authority).issue(['localhost'], -1)

test.each<[title: string, settings: (files: Record<string, string>) => object, message: string]>([
  [
    'a missing file',
    () => ({ ca_file: '/nowhere.pem' }),
    'ca_file names a file that does not exist.',
  ],
  [
    'a file without a certificate',
    ({ key }) => ({ ca_file: key }),
    'ca_file names a file without a certificate in PEM ("-----BEGIN CERTIFICATE-----").',
  ],
  [
    'a file without a key',
    ({ own }) => ({ client_cert_file: own, client_key_file: own }),
    'client_key_file names a file without a private key in PEM ("-----BEGIN PRIVATE KEY-----").',
  ],
  [
    'the key of another certificate',
    ({ own, otherKey }) => ({ client_cert_file: own, client_key_file: otherKey }),
    'client_key_file names a private key that is not that of client_cert_file.',
  ],
  [
    'an expired certificate',
    ({ old, oldKey }) => ({ client_cert_file: old, client_key_file: oldKey }),
    'client_cert_file names a file whose certificate expired on ',
  ],
  [
    'a certificate without its key',
    ({ own }) => ({ client_cert_file: own }),
    'client_cert_file needs client_key_file, the private key of this certificate.',
  ],
  [
    'a broken certificate',
    ({ broken }) => ({ ca_file: broken }),
    'ca_file names a file with a certificate that cannot be read.',
  ],
  [
    'certificates of http',
    ({ own }) => ({ base_url: 'http://127.0.0.1:1/v1', ca_file: own }),
    'ca_file has no effect without https:// in base_url.',
  ],
])('%s is a problem of the configuration', async (_title, settings, message) => {
  const { issue } = await authority
  const [own, other, old] = [await issue(), await issue(), await expired()]
  const broken = own.cert.replace(/\nMII[A-Za-z]/, '\nAAAA')
  const texts = {
    own: own.cert,
    key: own.key,
    otherKey: other.key,
    old: old.cert,
    oldKey: old.key,
    broken,
  }
  const files = await folderWith(texts)
  const paths = Object.fromEntries(Object.keys(texts).map((name) => [name, files.path(name)]))
  const started = startWith('https://127.0.0.1:1/v1', settings(paths))
  await expect(started).rejects.toThrow(`upstreams.a.${message}`)
})
