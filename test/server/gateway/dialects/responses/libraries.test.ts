import { createOpenAI } from '@ai-sdk/openai'
import { HumanMessage } from '@langchain/core/messages'
import { ChatOpenAI } from '@langchain/openai'
import { APICallError, generateText, streamText, tool, type ModelMessage } from 'ai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { model } from '../../../../support/dialects/responses-call.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendJson,
  usageChunk,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'

// It says on the console that it sends no reasoning back.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

let script: Script = says('Hello')
let server: GatewayServer<'upstream'>
beforeAll(async () => {
  server = await startGatewayServer({ upstream: (...about) => script(...about) }, alwaysRetries)
})
beforeEach(() => {
  script = says('Hello', ' there')
  server.upstream.received.length = 0
})
afterAll(() => server.close())

const callOf = (args: string) => ({
  index: 0,
  id: 'call_7',
  type: 'function',
  function: { name: 'get_weather', arguments: args },
})

/** Reasons and calls the tool, and says what came of it. */
const callsTool: Script = (_req, res, { body: { messages, stream } }) => {
  const last = messages.at(-1)
  const isAnswered = last?.['role'] === 'tool'
  const said = `It says ${String(last?.['content'])}.`
  const calls = [callOf('{"city":"Lisbon"}')]
  if (!stream) {
    const message = isAnswered
      ? { role: 'assistant', content: said }
      : { role: 'assistant', content: null, reasoning: 'A tool.', tool_calls: calls }
    const finish_reason = isAnswered ? 'stop' : 'tool_calls'
    const choices = [{ index: 0, message, finish_reason }]
    return sendJson(res, 200, { ...completion(''), choices })
  }
  const chunks = isAnswered
    ? [piece(said), chunk({}, 'stop')]
    : [chunk({ reasoning: 'A tool.' }), chunk({ tool_calls: calls }), chunk({}, 'tool_calls')]
  openEvents(res).end([...chunks, usageChunk, '[DONE]'].map((one) => event(one)).join(''))
}

describe('the AI SDK with its own provider, which speaks Responses', () => {
  const openai = () =>
    createOpenAI({ baseURL: `${server.gateway.url}/openai/v1`, apiKey: server.gateway.key })(model)
  const stateless = { openai: { store: false } }
  const weather = tool({
    inputSchema: z.object({ city: z.string() }),
    execute: ({ city }) => Promise.resolve(`21 in ${city}`),
  })

  test('reads a reply, whole and streamed', async () => {
    const whole = await generateText({ model: openai(), prompt: 'hi' })
    expect([whole.text, whole.usage.totalTokens]).toEqual(['Hello there', 15])
    const streamed = streamText({ model: openai(), prompt: 'hi' })
    expect([await streamed.text, await streamed.finishReason]).toEqual(['Hello there', 'stop'])
  })

  test('has two turns where it is told that nothing is stored', async () => {
    const messages: ModelMessage[] = [{ role: 'user', content: 'hi' }]
    const ask = () =>
      generateText({ model: openai(), messages, providerOptions: stateless, maxRetries: 0 })
    const { response } = await ask()
    messages.push(...response.messages, { role: 'user', content: 'And?' })
    expect((await ask()).text).toBe('Hello there')
    expect(server.upstream.received.at(-1)?.body.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
    ])
  })

  test('by default refers to what it takes for stored, and is told what to do', async () => {
    const messages: ModelMessage[] = [{ role: 'user', content: 'hi' }]
    const ask = () => generateText({ model: openai(), messages, maxRetries: 0 })
    const { response } = await ask()
    messages.push(...response.messages, { role: 'user', content: 'And?' })
    const error = await ask().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(APICallError)
    expect(error).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('providerOptions.openai.store to false') as string,
    })
  })

  test.each([true, false])('calls a tool and goes on, streamed: %s', async (isStream) => {
    script = callsTool
    const ask = {
      model: openai(),
      prompt: 'How warm is it?',
      tools: { get_weather: weather },
      providerOptions: stateless,
      stopWhen: ({ steps }: { steps: unknown[] }) => steps.length === 2,
    }
    const text = isStream ? await streamText(ask).text : (await generateText(ask)).text
    expect(text).toBe('It says 21 in Lisbon.')
  })
})

describe('LangChain with useResponsesApi', () => {
  const chat = () =>
    new ChatOpenAI({
      model,
      useResponsesApi: true,
      apiKey: server.gateway.key,
      maxRetries: 0,
      configuration: { baseURL: `${server.gateway.url}/openai/v1` },
    })

  test('reads a reply, whole and streamed', async () => {
    expect((await chat().invoke([new HumanMessage('hi')])).text).toBe('Hello there')
    const pieces: string[] = []
    for await (const one of await chat().stream('hi')) pieces.push(one.text)
    expect(pieces.join('')).toBe('Hello there')
  })
})
