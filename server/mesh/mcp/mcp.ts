import { randomUUID } from 'node:crypto'
import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/sdk/types.js'
import type { components } from '../../../generated/server/mesh.ts'
import { requireScope } from '../../keys/authorize.ts'
import type { Key } from '../../keys/keys.ts'
import type { RateHeaders } from '../../limits/rate-headers.ts'
import { didYouMean } from '../../documents/closest.ts'
import { Failure } from '../../failure.ts'
import { isLoopbackUrl } from '../../loopback.ts'
import type { UsageRecorder } from '../../gateway/usage.ts'
import type { AgentResult } from '../answering.ts'
import { exchangeOne, Unknown } from './session.ts'
import {
  described,
  failedWith,
  offersOf,
  offersOfAll,
  pageOf,
  resultFrom,
  workFor,
  type Offer,
} from './tools.ts'
import { findAgent, type AgentWork } from '../runtime.ts'
import type { Agent } from '../agent.ts'

type Message = components['schemas']['McpMessage']
type Reply =
  | {
      status: 200
      body: components['schemas']['McpReply']
      headers?: RateHeaders & { 'Mcp-Session-Id'?: string }
    }
  | { status: 202 }

/** Who sends a message, and until when the answer is waited for. */
type Asked = {
  caller: Key
  requestId: string
  callId: string
  signal: AbortSignal
  startedAt: number
}

type Headers = { 'mcp-session-id'?: string; 'mcp-protocol-version'?: string; origin?: string }

export type Mcp<Context> = {
  /** Answers a message about all agents, or about one. Nothing is kept for the next message but what runs, so that it can be cancelled. */
  answer(message: Message, header: Headers, context: Context, agentId?: string): Promise<Reply>
}

type Parts<Context> = {
  agents: ReadonlyMap<string, Agent>
  /** Throws where the key may not ask this agent. */
  admit(caller: Key, agentId: string): void
  /** Does the work and writes its row, and the row of a caller who left; adds how much is left of the limits to the headers. */
  work(work: AgentWork, context: Context, headers: RateHeaders): Promise<AgentResult>
  refused: UsageRecorder['recordRefusal']
  /** Whether questions may use tools that change something. */
  writeTools: boolean
  /** Lets pages of any origin in. */
  anyOrigin: boolean
  publicUrl(): string
  /** What is under way, so that it can be cancelled. */
  running: Map<string, AbortController>
}

const mostNameShown = 128

/** The agents' tools over the Model Context Protocol. */
export function createMcp<Context extends Asked>({
  agents,
  admit,
  work,
  refused,
  writeTools,
  anyOrigin,
  publicUrl,
  running,
}: Parts<Context>): Mcp<Context> {
  let everything: Offer[] | undefined

  function offersFor(caller: Key, agentId: string | undefined): readonly Offer[] {
    if (agentId === undefined) {
      everything ??= offersOfAll(agents.values())
      return caller.agents === null
        ? everything
        : everything.filter(({ agent }) => caller.agents?.includes(agent.id))
    }
    admit(caller, agentId)
    const agent = findAgent(agents, agentId)
    if (!agent.available)
      throw new Failure(
        'unavailable',
        `the agent ${agent.id} is not available: ${agent.unavailable_because ?? 'unknown'}`,
        { retryAfter: 60 },
      )
    return offersOf(agent)
  }

  function list(offers: readonly Offer[], cursor: string | undefined): ListToolsResult {
    const page = pageOf(offers, cursor)
    if (!page) throw new Unknown('the cursor is none that tools/list gave; begin without one')
    const { nextCursor } = page
    return {
      tools: page.offers.map((offer) => described(offer, writeTools)),
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }

  /** Whatever ends without an answer is written to the ledger as for any other request. */
  function noted(
    { caller, requestId, callId, startedAt }: Asked,
    status: string,
    subject?: Failure['details']['subject'],
  ): void {
    refused({
      requestId,
      callId,
      keyId: caller.id,
      service: 'mesh',
      status,
      ms: performance.now() - startedAt,
      ...(subject && { subject }),
    })
  }

  async function call(
    offers: readonly Offer[],
    {
      name,
      given,
      context,
      headers,
    }: { name: string; given: unknown; context: Context; headers: RateHeaders },
  ): Promise<CallToolResult> {
    const offer = offers.find((one) => one.name === name)
    if (!offer) {
      noted(context, 'not_found')
      const shown = name.slice(0, mostNameShown)
      throw new Unknown(
        `there is no tool ${JSON.stringify(shown)}.${didYouMean(
          shown,
          offers.map((one) => one.name),
        )} tools/list tells which there are`,
      )
    }
    try {
      const what = workFor(offer, given)
      return resultFrom(what, await work(what, context, headers))
    } catch (error) {
      // Who is refused meanwhile hears 401, as with the next message.
      if (!(error instanceof Failure) || error.kind === 'unauthorized') throw error
      Object.assign(headers, error.details.headers)
      if (context.signal.reason !== 'left') noted(context, error.code, error.details.subject)
      return failedWith(error)
    }
  }

  return {
    async answer(message, header, context, agentId) {
      const { caller } = context
      requireScope(caller, 'mesh')
      if (!anyOrigin) checkOrigin(header.origin, publicUrl())
      const offers = offersFor(caller, agentId)
      const agent = agentId === undefined ? undefined : agents.get(agentId)
      const session = header['mcp-session-id']
      /** All clients count their requests from the same number: without a session one could cancel what another asked. */
      const nameOf = (id: unknown) =>
        session === undefined ? undefined : JSON.stringify([caller.id, session, id])
      const cancel = new AbortController()
      const name = message.id === undefined ? undefined : nameOf(message.id)
      if (name !== undefined) running.set(name, cancel)
      let isCancelled = false
      const headers: RateHeaders & { 'Mcp-Session-Id'?: string } = {}
      try {
        const reply = await exchangeOne(message, header['mcp-protocol-version'], {
          info: agent
            ? {
                name: agent.id,
                title: agent.title,
                version: agent.version,
                instructions: agent.description,
              }
            : { name: 'tollgate', title: 'Tollgate', version: '1.0.0' },
          list: (cursor) => list(offers, cursor),
          async call(tool) {
            // The arguments as they were sent: the library's copy has lost names that the check refuses.
            const given = message.params?.['arguments'] ?? {}
            const result = await call(offers, {
              name: tool,
              given,
              headers,
              context: { ...context, signal: AbortSignal.any([context.signal, cancel.signal]) },
            })
            isCancelled = cancel.signal.aborted && result.isError === true
            return result
          },
          cancelled(id) {
            const cut = nameOf(id)
            if (cut !== undefined) running.get(cut)?.abort('left')
          },
        })
        if (!reply || isCancelled) return { status: 202 }
        const body = reply as components['schemas']['McpReply'] // a server that offers tools only sends nothing but the answer
        if (message.method === 'initialize' && body.result) headers['Mcp-Session-Id'] = randomUUID()
        return { status: 200, headers, body }
      } finally {
        if (name !== undefined && running.get(name) === cancel) running.delete(name)
      }
    },
  }
}

/** Refuses a page whose name was made to lead here (DNS rebinding): browsers tell where a page came from. */
function checkOrigin(origin: string | undefined, publicUrl: string): void {
  if (origin === undefined) return
  const sent = URL.canParse(origin) ? new URL(origin) : undefined
  if (
    sent &&
    (isLoopbackUrl(sent) || (URL.canParse(publicUrl) && sent.origin === new URL(publicUrl).origin))
  )
    return
  throw new Failure(
    'forbidden',
    'pages of this origin may not ask here, unless mesh.cors lets them',
    { retry: false, param: 'Origin' },
  )
}
