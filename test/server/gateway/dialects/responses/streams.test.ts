import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, requestBytes } from '../../../../support/http/raw.ts'
import {
  judgedStream,
  model,
  postResponse,
  streamedResponse,
  wholeResponse,
  type ResponseEvent,
} from '../../../../support/dialects/responses-call.ts'
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
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  json,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'

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

const streamed = (more: object = {}) => streamedResponse(server.gateway, more)
const events = (...chunks: (object | string)[]) => streams(chunks.map((one) => event(one)).join(''))
const typesOf = (all: readonly ResponseEvent[]) => all.map(({ type }) => type)

const call = (index: number, name: string, args: string, id = `call_${index}`) =>
  chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: args } }] })
const more = (index: number, args: string) =>
  chunk({ tool_calls: [{ index, function: { arguments: args } }] })

describe('a refusal', () => {
  const refusal = 'I cannot help with that.'
  const message = { type: 'message', content: [{ type: 'refusal', refusal }] }

  test('in a stream has events and a part of its own', async () => {
    script = events(
      chunk({ role: 'assistant', content: null, refusal: 'I cannot ' }),
      chunk({ refusal: 'help with that.' }),
      chunk({}, 'stop'),
      '[DONE]',
    )
    const { events: all, response } = await streamed()
    expect(typesOf(all).slice(2, -1)).toEqual([
      'response.output_item.added',
      'response.content_part.added',
      'response.refusal.delta',
      'response.refusal.delta',
      'response.refusal.done',
      'response.content_part.done',
      'response.output_item.done',
    ])
    expect(response?.output).toMatchObject([message])
  })

  test('in a whole reply is a part of its own', async () => {
    const choice = { index: 0, message: { role: 'assistant', content: null, refusal } }
    script = (_req, res) => sendJson(res, 200, completion('', { choices: [choice] }))
    const body = await wholeResponse(server.gateway)
    expect(body).toMatchObject({ status: 'completed', output: [message] })
  })
})

describe('a stream', () => {
  test('of text has the events of OpenAI’s grammar, and ends with the counts', async () => {
    script = says('Hello', ' “world”', '\n')
    const { events: all, end, text, response } = await streamed()
    expect(typesOf(all)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ])
    expect({ end, text }).toEqual({ end: 'completed', text: 'Hello “world”\n' })
    expect(response?.usage).toMatchObject({ input_tokens: 12, output_tokens: 3, total_tokens: 15 })
  })

  test('asks the model server for counts, and estimates them where it gives none', async () => {
    script = events(piece('Hello'), chunk({}, 'stop'), '[DONE]')
    const { response } = await streamed()
    expect(server.upstream.only().body['stream_options']).toEqual({ include_usage: true })
    expect(response?.usage?.output_tokens).toBe(2)
  })

  test('of reasoning, text and calls has an item for each, in the order of the reply', async () => {
    script = events(
      chunk({ role: 'assistant', reasoning: 'Let me' }),
      chunk({ reasoning: ' think.' }),
      piece('I look.'),
      call(0, 'f', '{"a"'),
      more(0, ':1}'),
      call(1, 'g', ''),
      chunk({}, 'tool_calls'),
      usageChunk,
      '[DONE]',
    )
    const { response, end } = await streamed()
    expect(end).toBe('completed')
    expect(response?.output).toMatchObject([
      { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Let me think.' }] },
      { type: 'message', content: [{ type: 'output_text', text: 'I look.' }] },
      { type: 'function_call', call_id: 'call_0', name: 'f', arguments: '{"a":1}' },
      { type: 'function_call', call_id: 'call_1', name: 'g', arguments: '{}' },
    ])
  })

  test('keeps calls apart whose pieces are mixed or whose ids are the same', async () => {
    script = events(
      call(0, 'f', '{"a"', 'same'),
      call(1, 'g', '{"b"', 'same'),
      more(0, ':1}'),
      more(1, ':2}'),
      chunk({}, 'tool_calls'),
      '[DONE]',
    )
    const { response } = await streamed()
    expect(response?.output).toMatchObject([
      { call_id: 'same', name: 'f', arguments: '{"a":1}' },
      {
        call_id: expect.stringMatching(/^call_\w{20,}$/) as string,
        name: 'g',
        arguments: '{"b":2}',
      },
    ])
  })

  test('gives tools back under the names that the caller has for them', async () => {
    script = events(
      call(0, 'notes__add', '{}'),
      call(1, 'apply_patch', '{"input":"*** Begin'),
      more(1, '\\n*** End"}'),
      call(2, 'notes__scratch', 'no JSON'),
      chunk({}, 'tool_calls'),
      '[DONE]',
    )
    const patch = { type: 'custom', name: 'apply_patch' }
    const members = [
      { type: 'function', name: 'add' },
      { type: 'custom', name: 'scratch' },
    ]
    const group = { type: 'namespace', name: 'notes', description: 'Notes.', tools: members }
    const { response, events: all } = await streamed({ tools: [group, patch] })
    expect(response?.output).toMatchObject([
      { type: 'function_call', name: 'add', namespace: 'notes', arguments: '{}' },
      { type: 'custom_tool_call', name: 'apply_patch', input: '*** Begin\n*** End' },
      { type: 'custom_tool_call', name: 'scratch', namespace: 'notes', input: 'no JSON' },
    ])
    expect(typesOf(all)).toContain('response.custom_tool_call_input.delta')
  })

  test.each([
    ['length', 'max_output_tokens'],
    ['content_filter', 'content_filter'],
  ])('that is cut by %s ends as incomplete, and its last item too', async (finish, reason) => {
    script = events(piece('Hel'), chunk({}, finish), usageChunk, '[DONE]')
    const { response, end } = await streamed()
    expect(end).toBe('incomplete')
    expect(response).toMatchObject({
      incomplete_details: { reason },
      output: [{ type: 'message', status: 'incomplete' }],
    })
  })

  test('with log probabilities has them in its pieces and in its text', async () => {
    const logprob = { token: 'Hi', logprob: -0.1, bytes: [72, 105], top_logprobs: [] }
    const choice = { index: 0, delta: { content: 'Hi' }, logprobs: { content: [logprob] } }
    script = events(
      { ...chunk({}), choices: [{ ...choice, finish_reason: null }] },
      chunk({}, 'stop'),
      '[DONE]',
    )
    const include = ['message.output_text.logprobs']
    const { response, events: all } = await streamed({ include, top_logprobs: 2 })
    expect(server.upstream.only().body).toMatchObject({ logprobs: true, top_logprobs: 2 })
    expect(all.filter(({ type }) => type === 'response.output_text.delta')).toMatchObject([
      { delta: 'Hi', logprobs: [logprob] },
    ])
    expect(response?.output).toMatchObject([{ content: [{ logprobs: [logprob] }] }])
  })

  test('of nothing is complete, and has no item', async () => {
    const counts = { ...usageChunk, usage: { ...usageChunk.usage, completion_tokens: 0 } }
    script = events(chunk({ role: 'assistant' }), chunk({}, 'stop'), counts, '[DONE]')
    const { response, end } = await streamed()
    expect(end).toBe('completed')
    expect(response?.output).toEqual([])
  })
})

describe('a stream that fails', () => {
  test.each([
    ['is cut in a text', [piece('Hel')], 'message'],
    ['is cut in reasoning', [chunk({ reasoning: 'Hm' })], 'reasoning'],
    ['is cut in a call', [call(0, 'f', '{"a"')], 'function_call'],
    ['says that it failed', [piece('Hel'), { error: { message: 'x', code: 500 } }], 'message'],
  ])('%s ends as failed, with what came', async (_how, chunks, type) => {
    script = events(...chunks)
    const { response, end } = await streamed()
    expect(end).toBe('failed')
    expect(response).toMatchObject({
      error: { code: 'server_error' },
      output: [{ type, status: 'incomplete' }],
    })
  })

  test('before its first content is a refusal with a status of its own', async () => {
    script = (_req, res) => sendError(res, 500)
    const reply = await postResponse(server.gateway, { stream: true })
    expect(reply.status).toBe(502)
    expect(json(reply)).toMatchObject({ error: { code: 'upstream_failed', type: 'server_error' } })
  })

  test('after a long silence has begun, and ends as failed', async () => {
    script = async (_req, res) => {
      await sleep(400)
      sendError(res, 500)
    }
    const { events: all, end, response } = await streamed()
    expect(typesOf(all)).toEqual([
      'response.created',
      'response.in_progress',
      'error',
      'response.failed',
    ])
    expect({ end, error: response?.error }).toEqual({
      end: 'failed',
      error: { code: 'server_error', message: 'no model server gave a usable reply' },
    })
  })
})

test('a silence is filled with comments, and a late reply is whole all the same', async () => {
  script = async (_req, res) => {
    await sleep(400)
    openEvents(res).write(event(piece('one ')))
    await sleep(400)
    res.end(goodEvents('two'))
  }
  const { comments, text, end } = await streamed()
  expect(comments.length).toBeGreaterThan(0)
  expect({ text, end }).toEqual({ text: 'one two', end: 'completed' })
})

describe('a stream for a long request', () => {
  const sentence = 'Keep changes small — “then” 😀 \\ run\n\u0001the tests. '
  const text = sentence.repeat(1500)
  const description = sentence.repeat(500)
  const parameters = { type: 'object', properties: { path: { type: 'string', description: text } } }
  const tool = { type: 'function', name: 'read', description, parameters, strict: false }
  const long = { instructions: text, tools: [tool] }
  const repeated = (all: readonly ResponseEvent[]) =>
    all.flatMap((one) =>
      'response' in one ? [[one.response.instructions, one.response.tools]] : [],
    )

  test('repeats the request in its first events and in its last', async () => {
    script = says('Hello', ' “world”')
    const { events: all, end, text: reply } = await streamed(long)
    expect({ end, reply }).toEqual({ end: 'completed', reply: 'Hello “world”' })
    expect(repeated(all)).toEqual(Array.from({ length: 3 }, () => [text, [tool]]))
  })

  test('that fails after a silence repeats it too', async () => {
    script = async (_req, res) => {
      await sleep(400)
      sendError(res, 500)
    }
    const { events: all, end } = await streamed(long)
    expect(end).toBe('failed')
    expect(repeated(all)).toEqual(Array.from({ length: 3 }, () => [text, [tool]]))
  })

  const body = { model, input: 'hi', stream: true, ...long }
  async function sent(json: string, version = 'HTTP/1.1') {
    const { url, key } = server.gateway
    const request = requestBytes(
      `POST /openai/v1/responses ${version}`,
      ['Host: a', `Authorization: Bearer ${key}`, 'Content-Type: application/json'],
      json,
    )
    const { reply } = await exchange(url, request)
    const { events: all, end } = judgedStream(reply?.body ?? Buffer.alloc(0))
    expect(end).toBe('completed')
    expect(repeated(all)).toEqual(Array.from({ length: 3 }, () => [text, [tool]]))
    return reply
  }

  test('is the same to a client of HTTP/1.0, which knows no chunks', async () => {
    script = says('Hello')
    const reply = await sent(JSON.stringify(body), 'HTTP/1.0')
    expect(reply?.headers['transfer-encoding']).toBeUndefined()
  })

  test.each(['\n', '\r\n', '\r'])(
    'is the same if its JSON has lines that end in %j',
    async (end) => {
      script = says('Hello')
      const json = JSON.stringify(body, null, 2).replaceAll('\n', end)
      for (let again = 0; again < 3; again++) await sent(json)
    },
  )
})
