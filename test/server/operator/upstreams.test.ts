import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { metric } from '../../support/servers/process.ts'
import { assertGoodStream } from '../../support/http/replies.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendError,
  sendJson,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  ask,
  chat,
  json,
  model,
  startGatewayServer,
  testGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { tollgateIn } from '../../support/servers/command.ts'

type Upstream = components['schemas']['Upstream']

let script: Script
let shared: GatewayServer<'one' | 'twin'>
beforeAll(async () => {
  shared = await startGatewayServer(
    { one: (...args) => script(...args), twin: says('from the twin') },
    {
      breaker: { failures: 2, open_ms: 60_000 },
      retry: { free_failovers: 1_000_000 },
      deployments: { one: { model: 'big', weight: 3 } },
    },
  )
})
afterAll(() => shared.close())
beforeEach(async () => {
  script = says('from one')
  for (const name of ['one', 'twin']) await operate('POST', `/upstreams/${name}/restore`)
  shared.one.received.length = shared.twin.received.length = shared.gateway.observed.length = 0
})

async function operate<Body = Upstream>(
  method: string,
  path: string,
): Promise<{ status: number; body: Body & { code?: string; message?: string } }> {
  const reply = await operatorFetch(shared.gateway, path, { method })
  // The server throws on a reply that breaks the contract.
  return { status: reply.status, body: (await reply.json()) as Body & { code?: string } }
}

const listed = async () =>
  (await operate<{ upstreams: Upstream[] }>('GET', '/upstreams')).body.upstreams
const ofModel = (
  { deployments }: Upstream | undefined = { deployments: [] } as unknown as Upstream,
) => deployments.find((deployment) => deployment.model === model)

test('a probe asks an upstream, also a drained one, and tells what it answers', async () => {
  const paths: (string | undefined)[] = []
  let status = 200
  const upstream = createServer((req, res) => {
    paths.push(req.url)
    const body = req.method === 'GET' ? { data: [{ id: 'big' }] } : { choices: [{}] }
    res.writeHead(status).end(JSON.stringify(body))
  })
  const base_url = `http://127.0.0.1:${await listenOnLoopback(upstream)}/v1`
  const gateway = await startGateway({
    upstreams: { here: { base_url } },
    routes: { [model]: [{ upstream: 'here', model: 'big' }] },
  })
  onTestFinished(async () => {
    await gateway.stop()
    upstream.close()
  })
  const ask = (path: string) =>
    operatorJson<components['schemas']['ProbeResult']>(gateway, 'POST', `/upstreams/here${path}`)
  await ask('/drain')
  const well = {
    name: 'here',
    ok: true,
    detail: 'lists 1 models; big answers; provider openai-compatible',
    missing: [],
  }
  expect(await ask('/probe')).toEqual(well)
  expect(paths).toEqual(['/v1/models', '/v1/chat/completions'])
  status = 500
  expect(await ask('/probe')).toMatchObject({ ok: false, detail: 'it answered 500' })
  const unknown = await operatorFetch(gateway, '/upstreams/nobody/probe', { method: 'POST' })
  expect(unknown.status).toBe(404)
  expect(await gateway.rows()).toEqual([])
})

test('an upstream is listed with its provider, what is shaped, and what its errors taught', async () => {
  const upstream = createServer(async (req, res) => {
    let body = ''
    for await (const part of req) body += String(part)
    const error = { code: 'unsupported_parameter', param: 'temperature', message: 'no' }
    const isRefused = body.includes('temperature')
    res.writeHead(isRefused ? 400 : 200).end(JSON.stringify(isRefused ? { error } : reply))
  })
  const reply = completion('Hello')
  const base_url = `http://127.0.0.1:${await listenOnLoopback(upstream)}/v1`
  const gateway = await startGateway({
    upstreams: { here: { base_url, provider: 'vllm' } },
    routes: { [model]: [{ upstream: 'here', model: 'big' }] },
  })
  onTestFinished(async () => {
    await gateway.stop()
    upstream.close()
  })
  const status = async () =>
    (await operatorJson<{ upstreams: Upstream[] }>(gateway, 'GET', '/upstreams')).upstreams[0]
  const facts = {
    provider: 'vllm',
    shaping: ['joins system messages', 'sends priority of batch keys', 'omits reasoning'],
  }
  expect(await status()).toMatchObject({ ...facts, learned: [] })
  expect((await ask(gateway, chat({ temperature: 1 }))).status).toBe(200)
  expect(await status()).toMatchObject({
    ...facts,
    learned: [{ upstream_model: 'big', shaping: ['omits temperature'] }],
  })
})

test('a model that nothing serves is listed by no route', async () => {
  const gateway = await startGateway({
    upstreams: { here: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { [model]: [{ upstream: 'here' }] },
  })
  onTestFinished(() => gateway.stop())
  const { routes } = await operatorJson<components['schemas']['RouteList']>(
    gateway,
    'GET',
    '/routes',
  )
  const own = routes.filter(({ deployments }) => deployments.length > 0)
  expect(own).toMatchObject([{ model, route: model }])
  const others = routes.filter((route) => !own.includes(route))
  expect(others.map(({ route }) => route)).toEqual(Array.from(others, () => null))
  expect(others).toHaveLength(6)
})

describe('the upstreams', () => {
  test('are listed with what they serve, and what is believed of them', async () => {
    const [one, twin] = await listed()
    expect(one).toMatchObject({
      name: 'one',
      origin: new URL(shared.one.base_url).origin,
      base_url: shared.one.base_url,
      provider: 'openai-compatible',
      shaping: [],
      learned: [],
      credential_fault: null,
      last_errors: [],
      drained_at: null,
      in_flight: 0,
      parallel: null,
      waiting: 0,
    })
    expect(one?.deployments).toHaveLength(7)
    expect(ofModel(one)).toEqual({
      model,
      upstream_model: 'big',
      tier: 1,
      weight: 3,
      breaker: 'closed',
      in_flight: 0,
      parallel: null,
      waiting: 0,
      resting_s: 0,
    })
    expect(ofModel(twin)).toEqual({
      model,
      upstream_model: model,
      tier: 1,
      weight: 1,
      breaker: 'closed',
      in_flight: 0,
      parallel: null,
      waiting: 0,
      resting_s: 0,
    })
  })

  test('that there are not are 404 and told which there are', async () => {
    for (const action of ['drain', 'restore']) {
      expect(await operate('POST', `/upstreams/three/${action}`)).toEqual({
        status: 404,
        body: {
          error: 404,
          code: 'not_found',
          message: 'no upstream with this name; there are: one, twin',
          param: 'name',
        },
      })
      expect(
        await operate('POST', `/upstreams/${encodeURIComponent('../x')}/${action}`),
      ).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
      expect(await operate('POST', `/upstreams/constructor/${action}`)).toMatchObject({
        status: 404,
      })
    }
  })
})

describe('a drained upstream', () => {
  test('gets no further call, under load and without an error, and gets calls again when it is restored', async () => {
    let stop = false
    const statuses: number[] = []
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!stop) statuses.push((await ask(shared.gateway)).status)
      }),
    )
    await until(
      'both are asked',
      () => shared.one.received.length > 0 && shared.twin.received.length > 0,
    )
    const { status, body } = await operate('POST', '/upstreams/one/drain')
    expect([status, body.name]).toEqual([200, 'one'])
    expect(Math.abs((body.drained_at ?? 0) - Date.now())).toBeLessThan(60_000)
    // What was chosen before may still arrive.
    await until('all calls to it have ended', async () => (await listed())[0]?.in_flight === 0)
    const [before, elsewhere] = [shared.one.received.length, shared.twin.received.length]
    await until('the twin serves', () => shared.twin.received.length > elsewhere + 20)
    expect(shared.one.received.length).toBe(before)
    expect(
      await operate('POST', '/upstreams/one/drain'),
      'draining it again changes nothing',
    ).toMatchObject({ status: 200, body: { drained_at: body.drained_at } })
    expect(await operate('POST', '/upstreams/one/restore')).toMatchObject({
      status: 200,
      body: { drained_at: null },
    })
    await until('it is asked again', () => shared.one.received.length > before)
    stop = true
    await load
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(
      shared.gateway.observed.filter(
        ({ kind }) => kind.startsWith('upstream') && kind !== 'upstreamAttempted',
      ),
    ).toEqual([
      { kind: 'upstreamDrained', upstream: 'one' },
      { kind: 'upstreamRestored', upstream: 'one' },
    ])
  })

  test('ends the streams that it has begun, and says how many', async () => {
    let end = () => {}
    const mayEnd = new Promise<void>((resolve) => (end = resolve))
    script = async (_req, res) => {
      openEvents(res).write(event(piece('slow')))
      await mayEnd
      res.end([piece(' but whole'), chunk({}, 'stop'), '[DONE]'].map(event).join(''))
    }
    await operate('POST', '/upstreams/twin/drain')
    const stream = ask(shared.gateway, chat({ stream: true }))
    await until('it streams', async () => (await listed())[0]?.in_flight === 1)
    await operate('POST', '/upstreams/one/drain')
    expect(ofModel((await listed())[0])).toMatchObject({ in_flight: 1 })
    expect((await ask(shared.gateway)).status).toBe(503)
    end()
    const reply = await stream
    assertGoodStream(reply)
    expect(reply.body.toString()).toContain(' but whole')
    expect((await listed())[0]).toMatchObject({ in_flight: 0 })
  })

  test('is shown in the metrics, and in readiness it is no fault: no other server could do more', async () => {
    const drained = async (upstream: string) =>
      metric(await shared.gateway.metrics(), 'tollgate_upstream_drained', { upstream })
    expect([await drained('one'), await drained('twin')]).toEqual([0, 0])
    for (const name of ['one', 'twin']) await operate('POST', `/upstreams/${name}/drain`)
    expect([await drained('one'), await drained('twin')]).toEqual([1, 1])
    expect((await fetch(`${shared.gateway.operatorUrl}/readyz`)).status).toBe(200)
    const reply = await ask(shared.gateway)
    expect(json(reply)).toEqual({
      error: 503,
      code: 'unavailable',
      message: `all model servers of ${model} are out of use at the moment; try again later`,
    })
    expect(reply.headers).toMatchObject({ 'retry-after': '30' })
    expect(shared.one.received.length + shared.twin.received.length).toBe(0)
  })

  test('is not what a call is repeated at', async () => {
    await operate('POST', '/upstreams/twin/drain')
    script = async (_req, res) => {
      await operate('POST', '/upstreams/one/drain')
      sendError(res, 429, { 'retry-after': '0' })
    }
    expect((await ask(shared.gateway)).status).toBe(503)
    await pause(50)
    expect([shared.one.received.length, shared.twin.received.length]).toEqual([1, 0])
  })

  test('stays so when it is not configured any more, is listed, and can be restored', async () => {
    await operate('POST', '/upstreams/twin/drain')
    expect(
      await shared.gateway.reload({
        upstreams: { twin: undefined },
        routes: { '*': [{ upstream: 'one' }] },
      }),
    ).toBe(true)
    const twin = {
      name: 'twin',
      origin: null,
      base_url: null,
      provider: null,
      shaping: [],
      learned: [],
      credential_fault: null,
      last_errors: [],
      drained_at: expect.any(Number) as number,
      in_flight: 0,
      parallel: null,
      waiting: 0,
      deployments: [],
    }
    expect((await listed()).map(({ name }) => name)).toEqual(['one', 'twin'])
    expect((await listed())[1]).toEqual(twin)
    expect(await operate('POST', '/upstreams/twin/drain')).toMatchObject({
      status: 404,
      body: { message: 'no upstream with this name; there are: one' },
    })
    expect(await operate('POST', '/upstreams/twin/restore')).toEqual({
      status: 200,
      body: { ...twin, drained_at: null },
    })
    expect((await listed()).map(({ name }) => name)).toEqual(['one'])
    expect((await operate('POST', '/upstreams/twin/restore')).status).toBe(404)
    expect(await shared.gateway.reload()).toBe(true)
    expect((await listed()).map(({ name, drained_at }) => [name, drained_at])).toEqual([
      ['one', null],
      ['twin', null],
    ])
  })

  test('shows its breaker and how long it rests', async () => {
    script = (_req, res) => sendError(res, 500)
    await until('its breaker is open', async () => {
      await ask(shared.gateway)
      return ofModel((await listed())[0])?.breaker === 'open'
    })
    const seconds = ofModel((await listed())[0])?.resting_s ?? 0
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(10)
    // The twin is all that is left, and it is not this server's fault that it is out of use.
    await operate('POST', '/upstreams/twin/drain')
    const readyz = await fetch(`${shared.gateway.operatorUrl}/readyz`)
    expect([readyz.status, await readyz.json()]).toMatchObject([
      200,
      { ready: true, parts: { upstreams: { ok: false, detail: 'no deployment is healthy' } } },
    ])
    expect(json(await ask(shared.gateway)), 'nothing else can take it').toMatchObject({
      error: 502,
    })
    const { routes } = (await operate<components['schemas']['RouteList']>('GET', '/routes')).body
    expect(routes.find((route) => route.model === model)?.deployments).toMatchObject([
      { upstream: 'one', breaker: 'open', share: 1 },
      { upstream: 'twin', drained: true, share: 0 },
    ])
  })
})

test('its last errors are listed by their meaning, in its own words', async () => {
  const replies: [status: number, error: object][] = [
    [429, { message: 'Slow down.', code: 'rate_limit_exceeded' }],
    [429, { message: 'No credit is left.', code: 'credit_balance_exhausted' }],
    [500, { message: 'The secret of the lighthouse keeper is lost.' }],
    [401, { message: 'Bad key.' }],
    [429, { message: 'Slower.', code: 'rate_limit_exceeded' }],
  ]
  const { gateway } = await testGatewayServer(
    {
      up(_req, res, { attempt }) {
        const [status = 500, error = {}] = replies[attempt - 1] ?? []
        res.setHeader('x-server-id', `req_${attempt}`)
        sendJson(res, status, { error })
      },
    },
    {
      ...alwaysRetries,
      retry: { attempts: 1 },
      upstreams: {
        up: {
          facts: {
            request_id: 'x-server-id',
            errors: [{ status: 429, code: 'credit_balance_exhausted', means: 'quota' }],
          },
        },
      },
    },
  )
  const before = Date.now()
  const messages = [{ role: 'user', content: 'the secret of the lighthouse keeper' }]
  for (const _one of replies) await ask(gateway, chat({ messages }))
  const { upstreams } = await operatorJson<{ upstreams: Upstream[] }>(gateway, 'GET', '/upstreams')
  const errors = upstreams[0]?.last_errors ?? []
  expect(errors.map(({ at: _at, upstream_model: _model, ...rest }) => rest)).toEqual([
    { meaning: 'rate', fault: 'status_429', message: 'Slower.', request_id: 'req_5' },
    { meaning: 'key', fault: 'status_401', message: 'Bad key.', request_id: 'req_4' },
    {
      meaning: 'other',
      fault: 'status_500',
      message: expect.not.stringContaining('lighthouse') as string,
      request_id: 'req_3',
    },
    { meaning: 'quota', fault: 'status_429', message: 'No credit is left.', request_id: 'req_2' },
  ])
  expect(errors.every(({ at }) => at >= before)).toBe(true)
  const args = ['upstreams', '--url', gateway.operatorUrl]
  const token = { TOLLGATE_OPERATOR_TOKEN: gateway.operatorToken }
  const { out } = await tollgateIn(tmpdir(), args, token)
  expect(out).toMatch(/last error +at/)
  expect(out).toMatch(/up +quota +\S.*status_429 +req_2 +No credit is left\./)
})

test('connections that fail and streams that break off are among its last errors', async () => {
  const { up, gateway } = await testGatewayServer(
    {
      up: (_req, res) => void openEvents(res).end(event({ error: { message: 'Out of memory.' } })),
    },
    { ...alwaysRetries, retry: { attempts: 1 } },
  )
  await ask(gateway, chat({ stream: true }))
  await up.close()
  await ask(gateway)
  const { upstreams } = await operatorJson<{ upstreams: Upstream[] }>(gateway, 'GET', '/upstreams')
  const faults = upstreams[0]?.last_errors.map(({ meaning, fault, message }) => ({
    meaning,
    fault,
    message,
  }))
  expect(faults).toEqual([{ meaning: 'other', fault: 'econnrefused', message: null }])
})
