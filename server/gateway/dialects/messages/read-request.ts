import type { components } from '../../../../generated/server/messages.ts'
import type { JsonSource } from '../../../json-source.ts'
import type { ChatRequest, Turn } from '../../upstream/request.ts'
import { WrittenValues } from '../../upstream/written.ts'
import type { Untranslatable } from '../untranslatable.ts'
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
 * always asked for: the last events have them. The source is that of a long body.
 */
export function requestFrom(
  body: AnyMessageRequest,
  gaps: Untranslatable,
  source?: JsonSource,
): ChatRequest {
  const stream = body.stream ?? false
  const values = source && new WrittenValues(body, source)
  return {
    ...present({
      max_tokens: body.max_tokens,
      temperature: body.temperature,
      top_p: body.top_p,
      top_k: body.top_k,
      stop: body.stop_sequences?.length ? body.stop_sequences : undefined,
      reasoning_effort: effortFrom(body),
      response_format: formatFrom(body.output_config),
      user: body.metadata?.user_id,
      stream_options: stream ? { include_usage: true } : undefined,
    }),
    ...toolsFrom(body, gaps),
    model: body.model,
    messages: [...systemTurns(body.system, values), ...turnsFrom(body.messages, gaps)],
    stream,
    ...(source && values && { written: { source, values } }),
  }
}

type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

/** The fields that are neither undefined nor null. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given) as Present<Fields> // by the filter above
}

function systemTurns(
  system: AnyMessageRequest['system'],
  values: WrittenValues | undefined,
): Turn[] {
  if (system === undefined) return []
  const texts = typeof system === 'string' ? [system] : textsIn(system)
  const content = texts.join('\n')
  if (texts.length > 1) values?.noteJoined(content, texts)
  return content === '' ? [] : [{ role: 'system', content }]
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
