import { randomUUID } from 'node:crypto'
import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/sdk/types.js'
import type { components } from '../../../generated/server/mesh.ts'
import { requireScope } from '../../keys/authorize.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { didYouMean } from '../../documents/closest.ts'
import { Failure } from '../../failure.ts'
import type { UsageRecorder } from '../../gateway/usage.ts'
import type { Agent } from '../agent.ts'
import type { AgentResult } from '../call-context.ts'
import { findAgent, unavailableAgent, type AgentWork } from '../runtime.ts'
import { checkOrigin } from './origin.ts'
import { NotOffered } from './errors.ts'
import {
  readStateless,
  type McpHeaders,
  type McpMessage,
  type StatelessRequest,
} from './revision.ts'
import { exchangeMessage, type SessionHandlers } from './session.ts'
import { answerStateless, coreMethods } from './stateless.ts'
import {
  failureResult,
  lookupResult,
  mcpToolOf,
  offersOf,
  offersOfAll,
  pageOf,
  resultFrom,
  workFor,
  type Offer,
} from './tools.ts'

type Headers = McpHeaders & { 'mcp-session-id'?: string; origin?: string }
type ReplyHeaders = RateHeaders & { 'Mcp-Session-Id'?: string }
type Reply =
  { status: 200; body: components['schemas']['McpReply']; headers?: ReplyHeaders } | { status: 202 }

/** Who sends a message, and until when the answer is waited for. */
type McpContext = {
  caller: Key
  requestId: string
  callId: string
  signal: AbortSignal
  startedAt: number
}

/** One agent; with `isSearched` its tools are searched and not listed. */
export type McpScope = { agentId: string; isSearched: boolean }

/** Answers messages of the Model Context Protocol. */
export type Mcp<Context> = {
  /**
   * Answers a message about all agents, or about one. Stateless, except that running calls are
   * listed so that they can be cancelled.
   */
  answer(message: McpMessage, header: Headers, context: Context, scope?: McpScope): Promise<Reply>
}

/** What messages are answered with. */
export type McpParts<Context> = {
  agents: ReadonlyMap<string, Agent>
  /** Throws a Failure where the key may not use this agent. */
  checkAccess(caller: Key, agentId: string): void
  /**
   * Does the work and writes its row, and the row of a caller who left; adds how much is left of
   * the limits to the headers.
   */
  work(work: AgentWork, context: Context, headers: RateHeaders): Promise<AgentResult>
  refused: UsageRecorder['recordRefusal']
  /** Whether questions may use tools that change something. */
  writeTools: boolean
  /** Whether pages of any origin are accepted. */
  anyOrigin: boolean
  publicUrl(): string
  /** Calls that run, by session and request, so that they can be cancelled. */
  running: Map<string, AbortController>
}

const maxNameShown = 128

/** The agents' tools over the Model Context Protocol. */
export function createMcp<Context extends McpContext>(parts: McpParts<Context>): Mcp<Context> {
  const offersFor = offersByCaller(parts)
  return {
    async answer(message, header, context, scope) {
      requireScope(context.caller, 'mesh')
      if (!parts.anyOrigin) checkOrigin(header.origin, parts.publicUrl())
      const offers = offersFor(context.caller, scope)
      const info = infoOf(scope && parts.agents.get(scope.agentId))
      const received = { message, header, context, offers, info, isScoped: scope !== undefined }
      const request = readStateless(message, header)
      if (request === 'notification') return { status: 202 }
      return request ? answerRequest(parts, request, received) : answerSession(parts, received)
    },
  }
}

/** A message, and what it is answered from. */
type Received<Context> = {
  message: McpMessage
  header: Headers
  context: Context
  offers: readonly Offer[]
  info: SessionHandlers['info']
  /** Whether it is about one agent. */
  isScoped: boolean
}

/** Answers a request of the revision that has no sessions. */
async function answerRequest<Context extends McpContext>(
  parts: McpParts<Context>,
  request: StatelessRequest,
  { context, offers, info, isScoped }: Received<Context>,
): Promise<Reply> {
  const headers: ReplyHeaders = {}
  const methods = coreMethods({
    info,
    // The tools of an agent are the same for everybody who may use it.
    isListShared: isScoped,
    list: (cursor) => listTools(offers, cursor, parts.writeTools),
    call: (name, { params }) =>
      callTool(parts, offers, { name, args: params['arguments'] ?? {}, context, headers }),
  })
  const body = await answerStateless(request, methods, info)
  return { status: 200, headers, body }
}

/** Answers a message of the older revisions, by the rules of the library. */
async function answerSession<Context extends McpContext>(
  parts: McpParts<Context>,
  { message, header, context, offers, info }: Received<Context>,
): Promise<Reply> {
  const { cancel, cancelOther, end } = cancellable(
    parts.running,
    context.caller.id,
    header['mcp-session-id'],
    message.id,
  )
  let isCancelled = false
  const headers: ReplyHeaders = {}
  const handlers: SessionHandlers = {
    info,
    list: (cursor) => listTools(offers, cursor, parts.writeTools),
    async call(name) {
      // The arguments as they were sent: the library's copy lacks names that the check refuses.
      const args = message.params?.['arguments'] ?? {}
      const signal = AbortSignal.any([context.signal, cancel.signal])
      const call = { name, args, headers, context: { ...context, signal } }
      const result = await callTool(parts, offers, call)
      isCancelled = cancel.signal.aborted && result.isError === true
      return result
    },
    cancelled: cancelOther,
  }
  try {
    const reply = await exchangeMessage(message, header['mcp-protocol-version'], handlers)
    if (!reply || isCancelled) return { status: 202 }
    // A server that only offers tools sends nothing but the answer.
    const body = reply as components['schemas']['McpReply']
    if (message.method === 'initialize' && body.result) headers['Mcp-Session-Id'] = randomUUID()
    return { status: 200, headers, body }
  } finally {
    end()
  }
}

/** What a key may call, of all agents or of one. */
function offersByCaller({ agents, checkAccess }: McpParts<never>) {
  let all: Offer[] | undefined
  return (caller: Key, scope: McpScope | undefined): readonly Offer[] => {
    if (scope === undefined) {
      all ??= offersOfAll(agents.values())
      return caller.agents === null
        ? all
        : all.filter(({ agent }) => caller.agents?.includes(agent.id))
    }
    const { agentId, isSearched } = scope
    checkAccess(caller, agentId)
    const agent = findAgent(agents, agentId)
    if (!agent.available) throw unavailableAgent(agent)
    return offersOf(agent, isSearched)
  }
}

const infoOf = (agent: Agent | undefined): SessionHandlers['info'] =>
  agent
    ? {
        name: agent.id,
        title: agent.title,
        version: agent.version,
        instructions: agent.description,
      }
    : { name: 'tollgate', title: 'Tollgate', version: '1.0.0' }

function listTools(
  offers: readonly Offer[],
  cursor: string | undefined,
  writeTools: boolean,
): ListToolsResult {
  const page = pageOf(offers, cursor)
  if (!page) throw new NotOffered('the cursor is none that tools/list gave; begin without one')
  const { nextCursor } = page
  return {
    tools: page.offers.map((offer) => mcpToolOf(offer, writeTools)),
    ...(nextCursor !== undefined && { nextCursor }),
  }
}

type ToolCall<Context> = { name: string; args: unknown; context: Context; headers: RateHeaders }

async function callTool<Context extends McpContext>(
  { work, refused }: McpParts<Context>,
  offers: readonly Offer[],
  { name, args, context, headers }: ToolCall<Context>,
): Promise<CallToolResult> {
  /** What ends without an answer is written to the ledger as for any other request. */
  const writeRow = (status: string, subject?: Failure['details']['subject']) =>
    refused({
      requestId: context.requestId,
      callId: context.callId,
      keyId: context.caller.id,
      service: 'mesh',
      status,
      ms: performance.now() - context.startedAt,
      ...(subject && { subject }),
    })
  const offer = offers.find((one) => one.name === name)
  if (!offer) {
    writeRow('not_found')
    const shown = name.slice(0, maxNameShown)
    const names = offers.map((one) => one.name)
    const hint = didYouMean(shown, names)
    throw new NotOffered(
      `there is no tool ${JSON.stringify(shown)}.${hint} tools/list tells which there are`,
    )
  }
  try {
    const lookup = lookupResult(offer, args)
    if (lookup) return lookup
    const planned = workFor(offer, args)
    return resultFrom(planned, await work(planned, context, headers))
  } catch (error) {
    // A key that was revoked meanwhile gets a 401, as for its next message.
    if (!(error instanceof Failure) || error.kind === 'unauthorized') throw error
    Object.assign(headers, error.details.headers)
    if (context.signal.reason !== 'left') writeRow(error.code, error.details.subject)
    return failureResult(error)
  }
}

/**
 * Registers a request so that a later message of its session can cancel it. Clients number their
 * requests alike: without a session, one could cancel another's request.
 */
function cancellable(
  running: Map<string, AbortController>,
  keyId: string,
  session: string | undefined,
  requestId: unknown,
) {
  const nameOf = (id: unknown) =>
    session === undefined || id === undefined ? undefined : JSON.stringify([keyId, session, id])
  const cancel = new AbortController()
  const name = nameOf(requestId)
  if (name !== undefined) running.set(name, cancel)
  return {
    cancel,
    cancelOther(id: unknown) {
      const other = nameOf(id)
      if (other !== undefined) running.get(other)?.abort('left')
    },
    end() {
      if (name !== undefined && running.get(name) === cancel) running.delete(name)
    },
  }
}
