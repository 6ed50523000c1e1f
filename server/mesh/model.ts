import { defaultTokensPerSecond } from '../config/models.ts'
import { Failure, type FailureKind } from '../failure.ts'
import type { AttemptUsage, Call, Model } from '../gateway/call.ts'
import type { Completion } from '../gateway/upstream/normalize.ts'
import { reviewedRequest } from '../gateway/hooks/before.ts'
import type { HookedCall, Hooks, Review } from '../gateway/hooks/hooks.ts'
import type { Turn } from '../gateway/turn.ts'
import { chatBody } from '../gateway/routing/request-formats.ts'
import type { ChatRequest } from '../gateway/upstream/request.ts'
import type { Router } from '../gateway/routing/router.ts'
import { conversationOf } from '../gateway/routing/affinity.ts'
import { estimateTokens } from '../gateway/tokens.ts'
import type { CallContext } from './call-context.ts'
import type { ShownTool } from './search/catalogue.ts'

/** A message for OpenAI-compatible servers. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: object[] }
  | { role: 'tool'; tool_call_id: string; content: string }

/** The model's reply: text, tool calls or both. */
export type ModelReply = Completion['choices'][number]['message']

/** A request to the model on behalf of a caller. */
export type ModelQuestion = {
  agent: string
  messages: readonly ModelMessage[]
  tools: readonly ShownTool[]
  context: CallContext
  deadline: number
  /** Called with the cost of every attempt. */
  spent(row: { tokens: number; cost: number }): void
}

/** Asks the model once, with these tools offered. */
export type AskModel = (question: ModelQuestion) => Promise<ModelReply>

const maxReplyTokens = 2048

/**
 * A model behind the gateway's own router, with its failover and its ledger. The operator pays for
 * its tokens, not the caller. `calledModel` is what an upstream without a name of its own for the
 * model is sent.
 */
export const modelOf =
  (router: Pick<Router, 'complete'>, model: HookedCall['model'], options: ModelOptions): AskModel =>
  async (question) => {
    const { hooks, calledModel } = options
    const hooked = hooks && hookedCall(question, model)
    const before = hooked && hooks.review('before', hooked)
    const chat = chatOf(question, calledModel)
    const reviewed = before ? await reviewedChat(chat, before) : chat
    const after = hooked && hooks.review('after', hooked)
    const call = callOf(question, reviewed, { model: model.name, after })
    const reply = await router.complete(call).catch(throwAsUpstreamFailure)
    const choice = 'passed' in reply ? undefined : reply.completion.choices[0]
    if (!choice) throw new Error('a normalized completion has a choice')
    return choice.message
  }

type ModelOptions = { calledModel: string; hooks?: Hooks | undefined }

const hookedCall = (
  { agent, context: { keyId, groupId, requestId, signal } }: ModelQuestion,
  model: HookedCall['model'],
): HookedCall => ({
  key: { id: keyId, ...(groupId !== null && { group: groupId }) },
  requestId,
  model,
  agent,
  signal,
})

/** The chat as the hooks leave it. */
async function reviewedChat(chat: ChatRequest, review: Review): Promise<ChatRequest> {
  const { messages, tools } = chat
  const reviewed = await reviewedRequest({ messages, ...(tools && { tools }) }, review)
  return { ...chat, ...reviewed }
}

function chatOf({ messages, tools }: ModelQuestion, calledModel: string): ChatRequest {
  const functions = tools.map(functionOf)
  return {
    model: calledModel,
    messages: messages as Turn[],
    max_tokens: maxReplyTokens,
    stream: false,
    ...(functions.length > 0 && { tools: functions, tool_choice: 'auto' }),
  }
}

function callOf(
  { agent, context, deadline, spent }: ModelQuestion,
  chat: ChatRequest,
  { model, after }: { model: Model; after: Review | undefined },
): Call {
  const { requestId, callId, keyId, groupId, labels, callerName, only, signal } = context
  const { priorityClass, flow } = context
  const { model: calledModel, messages, tools = [] } = chat
  return {
    service: 'mesh',
    requestId,
    callId,
    keyId,
    groupId,
    labels,
    callerName,
    priorityClass,
    flow,
    only,
    agent,
    model,
    calledModel,
    isModelNamed: false,
    dialect: 'chat',
    bodyFor: (upstreamModel, receiver) => chatBody(chat, upstreamModel, receiver),
    // All rounds of a query go to one deployment.
    conversation: () => conversationOf({ keyId, name: callId }, messages),
    promptEstimate: () => estimateTokens(JSON.stringify([messages, tools])),
    reply: {
      maxTokens: maxReplyTokens,
      tokensPerSecond: defaultTokensPerSecond,
      isLimited: false,
      isBudgeted: false,
    },
    after,
    signal,
    deadline,
    charge(usage: AttemptUsage) {
      spent(usage)
      context.modelCalled?.(usage)
      return undefined
    },
  }
}

const functionOf = ({ name, description, parameters }: ShownTool) => ({
  type: 'function',
  function: { name, description, parameters },
})

const refusals = new Set<FailureKind>(['invalidRequest', 'contextExceeded'])

/** The agent wrote the request: its rejection is not the caller's fault. */
function throwAsUpstreamFailure(error: unknown): never {
  if (error instanceof Failure && refusals.has(error.kind))
    throw new Failure('upstreamFailed', "the agent's model could not take the question", {
      cause: error,
      ...(error.details.attempt && { attempt: error.details.attempt }),
    })
  throw error
}
