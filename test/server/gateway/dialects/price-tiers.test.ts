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

/** In nano-USD per token, for prompt and reply: 1000 and 5000, above 200 tokens 2000 and 7000. */
const price = {
  input: '1',
  cached_input: '0.1',
  output: '5',
  long_context: [
    { above: 200, input: '2', cached_input: '0.2', output: '7' },
    { above: 20_000, input: '20', output: '20' },
  ],
  service_tiers: {
    flex: {
      input: '0.5',
      output: '2.5',
      long_context: [{ above: 300, input: '0.7', output: '3' }],
    },
    priority: { input: '3', output: '9' },
  },
}

let script: RoadScript
let server: RoadServer
beforeAll(async () => {
  server = await startRoads((...given) => script(...given), {
    prices: Object.fromEntries(roads.map((road) => [roadModel(road), price])),
  })
})
afterAll(() => server.close())

const chat: Road = { caller: 'openai', server: 'chat' }
const responses: Road = { caller: 'responses', server: 'responses' }
const messages: Road = { caller: 'messages', server: 'messages' }

/** The charge of a reply with these counts, served by this tier. */
async function charged(
  road: Road,
  stream: boolean,
  usage: Record<string, unknown>,
  tier?: string,
): Promise<number | undefined> {
  const more = road.server === 'messages' ? {} : { ...(tier && { service_tier: tier }) }
  const counts = { ...usage, ...(road.server === 'messages' && tier && { service_tier: tier }) }
  script = ({ whole, events }, res) => {
    if (!stream) return sendJson(res, 200, { ...whole('Hello'), usage: counts, ...more })
    const written = events(['Hello'])
      .join('')
      .replaceAll(/"usage":\{(?:[^{}]|\{[^{}]*\})*\}/g, () =>
        JSON.stringify({ usage: counts, ...more }).slice(1, -1),
      )
    return void openEvents(res).end(written)
  }
  await callRoad(server.gateway, road, { stream })
  return (await server.gateway.rows()).at(-1)?.charged
}

const counts = (road: Road, prompt: number, completion: number, cached = 0) =>
  ({
    chat: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      prompt_tokens_details: { cached_tokens: cached },
    },
    responses: {
      input_tokens: prompt,
      output_tokens: completion,
      total_tokens: prompt + completion,
      input_tokens_details: { cached_tokens: cached },
    },
    messages: {
      input_tokens: prompt - cached,
      cache_read_input_tokens: cached,
      output_tokens: completion,
    },
  })[road.server as 'chat']

describe.each([chat, responses, messages])('replies of $server', (road) => {
  test.each([false, true])(
    'have the prices of a long prompt for all of their tokens; streamed: %s',
    async (stream) => {
      const at = (prompt: number, cached: number) =>
        charged(road, stream, counts(road, prompt, 10, cached))
      expect(await at(200, 50)).toBe(150 * 1000 + 50 * 100 + 10 * 5000)
      expect(await at(201, 50)).toBe(151 * 2000 + 50 * 200 + 10 * 7000)
      expect(await at(20_001, 0)).toBe(20_001 * 20_000 + 10 * 20_000)
    },
  )

  test.each([false, true])(
    'have the prices of the tier that served them; streamed: %s',
    async (stream) => {
      const at = (prompt: number, tier: string) =>
        charged(road, stream, counts(road, prompt, 10), tier)
      expect(await at(300, 'flex')).toBe(300 * 500 + 10 * 2500)
      expect(await at(301, 'flex')).toBe(301 * 700 + 10 * 3000)
      expect(await at(301, 'priority')).toBe(301 * 3000 + 10 * 9000)
      for (const tier of ['default', 'standard', 'constructor'])
        expect(await at(100, tier), tier).toBe(100 * 1000 + 10 * 5000)
    },
  )
})

test('the longest prompt of its samplings decides for a reply with a compaction', async () => {
  const usage = { input_tokens: 150, output_tokens: 10 }
  const of = (input_tokens: number) => ({
    ...usage,
    iterations: [{ type: 'compaction', input_tokens, output_tokens: 5 }, { ...usage }],
  })
  expect(await charged(messages, false, of(180))).toBe(330 * 1000 + 15 * 5000)
  expect(await charged(messages, false, of(201))).toBe(351 * 2000 + 15 * 7000)
})

test('money is reserved at the highest price that the length of the prompt allows', async () => {
  const reserved = async (text: string) => {
    const { key } = await server.gateway.createKey({ budget_usd: '0.000000001' })
    const more = { max_tokens: 1, messages: [{ role: 'user', content: text }] }
    const reply = await callRoad(server.gateway, chat, { key, more })
    const { error } = JSON.parse(reply.body.toString()) as { error: { message: string } }
    return Number(/reserves ([\d.]+) USD/.exec(error.message)?.[1]) * 1e9
  }
  // A token of the prompt for each byte, and those of the template.
  const short = await reserved('a')
  expect((await reserved('a'.repeat(10_001))) - short).toBeCloseTo(10_000 * 3000, 0)
  const long = await reserved('a'.repeat(30_001))
  expect((await reserved('a'.repeat(40_001))) - long).toBeCloseTo(10_000 * 20_000, 0)
})
