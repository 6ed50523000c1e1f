import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clients } from './clients.ts'
import { describeDialectErrors } from './dialect-error-cells.ts'
import { startClientGateway, type ClientGateway } from './upstreams.ts'

describeDialectErrors(clients)

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['sandbox'])
})
afterAll(() => setup.close())

test('who calls /completions, as older programs do, reads where to go', async () => {
  const library = new OpenAI({
    baseURL: `${setup.gateway.url}/openai/v1`,
    apiKey: setup.gateway.key,
    maxRetries: 2,
  })
  const error: unknown = await library.completions
    .create({ model: setup.model('sandbox'), prompt: 'hi' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OpenAI.NotFoundError)
  expect((error as Error).message).toMatch(
    /^404 no operation at \/openai\/v1\/completions; use POST \/openai\/v1\/chat\/completions, .*POST \/openai\/v1\/responses/,
  )
})
