import type { components } from '../../../../generated/server/messages.ts'
import type { DeclaredModel } from '../../../config/models.ts'
import { requestError } from '../request-errors.ts'

type ModelInfo = components['schemas']['ModelInfo']
type ModelPage = components['schemas']['ModelPage']
type PageQuery = { limit?: number; after_id?: string; before_id?: string }

/** A model in Anthropic's format. */
export const modelInfo = (
  id: string,
  { contextTokens, outputTokens }: DeclaredModel,
  created: number,
): ModelInfo => ({
  id,
  type: 'model',
  display_name: id,
  created_at: new Date(created * 1000).toISOString(),
  max_input_tokens: contextTokens ?? null,
  max_tokens: outputTokens ?? null,
  lifecycle: 'active',
  deprecated_at: null,
  retires_at: null,
  line: null,
  capabilities: null,
})

/** One page of a list of models. Throws a Failure for a cursor that is not in the list. */
export function pageOf(
  models: readonly ModelInfo[],
  { limit = 20, after_id: after, before_id: before }: PageQuery,
): ModelPage {
  if (after !== undefined && before !== undefined)
    throw requestError('before_id', 'invalid_value', 'send after_id or before_id, not both')
  if (before !== undefined) {
    const end = placeOf(models, before, 'before_id')
    const start = Math.max(0, end - limit)
    return pageFrom(models.slice(start, end), start > 0)
  }
  const start = after === undefined ? 0 : placeOf(models, after, 'after_id') + 1
  return pageFrom(models.slice(start, start + limit), start + limit < models.length)
}

const pageFrom = (data: ModelInfo[], hasMore: boolean): ModelPage => ({
  data,
  has_more: hasMore,
  first_id: data[0]?.id ?? null,
  last_id: data.at(-1)?.id ?? null,
})

function placeOf(models: readonly ModelInfo[], id: string, param: string): number {
  const place = models.findIndex((model) => model.id === id)
  if (place >= 0) return place
  throw requestError(
    param,
    'invalid_value',
    `${param}: no model of the list is ${id.slice(0, 100)}`,
  )
}
