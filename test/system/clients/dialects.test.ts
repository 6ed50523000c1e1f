import Anthropic from '@anthropic-ai/sdk'
import { createOpenAI } from '@ai-sdk/openai'
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai'
import { APICallError, generateText, streamText, type ModelMessage } from 'ai'
import OpenAI from 'openai'
import OpenAI4 from 'openai-4'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as embeddingsServer from '../../support/dialects/embeddings-server.ts'
import {
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../support/dialects/roads.ts'
import { dialectOf } from '../../support/dialects/server-replies.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { openEvents, sendJson } from '../../support/upstreams/model-server.ts'
import type { DialectCell } from './cells.ts'

let setup: RoadServer
beforeAll(async () => {
  setup = await startRoads(({ whole, events }, res, { body: { stream } }) => {
    if (stream) openEvents(res).end(events(['Hello', ' there']).join(''))
    else sendJson(res, 200, whole('Hello there'))
  })
})
beforeEach(() => {
  setup.server.received.length = 0
})
afterAll(() => setup.close())

/** A library, and the text that it reads of a reply. */
type Library = {
  name: string
  caller: 'responses' | 'messages'
  whole(gateway: Gateway, model: string): Promise<string>
  stream(gateway: Gateway, model: string): Promise<string>
}

const prompt = 'Say hello.'
const openaiUrl = ({ url }: Gateway) => `${url}/openai/v1`

/** The calls used here have the same shape in both versions. */
const openai = (name: string, Client: typeof OpenAI): Library => {
  const responses = (gateway: Gateway) =>
    new Client({ baseURL: openaiUrl(gateway), apiKey: gateway.key, maxRetries: 0 }).responses
  return {
    name,
    caller: 'responses',
    whole: async (gateway, model) =>
      (await responses(gateway).create({ model, input: prompt })).output_text,
    async stream(gateway, model) {
      let text = ''
      const events = await responses(gateway).create({ model, input: prompt, stream: true })
      for await (const event of events)
        if (event.type === 'response.output_text.delta') text += event.delta
      return text
    },
  }
}

const aiModel = (gateway: Gateway, model: string) =>
  createOpenAI({ baseURL: openaiUrl(gateway), apiKey: gateway.key })(model)
const ai: Library = {
  name: 'ai with @ai-sdk/openai',
  caller: 'responses',
  whole: async (gateway, model) =>
    (await generateText({ model: aiModel(gateway, model), prompt, maxRetries: 0 })).text,
  stream: async (gateway, model) =>
    streamText({ model: aiModel(gateway, model), prompt, maxRetries: 0 }).text,
}

const langchainModel = (gateway: Gateway, model: string) =>
  new ChatOpenAI({
    model,
    useResponsesApi: true,
    apiKey: gateway.key,
    maxRetries: 0,
    configuration: { baseURL: openaiUrl(gateway) },
  })
const langchain: Library = {
  name: '@langchain/openai',
  caller: 'responses',
  whole: async (gateway, model) => (await langchainModel(gateway, model).invoke(prompt)).text,
  async stream(gateway, model) {
    let text = ''
    for await (const piece of await langchainModel(gateway, model).stream(prompt))
      text += piece.text
    return text
  },
}

const anthropicMessages = ({ url, key }: Gateway) =>
  new Anthropic({ baseURL: `${url}/anthropic`, apiKey: key, maxRetries: 0 }).messages
const hello = { max_tokens: 64, messages: [{ role: 'user' as const, content: prompt }] }
const textOf = ({ content }: Anthropic.Message) =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('')
const anthropic: Library = {
  name: '@anthropic-ai/sdk',
  caller: 'messages',
  whole: async (gateway, model) =>
    textOf(await anthropicMessages(gateway).create({ model, ...hello })),
  stream: async (gateway, model) =>
    textOf(
      await anthropicMessages(gateway)
        .stream({ model, ...hello })
        .finalMessage(),
    ),
}

const newest = openai('openai 7', OpenAI)
const oldest = openai('openai 4', OpenAI4 as unknown as typeof OpenAI)

const cellOf = ({ caller, server }: Road): DialectCell[] =>
  caller === 'responses' || caller === 'messages'
    ? [`${caller} ${server === caller ? 'passed' : 'translated'}`]
    : []

describe.each([newest, oldest, ai, langchain, anthropic])('$name', (library) => {
  const own = roads.filter(({ caller }) => caller === library.caller)
  for (const road of own)
    test(
      `reads a reply of ${roadName(road)}, whole and streamed`,
      { meta: { client: library.name, dialects: cellOf(road) } },
      async () => {
        const model = roadModel(road)
        expect(await library.whole(setup.gateway, model)).toBe('Hello there')
        expect(await library.stream(setup.gateway, model)).toBe('Hello there')
        const called = setup.server.received.map(({ path }) => dialectOf(path))
        expect(called).toEqual([road.server, road.server])
      },
    )
})

describe('ai with @ai-sdk/openai, in two turns', () => {
  /** Two turns, of which the second has what the library made of the first. */
  async function twoTurns(road: Road, store?: false): Promise<string> {
    const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
    const ask = () =>
      generateText({
        model: aiModel(setup.gateway, roadModel(road)),
        messages,
        maxRetries: 0,
        ...(store === false && { providerOptions: { openai: { store } } }),
      })
    const { response } = await ask()
    messages.push(...response.messages, { role: 'user', content: 'And?' })
    return (await ask()).text
  }

  for (const road of roads.filter(({ caller }) => caller === 'responses')) {
    const dialects = cellOf(road)
    test(
      `of ${roadName(road)}, goes on where store is false`,
      { meta: { client: 'ai with @ai-sdk/openai, two turns, `store: false`', dialects } },
      async () => {
        expect(await twoTurns(road, false)).toBe('Hello there')
      },
    )

    const byDefault = 'ai with @ai-sdk/openai, two turns, by default'
    test(
      `of ${roadName(road)}, refers by default to what is not stored, and is told what to do`,
      { meta: { client: byDefault, dialects, outcome: 'refused' } },
      async () => {
        const error: unknown = await twoTurns(road).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(APICallError)
        const message: unknown = expect.stringContaining('providerOptions.openai.store to false')
        expect(error).toMatchObject({ statusCode: 400, message })
      },
    )
  }
})

describe('embeddings', () => {
  const { gives, model, testEmbeddingsServer, vectors } = embeddingsServer
  const vectorsBy = (Client: typeof OpenAI) => async (gateway: Gateway) => {
    const client = new Client({ baseURL: openaiUrl(gateway), apiKey: gateway.key })
    const { data } = await client.embeddings.create({ model, input: ['a', 'b'] })
    return data.map(({ embedding }) => embedding)
  }
  const langchainVectors = ({ url, key }: Gateway) => {
    const configuration = { baseURL: `${url}/openai/v1` }
    return new OpenAIEmbeddings({ model, apiKey: key, configuration }).embedDocuments(['a', 'b'])
  }

  for (const [client, read] of Object.entries({
    'openai 7': vectorsBy(OpenAI),
    'openai 4': vectorsBy(OpenAI4 as unknown as typeof OpenAI),
    '@langchain/openai': langchainVectors,
  }))
    test(
      `${client} reads the vectors of texts`,
      { meta: { client, dialects: ['embeddings'] } },
      async () => {
        const { gateway } = await testEmbeddingsServer([gives('float')])
        expect(await read(gateway)).toEqual(vectors.slice(0, 2))
      },
    )
})
