// Compiled by `npm run check`, never run: each line that must not compile says so.
import type { operations } from '../../../../generated/server/gateway.ts'
import type { components } from '../../../../generated/client/gateway.ts'
import type { Handlers } from '../../../../server/http/contract/operations.ts'

type Gateway = Handlers<operations, { id: string }>
declare const all: Gateway
const { createChatCompletion, listModels } = all

// @ts-expect-error a handler is missing
export const missing: Gateway = { listModels }

// @ts-expect-error an operation the contract does not have
export const extra: Gateway = { createChatCompletion, listModels, listModel: listModels }

export const mistyped: Partial<Gateway> = {
  // @ts-expect-error the contract lists no status 418
  async listModels() {
    return { status: 418, body: { error: 418, message: 'tea' } }
  },

  // @ts-expect-error a reply of another operation
  async createChatCompletion() {
    return { status: 200, body: { object: 'list', data: [] } }
  },
}

export const mistypedStream: Partial<Gateway> = {
  // @ts-expect-error an event the contract does not have
  async createChatCompletion() {
    return {
      status: 200,
      events: (async function* () {
        yield [{ id: 1 }]
      })(),
    }
  },
}

export const right: Partial<Gateway> = {
  async createChatCompletion({ body, caller }) {
    // @ts-expect-error the contract has no such model
    const model: 'gpt-4' = body.model
    // Its default has been filled in.
    const tokens: number = body.max_tokens
    return { status: 503, body: { error: tokens, message: `${model}${caller.id}` } }
  },
}

// A client may leave out what has a default.
export const short: components['schemas']['ChatCompletionRequest'] = {
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'Hello' }],
}

export const misspelt: components['schemas']['ChatCompletionRequest'] = {
  model: 'hermes-3-llama3.1-8b',
  messages: [],
  // @ts-expect-error a misspelt field
  max_token: 1,
}
