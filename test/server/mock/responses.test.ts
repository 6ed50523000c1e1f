import { fileURLToPath } from 'node:url'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { judgeResponse, type ResponseEnd } from '../../support/dialects/responses-grammar.ts'
import { readBody } from '../../support/http/body.ts'
import { readSse } from '../../support/http/sse.ts'

const file = (name: string) =>
  fileURLToPath(new URL(`../../../generated/json/${name}.json`, import.meta.url))
const model = 'hermes-3-llama3.1-8b'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({
    contract: [file('gateway'), file('openai'), file('responses')],
    paceMs: 1,
  })
})
afterAll(() => mock.close())

const library = (prefer = '') =>
  new OpenAI({
    baseURL: `${mock.url}/openai/v1`,
    apiKey: 'any',
    maxRetries: 0,
    defaultHeaders: { prefer },
  })

describe('the mock of responses, beside that of OpenAI’s dialect', () => {
  test('answers whole and streamed, as OpenAI’s library reads it', async () => {
    const whole = await library().responses.create({ model, input: 'Say hello.' })
    expect(whole.output_text).toBe('Hello! How can I help you today?')
    const streamed = await library('example=tools')
      .responses.stream({ model, input: 'What is the weather in Lisbon?' })
      .finalResponse()
    expect(streamed.output.map(({ type }) => type)).toEqual(['reasoning', 'function_call'])
  })

  test.each<[string, ResponseEnd]>([
    ['stream', 'completed'],
    ['tools', 'completed'],
    ['custom', 'completed'],
    ['refusal', 'completed'],
    ['length', 'incomplete'],
    ['cut', 'failed'],
    ['error', 'failed'],
  ])('the example %s of a stream has OpenAI’s grammar, and ends as %s', async (example, end) => {
    const reply = await fetch(`${mock.url}/openai/v1/responses`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer any',
        'content-type': 'application/json',
        prefer: `example=${example}`,
      },
      body: JSON.stringify({ model, input: 'hi', stream: true }),
    })
    const { text, isComplete } = await readBody(reply)
    const judged = judgeResponse(readSse(Buffer.from(text)).events)
    expect(judged).toMatchObject({ faults: [], end })
    expect(isComplete).toBe(end !== 'failed')
  })

  test('to read a response is 404, which says what to do instead', async () => {
    const error: unknown = await library()
      .responses.retrieve('resp_1')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OpenAI.APIError)
    expect(error).toMatchObject({ status: 404, code: 'response_not_found' })
  })
})
