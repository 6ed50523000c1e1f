import { isCount, objectOf, usageFrom, type Usage } from '../upstream/normalize.ts'

/** The counts of a reply without completion; some servers send only the total, or 0. */
export function promptUsage(value: unknown): Usage | undefined {
  const { total_tokens: total, prompt_tokens: prompt = total } = objectOf(value) ?? {}
  if (!isCount(prompt) || prompt === 0) return undefined
  return usageFrom({ prompt_tokens: prompt, completion_tokens: 0 })
}
