import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeMessageEvents } from '../../../../support/dialects/message-events.ts'
import { readBody } from '../../../../support/http/body.ts'
import { fault } from '../../../../support/http/schemas.ts'
import { readSse } from '../../../../support/http/sse.ts'
import { until } from '../../../../support/waiting.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import {
  chunk,
  event,
  goodEvents,
  openEvents,
  piece,
  says,
  sendError,
  streams,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer(
    { upstream: (...about) => script(...about) },
    {
      ...alwaysRetries,
      limits: { keep_alive_ms: 100 },
    },
  )
})
afterAll(() => server.close())

const post = (more: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${server.gateway.url}/anthropic/v1/messages?beta=true`, {
    method: 'POST',
    headers: {
      'x-api-key': server.gateway.key,
      'content-type': 'application/json',
      connection: 'close',
      ...headers,
    },
    body: JSON.stringify({
      model: 'hermes-3-llama3.1-8b',
      max_tokens: 64,
      messages: [{ role: 'user', content: 'hi' }],
      stream: true,
      ...more,
    }),
  })

/** A stream, whose events are of the contract, as the grammar reads it. */
async function streamed(more: object = {}) {
  const reply = await post(more)
  const { text, isComplete } = await readBody(reply)
  expect([reply.status, reply.headers.get('content-type')], text).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  const { events, comments, pending } = readSse(Buffer.from(text))
  expect([pending, comments]).toEqual(['', []])
  for (const { data } of events) {
    expect(fault('messages', 'MessageEvent', JSON.parse(data))).toBeNull()
  }
  const judged = judgeMessageEvents(events)
  expect(isComplete, 'the end of the body').toBe(judged.error === undefined)
  return { ...judged, events, headers: reply.headers }
}

const call = (index: number, more: object) => chunk({ tool_calls: [{ index, ...more }] })
const named = (id: string, name: string, args = '') => ({
  id,
  type: 'function',
  function: { name, arguments: args },
})
const more = (args: string) => ({ function: { arguments: args } })
const stream = (...events: (object | string)[]) => streams(events.map(event).join(''))

describe('a stream', () => {
  test('is a message with one block of text, its reason and its tokens', async () => {
    script = says('Hel', 'lo', ' “you”', '\n"there"')
    const { ending, message, headers } = await streamed()
    expect(ending).toBe('whole')
    expect(message).toMatchObject({
      id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) as string,
      model: 'hermes-3-llama3.1-8b',
      content: [{ type: 'text', text: 'Hello “you”\n"there"' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 12, output_tokens: 3 },
    })
    expect(headers.get('request-id')).toBe(headers.get('x-request-id'))
  })

  test('has thinking in a block of its own, under whichever name a server gives it', async () => {
    for (const name of ['reasoning', 'reasoning_content']) {
      script = stream(
        chunk({ [name]: 'Let me' }),
        chunk({ [name]: ' see.' }),
        piece('So.'),
        chunk({}, 'stop'),
        '[DONE]',
      )
      const { ending, message } = await streamed()
      expect(ending).toBe('whole')
      expect(message?.content).toMatchObject([
        { type: 'thinking', thinking: 'Let me see.', signature: '' },
        { type: 'text', text: 'So.' },
      ])
    }
  })

  test('has a block for each tool call, in order, even where their pieces are mixed', async () => {
    script = stream(
      piece('Two calls.'),
      call(0, named('a', 'f', '{"x"')),
      call(1, named('b', 'g', '{"y":')),
      call(0, more(':1}')),
      call(1, more('[2]}')),
      call(2, named('c', 'h')),
      chunk({}, 'tool_calls'),
      '[DONE]',
    )
    const { ending, message } = await streamed()
    expect(ending).toBe('whole')
    expect(message?.content).toMatchObject([
      { type: 'text', text: 'Two calls.' },
      { type: 'tool_use', id: 'a', name: 'f', input: { x: 1 } },
      { type: 'tool_use', id: 'b', name: 'g', input: { y: [2] } },
      { type: 'tool_use', id: 'c', name: 'h', input: {} },
    ])
    expect(message?.stop_reason).toBe('tool_use')
  })

  test('continues with text after a tool call', async () => {
    script = stream(
      call(0, named('a', 'f', '{}')),
      call(1, named('b', 'g', '{}')),
      piece('Done.'),
      chunk({}, 'stop'),
      '[DONE]',
    )
    const { message } = await streamed()
    expect(message?.content.map(({ type }) => type)).toEqual(['tool_use', 'tool_use', 'text'])
    expect(message?.stop_reason).toBe('tool_use')
  })

  test('ends with an error where a piece belongs to a call that has ended', async () => {
    script = stream(
      call(0, named('a', 'f', '{')),
      piece('Text.'),
      call(0, more('}')),
      chunk({}, 'stop'),
      '[DONE]',
    )
    const { ending, error } = await streamed()
    expect([ending, error?.type]).toEqual(['error', 'api_error'])
  })

  test.each([
    ['length', 'max_tokens'],
    ['content_filter', 'refusal'],
    ['stop', 'end_turn'],
  ])('that a model server ended with %s ends with %s', async (native, reason) => {
    script = stream(piece('I'), chunk({}, native), usageChunk, '[DONE]')
    expect((await streamed()).message?.stop_reason).toBe(reason)
  })

  test('names the stop sequence that ended it', async () => {
    const end = chunk({}, 'stop')
    const choices = end.choices.map((choice) => ({ ...choice, stop_reason: 'END' }))
    script = stream(piece('I'), { ...end, choices }, usageChunk, '[DONE]')
    const { events } = await streamed({ stop_sequences: ['END'] })
    const delta = events.find(({ type }) => type === 'message_delta')
    expect(JSON.parse(delta?.data ?? '')).toMatchObject({
      delta: { stop_reason: 'stop_sequence', stop_sequence: 'END' },
    })
  })

  test('has the tokens that were read from a cache, and those of thinking', async () => {
    script = stream(
      piece('I'),
      chunk({}, 'stop'),
      {
        ...usageChunk,
        usage: {
          prompt_tokens: 100,
          completion_tokens: 20,
          total_tokens: 120,
          prompt_tokens_details: { cached_tokens: 90 },
          completion_tokens_details: { reasoning_tokens: 15 },
        },
      },
      '[DONE]',
    )
    const { events } = await streamed()
    const delta = events.find(({ type }) => type === 'message_delta')
    expect(JSON.parse(delta?.data ?? '')).toMatchObject({
      usage: {
        input_tokens: 10,
        cache_read_input_tokens: 90,
        output_tokens: 20,
        output_tokens_details: { thinking_tokens: 15 },
      },
    })
  })

  test('has estimates where the model server counts nothing', async () => {
    script = stream(piece('x'.repeat(400)), chunk({}, 'stop'), '[DONE]')
    const { message } = await streamed()
    expect(message?.usage.output_tokens).toBe(100)
    expect(message?.usage.input_tokens).toBeGreaterThan(0)
  })

  test('has pings in silence, before the first word and after it', async () => {
    script = async (_req, res) => {
      openEvents(res)
      await sleep(350)
      res.write(event(piece('one')))
      await sleep(350)
      res.end(goodEvents(' two'))
    }
    const { ending, pings, message } = await streamed()
    expect(ending).toBe('whole')
    expect(pings).toBeGreaterThanOrEqual(2)
    expect(message?.content).toMatchObject([{ text: 'one two' }])
  })
})

test('a client that leaves ends the call of the model server', async () => {
  script = (_req, res) => {
    openEvents(res)
    const timer = setInterval(() => res.write(event(piece('word '))), 20)
    res.on('close', () => clearInterval(timer))
  }
  server.upstream.received.length = 0
  const reply = await post()
  const reader = reply.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await until('the upstream is closed', () => server.upstream.only().cutAt !== null)
})

describe('a stream that breaks off', () => {
  test('before its first word is a refusal with its status', async () => {
    script = (_req, res) => sendError(res, 500)
    const reply = await post()
    expect(reply.status).toBe(502)
    expect(await reply.json()).toMatchObject({
      type: 'error',
      error: { type: 'api_error' },
      request_id: reply.headers.get('request-id'),
    })
  })

  test('before its first word, after a long silence, is an error event', async () => {
    script = async (_req, res) => {
      await sleep(350)
      sendError(res, 500)
    }
    const { ending, message, error, pings } = await streamed()
    expect([ending, message, error?.type]).toEqual(['error', undefined, 'api_error'])
    expect(pings).toBeGreaterThan(0)
  })
})
