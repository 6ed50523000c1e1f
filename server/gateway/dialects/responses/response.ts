import type { components } from '../../../../generated/server/responses.ts'
import { listOf } from '../../../json/json.ts'
import {
  type NativeFinishReason,
  type Usage,
  isRefusal,
  objectOf,
  type CompletionResult,
} from '../../upstream/normalize.ts'
import { ReplyHead } from '../translated-call.ts'
import { ignoredFields, type ResponseRequest } from './read-request.ts'
import type { OfferedTools } from './tools.ts'
import { EventQueue, OutputWriter } from './write-output.ts'

type Schemas = components['schemas']
export type ModelResponse = Schemas['ModelResponse']

/** The members of a response that depend only on its request. */
type ResponseShell = Omit<
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

/** The parts of a response that do not depend on the model's reply. */
export class ResponseHead extends ReplyHead {
  readonly #body: ResponseRequest
  readonly tools: OfferedTools
  readonly #callId: string
  #shell: ResponseShell | undefined
  #json: string | undefined

  constructor(body: ResponseRequest, tools: OfferedTools, callId: string) {
    super()
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

  override prepare(): void {
    super.prepare()
    void this.json
  }

  protected findIgnored(): string | undefined {
    return ignoredFields(this.#body)
  }
}

const shortId = (callId: string): string => callId.replaceAll('-', '')

/** Converts token counts to this dialect. */
export const usageFrom = (usage: Usage): Schemas['ResponseUsage'] => ({
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
  head: ResponseHead,
  { completion, nativeFinishReason }: CompletionResult,
): ModelResponse {
  const [choice] = completion.choices
  const ending = endingOf(choice?.finish_reason ?? 'stop', nativeFinishReason)
  const isComplete = ending.status === 'completed'
  return {
    ...head.shell,
    ...ending,
    completed_at: isComplete ? Math.floor(Date.now() / 1000) : null,
    error: null,
    output: choice ? outputFrom(head, choice, isComplete) : [],
    usage: completion.usage ? usageFrom(completion.usage) : null,
  }
}

type Choice = CompletionResult['completion']['choices'][number]

/** The items of a reply: reasoning, text and tool calls. The last one may be incomplete. */
function outputFrom(head: ResponseHead, choice: Choice, isComplete: boolean) {
  const { message } = choice
  const { content, reasoning_content: reasoning, tool_calls: calls = [] } = message
  const output = new OutputWriter(head, new EventQueue())
  output.details(message)
  if (reasoning !== undefined) output.text('reasoning', reasoning)
  if (content !== '' || calls.length === 0)
    output.text(isRefusal(message) ? 'refusal' : 'message', content, tokenLogprobs(choice))
  for (const [index, call] of calls.entries()) output.call({ index, ...call })
  output.close(isComplete ? 'completed' : 'incomplete')
  return output.items('completed')
}

/** The log probabilities of a text's tokens, which are the same in both dialects. */
export const tokenLogprobs = (choice: object): Record<string, unknown>[] =>
  listOf(objectOf(objectOf(choice)?.['logprobs'])?.['content'])
    .map(objectOf)
    .filter((entry) => entry !== undefined)
