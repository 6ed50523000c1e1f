import { usualTokensPerSecond } from '../config/models.ts'
import { Failure, type FailureKind } from '../failure.ts'
import type { UsageRecorder, AttemptUsage } from '../gateway/usage.ts'
import type { Completion } from '../gateway/upstream/normalize.ts'
import type { Model, Router } from '../gateway/routing/router.ts'
import { conversationOf } from '../gateway/conversation.ts'
import { estimateTokens } from '../gateway/tokens.ts'
import type { CallContext } from './call-context.ts'
import type { ShownTool } from './search/catalogue.ts'

/** A message as OpenAI-compatible servers take it. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: object[] }
  | { role: 'tool'; tool_call_id: string; content: string }

/** What the model answered: words, tool calls or both. */
export type ModelReply = Completion['choices'][number]['message']

/** What the model is asked, and for whom. */
export type ModelQuestion = {
  agent: string
  messages: readonly ModelMessage[]
  tools: readonly ShownTool[]
  context: CallContext
  deadline: number
  /** Called with what every attempt cost. */
  spent(row: { tokens: number; cost: number }): void
}

/** Asks the model once, with these tools offered. */
export type AskModel = (question: ModelQuestion) => Promise<ModelReply>

type Parts = {
  router: Router
  usage: UsageRecorder
  /** The declared name of the model. */
  model: Model
  /** The name that an upstream without a name of its own for the model is sent. */
  askedModel: string
}

const maxReplyTokens = 2048

/**
 * A model behind the gateway's own router, with its failover and its ledger. The operator pays for
 * its tokens, not the caller.
 */
export const modelOf =
  ({ router, usage, model, askedModel }: Parts): AskModel =>
  async (question) => {
    const { agent, context, deadline } = question
    const { requestId, callId, keyId, caller, signal } = context
    const functions = question.tools.map(functionOf)
    const record = usage.attemptRecorder({
      service: 'mesh',
      requestId,
      callId,
      keyId,
      model,
      agent,
      promptEstimate: () => estimateTokens(JSON.stringify([question.messages, functions])),
      charge(row: AttemptUsage) {
        question.spent(row)
        context.modelAsked?.(row)
        return undefined
      },
    })
    const bodyFor = (upstreamModel: string) =>
      JSON.stringify({
        model: upstreamModel,
        messages: question.messages,
        max_tokens: maxReplyTokens,
        stream: false,
        ...(functions.length > 0 && { tools: functions, tool_choice: 'auto' }),
      })
    // All rounds of a query go to one deployment.
    const conversation = () => conversationOf({ keyId, name: callId }, question.messages)
    const reply = { maxTokens: maxReplyTokens, tokensPerSecond: usualTokensPerSecond }
    const call = { requestId, caller, model, askedModel, bodyFor, conversation, reply }
    const { completion } = await router
      .complete({ ...call, signal, deadline }, record)
      .catch(throwAsUpstreamFailure)
    const [choice] = completion.choices
    if (!choice) throw new Error('a normalized completion has a choice')
    return choice.message
  }

const functionOf = ({ name, description, parameters }: ShownTool) => ({
  type: 'function',
  function: { name, description, parameters },
})

const refusals = new Set<FailureKind>(['invalidRequest', 'contextExceeded'])

/** The agent wrote the question: that it is refused is not the caller's fault. */
function throwAsUpstreamFailure(error: unknown): never {
  if (error instanceof Failure && refusals.has(error.kind))
    throw new Failure('upstreamFailed', "the agent's model could not take the question", {
      cause: error,
      ...(error.details.attempt && { attempt: error.details.attempt }),
    })
  throw error
}
