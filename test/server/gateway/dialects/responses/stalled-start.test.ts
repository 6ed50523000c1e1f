import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chunk, event, openEvents, piece } from '../../../../support/upstreams/model-server.ts'
import { listen, testGatewayServer } from '../../../../support/servers/gateway-server.ts'
import { until } from '../../../../support/waiting.ts'

// The first event repeats the instructions, and fills what the system buffers. The model server
// responds before the client counts as disconnected.
test('a client that does not read the start of a Response leaves a row, and frees its deployment', async () => {
  const { gateway, upstream } = await testGatewayServer(
    {
      upstream: async (_req, res) => {
        await sleep(300)
        const stream = openEvents(res)
        stream.write(event(piece('Hello')))
        await sleep(500)
        stream.end(event(chunk({}, 'stop')) + event('[DONE]'))
      },
    },
    { limits: { keep_alive_ms: 100, write_stall_ms: 1000 } },
  )
  const body = JSON.stringify({
    model: 'mistralai/mistral-7b-instruct',
    input: 'Hi',
    stream: true,
    instructions: 'y'.repeat(6 << 20),
  })
  const head =
    `POST /openai/v1/responses HTTP/1.1\r\nHost: ${new URL(gateway.url).host}\r\n` +
    `Authorization: Bearer ${gateway.key}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  const client = await listen(gateway, Buffer.from(head + body))
  client.pause()
  await until('the model server is called', () => upstream.received.length === 1)
  await until('its row is written', async () => (await gateway.rows()).length === 1)
  const [row] = await gateway.rows()
  expect(row).toMatchObject({ status: 'client_left' })
  client.leave()
})
