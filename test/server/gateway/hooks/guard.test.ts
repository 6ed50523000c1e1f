import { expect, test } from 'vitest'
import { startHookServer } from '../../../support/upstreams/hook-server.ts'
import { chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { completion, sendJson } from '../../../support/upstreams/model-server.ts'

test('a guard behind the server itself is not hooked, and does not wait for those that it judges', async () => {
  let ask: (key: string, content: string) => Promise<Response>
  let guardKey = ''
  const hook = await startHookServer(async ({ texts }) => {
    const reply = await ask(guardKey, `Is it safe? ${texts.map(({ text }) => text).join(' ')}`)
    const isSafe = reply.status === 200 && !(await reply.text()).includes('unsafe')
    return { action: isSafe ? 'allow' : 'block' }
  })
  const { gateway } = await testGatewayServer(
    {
      one: (_req, res, { text }) =>
        sendJson(res, 200, completion(text.includes('bad words') ? 'unsafe' : 'safe')),
    },
    {
      admission: { concurrent: 1, queue_ms: 50 },
      hooks: { guard: { url: hook.url, when: 'both', ms: 5000 } },
    },
  )
  ask = (key, content) =>
    fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(chat({ messages: [{ role: 'user', content }] })),
    })
  guardKey = (await gateway.createKey({ priority_class: 'hook' })).key
  expect((await ask(gateway.key, 'good words')).status).toBe(200)
  expect(hook.asked.map(({ when }) => when)).toEqual(['before', 'after'])
  expect((await ask(gateway.key, 'bad words')).status).toBe(400)
  // With a key of another class the guard would wait for its own verdict.
  guardKey = (await gateway.createKey({})).key
  expect((await ask(gateway.key, 'good words')).status).toBe(400)
  await hook.close()
})
