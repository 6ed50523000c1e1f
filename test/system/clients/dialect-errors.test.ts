import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clients } from './clients.ts'
import { describeDialectErrors } from './dialect-error-cells.ts'
import { startStage, type Stage } from './upstreams.ts'

describeDialectErrors(clients)

let stage: Stage
beforeAll(async () => {
  stage = await startStage(['sandbox'])
})
afterAll(() => stage.close())

test('who calls /responses, as newer libraries do by default, reads where to go', async () => {
  const library = new OpenAI({
    baseURL: `${stage.gateway.url}/openai/v1`,
    apiKey: stage.gateway.key,
    maxRetries: 2,
  })
  const error: unknown = await library.responses
    .create({ model: stage.model('sandbox'), input: 'hi' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OpenAI.NotFoundError)
  expect((error as Error).message).toMatch(
    /^404 no operation at \/openai\/v1\/responses; use POST \/openai\/v1\/chat\/completions/,
  )
})
