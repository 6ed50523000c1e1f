import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../../support/servers/gateway-server.ts'
import { startGateway } from '../../../../support/servers/gateway.ts'
import { operatorJson } from '../../../../support/http/operator.ts'
import {
  says,
  sendError,
  startModelServer,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

const [one, two] = ['canary-first-key', 'canary-second-key']

/** A gateway whose upstream has two keys, of a variable and of a file. */
async function withTwoKeys(script: Script) {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-keys-'))
  writeFileSync(join(folder, 'second'), `${two}\n`)
  const server = await startModelServer(script)
  const gateway = await startGateway({
    upstreams: { a: { base_url: server.base_url, keys: ['FIRST', join(folder, 'second')] } },
    routes: { '*': [{ upstream: 'a' }] },
    env: { FIRST: one },
    retry: { repeat_share: 0 },
  })
  onTestFinished(async () => {
    await gateway.stop()
    await server.close()
    await rm(folder, { recursive: true })
  })
  const used = () =>
    server.received.map(({ headers }) => (headers.authorization === `Bearer ${one}` ? 1 : 2))
  return { gateway, used, second: join(folder, 'second') }
}

type Limits = { status: number | undefined; headers?: Record<string, string> }

/** Answers calls with the first key as `limits` says now. */
const limited =
  (limits: Limits): Script =>
  (req, res, received) => {
    const { status, headers } = limits
    if (status === undefined || req.headers.authorization !== `Bearer ${one}`)
      return says('Hello')(req, res, received)
    sendError(res, status, headers)
  }

test('each key is tried once for a call, also where the server asks to come back immediately', async () => {
  const { gateway, used } = await withTwoKeys((_req, res) =>
    sendError(res, 429, { 'retry-after': '0' }),
  )
  expect((await ask(gateway)).status).toBe(503)
  expect(used().toSorted()).toEqual([1, 2])
})

test('keys are used in turn', async () => {
  const { gateway, used, second } = await withTwoKeys(says('Hello'))
  for (let n = 0; n < 6; n++) expect((await ask(gateway)).status).toBe(200)
  expect(used()).toEqual([1, 2, 1, 2, 1, 2])
  const keysOf = (await gateway.rows()).map((row) => row.upstream_key)
  expect(keysOf).toEqual(['FIRST', second, 'FIRST', second, 'FIRST', second])
  await Promise.all(Array.from({ length: 40 }, () => ask(gateway)))
  expect(used().filter((key) => key === 1)).toHaveLength(23)
})

test.each([
  [429, { 'retry-after': '30' }],
  [401, {}],
  [402, {}],
])('a key that gets %i is left out, and no caller sees it', async (status, headers) => {
  const limits: Limits = { status: undefined, headers }
  const { gateway, used, second } = await withTwoKeys(limited(limits))
  const other = await gateway.createKey()
  await ask(gateway)
  await ask(gateway)
  limits.status = status
  const calls = Array.from({ length: 20 }, (_, at) =>
    ask(gateway, undefined, at % 2 === 0 ? {} : { key: other.key }),
  )
  for (const { status: answered } of await Promise.all(calls)) expect(answered).toBe(200)
  const before = used().length
  for (let n = 0; n < 4; n++) expect((await ask(gateway)).status).toBe(200)
  expect(used().slice(before)).toEqual([2, 2, 2, 2])
  const rows = await gateway.rows()
  expect(rows.map((row) => row.status)).toEqual(Array(26).fill('ok'))
  expect(rows.slice(-4).map((row) => row.upstream_key)).toEqual(Array(4).fill(second))
  const sources = gateway.observed.flatMap((seen) =>
    seen.kind === 'upstreamAttempted' ? [seen.keySource] : [],
  )
  expect(new Set(sources)).toEqual(new Set(['FIRST', second]))
  const told = [
    JSON.stringify(gateway.observed),
    JSON.stringify(rows),
    JSON.stringify(await operatorJson(gateway, 'GET', '/config')),
    JSON.stringify(await operatorJson(gateway, 'GET', '/upstreams')),
    await gateway.metrics(),
  ].join('\n')
  expect(told).not.toContain('canary')
})

test('a caller who provokes a 429 with every key stops no other', async () => {
  const { gateway } = await withTwoKeys((req, res, received) => {
    if (received.text.includes('too many tokens')) sendError(res, 429, { 'retry-after': '30' })
    else return says('Hello')(req, res, received)
  })
  const other = await gateway.createKey()
  const body = {
    model: 'qwen/qwen-2.5-coder-32b-instruct',
    messages: [{ role: 'user', content: 'too many tokens' }],
  }
  for (let n = 0; n < 4; n++) expect((await ask(gateway, body)).status).toBe(503)
  expect((await ask(gateway, undefined, { key: other.key })).status).toBe(200)
})

test.each([
  [['ONE'], 'upstreams.a.keys must be a list of 2 to 32 entries'],
  [['ONE', 'TWO'], 'upstreams.a.keys[0] names the environment variable ONE, which is not set'],
  [['./no/file', 'FIRST'], 'upstreams.a.keys[0] names a file that does not exist.'],
])('keys: %o is a problem of the configuration', async (keys, message) => {
  const started = startGateway({
    upstreams: { a: { base_url: 'http://127.0.0.1:1/v1', keys } },
    routes: { '*': [{ upstream: 'a' }] },
    env: { FIRST: one },
  })
  await expect(started).rejects.toThrow(message)
})
