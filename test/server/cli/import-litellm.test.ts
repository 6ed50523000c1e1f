import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { importLitellm } from '../../../server/cli/import/litellm.ts'
import { importedText } from '../../../server/cli/commands/import.ts'
import { loadConfig, modelCatalog } from '../../../server/config/load.ts'
import { tollgateIn } from '../../support/servers/command.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What `import litellm` makes of a file. */
const imported = (yaml: string, env: NodeJS.ProcessEnv = {}) => importLitellm(parse(yaml), env)

/** The catalog of an imported file, as `serve` would read it. */
function loaded(yaml: string) {
  const result = imported(yaml)
  writeFileSync(join(folder, 'tollgate.yaml'), importedText(result))
  const { config } = loadConfig({ env: {}, cwd: folder, secrets: false })
  const catalog = modelCatalog(config)
  const places = catalog.all
    .filter(({ deployments }) => deployments.length > 0)
    .map(({ name, deployments }) => [
      name,
      deployments.map(({ upstream, model, tier, weight }) => ({ upstream, model, tier, weight })),
    ])
  return { ...result, config, routes: Object.fromEntries(places) as Record<string, unknown[]> }
}

const one = (params: string, info = '{}') =>
  `model_list: [{ model_name: a, litellm_params: { ${params} }, model_info: ${info} }]`

describe('a server', () => {
  test.each([
    ['model: gpt-5.2', 'https://api.openai.com/v1', 'gpt-5.2', 'OPENAI_API_KEY'],
    [
      'model: anthropic/claude-opus-4-6',
      'https://api.anthropic.com/v1',
      'claude-opus-4-6',
      'ANTHROPIC_API_KEY',
    ],
    [
      'model: claude-opus-4-6, api_key: os.environ/MINE',
      'https://api.anthropic.com/v1',
      'claude-opus-4-6',
      'MINE',
    ],
    [
      'model: azure/ours, api_base: "https://r.openai.azure.com/", api_key: os.environ/K',
      'https://r.openai.azure.com/openai/v1',
      'ours',
      'K',
    ],
    [
      'model: openai/mine, api_base: "http://10.0.0.1:8000/v1", api_key: none',
      'http://10.0.0.1:8000/v1',
      'mine',
      undefined,
    ],
    ['model: ollama/llama3', 'http://127.0.0.1:11434/v1', 'llama3', undefined],
    [
      'model: ollama_chat/llama3, api_base: "http://gpu:11434"',
      'http://gpu:11434/v1',
      'llama3',
      undefined,
    ],
    [
      'model: hosted_vllm/big, api_base: "http://gpu:8000/v1"',
      'http://gpu:8000/v1',
      'big',
      undefined,
    ],
    ['model: together_ai/meta/x', 'https://api.together.xyz/v1', 'meta/x', 'TOGETHER_API_KEY'],
    [
      'model: bedrock/anthropic.claude-x, aws_region_name: eu-west-1',
      'https://bedrock-mantle.eu-west-1.api.aws/v1',
      'anthropic.claude-x',
      'AWS_BEARER_TOKEN_BEDROCK',
    ],
    [
      'model: deepseek/deepseek-chat',
      'https://api.deepseek.com',
      'deepseek-chat',
      'DEEPSEEK_API_KEY',
    ],
    ['model: x, custom_llm_provider: groq', 'https://api.groq.com/openai/v1', 'x', 'GROQ_API_KEY'],
    ['model: some/name, api_base: "http://h/v1"', 'http://h/v1', 'some/name', undefined],
  ])('of { %s } is at %s', (params, base_url, model, key_env) => {
    const { config, routes, untaken } = loaded(one(params))
    const [upstream] = Object.values(config.upstreams)
    expect(upstream).toMatchObject({ base_url })
    expect(upstream?.key_env).toBe(key_env)
    expect(routes['a']).toMatchObject([{ model }])
    expect(untaken).toEqual([])
  })

  test('is one upstream for all models that call it with the same key', () => {
    const { config } = loaded(`model_list:
      - { model_name: a, litellm_params: { model: openai/x, api_key: os.environ/K1 } }
      - { model_name: b, litellm_params: { model: openai/y, api_key: os.environ/K1 } }
      - { model_name: b, litellm_params: { model: openai/y, api_key: os.environ/K2 } }`)
    expect(Object.values(config.upstreams).map(({ key_env }) => key_env)).toEqual(['K1', 'K2'])
  })

  test('gets no key that is written in the file, but a variable for it', () => {
    const { config, untaken } = imported(`model_list:
      - { model_name: a, litellm_params: { model: openai/x, api_key: sk-very-secret } }
      - { model_name: b, litellm_params: { model: openai/y, api_key: sk-very-secret } }`)
    expect(Object.values(config.upstreams)).toMatchObject([{ key_env: 'OPENAI_KEY_1' }])
    expect(untaken).toEqual([
      'model_list[0].litellm_params.api_key is a key, which is not copied: put it into OPENAI_KEY_1.',
    ])
    expect(JSON.stringify({ config, untaken })).not.toContain('very-secret')
  })

  test('whose address is in a variable is read from there, or named', () => {
    const file = one('model: openai/x, api_base: os.environ/BASE, api_key: none')
    const found = imported(file, { BASE: 'http://far/v1' })
    expect(Object.values(found.config.upstreams)).toEqual([{ base_url: 'http://far/v1' }])
    expect(imported(file).untaken).toEqual([
      'model_list[0] (a) is not taken: its api_base is os.environ/BASE, which is not set here: ' +
        'set it and import again.',
    ])
  })
})

describe('a model', () => {
  test('keeps kind, price, context, order and preset members', () => {
    const { config } = loaded(`model_list:
      - model_name: a
        litellm_params:
          { model: openai/x, order: 2, temperature: 0.2, input_cost_per_token: 1.5e-7,
            output_cost_per_token: 0.000015, cache_read_input_token_cost: 0.00000001 }
        model_info: { max_input_tokens: 128000, max_output_tokens: 4096, supports_vision: true }
      - { model_name: e, litellm_params: { model: openai/text-embedding-3-small } }
      - { model_name: r, litellm_params: { model: hosted_vllm/r, api_base: "http://g/v1" },
          model_info: { mode: rerank } }`)
    expect(config.routes['a']).toMatchObject([
      {
        tier: 2,
        context_tokens: 128_000,
        usd_per_million: { input: '0.15', output: '15', cached_input: '0.01' },
      },
    ])
    expect(config.models).toMatchObject({
      a: { kind: 'chat', input: ['text', 'image'], output_tokens: 4096 },
      e: { kind: 'embeddings' },
      r: { kind: 'rerank' },
    })
    expect(config.upstreams['openai']?.facts).toEqual({ add: { temperature: 0.2 } })
  })

  test('gets weights by rpm where there are none, up to 1000', () => {
    const { routes } = loaded(`model_list:
      - { model_name: a, litellm_params: { model: openai/x, rpm: 30_000 } }
      - { model_name: a, litellm_params: { model: openai/y, rpm: 10000 } }
      - { model_name: b, litellm_params: { model: openai/x, weight: 9 } }
      - { model_name: b, litellm_params: { model: openai/y, weight: 1 } }`)
    expect(routes['a']).toMatchObject([{ weight: 1000 }, { weight: 333 }])
    expect(routes['b']).toMatchObject([{ weight: 9 }, { weight: 1 }])
  })

  test('that is a pattern has the patterns of its provider', () => {
    const { routes, untaken } = loaded(`model_list:
      - { model_name: "anthropic/*", litellm_params: { model: "anthropic/*" } }
      - { model_name: "groq/*", litellm_params: { model: "groq/*" } }
      - { model_name: "mistral-*", litellm_params: { model: "mistral/mistral-*" } }`)
    expect(Object.keys(routes)).toEqual(['claude-*', 'mistral-*'])
    expect(untaken).toEqual([
      'anthropic/*: callers write claude-* instead.',
      'model_list[1] (groq/*) is not taken: its server lists no names for groq/*: name each model.',
    ])
  })
})

test('fallbacks are tiers, and those after one failure take over after that alone', () => {
  const { config, untaken } = loaded(`
model_list:
  - { model_name: a, litellm_params: { model: openai/a } }
  - { model_name: b, litellm_params: { model: openai/b } }
  - { model_name: c, litellm_params: { model: openai/c } }
router_settings:
  fallbacks: [{ a: [b, c] }, { b: [gone] }]
  model_group_alias: { d: a, e: { model: c, hidden: true }, f: gone }
litellm_settings:
  context_window_fallbacks: [{ a: [c] }]
  content_policy_fallbacks: [{ b: [a] }]
  default_fallbacks: [c]
`)
  const places = (name: string) =>
    config.routes[name]?.map(({ model, tier, on }) => [model, tier, ...(on ?? [])])
  const ofA = [
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['c', 4, 'context_length'],
  ]
  expect(places('a')).toEqual(ofA)
  expect(places('b')).toEqual([
    ['b', 1],
    ['a', 2, 'content_filter'],
    ['c', 3],
  ])
  expect(places('c')).toEqual([['c', 1]])
  expect(places('d')).toEqual(ofA)
  expect(places('e')).toEqual([['c', 1]])
  expect(untaken).toEqual([
    'The fallback from b to gone is not taken.',
    'The alias f is not taken: gone is no model.',
  ])
})

test('settings are taken, replaced by advice, or named', () => {
  const { config, untaken } = loaded(`
model_list: [{ model_name: a, litellm_params: { model: openai/a } }]
litellm_settings: { num_retries: 2, request_timeout: 60, max_budget: 100, budget_duration: 30d,
  drop_params: true, success_callback: [langfuse], some_new_setting: 1 }
router_settings: { allowed_fails: 3, cooldown_time: 30, routing_strategy: least-busy }
general_settings: { master_key: sk-1234, global_max_parallel_requests: 500 }
finetune_settings: []
`)
  expect(config).toMatchObject({
    retry: { attempts: 3 },
    breaker: { failures: 4, open_ms: 30_000 },
    limits: {
      whole_ms: 60_000,
      all: { parallel: 500, budget_usd: '100', budget_period: 'month' },
    },
    mesh: { model: 'a' },
  })
  expect(untaken.map((line) => line.replace(/:.*/, '.'))).toEqual([
    'router_settings.routing_strategy is not taken.',
    'litellm_settings.success_callback is not taken.',
    'litellm_settings.some_new_setting is not taken.',
    'general_settings.master_key is not taken.',
    'finetune_settings is not taken.',
  ])
  expect(untaken.join()).not.toContain('sk-1234')
})

test.each([
  ['model_list: []', 'has no model that could be taken'],
  ['just text', 'has no model that could be taken'],
  [
    'model_list: [{ model_name: a, litellm_params: { model: sagemaker/x } }]',
    'the provider of sagemaker/x has no document',
  ],
  ['model_list: [{ model_name: a }]', 'model_name or model is missing'],
  ['model_list: [', 'config.yaml:1:'],
])('nothing is written of %j', async (text, words) => {
  writeFileSync(join(folder, 'config.yaml'), text)
  rmSync(join(folder, 'tollgate.yaml'), { force: true })
  const { code, err } = await tollgateIn(folder, ['import', 'litellm', 'config.yaml'])
  expect(code).toBe(1)
  expect(err).toContain(words)
  expect(() => readFileSync(join(folder, 'tollgate.yaml'))).toThrow('ENOENT')
})

test('the command writes the file once, with public prices', async () => {
  writeFileSync(join(folder, 'config.yaml'), one('model: openai/gpt-4o'))
  rmSync(join(folder, 'tollgate.yaml'), { force: true })
  const first = await tollgateIn(folder, ['import', 'litellm', 'config.yaml'])
  expect(first).toMatchObject({ code: 0 })
  const text = readFileSync(join(folder, 'tollgate.yaml'), 'utf8')
  expect(parse(text)).toMatchObject({
    routes: { a: [{ model: 'gpt-4o', usd_per_million: { input: '2.5', output: '10' } }] },
  })
  expect(text).toMatch(/# {3}1 prices? .*genai-prices/)
  const again = await tollgateIn(folder, ['import', 'litellm', 'config.yaml'])
  expect(again).toMatchObject({ code: 1 })
  expect(again.err).toContain('tollgate.yaml exists')
})
