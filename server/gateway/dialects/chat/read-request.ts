import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../../generated/server/gateway.ts'
import type { JsonSource } from '../../../json/source.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import { writtenParts } from '../../upstream/written.ts'
import { ignoredFinder } from '../ignored-fields.ts'

/** The fields of a request that gateway.yaml does not define. */
export const ignoredFields = ignoredFinder(contract.components.schemas)

/** Members of the inner form that gateway.yaml does not define: a caller's own mean nothing. */
const innerOnly = [
  'written',
  'unknown',
  'prompt_cache_key',
] as const satisfies (keyof ChatRequest)[]

/** The body is the inner form itself. The source is that of a long one. */
export function requestFrom(
  body: components['schemas']['ChatCompletionRequest'],
  source: JsonSource | undefined,
): ChatRequest {
  const inner: ChatRequest = innerOnly.some((name) => name in body) ? { ...body } : body
  if (inner !== body) for (const name of innerOnly) delete inner[name]
  return source ? { ...inner, written: writtenParts(body, source) } : inner
}
