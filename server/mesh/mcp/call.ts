import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/sdk/types.js'
import { didYouMean } from '../../documents/closest.ts'
import { Failure } from '../../failure.ts'
import { failureFacts, type UsageRecorder } from '../../gateway/usage-recorder.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import type { Agent } from '../agent.ts'
import type { AgentResult, CallContext } from '../call-context.ts'
import type { AgentWork } from '../runtime.ts'
import { NotOffered } from './errors.ts'
import type { Subscriptions } from './subscriptions.ts'
import { createTask, isLong, type McpTasks } from './tasks.ts'
import {
  calledBy,
  failureResult,
  lookupResult,
  mcpToolOf,
  pageOf,
  resultFrom,
  workFor,
  type Offer,
} from './tools.ts'

/** Who sends a message, and until when the answer is waited for. */
export type McpContext = {
  caller: Key
  requestId: string
  callId: string
  signal: AbortSignal
  startedAt: number
  /** Says that nothing is worked on from now on. */
  onlyWaits(): void
}

/** What messages are answered with. */
export type McpOptions<Context> = {
  agents: ReadonlyMap<string, Agent>
  /** Throws a Failure where the key may not use this agent. */
  checkAccess(caller: Key, agentId: string): void
  /**
   * Does the work and writes its row, and the row of a caller who left; adds how much is left of
   * the limits to the headers.
   */
  work(
    work: AgentWork,
    context: Context,
    headers: RateHeaders,
    options: Pick<CallContext, 'progress'> & { signal: AbortSignal },
  ): Promise<AgentResult>
  refused: UsageRecorder['recordRefusal']
  tasks: McpTasks
  /** Whether questions may use tools that change something. */
  writeTools: boolean
  /** Whether pages of any origin are accepted. */
  anyOrigin: boolean
  publicUrl(): string
  /** Calls that run, by session and request, so that they can be cancelled. */
  running: Map<string, AbortController>
  subscriptions: Subscriptions
}

const maxNameShown = 128

/** A page of what is offered; throws NotOffered for a cursor that no page gave. */
export function listTools(
  offers: readonly Offer[],
  cursor: string | undefined,
  writeTools: boolean,
): ListToolsResult {
  const page = pageOf(offers, cursor)
  if (!page) throw new NotOffered('unknown cursor; call tools/list again without one')
  const { nextCursor } = page
  return {
    tools: page.offers.map((offer) => mcpToolOf(offer, writeTools)),
    ...(nextCursor !== undefined && { nextCursor }),
  }
}

/** A call of what is offered under this name; how much is left of limits is added to `headers`. */
export type ToolCall<Context> = {
  name: string
  args: unknown
  context: Context
  headers: RateHeaders
  /** Hears of the steps of the call. */
  progress?: CallContext['progress'] | undefined
  /** Ends the call; that of the context by default. */
  signal?: AbortSignal
}

/**
 * Calls what is offered; a call that fails is a result too. Throws NotOffered where nothing has the
 * name, and a Failure where the key is good no longer.
 */
export const callTool = <Context extends McpContext>(
  parts: McpOptions<Context>,
  offers: readonly Offer[],
  call: ToolCall<Context>,
): Promise<CallToolResult> =>
  callWith(parts, offers, call, (planned) => resultOf(parts, planned, call))

/** The same for a client that knows tasks: what may take long results in a task's handle. */
export const callToolOrCreateTask = <Context extends McpContext>(
  parts: McpOptions<Context>,
  offers: readonly Offer[],
  call: ToolCall<Context>,
): Promise<object> =>
  callWith<Context, object>(parts, offers, call, (planned) =>
    isLong(planned, parts.tasks.queryMs)
      ? createTask(parts.tasks, { caller: call.context.caller, work: planned }, call.headers)
      : resultOf(parts, planned, call),
  )

async function resultOf<Context extends McpContext>(
  { work }: McpOptions<Context>,
  planned: AgentWork,
  { context, headers, progress, signal = context.signal }: ToolCall<Context>,
): Promise<CallToolResult> {
  const options = progress ? { progress, signal } : { signal }
  const result = await work(planned, context, headers, options)
  return resultFrom(calledBy(planned), result)
}

async function callWith<Context extends McpContext, Result>(
  { refused }: McpOptions<Context>,
  offers: readonly Offer[],
  { name, args, context, headers, signal = context.signal }: ToolCall<Context>,
  run: (planned: AgentWork) => Promise<Result>,
): Promise<Result | CallToolResult> {
  /** What ends without an answer is written to the ledger as for any other request. */
  const writeRow = (facts: ReturnType<typeof failureFacts>) =>
    refused({
      requestId: context.requestId,
      callId: context.callId,
      keyId: context.caller.id,
      service: 'mesh',
      ms: performance.now() - context.startedAt,
      ...facts,
    })
  const offer = offers.find((one) => one.name === name)
  if (!offer) {
    writeRow({ status: 'not_found' })
    const shortName = name.slice(0, maxNameShown)
    const names = offers.map((one) => one.name)
    const hint = didYouMean(shortName, names)
    throw new NotOffered(
      `unknown tool ${JSON.stringify(shortName)}.${hint} tools/list returns the tools`,
    )
  }
  try {
    const lookup = lookupResult(offer, args)
    if (lookup) return lookup
    return await run(workFor(offer, args))
  } catch (error) {
    // A key that was revoked meanwhile gets a 401, as for its next message.
    if (!(error instanceof Failure) || error.kind === 'unauthorized') throw error
    Object.assign(headers, error.details.headers)
    if (signal.reason !== 'left') writeRow(failureFacts(error))
    return failureResult(error)
  }
}
