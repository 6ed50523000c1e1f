import { MODEL } from '../traffic.ts'

/** A dialect in which models are asked; `embeddings` is asked for vectors and has one shape. */
export type Dialect = 'chat' | 'responses' | 'messages' | 'embeddings'

/** The paths below the upstream's origin, which are the floor's too. */
export const upstreamPaths: Record<Dialect, string> = {
  chat: '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
  embeddings: '/v1/embeddings',
}

/** The paths below the product's origin. */
export const productPaths: Record<Dialect, string> = {
  chat: '/openai/v1/chat/completions',
  responses: '/openai/v1/responses',
  messages: '/anthropic/v1/messages',
  embeddings: '/openai/v1/embeddings',
}

/**
 * The models of the product's routes: the server of `passed` speaks all dialects, that of
 * `translated` chat alone.
 */
export const models = {
  passed: 'bench-passed',
  translated: MODEL,
  vectors: 'bench-vectors',
}

export type Asked = {
  dialect: Dialect
  /** Whether the model server speaks the dialect too. */
  road: 'passed' | 'translated'
  /**
   * A short question, the turns of a coding agent's conversation, or such a turn of another
   * conversation each time.
   */
  from: 'person' | 'agent' | 'newcomer'
}
