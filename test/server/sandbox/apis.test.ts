import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAgents } from '../../../server/mesh/documents/agents.ts'
import { checkArguments } from '../../../server/mesh/tools/arguments.ts'
import { nativeTools } from '../../../server/mesh/tools/native.ts'
import { createToolCaller, type ToolCaller } from '../../../server/mesh/tools/call.ts'
import type { Agent } from '../../../server/mesh/agent.ts'
import { startSandboxApis, type SandboxApis } from '../../../server/sandbox/apis.ts'
import { replyTo } from '../../../server/sandbox/reply.ts'
import { folderOf, head, toolOf } from '../../support/data/agents.ts'
import { comesMs } from '../../support/waiting.ts'

const shipped = join(import.meta.dirname, '../../../spec/agents')
const load = async (folder: string) => {
  const options = { env: {}, onBroken: 'refuse', nativeTools, secrets: false } as const
  return (await loadAgents([folder], options)).agents
}
const agents = await load(shipped)

let apis: SandboxApis
let caller: ToolCaller
beforeAll(async () => {
  apis = await startSandboxApis(agents)
  caller = createToolCaller({ allowPrivate: [], redirect: apis.redirect })
})
afterAll(async () => {
  await caller.close()
  await apis.close()
})

/** The call that the sandbox's model makes of a query, as the runtime would check it. */
function callFor(agent: Agent, query: string) {
  const tools = [...agent.tools.values()].map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }))
  const { call, pieces } = replyTo({
    messages: [
      { role: 'system', content: agent.prompt },
      { role: 'user', content: query },
    ],
    tools,
    max_tokens: 2048,
  })
  const tool = toolOf(agent, call?.name ?? '')
  return { tool, args: checkArguments(tool, JSON.parse(pieces.join(''))) }
}

const queries = [...agents.values()].flatMap((agent) =>
  agent.examples.map((query) => [agent.id, query] as const),
)
const agentOf = (id: string) => {
  const agent = agents.get(id)
  if (!agent) throw new Error(`there is no agent ${id}`)
  return agent
}

describe('the queries that agents give as examples', () => {
  test.each(queries)(
    '%s: “%s” is answered by a tool that takes the arguments',
    async (id, query) => {
      const { tool, args } = callFor(agentOf(id), query)
      expect(await caller.call(tool, args, AbortSignal.timeout(comesMs))).toMatchObject({
        ok: true,
      })
    },
  )

  test.each<[id: string, query: string, tool: string, args: object]>([
    [
      'CoinGeckoTokenInfoAgent',
      'What is the price of Bitcoin in US dollars and euros?',
      'get_price',
      { ids: ['bitcoin'], vs_currencies: ['usd'] },
    ],
    [
      'CoinGeckoTokenInfoAgent',
      'Which are the ten largest coins by market capitalisation?',
      'list_markets',
      { vs_currency: 'usd' },
    ],
    [
      'CoinGeckoTokenInfoAgent',
      "How did Solana's price move over the last 30 days?",
      'get_market_chart',
      { id: 'solana', days: 30, vs_currency: 'usd' },
    ],
    [
      'CoinGeckoTokenInfoAgent',
      'What is the project behind the token with the symbol ARB?',
      'search_coins',
      { query: 'ARB' },
    ],
    [
      'DefiLlamaAgent',
      'How much value is locked in Aave?',
      'get_protocol_tvl',
      { protocol: 'aave' },
    ],
    ['DefiLlamaAgent', 'Which chain has the most value locked?', 'list_chains', {}],
    [
      'DefiLlamaAgent',
      'How did the value locked on Base develop?',
      'get_chain_tvl_history',
      { chain: 'Base' },
    ],
    [
      'DefiLlamaAgent',
      'How much was traded on Uniswap in the last 24 hours?',
      'get_dex_volume',
      { protocol: 'uniswap' },
    ],
    [
      'DefiLlamaAgent',
      'Which protocols on Ethereum earn the most fees?',
      'list_chain_fees',
      { chain: 'Ethereum' },
    ],
    [
      'DexScreenerTokenInfoAgent',
      'What is the most liquid pair of AERO on Base?',
      'search_pairs',
      { q: 'AERO' },
    ],
    [
      'DexScreenerTokenInfoAgent',
      'Show the pools of the token So11111111111111111111111111111111111111112 on Solana.',
      'get_token_pools',
      { chainId: 'solana', tokenAddress: 'So11111111111111111111111111111111111111112' },
    ],
    [
      'DexScreenerTokenInfoAgent',
      'Which tokens are boosted the most right now?',
      'list_top_boosts',
      {},
    ],
    [
      'DexScreenerTokenInfoAgent',
      'How much was PEPE/WETH traded in the last 24 hours?',
      'search_pairs',
      { q: 'PEPE/WETH' },
    ],
    ['EchoAgent', 'Echo "hello world" three times.', 'echo', { text: 'hello world' }],
    ['EchoAgent', 'Echo "good morning" in upper case.', 'echo', { text: 'good morning' }],
    ['EchoAgent', 'What is 2 + 3 + 4.5?', 'add', { numbers: [2, 3, 4.5] }],
    ['ExaSearchAgent', 'Find recent research papers on speculative decoding.', 'search_web', {}],
    [
      'ExaSearchAgent',
      'What does the page https://arxiv.org/abs/2307.06435 say?',
      'get_contents',
      { urls: ['https://arxiv.org/abs/2307.06435'] },
    ],
    [
      'ExaSearchAgent',
      'What is the latest valuation of SpaceX?',
      'answer_question',
      { query: 'SpaceX' },
    ],
    [
      'FrankfurterExchangeRatesAgent',
      'How many US dollars is one euro?',
      'get_rate',
      { base: 'EUR', quote: 'USD' },
    ],
    [
      'FrankfurterExchangeRatesAgent',
      'Convert 250 Swiss francs to Japanese yen.',
      'get_rate',
      { base: 'EUR', quote: 'USD' },
    ],
    [
      'FrankfurterExchangeRatesAgent',
      'What was the pound in dollars on 4 January 1999?',
      'get_rate',
      { base: 'EUR', quote: 'USD' },
    ],
    [
      'FrankfurterExchangeRatesAgent',
      'How did the euro move against the Polish złoty in the first half of 2025?',
      'get_rates',
      { quotes: ['USD', 'GBP'] },
    ],
    [
      'GitHubRepositoryAgent',
      'How many stars has the repository octocat/Hello-World?',
      'get_repository',
      { owner: 'octocat', repo: 'Hello-World' },
    ],
    [
      'GitHubRepositoryAgent',
      'Which repositories on vector databases in Rust have the most stars?',
      'search_repositories',
      { q: 'Rust' },
    ],
    [
      'GitHubRepositoryAgent',
      'What is the latest release of nodejs/node, and what changed?',
      'list_releases',
      { owner: 'nodejs', repo: 'node' },
    ],
    [
      'GitHubRepositoryAgent',
      'Which open issues labelled "bug" were updated last in microsoft/vscode?',
      'list_issues',
      { owner: 'microsoft', repo: 'vscode' },
    ],
    [
      'HackerNewsAgent',
      'What are the three top stories on Hacker News right now?',
      'list_stories',
      { list: 'topstories' },
    ],
    [
      'HackerNewsAgent',
      'Which jobs were posted last on Hacker News?',
      'list_stories',
      { list: 'newstories' },
    ],
    ['HackerNewsAgent', 'What do people say about item 8863?', 'get_item', { id: 8863 }],
    ['HackerNewsAgent', 'How much karma has the user jl?', 'get_user', { id: 'jl' }],
    [
      'OpenMeteoWeatherAgent',
      'Will it rain in Lisbon tomorrow?',
      'get_forecast',
      { latitude: 38.72, longitude: -9.14 },
    ],
    [
      'OpenMeteoWeatherAgent',
      'When does the sun set in Tokyo today?',
      'get_forecast',
      { latitude: 38.72, longitude: -9.14 },
    ],
    [
      'OpenMeteoWeatherAgent',
      'How high above the sea lies Cusco?',
      'get_elevation',
      { latitude: [-13.53, 52.52], longitude: [-71.97, 13.41] },
    ],
    [
      'ExaSearchAgent',
      'Which companies build batteries from sodium?',
      'search_web',
      { query: 'Latest developments in LLM capabilities' },
    ],
    [
      'OpenMeteoWeatherAgent',
      'How warm is it in Reykjavík right now, and how strong is the wind?',
      'get_forecast',
      { latitude: 38.72, longitude: -9.14 },
    ],
    [
      'WikipediaAgent',
      'What is the difference between weather and climate?',
      'search_pages',
      { q: 'Jupiter' },
    ],
    ['WikipediaAgent', 'Who was Ada Lovelace?', 'get_summary', { title: 'Ada_Lovelace' }],
    ['WikipediaAgent', 'Which planet has the most moons?', 'search_pages', { q: 'Jupiter' }],
    [
      'WikipediaAgent',
      'Summarise the articles on Mercury, Venus and Mars.',
      'get_introductions',
      { titles: ['Mercury', 'Venus', 'Mars'] },
    ],
  ])('%s: “%s” is a case for %s', (id, query, name, args) => {
    const call = callFor(agentOf(id), query)
    expect(call.tool.name).toBe(name)
    expect(call.args).toMatchObject(args)
  })
})

describe('the servers of the sandbox', () => {
  test('one stands for every agent that calls any', () => {
    expect([...apis.redirect.keys()]).toEqual([...agents.keys()].filter((id) => id !== 'EchoAgent'))
    expect(new Set([...apis.redirect.values()].map((url) => new URL(url).origin)).size).toBe(1)
  })

  test('an exact path is preferred, and a parameter may be part of a segment', async () => {
    const ask = async (id: string, path: string) =>
      (await fetch(`${apis.redirect.get(id)}${path}`)).json()
    expect(await ask('CoinGeckoTokenInfoAgent', '/coins/markets?vs_currency=usd')).toMatchObject([
      { id: 'bitcoin', market_cap_rank: 1 },
    ])
    expect(await ask('CoinGeckoTokenInfoAgent', '/coins/markets-of-old')).toMatchObject({
      id: 'bitcoin',
      hashing_algorithm: 'SHA-256',
    })
    expect(await ask('HackerNewsAgent', '/topstories.json')).toContain(9129911)
    expect(await ask('HackerNewsAgent', '/item/8863.json')).toMatchObject({ by: 'dhouston' })
    expect(await ask('DexScreenerTokenInfoAgent', '/latest/dex/search?q=SOL')).toHaveProperty(
      'pairs.0.baseToken',
    )
  })

  test.each([
    ['/NobodysAgent/x', 'no agent of the sandbox is served at /NobodysAgent/x'],
    ['/', 'no agent of the sandbox is served at /'],
    ['/HackerNewsAgent/nowhere', 'the document of HackerNewsAgent has no GET /nowhere'],
    ['/HackerNewsAgent', 'the document of HackerNewsAgent has no GET /'],
    ['/__proto__/x', 'no agent of the sandbox is served at /__proto__/x'],
  ])('what no document has is 404: %s', async (path, error) => {
    const reply = await fetch(new URL(path, apis.redirect.get('HackerNewsAgent')))
    expect([reply.status, await reply.json()]).toEqual([404, { error }])
  })
})

const schemasOnly = `paths:
  /bare: { get: { operationId: bare, summary: Bare, responses: { '200': { description: Said. } } } }
  /gone/{id}:
    delete:
      operationId: gone
      summary: Gone
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. } }
  /pets:
    get:
      operationId: pets
      summary: Pets
      responses:
        '200': { $ref: '#/components/responses/Pets' }
components:
  responses:
    Pets:
      description: Pets.
      content:
        application/json:
          schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
  schemas:
    Pet:
      allOf:
        - { $ref: '#/components/schemas/Named' }
        - type: object
          properties:
            age: { type: integer, minimum: 3 }
            kind: { enum: [cat, dog] }
            parent: { $ref: '#/components/schemas/Pet' }
    Named:
      type: object
      properties: { name: { type: string, example: Rex }, tame: { type: boolean } }
`

describe('an agent whose document has no examples', () => {
  let server: SandboxApis
  let tools: ToolCaller
  let call: (name: string, args?: Record<string, string>) => ReturnType<ToolCaller['call']>
  beforeAll(async () => {
    const servers = 'servers: [{ url: "https://pets.example.com/api" }]'
    const own = await load(folderOf({ 'PetAgent.yaml': `${head}${servers}\n${schemasOnly}` }))
    server = await startSandboxApis(own)
    tools = createToolCaller({ allowPrivate: [], redirect: server.redirect })
    call = (name, args = {}) =>
      tools.call(toolOf(own.get('PetAgent'), name), args, AbortSignal.timeout(comesMs))
  })
  afterAll(async () => {
    await tools.close()
    await server.close()
  })

  test('is answered from its schemas', async () => {
    expect(await call('pets')).toMatchObject({
      ok: true,
      data: [{ name: 'Rex', tame: true, age: 3, kind: 'cat' }],
    })
  })

  test('is answered without a body where it declares none', async () => {
    expect(await call('gone', { id: 'a/b' })).toEqual({
      ok: true,
      data: { status: 204 },
      cached: false,
    })
  })

  test('says so where it has no schema either', async () => {
    expect(await call('bare')).toMatchObject({ ok: false, kind: 'failed', status: 501 })
  })
})
