import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import {
  alwaysRetries,
  ask,
  chat,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { says, sendError, type Script } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

type RequestList = components['schemas']['RequestList']
type RequestDetails = components['schemas']['RequestDetails']

let script: Script
let shared: GatewayServer<'first' | 'spare'>
beforeAll(async () => {
  shared = await startGatewayServer(
    { first: (...args) => script(...args), spare: says('from the spare one') },
    { ...alwaysRetries, deployments: { first: { tier: 1 }, spare: { tier: 2 } } },
  )
})
afterAll(() => shared.close())
beforeEach(() => void (script = says('hello')))

const list = async (query = '') => {
  await shared.gateway.rows() // whatever was appended is in the store
  return operatorJson<RequestList>(shared.gateway, 'GET', `/requests${query}`)
}
const details = (id: string) =>
  operatorJson<RequestDetails>(shared.gateway, 'GET', `/requests/${id}`)

test('a request that was made again elsewhere is one request with two attempts', async () => {
  script = (_, res) => sendError(res, 503)
  await ask(shared.gateway)
  const { requests } = await list('?limit=1')
  expect(requests).toMatchObject([{ status: 'ok', upstream: 'spare', attempt: 2 }])
  const id = requests[0]?.id ?? ''
  const { timeline, total_ms, request, complete } = await details(id)
  expect(complete).toBe(true)
  expect(request.id).toBe(id)
  const attempts = timeline.filter(({ kind }) => kind === 'attempt')
  expect(attempts).toMatchObject([
    { attempt: 1, upstream: 'first', model },
    { attempt: 2, upstream: 'spare', status: 'ok' },
  ])
  expect(attempts[0]?.status).not.toBe('ok')
  const ends = timeline.flatMap(({ start_ms, end_ms }) => [start_ms, end_ms])
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  expect(ends.at(-1)).toBe(total_ms)
})

test('an attempt whose connection was refused is on the timeline', async () => {
  const { gateway, close } = await startGatewayServer(
    { first: says('never heard'), spare: says('from the spare one') },
    {
      ...alwaysRetries,
      upstreams: { first: { base_url: 'http://127.0.0.1:1/v1' } },
      deployments: { spare: { tier: 2 } },
    },
  )
  onTestFinished(close)
  await ask(gateway)
  await gateway.rows()
  const list = await operatorJson<RequestList>(gateway, 'GET', '/requests')
  const id = list.requests[0]?.id ?? ''
  const { timeline } = await operatorJson<RequestDetails>(gateway, 'GET', `/requests/${id}`)
  const calls = timeline.filter(({ kind }) => kind === 'attempt')
  expect(calls).toMatchObject([
    { attempt: 1, upstream: 'first', status: 'upstream_econnrefused', prompt_tokens: 0, cost: 0 },
    { attempt: 2, upstream: 'spare', status: 'ok' },
  ])
})

test('a refused request is one request without attempts', async () => {
  const { key } = await shared.gateway.createKey({ models: [model] })
  const refused = 'qwen/qwen-2.5-coder-32b-instruct'
  await ask(shared.gateway, chat({ model: refused }), { key })
  const { requests } = await list('?limit=1&status=failed')
  expect(requests).toMatchObject([
    { status: 'forbidden', model: refused, called_model: refused, upstream: null, attempt: 0 },
  ])
  const { timeline } = await details(requests[0]?.call_id ?? '')
  expect(timeline).toMatchObject([{ kind: 'work', status: 'forbidden' }])
})

test('pages go on where the last one ended, also when requests come meanwhile', async () => {
  for (let request = 0; request < 4; request++) await ask(shared.gateway)
  const whole = await list()
  const ids: string[] = []
  for (let after = ''; ;) {
    const page = await list(`?limit=2${after}`)
    ids.push(...page.requests.map(({ id }) => id))
    await ask(shared.gateway)
    if (page.next === null) break
    after = `&after=${page.next}`
  }
  expect(ids).toEqual(whole.requests.map(({ id }) => id))
})

test('each filter leaves what it says', async () => {
  script = (_, res) => sendError(res, 400)
  await ask(shared.gateway)
  const all = (await list('?limit=1000')).requests
  const attempts = (await shared.gateway.rows()).filter(({ upstream }) => upstream === 'first')
  const attempted = new Set(attempts.map(({ call_id }) => call_id))
  const isRefusal = ({ status, attempt }: RequestList['requests'][number]) =>
    status !== 'ok' && attempt === 0
  const by = async (query: string) => (await list(`?limit=1000&${query}`)).requests
  const median = all.map(({ latency_ms }) => latency_ms).toSorted((a, b) => a - b)[all.length >> 1]
  const slower = Number(median)
  expect(await by(`slower_than_ms=${slower}`)).toEqual(
    all.filter(({ latency_ms }) => latency_ms > slower),
  )
  expect(await by('status=ok')).toEqual(all.filter(({ status }) => status === 'ok'))
  const failedAfterCall = all.filter(
    (request) => attempted.has(request.call_id) && isRefusal(request),
  )
  expect(failedAfterCall.length).toBeGreaterThan(0)
  expect(await by('upstream=first&status=failed')).toEqual(failedAfterCall)
  expect(await by('upstream=spare')).toEqual(all.filter(({ upstream }) => upstream === 'spare'))
  expect(await by(`key_id=${shared.gateway.keyId}&status=failed`)).toEqual(
    all.filter(({ key_id, status }) => key_id === shared.gateway.keyId && status !== 'ok'),
  )
  expect(await by(`model=${encodeURIComponent(model)}`)).toEqual(
    all.filter((request) => request.model === model || failedAfterCall.includes(request)),
  )
  expect(await by('model=hermes*')).toEqual(await by(`model=${encodeURIComponent(model)}`))
  expect(await by('upstream=fir*&status=failed')).toEqual(failedAfterCall)
  expect(await by('upstream=irst*')).toEqual([])
  expect(await by('group_id=none')).toEqual([])
  expect(await by('costlier_than=0')).toEqual(all.filter(({ charged }) => charged > 0))
  expect(await by('agent=none')).toEqual([])
})

test.each([
  ['of this server', undefined],
  ['of the client', 'ticket-4711'],
  ['of the client, with a time long ago', '01000000-7d1e-7abc-8def-0123456789ab'],
])('the x-request-id %s finds its request', async (_, sent) => {
  const headers = sent === undefined ? [] : [`x-request-id: ${sent}`]
  const reply = await ask(shared.gateway, chat(), { headers })
  const id = String(reply.headers['x-request-id'])
  await ask(shared.gateway)
  const period = id.startsWith('01000000') ? '&from=0' : ''
  const { requests } = await list(`?request_id=${encodeURIComponent(id)}${period}`)
  expect(requests.map(({ request_id }) => request_id)).toEqual([id])
})

test.each([
  ['/requests?after=x', 400],
  ['/requests?status=No', 400],
  ['/requests?from=5&to=5', 400],
  ['/requests/0198a3c2-7d1e-7abc-8def-0123456789ab', 404],
  ['/requests/8b2f8ad0-7d1e-4abc-8def-0123456789ab', 404],
])('%s is %i, each time', async (path, status) => {
  for (let time = 0; time < 2; time++)
    expect((await operatorFetch(shared.gateway, path)).status).toBe(status)
})

test('a page that is asked for again has what came meanwhile, and is else the same', async () => {
  await ask(shared.gateway)
  const first = await list('?limit=3')
  expect(await list('?limit=3')).toEqual(first)
  await ask(shared.gateway)
  const { requests } = await list('?limit=3')
  expect(requests.slice(1)).toEqual(first.requests.slice(0, 2))
})

const readAt = async (path: string, etag?: string) => {
  await shared.gateway.rows()
  const headers = etag === undefined ? {} : { 'if-none-match': etag }
  const reply = await operatorFetch(shared.gateway, path, { headers })
  return {
    status: reply.status,
    etag: reply.headers.get('etag') ?? '',
    text: await reply.text(),
  }
}

test('a page is not sent again to who has it, until there is more', async () => {
  const read = (etag?: string) => readAt('/requests?limit=3', etag)
  await ask(shared.gateway)
  const first = await read()
  expect(first.status).toBe(200)
  expect(await read(first.etag)).toEqual({ status: 304, etag: first.etag, text: '' })
  expect(await read('"another"')).toEqual(first)
  let last = first
  for (const isMore of [true, true, false, false, false, true, false]) {
    if (isMore) await ask(shared.gateway)
    const next = await read(last.etag)
    expect([next.status, next.etag === last.etag]).toEqual(isMore ? [200, false] : [304, true])
    if (!isMore) continue
    expect(next.text).not.toBe(last.text)
    last = next
  }
})

test('a page with a filter is sent again as soon as there is one request more that fits', async () => {
  const read = (etag?: string) => readAt('/requests?status=failed&limit=3', etag)
  const fail = async () => {
    script = (_, res) => sendError(res, 400)
    await ask(shared.gateway)
    script = says('hello')
  }
  await fail()
  let last = await read()
  for (const isFailing of [false, true, true, false, false, true]) {
    await (isFailing ? fail() : ask(shared.gateway))
    const next = await read(last.etag)
    if (!isFailing && next.status === 304) continue
    const ids = [last, next].map(({ text }) => (JSON.parse(text) as RequestList).requests[0]?.id)
    expect(next.status).toBe(200)
    expect(ids[0] !== ids[1]).toBe(isFailing)
    last = next
  }
})

test('a series is sent again to who has it soon after there is more, and to others at once', async () => {
  const read = (etag?: string) => readAt('/series?metric=requests', etag)
  let last = await read()
  for (let time = 0; time < 3; time++) {
    expect(await read(last.etag)).toEqual({ status: 304, etag: last.etag, text: '' })
    await ask(shared.gateway)
    let next = last
    await until('there is a new reply', async () => {
      next = await read(last.etag)
      return next.status === 200
    })
    expect(next.etag).not.toBe(last.etag)
    expect(next.text).not.toBe(last.text)
    await ask(shared.gateway)
    last = await read()
    expect(last.text).not.toBe(next.text)
  }
})

test('what a query leaves out has its default each time, and what it names is a number', async () => {
  for (let time = 0; time < 2; time++) {
    expect((await list('?from=0')).next, 'a hundred are more than there are').toBeNull()
    expect((await list('?from=0&limit=1')).requests).toHaveLength(1)
    expect(
      (await list(`?from=${Date.now() + 60_000}&to=${Date.now() + 120_000}`)).requests,
    ).toEqual([])
  }
})
