import { expect, onTestFinished, test } from 'vitest'
import { metric } from '../../../support/servers/process.ts'
import { chatBytes, dial, exchange, parseReply } from '../../../support/http/raw.ts'
import { assertRefusal } from '../../../support/http/replies.ts'
import { completion, sendJson, type Script } from '../../../support/upstreams/model-server.ts'
import { testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { until } from '../../../support/waiting.ts'

const model: Script = (_req, res) => sendJson(res, 200, completion('hello'))

const chat = (content: string) => ({
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content }],
})

test('large bodies have a bound of their own', async () => {
  const { gateway, one } = await testGatewayServer(
    { one: model },
    { admission: { concurrent: 1, queue_ms: 10_000, body_bytes: 8 << 20 } },
  )
  const send = (body: object) => exchange(gateway.url, chatBytes(gateway.key, body))
  const large = chatBytes(gateway.key, chat('x'.repeat(5 << 20)))
  const first = await dial(gateway.url)
  onTestFinished(() => void first.destroy())
  first.write(large.subarray(0, -1))
  const bodyBytes = async () => metric(await gateway.metrics(), 'tollgate_request_body_bytes') ?? 0
  await until('the first one is there but for its end', async () => (await bodyBytes()) > 5_000_000)
  const { reply: second } = await exchange(gateway.url, large)
  expect(second && assertRefusal(second, 503).code).toBe('overloaded')
  expect((await send(chat('small'))).reply?.status).toBe(200)
  const reply = new Promise<Buffer>((resolve) => first.once('data', resolve))
  first.write(large.subarray(-1))
  expect(parseReply(await reply, false)?.status).toBe(200)
  await until('nothing of it is left', async () => (await bodyBytes()) === 0)
  expect((await exchange(gateway.url, large)).reply?.status).toBe(200)
  expect(one.received.map(({ body }) => String(body.messages[0]?.['content']).length)).toEqual([
    5,
    5 << 20,
    5 << 20,
  ])
})
