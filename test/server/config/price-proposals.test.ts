import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  comparePrices,
  inlineYaml,
  loadPublicPrices,
  type PublicPrices,
} from '../../../server/config/price-proposals.ts'
import { loadConfig, modelCatalog } from '../../../server/config/load.ts'
import { configText } from '../../../server/cli/commands/init.ts'
import { planFor, withProposals } from '../../../server/cli/init/plan.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { main } from '../../support/servers/bundle-run.ts'
import { testFolders } from '../../support/servers/command.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { dirname, join } from 'node:path'

const newFolder = testFolders()

let prices: PublicPrices
beforeAll(async () => {
  prices = await loadPublicPrices()
})

const openai = 'https://api.openai.com/v1'
const google = 'https://generativelanguage.googleapis.com/v1beta/openai'

test('the source is the version in package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(prices.source).toBe(`genai-prices ${dependencies['@pydantic/genai-prices']}`)
})

test('a model has the price and the context of the provider at its URL', () => {
  expect(prices.of(openai, 'gpt-4o')).toEqual({
    price: { input: '2.5', cached_input: '1.25', output: '10' },
    contextTokens: 128_000,
  })
})

test('prices of long prompts are those above a number of tokens', () => {
  expect(prices.of(google, 'gemini-2.5-pro')?.price).toEqual({
    input: '1.25',
    cached_input: '0.125',
    output: '10',
    long_context: [{ above: 200_000, input: '2.5', cached_input: '0.25', output: '15' }],
  })
})

test.each([
  [openai, 'an-unknown-model'],
  [openai, 'gpt-*'],
  ['http://127.0.0.1:8000/v1', 'gpt-4o'],
  ['https://integrate.api.nvidia.com/v1', 'meta/llama-3.3-70b-instruct'],
  ['https://api.deepinfra.com/v1/openai', 'meta-llama/Llama-3.3-70B-Instruct'],
])('at %s nothing is proposed for %s', (url, model) => {
  expect(prices.of(url, model)).toBeUndefined()
})

const file = (more: string) =>
  `upstreams: { openai: { base_url: "${openai}" }, local: { base_url: "http://127.0.0.1:9/v1" } }\n` +
  'routes:\n' +
  '  gpt-4o: [{ upstream: openai }, { upstream: local }]\n' +
  `  mine: [{ upstream: openai, model: my-deployment, is: gpt-4o-mini${more} }]\n` +
  'prices:\n  gpt-4o: { input: "2.50", cached_input: "1.25", output: "10.0" }\n'

describe('a configured price is compared by its amounts', () => {
  const compare = (more: string) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'tollgate.yaml'), file(more))
    const { config } = loadConfig({ cwd: folder, env: {} })
    return comparePrices(config, modelCatalog(config), prices).map(
      ({ model, upstreamModel, isSame, configured }) => [
        model,
        upstreamModel,
        isSame,
        configured?.input,
      ],
    )
  }

  test('a missing one, and a different one', () => {
    expect(compare('')).toEqual([
      ['gpt-4o', 'gpt-4o', true, '2.50'],
      ['mine', 'my-deployment', false, undefined],
    ])
    const cost = ', usd_per_million: { input: "0.15", output: "0.6" }'
    expect(compare(cost)[1]).toEqual(['mine', 'my-deployment', false, '0.15'])
  })

  test('the same in other words', () => {
    const cost =
      ', usd_per_million: { input: "0.15", cached_input: "0.0750", output: "0.60", ' +
      'service_tiers: { flex: { input: "0.1", output: "0.3" } } }'
    expect(compare(cost)[1]).toEqual(['mine', 'my-deployment', true, '0.15'])
  })
})

test('init writes the proposals with their source and date, and nothing for other servers', () => {
  const server = (name: string, base_url: string, models: string[]) => ({
    name,
    base_url,
    models,
    provider: 'openai-compatible',
    dialects: ['chat' as const, 'embeddings' as const],
    isListed: true,
    local: name === 'local',
  })
  const detection = {
    servers: [
      server('openai', openai, ['gpt-4o', 'text-embedding-3-small']),
      server('local', 'http://127.0.0.1:9/v1', ['qwen3:8b']),
    ],
    notes: [],
    keys: [],
    takenPorts: [],
  }
  const plan = withProposals(planFor(detection), prices)
  const yaml = configText(plan, detection, `by ${prices.source}, 2026-11-28`)
  expect(yaml).toContain(
    '- { upstream: openai, model: "gpt-4o", tier: 1, context_tokens: 128000, usd_per_million: ' +
      '{ input: "2.5", cached_input: "1.25", output: "10" } }   # by genai-prices 0.1.8, 2026-11-28',
  )
  expect(yaml).toContain('{ upstream: local, model: "qwen3:8b", tier: 1 }')
  const folder = newFolder()
  writeFileSync(join(folder, 'tollgate.yaml'), yaml)
  const { config } = loadConfig({ cwd: folder, env: {} })
  expect(config.routes['text-embedding-3-small']?.[0]?.usd_per_million?.input).toBe('0.02')
})

test('the operator API lists the proposals of its models', async () => {
  const gateway = await startGateway({
    upstreams: { openai: { base_url: openai } },
    routes: { 'gpt-4o': [{ upstream: 'openai', usd_per_million: { input: '9', output: '10' } }] },
  })
  try {
    expect(await operatorJson(gateway, 'GET', '/price-proposals')).toEqual({
      source: prices.source,
      proposals: [
        {
          model: 'gpt-4o',
          upstream: 'openai',
          upstream_model: 'gpt-4o',
          price: '{ input: "9", output: "10" }',
          proposed: '{ input: "2.5", cached_input: "1.25", output: "10" }',
          is_same: false,
          context_tokens: 128_000,
        },
      ],
    })
  } finally {
    await gateway.stop()
  }
})

test('the published server imports the package only where it is looked at', () => {
  const files = globSync('**/*.js', { cwd: dirname(main) }).map((name) =>
    readFileSync(join(dirname(main), name), 'utf8'),
  )
  const imports = files.flatMap(
    (text) => text.match(/(import|from|require)[\s(]*"@pydantic\/genai-prices"/g) ?? [],
  )
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((one) => !/import\("@pydantic/.test(one))).toEqual([])
})

test('a value is YAML in one line', () => {
  expect(inlineYaml({ a: '1', b: [{ c: 2 }] })).toBe('{ a: "1", b: [{ c: 2 }] }')
})
