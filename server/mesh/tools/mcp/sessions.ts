import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Client, Progress } from '@modelcontextprotocol/client'
import { LRUCache } from 'lru-cache'
import { canonicalJson, isRecord } from '../../../json/json.ts'
import type { Arguments, Credential, HttpSource, Tool } from '../../agent.ts'
import type { SendResult } from '../http/network.ts'
import type { BuiltRequest } from '../http/request.ts'
import {
  noteFrom,
  upstreamAnswer,
  withoutCredentials,
  withoutSecrets,
} from '../http/upstream-response.ts'
import { failed, pickMember, type Cancellation, type SizedOutcome } from '../outcome.ts'
import { takesCredentials } from '../../caller-credentials.ts'
import type { ToolFaults } from './faults.ts'
import { connect, McpSendError, toolsOf, type SendMcp } from './connection.ts'
import { pinOf } from './pins.ts'

/** `checkedAt` is when its list of tools was read; -Infinity once that has changed. */
type Session = {
  client: Client
  pins: Map<string, string>
  checkedAt: number
  /** The sent credentials, to be removed from responses. */
  sent: { credentials: readonly Credential[] }
  /** The method that the server has called, though none is offered. */
  requested?: string
}

/** Sends a request, and returns the response with all credentials that were sent. */
type SendWith = (request: BuiltRequest, cancellation: Cancellation) => Promise<SentTo>
type SentTo = { sent: SendResult; source: HttpSource }

/** How long a server's list of tools is trusted. */
const checkMs = 180_000

/** Callers with credentials of their own have sessions of their own. */
const maxSessions = 1000

/**
 * The sessions with MCP servers: one for each agent and set of headers, opened by its first call. A
 * session sends the headers that it was opened with, so that no caller uses another's credential.
 */
export class McpSessions {
  readonly #sessions = new LRUCache<string, Promise<Session>>({ max: maxSessions })
  readonly #now: () => number
  readonly #faults: ToolFaults

  constructor(now: () => number, faults: ToolFaults) {
    this.#now = now
    this.#faults = faults
  }

  /** Calls a tool with the arguments that are the body of its request. */
  async call(
    tool: Tool,
    source: HttpSource,
    request: BuiltRequest,
    send: SendWith,
    cancellation: Cancellation,
  ): Promise<SizedOutcome> {
    const { mcp } = source
    const subjects = source.credentials.flatMap(({ client }) => client?.subject?.() ?? [])
    const id = `${tool.agent} ${hash('sha256', canonicalJson([request.headers, subjects]))}`
    if (!mcp) throw new Error(`${tool.name} is no tool of an MCP server`)
    const { signal } = cancellation
    const pause = this.#faults.pause(tool.agent, this.#now())
    if (pause !== undefined) return { ok: false, kind: 'unavailable', reason: pause }
    let requested: string | undefined
    const attempt = async (): Promise<SizedOutcome> => {
      const aborted = signal.aborted ? null : once(signal, 'abort')
      const opening = this.#observed(tool, this.#session(id, request, send))
      const session = await Promise.race([opening, aborted])
      if (session === null || Array.isArray(session)) return failed('the call was aborted')
      const pin = session.pins.get(mcp.name)
      if (pin !== mcp.pin) return changed(tool, pin === undefined)
      cancellation.isSent = true
      delete session.requested
      const called = session.client.callTool(
        { name: mcp.name, arguments: argumentsOf(request) },
        {
          signal,
          timeout: tool.timeout_ms + 1000,
          ...(cancellation.listeners.size > 0 && {
            onprogress: (one) => cancellation.report(reportOf(one, session.sent.credentials)),
          }),
        },
      )
      const result = await called.finally(() => (requested = session.requested))
      return outcomeOf(result, tool, session.sent.credentials)
    }
    const isKept = this.#sessions.has(id)
    try {
      const outcome = await attempt().catch((error: unknown) => {
        // A server that has lost a session rejects its requests; another one is opened once.
        if (statusOf(error) !== 404 || !isKept || signal.aborted) throw error
        this.#sessions.delete(id)
        return attempt()
      })
      return naming(outcome, requested)
    } catch (error) {
      if (!signal.aborted) this.#sessions.delete(id)
      return naming(failureOf(error), requested)
    }
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    const sessions = [...this.#sessions.values()]
    this.#sessions.clear()
    await Promise.allSettled(sessions.map(async (one) => (await one).client.close()))
  }

  /** Callers with credentials of their own may get other tools, and failures of their own. */
  async #observed(tool: Tool, opening: Promise<Session>): Promise<Session> {
    if (takesCredentials(tool)) return opening
    try {
      const session = await opening
      this.#faults.serverListed(tool.agent, session.pins)
      return session
    } catch (error) {
      const outcome = failureOf(error)
      if (!outcome.ok) this.#faults.serverFailed(tool.agent, outcome.reason, this.#now())
      throw error
    }
  }

  async #session(id: string, request: BuiltRequest, send: SendWith): Promise<Session> {
    const opening = this.#sessions.get(id) ?? this.#open(id, request, send)
    const session = await opening
    if (this.#now() - session.checkedAt < checkMs) return session
    session.checkedAt = this.#now()
    session.pins = await pinsOf(session.client)
    return session
  }

  #open(id: string, request: BuiltRequest, send: SendWith): Promise<Session> {
    const last: Session['sent'] = { credentials: [] }
    const sendMcp: SendMcp = async (one, cancellation) => {
      const { sent, source } = await send(one, cancellation)
      last.credentials = source.credentials
      return sent
    }
    const opening = connect({ ...request, body: null }, sendMcp).then(async (client) => {
      const pins = await pinsOf(client)
      const session: Session = { client, pins, checkedAt: this.#now(), sent: last }
      client.setNotificationHandler('notifications/tools/list_changed', () => {
        session.checkedAt = -Infinity
      })
      client.fallbackRequestHandler = async ({ method }) => {
        session.requested = withoutSecrets(method, session.sent.credentials)
        throw Object.assign(new Error(`${method} is not offered`), { code: methodNotFound })
      }
      return session
    })
    this.#sessions.set(id, opening)
    return opening
  }
}

const pinsOf = async (client: Client) =>
  new Map((await toolsOf(client)).map((tool) => [tool.name, pinOf(tool)]))

function argumentsOf({ body }: BuiltRequest): Arguments {
  const parsed: unknown = body === null ? {} : JSON.parse(body.toString())
  return isRecord(parsed) ? parsed : {}
}

function changed(tool: Tool, isGone: boolean): SizedOutcome {
  const what = isGone ? 'no longer has' : 'changed the description or the schema of'
  const reason =
    `the MCP server ${what} ${tool.name} since the operator of this server approved it; the ` +
    'operator must approve the change'
  return { ok: false, kind: 'unavailable', reason }
}

/** The HTTP status that a server rejected a message with. */
function statusOf(error: unknown): number | undefined {
  const status = isRecord(error) ? error['status'] : undefined
  return typeof status === 'number' ? status : undefined
}

function failureOf(error: unknown): SizedOutcome {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof McpSendError) return cause.result
  const status = statusOf(error)
  if (status !== undefined) return failed(`the tool's server answered with status ${status}`)
  return failed("the MCP server's answer could not be used, or it asked for what is not offered")
}

/** A code of JSON-RPC. */
const methodNotFound = -32_601

/** Names the request of a server that its failed call may have needed. */
function naming(outcome: SizedOutcome, requested: string | undefined): SizedOutcome {
  if (outcome.ok || requested === undefined) return outcome
  const name = requested.slice(0, 64).replace(/[^\w/]/g, '')
  return { ...outcome, reason: `${outcome.reason}; it asked for ${name}, which is not offered` }
}

/** Progress for the caller, without credentials of its own. */
const reportOf = ({ progress, total, message }: Progress, credentials: readonly Credential[]) => ({
  progress,
  ...(total !== undefined && { total }),
  ...(message !== undefined && { message: noteFrom(message, credentials) }),
})

type CallResult = Awaited<ReturnType<Client['callTool']>>

function outcomeOf(
  result: CallResult,
  tool: Tool,
  credentials: readonly Credential[],
): SizedOutcome {
  const data = dataOf(result)
  const text = JSON.stringify(data) ?? 'null'
  const answer = {
    ok: true as const,
    status: 200,
    headers: { 'content-type': 'application/json' },
    bytes: Buffer.from(text),
    isWhole: true,
  }
  if (result.isError) {
    const upstream = upstreamAnswer(answer, credentials)
    return { ok: false, kind: 'refused', reason: 'the MCP server answered with an error', upstream }
  }
  const isCallers = credentials.some(({ caller }) => caller !== undefined)
  const safe = isCallers ? withoutCredentials(answer, credentials) : answer
  const picked = pickMember(safe === answer ? data : JSON.parse(safe.bytes.toString()), tool.pick)
  if (!picked.ok) return failed(picked.reason)
  return { ok: true, data: picked.data, cached: false, bytes: text.length }
}

/** Structured content; else the text, if the content is one; else the content as the server sent it. */
function dataOf({ content, structuredContent }: CallResult): unknown {
  const [first] = content
  const isText = content.length === 1 && first?.type === 'text'
  if (structuredContent !== undefined) {
    if (content.every(({ type }) => type === 'text')) return structuredContent
    return { structured: structuredContent, content }
  }
  return isText ? first.text : content
}
