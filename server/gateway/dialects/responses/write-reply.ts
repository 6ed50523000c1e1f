import { completeCalls } from '../openai/tool-calls.ts'
import { isRefusal, objectOf, type CompletionResult } from '../../upstream/normalize.ts'
import {
  callItem,
  calledTool,
  customInput,
  endingOf,
  itemId,
  textPart,
  uniqueCallId,
  usageFrom,
  type ItemStatus,
  type ModelResponse,
  type OutputItem,
  type ResponseShell,
} from './response.ts'
import type { OfferedTools } from './tools.ts'

/** A complete reply as a response. */
export function responseFrom(
  shell: ResponseShell,
  tools: OfferedTools,
  { completion, nativeFinishReason }: CompletionResult,
): ModelResponse {
  const [choice] = completion.choices
  const ending = endingOf(choice?.finish_reason ?? 'stop', nativeFinishReason)
  return {
    ...shell,
    ...ending,
    completed_at: ending.status === 'completed' ? Math.floor(Date.now() / 1000) : null,
    error: null,
    output: choice ? outputFrom(shell, tools, choice, completion.id, ending.status) : [],
    usage: completion.usage ? usageFrom(completion.usage) : null,
  }
}

type Choice = CompletionResult['completion']['choices'][number]

/** What the model did: it reasons, speaks, and calls tools. The last of it may be cut. */
function outputFrom(
  shell: ResponseShell,
  tools: OfferedTools,
  choice: Choice,
  replyId: string,
  ending: ModelResponse['status'],
): OutputItem[] {
  const { content, reasoning_content: reasoning, tool_calls } = choice.message
  const calls = completeCalls(tool_calls ?? [], replyId)
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
        isRefusal(choice.message)
          ? { type: 'refusal', refusal: content }
          : textPart(content, logprobsOf(choice)),
      ],
    })
  const ids = new Set<string>()
  for (const [place, { id: callId, function: fn }] of calls.entries()) {
    const tool = calledTool(tools, fn.name)
    const args = tool.isCustom ? customInput(fn.arguments) : fn.arguments
    const status = place === calls.length - 1 ? last : 'completed'
    const prefix = tool.isCustom ? 'ctc' : 'fc'
    const id = uniqueCallId(callId, place, ids)
    output.push(callItem(tool, itemId(prefix, shell, output.length), id, args, status))
  }
  return output
}

function logprobsOf(choice: object): Record<string, unknown>[] {
  const { logprobs } = choice as { logprobs?: unknown }
  return tokenLogprobs(objectOf(logprobs))
}

/** The log probabilities of a text's tokens, which both dialects write alike. */
export function tokenLogprobs(
  logprobs: Record<string, unknown> | undefined,
): Record<string, unknown>[] {
  const content = logprobs?.['content']
  return Array.isArray(content) ? content.map(objectOf).filter((entry) => entry !== undefined) : []
}
