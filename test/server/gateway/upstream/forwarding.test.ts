import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import { assertCompletion, assertErrorEnd, assertRefusal } from '../../../support/http/replies.ts'
import {
  event,
  openEvents,
  piece,
  says,
  sendError,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  model,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'

let script: Script
let one: GatewayServer<'upstream'>
beforeAll(async () => {
  one = await startGatewayServer(
    { upstream: (req, res, received) => script(req, res, received) },
    alwaysRetries,
  )
})
afterAll(() => one.close())
beforeEach(() => {
  script = says('Hello')
  one.upstream.received.length = 0
})

async function sentOn(body: object, headers: string[] = []) {
  const reply = await ask(one.gateway, body, { headers })
  expect(reply.status, reply.raw.toString()).toBe(200)
  return { ...one.upstream.only(), reply }
}

describe('what the upstream is sent', () => {
  test('the request, with the defaults filled in, and nothing else', async () => {
    expect((await sentOn(chat())).body).toEqual({
      model,
      messages: [{ role: 'user', content: 'hi' }],
      max_tokens: 1024,
      stream: false,
    })
  })

  test('usage is asked of every stream, whatever the caller wants of it', async () => {
    for (const stream_options of [undefined, null, {}, { include_usage: false, other: 1 }]) {
      one.upstream.received.length = 0
      expect((await sentOn(chat({ stream: true, stream_options }))).body['stream_options']).toEqual(
        { include_usage: true },
      )
    }
    one.upstream.received.length = 0
    expect(
      (await sentOn(chat({ stream_options: { include_usage: true } }))).body,
    ).not.toHaveProperty('stream_options')
  })

  test('max_completion_tokens in place of max_tokens', async () => {
    const { body } = await sentOn(chat({ max_tokens: 9, max_completion_tokens: 5 }))
    expect(body.max_tokens).toBe(5)
    expect(body).not.toHaveProperty('max_completion_tokens')
  })

  const forwarded = {
    top_p: 0.5,
    top_k: 40,
    min_p: 0.1,
    stop: ['a', 'b'],
    seed: -3,
    frequency_penalty: 0.25,
    presence_penalty: -1,
    repetition_penalty: 1.1,
    logit_bias: { 7: -100 },
    logprobs: true,
    top_logprobs: 2,
    tools: [
      {
        type: 'function',
        function: { name: 'f', parameters: { type: 'object', additionalProperties: false } },
      },
    ],
    tool_choice: { type: 'function', function: { name: 'f' } },
    parallel_tool_calls: false,
    response_format: { type: 'json_schema', json_schema: { name: 'x', schema: {} } },
    reasoning: { effort: 'low' },
    reasoning_effort: 'low',
    user: 'someone',
    metadata: { a: 'b' },
  }
  const forwardedOfMessage = {
    name: 'ann',
    tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
    tool_call_id: 'c',
    reasoning_content: 'hm',
  }
  const marked = (properties: Record<string, object>) =>
    Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))
  const { ChatCompletionRequest, Message } = contract.components.schemas
  const ignoredFields = new RegExp(contract.components.headers.IgnoredFields.schema.pattern)

  test('every field that the contract marks x-forward, as it is', async () => {
    expect(
      marked(ChatCompletionRequest.properties).toSorted(),
      'all of them are in this test',
    ).toEqual([...Object.keys(forwarded), 'max_completion_tokens', 'stream_options'].toSorted())
    const { body, reply } = await sentOn(chat(forwarded))
    expect(body).toEqual({ ...chat(forwarded), max_tokens: 1024, stream: false })
    expect(reply.headers['x-ignored-fields']).toBeUndefined()
  })

  test('every such field of a message', async () => {
    expect(marked(Message.properties).toSorted()).toEqual(
      Object.keys(forwardedOfMessage).toSorted(),
    )
    const message = { role: 'assistant', content: 'hi', ...forwardedOfMessage }
    const { body, reply } = await sentOn(chat({ messages: [message] }))
    expect(body.messages).toEqual([{ ...message, reasoning: 'hm' }])
    expect(reply.headers['x-ignored-fields']).toBeUndefined()
  })

  test('none of them when it is null', async () => {
    const nulls = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]))
    const message = { role: 'user', content: 'hi', ...nulls(marked(Message.properties)) }
    const { body } = await sentOn(
      chat({ ...nulls(marked(ChatCompletionRequest.properties)), messages: [message] }),
    )
    expect(body).toEqual({
      model,
      messages: [{ role: 'user', content: 'hi' }],
      max_tokens: 1024,
      stream: false,
    })
  })

  test('no unknown field of the request or a message, and the caller is told which', async () => {
    const destinations = {
      api_base: 'http://127.0.0.1:1',
      base_url: 'http://127.0.0.1:1',
      api_key: 'sk-mine',
      extra_headers: { a: 'b' },
    }
    const { body, reply } = await sentOn(
      chat({
        ...destinations,
        messages: [{ role: 'user', content: 'hi', cache_control: { type: 'x' } }],
      }),
    )
    expect(body).toEqual({ ...chat(), max_tokens: 1024, stream: false })
    expect(reply.headers['x-ignored-fields']).toBe(
      'api_base, base_url, api_key, extra_headers, messages[].cache_control',
    )
  })

  test('names of ignored fields that would break the header are written safely, and its length is bounded', async () => {
    const { reply } = await sentOn(
      chat({
        'line\r\nx-forged: 1': 1,
        'a,b': 1,
        ünï: 1,
        ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field_number_${at}`, at])),
      }),
    )
    expect(reply.headers['x-forged']).toBeUndefined()
    expect(reply.headers['x-ignored-fields']).toMatch(
      /^line%0D%0Ax-forged%3A%201, a%2Cb, %C3%BCn%C3%AF, field_number_0, /,
    )
    expect(reply.headers['x-ignored-fields']?.length).toBeLessThanOrEqual(1024)
  })

  test('a field whose name is empty is named, too', async () => {
    const { reply } = await sentOn(chat({ '': 1 }))
    expect(reply.headers['x-ignored-fields']).toBe('""')
  })

  test('names of ignored fields are all written in one way, the empty one too', async () => {
    const odd = {
      '': 1,
      $ref: 1,
      'messages[].a b': 1,
      ['x'.repeat(63) + 'é']: 1,
      '\ud800': 1,
      ['y'.repeat(70)]: 1,
    }
    const { reply } = await sentOn(
      chat({ ...odd, messages: [{ role: 'user', content: 'hi', '': 1, 'a b': 1 }] }),
    )
    const ignored = reply.headers['x-ignored-fields'] ?? ''
    expect(ignored.split(', ')).toEqual([
      '""',
      '%24ref',
      'messages%5B%5D.a%20b',
      'x'.repeat(63),
      '%EF%BF%BD',
      'y'.repeat(64),
      'messages[].""',
      'messages[].a%20b',
    ])
    expect(ignored).toMatch(ignoredFields)
  })
})

describe('headers and keys', () => {
  test('the caller’s own headers do not travel', async () => {
    const { headers } = await sentOn(chat(), [
      'Cookie: a=b',
      'X-Forwarded-For: 10.1.2.3',
      'X-Custom: 1',
      'OpenAI-Organization: org',
      'X-Stainless-Lang: js',
      'Accept-Encoding: gzip',
    ])
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'connection',
      'content-length',
      'content-type',
      'host',
    ])
    expect(JSON.stringify(headers)).not.toContain(one.gateway.key)
  })

  test('the key and headers of one upstream never reach another', async () => {
    const { a, b, gateway } = await testGatewayServer(
      { a: (_req, res) => sendError(res, 500), b: says('b') },
      {
        env: { KEY_A: 'sk-of-a', KEY_B: 'sk-of-b' },
        upstreams: {
          a: { key_env: 'KEY_A', headers: { 'x-of-a': 'yes' } },
          b: { key_env: 'KEY_B', headers: { 'x-of-b': 'yes' } },
        },
        deployments: { b: { tier: 2 } },
      },
    )
    assertCompletion(await ask(gateway))
    expect(a.only().headers).toMatchObject({ authorization: 'Bearer sk-of-a', 'x-of-a': 'yes' })
    expect(b.only().headers).toMatchObject({ authorization: 'Bearer sk-of-b', 'x-of-b': 'yes' })
    expect(a.only().headers).not.toHaveProperty('x-of-b')
    expect(JSON.stringify([b.only().headers, b.only().text])).not.toMatch(/of-a/)
  })

  test('a redirect is not followed: its target hears nothing, least of all the key', async () => {
    const sink = await testGatewayServer({ target: says('followed') })
    for (const status of [301, 302, 303, 307, 308]) {
      script = (_req, res) =>
        sendError(res, status, { location: `${sink.target.base_url}/chat/completions` })
      for (const stream of [false, true])
        assertRefusal(await ask(one.gateway, chat({ stream })), 502)
    }
    expect(sink.target.received).toEqual([])
  })
})

describe('X-Request-Timeout-Ms', () => {
  const timeout = (ms: number | string) => [`X-Request-Timeout-Ms: ${ms}`]
  const hangs: Script = () => {}
  const begins: Script = (_req, res) => void openEvents(res).write(event(piece('Hello')))

  test('shortens the deadline of a whole reply', async () => {
    script = hangs
    const reply = await ask(one.gateway, chat(), { headers: timeout(150) })
    assertRefusal(reply, 504)
    expect(reply.endedMs).toBeGreaterThan(140)
  })

  test('shortens the deadline of a stream: before the first piece 504, after it an error event', async () => {
    script = hangs
    assertRefusal(await ask(one.gateway, chat({ stream: true }), { headers: timeout(150) }), 504)
    script = begins
    const reply = await ask(one.gateway, chat({ stream: true }), { headers: timeout(2000) })
    expect(assertErrorEnd(reply)).toMatchObject({
      text: 'Hello',
      error: { code: 504, type: 'deadline_exceeded' },
    })
  })

  test('never lengthens it', async () => {
    const { gateway } = await testGatewayServer(
      { hanging: hangs },
      { ...alwaysRetries, limits: { whole_ms: 600, stream_ms: 600 } },
    )
    for (const body of [chat(), chat({ stream: true })]) {
      const reply = await ask(gateway, body, { headers: timeout(600_000) })
      assertRefusal(reply, 504)
      expect(reply.endedMs).toBeGreaterThan(550)
    }
  })

  test.each(['0', '-1', '1.5', 'soon', '600001', '', '5e2', '0x1f4', '+500'])(
    '%j is refused',
    async (value) => {
      const { param } = assertRefusal(
        await ask(one.gateway, chat(), { headers: timeout(value) }),
        400,
      )
      expect(param?.toLowerCase()).toBe('x-request-timeout-ms')
      expect(one.upstream.received).toEqual([])
    },
  )
})
