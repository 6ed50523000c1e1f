import type { Unit } from '../../units.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import type { Review } from '../hooks/hooks.ts'
import type { Shaped } from '../providers/shaped.ts'
import { mediaTokens } from '../part-tokens.ts'
import { estimateTokens } from '../tokens.ts'
import type { Usage, UpstreamFault } from '../upstream/normalize.ts'

/** The most that a request may use. */
export type UnaryBounds = {
  /** Tokens of the prompt by our own count. */
  promptTokens: number
  /** The maximum prompt tokens that any model may count. */
  maxPromptTokens: number
  /** Units of work. */
  units: number
  /** Replies whose tokens may be charged; each has at most the model's `output_tokens`. */
  replies: number
}

/** Set during a call: the headers of rate limits, and what the server was not sent. */
export type ReplyHead = { headers: RateHeaders; shaped: Shaped }

/** A reply for the caller, and what it used as far as the server counts it. */
export type UnaryReply<Reply> = {
  reply: Reply
  usage: Usage | undefined
  /** Units of work; by default the maximum. */
  units?: number
}

/** An operation that is not a chat: one request, one reply. */
export type UnaryOperation<Body, Reply> = {
  /** The unit of its work, besides tokens. */
  unit: Unit
  bounds(body: Body): UnaryBounds
  /** The fields for the server, besides the name of the model. */
  fields(body: Body): object
  read(reply: Record<string, unknown>, body: Body, model: string): UnaryReply<Reply> | UpstreamFault
  /** The reply as the hooks leave it, if a model writes texts in it. */
  reviewed?(reply: Reply, review: Review): Promise<Reply>
}

/** More tokens than models add at the start and end of a text. */
const textMargin = 16

/** The bounds of a request whose tokens are those of these texts and of a number of images. */
export const textBounds = (texts: readonly string[], images = 0): UnaryBounds => ({
  promptTokens: texts.reduce(
    (sum, text) => sum + estimateTokens(text),
    images * mediaTokens.image.usual(),
  ),
  // No token is shorter than a byte.
  maxPromptTokens: texts.reduce(
    (sum, text) => sum + Buffer.byteLength(text) + textMargin,
    images * mediaTokens.image.most(),
  ),
  units: 1,
  replies: 0,
})
