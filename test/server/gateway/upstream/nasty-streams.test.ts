import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { models } from '../../../support/servers/gateway.ts'
import { assertErrorEnd, assertGoodStream, assertRefusal } from '../../../support/http/replies.ts'
import {
  chunk,
  completion,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendJson,
  streams,
  usageChunk,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  json,
  model,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

/**
 * The hostile streams that the design lists; each test begins with its number. The other cases are
 * in nasty-requests and slow-reader.
 */
const streamed = chat({ stream: true })
const only = (...parts: (object | string)[]) => parts.map(event).join('')

let script: Script
/** One deployment that does as the script says. */
let one: GatewayServer<'upstream'>
/** The same, and one that is well and is asked only after it. */
let two: GatewayServer<'first' | 'spare'>
beforeAll(async () => {
  one = await startGatewayServer(
    { upstream: (req, res, received) => script(req, res, received) },
    alwaysRetries,
  )
  two = await startGatewayServer(
    { first: (req, res, received) => script(req, res, received), spare: says('from the spare') },
    { ...alwaysRetries, deployments: { spare: { tier: 2 } } },
  )
})
afterAll(() => Promise.all([one.close(), two.close()]))
const alone = (now: Script) => {
  script = now
  one.upstream.received.length = 0
  return one
}
const withSpare = (now: Script) => {
  script = now
  two.first.received.length = two.spare.received.length = 0
  return two
}
const rowOf = async (requestId: string) =>
  (await one.gateway.rows()).find((row) => row.request_id === requestId)

test('1 a stream that ends after two chunks without a finish reason ends with an error event, which the openai client throws', async () => {
  const { gateway, upstream } = alone(streams(only(piece('Hello'), piece(' wor'))))
  const stream = assertErrorEnd(await ask(gateway, streamed))
  expect(stream.text).toBe('Hello wor')
  expect(stream.error).toMatchObject({ type: 'upstream_failed', code: 502 })
  const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key, maxRetries: 0 })
  let text = ''
  const listening = async () => {
    for await (const { choices } of await client.chat.completions.create({
      model,
      messages: [{ role: 'user', content: 'hi' }],
      stream: true,
    }))
      text += choices[0]?.delta.content ?? ''
  }
  await expect(listening()).rejects.toThrow(/ended the stream before the reply was complete/)
  expect(text).toBe('Hello wor')
  const rows = (await gateway.rows()).slice(-2)
  expect(
    rows.map(({ status, completion_tokens, estimated }) => ({
      status,
      completion_tokens,
      estimated,
    })),
  ).toEqual(Array(2).fill({ status: 'upstream_truncated', completion_tokens: 3, estimated: true }))
  expect(upstream.received).toHaveLength(2)
})

test.each([
  [
    { code: 500, message: 'secret' },
    { code: 502, type: 'upstream_failed' },
  ],
  [
    { code: 429, message: 'secret' },
    { code: 503, type: 'upstream_busy' },
  ],
  [
    { code: 503, message: 'secret' },
    { code: 503, type: 'upstream_busy' },
  ],
  [
    { type: 'invalid_request_error', message: 'secret' },
    { code: 400, type: 'invalid_request' },
  ],
  ['secret', { code: 502, type: 'upstream_failed' }],
])(
  '2 an error event within a stream, %j, shows its class and none of its text',
  async (error, expected) => {
    const { gateway } = withSpare(
      streams(only(piece('Hello'), { error }, piece(' after'), '[DONE]')),
    )
    const reply = await ask(gateway, streamed)
    const stream = assertErrorEnd(reply)
    expect(stream.text).toBe('Hello')
    expect(stream.error).toMatchObject(expected)
    expect(reply.raw.toString()).not.toContain('secret')
  },
)

describe('3 the error: field of old llama.cpp', () => {
  const field = (code: number) => `error: {"code":${code},"message":"secret","type":"x"}\n\n`

  test('3 before the first token a 400 stays a 400', async () => {
    const { gateway, spare } = withSpare(streams(field(400)))
    assertRefusal(await ask(gateway, streamed), 400)
    expect(spare.received).toEqual([])
  })
  test('3 before the first token another code is for the next deployment', async () => {
    const { gateway } = withSpare(
      streams(`${event(chunk({ role: 'assistant', content: null }))}${field(500)}`),
    )
    expect(assertGoodStream(await ask(gateway, streamed)).text).toBe('from the spare')
  })
  test('3 after the first token it is an error event', async () => {
    const { gateway, spare } = withSpare(streams(only(piece('Hello')) + field(500)))
    const reply = await ask(gateway, streamed)
    expect(assertErrorEnd(reply)).toMatchObject({ text: 'Hello', error: { code: 502 } })
    expect(reply.raw.toString()).not.toContain('secret')
    expect(spare.received).toEqual([])
  })
})

test('4 a 200 with nothing but [DONE] is for the next deployment, and 502 when there is none', async () => {
  expect(
    assertGoodStream(await ask(withSpare(streams(event('[DONE]'))).gateway, streamed)).text,
  ).toBe('from the spare')
  const { gateway } = alone(streams(event('[DONE]')))
  assertRefusal(await ask(gateway, streamed), 502)
})

test.each([
  [400, 400],
  [413, 400],
  [422, 400],
  [401, 502],
  [500, 502],
  [429, 503],
  [503, 503],
])(
  '5 a JSON error under HTTP 200 gets the status that it names: %i becomes %i',
  async (code, status) => {
    const { gateway } = alone((_req, res) =>
      sendJson(res, 200, { error: { code, message: 'secret' } }),
    )
    // After a 401 a deployment is left alone: models of its own for each shape.
    const [whole, streaming] = code === 401 ? [models[1], models[2]] : [models[3], models[4]]
    for (const body of [chat({ model: whole }), chat({ model: streaming, stream: true })]) {
      const { message } = assertRefusal(await ask(gateway, body), status)
      // Only the caller whose request is refused as invalid is told why.
      expect(message.includes('secret')).toBe(status === 400)
    }
  },
)

describe('6 finish reasons', () => {
  const reasons = {
    length: ['length', 'max_tokens', 'model_length', 'model_context_window_exceeded'],
    stop: [
      'stop',
      'eos',
      'end_turn',
      'stop_sequence',
      'tool_calls',
      'function_call',
      'content_filter',
      'never_heard_of',
      '',
      null,
    ],
    failure: ['error', 'abort', 'repetition'],
  }
  const upstreamOf =
    (finish_reason: string | null): Script =>
    (_req, res, { body }) => {
      if (body.stream)
        openEvents(res).end(only(piece('Hello'), chunk({}, finish_reason), usageChunk, '[DONE]'))
      else
        sendJson(
          res,
          200,
          completion('', {
            choices: [
              { index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason },
            ],
          }),
        )
    }
  test.each(
    Object.entries(reasons).flatMap(([meaning, words]) =>
      words.map((word) => [word, meaning] as const),
    ),
  )('6 %j means %s', async (word, meaning) => {
    const { gateway } = alone(upstreamOf(word))
    const whole = await ask(gateway)
    const stream = await ask(gateway, streamed)
    if (meaning === 'failure') {
      assertRefusal(whole, 502)
      expect(assertErrorEnd(stream).text).toBe('Hello')
      return
    }
    expect(json(whole)).toMatchObject({ choices: [{ finish_reason: meaning }] })
    expect(assertGoodStream(stream)).toMatchObject({ text: 'Hello', finish: meaning })
    expect(whole.headers['x-finish-reason-native']).toBe(
      word === 'content_filter' ? 'content_filter' : undefined,
    )
  })
})

test('7 a stream cut into single bytes, with emoji, CJK and CRLF, is the same stream', async () => {
  const text = 'Grüße 👩‍🚀🏳️‍🌈 漢字かな\u2028 ende'
  const bytes = Buffer.from(goodEvents(...(text.match(/.{1,5}/gsu) ?? [])).replaceAll('\n', '\r\n'))
  const { gateway } = alone(async (_req, res) => {
    openEvents(res)
    for (const byte of bytes)
      if (!res.write(Buffer.of(byte))) await new Promise((resolve) => res.once('drain', resolve))
    res.end()
  })
  expect(assertGoodStream(await ask(gateway, streamed)).text).toBe(text)
})

describe('8 what is not data', () => {
  test('8 comments and the fields event, id and retry change nothing and do not travel', async () => {
    const noise = ': OPENROUTER PROCESSING\n\n:\n\nevent: message\nid: 7\nretry: 1\n'
    const { gateway } = alone(
      streams(
        [piece('Hel'), piece('lo'), chunk({}, 'stop'), '[DONE]']
          .map((data) => noise + event(data))
          .join(''),
      ),
    )
    const reply = await ask(gateway, streamed)
    expect(assertGoodStream(reply).text).toBe('Hello')
    expect(reply.raw.toString()).not.toContain('OPENROUTER')
  })
  test('8 a line of 2 MiB is a failure: of the next deployment before the first token, an error event after it', async () => {
    const long = event(piece('x'.repeat(2 << 20)))
    const early = withSpare(streams(long))
    expect(assertGoodStream(await ask(early.gateway, streamed)).text).toBe('from the spare')
    const late = withSpare(streams(only(piece('Hello')) + long))
    expect(assertErrorEnd(await ask(late.gateway, streamed))).toMatchObject({
      text: 'Hello',
      error: { code: 502 },
    })
  })
})

describe('9 a finish reason without [DONE]', () => {
  test('9 [DONE] is added', async () => {
    const { gateway, upstream } = alone(streams(only(piece('Hello'), chunk({}, 'stop'))))
    const reply = await ask(gateway, streamed)
    expect(assertGoodStream(reply).text).toBe('Hello')
    expect(upstream.only().finishedAt).not.toBeNull()
  })
  test('9 an upstream that stays open after its finish reason holds the client up for a second at most', async () => {
    const { gateway, upstream } = alone(
      (_req, res) => void openEvents(res).write(only(piece('Hello'), chunk({}, 'stop'))),
    )
    const reply = await ask(gateway, streamed)
    expect(assertGoodStream(reply).text).toBe('Hello')
    expect(reply.endedMs).toBeLessThan(promptMs)
    await until('the upstream is let go', () => upstream.only().cutAt !== null, promptMs)
  })
})

test('10 what comes after [DONE] is ignored', async () => {
  const { gateway } = alone(
    streams(goodEvents('Hello') + only(piece(' more'), { error: { code: 500 } }, '[DONE]')),
  )
  expect(assertGoodStream(await ask(gateway, streamed)).text).toBe('Hello')
})

test.each([
  ['no role', [{ content: 'Hello' }]],
  ['a null role', [{ role: null, content: 'Hello' }]],
  ['a null content first', [{ role: 'assistant', content: null }, { content: 'Hello' }]],
  [
    'a role in each chunk',
    [
      { role: 'assistant', content: 'Hel' },
      { role: 'assistant', content: 'lo' },
    ],
  ],
])('11 with %s the role still comes once and first', async (_what, deltas) => {
  const { gateway } = alone(
    streams(only(...deltas.map((delta) => chunk(delta)), chunk({}, 'stop'), '[DONE]')),
  )
  expect(assertGoodStream(await ask(gateway, streamed)).text).toBe('Hello')
})

describe('12 the client leaves', () => {
  async function leaves(
    requestId: string,
    body: object,
    now: Script,
    when: (text: string) => boolean,
  ) {
    const { gateway, upstream } = alone(now)
    const client = await call(gateway, body, [`x-request-id: ${requestId}`])
    await until(
      'the time to leave',
      () => upstream.received.length === 1 && when(client.text()),
      promptMs,
    )
    client.leave()
    // 200 ms are promised, where nobody else needs the machine.
    await until('the upstream is closed', () => upstream.only().cutAt !== null, promptMs)
    await until('the row', async () => (await rowOf(requestId)) !== undefined, promptMs)
    return rowOf(requestId)
  }
  test('12 at the third token: the upstream is closed and the tokens so far are in the ledger', async () => {
    const row = await leaves(
      'third',
      streamed,
      (_req, res) => void openEvents(res).write(only(piece('one'), piece('two'), piece('six'))),
      (text) => text.includes('six'),
    )
    expect(row).toMatchObject({
      status: 'client_left',
      completion_tokens: 3,
      estimated: true,
      upstream: 'upstream',
    })
    expect(row?.prompt_tokens).toBeGreaterThan(0)
  })
  test('12 before the first token', async () => {
    const row = await leaves(
      'before',
      streamed,
      (_req, res) => void openEvents(res).write(': loading\n\n'),
      () => true,
    )
    expect(row).toMatchObject({ status: 'client_left', completion_tokens: 0 })
  })
  test('12 while it waits for a whole reply', async () => {
    const row = await leaves(
      'whole',
      chat(),
      () => {},
      () => true,
    )
    expect(row).toMatchObject({ status: 'client_left', completion_tokens: 0 })
  })
})

test('13 a silence before the first token, allowed by the first-byte limit, is filled with keep-alives', async () => {
  // A comment each 15 s in a silence of 80 s, a hundred times faster.
  const { gateway } = await testGatewayServer(
    {
      upstream: (_req, res) => void setTimeout(() => openEvents(res).end(goodEvents('Hello')), 800),
    },
    { limits: { keep_alive_ms: 150 } },
  )
  const reply = await ask(gateway, streamed)
  const stream = assertGoodStream(reply)
  expect(stream.text).toBe('Hello')
  expect(stream.comments).toBeGreaterThanOrEqual(2)
  expect(stream.comments, 'one for each interval at most').toBeLessThanOrEqual(reply.endedMs / 150)
  expect(reply.raw.indexOf(': keep-alive\n\n')).toBeLessThan(reply.raw.indexOf('data:'))
})
