import type { components } from '../../../../generated/server/responses.ts'
import type { NativeFinishReason, Usage } from '../../upstream/normalize.ts'
import type { ResponseRequest } from './read-request.ts'
import type { CallerTool, OfferedTools } from './tools.ts'

type Schemas = components['schemas']
export type ModelResponse = Schemas['ModelResponse']
export type OutputItem = Schemas['OutputItem']
export type OutputText = Schemas['OutputText']
export type ToolCallItem = Schemas['FunctionCall'] | Schemas['CustomToolCall']
export type ResponseUsage = Schemas['ResponseUsage']
export type ItemStatus = Schemas['ItemStatus']

/** The members of a response that follow from its request alone. */
export type ResponseShell = Omit<
  ModelResponse,
  'status' | 'completed_at' | 'error' | 'incomplete_details' | 'output' | 'usage'
>

/** Begins a response; its id is made of the call's, which no other request has. */
export function responseShell(
  body: ResponseRequest,
  tools: OfferedTools,
  callId: string,
): ResponseShell {
  const { format, verbosity } = body.text ?? {}
  return {
    id: `resp_${shortId(callId)}`,
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    background: false,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: body.metadata ?? {},
    model: body.model,
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: null,
    prompt_cache_key: body.prompt_cache_key ?? null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: null },
    safety_identifier: body.safety_identifier ?? null,
    store: false,
    temperature: body.temperature ?? null,
    text: { format: format ?? { type: 'text' }, ...(verbosity != null && { verbosity }) },
    tool_choice: body.tool_choice ?? 'auto',
    tools: tools.own,
    top_logprobs: body.top_logprobs ?? null,
    top_p: body.top_p ?? null,
    truncation: 'disabled',
    user: body.user ?? null,
  }
}

/** The JSON of a response's beginning, without its braces. */
export const shellJson = (shell: ResponseShell): string => JSON.stringify(shell).slice(1, -1)

const shortId = (callId: string): string => callId.replaceAll('-', '')

/** The id of an item, new for each place of each response. */
export const itemId = (prefix: string, { id }: ResponseShell, place: number): string =>
  `${prefix}_${id.slice('resp_'.length)}${place}`

export const textPart = (text: string, logprobs: OutputText['logprobs'] = []): OutputText => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs,
})

/** A call as an item, by the tool that the function stands for. */
export function callItem(
  tool: CallerTool,
  id: string,
  callId: string,
  args: string,
  status: ItemStatus,
): ToolCallItem {
  const { name, namespace, isCustom } = tool
  const common = { id, status, call_id: callId, name, ...(namespace && { namespace }) }
  return isCustom
    ? { type: 'custom_tool_call', ...common, input: args }
    : { type: 'function_call', ...common, arguments: args }
}

/** Some servers give several calls the same id; their results could then not be told apart. */
export function uniqueCallId(callId: string, place: number, ids: Set<string>): string {
  const id = ids.has(callId) ? `${callId}_${place}` : callId
  ids.add(id)
  return id
}

/** The tool that a model has called; one that was not offered keeps its name. */
export const calledTool = ({ byName }: OfferedTools, name: string): CallerTool =>
  byName.get(name) ?? { name, isCustom: false }

/** The free-form input in the arguments of the function that stands for a custom tool. */
export function customInput(args: string): string {
  try {
    const { input } = JSON.parse(args) as { input?: unknown }
    if (typeof input === 'string') return input
  } catch {
    // Models do not always write the JSON that they are asked for: the text is then the input.
  }
  return args
}

/** The counts of a reply in the words of this dialect. */
export const usageFrom = (usage: Usage): ResponseUsage => ({
  input_tokens: usage.prompt_tokens,
  input_tokens_details: { cached_tokens: usage.prompt_tokens_details?.cached_tokens ?? 0 },
  output_tokens: usage.completion_tokens,
  output_tokens_details: {
    reasoning_tokens: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  },
  total_tokens: usage.total_tokens,
})

type Ending = Pick<ModelResponse, 'status' | 'incomplete_details'>

/** How a response ended, by the finish reason of the reply. */
export function endingOf(reason: string, native: NativeFinishReason | undefined): Ending {
  if (reason === 'length')
    return { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
  if (native === 'content_filter')
    return { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }
  return { status: 'completed', incomplete_details: null }
}
