import { isCount, objectOf, usageFrom, type Usage } from '../upstream/normalize.ts'

/** The counts of a reply without completion; some servers send only the total, or 0. */
export function promptUsage(value: unknown): Usage | undefined {
  const { total_tokens: total, prompt_tokens: prompt = total } = objectOf(value) ?? {}
  if (!isCount(prompt) || prompt === 0) return undefined
  return usageFrom({ prompt_tokens: prompt, completion_tokens: 0 })
}

/** The counts of a reply; undefined if they are all 0, which some servers send for unknown ones. */
export function nonZero(counts: Parameters<typeof usageFrom>[0]): Usage | undefined {
  const usage = usageFrom(counts)
  return usage?.total_tokens === 0 ? undefined : usage
}
