import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '../../../generated/server/mesh.ts'
import { Failure } from '../../failure.ts'
import { mayUseAgent, requireScope } from '../../keys/authorize.ts'
import { isCallerId } from '../../keys/jwt/token.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { isLoopbackUrl } from '../../loopback.ts'
import type { Agent } from '../agent.ts'
import { readCallerCredentials } from '../caller-credentials.ts'
import { agentFor, isRestricted } from '../permitted.ts'
import { findAgent, unavailableAgent, type AgentWork } from '../runtime.ts'
import { callTool, type McpContext, type McpOptions, type ToolCall } from './call.ts'
import { answerWithProgress, progressRequest, readsEvents, type McpEvents } from './progress.ts'
import {
  readStateless,
  type McpHeaders,
  type McpMessage,
  type StatelessRequest,
} from './revision.ts'
import { exchangeMessage, type SessionHandlers } from './session.ts'
import { answerStateless, coreMethods } from './stateless.ts'
import { createTask, isLong, supportsTasks, taskCapability, taskMethods } from './tasks.ts'
import { listTools, offersOf, offersOfAll, type Offer } from './tools.ts'

type McpReply = components['schemas']['McpReply']
type Headers = McpHeaders & { 'mcp-session-id'?: string; origin?: string; accept?: string }
type ReplyHeaders = RateHeaders & { 'Mcp-Session-Id'?: string }
type Reply =
  ({ status: 200; headers: ReplyHeaders } & ({ body: McpReply } | McpEvents)) | { status: 202 }

/** One agent; with `isSearched` its tools are searched instead of listed. */
export type McpScope = { agentId: string; isSearched: boolean }

/** Responds to messages of the Model Context Protocol. */
export type Mcp<Context> = {
  /**
   * Responds to a message about all agents, or about one. Stateless, except for a list of running
   * calls, so that they can be cancelled.
   */
  answer(message: McpMessage, header: Headers, context: Context, scope?: McpScope): Promise<Reply>
}

/** The agents' tools over the Model Context Protocol. */
export function createMcp<Context extends McpContext>(parts: McpOptions<Context>): Mcp<Context> {
  const offersFor = offersByCaller(parts)
  return {
    async answer(message, header, context, scope) {
      requireScope(context.caller, 'mesh')
      if (!parts.anyOrigin) checkOrigin(header.origin, parts.publicUrl())
      const offers = offersFor(context.caller, scope)
      const info = infoOf(scope && parts.agents.get(scope.agentId))
      const received = { message, header, context, offers, info, scope }
      const request = readStateless(message, header)
      if (request === 'notification') return { status: 202 }
      return request ? answerRequest(parts, request, received) : answerSession(parts, received)
    },
  }
}

/** A message with its context. */
type Received<Context> = {
  message: McpMessage
  header: Headers
  context: Context
  offers: readonly Offer[]
  info: SessionHandlers['info']
  /** Set if it is about one agent. */
  scope: McpScope | undefined
}

/** Responds to a request of the stateless revision. */
async function answerRequest<Context extends McpContext>(
  parts: McpOptions<Context>,
  request: StatelessRequest,
  received: Received<Context>,
): Promise<Reply> {
  const { context, offers, info, scope, header } = received
  const headers: ReplyHeaders = {}
  const { caller, signal } = context
  const startTask = (work: AgentWork) => {
    const { stored, queryMs } = parts.tasks
    const isStorable = work.credentials.isEmpty || stored.takesCredentials
    const isTask = isStorable && supportsTasks(request) && isLong(work, queryMs)
    return isTask ? createTask(parts.tasks, { caller, work }, headers) : undefined
  }
  const methodsFor = (report?: ToolCall<Context>['progress']) => ({
    ...coreMethods({
      info,
      // The tools of an agent are the same for all of its callers, unless these may use some only.
      isListShared: scope !== undefined && !isRestricted(caller),
      list: (cursor) => listTools(offers, cursor, parts),
      call(name, { params }) {
        const args = params['arguments'] ?? {}
        const credentialsOf = credentialReader(received)
        const meta = params['_meta']
        const call = { name, args, meta, credentialsOf, context, headers, progress: report }
        return callTool<Context, object>(parts, offers, call, startTask)
      },
      capabilities: { tools: { listChanged: true }, ...taskCapability },
    }),
    ...taskMethods(parts.tasks, caller),
  })
  const run: Run = (report) => answerStateless(request, methodsFor(report), info)
  if (request.method !== 'subscriptions/listen' || !readsEvents(header.accept))
    return replyOf(received, headers, run)
  const isOfInterest = (agentId: string) =>
    scope ? scope.agentId === agentId : mayUseAgent(caller, agentId)
  const subscriber = { keyId: caller.id, isOfInterest, signal }
  const stream = parts.subscriptions.open(request, subscriber, await run())
  context.onlyWaits()
  return { status: 200, headers, ...stream }
}

/** Responds to a message of an older revision, by the rules of the library. */
async function answerSession<Context extends McpContext>(
  parts: McpOptions<Context>,
  received: Received<Context>,
): Promise<Reply> {
  const { message, header, context, offers, info } = received
  const headers: ReplyHeaders = {}
  const session = header['mcp-session-id']
  return replyOf(received, headers, async (report) => {
    const { cancel, cancelOther, end } = cancellable(
      parts.running,
      context.caller.id,
      session,
      message.id,
    )
    let isCancelled = false
    const handlers: SessionHandlers = {
      info,
      list: (cursor) => listTools(offers, cursor, parts),
      async call(name) {
        // The original arguments: the library's copy lacks names that the check rejects.
        const args = message.params?.['arguments'] ?? {}
        const signal = AbortSignal.any([context.signal, cancel.signal])
        const credentialsOf = credentialReader(received)
        const meta = message.params?.['_meta']
        const call = { name, args, meta, credentialsOf, headers, context, signal, progress: report }
        const result = await callTool(parts, offers, call)
        isCancelled = cancel.signal.aborted && result.isError === true
        return result
      },
      cancelled: cancelOther,
    }
    try {
      const reply = await exchangeMessage(message, header['mcp-protocol-version'], handlers)
      if (!reply || isCancelled) return undefined
      // A server that only offers tools sends nothing but the response.
      const body = reply as McpReply
      if (message.method === 'initialize' && body.result) headers['Mcp-Session-Id'] = randomUUID()
      return body
    } finally {
      end()
    }
  })
}

const bearer = 'Bearer '.length

/**
 * The credentials of a call. At the URL of all agents headers are not read: schemes of several agents
 * may have the same name, and one agent would get the credential for another.
 */
const credentialReader =
  ({ header, scope, message, context }: Received<McpContext>) =>
  (agent: Agent) => {
    const all = header as IncomingHttpHeaders // those of the request
    const token = isCallerId(context.caller.id) ? all.authorization?.slice(bearer) : undefined
    const meta = message.params?.['_meta']
    return readCallerCredentials(agent, { headers: scope ? all : {}, meta, token })
  }

type Run = (report?: NonNullable<ToolCall<never>['progress']>) => Promise<McpReply | undefined>

/** The response to a message: a stream if it requests progress. */
async function replyOf(
  { message, header }: Pick<Received<never>, 'message' | 'header'>,
  headers: ReplyHeaders,
  run: Run,
): Promise<Reply> {
  const request = progressRequest(message, header.accept)
  const response = request ? await answerWithProgress(request, run) : { body: await run() }
  if ('events' in response) return { status: 200, headers, ...response }
  return response.body ? { status: 200, headers, body: response.body } : { status: 202 }
}

/** The offers that a key may call, of all agents or of one. */
function offersByCaller({ agents, checkAccess }: McpOptions<never>) {
  let all: Offer[] | undefined
  return (caller: Key, scope: McpScope | undefined): readonly Offer[] => {
    if (scope === undefined) {
      all ??= offersOfAll(agents.values())
      if (!isRestricted(caller)) return all
      const permitted = all.map((offer) => ({ ...offer, agent: agentFor(caller, offer.agent) }))
      return permitted.filter(
        ({ agent, tool }) =>
          mayUseAgent(caller, agent.id) && (tool === undefined || agent.tools.has(tool.name)),
      )
    }
    const { agentId, isSearched } = scope
    checkAccess(caller, agentId)
    const agent = findAgent(agents, agentId)
    if (!agent.available) throw unavailableAgent(agent)
    return offersOf(agentFor(caller, agent), isSearched)
  }
}

function infoOf(agent: Agent | undefined): SessionHandlers['info'] {
  if (!agent) return { name: 'tollgate', title: 'Tollgate', version: '1.0.0' }
  const { id: name, title, version, description: instructions } = agent
  return { name, title, version, instructions }
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
      if (other !== undefined) running.get(other)?.abort('disconnected')
    },
    end() {
      if (name !== undefined && running.get(name) === cancel) running.delete(name)
    },
  }
}

/** Rejects pages of other sites (DNS rebinding), by the `Origin` that browsers send. */
function checkOrigin(origin: string | undefined, publicUrl: string): void {
  if (origin === undefined) return
  if (URL.canParse(origin)) {
    const page = new URL(origin)
    if (isLoopbackUrl(page)) return
    if (URL.canParse(publicUrl) && page.origin === new URL(publicUrl).origin) return
  }
  throw new Failure(
    'forbidden',
    'pages of this origin may not ask here, unless mesh.cors lets them',
    { retry: false, param: 'Origin' },
  )
}
