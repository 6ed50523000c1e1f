import type { components } from '../../../../generated/server/messages.ts'
import type { ChatRequest, Turn } from '../../upstream/request.ts'
import type { Untranslatable } from '../refusal.ts'
import { textsIn } from './read-blocks.ts'
import { turnsFrom } from './read-messages.ts'
import { toolsFrom } from './read-tools.ts'

type Schemas = components['schemas']
export type MessageRequest = Schemas['MessageRequest']
/** A request for a reply, or for the number of its tokens. */
export type AnyMessageRequest = Schemas['TokenCountRequest'] & Partial<MessageRequest>

/**
 * The request in the gateway's own form, for the model that it names. Throws a Failure for what is
 * wrong with it; what a chat cannot express is noted in `gaps`. The token counts of streams are
 * always requested: the last events have them.
 */
export function requestFrom(body: AnyMessageRequest, gaps: Untranslatable): ChatRequest {
  const stream = body.stream ?? false
  const { max_tokens, temperature, top_p, top_k, stop_sequences: stop } = body
  const effort = effortFrom(body)
  const format = formatFrom(body.output_config)
  const user = body.metadata?.user_id
  const messages = turnsFrom(body.messages, gaps)
  const system = systemTurn(body.system)
  if (system) messages.unshift(system)
  return {
    model: body.model,
    messages,
    stream,
    ...(max_tokens != null && { max_tokens }),
    ...(temperature != null && { temperature }),
    ...(top_p != null && { top_p }),
    ...(top_k != null && { top_k }),
    ...(stop != null && stop.length > 0 && { stop }),
    ...(effort !== undefined && { reasoning_effort: effort }),
    ...(format && { response_format: format }),
    ...(user != null && { user }),
    ...(stream && { stream_options: { include_usage: true } }),
    ...toolsFrom(body, gaps),
  }
}

type System = AnyMessageRequest['system']

function systemTurn(system: System): Turn | undefined {
  if (system === undefined || typeof system === 'string')
    return system ? { role: 'system', content: system } : undefined
  const content = textsIn(system).join('\n')
  return content === '' ? undefined : { role: 'system', content }
}

/** Model servers know no more than these. */
const efforts: Record<string, string> = { xhigh: 'high', max: 'high' }

/**
 * The `reasoning_effort` that a request asks for. `adaptive` thinking leaves it to the model, and
 * many servers refuse an effort for models that do not reason.
 */
export function effortFrom({
  thinking,
  output_config: output,
}: Pick<AnyMessageRequest, 'thinking' | 'output_config'>): string | undefined {
  const { effort } = output ?? {}
  if (thinking && thinking.type !== 'enabled') return undefined
  if (effort != null) return efforts[effort] ?? effort
  if (!thinking) return undefined
  const budget = thinking.budget_tokens ?? 0
  if (budget < 4096) return 'low'
  return budget < 16_384 ? 'medium' : 'high'
}

function formatFrom(output: AnyMessageRequest['output_config']): ChatRequest['response_format'] {
  const format = output?.format
  if (!format) return undefined
  const { schema } = format
  return { type: 'json_schema', json_schema: { name: 'reply', schema, strict: true } }
}
