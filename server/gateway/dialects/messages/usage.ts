import type { components } from '../../../../generated/server/messages.ts'
import type { Usage } from '../../upstream/normalize.ts'

type Schemas = components['schemas']

/** What all counts of tokens have in common. */
export type TokenCounts = Schemas['DeltaUsage'] & { input_tokens: number }

/** Token counts as Anthropic gives them: what was read from a cache is not among the input. */
export function countsFrom(usage: Usage): TokenCounts {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
  const thinking = usage.completion_tokens_details?.reasoning_tokens
  return {
    input_tokens: prompt - cached,
    output_tokens: completion,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens_details: thinking === undefined ? null : { thinking_tokens: thinking },
    server_tool_use: null,
  }
}

/** The counts of estimates. */
export const estimatedCounts = (prompt: number, completion: number): TokenCounts =>
  countsFrom({
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  })

/** The usage of a message; what only Anthropic's servers have is null. */
export const usageFrom = (counts: TokenCounts): Schemas['MessageUsage'] => ({
  ...counts,
  cache_creation: null,
  service_tier: null,
  inference_geo: null,
  speed: null,
})
