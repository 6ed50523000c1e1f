import { expect, test } from 'vitest'
import { ask, chat, json, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { says, sendJson, type Script } from '../../../support/upstreams/model-server.ts'

const failsWith =
  (status: number, error: object): Script =>
  (_, res) =>
    sendJson(res, status, { error })

const tooLong = failsWith(400, {
  message:
    "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.",
  code: 'context_length_exceeded',
})
const filtered = failsWith(400, { message: 'The prompt was filtered.', code: 'content_filter' })
const broke = failsWith(429, { message: 'You exceeded your quota.', code: 'insufficient_quota' })

test.each([
  ['a prompt that is too long', 'context_length', tooLong],
  ['a filtered prompt', 'content_filter', filtered],
  ['an account without credit', 'quota', broke],
] as const)(
  '%s goes to the deployment that takes over on %s, and nothing else does',
  async (...is) => {
    const [, meaning, script] = is
    const servers = await testGatewayServer(
      { a: script, other: says('other'), spare: says('spare') },
      {
        deployments: {
          other: {
            tier: 2,
            on: ['context_length', 'content_filter', 'quota'].filter(
              (one) => one !== meaning,
            ) as never,
          },
          spare: { tier: 3, on: [meaning] },
        },
      },
    )
    const reply = await ask(servers.gateway)
    expect(reply.status, reply.body.toString()).toBe(200)
    expect(reply.body.toString()).toContain('spare')
    expect(
      [servers.a, servers.other, servers.spare].map(({ received }) => received.length),
    ).toEqual([1, 0, 1])
  },
)

test('a deployment that takes over gets no calls that did not fail', async () => {
  const servers = await testGatewayServer(
    { a: says('a'), spare: says('spare') },
    { deployments: { spare: { on: ['quota'], weight: 1000 } } },
  )
  for (let at = 0; at < 10; at++) await ask(servers.gateway)
  expect([servers.a.received.length, servers.spare.received.length]).toEqual([10, 0])
})

test('a prompt that is too long for one deployment is tried at one with more context', async () => {
  const servers = await testGatewayServer(
    { a: tooLong, same: says('same'), more: says('more') },
    {
      deployments: {
        a: { context_tokens: 8192 },
        same: { context_tokens: 8192, tier: 2 },
        more: { context_tokens: 100_000, tier: 3 },
      },
    },
  )
  expect((await ask(servers.gateway)).body.toString()).toContain('more')
  expect(servers.same.received).toHaveLength(0)
})

test.each([
  ['context_length_exceeded', tooLong],
  ['content_filter', filtered],
])('without such a deployment the caller gets 400, %s', async (code, script) => {
  const { gateway, b } = await testGatewayServer(
    { a: script, b: says('b') },
    { deployments: { b: { tier: 2 } } },
  )
  const reply = await ask(gateway, chat())
  expect(reply.status).toBe(400)
  const { message } = json(reply) as { message: string }
  expect(message).toContain(code === 'content_filter' ? 'filtered' : 'maximum context length')
  expect(b.received).toHaveLength(0)
})
