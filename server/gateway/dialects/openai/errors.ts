import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../../generated/server/openai.ts'
import type { Failure, FailureKind } from '../../../failure.ts'

/** OpenAI's `code` for a kind of failure, if it differs from ours. */
const codes: Partial<Record<FailureKind, string>> = {
  unauthorized: 'invalid_api_key',
  budgetSpent: 'insufficient_quota',
  forbidden: 'missing_scope',
  notFound: 'unknown_url',
  methodNotAllowed: 'method_not_supported',
  unsupportedMediaType: 'unsupported_content_type',
  rateLimited: 'rate_limit_exceeded',
}

/** OpenAI's `code` for a violation of the contract, keyed by the keyword of JSON Schema. */
const codesByKeyword: Record<string, string> = {
  required: 'missing_required_parameter',
  additionalProperties: 'unknown_parameter',
  type: 'invalid_type',
  enum: 'invalid_value',
  const: 'invalid_value',
  pattern: 'invalid_value',
  maxLength: 'string_above_max_length',
  minLength: 'string_below_min_length',
  maxItems: 'array_above_max_length',
  minItems: 'empty_array',
  maxProperties: 'object_above_max_properties',
}

const { ChatCompletionRequest } = contract.components.schemas
const decimalFields = new Set(
  Object.entries(ChatCompletionRequest.properties).flatMap(([name, property]) =>
    'type' in property && property.type.includes('number') ? [name] : [],
  ),
)

/** OpenAI's words: LiteLLM, and with it aider, identifies a 401 by them. */
const incorrectKey = 'Incorrect API key provided'

/** A failure in OpenAI's format: a body, or the last event of a stream. */
export function openaiError(failure: Failure): components['schemas']['Error'] {
  const { kind, details } = failure
  const { param = null } = details
  const message = kind === 'unauthorized' ? `${incorrectKey}: ${failure.message}` : failure.message
  return { error: { message, type: typeOf(failure), param, code: codeOf(failure) } }
}

function typeOf({ kind, status }: Failure): string {
  if (kind === 'budgetSpent') return 'insufficient_quota'
  if (kind === 'rateLimited') return 'requests'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

function codeOf({ kind, code, details: { param = '', rule } }: Failure): string | null {
  if (kind === 'forbidden' && param === 'model') return 'model_not_found'
  if (rule === 'maximum' || rule === 'minimum') {
    const type = decimalFields.has(param) ? 'decimal' : 'integer'
    return rule === 'maximum' ? `${type}_above_max_value` : `${type}_below_min_value`
  }
  if (rule !== undefined) return codesByKeyword[rule] ?? (rule.includes('_') ? rule : null)
  return kind === 'invalidRequest' ? null : (codes[kind] ?? code)
}
