import type { IncomingMessage } from 'node:http'
import type { operations as MetadataOperations } from '../../generated/server/metadata.ts'
import type { operations } from '../../generated/server/mesh.ts'
import type { Client } from '../limits/addresses.ts'
import { requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { Cap, Limits } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { asWritten } from '../digits.ts'
import { Failure } from '../failure.ts'
import type { UsageRecorder } from '../gateway/usage.ts'
import type { WithoutPages } from '../http/docs/docs.ts'
import type { RequestContext, Handlers } from '../http/contract/operations.ts'
import { metadataOf, published, schemaOf } from './metadata.ts'
import { nanoFrom } from '../money.ts'
import { createMcp } from './mcp/mcp.ts'
import { modelsUsed } from './models-used.ts'
import type { Paid } from './paid.ts'
import { findAgent, type AgentInput, type Runtime, type AgentWork } from './runtime.ts'
import type { Tasks } from './tasks.ts'
import type { Agent } from './agent.ts'

type Parts = {
  agents: ReadonlyMap<string, Agent>
  /** Agents whose documents are broken, where the configuration says to go on without them. */
  broken: ReadonlySet<string>
  runtime: Runtime
  tasks: Tasks
  paid: Paid
  usage: UsageRecorder
  limits: Pick<Limits, 'admit'>
  /** Limits of ours for all callers together. */
  capsOf(agentId: string): readonly Cap[]
  /** Longest time a request may take. */
  queryMs: number
  toolMs: number
  summaries: 'query' | 'always'
  /** What the Model Context Protocol is told beside. */
  mcp: {
    writeTools: boolean
    anyOrigin: boolean
    publicUrl(): string
    running: Map<string, AbortController>
  }
}

/** What is broken is the operator's to see, with its place in the file: `tollgate agents list` says it. */
const brokenBecause = 'its document is broken'

/** The handlers of mesh.yaml. */
export function meshHandlers({
  agents,
  broken,
  runtime,
  tasks,
  paid,
  usage,
  limits,
  capsOf,
  queryMs,
  toolMs,
  summaries,
  mcp: settings,
}: Parts): Handlers<WithoutPages<operations>, Key> {
  function admit(caller: Key, agentId: string): void {
    requireScope(caller, 'mesh')
    if (caller.agents && !caller.agents.includes(agentId))
      throw new Failure(
        'forbidden',
        `this key may not use ${agentId}; it may use ${caller.agents.join(', ')}`,
        { retry: false, param: 'agent_id' },
      )
    if (broken.has(agentId))
      throw new Failure('unavailable', `the agent ${agentId} is not available: ${brokenBecause}`, {
        retryAfter: 60,
      })
  }

  /** What a request is for, after all that may be refused without work has been. */
  function planned(caller: Key, agentId: string, input: AgentInput, param: string): AgentWork {
    admit(caller, agentId)
    return runtime.plan(agentId, input, param)
  }

  /** How long a request may take: a summary of a tool's answer is a model's work too. */
  const allowedMs = (work: AgentWork) => {
    if (work.kind === 'query') return queryMs
    return summaries === 'query' || work.rawDataOnly ? toolMs : toolMs + queryMs
  }

  async function answered(
    work: AgentWork,
    { caller, requestId, callId, signal, startedAt, expireIn, about }: RequestContext<Key>,
    ownMs?: number,
    headers: RateHeaders = {},
  ) {
    const mostMs = allowedMs(work)
    expireIn(Math.min(mostMs, ownMs ?? Infinity))
    about.agent = work.agent.id
    const subject = { agent: work.agent.id, ...(work.kind === 'tool' && { tool: work.tool.name }) }
    const ms = () => performance.now() - startedAt
    const nano = Number(nanoFrom(runtime.priceOf(work)))
    const used = modelsUsed()
    let admission: Awaited<ReturnType<Limits['admit']>>
    try {
      const waited = limits.admit(caller, { tokens: 0, nano }, capsOf(work.agent.id))
      admission = waited instanceof Promise ? await waited : waited
      if (admission) Object.assign(headers, admission.headers)
      usage.checkWritable()
      const result = await runtime.run(work, {
        requestId,
        callId,
        keyId: caller.id,
        signal,
        modelAsked: used.modelAsked,
      })
      usage.recordAnswer({
        requestId,
        callId,
        keyId: caller.id,
        ...subject,
        charged: nano,
        ms: ms(),
      })
      admission?.spend(0, nano)
      return result
    } catch (error) {
      const isEnded =
        signal.reason === 'left' ||
        (signal.reason === 'deadline' && ownMs !== undefined && ownMs < mostMs)
      const counted = isEnded ? used.cover(admission) : {}
      if (error instanceof Failure) {
        error.details.subject ??= subject
        Object.assign(error.details, counted)
      }
      // Nobody is told of this refusal, but the tool or the model was asked.
      if (signal.reason === 'left')
        usage.recordRefusal({
          requestId,
          callId,
          keyId: caller.id,
          service: 'mesh',
          status: 'client_left',
          ms: ms(),
          subject,
          ...counted,
        })
      throw error
    } finally {
      admission?.end()
    }
  }

  const mcp = createMcp<RequestContext<Key>>({
    agents,
    admit,
    work: (work, context, headers) => answered(work, context, undefined, headers),
    refused: usage.recordRefusal,
    ...settings,
  })

  return {
    async requestAgent({ body: { agent_id, input }, header, ...context }) {
      const headers: RateHeaders = {}
      return {
        status: 200,
        headers,
        body: {
          result: await answered(
            planned(context.caller, agent_id, input, 'input'),
            context,
            header['x-request-timeout-ms'],
            headers,
          ),
        },
      }
    },

    async createTask({ body: { agent_id, task_details }, caller, workId }) {
      const work = planned(caller, agent_id, task_details, 'task_details')
      // It is a request; what it costs is spent when it is done, and only has to be there now.
      const admission = await limits.admit(
        caller,
        { tokens: 0, nano: Number(nanoFrom(runtime.priceOf(work))) },
        capsOf(agent_id),
      )
      admission?.end()
      usage.checkWritable()
      const { query, tool, tool_arguments, raw_data_only }: AgentInput = task_details
      const details = {
        ...(query !== undefined ? { query } : { tool, tool_arguments: asWritten(tool_arguments) }),
        raw_data_only: raw_data_only ?? false,
      } as AgentInput
      return {
        status: 200,
        headers: admission?.headers ?? {},
        body: {
          task_id: await tasks.create({ id: workId, keyId: caller.id, agentId: agent_id, details }),
          msg: 'task created',
        },
      }
    },

    async queryTask({ body: { task_id }, caller }) {
      requireScope(caller, 'mesh')
      const task = await tasks.read(caller.id, task_id)
      if (!task)
        throw new Failure('notFound', 'this key has no task with this id', {
          retry: false,
          param: 'task_id',
        })
      return { status: 200, body: task }
    },

    async listEvmAgents({ query: { details } }) {
      return { status: 200, body: paid.list('evm', details ?? false) }
    },
    async listSolanaAgents({ query: { details } }) {
      return { status: 200, body: paid.list('solana', details ?? false) }
    },
    callPaidToolEvm: async ({ path, ...purchase }) => ({
      status: 200,
      ...(await paid.buy(paid.find('evm', path.agent_id, path.tool), purchase)),
    }),
    queryPaidAgentEvm: async ({ path, ...purchase }) => ({
      status: 200,
      ...(await paid.buy(paid.find('evm', path.agent_id), purchase)),
    }),
    callPaidToolSolana: async ({ path, ...purchase }) => ({
      status: 200,
      ...(await paid.buy(paid.find('solana', path.agent_id, path.tool), purchase)),
    }),
    queryPaidAgentSolana: async ({ path, ...purchase }) => ({
      status: 200,
      ...(await paid.buy(paid.find('solana', path.agent_id), purchase)),
    }),

    callMcp: async ({ body, header, ...context }) => mcp.answer(body, header, context),
    callAgentMcp: async ({ body, header, path, ...context }) =>
      mcp.answer(body, header, context, path.agent_id),

    async getSchema({ query: { agent_id } }) {
      return {
        status: 200,
        body: schemaOf(agent_id === undefined ? agents.values() : [findAgent(agents, agent_id)]),
      }
    },

    async getMeshHealth() {
      const states = [...agents.values()].map(
        ({ id, available, unavailable_because: reason }) =>
          [id, { available, ...(reason !== undefined && { reason }) }] as const,
      )
      const out = [...broken].map(
        (id) => [id, { available: false, reason: brokenBecause }] as const,
      )
      const all = Object.fromEntries([...states, ...out])
      return {
        status: 200,
        body: {
          status: Object.values(all).every(({ available }) => available) ? 'ok' : 'degraded',
          agents: all,
        },
      }
    },
  }
}

const paymentIn = ({ headers }: IncomingMessage) => {
  const sent = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return { 'payment-signature': sent('payment-signature'), 'x-payment': sent('x-payment') }
}

/** What a request to a paid operation hears before its body is read, without a payment or with one that cannot be read. */
export const beforePaid =
  (paid: Paid, clientOf: (req: IncomingMessage) => Client) =>
  (operationId: string, path: Record<string, string>, req: IncomingMessage): void => {
    const sale = paid.find(
      operationId.endsWith('Solana') ? 'solana' : 'evm',
      path['agent_id'] ?? '',
      path['tool'],
    )
    paid.requirePayment(sale, paymentIn(req), clientOf(req))
  }

/** What it hears before that where the agent is not for sale. */
export const checkSold = (paid: Paid) => (path: Record<string, string>, req: IncomingMessage) =>
  paid.checkSold(path['agent_id'] ?? '', paymentIn(req))

/** The handler of metadata.yaml: the document is written once, and sent as it is. */
export function metadataHandlers(
  agents: ReadonlyMap<string, Agent>,
  commitSha: string | undefined,
): Handlers<WithoutPages<MetadataOperations>, never> {
  const { body, etag } = published(metadataOf(agents, commitSha))
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=60' }
  return {
    async getMetadata({ header }) {
      const known = header['if-none-match']
      if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
        return { status: 304, headers }
      return { status: 200, headers, body }
    },
  }
}
