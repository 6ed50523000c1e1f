import { noSecrets } from '../../../../support/data/secrets.ts'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CircuitBreakers } from '../../../../../server/gateway/routing/breaker/breakers.ts'
import { deploymentBuilder } from '../../../../../server/gateway/routing/deployments.ts'
import { Credentials } from '../../../../../server/gateway/upstream/credentials/credentials.ts'
import {
  ask,
  chat,
  model,
  startGatewayServer,
  testGatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { says, sendError, type Script } from '../../../../support/upstreams/model-server.ts'
import { until } from '../../../../support/waiting.ts'

const hello = says('Hello')

test("a key of Azure is sent as api-key, and the query of its dated API with each request's path", async () => {
  const server = await startGatewayServer(
    { azure: hello },
    {
      env: { AZURE_KEY: 'canary-azure-key' },
      upstreams: {
        azure: { key_env: 'AZURE_KEY', auth: 'api-key', query: { 'api-version': '2024-10-21' } },
      },
    },
  )
  onTestFinished(() => server.close())
  expect((await ask(server.gateway)).status).toBe(200)
  const { path, headers } = server.azure.only()
  expect(path).toBe('/v1/chat/completions?api-version=2024-10-21')
  expect(headers['api-key']).toBe('canary-azure-key')
  expect(headers.authorization).toBeUndefined()
})

async function keyFile(key: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  writeFileSync(join(folder, 'key'), key)
  return join(folder, 'key')
}

/** Replies only to requests with the current key. */
const takes =
  (key: () => string): Script =>
  (req, res, received) =>
    req.headers.authorization === `Bearer ${key()}`
      ? hello(req, res, received)
      : sendError(res, 401)

test('a key file that changes is read again, without a signal', async () => {
  const key_file = await keyFile('first')
  const { up, gateway } = await testGatewayServer(
    { up: hello },
    { upstreams: { up: { key_file } } },
  )
  const lastKey = async () => {
    expect((await ask(gateway)).status).toBe(200)
    return up.received.at(-1)?.headers.authorization
  }
  expect(await lastKey()).toBe('Bearer first')
  writeFileSync(key_file, 'second\n')
  await until('the new key is sent', async () => (await lastKey()) === 'Bearer second')
  writeFileSync(key_file, 'not a key')
  expect(await lastKey()).toBe('Bearer second')
})

test('calls that a server refuses are sent once more if the key file has changed', async () => {
  const key_file = await keyFile('first')
  let current = 'first'
  const { up, gateway } = await testGatewayServer(
    { up: takes(() => current) },
    { upstreams: { up: { key_file } } },
  )
  expect((await ask(gateway)).status).toBe(200)
  current = 'second'
  writeFileSync(key_file, 'second')
  const replies = await Promise.all([
    ask(gateway),
    ask(gateway),
    ask(gateway, chat({ stream: true })),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(up.received.length).toBeGreaterThan(4)
  current = 'third'
  up.received.length = 0
  expect((await ask(gateway)).status).toBe(502)
  expect(up.received).toHaveLength(1)
})

test('a breaker goes by where its key comes from, not by the key', () => {
  const credentials = new Credentials(() => undefined)
  onTestFinished(() => credentials.close())
  const breakers = new CircuitBreakers(
    () => 0,
    () => {},
  )
  const breakerOf = (source: string, key: string) => {
    const build = deploymentBuilder({
      upstreams: { up: { base_url: 'http://127.0.0.1:1/v1', dialects: ['chat'] } },
      credentialOf: () => credentials.of({ source, key, auth: 'bearer' }),
      limits: { first_byte_ms: 1, idle_ms: 2 },
      breaker: { failures: 5, window: 20, open_ms: 1000 },
      breakers,
      drainOf: () => ({ since: null }),
      secrets: noSecrets,
    })
    const settings = { tier: 1, weight: 1, affinity: false, retry_after_sent: true }
    return build({ upstream: 'up', ...settings }, model).breaker
  }
  const first = breakerOf('variable ONE', 'first')
  expect(breakerOf('variable ONE', 'second')).toBe(first)
  expect(breakerOf('variable TWO', 'first')).not.toBe(first)
})
