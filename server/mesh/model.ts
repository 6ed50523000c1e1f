import { Failure } from '../failure.ts'
import type { UsageRecorder, AttemptUsage } from '../gateway/usage.ts'
import type { Completion } from '../gateway/upstream/normalize.ts'
import type { Model, Router } from '../gateway/routing/router.ts'
import { estimateTokens } from '../gateway/tokens.ts'
import type { CallContext } from './answering.ts'
import type { Tool } from './agent.ts'

/** A message as OpenAI-compatible servers take it. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: object[] }
  | { role: 'tool'; tool_call_id: string; content: string }

export type ModelReply = Completion['choices'][number]['message']

/** Asks the model once, with these tools offered. */
export type AskModel = (question: {
  agent: string
  messages: readonly ModelMessage[]
  tools: readonly Tool[]
  errand: CallContext
  deadline: number
  /** Told what the answer cost, for every attempt. */
  spent(row: { tokens: number; cost: number }): void
}) => Promise<ModelReply>

const mostReplyTokens = 2048

/** A model reached through the gateway's own router, with its failover and its ledger; the tokens are the operator's, not the caller's. */
export function modelOf({
  router,
  usage,
  model,
}: {
  router: Router
  usage: UsageRecorder
  model: Model
}): AskModel {
  return async ({ agent, messages, tools, errand, deadline, spent }) => {
    const offered = tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    }))
    const bodyFor = (upstreamModel: string) =>
      JSON.stringify({
        model: upstreamModel,
        messages,
        max_tokens: mostReplyTokens,
        stream: false,
        ...(offered.length > 0 && { tools: offered, tool_choice: 'auto' }),
      })
    const promptEstimate = () => estimateTokens(JSON.stringify([messages, offered]))
    const told = (row: AttemptUsage) => {
      spent(row)
      errand.modelAsked?.(row)
      return undefined
    }
    const record = usage.attemptRecorder({
      service: 'mesh',
      requestId: errand.requestId,
      callId: errand.callId,
      keyId: errand.keyId,
      model,
      agent,
      promptEstimate,
      charge: told,
    })
    const { completion } = await router
      .complete(
        { requestId: errand.requestId, model, bodyFor, signal: errand.signal, deadline },
        record,
      )
      .catch((error: unknown) => {
        // The agent wrote this question, not the caller.
        if (error instanceof Failure && error.kind === 'invalidRequest')
          throw new Failure('upstreamFailed', "the agent's model could not take the question", {
            cause: error,
          })
        throw error
      })
    const [choice] = completion.choices
    if (!choice) throw new Error('a normalised completion has a choice')
    return choice.message
  }
}
