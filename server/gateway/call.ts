import type { Failure } from '../failure.ts'
import type { Deployment, Dialect, HostedTools, NativeDialect } from './routing/deployments.ts'
import type { OwnPrompt } from './tokens.ts'
import type { ReadOn } from './upstream/stream.ts'

/** A model's declared name, which may be a pattern. */
export type Model = string

/**
 * One call of a model, which all of its attempts share: who makes it, what is sent, what bounds it
 * and who pays. `ChargedCall` makes those of callers with keys; agents and probes make their own.
 */
export type Call = {
  readonly service: 'gateway' | 'mesh'
  readonly requestId: string
  /** Our own id, which all ledger rows of the call share. */
  readonly callId: string
  readonly keyId: string
  /** As in `keys/authorize.ts`: failures that one caller provokes stop no other. */
  readonly callerName: string
  /** The agent that calls the model. The caller pays the agent's price, and nothing for tokens. */
  readonly agent?: string
  readonly model: Model
  /** The model's name in the request, which the response repeats. */
  readonly calledModel: string
  /** Whether the caller chose that name, so that ledger rows have it. */
  readonly isModelNamed: boolean
  /** The dialect of the body for deployments that do not speak the native one. */
  readonly dialect: Dialect
  /** That body, for an upstream that has this name for the model. */
  bodyFor(
    upstreamModel: string,
    receiver: Pick<Deployment, 'abilities' | 'members'>,
  ): string | Buffer
  /** Set if a deployment of the model speaks the caller's own dialect. */
  readonly native?: NativeRequest | undefined
  /** Why `bodyFor` cannot express the request, which is then sent in the native dialect only. */
  readonly untranslatable?: Failure | undefined
  /** As `conversationOf` names it: its turns go to one deployment. Undefined if there is none. */
  conversation(): string | undefined
  /** Its tokens by our own count, with those of the reply that it asks for. */
  size?(): number
  /** Prompt tokens by our own count; called only if the upstream gave none. */
  promptEstimate(): number
  /** Tokens of prompt and reply together that the model takes, where that is declared. */
  readonly contextTokens?: number | undefined
  /** Undefined where the reply has no tokens. */
  readonly reply?: ReplyBounds
  readonly readOn?: ReadOn | undefined
  /** Aborted when the client disconnects, and with the reason `deadline` when time is up. */
  readonly signal: AbortSignal
  /** `performance.now()` at which the reply must have ended. */
  readonly deadline: number
  /** Decides what is charged for an attempt, where that may differ from what its row says. */
  charge?(usage: AttemptUsage): AttemptCharge | undefined
}

/** What bounds a reply. */
export type ReplyBounds = {
  maxTokens: number | undefined
  /** The most that the model generates. */
  tokensPerSecond: number
  /** Whether its caller has limits of any kind. */
  isLimited: boolean
  /** Whether calls of hosted tools are bounded, since a budget is to pay for them. */
  isBudgeted: boolean
}

/** A request in the caller's own dialect, for deployments that speak it. */
export type NativeRequest = {
  dialect: NativeDialect
  /** Headers of the caller that go along. */
  headers: Record<string, string>
  prompt(): OwnPrompt
  /** Why the request cannot be sent to an upstream that runs these hosted tools. */
  refusalFor(hosted: HostedTools): Failure | undefined
  /** The most nano-USD that calls of these hosted tools may come to. */
  hostedNano(hosted: HostedTools): number
  /** The body for an upstream that has this name for the model, and runs these hosted tools. */
  bodyFor(
    upstreamModel: string,
    receiver: Pick<Deployment, 'hostedTools' | 'members'>,
    bounds: Omit<ReplyBounds, 'tokensPerSecond'>,
  ): string | Buffer
}

/** What an attempt used and is charged; amounts in nano-USD. */
export type AttemptUsage = {
  status: string
  tokens: number
  /** As in `Attempt`: they may cost us, but the caller does not pay for them. */
  unseen: number
  /** What the upstream charges us. */
  cost: number
  /** The price of its tokens, even where the caller does not pay for them. */
  listPrice: number
  /** What the caller pays. */
  charged: number
  delivered: boolean
}

/**
 * What a caller pays, and what budgets count: more than is paid where the caller ended a call that
 * it need not pay for.
 */
export type AttemptCharge = { charged: number; counted: number }
