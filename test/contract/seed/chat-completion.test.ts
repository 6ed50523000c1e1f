import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import { models } from '../../support/servers/gateway.ts'
import { exchange, requestBytes } from '../../support/http/raw.ts'
import { assertCompletion, assertGoodStream, assertRefusal } from '../../support/http/replies.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  says,
  sendJson,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  json,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'

/**
 * Each test is a rule of the specification of the chat completion gateway; its name begins with the
 * section and, in section 4, the rule.
 */
let script: Script
let one: GatewayServer<'upstream'>
beforeAll(async () => {
  one = await startGatewayServer({ upstream: (req, res, received) => script(req, res, received) })
})
afterAll(() => one.close())
beforeEach(() => {
  script = says('Hello', ' world')
  one.upstream.received.length = 0
})

const send = (body: unknown = chat()) => ask(one.gateway, body)
/** What the upstream was sent for this request. */
async function sentOn(body: unknown) {
  expect((await send(body)).status).toBe(200)
  return one.upstream.only().body
}
/** Refused with 400 naming the place, and without a word to the upstream. */
async function expectInvalid(body: unknown, param?: string) {
  const error = assertRefusal(await send(body), 400)
  if (param !== undefined) expect(error.param).toBe(param)
  expect(one.upstream.received).toEqual([])
  return error
}
const invalid = (body: unknown, param?: string) => async () =>
  void (await expectInvalid(body, param))
const without = (name: string) =>
  Object.fromEntries(Object.entries(chat()).filter(([key]) => key !== name))

describe('1 what the service does', () => {
  test('1 a conversation becomes the reply of an assistant, in one body or as an event stream', async () => {
    expect(assertCompletion(await send()).choices[0]?.message).toEqual({
      role: 'assistant',
      content: 'Hello world',
    })
    expect(assertGoodStream(await send(chat({ stream: true }))).text).toBe('Hello world')
  })
})

describe('2.1 the request', () => {
  test('2.1 model is required', invalid(without('model')))
  test.each([7, null, true, ['x'], {}])('2.1 model is a string, not %j', (value) =>
    invalid(chat({ model: value }), 'model')(),
  )
  test('2.1 messages is required', invalid(without('messages')))
  test.each(['hi', { role: 'user', content: 'hi' }, null, 7, ['hi']])(
    '2.1 messages is an array of messages, not %j',
    (value) => invalid(chat({ messages: value }))(),
  )
  test('2.1 messages reach the model in their order', async () => {
    const messages = ['system', 'user', 'assistant', 'user'].map((role, at) => ({
      role,
      content: `message ${at}`,
    }))
    expect((await sentOn(chat({ messages }))).messages).toEqual(messages)
  })
  test('2.1 max_tokens defaults to 1024', async () =>
    expect((await sentOn(chat())).max_tokens).toBe(1024))
  test.each([1, 7, 100_000])('2.1 max_tokens %i reaches the model', async (value) =>
    expect((await sentOn(chat({ max_tokens: value }))).max_tokens).toBe(value),
  )
  test.each([1.5, '7', null, true, []])('2.1 max_tokens is an integer, not %j', (value) =>
    invalid(chat({ max_tokens: value }), 'max_tokens')(),
  )
  test.each([0, 0.5, 1, 1e-7])('2.1 temperature %d reaches the model', async (value) =>
    expect((await sentOn(chat({ temperature: value })))['temperature']).toBe(value),
  )
  test.each([-0.0001, 1.0001, 2, '0.5', null, true])(
    '2.1 temperature is a number from 0 to 1, not %j',
    (value) => invalid(chat({ temperature: value }), 'temperature')(),
  )
  test('2.1 temperature has no default', async () =>
    expect(await sentOn(chat())).not.toHaveProperty('temperature'))
  test('2.1 stream defaults to false', async () => {
    const reply = await send()
    expect(reply.headers['content-type']).toBe('application/json')
    expect(one.upstream.only().body.stream).toBe(false)
  })
  test.each(['true', 1, null, {}])('2.1 stream is true or false, not %j', (value) =>
    invalid(chat({ stream: value }), 'stream')(),
  )
})

describe('2.2 the models', () => {
  test.each(models)('2.2 %s is served under its own name', async (name) => {
    const reply = assertCompletion(await send(chat({ model: name })))
    expect(reply.model).toBe(name)
    expect(one.upstream.only().body.model).toBe(name)
  })
  test.each([
    'gpt-4o',
    '',
    'Hermes-3-llama3.1-8b',
    'hermes-3-llama3.1-8b ',
    'llama-3.3-70b-instruct',
  ])('2.2 another model, %j, is refused with the list of those that there are', async (name) => {
    const error = await expectInvalid(chat({ model: name }), 'model')
    for (const model of models) expect(error.message).toContain(model)
  })
})

describe('2.3 a message of the request', () => {
  test.each(['system', 'user', 'assistant'])('2.3 the role %s is allowed', async (role) => {
    expect((await sentOn(chat({ messages: [{ role, content: 'hi' }] }))).messages).toEqual([
      { role, content: 'hi' },
    ])
  })
  test.each(['tool', 'developer', 'function', 'User', '', null, 7])(
    '2.3 the role %j is not',
    async (role) => {
      const error = await expectInvalid(
        chat({ messages: [{ role, content: 'hi' }] }),
        'messages[0].role',
      )
      if (typeof role === 'string')
        for (const allowed of ['system', 'user', 'assistant'])
          expect(error.message).toContain(allowed)
    },
  )
  test(
    '2.3 the role is required: a message of content alone, as in the sample, is not enough',
    invalid(chat({ messages: [{ content: 'hi' }] })),
  )
  test('2.3 content is required', invalid(chat({ messages: [{ role: 'user' }] })))
  test.each([null, 7, {}, [{ type: 'text', text: 'hi' }]])(
    '2.3 content is text, not %j',
    (content) => invalid(chat({ messages: [{ role: 'user', content }] }), 'messages[0].content')(),
  )
  test('2.3 content reaches the model as it is', async () => {
    const content = 'Zeile 1\r\n\tZeile 2 \u0000 «日本語» 👩‍🚀 data: [DONE]\n\n'
    expect((await sentOn(chat({ messages: [{ role: 'user', content }] }))).messages).toEqual([
      { role: 'user', content },
    ])
  })
})

describe('2.3a the whole reply', () => {
  test('2.3a id identifies the completion', async () => {
    expect(assertCompletion(await send()).id).toBe('cmpl-7')
    script = (_req, res) => sendJson(res, 200, completion('Hello', { id: undefined }))
    const [first, second] = [assertCompletion(await send()).id, assertCompletion(await send()).id]
    expect(first).not.toBe(second)
  })
  test('2.3a object is chat.completion whatever the upstream calls it', async () => {
    script = (_req, res) => sendJson(res, 200, completion('Hello', { object: 'text_completion' }))
    expect(assertCompletion(await send()).object).toBe('chat.completion')
  })
  test('2.3a created is the Unix time of creation, in seconds', async () => {
    expect(assertCompletion(await send()).created).toBe(1_767_225_600)
    script = (_req, res) => sendJson(res, 200, completion('Hello', { created: 'now' }))
    expect(Math.abs(assertCompletion(await send()).created - Date.now() / 1000)).toBeLessThan(60)
  })
  test('2.3a model is the identifier that was asked for', async () =>
    expect(assertCompletion(await send()).model).toBe(model))
  test('2.3a choices is an array', async () =>
    expect(assertCompletion(await send()).choices).toHaveLength(1))
})

describe('2.4 a choice', () => {
  const choiceOf = async (choice: object) => {
    script = (_req, res) => sendJson(res, 200, completion('', { choices: [choice] }))
    return assertCompletion(await send()).choices[0]
  }
  test('2.4 the role of the message is always assistant', async () => {
    expect(
      (
        await choiceOf({
          index: 0,
          message: { role: 'model', content: 'Hello' },
          finish_reason: 'stop',
        })
      )?.message.role,
    ).toBe('assistant')
  })
  test('2.4 the content of the message is text', async () => {
    expect(
      (
        await choiceOf({
          index: 0,
          message: {
            content: null,
            tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
          },
          finish_reason: 'tool_calls',
        })
      )?.message.content,
    ).toBe('')
  })
  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['eos', 'stop'],
    ['max_tokens', 'length'],
  ])('2.4 finish_reason is stop or length: %s becomes %s', async (native, shown) => {
    expect(
      (await choiceOf({ index: 0, message: { content: 'Hello' }, finish_reason: native }))
        ?.finish_reason,
    ).toBe(shown)
  })
  test('2.4 index is an integer', async () =>
    expect((await choiceOf({ message: { content: 'Hello' }, finish_reason: 'stop' }))?.index).toBe(
      0,
    ))
})

describe('2.5 the error body', () => {
  test('2.5 error is an integer and message is text, both always there', async () => {
    const replies = [
      await send(chat({ model: 'x' })),
      await ask(one.gateway, chat(), { key: 'wrong' }),
      await ask(one.gateway, '{'),
      await ask(one.gateway, chat(), { headers: ['Authorization: Bearer twice'] }),
    ]
    for (const [at, reply] of replies.entries()) {
      const { error, message } = assertRefusal(reply, 400, 401)
      expect(Number.isInteger(error) && Math.abs(error) < 2 ** 31, `reply ${at}`).toBe(true)
      expect(message.length).toBeGreaterThan(10)
    }
  })
})

describe('3 states', () => {
  test('3 each request is independent: nothing of one is in the next', async () => {
    await send(chat({ messages: [{ role: 'user', content: 'remember me' }], temperature: 0.3 }))
    await send()
    expect(one.upstream.received[1]?.body).toEqual({ ...chat(), max_tokens: 1024, stream: false })
  })
})

describe('4 the endpoint', () => {
  const post = (path: string, headers: string[], body = JSON.stringify(chat())) =>
    exchange(
      one.gateway.url,
      requestBytes(
        `POST ${path} HTTP/1.1`,
        ['Host: gateway.test', `Authorization: Bearer ${one.gateway.key}`, ...headers],
        body,
      ),
    )

  test('4 createChatCompletion is POST /v1/chat/completions, bound to gateway_url, with a required body', async () => {
    const operation = contract.paths['/v1/chat/completions'].post
    expect(operation.operationId).toBe('createChatCompletion')
    expect(operation.servers.map(({ url }) => url)).toEqual(['{gateway_url}'])
    expect(operation.requestBody.required).toBe(true)
    expect(
      (await post('/v1/chat/completions', ['Content-Type: application/json'])).reply?.status,
    ).toBe(200)
  })
  test('4 the request body is required', async () =>
    void assertRefusal(await ask(one.gateway, ''), 400))
  test('4 the request is application/json', async () => {
    const { reply } = await post('/v1/chat/completions', ['Content-Type: text/plain'])
    expect(reply?.status).toBe(415)
  })
  test('4.1 without stream, or with stream false, the reply is one JSON body of 2.3a', async () => {
    for (const body of [chat(), chat({ stream: false })]) {
      const reply = await send(body)
      assertCompletion(reply)
      expect(reply.headers['content-type']).toBe('application/json')
    }
  })
  test('4.2 with stream true the reply is an event stream, whatever the request accepts', async () => {
    for (const accept of ['application/json', '*/*', 'text/event-stream']) {
      assertGoodStream(
        await ask(one.gateway, chat({ stream: true }), { headers: [`Accept: ${accept}`] }),
      )
    }
  })
  test.each([
    { model: 'x' },
    { messages: [] },
    { max_tokens: 0 },
    { temperature: 9 },
    { stream: 'yes' },
  ])('4.3 an invalid parameter, %j, is answered with 400 and an error body', (more) =>
    invalid(chat(more))(),
  )
  test('4.4 a missing or invalid bearer token is answered with 401 and an error body', async () => {
    const missing = requestBytes(
      'POST /v1/chat/completions HTTP/1.1',
      ['Host: gateway.test', 'Content-Type: application/json'],
      JSON.stringify(chat()),
    )
    const { reply } = await exchange(one.gateway.url, missing)
    if (!reply) throw new Error('no reply')
    assertRefusal(reply, 401)
    assertRefusal(await ask(one.gateway, chat(), { key: 'not-a-key' }), 401)
    expect(one.upstream.received).toEqual([])
  })
})

/**
 * Those of the service itself: the contract also has the pages that show it, which are open and
 * carry no version.
 */
const ownPaths = Object.entries(contract.paths).filter(
  ([path]) => path !== '/' && path !== '/openapi.json' && !path.startsWith('/docs'),
)

describe('5 authentication', () => {
  test('5 the header is Authorization with Bearer, a space and the token', async () => {
    const authorized = async (value: string) => {
      const bytes = requestBytes(
        'POST /v1/chat/completions HTTP/1.1',
        ['Host: gateway.test', 'Content-Type: application/json', `Authorization: ${value}`],
        JSON.stringify(chat()),
      )
      return (await exchange(one.gateway.url, bytes)).reply?.status
    }
    expect(await authorized(`Bearer ${one.gateway.key}`)).toBe(200)
    for (const value of [
      one.gateway.key,
      `Basic ${one.gateway.key}`,
      `Bearer${one.gateway.key}`,
      'Bearer',
      `Token ${one.gateway.key}`,
    ])
      expect(await authorized(value), value).toBe(401)
  })
  test('5 every operation wants the token', async () => {
    for (const [path, item] of ownPaths) {
      for (const method of Object.keys(item)) {
        const { reply } = await exchange(
          one.gateway.url,
          requestBytes(`${method.toUpperCase()} ${path} HTTP/1.1`, ['Host: gateway.test']),
        )
        expect(reply?.status, `${method} ${path}`).toBe(401)
      }
    }
    expect(contract.components.securitySchemes.BearerAuth).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    })
  })
  test('5 a token that was revoked is invalid', async () => {
    const { id, key } = await one.gateway.createKey()
    expect((await ask(one.gateway, chat(), { key })).status).toBe(200)
    await one.gateway.revokeKey(id)
    assertRefusal(await ask(one.gateway, chat(), { key }), 401)
  })
})

describe('6 events', () => {
  test('6 a stream carries the reply as it grows: a piece is there before the next is made', async () => {
    let goOn = () => {}
    const firstPieceRead = new Promise<void>((resolve) => (goOn = resolve))
    script = async (_req, res) => {
      openEvents(res).write(event(chunk({ content: 'first' })))
      await firstPieceRead
      res.end(event(chunk({ content: ' second' })) + event(chunk({}, 'stop')) + event('[DONE]'))
    }
    const reply = await fetch(`${one.gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat({ stream: true })),
    })
    const decoder = new TextDecoder()
    let text = ''
    for await (const part of reply.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.includes('first')) goOn()
    }
    expect(text.indexOf('first')).toBeLessThan(text.indexOf(' second'))
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  })
})

describe('7 errors', () => {
  test('7 invalid parameters are 400, an invalid or missing token is 401, and the error field is the status', async () => {
    expect(json(await send(chat({ temperature: -1 })))).toMatchObject({ error: 400 })
    expect(json(await ask(one.gateway, chat(), { key: 'wrong' }))).toMatchObject({ error: 401 })
  })
})

describe('8 limits', () => {
  test('8 max_tokens: default 1024, integer', () =>
    expect(contract.components.schemas.ChatCompletionRequest.properties.max_tokens).toMatchObject({
      type: 'integer',
      default: 1024,
    }))
  test('8 temperature: from 0 to 1, both included', async () => {
    for (const value of [0, 1]) expect((await send(chat({ temperature: value }))).status).toBe(200)
    for (const value of [-Number.EPSILON, 1 + Number.EPSILON])
      expect((await send(chat({ temperature: value }))).status).toBe(400)
  })
})

describe('9 versioning', () => {
  test('9 the path begins with /v1; without it there is no operation', async () => {
    for (const [path] of ownPaths) expect(path).toMatch(/^\/v1\//)
    const bytes = requestBytes(
      'POST /chat/completions HTTP/1.1',
      [
        'Host: gateway.test',
        `Authorization: Bearer ${one.gateway.key}`,
        'Content-Type: application/json',
      ],
      JSON.stringify(chat()),
    )
    expect((await exchange(one.gateway.url, bytes)).reply?.status).toBe(404)
  })
  test('9 the description is version 1.0.0 and MIT-licensed', () => {
    expect(contract.info.version).toBe('1.0.0')
    expect(contract.info.license.name).toBe('MIT')
  })
})
