import {
  broken,
  faultFrom,
  objectOf,
  usageFrom,
  type MeteredUsage,
  type UpstreamFault,
} from '../normalize.ts'
import { HostedCallCounter, isCallCount, type HostedCalls } from '../hosted-tools.ts'
import { membersNamed } from './event-form.ts'
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

/** Blocks whose start says nothing yet: their text follows. */
const emptyBlocks = new Set(['text', 'thinking'])

/** Messages: a stream ends with `message_stop`, after an event with reason and counts. */
export const messagesPassthrough: PassthroughDialect = {
  freeMembers: membersNamed(['index', 'id', 'name', 'text', 'thinking', 'partial_json']),

  readEvent(event, { model, usage }) {
    switch (event['type']) {
      case 'error':
        return { fault: faultOf(event['error']) }
      case 'message_start': {
        const message = objectOf(event['message']) ?? {}
        const own = renamed(message, model)
        return {
          ...(own && { event: { ...event, message: own } }),
          usage: countsOf(message['usage']),
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
          usage: laterCounts(event['usage'], usage),
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

  readReply(body, model) {
    if (body['type'] === 'error') return faultOf(body['error'])
    const { type, content, stop_reason: reason } = body
    if (type !== 'message' || !Array.isArray(content)) return broken('not_a_message')
    return {
      body: renamed(body, model),
      usage: countsOf(body['usage']),
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

/** Anthropic counts what was read from a cache, and written to it, beside the other input. */
function countsOf(value: unknown): MeteredUsage | undefined {
  const counts = objectOf(value)
  const { input_tokens: input, output_tokens: output } = counts ?? {}
  if (typeof input !== 'number' || typeof output !== 'number') return undefined
  const cached = numberOr0(counts?.['cache_read_input_tokens'])
  const written = numberOr0(counts?.['cache_creation_input_tokens'])
  const usage = usageFrom({
    prompt_tokens: input + cached + written,
    completion_tokens: output,
    ...(cached > 0 && { prompt_tokens_details: { cached_tokens: cached } }),
  })
  return usage && Number.isInteger(written) && written > 0
    ? { ...usage, cacheWriteTokens: written }
    : usage
}

/** The counts at the end of a stream; its start has counted the input. */
function laterCounts(value: unknown, earlier: MeteredUsage | undefined): MeteredUsage | undefined {
  const counts = objectOf(value)
  if (typeof counts?.['input_tokens'] === 'number') return countsOf(counts) ?? earlier
  if (!earlier) return undefined
  const later = usageFrom({ ...earlier, completion_tokens: counts?.['output_tokens'] })
  return later ? { ...earlier, ...later } : earlier
}

/** The hosted tool that a block calls. Code is run by two tools of the same kind. */
function hostedToolOf({ type, name }: Record<string, unknown>): string | undefined {
  if (type !== 'server_tool_use' || typeof name !== 'string') return undefined
  return name.replace(/^(bash|text_editor)_(?=code_execution$)/, '')
}

/** The counts of calls that Anthropic charges, by names like `web_search_requests`. */
function hostedCounts(usage: unknown): HostedCalls {
  const counts = Object.entries(objectOf(objectOf(usage)?.['server_tool_use']) ?? {})
  return new Map(
    counts.flatMap(([name, calls]) =>
      name.endsWith('_requests') && isCallCount(calls)
        ? [[name.slice(0, -'_requests'.length), calls] as const]
        : [],
    ),
  )
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

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)
