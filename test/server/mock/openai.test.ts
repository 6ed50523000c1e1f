import { fileURLToPath } from 'node:url'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { fault } from '../../support/http/schemas.ts'

const file = (name: string) =>
  fileURLToPath(new URL(`../../../generated/json/${name}.json`, import.meta.url))
const model = 'hermes-3-llama3.1-8b'
const messages = [{ role: 'user' as const, content: 'Say hello.' }]

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ contract: [file('gateway'), file('openai')], paceMs: 1 })
})
afterAll(() => mock.close())

const library = (prefer = '') =>
  new OpenAI({
    baseURL: `${mock.url}/openai/v1`,
    apiKey: 'any',
    maxRetries: 0,
    defaultHeaders: { prefer },
  })

describe('the mock of OpenAI’s dialect, beside that of the gateway', () => {
  test('answers whole and streamed, with and without a tool call', async () => {
    expect((await library().chat.completions.create({ model, messages })).choices[0]).toMatchObject(
      {
        message: { content: 'Hello! How can I help you today?', refusal: null },
        finish_reason: 'stop',
      },
    )
    expect(
      (await library('example=tool_calls').chat.completions.create({ model, messages })).choices[0]
        ?.finish_reason,
    ).toBe('tool_calls')
    const runner = library('example=tools').chat.completions.stream({ model, messages })
    expect((await runner.finalChatCompletion()).choices[0]?.message.tool_calls).toMatchObject([
      { id: 'call_1', function: { name: 'get_weather', arguments: '{"city":"Lisbon"}' } },
    ])
  })

  test('makes embeddings, which the SDK asks for as base64 unless told otherwise', async () => {
    const request = { model: 'bge-m3', input: 'Say hello.' }
    for (const prefer of ['', 'example=base64']) {
      const { data } = await library(prefer).embeddings.create(request)
      expect([...(data[0]?.embedding ?? [])]).toEqual([0.5, -0.25, 0.125, 0])
    }
  })

  test('a stream that is cut throws the message of its last event', async () => {
    const stream = await library('example=cut').chat.completions.create({
      model,
      messages,
      stream: true,
    })
    const read = async () => {
      for await (const chunk of stream) expect(chunk.object).toBe('chat.completion.chunk')
    }
    await expect(read()).rejects.toThrow(
      "the model's server ended the stream before the reply was complete",
    )
  })

  test.each([
    ['code=401', 401, 'invalid_api_key'],
    ['code=429', 429, 'rate_limit_exceeded'],
    ['code=503', 503, 'upstream_busy'],
    ['code=404, example=model', 404, 'model_not_found'],
  ])('Prefer: %s gives the error that the SDK knows', async (prefer, status, code) => {
    const error: unknown = await library(prefer)
      .chat.completions.create({ model, messages })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OpenAI.APIError)
    expect(error).toMatchObject({ status, code })
  })

  test('what it refuses itself has OpenAI’s shape under /openai, and the common one elsewhere', async () => {
    const ask = async (
      path: string,
      headers: Record<string, string> = {},
      body: object = { model, messages, temperature: 3 },
    ) => {
      const reply = await fetch(mock.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return { status: reply.status, json: (await reply.json()) as unknown }
    }
    const authorization = 'Bearer any'
    const refusals = [
      await ask('/openai/v1/chat/completions', { authorization }),
      await ask('/openai/v1/chat/completions'),
      await ask('/openai/v1/completions', { authorization }),
      await ask('/openai/v1/models', { authorization }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 401, 404, 405])
    for (const { json } of refusals) expect(fault('openai', 'Error', json)).toBeNull()
    expect(refusals[0]?.json).toEqual({
      error: {
        message: 'temperature must be <= 2',
        type: 'invalid_request_error',
        param: 'temperature',
        code: 'decimal_above_max_value',
      },
    })
    const strict = await ask('/v1/chat/completions', { authorization })
    expect(fault('gateway', 'Error', strict.json)).toBeNull()
  })
})
