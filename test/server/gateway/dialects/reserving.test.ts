import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers, type CallerDialect } from '../../../support/dialects/callers.ts'
import { serverReplies, dialectOf } from '../../../support/dialects/server-replies.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import {
  openEvents,
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import { until } from '../../../support/waiting.ts'

const dialects = ['responses', 'messages'] as const
type Passed = (typeof dialects)[number]

/** A micro-USD for a token of the prompt: a USD for a million. */
const tokenUsd = 1e-6

let holds = false
const held: (() => void)[] = []
let server: ModelServer
let gateway: Gateway
beforeAll(async () => {
  server = await startModelServer((_req, res, { path, body }) => {
    const { whole, events } = serverReplies[dialectOf(path)]
    const answer = () =>
      body.stream ? openEvents(res).end(events(['a']).join('')) : sendJson(res, 200, whole('a'))
    if (holds) held.push(answer)
    else answer()
  })
  const upstream = (dialect: Passed | 'chat') => ({
    base_url: server.base_url,
    dialects: [dialect],
  })
  const names = dialects.flatMap((dialect) => [
    `${dialect}-texts`,
    `${dialect}-all`,
    `${dialect}-bounded`,
  ])
  const models = [...names, 'chat-texts']
  gateway = await startGateway({
    upstreams: {
      chat: upstream('chat'),
      responses: upstream('responses'),
      messages: upstream('messages'),
    },
    routes: Object.fromEntries(
      models.map((name) => [name, [{ upstream: name.split('-')[0] ?? '' }]]),
    ),
    models: Object.fromEntries(
      names.flatMap((name) =>
        name.endsWith('texts')
          ? []
          : [
              [
                name,
                {
                  input: ['text', 'image', 'audio', 'file'],
                  ...(name.endsWith('bounded') && { context_tokens: 200_000 }),
                },
              ],
            ],
      ),
    ),
    prices: Object.fromEntries(models.map((name) => [name, { input: '1', output: '1' }])),
  })
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
})

async function post(dialect: CallerDialect, model: string, more: object, key = gateway.key) {
  const { path, body, maximum } = callers[dialect]
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body(model, 'hi', false), [maximum]: 10, ...more }),
  })
  const json = (await response.json()) as { error?: { message: string; param?: string } }
  return { status: response.status, message: json.error?.message ?? '' }
}

const keyWith = async (usd: number) =>
  (
    await gateway.createKey({
      budget_usd: usd.toFixed(9).replace(/\.?0+$/, ''),
      budget_period: 'total',
    })
  ).key

/** The tokens for which a request is reserved, as its refusal says. */
async function reserved(dialect: Passed, model: string, more: object): Promise<number> {
  const { status, message } = await post(dialect, model, more, await keyWith(1e-9 * 5))
  expect(status, message).toBe(402)
  const usd = /reserves ([\d.]+) USD/.exec(message)?.[1]
  return Math.round(Number(usd) / tokenUsd) - 10
}

const long = 'abc 123 '.repeat(2000)
const base64 = 'A'.repeat(40_000)
const user = (dialect: Passed, ...parts: object[]) =>
  dialect === 'responses'
    ? { input: [{ role: 'user', content: parts }] }
    : { messages: [{ role: 'user', content: parts }] }

/** What no chat has, or no contract knows, and a model server reads all the same. */
const unknown: Readonly<Record<Passed, readonly [string, object][]>> = {
  responses: [
    ['an unknown member', { instructions_more: long }],
    [
      'an encrypted item',
      {
        input: [
          { type: 'reasoning', summary: [], encrypted_content: long },
          { role: 'user', content: 'a' },
        ],
      },
    ],
    ['an item of an unknown type', { input: [{ type: 'compaction', encrypted_content: long }] }],
    [
      'an unknown member of a part',
      user('responses', { type: 'input_text', text: 'a', more: long }),
    ],
    [
      'an unknown member of a tool',
      { tools: [{ type: 'function', name: 'f', parameters: {}, examples: [long] }] },
    ],
  ],
  messages: [
    ['an unknown member', { more: { deep: [long] } }],
    [
      'redacted thinking',
      {
        messages: [
          { role: 'user', content: 'a' },
          { role: 'assistant', content: [{ type: 'redacted_thinking', data: long }] },
          { role: 'user', content: 'b' },
        ],
      },
    ],
    ['a block of an unknown type', user('messages', { type: 'new_block', text: long })],
    [
      'examples of a tool',
      { tools: [{ name: 'f', input_schema: { type: 'object' }, input_examples: [{ a: long }] }] },
    ],
    ['an unknown member of a message', { messages: [{ role: 'user', content: 'a', note: long }] }],
  ],
}

const parts: Readonly<Record<Passed, readonly [string, object][]>> = {
  responses: [
    [
      'an image by its address',
      user('responses', { type: 'input_image', image_url: 'https://a.b/c.png' }),
    ],
    [
      'a file by its address',
      user('responses', { type: 'input_file', file_url: 'https://a.b/c.pdf' }),
    ],
    [
      'a file',
      user('responses', { type: 'input_file', file_data: `data:application/pdf;base64,${base64}` }),
    ],
    [
      'an image in the result of a tool',
      {
        input: [
          { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' },
          {
            type: 'function_call_output',
            call_id: 'c',
            output: [{ type: 'input_image', image_url: 'https://a.b/c.png' }],
          },
        ],
      },
    ],
    [
      'a file in the result of a custom tool',
      {
        input: [
          {
            type: 'custom_tool_call_output',
            call_id: 'c',
            output: [{ type: 'input_file', file_url: 'https://a.b/c' }],
          },
        ],
      },
    ],
    [
      'an image in an item of an unknown type',
      { input: [{ type: 'new_item', things: [{ type: 'x', image_url: 'https://a.b/c.png' }] }] },
    ],
    [
      'an image that was generated',
      { input: [{ type: 'image_generation_call', id: 'i', status: 'completed', result: base64 }] },
    ],
    [
      'audio',
      user('responses', { type: 'input_audio', input_audio: { data: base64, format: 'wav' } }),
    ],
  ],
  messages: [
    [
      'an image by its address',
      user('messages', { type: 'image', source: { type: 'url', url: 'https://a.b/c.png' } }),
    ],
    [
      'a document by its address',
      user('messages', { type: 'document', source: { type: 'url', url: 'https://a.b/c.pdf' } }),
    ],
    [
      'a document',
      user('messages', {
        type: 'document',
        source: { type: 'base64', media_type: 'application/pdf', data: base64 },
      }),
    ],
    [
      'a document in the result of a tool',
      {
        messages: [
          { role: 'user', content: 'a' },
          { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'f', input: {} }] },
          {
            role: 'user',
            content: [
              {
                type: 'tool_result',
                tool_use_id: 't',
                content: [{ type: 'document', source: { type: 'url', url: 'https://a.b/c.pdf' } }],
              },
            ],
          },
        ],
      },
    ],
    [
      'a document in the result of a hosted tool',
      {
        messages: [
          { role: 'user', content: 'a' },
          {
            role: 'assistant',
            content: [
              {
                type: 'web_fetch_tool_result',
                tool_use_id: 't',
                content: {
                  type: 'web_fetch_result',
                  url: 'https://a.b',
                  content: {
                    type: 'document',
                    source: { type: 'base64', media_type: 'application/pdf', data: base64 },
                  },
                },
              },
            ],
          },
          { role: 'user', content: 'b' },
        ],
      },
    ],
    [
      'an image in a block of an unknown type',
      user('messages', {
        type: 'new_block',
        items: [
          { type: 'y', source: { type: 'url', media_type: 'image/png', url: 'https://a.b/c.png' } },
        ],
      }),
    ],
    [
      'audio',
      user('messages', {
        type: 'audio',
        source: { type: 'base64', media_type: 'audio/wav', data: base64 },
      }),
    ],
  ],
}

describe.each(dialects)('%s', (dialect) => {
  test.each(unknown[dialect])('reserves a token for each byte of %s', async (_, more) => {
    const plain = await reserved(dialect, `${dialect}-texts`, {})
    expect(await reserved(dialect, `${dialect}-texts`, more)).toBeGreaterThan(
      plain / 2 + long.length,
    )
  })

  test.each(parts[dialect])('refuses %s where the model reads text alone', async (_, more) => {
    const { status, message } = await post(dialect, `${dialect}-texts`, more)
    expect(status).toBe(400)
    expect(message).toMatch(/does not (see images|read files|process audio)/)
    expect(server.received).toEqual([])
  })

  test.each(parts[dialect])('passes %s to a model that is declared to read it', async (_, more) => {
    expect(await post(dialect, `${dialect}-all`, more)).toMatchObject({ status: 200 })
  })

  test.each(parts[dialect])(
    'reserves %s by its kind, within what the model takes',
    async (what, more) => {
      const tokens = await reserved(dialect, `${dialect}-bounded`, more)
      if (what.includes('by its address') && !what.includes('image')) expect(tokens).toBe(200_000)
      expect(tokens).toBeGreaterThan(1000)
      expect(tokens).toBeLessThanOrEqual(200_000)
    },
  )

  test('a file of unknown size needs context_tokens for a budget, and nothing else', async () => {
    const [, more] =
      parts[dialect].find(([name]) => /(file|document) by its address/.test(name)) ?? []
    if (!more) return expect.unreachable()
    const refused = await post(dialect, `${dialect}-all`, more, await keyWith(100))
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.message).toMatch(/has an address, .* send its bytes, .* context_tokens/)
    const { key } = await gateway.createKey({ tpm: 1_000_000 })
    expect((await post(dialect, `${dialect}-all`, more, key)).status).toBe(200)
  })

  test('does not count an image by its bytes', async () => {
    const image =
      dialect === 'responses'
        ? { type: 'input_image', image_url: `data:image/png;base64,${'A'.repeat(300_000)}` }
        : {
            type: 'image',
            source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(300_000) },
          }
    const tokens = await reserved(dialect, `${dialect}-all`, user(dialect, image))
    expect(tokens).toBeGreaterThan(48_000)
    expect(tokens).toBeLessThan(52_000)
  })

  test('what looks like media in the arguments of a call is text', async () => {
    const more =
      dialect === 'responses'
        ? {
            input: [
              { type: 'function_call', call_id: 'c', name: 'f', arguments: '{"image_url":"x"}' },
              { type: 'function_call_output', call_id: 'c', output: 'a' },
            ],
          }
        : {
            messages: [
              { role: 'user', content: 'a' },
              {
                role: 'assistant',
                content: [
                  {
                    type: 'tool_use',
                    id: 't',
                    name: 'f',
                    input: { type: 'image', image_url: 'x' },
                  },
                ],
              },
              { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'b' }] },
            ],
          }
    expect((await post(dialect, `${dialect}-texts`, more)).status).toBe(200)
  })
})

test('a call that a budget covers as usual, and not at most, gets all that is left, alone', async () => {
  // 16 000 bytes of words: 4 000 tokens by our count.
  const prompt = user('responses', { type: 'input_text', text: 'word '.repeat(3200) })
  const key = await keyWith(7000 * tokenUsd)
  holds = true
  const first = post('responses', 'responses-texts', prompt, key)
  await until('it is asked', () => held.length === 1)
  const beside = await post('responses', 'responses-texts', {}, key)
  expect(beside).toMatchObject({ status: 402 })
  expect(beside.message).toMatch(
    /reserves [\d.]+ USD, the most .* and 0 of 0\.007 USD is left; .*max_tokens/,
  )
  holds = false
  for (const answer of held.splice(0)) answer()
  expect((await first).status).toBe(200)
  expect((await post('responses', 'responses-texts', {}, key)).status).toBe(200)
  expect(
    (await post('responses', 'responses-texts', prompt, await keyWith(5000 * tokenUsd))).status,
  ).toBe(402)
})
