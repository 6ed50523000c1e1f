import { listOf } from '../../../json/json.ts'
import {
  faultFrom,
  faultIn,
  isCount,
  objectOf,
  unknownReply,
  usageFrom,
  type MeteredUsage,
  type RawCounts,
  type UpstreamFault,
} from '../normalize.ts'
import { HostedCallCounter, isCallCount, type HostedCalls } from '../hosted-tools.ts'
import { membersNamed } from '../text-template.ts'
import { messageEvents } from './whole-events.ts'
import { renamed, type EventMeaning, type PassthroughDialect } from './dialect.ts'

/** HTTP statuses of Anthropic's types of errors. */
const statuses: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  timeout_error: 504,
  overloaded_error: 503,
}

/** Blocks whose start has no content: their text follows. */
const emptyBlocks = new Set(['text', 'thinking'])

/** A stream of Messages ends with `message_stop`, after an event with stop reason and counts. */
export const messagesPassthrough: PassthroughDialect = {
  textMembers: membersNamed(['text', 'thinking', 'partial_json']),

  readEvent(event, model) {
    switch (event['type']) {
      case 'error':
        return { fault: faultOf(event['error']) }
      case 'message_start': {
        const message = objectOf(event['message']) ?? {}
        const own = renamed(message, model)
        return {
          ...(own && { event: { ...event, message: own } }),
          counts: objectOf(message['usage']),
        }
      }
      case 'content_block_start': {
        const block = objectOf(event['content_block']) ?? {}
        return {
          part: 'begins',
          isContent: !emptyBlocks.has(String(block['type'])),
          hostedCall: hostedToolOf(block),
        }
      }
      case 'content_block_delta':
        return deltaMeaning(objectOf(event['delta']) ?? {})
      case 'content_block_stop':
        return { part: 'ends' }
      case 'message_delta': {
        const reason = objectOf(event['delta'])?.['stop_reason']
        return {
          counts: objectOf(event['usage']),
          hostedCalls: hostedCounts(event['usage']),
          ...(typeof reason === 'string' && { finish: finishOf(reason) }),
        }
      }
      case 'message_stop':
        return { isEnd: true }
      default:
        return {}
    }
  },

  usageOf: (counts) => usageOf(counts),

  eventsOf: messageEvents,

  readReply(body, model) {
    if (body['type'] === 'error') return faultOf(body['error'])
    const { type, content, stop_reason: reason } = body
    if (type !== 'message' || !Array.isArray(content))
      return faultIn(body) ?? unknownReply('not_a_message', JSON.stringify(body))
    return {
      body: renamed(body, model),
      usage: usageOf(objectOf(body['usage']) ?? {}),
      hostedCalls: hostedCallsOf(content, body['usage']),
      text: () => JSON.stringify(content),
      finish: finishOf(typeof reason === 'string' ? reason : ''),
    }
  },
}

function deltaMeaning({ text, thinking, partial_json }: Record<string, unknown>): EventMeaning {
  const piece = text ?? thinking ?? partial_json
  if (typeof piece !== 'string') return { isContent: true }
  const isReasoning = text === undefined && thinking !== undefined
  return { isContent: piece !== '', text: piece, ...(isReasoning && { isReasoning }) }
}

function finishOf(reason: string): string {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length'
  return reason === 'refusal' ? 'content_filter' : 'stop'
}

function faultOf(error: unknown): UpstreamFault {
  const fields = objectOf(error) ?? {}
  const status = statuses[String(fields['type'])]
  return faultFrom(status === undefined ? fields : { ...fields, status })
}

/** The counts of a request, or of one of its samplings. */
type Counts = Record<'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'cacheWrite1h', number>

/** Anthropic's `input_tokens` exclude tokens that were read from a cache or written to it. */
function countsOf(counts: RawCounts): Counts {
  const creation = objectOf(counts['cache_creation']) ?? {}
  const cacheWrite1h = countIn(creation['ephemeral_1h_input_tokens'])
  const fiveMinutes = countIn(creation['ephemeral_5m_input_tokens'])
  const total = countIn(counts['cache_creation_input_tokens'])
  return {
    input: countIn(counts['input_tokens']),
    output: countIn(counts['output_tokens']),
    cacheRead: countIn(counts['cache_read_input_tokens']),
    cacheWrite: Math.max(fiveMinutes + cacheWrite1h, total),
    cacheWrite1h,
  }
}

const promptOf = ({ input, cacheRead, cacheWrite }: Counts): number =>
  input + cacheRead + cacheWrite

/**
 * The billed tokens. The counts of a request exclude its compactions; `iterations`, if present, has
 * the counts of all its samplings.
 */
function usageOf(counts: RawCounts): MeteredUsage | undefined {
  const { input_tokens: input, output_tokens: output, iterations } = counts
  if (typeof input !== 'number' || typeof output !== 'number') return undefined
  let maxPrompt = 0
  const sum = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cacheWrite1h: 0 }
  const names = Object.keys(sum) as (keyof Counts)[] // of the object above
  for (const one of listOf(iterations)) {
    const more = countsOf(objectOf(one) ?? {})
    maxPrompt = Math.max(maxPrompt, promptOf(more))
    for (const name of names) sum[name] += more[name]
  }
  const top = countsOf(counts)
  for (const name of names) sum[name] = Math.max(sum[name], top[name])
  const usage = usageFrom({
    prompt_tokens: promptOf(sum),
    completion_tokens: sum.output,
    ...(sum.cacheRead > 0 && { prompt_tokens_details: { cached_tokens: sum.cacheRead } }),
  })
  return (
    usage && {
      ...usage,
      ...(sum.cacheWrite > 0 && { cacheWriteTokens: sum.cacheWrite }),
      ...(sum.cacheWrite1h > 0 && { cacheWrite1hTokens: sum.cacheWrite1h }),
      ...(maxPrompt > 0 && { maxPrompt: Math.max(maxPrompt, promptOf(top)) }),
    }
  )
}

/** The hosted tool that a block calls. Two tools run code; both count as one. */
function hostedToolOf({ type, name }: Record<string, unknown>): string | undefined {
  if (type !== 'server_tool_use' || typeof name !== 'string') return undefined
  return name.replace(/^(bash|text_editor)_(?=code_execution$)/, '')
}

/** The counts of calls that Anthropic charges; their names are like `web_search_requests`. */
function hostedCounts(usage: unknown): HostedCalls {
  const counts = Object.entries(objectOf(objectOf(usage)?.['server_tool_use']) ?? {})
  const calls = new Map<string, number>()
  for (const [name, count] of counts)
    if (name.endsWith('_requests') && isCallCount(count))
      calls.set(name.slice(0, -'_requests'.length), count)
  return calls
}

function hostedCallsOf(content: readonly unknown[], usage: unknown): HostedCalls | undefined {
  const counter = new HostedCallCounter()
  for (const block of content) {
    const tool = hostedToolOf(objectOf(block) ?? {})
    if (tool !== undefined) counter.add(tool)
  }
  for (const [tool, calls] of hostedCounts(usage)) counter.set(tool, calls)
  return counter.calls
}

const countIn = (value: unknown): number => (isCount(value) ? value : 0)
