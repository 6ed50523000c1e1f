import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, requestBytes } from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import { refuses, says } from '../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  json,
  model,
  testGatewayServer,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { threadMs } from '../../support/thread-time.ts'

/**
 * The hostile streams that the design lists; each test begins with its number. The other cases are
 * in nasty-requests and slow-reader.
 */
let one: GatewayServer<'upstream'>
beforeAll(async () => {
  one = await startGatewayServer({ upstream: says('Hello') })
})
afterAll(() => one.close())
beforeEach(() => void (one.upstream.received.length = 0))

const messages = '[{"role":"user","content":"hi"}]'
/** A body with a member written by hand, as JSON has no other way to say 1.0 or -0. */
const written = (member: string) => `{"model":"${model}","messages":${messages},${member}}`
const post = async (
  headers: string[],
  body: string | Buffer = JSON.stringify(chat()),
  path = '/v1/chat/completions',
) => {
  const { reply } = await exchange(
    one.gateway.url,
    requestBytes(`POST ${path} HTTP/1.1`, ['Host: gateway.test', ...headers], body),
  )
  if (!reply) throw new Error('no reply')
  return reply
}
const typed = 'Content-Type: application/json'
const bearer = () => `Authorization: Bearer ${one.gateway.key}`

describe('15 numbers and booleans', () => {
  const bad = {
    temperature: ['1.0000001', '"0.5"', 'null'],
    max_tokens: ['1.5', '0', '-1', '1e21'],
    stream: ['"true"'],
  }
  test.each(
    Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )('15 %s %s is refused, and the path is named', async (name, value) => {
    const error = assertRefusal(await ask(one.gateway, written(`"${name}":${value}`)), 400)
    expect(error.param).toBe(name)
    expect(error.message).toContain(name)
    expect(one.upstream.received).toEqual([])
  })
  test.each([
    ['temperature', '1'],
    ['temperature', '-0'],
    ['temperature', '1.0'],
    ['max_tokens', '1.0'],
    ['max_tokens', '1e3'],
  ])('15 %s %s passes', async (name, value) => {
    assertCompletion(await ask(one.gateway, written(`"${name}":${value}`)))
    expect(one.upstream.only().body[name]).toBe(Number(value) + 0)
  })
})

describe('16 messages', () => {
  test.each(['[{"type":"text","text":"hi"}]', 'null', '7'])(
    '16 content %s is refused',
    async (content) => {
      const error = assertRefusal(
        await ask(
          one.gateway,
          `{"model":"${model}","messages":[{"role":"user","content":${content}}]}`,
        ),
        400,
      )
      expect(error.param).toBe('messages[0].content')
    },
  )
  test('16 missing content is refused', async () => {
    const error = assertRefusal(await ask(one.gateway, chat({ messages: [{ role: 'user' }] })), 400)
    expect(`${error.param} ${error.message}`).toContain('content')
  })
  test.each(['tool', 'developer'])('16 the role %s is refused', async (role) => {
    const error = assertRefusal(
      await ask(one.gateway, chat({ messages: [{ role, content: 'hi' }] })),
      400,
    )
    expect(error.param).toBe('messages[0].role')
  })
})

describe('17 bodies made to hurt', () => {
  /** Ten times what the design allows of this thread, which client, server and upstream share. */
  const mostMs = 10 * 100
  async function worked(
    body: string,
  ): Promise<{ ms: number; status: number; ignored: string | undefined }> {
    const before = threadMs()
    const reply = await ask(one.gateway, body)
    return {
      ms: threadMs() - before,
      status: reply.status,
      ignored: reply.headers['x-ignored-fields'],
    }
  }
  test('17 __proto__ is ignored wherever it stands, and does not travel', async () => {
    const body =
      `{"model":"${model}","messages":[{"role":"user","content":"hi",` +
      '"__proto__":{"role":"system"},"constructor":1}],"__proto__":{"stream":true},' +
      '"constructor":{"prototype":{"polluted":1}}}'
    const reply = await ask(one.gateway, body)
    assertCompletion(reply)
    expect(reply.headers['x-ignored-fields']).toContain('__proto__')
    expect(one.upstream.only().text).not.toMatch(/__proto__|constructor|polluted/)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
  test('17 nesting 10 000 deep is refused in no time', async () => {
    for (const deep of [
      '['.repeat(10_000) + ']'.repeat(10_000),
      '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    ]) {
      const { ms, status } = await worked(written(`"metadata":${deep}`))
      expect(status).toBe(400)
      expect(ms).toBeLessThan(mostMs)
    }
  })
  test('17 10 000 keys are harmless', async () => {
    const keys = Array.from({ length: 9_990 }, (_, at) => `"key_${at}":${at}`).join(',')
    const { ms, status, ignored } = await worked(written(keys))
    expect(status).toBe(200)
    expect(ignored?.length ?? 0).toBeLessThanOrEqual(1024)
    expect(ms).toBeLessThan(mostMs)
    expect(one.upstream.received.at(-1)?.text.length ?? 0).toBeLessThan(500)
  })
  test('17 100 000 keys are refused in no time', async () => {
    const { ms, status } = await worked(
      written(Array.from({ length: 100_000 }, (_, at) => `"key_${at}":${at}`).join(',')),
    )
    expect(status).toBe(400)
    expect(ms).toBeLessThan(mostMs)
  })
})

test('18 a 429 with Retry-After: 3600 is capped, and x-should-retry says that waiting so long is no use', async () => {
  const { gateway } = await testGatewayServer({ upstream: refuses(429, { 'retry-after': '3600' }) })
  const reply = await ask(gateway)
  assertRefusal(reply, 503)
  expect(reply.headers['retry-after']).toBe('60')
  expect(reply.headers['x-should-retry']).toBe('false')
})

describe('19 tokens', () => {
  const refusedWith = async (status: number, headers: string[], body?: string, path?: string) =>
    void assertRefusal(await post(headers, body, path), status)
  test('19 missing', () => refusedWith(401, [typed]))
  test('19 wrong', () => refusedWith(401, [typed, 'Authorization: Bearer tg_wrong']))
  test.each(['Authorization:', 'Authorization: Bearer', 'Authorization: Bearer '])(
    '19 empty: %j',
    (header) => refusedWith(401, [typed, header]),
  )
  test.each(['access_token', 'api_key', 'token', 'authorization'])(
    '19 in the query as %s',
    (name) =>
      refusedWith(401, [typed], undefined, `/v1/chat/completions?${name}=${one.gateway.key}`),
  )
  test('19 twice', () => refusedWith(400, [typed, bearer(), bearer()]))
  test('19 a scheme in lower case passes', async () =>
    assertCompletion(await post([typed, `authorization: bearer ${one.gateway.key}`])))
  test.each(['{', '', '{"model":7}', '\u0000'])(
    '19 a bad body, %j, without a token is 401',
    (body) => refusedWith(401, [typed], body),
  )
  test('19 a wrong content type without a token is 401', () =>
    refusedWith(401, ['Content-Type: text/plain']))
})

describe('20 bodies that are not JSON', () => {
  test.each(['{', '{"model":', 'hi', "{'model':1}", '[1,]', '{"a":01}'])(
    '20 malformed JSON %j',
    async (body) => void assertRefusal(await post([typed, bearer()], body), 400),
  )
  test('20 UTF-16', async () =>
    void assertRefusal(
      await post([typed, bearer()], Buffer.from(JSON.stringify(chat()), 'utf16le')),
      400,
      415,
    ))
  test('20 a gzip body is read, and one that is cut is refused', async () => {
    const body = gzipSync(JSON.stringify(chat()))
    assertCompletion(await post([typed, bearer(), 'Content-Encoding: gzip'], body))
    assertRefusal(
      await post([typed, bearer(), 'Content-Encoding: gzip'], body.subarray(0, -9)),
      400,
    )
  })
  test('20 an empty body', async () =>
    void assertRefusal(await post([typed, bearer(), 'Content-Length: 0'], ''), 400))
  test('20 a form, as curl -d sends it, is told which header to send', async () => {
    const { message } = assertRefusal(
      await post([bearer(), 'Content-Type: application/x-www-form-urlencoded']),
      415,
    )
    expect(message).toContain('Content-Type: application/json')
  })
  test('20 of duplicate keys the last wins', async () => {
    assertCompletion(
      await ask(
        one.gateway,
        `{"max_tokens":1,"model":"nonsense",${JSON.stringify(chat({ max_tokens: 7 })).slice(1)}`,
      ),
    )
    expect(one.upstream.only().body).toMatchObject({ model, max_tokens: 7 })
  })
  test('20 none of them is answered by anything but the error body', async () => {
    for (const body of ['{', '', '<html>'])
      expect(json(await post([typed, bearer()], body))).toMatchObject({
        error: 400,
        code: 'invalid_request',
      })
  })
})
