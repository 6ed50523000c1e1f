import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  models,
  startGateway,
  type Gateway,
  type Model,
  type UsageRow,
} from '../../../support/servers/gateway.ts'
import { startPrismInference } from '../../../support/upstreams/prism.ts'
import {
  assertCompletion,
  assertErrorEnd,
  assertGoodStream,
  assertRefusal,
} from '../../../support/http/replies.ts'
import { ask, chat } from '../../../support/servers/gateway-server.ts'

const refusals = ['code=400', 'code=401', 'code=404', 'code=429', 'code=500', 'code=503'] as const
/**
 * Outcomes of the inference contract, named as `Prefer` names them, for each shape. Refusals cool a
 * deployment down, so each outcome has its own.
 */
const outcomes = {
  whole: ['example=ok', 'example=length', 'example=tool_calls', 'example=error', ...refusals],
  stream: ['example=stream', 'example=stream_error', 'example=stream_cut', ...refusals],
} as const
type Shape = keyof typeof outcomes
type Outcome = (typeof outcomes)[Shape][number]

let prism: Awaited<ReturnType<typeof startPrismInference>>
const places = new Map<string, { gateway: Gateway; model: Model }>()
const gateways: Gateway[] = []

beforeAll(async () => {
  prism = await startPrismInference()
  const all = Object.entries(outcomes).flatMap(([shape, names]) =>
    names.map((outcome) => ({
      outcome,
      place: `${outcome} ${shape}`,
      name: `${outcome.replace('=', '-')}-${shape}`,
    })),
  )
  for (let at = 0; at < all.length; at += models.length) {
    const served = all
      .slice(at, at + models.length)
      .map((one, index) => ({ ...one, model: models[index] ?? models[0] }))
    const gateway = await startGateway({
      upstreams: Object.fromEntries(
        served.map(({ outcome, name }) => [
          name,
          { base_url: prism.base_url, headers: { Prefer: outcome }, key_env: 'INFERENCE_KEY' },
        ]),
      ),
      routes: {
        '*': [{ upstream: served[0]?.name ?? '' }],
        ...Object.fromEntries(
          served.map(({ name, model }) => [model, [{ upstream: name, model: 'mistral:7b' }]]),
        ),
      },
      retry: { attempts: 1 },
      env: { INFERENCE_KEY: 'a-key-of-the-server' },
    })
    gateways.push(gateway)
    for (const { place, model } of served) places.set(place, { gateway, model })
  }
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop()
  await prism.close()
})

/** Asks for the outcome; gives the reply and the ledger row of its request. */
async function meet(outcome: Outcome, shape: Shape, more: object = {}) {
  const place = places.get(`${outcome} ${shape}`)
  if (!place) throw new Error(`nothing serves ${outcome} as a ${shape}`)
  const reply = await ask(
    place.gateway,
    chat({ model: place.model, ...(shape === 'stream' && { stream: true }), ...more }),
  )
  const row = (await place.gateway.rows()).find(
    ({ request_id: id }) => id === reply.headers['x-request-id'],
  )
  return { reply, row, model: place.model }
}

const hello = 'Hello from the inference server.'
const summaryOf = (row: UsageRow | undefined) => ({
  status: row?.status,
  prompt: row?.prompt_tokens,
  completion: row?.completion_tokens,
  estimated: row?.estimated,
})

describe('a whole reply', () => {
  test('ok: is given on under the name that was asked for', async () => {
    const { reply, row, model } = await meet('example=ok', 'whole')
    expect(assertCompletion(reply)).toEqual({
      id: 'cmpl-1',
      object: 'chat.completion',
      created: 1767225600,
      model,
      choices: [
        { index: 0, message: { role: 'assistant', content: hello }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 9, completion_tokens: 6, total_tokens: 15 },
    })
    expect(summaryOf(row)).toEqual({ status: 'ok', prompt: 9, completion: 6, estimated: false })
  })

  test('length: keeps its finish reason', async () => {
    expect(
      assertCompletion((await meet('example=length', 'whole')).reply).choices[0],
    ).toMatchObject({ message: { content: 'Hello from' }, finish_reason: 'length' })
  })

  test('tool_calls: passes the calls as an extra member, and finishes with stop', async () => {
    const call = {
      id: 'call_1',
      type: 'function',
      function: { name: 'get_weather', arguments: '{"city":"Lisbon"}' },
    }
    expect(assertCompletion((await meet('example=tool_calls', 'whole')).reply).choices).toEqual([
      {
        index: 0,
        message: { role: 'assistant', content: '', tool_calls: [call] },
        finish_reason: 'stop',
      },
    ])
  })

  test('error under status 200: is taken by its own code', async () => {
    const { reply, row } = await meet('example=error', 'whole')
    expect(assertRefusal(reply, 503)).toMatchObject({ code: 'upstream_busy' })
    expect(row?.status).toBe('upstream_error_429')
  })
})

describe('a stream', () => {
  test('stream: is said again with the usage for who asks', async () => {
    const { reply, row } = await meet('example=stream', 'stream', {
      stream_options: { include_usage: true },
    })
    expect(assertGoodStream(reply)).toMatchObject({
      text: hello,
      finish: 'stop',
      usage: { prompt_tokens: 9, completion_tokens: 6, total_tokens: 15 },
    })
    expect(summaryOf(row)).toEqual({ status: 'ok', prompt: 9, completion: 6, estimated: false })
  })

  test('stream_error: what came, then an error event without the words of the server', async () => {
    const { reply, row } = await meet('example=stream_error', 'stream')
    const stream = assertErrorEnd(reply)
    expect(stream).toMatchObject({
      text: 'Hel',
      finish: null,
      error: { code: 502, type: 'upstream_failed' },
    })
    expect(reply.body.toString()).not.toContain('out of memory')
    expect(row).toMatchObject({ status: 'upstream_error_500', estimated: true })
  })

  test('stream_cut: what came, then an error event', async () => {
    const { reply, row } = await meet('example=stream_cut', 'stream')
    expect(assertErrorEnd(reply)).toMatchObject({
      text: 'Hel',
      finish: null,
      error: { code: 502, type: 'upstream_failed' },
    })
    expect(row?.status).toBe('upstream_truncated')
  })
})

describe.each(['whole', 'stream'] as const)('a refusal of a %s', (shape) => {
  const rows: [
    outcome: (typeof refusals)[number],
    status: number,
    code: string,
    word: string,
    headers: object,
  ][] = [
    [
      'code=400',
      400,
      'context_length_exceeded',
      'upstream_context_length',
      { 'x-should-retry': 'false' },
    ],
    ['code=401', 502, 'upstream_failed', 'upstream_status_401', {}],
    ['code=404', 502, 'upstream_failed', 'upstream_status_404', {}],
    [
      'code=429',
      503,
      'upstream_busy',
      'upstream_status_429',
      { 'retry-after': '7', 'retry-after-ms': '7000' },
    ],
    ['code=500', 502, 'upstream_failed', 'upstream_status_500', {}],
    ['code=503', 503, 'upstream_busy', 'upstream_status_503', { 'retry-after': '1' }],
  ]
  test.each(rows)('%s becomes %i %s', async (outcome, status, code, word, headers) => {
    const { reply, row } = await meet(outcome, shape)
    expect(assertRefusal(reply, status)).toMatchObject({ code })
    expect(reply.headers).toMatchObject(headers)
    expect(row?.status).toBe(word)
  })
})

describe('what the gateway sends keeps the inference contract', () => {
  const weather = {
    type: 'function',
    function: { name: 'get_weather', parameters: { type: 'object' } },
  }
  const call = {
    id: 'call_1',
    type: 'function',
    function: { name: 'get_weather', arguments: '{}' },
  }
  const requests: [what: string, more: object][] = [
    ['the least request', {}],
    [
      'a conversation',
      {
        messages: [
          { role: 'system', content: '' },
          { role: 'user', content: '¿Qué tal? 你好 🙂', name: 'ana' },
          { role: 'assistant', content: '', tool_calls: [call] },
          { role: 'user', content: 'x', tool_call_id: 'call_1' },
        ],
      },
    ],
    ['both names of the token limit', { max_tokens: 5, max_completion_tokens: 7 }],
    [
      'the bounds of the numbers',
      {
        max_tokens: 2147483647,
        temperature: 1,
        top_p: 0,
        top_k: -1,
        min_p: 1,
        seed: -9007199254740991,
        frequency_penalty: -2,
        presence_penalty: 2,
        repetition_penalty: 1,
        n: 1,
        top_logprobs: 20,
        logprobs: true,
      },
    ],
    [
      'null for whatever may be null',
      {
        top_p: null,
        stop: null,
        seed: null,
        tools: null,
        tool_choice: null,
        response_format: null,
        stream_options: null,
        user: null,
        metadata: null,
        n: null,
        max_completion_tokens: null,
      },
    ],
    [
      'tools and formats',
      {
        tools: [weather],
        tool_choice: 'auto',
        parallel_tool_calls: false,
        response_format: { type: 'json_object' },
        stop: ['\n', 'END'],
        logit_bias: { 50256: -100 },
        reasoning: { effort: 'low' },
        reasoning_effort: 'low',
        user: 'u',
        metadata: { a: 'b' },
      },
    ],
    [
      'fields that nobody knows',
      {
        api_base: 'http://127.0.0.1:1',
        messages: [{ role: 'user', content: 'hi', unheard_of: [] }],
      },
    ],
  ]
  test.each(requests)('%s', async (_, more) => {
    expect(
      assertCompletion((await meet('example=ok', 'whole', more)).reply).choices[0]?.message.content,
    ).toBe(hello)
    expect(assertGoodStream((await meet('example=stream', 'stream', more)).reply).text).toBe(hello)
  })

  const validRequest = {
    model: 'mistral:7b',
    messages: [{ role: 'user', content: 'hi' }],
    max_tokens: 5,
    stream: false,
  }
  test.each([
    ['with max_tokens in words', { max_tokens: 'many' }],
    ['without stream', { stream: undefined }],
    ['with null for a content', { messages: [{ role: 'assistant', content: null }] }],
    ['with a temperature in words', { temperature: 'hot' }],
  ])('Prism would have refused a request %s', async (_, wrong) => {
    const send = (body: object) =>
      fetch(`${prism.base_url}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'example=ok' },
        body: JSON.stringify(body),
      })
    expect((await send(validRequest)).status).toBe(200)
    expect((await send({ ...validRequest, ...wrong })).status).toBe(400)
  })
})
