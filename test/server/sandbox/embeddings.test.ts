import { afterAll, beforeAll, expect, test } from 'vitest'
import { embed, embeddingsOf } from '../../support/dialects/embeddings-server.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0)

test('the sandbox gives the same input the same vector, of length 1', async () => {
  const reply = await embed(gateway, { input: ['a cat sat here', 'a cat sat there', 'money'] })
  const [one = [], near = [], far = []] = embeddingsOf(reply) as number[][]
  expect([reply.status, one.length]).toEqual([200, 1024])
  expect(embeddingsOf(await embed(gateway, { input: 'A cat sat here.' }))).toEqual([one])
  expect(dot(one, one)).toBeCloseTo(1, 5)
  expect(dot(one, near)).toBeGreaterThan(dot(one, far))
})

test('the sandbox takes tokens, gives base64, and shortens vectors', async () => {
  const more = { input: [[1, 2], [3]], dimensions: 8 }
  const floats = embeddingsOf(await embed(gateway, more)) as number[][]
  expect(floats.map(({ length }) => length)).toEqual([8, 8])
  const texts = embeddingsOf(await embed(gateway, { ...more, encoding_format: 'base64' }))
  const decoded = (texts as string[]).map((text) => {
    const bytes = Buffer.from(text, 'base64')
    return Array.from({ length: 8 }, (_, place) => bytes.readFloatLE(place * 4))
  })
  expect(decoded).toEqual(floats)
})
