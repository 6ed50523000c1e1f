import { expect, test } from 'vitest'
import { models } from '../support/gateway.ts'
import { startServer } from '../support/process.ts'
import { clients } from './clients.ts'

/** Whether a refusal is heard while its request is still being sent shows only between processes, and not each time. */
const times = 6

test('every library hears why a large request is refused, and not of a broken connection', { timeout: 60_000 }, async () => {
  const server = await startServer({ config: { upstreams: { none: { base_url: 'http://127.0.0.1:1/v1' } }, routes: { '*': [{ upstream: 'none' }] } } })
  const { key } = await server.createKey()
  const refusals = [
    { status: 413, key, prompt: 'x'.repeat(9 << 20) },
    { status: 401, key: 'nobody', prompt: 'x'.repeat(7 << 20) },
  ]
  const heard: string[] = []
  for (const { status, ...refused } of refusals) {
    for (let count = 0; count < times; count++) {
      for (const client of clients) {
        const error: unknown = await client.chat({ gateway: { url: server.url, key: refused.key }, model: models[0], prompt: refused.prompt }).catch((thrown: unknown) => thrown)
        const { status: told, statusCode, message } = error as { status?: number; statusCode?: number; message?: string } // each library has its own class
        if ((told ?? statusCode) !== status) heard.push(`${client.name}, ${status}: ${message}`)
      }
    }
  }
  expect(heard).toEqual([])
})
