import { ChatOpenAI } from '@langchain/openai'
import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'
import { models, startGateway, type Gateway } from '../../support/servers/gateway.ts'

const Step = z.object({ text: z.string(), minutes: z.number().int().min(5) })
const Recipe = z.object({
  title: z.string(),
  difficulty: z.enum(['easy', 'hard']),
  steps: z.array(Step),
  source: z.string().url().nullable(),
})

const [model] = models
const messages = [{ role: 'user' as const, content: 'How is bread made?' }]
const format = zodResponseFormat(Recipe, 'recipe')

let sandbox: Awaited<ReturnType<typeof startSandboxInference>>
let gateway: Gateway
let openai: OpenAI
beforeAll(async () => {
  sandbox = await startSandboxInference()
  gateway = await startGateway({
    upstreams: { sandbox: { base_url: sandbox.base_url } },
    routes: { '*': [{ upstream: 'sandbox' }] },
  })
  openai = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: gateway.key })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.close()
})

describe('structured output of the sandbox', () => {
  test('is parsed by OpenAI’s library', async () => {
    const { choices } = await openai.chat.completions.parse({
      model,
      messages,
      response_format: format,
    })
    const parsed: unknown = choices[0]?.message.parsed
    expect(Recipe.parse(parsed)).toEqual(parsed)
  })

  test('is parsed by OpenAI’s library from a stream', async () => {
    const stream = openai.chat.completions.stream({ model, messages, response_format: format })
    let deltas = 0
    stream.on('content.delta', () => void deltas++)
    const { choices } = await stream.finalChatCompletion()
    const parsed: unknown = choices[0]?.message.parsed
    expect(Recipe.parse(parsed)).toEqual(parsed)
    expect(deltas).toBeGreaterThan(1)
  })

  test.each(['jsonSchema', 'functionCalling', 'jsonMode'] as const)(
    'is read by LangChain as %s',
    async (method) => {
      const chat = new ChatOpenAI({
        model,
        apiKey: gateway.key,
        configuration: { baseURL: `${gateway.url}/openai/v1` },
      })
      const schema = method === 'jsonMode' ? z.object({ reply: z.string() }) : Recipe
      const value: unknown = await chat
        .withStructuredOutput(schema, { method, name: 'recipe' })
        .invoke(messages)
      expect(schema.parse(value)).toEqual(value)
    },
  )
})
