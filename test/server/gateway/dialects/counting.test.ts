import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callRoad,
  roadModel,
  roads,
  startRoads,
  type Road,
  type RoadScript,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'

let script: RoadScript
let server: RoadServer
beforeAll(async () => {
  // In nano-USD: 1000 for a token of the prompt, 100 cached, 1250 and 3000 written, 5000 of a reply.
  const price = {
    input: '1',
    cached_input: '0.1',
    cache_write_input: '1.25',
    cache_write_1h_input: '3',
    output: '5',
  }
  server = await startRoads((...given) => script(...given), {
    prices: Object.fromEntries(roads.map((road) => [roadModel(road), price])),
  })
})
afterAll(() => server.close())

const messages: Road = { caller: 'messages', server: 'messages' }
const openai: Road = { caller: 'openai', server: 'chat' }
const responses: Road = { caller: 'responses', server: 'responses' }

/** The last row of a call whose model server writes these counts where its dialect has them. */
async function rowOf(road: Road, stream: boolean, ...counts: object[]) {
  const at = (place: number) => JSON.stringify(counts[Math.min(place, counts.length - 1)])
  script = ({ whole, events }, res) => {
    if (!stream) return sendJson(res, 200, { ...whole('Hello'), usage: counts.at(-1) })
    let place = 0
    const written = events(['Hello'])
      .join('')
      .replaceAll(/"usage":\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `"usage":${at(place++)}`)
    return void openEvents(res).end(written)
  }
  await callRoad(server.gateway, road, { stream })
  return (await server.gateway.rows()).at(-1)
}

describe('counts of Messages', () => {
  test('that a stream ends with do not replace those that it began with', async () => {
    const start = {
      input_tokens: 500,
      cache_read_input_tokens: 10_000,
      cache_creation_input_tokens: 3,
      output_tokens: 1,
    }
    for (const end of [
      { output_tokens: 40 },
      { input_tokens: 3, output_tokens: 40 },
      { input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 40 },
      { input_tokens: null, output_tokens: 40 },
    ])
      expect(await rowOf(messages, true, start, end), JSON.stringify(end)).toMatchObject({
        prompt_tokens: 10_503,
        cached_tokens: 10_000,
        cache_write_tokens: 3,
        completion_tokens: 40,
        charged: 500 * 1000 + 10_000 * 100 + 3 * 1250 + 40 * 5000,
      })
  })

  test('that are larger at the end of a stream take precedence', async () => {
    const start = { input_tokens: 0, output_tokens: 0 }
    const end = { input_tokens: 700, cache_read_input_tokens: 20, output_tokens: 9 }
    expect(await rowOf(messages, true, start, end)).toMatchObject({
      prompt_tokens: 720,
      cached_tokens: 20,
      completion_tokens: 9,
    })
  })

  test.each([false, true])('include those of a compaction; streamed: %s', async (stream) => {
    const iterations = [
      { type: 'compaction', input_tokens: 180_000, output_tokens: 3500 },
      { type: 'message', input_tokens: 23_000, output_tokens: 1000, cache_read_input_tokens: 7 },
    ]
    const usage = { input_tokens: 23_000, output_tokens: 1000, cache_read_input_tokens: 7 }
    const start = { input_tokens: 23_000, output_tokens: 1 }
    expect(await rowOf(messages, stream, start, { ...usage, iterations })).toMatchObject({
      prompt_tokens: 203_007,
      cached_tokens: 7,
      completion_tokens: 4500,
      charged: 203_000 * 1000 + 7 * 100 + 4500 * 5000,
    })
  })

  test.each([false, true])('tell what is cached for an hour; streamed: %s', async (stream) => {
    const usage = {
      input_tokens: 10,
      cache_creation_input_tokens: 500,
      cache_creation: { ephemeral_5m_input_tokens: 200, ephemeral_1h_input_tokens: 300 },
      output_tokens: 2,
    }
    expect(await rowOf(messages, stream, usage)).toMatchObject({
      prompt_tokens: 510,
      cache_write_tokens: 500,
      cache_write_1h_tokens: 300,
      charged: 10 * 1000 + 200 * 1250 + 300 * 3000 + 2 * 5000,
    })
  })

  test('are reserved at the price of an hour, and twice, only where a request asks for it', async () => {
    const reserved = async (more: object) => {
      const { key } = await server.gateway.createKey({ budget_usd: '0.000000001' })
      const reply = await callRoad(server.gateway, messages, { key, more })
      const { error } = JSON.parse(reply.body.toString()) as { error: { message: string } }
      return Number(/reserves ([\d.]+) USD/.exec(error.message)?.[1])
    }
    const control = { type: 'ephemeral', ttl: '1h' }
    const system = (cache_control: object) => ({
      system: [{ type: 'text', text: 'a', cache_control }],
      max_tokens: 1,
    })
    const plain = await reserved(system({ type: 'ephemeral', ttl: '5m' }))
    expect((await reserved(system(control))) / plain).toBeCloseTo(3 / 1.25, 1)
    const edits = (type: string) => ({ context_management: { edits: [{ type }] } })
    const once = await reserved(edits('clear_tool_uses_20250919'))
    expect((await reserved(edits('compact_20260112'))) / once).toBeCloseTo(2, 1)
  })
})

describe('reasoning', () => {
  test.each([false, true])(
    'beside the completion’s tokens is counted; streamed: %s',
    async (stream) => {
      const chat = {
        prompt_tokens: 32,
        completion_tokens: 9,
        total_tokens: 241,
        completion_tokens_details: { reasoning_tokens: 200 },
      }
      const expected = {
        prompt_tokens: 32,
        completion_tokens: 209,
        reasoning_tokens: 200,
        charged: 32 * 1000 + 209 * 5000,
      }
      expect(await rowOf(openai, stream, chat)).toMatchObject(expected)
      const own = {
        input_tokens: 32,
        output_tokens: 9,
        total_tokens: 241,
        output_tokens_details: { reasoning_tokens: 200 },
      }
      expect(await rowOf(responses, stream, own)).toMatchObject(expected)
      // No total, and more reasoning than there are tokens.
      expect(await rowOf(openai, stream, { ...chat, total_tokens: undefined })).toMatchObject(
        expected,
      )
    },
  )

  test('within the completion’s tokens is counted once', async () => {
    const chat = {
      prompt_tokens: 32,
      completion_tokens: 209,
      total_tokens: 241,
      completion_tokens_details: { reasoning_tokens: 200 },
    }
    expect(await rowOf(openai, false, chat)).toMatchObject({
      completion_tokens: 209,
      reasoning_tokens: 200,
    })
  })
})

test('a later count of a stream of chat that is smaller changes nothing', async () => {
  const first = { prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 }
  script = ({ events }, res) => {
    const all = events(['Hello'])
    const last = all.splice(-1)
    const count = (usage: object) =>
      `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`
    const zero = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    openEvents(res).end([...all, count(first), count(zero), ...last].join(''))
  }
  await callRoad(server.gateway, openai, { stream: true })
  expect((await server.gateway.rows()).at(-1)).toMatchObject({
    prompt_tokens: 100,
    completion_tokens: 40,
  })
})
