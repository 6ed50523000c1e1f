import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chunk,
  completion,
  event,
  events,
  piece,
  send,
  sends,
  usage,
  usageChunk,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { judgeChunks } from '../../../support/dialects/chunk-grammar.ts'
import { callers } from '../../../support/dialects/callers.ts'
import { callRoad, startRoads } from '../../../support/dialects/roads.ts'
import { readSse } from '../../../support/http/sse.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  alwaysRetries,
  json,
  model,
  postJson,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'

let script: Script
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const messages = [{ role: 'user', content: 'hi' }]
const post = (body: object) =>
  postJson(server.gateway, '/openai/v1/chat/completions', { messages, ...body })

type Had = { text: string; reasoning: string; finish: string | null | undefined }

async function whole(): Promise<Had & { usage: unknown }> {
  const reply = await post({})
  expect(reply.status, reply.body.toString()).toBe(200)
  const body = json(reply) as OpenAI.ChatCompletion
  expect(fault('openai', 'ChatCompletion', body)).toBeNull()
  const [choice] = body.choices
  const { content, reasoning = '' } = (choice?.message ?? {}) as {
    content?: string
    reasoning?: string
  }
  return { text: content ?? '', reasoning, finish: choice?.finish_reason, usage: body.usage }
}

async function streamed(): Promise<Had> {
  const reply = await post({ stream: true })
  expect(reply.status, reply.body.toString()).toBe(200)
  const { end, text, reasoning, finish, error } = judgeChunks(readSse(reply.body).events)
  expect([end, error]).toEqual(['whole', undefined])
  return { text, reasoning, finish }
}

const text = (value: string) => ({ type: 'text', text: value })
const thinking = { type: 'thinking', thinking: [text('Hm.')] }
const message = (content: unknown) => ({ role: 'assistant', content })
const hello = { text: 'Hello', reasoning: '', finish: 'stop' }

describe('a reply in another form is read', () => {
  const choice = { index: 0, message: message('Hello'), finish_reason: 'stop' }
  const replies: [string, object, object?][] = [
    ['a list of parts', { message: message([text('Hel'), text('lo')]) }],
    ['a part', { message: message(text('Hello')) }],
    ['a list of texts', { message: message(['Hel', 'lo']) }],
    ['parts with thinking', { message: message([thinking, text('Hello')]) }, { reasoning: 'Hm.' }],
    ['reasoning', { message: { ...message('Hello'), thinking: 'Hm.' } }, { reasoning: 'Hm.' }],
    ['a text without a message', { message: undefined, text: 'Hello' }],
    ['a delta', { message: undefined, delta: message('Hello') }],
    ['an index as text', { index: '0' }],
    ['no index', { index: undefined }],
    ['an upper-case finish', { finish_reason: 'STOP' }],
    ['another upper-case finish', { finish_reason: 'MAX_TOKENS' }, { finish: 'length' }],
    ['a finish that is no text', { finish_reason: { reason: 'stop' } }],
    ['no finish', { finish_reason: undefined }],
    ['its finish by another name', { finish_reason: undefined, finishReason: 'eos' }],
  ]

  test.each(replies)('complete, with %s', async (_name, other, had = {}) => {
    script = sends(JSON.stringify({ ...completion(''), choices: [{ ...choice, ...other }] }))
    expect(await whole()).toMatchObject({ ...hello, ...had })
  })

  test.each([
    ['its choice without a list', { choices: choice }],
    ['its message without choices', { choices: undefined, message: message('Hello'), done: true }],
    [
      'a second choice first',
      { choices: [{ ...choice, index: 1, message: message('No') }, choice] },
    ],
  ])('complete, with %s', async (_name, other) => {
    script = sends(JSON.stringify({ ...completion(''), ...other }))
    expect(await whole()).toMatchObject(hello)
  })

  const streams: [string, (object | string)[], object?][] = [
    [
      'parts',
      [chunk({ content: [text('Hel')] }), chunk({ content: [text('lo')] }), chunk({}, 'stop')],
    ],
    [
      'thinking parts',
      [chunk({ content: [thinking] }), piece('Hello'), chunk({}, 'stop')],
      { reasoning: 'Hm.' },
    ],
    [
      'messages',
      [
        { choices: [{ index: 0, message: message('Hel') }] },
        { choices: [{ message: message('lo'), finish_reason: 'STOP' }] },
      ],
    ],
    [
      'the message once more',
      [
        piece('Hel'),
        piece('lo'),
        { choices: [{ index: 0, message: message('Hello'), finish_reason: 'stop' }] },
      ],
    ],
    ['texts', [{ choices: [{ index: 0, text: 'Hello', finish_reason: 'stop' }] }]],
    [
      'pings',
      [{ type: 'ping' }, piece('Hel'), { type: 'ping' }, {}, piece('lo'), chunk({}, 'stop')],
    ],
    ['choices that are null', [{ choices: null }, piece('Hello'), chunk({}, 'stop'), usageChunk]],
    ['an odd finish', [piece('Hello'), chunk({}, 'eos_token')]],
  ]

  test.each(streams)('streamed, with %s', async (_name, chunks, had = {}) => {
    script = sends(events(...chunks), 'text/event-stream')
    expect(await streamed()).toMatchObject({ ...hello, ...had })
  })

  test('with comments, named events and events of the server’s own', async () => {
    const own = 'id: 7\nevent: token\n'
    const comment = ': PROCESSING\n\n'
    const good = [comment, own, event(piece('Hel')), comment, event(piece('lo')), comment]
    script = sends(good.join('') + events(chunk({}, 'stop')), 'text/event-stream')
    expect(await streamed()).toMatchObject(hello)
  })
})

const types = ['application/json', 'text/event-stream', 'text/plain', 'application/octet-stream']
const goodStream = events(piece('Hel'), piece('lo'), chunk({}, 'stop'), usageChunk)
const goodJson = JSON.stringify(completion('Hello'), null, 2)

describe.each(types)('the content decides, not the type %s', (type) => {
  test('JSON for a stream', async () => {
    script = sends(`\n${goodJson}`, type)
    expect(await streamed()).toEqual(hello)
  })

  test('a stream for JSON', async () => {
    script = sends(`: a comment\n\n${goodStream}`, type)
    expect(await whole()).toEqual({ ...hello, usage })
  })

  test('what was asked for', async () => {
    script = (_req, res, { body }) => send(res, body.stream ? goodStream : goodJson, type)
    expect([await streamed(), await whole()]).toEqual([hello, { ...hello, usage }])
  })
})

test('a stream for JSON has reasoning, calls, refusals and what only its server knows', async () => {
  const call = { id: 'a', type: 'function', function: { name: 'f', arguments: '{"a"' } }
  const chunks = [
    chunk({ reasoning_content: 'H' }),
    chunk({ reasoning_content: 'm.', reasoning_details: [{ text: 'H' }] }),
    chunk({ content: 'Let', reasoning_details: [{ text: 'm.' }] }),
    chunk({ content: ' me.' }),
    chunk({ tool_calls: [{ index: 0, ...call }] }),
    chunk({ tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
    chunk({}, 'tool_calls'),
    usageChunk,
  ]
  script = sends(events(...chunks))
  const { choices } = json(await post({})) as OpenAI.ChatCompletion
  expect(choices[0]).toMatchObject({
    message: {
      content: 'Let me.',
      reasoning: 'Hm.',
      reasoning_details: [{ text: 'H' }, { text: 'm.' }],
      tool_calls: [{ ...call, function: { name: 'f', arguments: '{"a":1}' } }],
    },
    finish_reason: 'tool_calls',
  })
})

describe('an error with status 200 is one', () => {
  const errors: [string, unknown, string, number][] = [
    ['an object', { error: { message: 'no such key', code: 401 } }, 'no such key', 502],
    ['a list', [{ error: { message: 'no such name', code: 404 } }], 'no such name', 502],
    ['a text', { error: 'out of memory' }, 'out of memory', 502],
    ['a detail', { detail: 'not found here' }, 'not found here', 502],
    [
      'a list of details',
      { detail: [{ msg: 'field required', loc: ['a'] }] },
      'field required',
      502,
    ],
    ['a message', { message: 'come back later', status: 503 }, 'come back later', 503],
    ['a message of type', { object: 'error', message: 'too long', code: 400 }, 'too long', 400],
    ['a JSON text', 'Internal error', '"Internal error"', 502],
    ['another object', { status: 'ok', build: 'b7' }, '{"status":"ok","build":"b7"}', 502],
  ]

  test.each(errors)('as %s', async (_name, error, line, status) => {
    for (const stream of [false, true])
      for (const type of types) {
        script = sends(JSON.stringify(error), type)
        server.gateway.observed.length = 0
        const reply = await post({ stream })
        expect([reply.status, stream, type]).toEqual([status, stream, type])
        expect(server.gateway.observed).toContainEqual(
          expect.objectContaining({ kind: 'upstreamAttempted', reason: line }),
        )
      }
  })

  test.each([
    ['in an event', event({ error: { message: 'the GPU is gone' } })],
    ['in a list in an event', event([{ error: { message: 'the GPU is gone' } }])],
    ['in an event of this name', 'event: error\ndata: {"message":"the GPU is gone"}\n\n'],
    ['as text in an event of this name', 'event: error\ndata: the GPU is gone\n\n'],
    ['in an event with a message', event({ object: 'error', message: 'the GPU is gone' })],
    ['as text', 'the GPU is gone\nand more'],
    ['as a page', '<html><body>\n<h1>the GPU is gone</h1></body></html>'],
  ])('%s', async (_name, body) => {
    for (const stream of [false, true]) {
      script = sends(body, 'text/event-stream')
      server.gateway.observed.length = 0
      expect((await post({ stream })).status).toBe(502)
      const reason = expect.stringContaining('the GPU is gone') as string
      expect(server.gateway.observed).toContainEqual(
        expect.objectContaining({ kind: 'upstreamAttempted', reason }),
      )
    }
  })
})

describe('a reply without content', () => {
  const counts = (completion_tokens: number) => ({ ...usage, completion_tokens })
  const empty =
    (finish: string | null, tokens?: number, more: object = {}): Script =>
    (_req, res, { body: { stream } }) => {
      const counted = tokens === undefined ? {} : { usage: counts(tokens) }
      const chunks = [chunk({ role: 'assistant', content: '', ...more }), chunk({}, finish)]
      if (stream)
        return send(
          res,
          events(...chunks, { ...chunk({}), choices: [], ...counted }),
          types[1] ?? '',
        )
      const choice = { index: 0, message: { ...message(''), ...more }, finish_reason: finish }
      const reply = { ...completion(''), usage: undefined, choices: [choice], ...counted }
      send(res, JSON.stringify(reply), 'application/json')
    }

  test.each([
    ['a stop', empty('stop')],
    ['a stop after some tokens', empty('stop', 7)],
    ['calls that do not come', empty('tool_calls', 7)],
    ['no finish', empty(null)],
  ])('is an error with %s', async (_name, replies) => {
    script = replies
    for (const stream of [false, true]) expect((await post({ stream })).status).toBe(502)
  })

  test.each([
    ['a length', empty('length', 7), 'length'],
    ['a length and no counts', empty('length'), 'length'],
    ['a stop after no tokens', empty('stop', 0), 'stop'],
    ['a stop after the token of the end', empty('stop', 1), 'stop'],
    ['a filter', empty('content_filter', 0), 'content_filter'],
    ['a refusal', empty('stop', 7, { refusal: 'I cannot.' }), 'stop'],
    ['reasoning', empty('stop', 7, { reasoning: 'Hm.' }), 'stop'],
    [
      'images',
      empty('stop', 7, { images: [{ type: 'image_url', image_url: { url: 'x' } }] }),
      'stop',
    ],
  ])('is one with %s', async (_name, replies, finish) => {
    script = replies
    expect((await whole()).finish).toBe(finish)
    expect((await streamed()).finish).toBe(finish)
  })
})

test('a body may have 32 MiB, or what is configured', async () => {
  script = sends(goodJson)
  const messages = [{ role: 'user', content: 'x'.repeat(20 << 20) }]
  expect((await post({ messages })).status).toBe(200)
  expect(String(server.upstream.only().body.messages[0]?.['content']).length).toBe(20 << 20)
  const limits = { body_bytes: 1 << 20 }
  const small = await startGatewayServer({ upstream: sends(goodJson) }, { limits })
  const { url, key } = small.gateway
  const head = ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json']
  const path = 'POST /openai/v1/chat/completions HTTP/1.1'
  const { reply } = await exchange(
    url,
    requestBytes(path, head, JSON.stringify({ model, messages })),
  )
  expect(reply?.status).toBe(413)
  await small.close()
})

describe.each(['messages', 'responses'] as const)(
  'a server of %s that sends no stream',
  (dialect) => {
    test('is read all the same, and its errors are', async () => {
      const road = { caller: dialect, server: dialect }
      let isWell = true
      const native = await startRoads(({ whole, errorBody }, res) => {
        const body = isWell ? whole('Hello there') : errorBody(429, 'busy')
        send(res, JSON.stringify(body), 'application/json')
      })
      const reply = await callRoad(native.gateway, road, { stream: true })
      expect(callers[dialect].read(reply)).toEqual({ is: 'complete', text: 'Hello there' })
      isWell = false
      expect((await callRoad(native.gateway, road, { stream: true })).status).toBe(503)
      await native.close()
    })
  },
)
