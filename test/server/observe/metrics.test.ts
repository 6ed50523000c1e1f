import { afterAll, beforeAll, expect, test, describe } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { metric } from '../../support/servers/process.ts'
import { chatBytes, exchange, requestBytes } from '../../support/http/raw.ts'
import {
  openEvents,
  sendError,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'
import { goodEvents, sendJson, completion } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

const model = 'hermes-3-llama3.1-8b'
const failing = 'mistralai/mistral-7b-instruct'
const chat = (of: string, more: object = {}) => ({
  model: of,
  messages: [{ role: 'user', content: 'hello' }],
  ...more,
})

let upstream: ModelServer
let gateway: Gateway
let release: () => void = () => {}

beforeAll(async () => {
  upstream = await startModelServer((_req, res, { body }) => {
    if (body.model === failing) return sendError(res, 500)
    if (!body.stream) return sendJson(res, 200, completion('hello'))
    const [first = '', ...rest] = goodEvents('hel', 'lo').split(/(?<=\n\n)/)
    openEvents(res).write(first + rest.shift())
    if (body.messages[0]?.['content'] !== 'wait') return void res.end(rest.join(''))
    release = () => void res.end(rest.join(''))
  })
  gateway = await startGateway({
    upstreams: { one: { base_url: upstream.base_url } },
    routes: { '*': [{ upstream: 'one' }] },
    breaker: { failures: 2, open_ms: 60_000 },
    retry: { attempts: 1 },
  })
})
afterAll(async () => {
  await gateway.stop()
  await upstream.close()
})

const metrics = async () => gateway.metrics()
const ask = async (body: unknown) =>
  (await exchange(gateway.url, chatBytes(gateway.key, body))).reply
const operation = { service: 'gateway', operation: 'createChatCompletion' }

describe('of six chats, of which three fail, and one that is refused', () => {
  let text = ''
  const count = (name: string, labels: Record<string, string> = {}) => metric(text, name, labels)
  beforeAll(async () => {
    expect((await ask(chat(model)))?.status).toBe(200)
    expect((await ask(chat(model)))?.status).toBe(200)
    expect((await ask(chat(model, { stream: true })))?.status).toBe(200)
    expect((await ask(chat(model, { max_tokens: 0 })))?.status).toBe(400)
    for (let at = 0; at < 3; at++) expect((await ask(chat(failing)))?.status).toBe(502)
    await until('a probe has shown that it fails for all', async () => {
      text = await metrics()
      return count('tollgate_breaker_state', { upstream: 'one', model: failing }) === 2
    })
  })

  test('the requests are counted by status, and timed', () => {
    expect(count('tollgate_requests_total', { ...operation, status: '200' })).toBe(3)
    expect(count('tollgate_requests_total', { ...operation, status: '400' })).toBe(1)
    expect(count('tollgate_requests_total', { ...operation, status: '502' })).toBe(3)
    expect(count('tollgate_request_duration_seconds_count', operation)).toBe(7)
    expect(count('tollgate_request_duration_seconds_sum', operation)).toBeGreaterThan(0)
  })

  test('the tokens are counted, and the first one is timed', () => {
    expect(count('tollgate_time_to_first_token_seconds_count', operation)).toBe(1)
    expect(count('tollgate_tokens_total', { model, kind: 'prompt' })).toBe(36)
    expect(count('tollgate_tokens_total', { model, kind: 'completion' })).toBe(9)
  })

  test('the attempts are counted by outcome, and the breakers that they opened are shown', () => {
    expect(
      count('tollgate_upstream_attempts_total', { upstream: 'one', model, outcome: 'ok' }),
    ).toBe(3)
    expect(
      count('tollgate_upstream_attempts_total', {
        upstream: 'one',
        model: failing,
        outcome: 'upstream_status_500',
      }),
      'three, and the probe',
    ).toBe(4)
    expect(count('tollgate_upstream_attempt_duration_seconds_count', { upstream: 'one' })).toBe(7)
    expect(
      count('tollgate_breaker_state', { upstream: 'one', model }),
      'closed, and never moved',
    ).toBe(0)
    expect(count('tollgate_breaker_state', { upstream: 'one', model: failing }), 'open').toBe(2)
  })

  test('nothing is open, lost or broken after them', () => {
    expect(count('tollgate_open_streams')).toBe(0)
    expect(count('tollgate_ledger_queued_rows')).toBeGreaterThanOrEqual(0)
    expect(count('tollgate_usage_rows_dropped_total')).toBe(0)
    expect(count('tollgate_log_lines_dropped_total')).toBe(0)
    expect(count('tollgate_contract_broken_total') ?? 0).toBe(0)
    expect(count('tollgate_internal_errors_total')).toBe(0)
    expect(count('tollgate_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })
})

test('a stream counts as open while it runs', async () => {
  const streaming = ask({
    ...chat(model, { stream: true }),
    messages: [{ role: 'user', content: 'wait' }],
  })
  await until('it is counted', async () => metric(await metrics(), 'tollgate_open_streams') === 1)
  release()
  await streaming
  await until(
    'it is counted no more',
    async () => metric(await metrics(), 'tollgate_open_streams') === 0,
  )
})

test('the queue of the ledger empties', async () => {
  await gateway.rows()
  await until(
    'all is moved',
    async () => metric(await metrics(), 'tollgate_ledger_queued_rows') === 0,
  )
})

test('whatever callers send, it makes no new series', async () => {
  const warm = ['GET /warm HTTP/1.1', 'POST /v1/models HTTP/1.1']
  const strange = async (n: number) => {
    const token = `Authorization: Bearer ${gateway.key}`
    const lines = [
      `GET /path-${n} HTTP/1.1`,
      `POST /v1/chat/completions/${n} HTTP/1.1`,
      `GET /v1/models?q=${n} HTTP/1.1`,
      'PROPFIND /v1/models HTTP/1.1',
      'M-SEARCH * HTTP/1.1',
      `OPTIONS /v1/x${n} HTTP/1.1`,
    ]
    for (const line of lines)
      await exchange(
        gateway.url,
        requestBytes(line, ['Host: gateway.test', token, `X-Request-Id: id-${n}`]),
      )
    await ask(chat(`model-${n}`))
    await ask(chat('*'))
    await ask(chat(model, { user: `user-${n}`, [`field-${n}`]: n }))
    await exchange(gateway.url, chatBytes(`key-${n}`, chat(model)))
  }
  for (const line of warm)
    await exchange(
      gateway.url,
      requestBytes(line, ['Host: gateway.test', `Authorization: Bearer ${gateway.key}`]),
    )
  await strange(0)
  const series = async () =>
    (await metrics())
      .split('\n')
      .filter((line) => line.startsWith('tollgate_') && !/^tollgate_nodejs_(active|gc)/.test(line))
      .map((line) => line.slice(0, line.lastIndexOf(' ')))
  const before = new Set(await series())
  for (let n = 1; n <= 40; n++) await strange(n)
  expect((await series()).filter((one) => !before.has(one))).toEqual([])
})
