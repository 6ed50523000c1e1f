import type { components } from '../../../../generated/server/responses.ts'
import {
  type NativeFinishReason,
  type Usage,
  isRefusal,
  objectOf,
  type CompletionResult,
} from '../../upstream/normalize.ts'
import { ignoredFields, type ResponseRequest } from './read-request.ts'
import type { CallerTool, OfferedTools } from './tools.ts'

type Schemas = components['schemas']
export type ModelResponse = Schemas['ModelResponse']
export type OutputItem = Schemas['OutputItem']
export type OutputText = Schemas['OutputText']
export type ToolCallItem = Schemas['FunctionCall'] | Schemas['CustomToolCall']
export type ResponseUsage = Schemas['ResponseUsage']
export type ItemStatus = Schemas['ItemStatus']

/** The members of a response that depend only on its request. */
export type ResponseShell = Omit<
  ModelResponse,
  'status' | 'completed_at' | 'error' | 'incomplete_details' | 'output' | 'usage'
>

/** Its id is derived from the call's, which is unique. */
function responseShell(body: ResponseRequest, tools: OfferedTools, callId: string): ResponseShell {
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
    tools: tools.callable,
    top_logprobs: body.top_logprobs ?? null,
    top_p: body.top_p ?? null,
    truncation: 'disabled',
    user: body.user ?? null,
  }
}

/**
 * The parts of a response that do not depend on the model's reply, computed on demand: a response
 * that is passed through needs none. A class: V8 makes a hidden class for each object literal with a
 * getter, which keeps the request in memory until the next major collection.
 */
export class ResponseHead {
  readonly #body: ResponseRequest
  readonly tools: OfferedTools
  readonly #callId: string
  #shell: ResponseShell | undefined
  #json: string | undefined
  #ignored: { header: string | undefined } | undefined

  constructor(body: ResponseRequest, tools: OfferedTools, callId: string) {
    this.#body = body
    this.tools = tools
    this.#callId = callId
  }

  get shell(): ResponseShell {
    return (this.#shell ??= responseShell(this.#body, this.tools, this.#callId))
  }

  /** The JSON of the shell without its braces, for several events. */
  get json(): string {
    return (this.#json ??= JSON.stringify(this.shell).slice(1, -1))
  }

  /** Fields without effect on a translated reply. */
  get ignored(): string | undefined {
    return (this.#ignored ??= { header: ignoredFields(this.#body) }).header
  }

  /** Computes the parts that a translated reply needs, before it arrives. */
  prepare(): void {
    void [this.json, this.ignored]
  }
}

const shortId = (callId: string): string => callId.replaceAll('-', '')

/** The id of an item: unique for each index of each response. */
export const itemId = (prefix: string, { id }: ResponseShell, place: number): string =>
  `${prefix}_${id.slice('resp_'.length)}${place}`

export const textPart = (text: string, logprobs: OutputText['logprobs'] = []): OutputText => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs,
})

const refusalPart = (refusal: string) => ({ type: 'refusal' as const, refusal })

/** The item of a call of this tool. */
export function callItem(
  tool: CallerTool,
  id: string,
  callId: string,
  args: string,
  status: ItemStatus,
): ToolCallItem {
  const { name, namespace, isCustom } = tool
  const common = { id, status, call_id: callId, name, ...(namespace && { namespace }) }
  if (isCustom) return { type: 'custom_tool_call', ...common, input: args }
  return { type: 'function_call', ...common, arguments: args }
}

/** The tool of a called function; one that was not offered keeps its name. */
export const calledTool = ({ byName }: OfferedTools, name: string): CallerTool =>
  byName.get(name) ?? { name, isCustom: false }

/** The free-form input of a custom tool, from the arguments of its function. */
export function customInput(args: string): string {
  try {
    const { input } = JSON.parse(args) as { input?: unknown }
    if (typeof input === 'string') return input
  } catch {
    // Models do not always write valid JSON: then the text is the input.
  }
  return args
}

/** Converts token counts to this dialect. */
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

/** The status of a response, by the finish reason of the reply. */
export function endingOf(reason: string, native: NativeFinishReason | undefined): Ending {
  if (reason === 'length')
    return { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
  if (native === 'content_filter')
    return { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }
  return { status: 'completed', incomplete_details: null }
}

/** Converts a complete reply to a response. */
export function responseFrom(
  { shell, tools }: ResponseHead,
  { completion, nativeFinishReason }: CompletionResult,
): ModelResponse {
  const [choice] = completion.choices
  const ending = endingOf(choice?.finish_reason ?? 'stop', nativeFinishReason)
  return {
    ...shell,
    ...ending,
    completed_at: ending.status === 'completed' ? Math.floor(Date.now() / 1000) : null,
    error: null,
    output: choice ? outputFrom(shell, tools, choice, ending.status) : [],
    usage: completion.usage ? usageFrom(completion.usage) : null,
  }
}

type Choice = CompletionResult['completion']['choices'][number]

/** The items of a reply: reasoning, text and tool calls. The last one may be incomplete. */
function outputFrom(
  shell: ResponseShell,
  tools: OfferedTools,
  choice: Choice,
  ending: ModelResponse['status'],
): OutputItem[] {
  const { content, reasoning_content: reasoning, tool_calls: calls = [] } = choice.message
  const output: OutputItem[] = []
  const last: ItemStatus = ending === 'incomplete' ? 'incomplete' : 'completed'
  const isText = content !== '' || calls.length === 0
  if (reasoning !== undefined)
    output.push({
      id: itemId('rs', shell, output.length),
      type: 'reasoning',
      status: 'completed',
      summary: [],
      content: [{ type: 'reasoning_text', text: reasoning }],
    })
  if (isText)
    output.push({
      id: itemId('msg', shell, output.length),
      type: 'message',
      role: 'assistant',
      status: calls.length === 0 ? last : 'completed',
      content: [
        isRefusal(choice.message) ? refusalPart(content) : textPart(content, logprobsOf(choice)),
      ],
    })
  for (const [place, { id: callId, function: fn }] of calls.entries()) {
    const tool = calledTool(tools, fn.name)
    const args = tool.isCustom ? customInput(fn.arguments) : fn.arguments
    const status = place === calls.length - 1 ? last : 'completed'
    const prefix = tool.isCustom ? 'ctc' : 'fc'
    output.push(callItem(tool, itemId(prefix, shell, output.length), callId, args, status))
  }
  return output
}

function logprobsOf(choice: object): Record<string, unknown>[] {
  const { logprobs } = choice as { logprobs?: unknown }
  return tokenLogprobs(objectOf(logprobs))
}

/** The log probabilities of a text's tokens, which are the same in both dialects. */
export function tokenLogprobs(
  logprobs: Record<string, unknown> | undefined,
): Record<string, unknown>[] {
  const content = logprobs?.['content']
  return Array.isArray(content) ? content.map(objectOf).filter((entry) => entry !== undefined) : []
}
