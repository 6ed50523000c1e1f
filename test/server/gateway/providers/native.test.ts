import { expect, test } from 'vitest'
import { model, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { says, sendJson, type Script } from '../../../support/upstreams/model-server.ts'

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: [{ type: 'text', text: 'Hello' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
}

/** A server of Messages whose model takes no temperature. */
const coldServer: Script = (_, res, { body }) => {
  if (!('temperature' in body)) return sendJson(res, 200, message)
  const text = 'temperature is deprecated for this model'
  const error = { type: 'invalid_request_error', message: text }
  sendJson(res, 400, { type: 'error', error })
}

const send = async (gateway: { url: string; key: string }, more: object = {}) => {
  const reply = await fetch(`${gateway.url}/anthropic/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': gateway.key, 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      max_tokens: 9,
      temperature: 0.5,
      messages: [{ role: 'user', content: 'hi' }],
      ...more,
    }),
  })
  const body: unknown = await reply.json()
  return { status: reply.status, ignored: reply.headers.get('x-ignored-fields'), body }
}

test('a caller’s own dialect is sent without a refused member, which is remembered', async () => {
  const { gateway, a } = await testGatewayServer(
    { a: coldServer },
    { upstreams: { a: { provider: 'anthropic' } } },
  )
  for (const sent of [2, 3]) {
    const { status, ignored } = await send(gateway)
    expect([status, ignored]).toEqual([200, 'temperature'])
    expect(a.received).toHaveLength(sent)
  }
})

test('a caller’s own dialect is sent as the facts of the model say', async () => {
  const { gateway, a } = await testGatewayServer(
    { a: coldServer },
    {
      upstreams: { a: { provider: 'anthropic' } },
      deployments: { a: { model: 'claude-opus-4-7' } },
    },
  )
  expect(await send(gateway)).toMatchObject({ status: 200, ignored: 'temperature' })
  expect(a.received).toHaveLength(1)
  expect(a.received[0]?.body).not.toHaveProperty('temperature')
})

const billing = 'x-anthropic-billing-header: cc_version=2.1.332.cf6; cc_entrypoint=cli;'
const prompt = { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }
const answers: Script = (_, res) => sendJson(res, 200, message)

test.each([
  ['a block', [{ type: 'text', text: billing }, prompt], [prompt]],
  ['a line of a block', [{ ...prompt, text: `${billing}\nBe brief.` }], [prompt]],
  ['a line of a text', `${billing}\nBe brief.`, 'Be brief.'],
  ['nothing', [prompt, { type: 'text', text: billing }], undefined],
])('%s in front of the prompt reaches only the server it is for', async (_name, system, rest) => {
  const { gateway, a, b } = await testGatewayServer(
    { a: answers, b: answers },
    {
      upstreams: {
        a: { provider: 'anthropic' },
        b: { provider: 'bedrock', dialects: ['messages'] },
      },
      deployments: { b: { tier: 2 } },
    },
  )
  await send(gateway, { system })
  expect(a.only().body['system']).toEqual(system)
  await gateway.reload({ routes: { '*': [{ upstream: 'b' }] } })
  expect(await send(gateway, { system })).toMatchObject({ status: 200 })
  expect(b.only().body['system']).toEqual(rest ?? system)
})

test('a line in front of the prompt does not reach servers of chats', async () => {
  const { gateway, a } = await testGatewayServer({ a: says('Hello') })
  for (const text of [billing, billing.replace('cf6', '333')]) {
    await send(gateway, { system: [{ type: 'text', text }, prompt] })
    expect(a.received.at(-1)?.body.messages[0]).toEqual({ role: 'system', content: 'Be brief.' })
  }
  await send(gateway, { system: [{ type: 'text', text: billing }] })
  expect(a.received.at(-1)?.body.messages.map(({ role }) => role)).toEqual(['user'])
})
