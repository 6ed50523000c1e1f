import {
  broken,
  faultFrom,
  faultIn,
  objectOf,
  unknownReply,
  usageFrom,
  withServiceTier,
  type RawCounts,
  type UpstreamFault,
  type Usage,
} from '../normalize.ts'
import { HostedCallCounter, type HostedCalls } from '../hosted-tools.ts'
import { membersNamed } from '../text-template.ts'
import { responseEvents } from './whole-events.ts'
import {
  renamed,
  type EventMeaning,
  type PassthroughDialect,
  type ReplyMeaning,
} from './dialect.ts'

/** HTTP statuses of the codes that a failed response may have. */
const statuses: Record<string, number> = {
  rate_limit_exceeded: 429,
  invalid_prompt: 400,
  context_length_exceeded: 400,
}

/** Types of items that the caller acts on as soon as they appear. */
const callItems = /^(function|custom_tool|apply_patch|shell|local_shell|computer)_call$/

/** A stream of Responses ends with an event that has the complete response and its status. */
export const responsesPassthrough: PassthroughDialect = {
  textMembers: membersNamed(['sequence_number', 'delta', 'obfuscation']),

  readEvent(event, model) {
    const { type, response } = event
    if (type === 'error') return { fault: faultOf(objectOf(event['error']) ?? event) }
    const body = objectOf(response)
    if (type === 'response.failed') return { fault: faultOf(objectOf(body?.['error']) ?? {}) }
    if (body) return withResponse(event, body, model)
    const { delta, item } = event
    if (typeof delta === 'string') {
      const isReasoning = String(type).startsWith('response.reasoning')
      return { text: delta, isContent: true, ...(isReasoning && { isReasoning }) }
    }
    if (type === 'response.output_item.done')
      return { part: 'ends', isContent: true, hostedCall: hostedToolOf(item) }
    if (type !== 'response.output_item.added')
      return String(type).endsWith('.done') ? { part: 'ends' } : {}
    const isCall = callItems.test(String(objectOf(item)?.['type']))
    return { part: 'begins', ...(isCall && { isContent: true }) }
  },

  usageOf: (counts) => usageOf(counts),

  eventsOf: responseEvents,

  readReply(body, model) {
    if (body['error'] != null) return faultOf(objectOf(body['error']) ?? {})
    const { object, status, output } = body
    if (object === 'response.compaction' && Array.isArray(output)) return compactionOf(body, output)
    if (object !== 'response' || !Array.isArray(output))
      return faultIn(body) ?? unknownReply('not_a_response', JSON.stringify(body))
    if (status !== 'completed' && status !== 'incomplete')
      return broken(`status_${status as string}`)
    return {
      body: renamed(body, model),
      usage: usageOf(objectOf(body['usage']) ?? {}),
      hostedCalls: hostedCallsOf(output),
      text: () => JSON.stringify(output),
      finish: finishOf(body),
    }
  },
}

/** A compacted conversation, which names no model. */
const compactionOf = (body: Record<string, unknown>, output: readonly unknown[]): ReplyMeaning => ({
  body: undefined,
  usage: usageOf(objectOf(body['usage']) ?? {}),
  hostedCalls: undefined,
  text: () => JSON.stringify(output),
  finish: 'stop',
})

/** The hosted tool of an item that is a call of one. */
function hostedToolOf(item: unknown): string | undefined {
  const type = objectOf(item)?.['type']
  if (typeof type !== 'string' || !type.endsWith('_call') || callItems.test(type)) return undefined
  return type.slice(0, -'_call'.length)
}

function hostedCallsOf(output: readonly unknown[]): HostedCalls | undefined {
  const counter = new HostedCallCounter()
  for (const item of output) {
    const tool = hostedToolOf(item)
    if (tool !== undefined) counter.add(tool)
  }
  return counter.calls
}

/** Reads an event that contains a response, and restores the caller's name for the model. */
function withResponse(
  event: Record<string, unknown>,
  body: Record<string, unknown>,
  model: string,
): EventMeaning {
  const response = renamed(body, model)
  const own = response ? { event: { ...event, response } } : {}
  if (event['type'] !== 'response.completed' && event['type'] !== 'response.incomplete') return own
  return {
    ...own,
    isEnd: true,
    counts: withServiceTier(objectOf(body['usage']), body),
    finish: finishOf(body),
  }
}

function finishOf({ status, incomplete_details }: Record<string, unknown>): string {
  if (status !== 'incomplete') return 'stop'
  return objectOf(incomplete_details)?.['reason'] === 'content_filter' ? 'content_filter' : 'length'
}

function faultOf(error: Record<string, unknown>): UpstreamFault {
  const status = statuses[String(error['code'])]
  return faultFrom(status === undefined ? error : { ...error, status })
}

const usageOf = (counts: RawCounts): Usage | undefined =>
  usageFrom({
    prompt_tokens: counts['input_tokens'],
    completion_tokens: counts['output_tokens'],
    total_tokens: counts['total_tokens'],
    prompt_tokens_details: counts['input_tokens_details'],
    completion_tokens_details: counts['output_tokens_details'],
  })
