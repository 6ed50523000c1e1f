import type { Failure } from '../failure.ts'
import type { CallLabels } from '../keys/key.ts'
import type { Key } from '../keys/keys.ts'
import type { FlowPath } from '../http/load/fair-queue.ts'
import type { Receiver } from './providers/facts.ts'
import type { Review } from './hooks/hooks.ts'
import type { Deployment, Dialect, HostedTools, NativeDialect } from './routing/deployments.ts'
import type { OwnPrompt } from './tokens.ts'
import type { ReadOn } from './upstream/stream.ts'
import type { Work } from '../units.ts'

/** A model's declared name, which may be a pattern. */
export type Model = string

/** A server, and the dialect in which it gets a chat. */
export type ChatReceiver = Receiver & { dialect: Dialect }

/**
 * One call of a model, shared by all of its attempts: its caller, body, bounds and charges. Callers
 * with keys make a `ChargedCall`; agents and probes make their own.
 */
export type Call = {
  readonly service: 'gateway' | 'mesh'
  readonly requestId: string
  /** An id of Tollgate, shared by all ledger rows of the call. */
  readonly callId: string
  readonly keyId: string
  /** The key's group; null without one. */
  readonly groupId: string | null
  /** Its user and its tags. */
  readonly labels?: CallLabels | undefined
  /** The labels that upstreams must have to get it. */
  readonly only: readonly string[]
  /** How long it waited for a slot; undefined if it did not. */
  readonly waitedMs?: number | undefined
  /** The operator's class of its caller, by which some servers are sent a priority. */
  readonly priorityClass?: Key['priority_class'] | undefined
  /** Whose call it is where calls wait in turn; by default its caller's. */
  readonly flow?: FlowPath | undefined
  /** As in `keys/authorize.ts`: failures that one caller provokes do not affect others. */
  readonly callerName: string
  /** The agent that calls the model. The caller pays the agent's price, and nothing for tokens. */
  readonly agent?: string
  readonly model: Model
  /** The model's name in the request and the response. */
  readonly calledModel: string
  /** Whether the caller chose that name, so that ledger rows contain it. */
  readonly isModelNamed: boolean
  /** The dialect of the body for deployments that do not speak the native one. */
  readonly dialect: Dialect
  /** The body for a server: in its own dialect, or a chat translated into Messages. */
  bodyFor(upstreamModel: string, receiver: ChatReceiver): string | Buffer
  /** Set if the body is a form: its type, and its text without files. */
  readonly form?: { contentType: string; text: string }
  /** The caller's names of tools, by those in the last body, where they differ. */
  readonly toolNames?: ReadonlyMap<string, string> | undefined
  /** Whether the reply is requested as a stream. */
  readonly isStreamed?: boolean
  /** Set if a deployment of the model speaks the caller's dialect. */
  readonly native?: NativeRequest | undefined
  /** Why `bodyFor` cannot express the request, which is then only sent in the native dialect. */
  readonly untranslatable?: Failure | undefined
  /** Whether the last message is the assistant's: some servers do not continue it. */
  readonly endsWithAssistant?: boolean
  /**
   * The name by `conversationOf`: all turns go to one deployment. Undefined without a conversation.
   */
  conversation(): string | undefined
  /** Its tokens by our own count, including the maximum of the reply. */
  size?(): number
  /** The maximum work in units other than tokens. */
  readonly work?: Work
  /** Prompt tokens by our own count; called only if the upstream gave none. */
  promptEstimate(): number
  /** The declared maximum of prompt and reply tokens together. */
  readonly contextTokens?: number | undefined
  /** Undefined if the reply has no tokens. */
  readonly reply?: ReplyBounds
  readonly readOn?: ReadOn | undefined
  /** The hooks that see the reply; it is not passed through then. */
  readonly after?: Review | undefined
  /** Aborted when the client disconnects, and with the reason `deadline` when time is up. */
  readonly signal: AbortSignal
  /** `performance.now()` at which the reply must have ended. */
  readonly deadline: number
  /** Decides the charge of an attempt, if it may differ from its price. */
  charge?(usage: AttemptUsage): AttemptCharge | undefined
}

/** The bounds of a reply. */
export type ReplyBounds = {
  maxTokens: number | undefined
  /** The model's maximum speed. */
  tokensPerSecond: number
  /** Whether its caller has any limit. */
  isLimited: boolean
  /** Whether calls of hosted tools are bounded because a budget pays for them. */
  isBudgeted: boolean
}

/** A request in the caller's dialect, for deployments that speak it. */
export type NativeRequest = {
  dialect: NativeDialect
  /** Set if it is not for a completion: only servers whose facts have its path get it. */
  operation?: 'compact' | 'input_tokens'
  /** Headers of the caller to send. */
  headers: Record<string, string>
  prompt(): OwnPrompt
  /** Why the request cannot be sent to an upstream that runs these hosted tools. */
  errorFor(hosted: HostedTools): Failure | undefined
  /** The maximum cost of calls of these hosted tools, in nano-USD. */
  hostedNano(hosted: HostedTools): number
  /** The body for an upstream with this name of the model, which runs these hosted tools. */
  bodyFor(
    upstreamModel: string,
    receiver: Receiver & Pick<Deployment, 'hostedTools'>,
    bounds: Omit<ReplyBounds, 'tokensPerSecond'>,
  ): string | Buffer
}

/** The usage and charge of an attempt; amounts in nano-USD. */
export type AttemptUsage = {
  status: string
  tokens: number
  /** As in `Attempt`: they may cost the operator, but the caller does not pay for them. */
  unseen: number
  /** The upstream's charge. */
  cost: number
  /** The price of its tokens, even if the caller does not pay for them. */
  listPrice: number
  /** The caller's charge. */
  charged: number
  delivered: boolean
}

/**
 * The caller's charge, and the amount that budgets count, which is higher if the caller ended a
 * call that it does not pay for.
 */
export type AttemptCharge = { charged: number; counted: number }
