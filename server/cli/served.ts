import { modelValues, type components } from '../../generated/server/gateway.ts'

export type ServedModel = components['schemas']['Model']

/** What may stand behind a model's name without making it another model; `-base`, `-text`, `-vision`, `-v0.1` (a base model) are not here. */
const rest = '(-(instruct|chat|latest|versatile|free|fp8|f16|bf16|awq|gptq|gguf|i?q\\d)\\b.*)?$'
const derived = /abliterat|uncensored|distill|vision|guard|reason|lora/

/** How servers call the models of the contract, once folded: Ollama by tags, llama.cpp by file names, vLLM by repositories, providers as they like. */
const names: Record<ServedModel, { folded: RegExp; ollama: string }> = {
  'hermes-3-llama3.1-8b': {
    folded: new RegExp(`^(nous-)?hermes-?3(-llama-?3\\.1)?-8b${rest}`),
    ollama: 'hermes3:8b',
  },
  'meta-llama/llama-3.3-70b-instruct': {
    folded: new RegExp(`^(meta-)?llama-?3\\.3(-70b)?${rest}`),
    ollama: 'llama3.3:70b',
  },
  'mistralai/mistral-7b-instruct': {
    folded: new RegExp(`^mistral(-7b)?${rest}`),
    ollama: 'mistral:7b',
  },
  'mistralai/mixtral-8x22b-instruct': {
    folded: new RegExp(`^mixtral-8x22b${rest}`),
    ollama: 'mixtral:8x22b',
  },
  'mistralai/mixtral-8x7b-instruct': {
    folded: new RegExp(`^mixtral(-8x7b)?${rest}`),
    ollama: 'mixtral:8x7b',
  },
  'nvidia/llama-3.1-nemotron-70b-instruct': {
    folded: new RegExp(`^(llama-?3\\.1-)?nemotron(-70b)?${rest}`),
    ollama: 'nemotron:70b',
  },
  'qwen/qwen-2.5-coder-32b-instruct': {
    folded: new RegExp(`^qwen-?2\\.5-coder-32b${rest}`),
    ollama: 'qwen2.5-coder:32b',
  },
}

/** The name under which a server that lists `listed` serves `model`, or null. The exact name wins, then one that says "instruct". */
export function servedAs(model: ServedModel, listed: readonly string[]): string | null {
  const fitting = listed.filter(
    (name) => names[model].folded.test(fold(name)) && !derived.test(name.toLowerCase()),
  )
  const rank = (name: string) => {
    if (name.toLowerCase() === model) return 0
    if (name.endsWith(':free')) return 3
    return /instruct/i.test(name) ? 1 : 2
  }
  return (
    fitting.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1))[0] ??
    null
  )
}

/** Why a name that a server lists serves no model of the contract; null where it serves one. */
export function whyNotServed(name: string, listed: readonly string[]): string | null {
  const model = modelValues.find((one) => names[one].folded.test(fold(name)))
  if (model === undefined) return `none of the ${modelValues.length} models`
  if (derived.test(name.toLowerCase())) return `made of ${model}, and another model`
  const chosen = servedAs(model, listed)
  return chosen === name ? null : `${model} is taken from ${chosen}`
}

/** The name to give to `ollama pull`. */
export const ollamaName = (model: ServedModel) => names[model].ollama

/** `/models/Hermes-3-Llama-3.1-8B.Q4_K_M.gguf` → `hermes-3-llama-3.1-8b-q4-k-m`; `qwen2p5-coder-32b` → `qwen2.5-coder-32b`. */
function fold(name: string): string {
  return (name.toLowerCase().split(/[/\\]/).at(-1) ?? '')
    .replace(/\.gguf$/, '')
    .replace(/[_:\s]/g, '-')
    .replace(/\.(?=i?q\d|f16|bf16)/g, '-')
    .replace(/\bv(?=\d+p\d)/g, '')
    .replace(/(\d)p(?=\d)/g, '$1.')
}
