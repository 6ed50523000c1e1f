import type { components } from '../../../../generated/server/responses.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import type { Untranslatable } from '../untranslatable.ts'
import { turnsFrom, type ItemReading } from './input-items.ts'
import { refusal } from './refusal.ts'
import { chooseTools, type OfferedTools } from './tools.ts'

type Schemas = components['schemas']
export type ResponseRequest = Schemas['ResponseRequest']

/** What a reply is asked to bring along, and can. */
export const logprobsIncluded = 'message.output_text.logprobs'

/**
 * The request in the gateway's own form. Throws a Failure for what is wrong with it; what a chat
 * cannot express is noted in the gaps of `reading`.
 */
export function requestFrom(
  body: ResponseRequest,
  tools: OfferedTools,
  reading: ItemReading,
): ChatRequest {
  const { instructions, input, max_output_tokens, temperature, top_p } = body
  const messages = turnsFrom(input, reading)
  if (instructions) messages.unshift({ role: 'system', content: instructions })
  if (messages.length === 0)
    throw refusal('input', 'empty_array', 'input is empty: send at least one message')
  const stream = body.stream ?? false
  const format = formatFrom(body.text?.format)
  const user = body.user ?? body.safety_identifier
  const effort = body.reasoning?.effort
  const cacheKey = body.prompt_cache_key
  return {
    model: body.model,
    messages,
    stream,
    ...(stream && { stream_options: { include_usage: true } }),
    ...(max_output_tokens != null && { max_tokens: max_output_tokens }),
    ...(temperature != null && { temperature }),
    ...(top_p != null && { top_p }),
    ...(format && { response_format: format }),
    ...(effort != null && { reasoning_effort: effort }),
    ...(user != null && { user }),
    ...(cacheKey != null && { prompt_cache_key: cacheKey }),
    ...logprobsFrom(body),
    ...toolsFrom(body, tools, reading.gaps),
  }
}

function toolsFrom(
  { tool_choice, parallel_tool_calls: parallel }: ResponseRequest,
  tools: OfferedTools,
  gaps: Untranslatable,
): Pick<ChatRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'> {
  const { functions, choice } = chooseTools(tools, tool_choice, gaps)
  if (functions.length === 0) return {}
  return {
    tools: functions,
    ...(choice !== undefined && { tool_choice: choice }),
    ...(parallel != null && { parallel_tool_calls: parallel }),
  }
}

function logprobsFrom({
  include,
  top_logprobs: top,
}: ResponseRequest): Pick<ChatRequest, 'logprobs' | 'top_logprobs'> {
  if (!include?.includes(logprobsIncluded) && !top) return {}
  return { logprobs: true, ...(top != null && { top_logprobs: top }) }
}

function formatFrom(
  format: Schemas['TextFormat'] | null | undefined,
): Record<string, unknown> | undefined {
  if (!format || format.type === 'text') return undefined
  if (format.type === 'json_object') return { type: 'json_object' }
  const { name, description, schema, strict } = format
  return {
    type: 'json_schema',
    json_schema: {
      name,
      ...(description != null && { description }),
      schema,
      ...(strict != null && { strict }),
    },
  }
}
