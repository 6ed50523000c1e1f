import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { extensions } from '../../../server/http/middleware.ts'
import { Failure } from '../../../server/failure.ts'
import { chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import type { GatewayServerOptions } from '../../support/servers/gateway-server.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { office } from './office.ts'

/** A gateway with these middlewares. */
async function startWith(steps: RequestHandler[], options: GatewayServerOptions<'m'> = {}) {
  extensions.gateway = (app) => steps.forEach((step) => app.use(step))
  onTestFinished(() => void (extensions.gateway = null))
  const { gateway } = await testGatewayServer({ m: says('hello') }, options)
  const send = (path = '/v1/chat/completions', body: object | null = chat()) =>
    fetch(`${gateway.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { gateway, send }
}

const dialects = ['/v1/chat/completions', '/openai/v1/chat/completions']

test.each(dialects)('adds a header to replies and streams of %s', async (path) => {
  const { send } = await startWith([office('eu-1', () => true)])
  for (const stream of [false, true]) {
    const reply = await send(path, chat({ stream }))
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-region')).toBe('eu-1')
    expect(await reply.text()).toContain('hello')
  }
})

test('answers in place of an operation, which is logged without one', async () => {
  const { gateway, send } = await startWith([office('eu-1', () => false)])
  const reply = await send()
  expect(reply.status).toBe(403)
  expect(await reply.json()).toEqual({
    error: 403,
    message: 'this gateway serves the office alone',
  })
  await expect
    .poll(() => gateway.observed.findLast(({ kind }) => kind === 'requestEnded'))
    .toMatchObject({ service: 'gateway', operation: '-', status: 403 })
})

test('runs in its order, and may wait', async () => {
  const order: string[] = []
  const step =
    (name: string): RequestHandler =>
    (_req, _res, next) => {
      order.push(name)
      setImmediate(next)
    }
  const { send } = await startWith([step('one'), step('two')])
  expect((await send()).status).toBe(200)
  expect((await send('/v1/models', null)).status).toBe(200)
  expect(order).toEqual(['one', 'two', 'one', 'two'])
})

test('ends a request by a Failure of the table, thrown or passed on', async () => {
  const closed = () => new Failure('unavailable', 'closed at night', { retryAfter: 60 })
  for (const step of [
    () => {
      throw closed()
    },
    async () => {
      throw closed()
    },
    ((_req, _res, next) => next(closed())) satisfies RequestHandler,
  ] as RequestHandler[]) {
    const { send } = await startWith([step])
    const reply = await send()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await reply.json()).toMatchObject({ error: 503, message: 'closed at night' })
  }
})

test('is a fault of the server where it throws anything else, and tells nothing of it', async () => {
  const faulty: RequestHandler = () => {
    throw new Error('the password is 1234')
  }
  const { send } = await startWith([faulty], { tolerant: true })
  const reply = await send()
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toContain('1234')
})

test('adds a path of its own beside those of the contract', async () => {
  extensions.operator = (app) => app.get('/team', (_req, res) => res.send('platform'))
  onTestFinished(() => void (extensions.operator = null))
  const { gateway } = await testGatewayServer({ m: says('hello') })
  const reply = await fetch(`${gateway.operatorUrl}/team`)
  expect([reply.status, await reply.text()]).toEqual([200, 'platform'])
})

test('docs/middleware.md shows the middleware of these tests', () => {
  const [example = ''] =
    /^```ts\n[^]*?^```$/m.exec(readFileSync('docs/middleware.md', 'utf8')) ?? []
  const source = readFileSync('test/server/http/office.ts', 'utf8')
  expect(example).toBe(`\`\`\`ts\n${source}\`\`\``)
})
