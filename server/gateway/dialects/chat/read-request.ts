import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../../generated/server/gateway.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import { unchangedSlices, type ChatRequest } from '../../upstream/request.ts'
import { ignoredFinder } from '../ignored-fields.ts'

/** The fields of a request that gateway.yaml does not define. */
export const ignoredFields = ignoredFinder(contract.components.schemas)

/** Members of the inner form that gateway.yaml does not define: a caller's own mean nothing. */
const innerOnly = ['slices', 'unknown', 'prompt_cache_key'] as const satisfies (keyof ChatRequest)[]

/** The body is the inner form itself. The slices are those of a long one. */
export function requestFrom(
  body: components['schemas']['ChatCompletionRequest'],
  slices: JsonSlices | undefined,
): ChatRequest {
  const inner: ChatRequest = innerOnly.some((name) => name in body) ? { ...body } : body
  if (inner !== body) for (const name of innerOnly) delete inner[name]
  return slices ? { ...inner, slices: unchangedSlices(body.messages, slices) } : inner
}
