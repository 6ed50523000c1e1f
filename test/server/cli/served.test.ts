import { expect, test } from 'vitest'
import { modelValues } from '../../../generated/server/gateway.ts'
import { providers } from '../../../server/config/providers.ts'
import { servedAs, type ServedModel } from '../../../server/cli/init/served.ts'

const hermes = 'hermes-3-llama3.1-8b'
const llama = 'meta-llama/llama-3.3-70b-instruct'
const mistral = 'mistralai/mistral-7b-instruct'
const mixtral22 = 'mistralai/mixtral-8x22b-instruct'
const mixtral7 = 'mistralai/mixtral-8x7b-instruct'
const nemotron = 'nvidia/llama-3.1-nemotron-70b-instruct'
const qwen = 'qwen/qwen-2.5-coder-32b-instruct'

test.each<[ServedModel, string[]]>([
  [
    hermes,
    [
      'hermes3:8b',
      'hermes-3-llama-3.1-8b',
      'NousResearch/Hermes-3-Llama-3.1-8B',
      '/models/Hermes-3-Llama-3.1-8B.Q4_K_M.gguf',
      'hermes3:8b-q4_0',
    ],
  ],
  [
    llama,
    [
      'llama3.3:latest',
      'llama3.3:70b',
      'llama3.3:70b-instruct-q4_K_M',
      'meta-llama/Llama-3.3-70B-Instruct',
      'meta-llama/Llama-3.3-70B-Instruct-Turbo',
      'llama-3.3-70b-versatile',
      'accounts/fireworks/models/llama-v3p3-70b-instruct',
    ],
  ],
  [
    mistral,
    [
      'mistral:latest',
      'mistral:7b',
      'mistral:7b-instruct',
      'mistralai/Mistral-7B-Instruct-v0.3',
      'Mistral-7B-Instruct-v0.3.Q5_K_M.gguf',
      'accounts/fireworks/models/mistral-7b-instruct-v3',
    ],
  ],
  [mixtral22, ['mixtral:8x22b', 'mistralai/Mixtral-8x22B-Instruct-v0.1', 'mixtral-8x22b-instruct']],
  [
    mixtral7,
    [
      'mixtral:latest',
      'mixtral:8x7b',
      'mistralai/Mixtral-8x7B-Instruct-v0.1',
      'mixtral-8x7b-instruct-v0.1.Q4_0.gguf',
    ],
  ],
  [
    nemotron,
    ['nemotron:latest', 'nemotron:70b-instruct-q4_0', 'nvidia/Llama-3.1-Nemotron-70B-Instruct-HF'],
  ],
  [
    qwen,
    [
      'qwen2.5-coder:32b',
      'Qwen/Qwen2.5-Coder-32B-Instruct',
      'qwen2.5-coder-32b-instruct-awq',
      'accounts/fireworks/models/qwen2p5-coder-32b-instruct',
    ],
  ],
])('%s is known by the names that servers give it, and no other model is', (model, names) => {
  for (const name of names) {
    expect(
      modelValues.filter((each) => servedAs(each, [name]) !== null),
      name,
    ).toEqual([model])
  }
})

test.each([
  'llama3.1:8b',
  'llama3.3:70b-text',
  'nvidia/llama-3.3-nemotron-super-49b-v1.5',
  'deepseek-r1-distill-llama-70b',
  'huihui-ai/Llama-3.3-70B-Instruct-abliterated',
  'mistral-nemo:latest',
  'mistral-small:24b',
  'mistral:7b-text',
  'mistralai/Mistral-7B-v0.1',
  'mistralai/Mixtral-8x7B-v0.1',
  'dolphin-mixtral:8x7b',
  'nemotron-mini:4b',
  'qwen2.5-coder:7b',
  'qwen2.5-coder:latest',
  'qwen2.5:32b',
  'hermes3:70b',
  'hermes-2-pro-llama-3-8b',
  'nomic-embed-text:latest',
  '',
])('%s is none of the models', (name) => {
  expect(modelValues.filter((model) => servedAs(model, [name]) !== null)).toEqual([])
})

test('the exact name wins, then the one that says instruct, and a free one comes last', () => {
  expect(
    servedAs(mistral, [
      'mistralai/mistral-7b-instruct:free',
      'mistralai/mistral-7b-instruct-v0.3',
      'mistralai/mistral-7b-instruct',
    ]),
  ).toBe('mistralai/mistral-7b-instruct')
  expect(servedAs(mistral, ['mistral:latest', 'mistral:7b-instruct'])).toBe('mistral:7b-instruct')
  expect(servedAs(mistral, ['mistralai/mistral-7b-instruct:free', 'mistral:7b'])).toBe('mistral:7b')
})

test('every name that a provider is known by is recognised as its model', () => {
  for (const [name, { detect }] of providers)
    for (const [model, there] of Object.entries(detect?.served_as ?? {}))
      expect(servedAs(model as ServedModel, [there]), `${name}: ${there}`).toBe(there)
})
