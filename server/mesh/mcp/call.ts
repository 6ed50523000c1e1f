import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { didYouMean } from '../../documents/closest.ts'
import { Failure } from '../../failure.ts'
import { failureFacts, type UsageRecorder } from '../../gateway/usage-recorder.ts'
import { callerIds } from '../../keys/key.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import type { Agent } from '../agent.ts'
import type { AgentResult, CallContext } from '../call-context.ts'
import type { AgentWork } from '../runtime.ts'
import { checkCredentials, type CallerCredentials } from '../caller-credentials.ts'
import type { ToolFaults } from '../tools/mcp/faults.ts'
import { NotOffered } from './errors.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { McpTasks } from './tasks.ts'
import { targetOf, failureResult, lookupResult, resultFrom, workFor, type Offer } from './tools.ts'

/** The sender of a message, and when it stops waiting for the response. */
export type McpContext = {
  caller: Key
  requestId: string
  callId: string
  signal: AbortSignal
  startedAt: number
  /** From now on the request only waits and occupies no slot. */
  onlyWaits(): void
}

/** The services that answer messages. */
export type McpOptions<Context> = {
  agents: ReadonlyMap<string, Agent>
  /** Throws a Failure if the key may not use this agent. */
  checkAccess(caller: Key, agentId: string): void
  /**
   * Does the work and writes its ledger row, also for a caller who disconnects; adds the remaining
   * limits to the headers.
   */
  work(
    work: AgentWork,
    context: Context,
    headers: RateHeaders,
    options: Pick<CallContext, 'progress'> & { signal: AbortSignal },
  ): Promise<AgentResult>
  recordRejection: UsageRecorder['recordRejection']
  tasks: McpTasks
  /** Whether queries may use tools that change something. */
  writeTools: boolean
  faults: ToolFaults
  /** Whether pages of any origin are accepted. */
  anyOrigin: boolean
  publicUrl(): string
  /** Calls that run, by session and request, so that they can be cancelled. */
  running: Map<string, AbortController>
  subscriptions: Subscriptions
}

const maxNameChars = 128

/** A call of the offer with this name; remaining limits are added to `headers`. */
export type ToolCall<Context> = {
  name: string
  args: unknown
  /** `_meta` of the message. */
  meta: unknown
  /** The credentials that the caller gives for the tools of this agent. */
  credentialsOf(agent: Agent): CallerCredentials
  context: Context
  headers: RateHeaders
  /** Called with each step of the call. */
  progress?: CallContext['progress'] | undefined
  /** Aborts the call; by default the signal of the context. */
  signal?: AbortSignal
}

/**
 * Calls an offer; the error of a failed call is a result. `startTask` may do the work as a task and
 * return its handle. Throws NotOffered for an unknown name, and a Failure if the key is no longer
 * valid.
 */
export async function callTool<Context extends McpContext, Handle = never>(
  { work, recordRejection }: McpOptions<Context>,
  offers: readonly Offer[],
  {
    name,
    args,
    meta,
    credentialsOf,
    context,
    headers,
    progress,
    signal = context.signal,
  }: ToolCall<Context>,
  startTask?: (planned: AgentWork) => Promise<Handle> | undefined,
): Promise<CallToolResult | Handle> {
  /** Writes the ledger row of a call without a result, as for any other request. */
  const writeRow = (facts: ReturnType<typeof failureFacts>) =>
    recordRejection({
      requestId: context.requestId,
      callId: context.callId,
      ...callerIds(context.caller),
      service: 'mesh',
      ms: performance.now() - context.startedAt,
      ...facts,
    })
  const offer = offers.find((one) => one.name === name)
  if (!offer) {
    writeRow({ status: 'not_found' })
    const shortName = name.slice(0, maxNameChars)
    const names = offers.map((one) => one.name)
    const hint = didYouMean(shortName, names)
    throw new NotOffered(
      `unknown tool ${JSON.stringify(shortName)}.${hint} tools/list returns the tools`,
    )
  }
  try {
    const lookup = lookupResult(offer, args)
    if (lookup) return lookup
    const planned = workFor(offer, args, { credentials: credentialsOf(offer.agent), meta })
    const { agent, credentials } = planned
    checkCredentials(agent, planned.kind === 'tool' ? planned.tool : undefined, credentials)
    const task = startTask?.(planned)
    if (task) return await task
    const options = { signal, ...(progress && { progress }) }
    return resultFrom(targetOf(planned), await work(planned, context, headers, options))
  } catch (error) {
    // A key that was revoked during the call gets a 401, as for its next message.
    if (!(error instanceof Failure) || error.kind === 'unauthorized') throw error
    Object.assign(headers, error.details.headers)
    if (signal.reason !== 'disconnected') writeRow(failureFacts(error, args))
    return failureResult(error)
  }
}
