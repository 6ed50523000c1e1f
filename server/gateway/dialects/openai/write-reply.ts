import type { components } from '../../../../generated/server/openai.ts'
import {
  logprobs,
  type CompletionResult,
  type FinishReason,
  type NativeFinishReason,
} from '../../upstream/normalize.ts'
import { completeCalls } from './tool-calls.ts'

type Schemas = components['schemas']
export type OpenAICompletion = Schemas['ChatCompletion']

/** A complete reply as OpenAI gives it. */
export function completionFrom({
  completion,
  nativeFinishReason,
}: CompletionResult): OpenAICompletion {
  const { id, choices, ...rest } = completion
  return {
    id,
    ...rest,
    choices: choices.map((choice) => {
      const { content, reasoning, reasoning_content, tool_calls } = choice.message
      const calls = completeCalls(tool_calls ?? [], id)
      return {
        index: choice.index,
        message: {
          role: 'assistant',
          content: content === '' && calls.length > 0 ? null : content,
          refusal: null,
          ...(calls.length > 0 && { tool_calls: calls }),
          ...(reasoning !== undefined && { reasoning }),
          ...(reasoning_content !== undefined && { reasoning_content }),
        },
        logprobs: logprobs(choice).logprobs ?? null,
        finish_reason: finishFrom(choice.finish_reason, nativeFinishReason, calls.length > 0),
      }
    }),
  }
}

/**
 * `/v1` has only `stop` where OpenAI has more words. Some servers, too, give `stop` for a reply
 * that calls tools.
 */
export function finishFrom(
  reason: FinishReason,
  native: NativeFinishReason | undefined,
  hasCalls: boolean,
): Schemas['Choice']['finish_reason'] {
  if (reason !== 'stop') return reason
  if (native === 'content_filter') return native
  return hasCalls ? 'tool_calls' : 'stop'
}
