import { expect, test } from 'vitest'
import { ask, chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { completion, sendJson, type Script } from '../../../support/upstreams/model-server.ts'

/** A server that refuses these members as OpenAI does, one with each reply. */
const refusing =
  (...members: string[]): Script =>
  (_, res, { body }) => {
    const param = members.find((name) => name in body)
    if (param === undefined) return sendJson(res, 200, completion('Hello'))
    const error = {
      message: `Unsupported parameter: '${param}' is not supported with this model.`,
      type: 'invalid_request_error',
      param,
      code: 'unsupported_parameter',
    }
    sendJson(res, 400, { error })
  }

test('members that a server refuses are left out once it has said so, and named', async () => {
  const { gateway, a } = await testGatewayServer({ a: refusing('temperature', 'max_tokens') })
  const body = chat({ temperature: 1, max_tokens: 9 })
  const first = await ask(gateway, body)
  expect(first.status, first.body.toString()).toBe(200)
  expect(first.headers['x-ignored-fields']).toBe('temperature')
  expect(a.received.map((one) => Object.keys(one.body))).toEqual([
    ['model', 'messages', 'max_tokens', 'stream', 'temperature'],
    ['model', 'messages', 'max_tokens', 'stream'],
    ['model', 'messages', 'stream', 'max_completion_tokens'],
  ])
  const second = await ask(gateway, body)
  expect(second.headers['x-ignored-fields']).toBe('temperature')
  expect(a.received).toHaveLength(4)
  expect(gateway.observed.filter(({ kind }) => kind === 'upstreamLearned')).toEqual([
    {
      kind: 'upstreamLearned',
      upstream: 'a',
      model: chat().model,
      facts: { members: { temperature: 'omit' }, token_limit: 'max_completion_tokens' },
    },
  ])
})

test('an error that names no member is the caller’s, after one attempt', async () => {
  const { gateway, a } = await testGatewayServer({
    a: (_, res) => sendJson(res, 400, { error: { message: 'no', code: 'invalid_type' } }),
  })
  expect((await ask(gateway, chat({ temperature: 1 }))).status).toBe(400)
  expect(a.received).toHaveLength(1)
})

test('a member is not left out if the server refuses the request without it too', async () => {
  const { gateway, a } = await testGatewayServer({
    a: (_, res) =>
      sendJson(res, 400, { error: { param: 'temperature', code: 'unsupported_value' } }),
  })
  expect((await ask(gateway, chat({ temperature: 1 }))).status).toBe(400)
  expect(a.received).toHaveLength(2)
  await ask(gateway, chat({ temperature: 1 }))
  expect(a.received[2]?.body).toHaveProperty('temperature', 1)
})

test('a value that a server refuses is left out, but not other values of its member', async () => {
  const { gateway, a } = await testGatewayServer({
    a: (_, res, { body }) =>
      body['reasoning_effort'] === 'xhigh'
        ? sendJson(res, 400, { error: { param: 'reasoning_effort', code: 'unsupported_value' } })
        : sendJson(res, 200, completion('Hello')),
  })
  for (const reasoning_effort of ['xhigh', 'high', 'xhigh'])
    expect((await ask(gateway, chat({ reasoning_effort }))).status).toBe(200)
  expect(a.received.map(({ body }) => body['reasoning_effort'])).toEqual([
    'xhigh',
    undefined,
    'high',
    undefined,
  ])
})

test('a format that a server refuses is not withheld from other callers', async () => {
  const { gateway, a } = await testGatewayServer({
    a: (_, res, { text }) =>
      text.includes('"unusual"')
        ? sendJson(res, 400, { error: { param: 'response_format', code: 'unsupported_value' } })
        : sendJson(res, 200, completion('{}')),
  })
  const format = (name: string) =>
    chat({ response_format: { type: 'json_schema', json_schema: { name, schema: {} } } })
  for (const name of ['unusual', 'usual'])
    expect((await ask(gateway, format(name))).status).toBe(200)
  expect(a.received.map(({ body }) => 'response_format' in body)).toEqual([true, false, true])
})

test('callers cannot teach a server without end', async () => {
  const { gateway, a } = await testGatewayServer(
    {
      a: (_, res, { body }) => {
        const param = Object.keys(body).find((name) => name.startsWith('odd_'))
        if (param === undefined) return sendJson(res, 200, completion('Hello'))
        sendJson(res, 400, { error: { param, code: 'unknown_parameter' } })
      },
    },
    { upstreams: { a: { facts: { unknown_members: 'refuses' } } } },
  )
  const headers = { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' }
  const url = `${gateway.url}/openai/v1/chat/completions`
  const send = async (name: string) => {
    const body = JSON.stringify(chat({ [name]: 1 }))
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
  }
  for (let at = 0; at < 140; at++) await send(`odd_${at}`)
  a.received.length = 0
  await send('odd_1')
  await send('odd_139')
  expect(
    a.received.map(({ body }) => Object.keys(body).filter((name) => /odd/.test(name))),
  ).toEqual([[], ['odd_139'], []])
})
