import { fileURLToPath } from 'node:url'
import Anthropic from '@anthropic-ai/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { fault } from '../../support/http/schemas.ts'

const file = (name: string) =>
  fileURLToPath(new URL(`../../../generated/json/${name}.json`, import.meta.url))
const hello = {
  model: 'hermes-3-llama3.1-8b',
  max_tokens: 64,
  messages: [{ role: 'user' as const, content: 'Say hello.' }],
}

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ contract: [file('gateway'), file('messages')], paceMs: 1 })
})
afterAll(() => mock.close())

const library = (prefer = '') =>
  new Anthropic({
    baseURL: `${mock.url}/anthropic`,
    apiKey: 'any',
    maxRetries: 0,
    defaultHeaders: { prefer },
  })

describe('the mock of Anthropic’s dialect, beside that of the gateway', () => {
  test('answers whole and streamed, with and without a tool call', async () => {
    const message = await library().messages.create(hello)
    expect(message).toMatchObject({
      content: [{ type: 'text', text: 'Hello! How can I help you today?' }],
      _request_id: expect.any(String) as string,
    })
    const whole = await library('example=tool_use').messages.create(hello)
    expect(whole.stop_reason).toBe('tool_use')
    const streamed = await library('example=tools').messages.stream(hello).finalMessage()
    expect(streamed.content).toMatchObject([
      { type: 'thinking', thinking: 'I need the weather.' },
      { type: 'tool_use', id: 'call_1', name: 'get_weather', input: { city: 'Lisbon' } },
    ])
  })

  test('a stream that is cut throws the message of its last event', async () => {
    const stream = library('example=cut').messages.stream(hello)
    await expect(stream.finalMessage()).rejects.toThrow(
      "the model's server ended the stream before the reply was complete",
    )
  })

  test('counts tokens, and lists models', async () => {
    const { model, messages } = hello
    expect(await library().messages.countTokens({ model, messages })).toEqual({ input_tokens: 12 })
    expect((await library().models.list()).data).toMatchObject([{ id: 'qwen3-coder' }])
    expect(await library().models.retrieve('any')).toMatchObject({ id: 'qwen3-coder' })
  })

  test.each([
    ['code=401', 401, 'authentication_error'],
    ['code=429', 429, 'rate_limit_error'],
    ['code=503', 503, 'overloaded_error'],
    ['code=404, example=model', 404, 'not_found_error'],
  ])('Prefer: %s gives the error that the library knows', async (prefer, status, type) => {
    await expect(library(prefer).messages.create(hello)).rejects.toMatchObject({ status, type })
  })

  test('what it refuses itself has Anthropic’s shape', async () => {
    const ask = async (
      path: string,
      headers: object,
      body: object = { ...hello, temperature: 3 },
    ) => {
      const reply = await fetch(`${mock.url}/anthropic/v1/${path}?beta=true`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return { status: reply.status, json: (await reply.json()) as { error: { message: string } } }
    }
    const key = { 'x-api-key': 'any' }
    const refusals = [
      await ask('messages', key),
      await ask('messages', {}),
      await ask('files', key),
      await ask('models', key),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 401, 404, 405])
    for (const { json } of refusals) expect(fault('messages', 'Error', json)).toBeNull()
    expect(refusals[0]?.json.error.message).toBe('temperature must be <= 1')
  })

  test('HEAD of the address needs no key', async () => {
    expect((await fetch(`${mock.url}/anthropic`, { method: 'HEAD' })).status).toBe(200)
  })
})
