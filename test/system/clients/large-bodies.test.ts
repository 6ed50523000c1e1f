import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { models } from '../../support/servers/gateway.ts'
import { startServer } from '../../support/servers/process.ts'
import { comesMs, longMs } from '../../support/waiting.ts'
import { clients } from './clients.ts'
import { isSoak } from '../../support/soak.ts'

/**
 * Whether a refusal is heard while its request is still being sent shows only between processes,
 * and not each time.
 */
const times = isSoak ? 6 : 2

const config = {
  upstreams: { none: { base_url: 'http://127.0.0.1:1/v1' } },
  routes: { '*': [{ upstream: 'none' }] },
}

test(
  'every library hears why a large request is refused, and not of a broken connection',
  { timeout: longMs },
  async () => {
    const server = await startServer({ config })
    const { key } = await server.createKey()
    const refusals = [
      { status: 413, key, prompt: 'x'.repeat(33 << 20) },
      { status: 401, key: 'nobody', prompt: 'x'.repeat(7 << 20) },
    ]
    const failures: string[] = []
    for (const { status, ...refused } of refusals) {
      for (let count = 0; count < times; count++) {
        for (const client of clients) {
          const error: unknown = await client
            .chat({
              gateway: { url: server.url, key: refused.key },
              model: models[0],
              prompt: refused.prompt,
            })
            .catch((thrown: unknown) => thrown)
          // Each library has its own class of errors.
          const {
            status: ownStatus,
            statusCode,
            message,
          } = error as { status?: number; statusCode?: number; message?: string }
          if ((ownStatus ?? statusCode) !== status)
            failures.push(`${client.name}, ${status}: ${message}`)
        }
      }
    }
    expect(failures).toEqual([])
  },
)

test('a client that reads only after it has sent all hears that its chunked body is too large', async () => {
  const server = await startServer({ config })
  const { key } = await server.createKey()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const send = async (bytes: Buffer | string) =>
    void (
      socket.write(bytes) || (await once(socket, 'drain', { signal: AbortSignal.timeout(comesMs) }))
    )
  await send(
    'POST /v1/chat/completions HTTP/1.1\r\nHost: gateway.test\r\n' +
      `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(1 << 16, 'x'),
    Buffer.from('\r\n'),
  ])
  for (let sent = 0; sent < 40 << 20; sent += 1 << 16) await send(chunk)
  await send('0\r\n\r\n')
  // No encoding is set.
  const [reply] = (await once(socket, 'data', { signal: AbortSignal.timeout(comesMs) })) as [Buffer]
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/)
})
