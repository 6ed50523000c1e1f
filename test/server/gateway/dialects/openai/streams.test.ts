import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange, requestBytes } from '../../../../support/http/raw.ts'
import { fault } from '../../../../support/http/schemas.ts'
import {
  chunk,
  completion,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendError,
  sendJson,
  streams,
  usage,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import { readSse } from '../../../../support/http/sse.ts'
import {
  json,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import type { components } from '../../../../../generated/server/openai.ts'

type Chunk = components['schemas']['ChatCompletionChunk']

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: (...about) => script(...about) },
    { ...alwaysRetries, limits: { keep_alive_ms: 100 } },
  )
})
beforeEach(() => {
  server.upstream.received.length = 0
})
afterAll(() => server.close())

/** An id of ours, for a call that came without one. */
const madeId = expect.stringMatching(/^call_\w{20,}$/) as string

const chat = (more: object = {}) => ({
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'hi' }],
  ...more,
})

async function post(more: object = {}) {
  const { reply } = await exchange(
    server.gateway.url,
    requestBytes(
      'POST /openai/v1/chat/completions HTTP/1.1',
      ['Host: a', `Authorization: Bearer ${server.gateway.key}`, 'Content-Type: application/json'],
      JSON.stringify(chat(more)),
    ),
  )
  if (!reply) throw new Error('no reply')
  return reply
}

/** The chunks of a stream, each as the contract has it, and its last event. */
async function streamed(more: object = {}) {
  const reply = await post({ stream: true, ...more })
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const { events, comments, pending } = readSse(reply.body)
  expect(pending).toBe('')
  const last = events.at(-1)?.data ?? ''
  const chunks = events.slice(0, -1).map(({ data }) => {
    const value: unknown = JSON.parse(data)
    expect(fault('openai', 'ChatCompletionChunk', value)).toBeNull()
    return value as Chunk // judged on the line above
  })
  return { chunks, comments, last, choices: chunks.flatMap(({ choices }) => choices) }
}

async function completionChoice() {
  const reply = await post()
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(fault('openai', 'ChatCompletion', json(reply))).toBeNull()
  // Judged on the line above.
  return (json(reply) as components['schemas']['ChatCompletion']).choices[0]
}

const called = (name: string, args: unknown, more: object = {}) => ({
  id: 'call_1',
  type: 'function',
  function: { name, arguments: args },
  ...more,
})
const replying =
  (message: object, finish_reason: string): Script =>
  (_req, res) =>
    sendJson(res, 200, {
      ...completion(''),
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    })

describe('whole replies', () => {
  test('have every member that OpenAI’s have', async () => {
    script = says('Hello')
    expect(await completionChoice()).toEqual({
      index: 0,
      message: { role: 'assistant', content: 'Hello', refusal: null },
      logprobs: null,
      finish_reason: 'stop',
    })
  })

  test('have null for a text beside tool calls, and say why they ended', async () => {
    for (const word of ['tool_calls', 'stop']) {
      script = replying({ content: null, tool_calls: [called('f', '{}')] }, word)
      expect(await completionChoice()).toMatchObject({
        message: { content: null, tool_calls: [called('f', '{}')] },
        finish_reason: 'tool_calls',
      })
    }
    script = replying({ content: 'Let me see.', tool_calls: [called('f', '{}')] }, 'tool_calls')
    expect(await completionChoice()).toMatchObject({
      message: { content: 'Let me see.' },
      finish_reason: 'tool_calls',
    })
  })

  test('tool calls are whole whatever the model server left out, and what names no function is none', async () => {
    script = replying(
      {
        content: '',
        tool_calls: [
          { function: { name: 'f', arguments: { a: 1 } } },
          { id: 'x', function: {} },
          called('g', undefined),
        ],
      },
      'tool_calls',
    )
    expect((await completionChoice())?.message.tool_calls).toEqual([
      { id: madeId, type: 'function', function: { name: 'f', arguments: '{"a":1}' } },
      called('g', '{}'),
    ])
  })

  test('say that a filter or the length ended them', async () => {
    script = replying({ content: 'I' }, 'content_filter')
    expect(await completionChoice()).toMatchObject({ finish_reason: 'content_filter' })
    script = replying({ content: 'I' }, 'max_tokens')
    expect(await completionChoice()).toMatchObject({ finish_reason: 'length' })
  })

  test('have log probabilities and reasoning where the model server gives them', async () => {
    const logprobs = { content: [{ token: 'I', logprob: -0.5, bytes: [73], top_logprobs: [] }] }
    script = (_req, res) =>
      sendJson(res, 200, {
        ...completion(''),
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: 'I', reasoning_content: 'hm' },
            logprobs,
            finish_reason: 'stop',
          },
        ],
      })
    expect(await completionChoice()).toMatchObject({
      message: { content: 'I', reasoning_content: 'hm' },
      logprobs,
    })
  })
})

describe('streams', () => {
  test('have a role, the text, one finish reason, and [DONE]', async () => {
    script = says('Hel', 'lo', '!')
    const { choices, last, comments } = await streamed()
    expect(choices).toEqual([
      { index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null },
      ...['Hel', 'lo', '!'].map((content) => ({
        index: 0,
        delta: { content },
        finish_reason: null,
      })),
      { index: 0, delta: {}, finish_reason: 'stop' },
    ])
    expect([last, comments]).toEqual(['[DONE]', []])
  })

  test('have the token counts in a last chunk without choices, only for who asks', async () => {
    script = (_req, res) => void openEvents(res).end(goodEvents('Hello'))
    expect((await streamed()).chunks.filter((one) => one.usage)).toEqual([])
    expect(
      (await streamed({ stream_options: { include_usage: false } })).chunks.filter(
        (one) => one.usage,
      ),
    ).toEqual([])
    const { chunks } = await streamed({
      stream_options: { include_usage: true, include_obfuscation: false },
    })
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage })
    expect(chunks.filter((one) => one.usage)).toHaveLength(1)
  })

  const deltas = (...pieces: object[]) =>
    streams(
      [
        ...pieces.map((tool_calls) => chunk({ tool_calls: [tool_calls].flat() })),
        chunk({}, 'tool_calls'),
        usageChunk,
        '[DONE]',
      ]
        .map(event)
        .join(''),
    )
  /** The calls as a client puts them together: by index, arguments joined. */
  const joined = (choices: Chunk['choices']) => {
    const calls: { id?: string | undefined; name?: string | undefined; args: string }[] = []
    for (const { index, id, function: part } of choices.flatMap(
      ({ delta }) => delta.tool_calls ?? [],
    )) {
      const call = (calls[index] ??= { id, name: part?.name, args: '' })
      call.args += part?.arguments ?? ''
    }
    return calls
  }

  test.each<[string, object[], object[]]>([
    [
      'as OpenAI streams them',
      [
        { index: 0, ...called('f', '') },
        { index: 0, function: { arguments: '{"a"' } },
        { index: 0, function: { arguments: ':1}' } },
        { index: 1, ...called('g', '{}', { id: 'call_2' }) },
      ],
      [
        { id: 'call_1', name: 'f', args: '{"a":1}' },
        { id: 'call_2', name: 'g', args: '{}' },
      ],
    ],
    [
      'two in one chunk',
      [
        [
          { index: 0, ...called('f', '{}') },
          { index: 1, ...called('g', '{}', { id: 'call_2' }) },
        ],
      ],
      [
        { id: 'call_1', name: 'f', args: '{}' },
        { id: 'call_2', name: 'g', args: '{}' },
      ],
    ],
    [
      'without an index',
      [
        called('f', '{"a"'),
        { function: { arguments: ':1}' } },
        called('g', '{}', { id: 'call_2' }),
      ],
      [
        { id: 'call_1', name: 'f', args: '{"a":1}' },
        { id: 'call_2', name: 'g', args: '{}' },
      ],
    ],
    [
      'all with the index 0',
      [
        { index: 0, ...called('f', '{}') },
        { index: 0, ...called('g', '{}', { id: 'call_2' }) },
      ],
      [
        { id: 'call_1', name: 'f', args: '{}' },
        { id: 'call_2', name: 'g', args: '{}' },
      ],
    ],
    [
      'with another id in every piece',
      [
        { index: 0, ...called('f', '') },
        { index: 0, id: 'other', type: 'function', function: { arguments: '{}' } },
      ],
      [{ id: 'call_1', name: 'f', args: '{}' }],
    ],
    [
      'without ids, arguments as an object',
      [{ index: 0, function: { name: 'f', arguments: { a: 1 } } }],
      [{ id: madeId, name: 'f', args: '{"a":1}' }],
    ],
    [
      'that begin with nothing',
      [
        { index: 0, function: { arguments: '{}' } },
        { index: 0, ...called('f', '{}') },
      ],
      [{ id: 'call_1', name: 'f', args: '{}' }],
    ],
  ])('tool calls %s', async (_what, pieces, expected) => {
    script = deltas(...pieces)
    const { choices, last } = await streamed()
    expect(joined(choices)).toEqual(expected)
    expect([choices.at(-1)?.finish_reason, last]).toEqual(['tool_calls', '[DONE]'])
  })

  test('say that a filter ended them, or the length', async () => {
    for (const [word, reason] of [
      ['content_filter', 'content_filter'],
      ['length', 'length'],
      ['eos', 'stop'],
    ] as const) {
      script = streams([piece('I'), chunk({}, word), '[DONE]'].map(event).join(''))
      expect((await streamed()).choices.at(-1)?.finish_reason).toBe(reason)
    }
  })

  test('a filter that strikes after the head has gone out is told too', async () => {
    script = async (_req, res) => {
      openEvents(res)
      await sleep(350)
      res.end([piece('I'), chunk({}, 'content_filter'), '[DONE]'].map(event).join(''))
    }
    const { choices, comments } = await streamed()
    expect(choices.at(-1)?.finish_reason).toBe('content_filter')
    expect(comments.length).toBeGreaterThan(0)
  })

  test('have log probabilities where the model server gives them', async () => {
    const logprobs = { content: [{ token: 'I', logprob: -0.5, bytes: [73], top_logprobs: [] }] }
    const first = chunk({ content: 'I' })
    script = streams(
      [{ ...first, choices: [{ ...first.choices[0], logprobs }] }, chunk({}, 'stop'), '[DONE]']
        .map(event)
        .join(''),
    )
    expect((await streamed({ logprobs: true })).choices[1]).toEqual({
      index: 0,
      delta: { content: 'I' },
      logprobs,
      finish_reason: null,
    })
  })

  test('that break off end with an error in OpenAI’s form, and without [DONE]', async () => {
    script = streams([piece('Hel'), piece('lo')].map(event).join(''))
    const { last, choices } = await streamed()
    expect(choices.map(({ delta }) => delta.content).join('')).toBe('Hello')
    expect(JSON.parse(last)).toEqual({
      error: {
        message: "the model's server ended the stream before the reply was complete",
        type: 'server_error',
        param: null,
        code: 'upstream_failed',
      },
    })
    expect(fault('openai', 'Error', JSON.parse(last))).toBeNull()
  })

  test('that have not begun keep their status', async () => {
    script = (_req, res) => sendError(res, 500)
    const reply = await post({ stream: true })
    expect(reply.status).toBe(502)
    expect(json(reply)).toMatchObject({
      error: { type: 'server_error', param: null, code: 'upstream_failed' },
    })
  })
})
