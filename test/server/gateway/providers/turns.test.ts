import { expect, test } from 'vitest'
import type { ModelFacts } from '../../../../server/config/providers.ts'
import { requestFrom } from '../../../../server/gateway/dialects/openai/read-request.ts'
import { orderedTurns } from '../../../../server/gateway/providers/order.ts'
import { messagesBody } from '../../../../server/gateway/upstream/messages/write-request.ts'
import { features } from '../../../support/providers/requests.ts'
import { ask, chat, json, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import { receiver } from '../../../support/upstreams/receiver.ts'

const user = (content: string) => ({ role: 'user' as const, content })

test('turns are joined and parted at once, also if as many messages leave as came', () => {
  const turns = [
    user('a'),
    user('b'),
    { role: 'assistant' as const, content: '', tool_calls: [] },
    { role: 'tool' as const, content: 'c' },
    user('d'),
  ]
  const ordered = orderedTurns(turns, ['alternate', 'no_user_after_tool'])
  expect(ordered.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'tool',
    'assistant',
    'user',
  ])
  expect(ordered[0]?.content).toBe('a\n\nb')
})

test.each(['budget', 'effort'] as const)(
  'results of calls without their thinking are sent without thinking (%s)',
  (thinking) => {
    const { messages = [], tools } = features['calls of another model'] ?? {}
    const request = { model: 'm', stream: false, tools: tools ?? null, reasoning_effort: 'high' }
    const bodyFor = (count: number) => {
      const turns = requestFrom({ ...request, messages: messages.slice(0, count) } as never)
      const body = messagesBody(turns, 'm', receiver({ reasoning: { thinking } }), {})
      return [JSON.parse(body) as object, turns.shaped?.ignored.has('reasoning_effort')] as const
    }
    const [first, isFirstIgnored] = bodyFor(1)
    expect(first).toHaveProperty('thinking')
    expect(isFirstIgnored).toBe(false)
    const [later, isLaterIgnored] = bodyFor(4)
    expect(later).not.toHaveProperty('thinking')
    expect(isLaterIgnored).toBe(true)
  },
)

const prefilled = chat({ messages: [user('hi'), { role: 'assistant', content: 'Hel' }] })
const refusing: { dialects: 'messages'[]; facts: ModelFacts } = {
  dialects: ['messages'],
  facts: { prefill: 'refuses' },
}

test('a chat that ends with the assistant goes to a server that continues it', async () => {
  const { gateway, a, b } = await testGatewayServer(
    { a: says('a'), b: says('b') },
    { upstreams: { a: refusing }, deployments: { b: { tier: 2 } } },
  )
  expect((await ask(gateway, prefilled)).status).toBe(200)
  expect([a.received.length, b.received.length]).toEqual([0, 1])
})

test('without such a server the caller is told what to change', async () => {
  const { gateway, a } = await testGatewayServer({ a: says('a') }, { upstreams: { a: refusing } })
  const reply = await ask(gateway, prefilled)
  expect([reply.status, json(reply)]).toMatchObject([400, { param: 'messages' }])
  expect(a.received).toHaveLength(0)
})
