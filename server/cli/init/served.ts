import type { components } from '../../../generated/server/gateway.ts'

/** One of the seven models of `/v1`. */
export type ServedModel = components['schemas']['Model']

/** Suffixes of the same model; `-base`, `-text`, `-vision` or `-v0.1` are other models. */
const rest = '(-(instruct|chat|latest|versatile|free|fp8|f16|bf16|awq|gptq|gguf|i?q\\d)\\b.*)?$'
const derived = /abliterat|uncensored|distill|vision|guard|reason|lora/

/** For each model, its normalized names at servers. */
const names: Record<ServedModel, RegExp> = {
  'hermes-3-llama3.1-8b': new RegExp(`^(nous-)?hermes-?3(-llama-?3\\.1)?-8b${rest}`),
  'meta-llama/llama-3.3-70b-instruct': new RegExp(`^(meta-)?llama-?3\\.3(-70b)?${rest}`),
  'mistralai/mistral-7b-instruct': new RegExp(`^mistral(-7b)?${rest}`),
  'mistralai/mixtral-8x22b-instruct': new RegExp(`^mixtral-8x22b${rest}`),
  'mistralai/mixtral-8x7b-instruct': new RegExp(`^mixtral(-8x7b)?${rest}`),
  'nvidia/llama-3.1-nemotron-70b-instruct': new RegExp(`^(llama-?3\\.1-)?nemotron(-70b)?${rest}`),
  'qwen/qwen-2.5-coder-32b-instruct': new RegExp(`^qwen-?2\\.5-coder-32b${rest}`),
}

/**
 * The name of `model` at a server that lists `listed`, or null. An exact name is preferred, then
 * one with "instruct" in it.
 */
export function servedAs(model: ServedModel, listed: readonly string[]): string | null {
  const fitting = listed.filter(
    (name) => names[model].test(normalize(name)) && !derived.test(name.toLowerCase()),
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

/**
 * `/models/Hermes-3-Llama-3.1-8B.Q4_K_M.gguf` becomes `hermes-3-llama-3.1-8b-q4-k-m`, and
 * `qwen2p5-coder-32b` becomes `qwen2.5-coder-32b`.
 */
function normalize(name: string): string {
  return (name.toLowerCase().split(/[/\\]/).at(-1) ?? '')
    .replace(/\.gguf$/, '')
    .replace(/[_:\s]/g, '-')
    .replace(/\.(?=i?q\d|f16|bf16)/g, '-')
    .replace(/\bv(?=\d+p\d)/g, '')
    .replace(/(\d)p(?=\d)/g, '$1.')
}
