import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../../generated/server/gateway.ts'
import type { JsonSource } from '../../../json/source.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import { writtenParts } from '../../upstream/written.ts'
import { ignoredFinder } from '../ignored-fields.ts'

/** The fields of a request that gateway.yaml does not define. */
export const ignoredFields = ignoredFinder(contract.components.schemas)

/** The body is the inner form itself. The source is that of a long one. */
export const requestFrom = (
  body: components['schemas']['ChatCompletionRequest'],
  source: JsonSource | undefined,
): ChatRequest => (source ? { ...body, written: writtenParts(body, source) } : body)
