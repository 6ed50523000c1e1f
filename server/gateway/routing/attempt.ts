import type { Failure, FailureReason } from '../../failure.ts'
import type { HostedCalls } from '../upstream/hosted-tools.ts'
import type { MeteredUsage } from '../upstream/normalize.ts'
import type { PassedDialect } from '../upstream/inference.ts'
import type { ReadOn } from '../upstream/stream.ts'
import type { Deployment, HostedTools } from './deployments.ts'

/** A model's declared name, which may be a pattern. */
export type Model = string

/** A request for a model, as all of its attempts share it. */
export type RoutedRequest = {
  requestId: string
  /** Who is served, as `callerName` has it: what one caller's calls show stops no other. */
  caller: string
  model: Model
  /** The name that the caller asked for, which its reply echoes. */
  askedModel: string
  /** The JSON for an upstream that has this name for the model, and takes this. */
  bodyFor(
    upstreamModel: string,
    receiver: Pick<Deployment, 'abilities' | 'members'>,
  ): string | Buffer
  /** The dialect of that JSON, which the deployment must speak; chat by default. */
  dialect?: 'chat' | 'embeddings'
  /** Set if the reply may be passed on in the caller's own dialect. */
  own?: OwnRequest | undefined
  /**
   * Why no chat can express the request; it then goes only to deployments that speak the caller's
   * own dialect.
   */
  untranslatable?: Failure | undefined
  /** As `conversationOf` names it: its turns go to one deployment. Undefined if there is none. */
  conversation(): string | undefined
  /** Its tokens by our own count, with those of the reply that it asks for. */
  size?(): number
  /** Tokens of prompt and reply together that the model takes, where that is declared. */
  contextTokens?: number | undefined
  /** What bounds the reply; undefined where there are no tokens in it. */
  reply?: ReplyPace
  readOn?: ReadOn | undefined
  /** Aborted when the client leaves, and with the reason `deadline` when time is up. */
  signal: AbortSignal
  /** `performance.now()` at which the reply must have ended. */
  deadline: number
}

/** The most tokens that a reply may have, and how many a model generates in a second at most. */
export type ReplyPace = { maxTokens?: number | undefined; tokensPerSecond: number }

/** Tokens that a model may have generated in this time without words of them, beside what came. */
export function unseenTokens(
  { maxTokens = Infinity, tokensPerSecond }: ReplyPace,
  silentMs: number,
  { estimate, reasoning }: { estimate: number; reasoning: number },
): number {
  const most = Math.floor((silentMs / 1000) * tokensPerSecond)
  return Math.max(0, Math.min(maxTokens - estimate, most - reasoning))
}

/** The request in the caller's own dialect, for deployments that speak it. */
export type OwnRequest = {
  dialect: PassedDialect
  /** Headers of the caller that go along. */
  headers: Record<string, string>
  /** Why the request cannot be sent to an upstream that runs these hosted tools. */
  refusalFor(hosted: HostedTools): Failure | undefined
  /** The most nano-USD that calls of these hosted tools may come to. */
  hostedNano(hosted: HostedTools): number
  /** The JSON for an upstream that has this name for the model, and runs these hosted tools. */
  bodyFor(upstreamModel: string, receiver: OwnReceiver): string | Buffer
}

/** What a request in the caller's own dialect depends on of its deployment. */
export type OwnReceiver = Pick<Deployment, 'hostedTools' | 'members'>

/** The result of one attempt. The ledger keeps a row of each. */
export type Attempt = {
  number: number
  deployment: Deployment
  /** `ok`, or a word for what went wrong. */
  status: string
  /** In the model server's words, if it failed and said why. */
  reason?: FailureReason | undefined
  ms: number
  ttftMs?: number
  usage?: MeteredUsage | undefined
  /** Calls of hosted tools, as far as they were seen. */
  hostedCalls?: HostedCalls | undefined
  /**
   * Completion tokens by our own count, if the upstream gave none or its reply was cut: counts that
   * came with its beginning are too low. Undefined if nothing came.
   */
  estimate?: number | undefined
  /** Of a call that was ended uncounted: as `unseenTokens`. */
  unseen?: number | undefined
  finish?: string | undefined
  /** Whether any of the reply reached the caller. */
  delivered: boolean
  /** Set if nothing of the request was sent. */
  unsent?: true
}

/**
 * Called once for each attempt, before the reply ends. The reply may end when the promise has
 * resolved.
 */
export type RecordAttempt = (attempt: Attempt) => Promise<void> | undefined
