import { expect, it, onTestFinished } from 'vitest'
import { ask, call, chat, json, stand } from '../support/stand.ts'
import { completion, sendJson } from '../support/scripted.ts'
import { until } from '../support/waiting.ts'

const whole = (_req: unknown, res: Parameters<typeof sendJson>[0]) => sendJson(res, 200, completion('hello'))

it('admits as many requests a minute as the key may send', async () => {
  const { gateway } = await stand({ only: whole })
  const { key } = await gateway.createKey({ rpm: 3 })
  const replies = []
  for (let n = 0; n < 5; n++) replies.push(await ask(gateway, chat(), { key }))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(replies[0]?.headers).toMatchObject({ 'x-ratelimit-limit-requests': '3', 'x-ratelimit-remaining-requests': '2' })
})
