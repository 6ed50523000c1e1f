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
