import { expect, test } from 'vitest'
import { createGatewayClient } from '../../client/gateway.ts'
import {
  chatModel,
  gives,
  model,
  testEmbeddingsServer,
  vectors,
} from '../support/dialects/embeddings-server.ts'

test('the client gives vectors, and throws what is refused', async () => {
  const { gateway, servers } = await testEmbeddingsServer([gives('float')])
  const client = createGatewayClient({ baseUrl: gateway.url, token: gateway.key, retries: 0 })
  const once = { idempotencyKey: 'once' }
  const { data, usage } = await client.embeddings({ model, input: ['a', 'b'] }, once)
  expect(data.map(({ embedding }) => embedding)).toEqual(vectors.slice(0, 2))
  expect(usage).toEqual({ prompt_tokens: 7, total_tokens: 7 })
  await client.embeddings({ model, input: ['a', 'b'] }, once)
  expect(servers[0]?.received).toHaveLength(1)
  await expect(client.embeddings({ model: chatModel, input: 'a' })).rejects.toMatchObject({
    status: 400,
    param: 'model',
  })
})
