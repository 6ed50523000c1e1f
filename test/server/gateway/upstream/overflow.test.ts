import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overflowFrom } from '../../../../server/gateway/upstream/overflow.ts'
import { postResponse } from '../../../support/dialects/responses-call.ts'
import { readBody } from '../../../support/http/body.ts'
import { fault } from '../../../support/http/schemas.ts'
import { readSse } from '../../../support/http/sse.ts'
import { chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import {
  event,
  openEvents,
  piece,
  refuses,
  sendJson,
  streams,
  type Script,
} from '../../../support/upstreams/model-server.ts'

/** What servers say, with the tokens and the maximum in it; undefined where they do not say. */
const sentences: [server: string, error: unknown, tokens?: number | undefined, maximum?: number][] =
  [
    [
      'OpenAI',
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
      9001,
      8192,
    ],
    [
      'OpenAI, with the reply',
      "This model's maximum context length is 4097 tokens. However, you requested 5360 tokens (1360 in the messages, 4000 in the completion).",
      5360,
      4097,
    ],
    ['OpenAI, by its code', { code: 'context_length_exceeded', message: 'Too much.' }],
    [
      'vLLM',
      "This model's maximum context length is 4096 tokens. However, your request has 5000 input tokens. Please reduce the length of the input messages.",
      5000,
      4096,
    ],
    [
      'vLLM, of the reply',
      "'max_tokens' or 'max_completion_tokens' is too large: 5000. This model's maximum context length is 4096 tokens and your request has 100 input tokens (5000 > 4096 - 100).",
      5100,
      4096,
    ],
    [
      'llama.cpp',
      {
        code: 400,
        type: 'exceed_context_size_error',
        message: 'request (5000 tokens) exceeds the available context size (4096 tokens), try it',
      },
      5000,
      4096,
    ],
    [
      'SGLang',
      "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
      5000,
      4096,
    ],
    ['Anthropic', 'prompt is too long: 210000 tokens > 200000 maximum', 210_000, 200_000],
    [
      'Anthropic, with the reply',
      'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease it',
      210_000,
      200_000,
    ],
    [
      'Mistral',
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      40_000,
      32_768,
    ],
    [
      'Gemini',
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      1_200_000,
      1_048_576,
    ],
    [
      'xAI',
      "This model's maximum prompt length is 131072 but the request contains 140000 tokens.",
      140_000,
      131_072,
    ],
    [
      'OpenRouter',
      "This endpoint's maximum context length is 131,072 tokens. However, you requested about 140,000 tokens (136,000 of text input, 4,000 in the output).",
      140_000,
      131_072,
    ],
    [
      'Text Generation Inference',
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 100 `max_new_tokens`',
      5100,
      4096,
    ],
    [
      'LM Studio',
      'The model is loaded with context length of only 4096 tokens, which is not enough.',
      undefined,
      4096,
    ],
  ]

test.each(sentences)('the sizes in the words of %s', (_server, error, tokens, maximum) => {
  expect(overflowFrom(JSON.stringify({ error }))).toEqual({
    ...(tokens !== undefined && { tokens }),
    ...(maximum !== undefined && { maximum }),
  })
})

test.each([
  "Invalid schema for function 'f': In context=('properties', 'a'), 'b' is not allowed.",
  'Invalid tools: array too long. Expected an array with maximum length 128, but got 200.',
  'max_tokens is too large: 100000. This model supports at most 16384 completion tokens.',
  'Rate limit reached: Limit 10000 tokens per minute.',
  '',
])('no overflow is read from %j', (message) => {
  expect(overflowFrom(JSON.stringify({ error: { message } }))).toBeUndefined()
})

test('the sizes are those of the words, and none where they cannot be', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (tokens, maximum) => {
      const isSize = (size: number) => size > 0 && size <= 1_000_000_000
      const expected = isSize(maximum) ? { maximum, ...(isSize(tokens) && { tokens }) } : {}
      for (const sentence of [
        `prompt is too long: ${tokens} tokens > ${maximum} maximum`,
        `This model's maximum context length is ${maximum} tokens, your messages have ${tokens}.`,
        `the input (${tokens} tokens) exceeds the context length (${maximum} tokens)`,
      ])
        expect(overflowFrom(sentence)).toEqual(expected)
    }),
  )
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { tokens = 1, maximum = 1 } of [overflowFrom(`context limit ${text}`) ?? {}])
        expect(Math.min(tokens, maximum)).toBeGreaterThan(0)
    }),
  )
})

const dialects = [
  { dialect: 'gateway', path: '/v1' },
  { dialect: 'openai', path: '/openai/v1' },
] as const

const openaiWords = (tokens: number, maximum: number) =>
  `This model's maximum context length is ${maximum} tokens. However, you requested ${tokens} ` +
  'tokens. Please reduce the length of the messages or completion.'

/** What the caller of each dialect hears of it: in the error of a reply, or of a stream. */
async function refusals(script: Script, stream = false, more: object = {}) {
  const { gateway } = await testGatewayServer({ upstream: script })
  const post = async ({ dialect, path }: (typeof dialects)[number]) => {
    const reply = await fetch(`${gateway.url}${path}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat({ stream, ...more })),
    })
    const { text } = await readBody(reply)
    const { events } = readSse(Buffer.from(text))
    const body: unknown = JSON.parse(events.at(-1)?.data ?? text)
    return { dialect, status: reply.status, retry: reply.headers.get('x-should-retry'), body }
  }
  return { replies: await Promise.all(dialects.map(post)), gateway }
}

describe.each([
  ['whole', false],
  ['stream', true],
])('a conversation that is too long (%s)', (_shape, stream) => {
  test.each([
    ['with status 400', 400, sentences[0]?.[1]],
    ['with status 413', 413, sentences[8]?.[1]],
    ['with status 422', 422, sentences[13]?.[1]],
    ['as an error with status 200', 200, sentences[5]?.[1]],
  ])('is refused in OpenAI’s words and by its code, %s', async (_how, status, error) => {
    const { tokens = 0, maximum = 0 } = overflowFrom(JSON.stringify(error)) ?? {}
    const { replies } = await refusals(
      (_req, res) =>
        sendJson(res, status, { error: typeof error === 'string' ? { message: error } : error }),
      stream,
    )
    for (const { dialect, body, ...head } of replies) {
      expect(head).toEqual({ status: 400, retry: 'false' })
      expect(fault(dialect, 'Error', body)).toBeNull()
      const wanted = {
        message: openaiWords(tokens, maximum),
        code: 'context_length_exceeded',
        param: 'messages',
      }
      expect(body).toEqual(
        dialect === 'openai'
          ? { error: { ...wanted, type: 'invalid_request_error' } }
          : { error: 400, ...wanted },
      )
    }
  })

  test('is told without numbers where the server gives none', async () => {
    const { replies } = await refusals(
      (_req, res) => sendJson(res, 400, { error: { code: 'context_length_exceeded' } }),
      stream,
    )
    for (const { body } of replies)
      expect(JSON.stringify(body)).toMatch(/together are longer than the model can take/)
  })

  test('counts our own tokens where the server gives only the maximum, and more than that', async () => {
    const error = { message: 'The context length is 64.' }
    const script: Script = (_req, res) => sendJson(res, 400, { error })
    const long = { messages: [{ role: 'user', content: 'abcd'.repeat(200) }], max_tokens: 10 }
    const [{ replies: counted }, { replies: least }] = await Promise.all([
      refusals(script, stream, long),
      refusals(script, stream, { max_tokens: 1 }),
    ])
    for (const { body } of counted) expect(JSON.stringify(body)).toContain('requested 214 tokens')
    for (const { body } of least) expect(JSON.stringify(body)).toContain('requested 65 tokens')
  })
})

test('a stream that meets the end of the context says so, and its server is no worse for it', async () => {
  const error = { code: 500, type: 'server_error', message: 'Context size has been exceeded.' }
  const { replies, gateway } = await refusals(
    streams([piece('Hel'), { error }].map(event).join('')),
    true,
  )
  expect(replies.map(({ body }) => body)).toMatchObject([
    { error: { code: 400, type: 'context_length_exceeded' } },
    { error: { code: 'context_length_exceeded' } },
  ])
  const rows = await gateway.rows()
  expect(rows.map(({ status }) => status)).toEqual(Array(2).fill('upstream_context_length'))
})

describe('an event of more than 1 MiB', () => {
  const long = 'x'.repeat((1 << 20) + 1)
  /** Where the first has failed twice, its caller is sent to the spare. */
  const twice = {
    breaker: { failures: 2 },
    retry: { attempts: 1 },
    deployments: { spare: { tier: 2 } },
  }
  const spare = refuses(500)

  test.each([
    ['before the first content', ''],
    ['after it', event(piece('Hel'))],
  ])('%s is told as our bound, and sends nobody elsewhere', async (_when, start) => {
    const { gateway, upstream } = await testGatewayServer(
      { upstream: (_req, res) => void openEvents(res).end(start + event(piece(long))), spare },
      twice,
    )
    for (let request = 0; request < 4; request++) {
      const reply = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
        body: JSON.stringify(chat({ stream: true })),
      })
      const { text, isComplete } = await readBody(reply)
      expect(isComplete).toBe(start === '')
      expect(text).toContain('an event of more than 1 MiB, which is more than this server reads')
      expect(reply.status).toBe(start === '' ? 502 : 200)
    }
    expect(upstream.received).toHaveLength(4)
    const rows = await gateway.rows()
    expect(rows.map(({ status }) => status)).toContain('upstream_event_too_long')
  })

  test('passed through, may have 16 MiB, and what is longer sends nobody elsewhere either', async () => {
    const delta = (text: string) => event({ type: 'response.output_text.delta', delta: text })
    const { gateway, upstream } = await testGatewayServer(
      {
        upstream: (_req, res) =>
          void openEvents(res).end(delta('Hel') + delta(long) + delta('x'.repeat(17 << 20))),
        spare,
      },
      {
        ...twice,
        upstreams: { upstream: { dialects: ['responses'] }, spare: { dialects: ['responses'] } },
      },
    )
    for (let request = 0; request < 3; request++) {
      const { body } = await postResponse(gateway, { stream: true })
      expect(body.includes(long)).toBe(true)
      expect(body.subarray(-2000).toString()).toMatch(/response\.failed[^]*more than 16 MiB/)
    }
    expect(upstream.received).toHaveLength(3)
  })

  test('counts where it is no event: bytes that are not UTF-8 send the caller elsewhere', async () => {
    const { gateway, upstream } = await testGatewayServer(
      { upstream: (_req, res) => void openEvents(res).end(Buffer.from([0xff, 0xfe, 0x0a])), spare },
      twice,
    )
    for (let request = 0; request < 4; request++) {
      const reply = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
        body: JSON.stringify(chat({ stream: true })),
      })
      await reply.text()
    }
    expect(upstream.received).toHaveLength(2)
  })
})
