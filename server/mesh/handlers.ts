import type { operations as MetadataOperations } from '../../generated/server/metadata.ts'
import type { operations } from '../../generated/server/mesh.ts'
import { requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { Failure } from '../failure.ts'
import type { WithoutPages } from '../http/docs/docs.ts'
import { etagOf, isCached } from '../http/etag.ts'
import type { RequestContext, Handlers } from '../http/contract/operations.ts'
import type { Agent } from './agent.ts'
import {
  brokenReason,
  createKeyedWork,
  type KeyedWork,
  type KeyedWorkOptions,
} from './keyed-work.ts'
import type { McpOptions } from './mcp/call.ts'
import { createMcp } from './mcp/mcp.ts'
import type { ProtectedResources } from './mcp/resources.ts'
import { changedAt, metadataOf, schemaOf } from './metadata.ts'
import type { PaidRequest } from './paid/front.ts'
import type { Paid, PurchaseContext } from './paid/paid.ts'
import { findAgent } from './runtime.ts'
import type { ToolFaults } from './tools/mcp/faults.ts'
import { createAcceptTask, type AcceptTask } from './tasks/accept.ts'
import type { Tasks } from './tasks/tasks.ts'

type MeshOptions = KeyedWorkOptions & {
  agents: ReadonlyMap<string, Agent>
  tasks: Tasks
  paid: Paid
  faults: ToolFaults
  mcp: Pick<
    McpOptions<object>,
    'writeTools' | 'anyOrigin' | 'publicUrl' | 'running' | 'subscriptions'
  > & { resources: ProtectedResources }
}

type MeshHandlers = Handlers<WithoutPages<operations>, Key>
type PaidCall = { paid?: object | undefined } & PurchaseContext

/** The handlers of mesh.yaml. */
export function meshHandlers(parts: MeshOptions): MeshHandlers {
  const work = createKeyedWork(parts)
  const accept = createAcceptTask(parts)
  return {
    ...requestHandlers(parts, work, accept),
    ...paidHandlers(parts.paid),
    ...mcpHandlers(parts, work, accept),
    ...resourceHandlers(parts),
    ...descriptionHandlers(parts),
  }
}

type RequestHandlers = Pick<MeshHandlers, 'requestAgent' | 'createTask' | 'queryTask'>

const requestHandlers = (
  { tasks }: MeshOptions,
  work: KeyedWork,
  accept: AcceptTask,
): RequestHandlers => ({
  async requestAgent(request) {
    const { agent_id, input } = request.body
    const headers: RateHeaders = {}
    const planned = work.plan(request, agent_id, input, 'input')
    const timeoutMs = request.header['x-request-timeout-ms']
    const result = await work.run(planned, request, headers, { timeoutMs })
    return { status: 200, headers, body: { result } }
  },

  async createTask(request) {
    const { body, caller, workId } = request
    const { agent_id, task_details: input } = body
    const planned = work.plan(request, agent_id, input, 'task_details')
    const { id, headers } = await accept({ caller, work: planned, input, id: workId })
    return { status: 200, headers, body: { task_id: id, msg: 'task created' } }
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
})

type PaidOperation = Extract<keyof MeshHandlers, `${string}${'Evm' | 'Solana'}${string}`>

function paidHandlers(paid: Paid): Pick<MeshHandlers, PaidOperation> {
  const buy = async (call: PaidCall) => ({
    status: 200 as const,
    ...(await paid.buy(call.paid as PaidRequest, call)), // opened by the front of `paid`
  })
  return {
    listEvmAgents: async ({ query }) => ({
      status: 200,
      body: paid.list('evm', query.details ?? false),
    }),
    listSolanaAgents: async ({ query }) => ({
      status: 200,
      body: paid.list('solana', query.details ?? false),
    }),
    callPaidToolEvm: buy,
    callPaidToolSolana: buy,
    queryPaidAgentEvm: buy,
    queryPaidAgentSolana: buy,
  }
}

function mcpHandlers(
  { agents, usage, tasks, queryMs, faults, mcp: settings }: MeshOptions,
  work: KeyedWork,
  accept: AcceptTask,
): Pick<MeshHandlers, 'callMcp' | 'callAgentMcp'> {
  const mcp = createMcp<RequestContext<Key>>({
    agents,
    checkAccess: work.checkAccess,
    work: work.run,
    recordRejection: usage.recordRejection,
    tasks: { stored: tasks, accept, queryMs },
    faults,
    ...settings,
  })
  return {
    callMcp: async (request) => mcp.answer(request.body, request.header, request),
    callAgentMcp: async (request) =>
      mcp.answer(request.body, request.header, request, {
        agentId: request.path.agent_id,
        isSearched: request.query.mode === 'search',
      }),
  }
}

type ResourceOperation = 'getResource' | 'getMcpResource' | 'getAgentMcpResource'

const resourceHandlers = ({
  agents,
  mcp: { resources },
}: MeshOptions): Pick<MeshHandlers, ResourceOperation> => ({
  getResource: async () => ({ status: 200, body: resources.metadataAt('', 'Tollgate') }),
  getMcpResource: async () => ({ status: 200, body: resources.metadataAt('/mcp', 'Tollgate') }),
  async getAgentMcpResource({ path: { agent_id } }) {
    const { id } = findAgent(agents, agent_id)
    return { status: 200, body: resources.metadataAt(`/mcp/agents/${id}`, id) }
  },
})

const descriptionHandlers = ({
  agents,
  broken,
  faults,
}: MeshOptions): Pick<MeshHandlers, 'getSchema' | 'getMeshHealth'> => ({
  async getSchema({ query: { agent_id } }) {
    if (agent_id === undefined) return { status: 200, body: schemaOfAll(agents, faults) }
    return { status: 200, body: schemaOf([findAgent(agents, agent_id)], faults) }
  },

  async getMeshHealth() {
    const all: Record<string, { available: boolean; reason?: string }> = {}
    for (const { id, available, unavailable_because: reason } of agents.values())
      all[id] = { available, ...(reason !== undefined && { reason }) }
    for (const id of broken) all[id] = { available: false, reason: brokenReason }
    const isOk = Object.values(all).every(({ available }) => available)
    return { status: 200, body: { status: isOk ? 'ok' : 'degraded', agents: all } }
  },
})

type AllSchemas = { version: number; schema: ReturnType<typeof schemaOf> }
const schemas = new WeakMap<ReadonlyMap<string, Agent>, AllSchemas>()

/** Cached: with many agents it has many megabytes, and takes longer to write than to send. */
function schemaOfAll(agents: ReadonlyMap<string, Agent>, faults: ToolFaults) {
  const { version } = faults
  const cached = schemas.get(agents)
  if (cached?.version === version) return cached.schema
  const schema = schemaOf(agents.values(), faults)
  schemas.set(agents, { version, schema })
  return schema
}

/** The handlers of metadata.yaml: the document is written at its first request. */
export function metadataHandlers(
  agents: ReadonlyMap<string, Agent>,
  { commitSha, faults }: { commitSha: string | undefined; faults: ToolFaults },
): Handlers<WithoutPages<MetadataOperations>, never> {
  // Read now: a file may change later.
  const changed = changedAt(agents)
  let document: { body: ReturnType<typeof metadataOf>; etag: string; version: number } | undefined
  function write() {
    const { version } = faults
    const body = metadataOf(agents, { commitSha, changed, faults })
    return { body, etag: etagOf(body.bytes), version }
  }
  return {
    async getMetadata({ header }) {
      if (document?.version !== faults.version) document = write()
      const { body, etag } = document
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=60' }
      return isCached(header, etag) ? { status: 304, headers } : { status: 200, headers, body }
    },
  }
}
