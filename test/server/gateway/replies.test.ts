import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fault } from '../../support/http/schemas.ts'
import { readSse } from '../../support/http/sse.ts'
import {
  alwaysRetries,
  ask,
  chat,
  startGatewayServer,
  testGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  says,
  sendJson,
  usage,
  usageChunk,
  type Script,
} from '../../support/upstreams/model-server.ts'

let script: Script
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  script = says('Hello')
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const dialects = [
  { dialect: 'gateway', path: '/v1' },
  { dialect: 'openai', path: '/openai/v1' },
] as const
type Dialect = (typeof dialects)[number]

async function post({ path }: Dialect, body: object): Promise<string> {
  const { url, key } = server.gateway
  const reply = await fetch(`${url}${path}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  expect(reply.status, text).toBe(200)
  return text
}

type Message = {
  content?: string | null
  reasoning?: string
  reasoning_content?: string
  tool_calls?: { id?: string; index?: number; function?: { name?: string; arguments?: unknown } }[]
}
type Whole = { choices: { message: Message; finish_reason: string }[]; usage?: object }
type Piece = { choices: { delta: Message; finish_reason: string | null }[]; usage?: object }

async function whole(dialect: Dialect, more: object = {}): Promise<Whole> {
  const body: unknown = JSON.parse(await post(dialect, chat(more)))
  expect(fault(dialect.dialect, 'ChatCompletion', body)).toBeNull()
  return body as Whole // judged on the line above
}

async function streamed(dialect: Dialect, more: object = {}): Promise<Piece[]> {
  const text = await post(dialect, chat({ stream: true, ...more }))
  const { events } = readSse(Buffer.from(text))
  expect(events.at(-1)?.data).toBe('[DONE]')
  return events.slice(0, -1).map(({ data }) => {
    const piece: unknown = JSON.parse(data)
    expect(fault(dialect.dialect, 'ChatCompletionChunk', piece)).toBeNull()
    return piece as Piece // judged on the line above
  })
}

const deltasOf = (pieces: Piece[]) => pieces.flatMap(({ choices }) => choices.map((c) => c.delta))
const joined = (deltas: Message[], name: 'content' | 'reasoning' | 'reasoning_content') =>
  deltas.map((delta) => delta[name] ?? '').join('')

/** Replies with this message, whole or in these deltas. */
const replying =
  (message: object, deltas: object[] = [message], counts: object | null = usage): Script =>
  (_req, res, { body }) => {
    if (!body.stream) {
      const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }
      return sendJson(res, 200, completion('', { choices: [choice], usage: counts }))
    }
    const events = [...deltas.map((delta) => chunk(delta)), chunk({}, 'stop')]
    const last = { ...usageChunk, usage: counts }
    openEvents(res).end([...events, ...(counts ? [last] : []), '[DONE]'].map(event).join(''))
  }

describe.each(dialects)('on $path', (dialect) => {
  test('a refusal that a model server gives in place of the text is the text', async () => {
    const start = { role: 'assistant', content: '', refusal: null }
    script = replying({ content: null, refusal: 'I will not.' }, [
      start,
      { refusal: 'I will' },
      { refusal: ' not.' },
    ])
    expect((await whole(dialect)).choices[0]?.message.content).toBe('I will not.')
    expect(joined(deltasOf(await streamed(dialect)), 'content')).toBe('I will not.')
  })

  describe('reasoning', () => {
    test.each([
      ['reasoning', { reasoning: 'Hm, well' }],
      ['reasoning_content', { reasoning_content: 'Hm, well' }],
      ['both', { reasoning: 'Hm, well', reasoning_content: 'Hm, well' }],
    ])('that a model server gives as %s is given out under both names', async (_name, given) => {
      const pieces = Object.fromEntries(Object.keys(given).map((name) => [name, 'Hm, ']))
      const rest = Object.fromEntries(Object.keys(given).map((name) => [name, 'well']))
      const start = { role: 'assistant', content: '', ...pieces }
      script = replying({ content: 'Yes', ...given }, [start, rest, { content: 'Yes' }])
      const [choice] = (await whole(dialect)).choices
      expect(choice?.message).toMatchObject({
        content: 'Yes',
        reasoning: 'Hm, well',
        reasoning_content: 'Hm, well',
      })
      const deltas = deltasOf(await streamed(dialect))
      expect(joined(deltas, 'reasoning')).toBe('Hm, well')
      expect(joined(deltas, 'reasoning_content')).toBe('Hm, well')
      expect(joined(deltas, 'content')).toBe('Yes')
    })

    test('that is empty or no text is left out', async () => {
      for (const reasoning of ['', null, 7, { text: 'Hm' }]) {
        script = replying({ content: 'Yes', reasoning, reasoning_content: reasoning })
        const [choice] = (await whole(dialect)).choices
        expect(Object.keys(choice?.message ?? {})).not.toContain('reasoning')
        const deltas = deltasOf(await streamed(dialect))
        expect(deltas.flatMap((delta) => Object.keys(delta))).not.toContain('reasoning_content')
      }
    })

    test('counts once among the tokens that we estimate', async () => {
      const reasoning = 'abcd'.repeat(10)
      script = replying({ content: 'abcd', reasoning }, [{ reasoning }, { content: 'abcd' }], null)
      await whole(dialect)
      await streamed(dialect)
      const rows = (await server.gateway.rows()).slice(-2)
      expect(rows).toMatchObject([
        { completion_tokens: 11, estimated: true },
        { completion_tokens: 11, estimated: true },
      ])
    })

    test('of an earlier turn goes back to the model server under both names', async () => {
      const turn = { role: 'assistant', content: 'Yes', reasoning_content: 'Hm, well' }
      await whole(dialect, { messages: [turn, { role: 'user', content: 'Why?' }] })
      expect(server.upstream.only().body.messages).toEqual([
        { ...turn, reasoning: 'Hm, well' },
        { role: 'user', content: 'Why?' },
      ])
    })
  })

  describe('token counts', () => {
    const details = {
      prompt_tokens_details: { cached_tokens: 8 },
      completion_tokens_details: { reasoning_tokens: 2 },
    }

    test('keep the cached and the reasoning tokens, and nothing else', async () => {
      script = replying({ content: 'Yes' }, undefined, {
        ...usage,
        prompt_tokens_details: { cached_tokens: 8, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 2, audio_tokens: 0 },
      })
      expect((await whole(dialect)).usage).toEqual({ ...usage, ...details })
      const pieces = await streamed(dialect, { stream_options: { include_usage: true } })
      expect(pieces.at(-1)?.usage).toEqual({ ...usage, ...details })
    })

    test.each([
      ['of DeepSeek', { prompt_cache_hit_tokens: 8 }],
      ['of Moonshot', { cached_tokens: 8 }],
    ])('have the cached tokens by the name %s too', async (_name, more) => {
      script = replying({ content: 'Yes' }, undefined, { ...usage, ...more })
      expect((await whole(dialect)).usage).toEqual({
        ...usage,
        prompt_tokens_details: { cached_tokens: 8 },
      })
    })

    test.each([
      ['more than there are', 13, 4],
      ['negative', -1, -1],
      ['no numbers', '8', null],
    ])('have no details that are %s', async (_what, cached_tokens, reasoning_tokens) => {
      script = replying({ content: 'Yes' }, undefined, {
        ...usage,
        prompt_tokens_details: { cached_tokens },
        completion_tokens_details: { reasoning_tokens },
      })
      expect((await whole(dialect)).usage).toEqual(usage)
    })
  })

  test('arguments of tools that are no text are made one, whole and streamed', async () => {
    const calls = (args: unknown) => ({
      tool_calls: [
        { index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: args } },
      ],
    })
    for (const [args, text] of [
      [{ a: [1, null] }, '{"a":[1,null]}'],
      [['x'], '["x"]'],
      [7, '7'],
      [null, '{}'],
      ['{"a": 1}', '{"a": 1}'],
    ]) {
      script = replying({ content: null, ...calls(args) }, [calls(args)])
      const [choice] = (await whole(dialect)).choices
      expect(choice?.message.tool_calls?.[0]?.function).toEqual({ name: 'f', arguments: text })
      const deltas = deltasOf(await streamed(dialect))
      const streamedCalls = deltas.flatMap((delta) => delta.tool_calls ?? [])
      expect(streamedCalls[0]?.function).toEqual({ name: 'f', arguments: text })
    }
  })
})

test('OpenAI’s dialect takes the reasoning of an earlier turn under its other name', async () => {
  const turn = { role: 'assistant', content: 'Yes', reasoning: 'Hm, well' }
  await whole(dialects[1], { messages: [turn, { role: 'user', content: 'Why?' }] })
  expect(server.upstream.only().body.messages[0]).toEqual({
    ...turn,
    reasoning_content: 'Hm, well',
  })
})

describe('a model server that knows no reasoning in messages', () => {
  const history = [
    { role: 'assistant', content: 'Yes', reasoning_content: 'Hm, well' },
    { role: 'user', content: 'Why?' },
  ]
  const plain = [{ role: 'assistant', content: 'Yes' }, history[1]]
  const hasReasoning = ({ messages }: { messages: object[] }) =>
    messages.some((message) => 'reasoning_content' in message)

  test.each([
    [400, { error: { message: "'messages.0' : property 'reasoning_content' is unsupported" } }],
    [422, { detail: [{ type: 'extra_forbidden', loc: ['messages', 0, 'reasoning_content'] }] }],
    [400, { error: { message: "Unknown parameter: 'messages[0].reasoning'." } }],
  ])('is called again without it, and from then on (%i %j)', async (status, error) => {
    const { gateway, upstream } = await testGatewayServer({
      upstream: (req, res, received) =>
        hasReasoning(received.body)
          ? sendJson(res, status, error)
          : says('Hello')(req, res, received),
    })
    for (const stream of [false, true]) {
      const reply = await ask(gateway, chat({ messages: history, stream }))
      expect(reply.status, reply.body.toString()).toBe(200)
    }
    expect(upstream.received.map(({ body }) => hasReasoning(body))).toEqual([true, false, false])
    expect(upstream.received.at(-1)?.body.messages).toEqual(plain)
    expect((await gateway.rows()).map((row) => row.status)).toEqual(['ok', 'ok'])
  })

  test('is called once if it wants more of it, or if there is none', async () => {
    let message = 'Missing reasoning_content in messages[0].'
    const { gateway, upstream } = await testGatewayServer({
      upstream: (_req, res) => sendJson(res, 400, { error: { message } }),
    })
    expect((await ask(gateway, chat({ messages: history }))).status).toBe(400)
    message = "property 'reasoning_content' is unsupported"
    expect((await ask(gateway, chat({ messages: plain }))).status).toBe(400)
    expect(upstream.received).toHaveLength(2)
  })
})
