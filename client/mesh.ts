import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/mesh.ts'
import { initOf, signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { pause } from './pause.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions, type RetryOptions }

type Schemas = components['schemas']

/** An agent's response: `data` has the results of its tools, `response` the model's text. */
export type AgentResult = Schemas['Result']

/** The work of a task: `{ query }`, or `{ tool, tool_arguments }`. */
export type TaskDetails = Schemas['Input']

/** The state of a task: with `result` when it is `completed`, with `error` when it is `failed`. */
export type Task = Schemas['Task']

/** An agent with the JSON Schema and the price in USD, a decimal, of each of its tools. */
export type AgentSchema = Schemas['AgentSchemas']['agents'][string]

/** Which agents are available, and why others are not. */
export type MeshHealth = Schemas['MeshHealth']

/** How to pay for single requests. */
export type Pay = {
  /** Pays when a response is 402, as the fetch of `createPayingFetch` does. */
  fetch: typeof globalThis.fetch
  /** The kind of chain to pay on, which selects the paid paths. */
  chain: 'evm' | 'solana'
}

type CommonOptions = RetryOptions & {
  /** URL of the agent request service, as in `https://agents.example.com`. */
  baseUrl: string
  /** Sends the unpaid requests. The global `fetch` by default. */
  fetch?: typeof globalThis.fetch
}

/** With a key: it is charged for all calls or, with `pay`, only for tasks. */
export type KeyedOptions = CommonOptions & {
  /** The key, sent as `api_key` in the body of every request that needs one. */
  apiKey: string
  /** Pays per call for queries and tools, instead of using the key. */
  pay?: Pay
}

/** Without a key: queries and tools are paid per call, and there are no tasks. */
export type PaidOptions = CommonOptions & { apiKey?: undefined; pay: Pay }

/** The service, and a key, a wallet or both. */
export type MeshClientOptions = KeyedOptions | PaidOptions

/** Options of a query. */
export type AskOptions = OnceOptions & {
  /** True to get `data` without a `response` about it. False by default. */
  rawDataOnly?: boolean
}

/** How to wait for a task. */
export type WaitOptions = CallOptions & {
  /** Milliseconds between two requests for the task. 1000 by default. */
  intervalMs?: number
}

/**
 * The contract's operations, typed, in the form of openapi-fetch: `GET('/x402/agents')` returns `{
 * data, error, response }` and does not throw for a status. There are also calls that add the key
 * and return the content of the response. These throw a {@link TollgateError} for an error
 * response, and with code `unreachable` if there was no response. Temporary errors are retried as
 * `retries` says. The only time limit is the service's own, by default a minute for a query.
 *
 * With `pay`, `ask` and `callTool` retry and throw as `pay.fetch` does. A paid call runs once, even
 * without an `idempotencyKey`.
 */
export type MeshClient = Client<paths, 'application/json'> & {
  /** Sends a query in natural language. Charged at the agent's query price, only on success. */
  ask(agentId: string, query: string, options?: AskOptions): Promise<AgentResult>
  /**
   * Runs one tool of an agent; `data` is its result. Invalid arguments are rejected with code
   * `invalid_request`, without a charge.
   */
  callTool(
    agentId: string,
    tool: string,
    args: Record<string, unknown>,
    options?: OnceOptions,
  ): Promise<AgentResult>
  /**
   * Creates an asynchronous task and returns its id. It survives a restart of the service and is
   * deleted after seven days.
   */
  createTask(agentId: string, details: TaskDetails, options?: OnceOptions): Promise<string>
  /** Reads a task of this key. Throws with code `not_found` for an unknown id. */
  task(id: string, options?: CallOptions): Promise<Task>
  /**
   * Waits for a task and returns its result. Throws with code `task_failed` if it failed.
   */
  waitForTask(id: string, options?: WaitOptions): Promise<AgentResult>
  /** The agents and their tools, by agent id. Needs no key. */
  agents(options?: CallOptions): Promise<Record<string, AgentSchema>>
  /** Which agents are available. Needs no key. */
  health(options?: CallOptions): Promise<MeshHealth>
}

/** A client without a key: its calls are paid per call, and it has no tasks. */
export type PaidMeshClient = Omit<MeshClient, 'createTask' | 'task' | 'waitForTask'>

/**
 * Creates a client of one agent request service, and of a key or a wallet, for Node, browsers and
 * workers. Throws a TypeError when both are missing.
 */
export function createMeshClient(options: KeyedOptions): MeshClient
export function createMeshClient(options: PaidOptions): PaidMeshClient
export function createMeshClient(options: MeshClientOptions): MeshClient | PaidMeshClient {
  const { baseUrl, apiKey, pay, fetch, retries } = options
  const http = createClient<paths, 'application/json'>({ baseUrl, fetch: retrying(fetch, retries) })
  if (apiKey !== undefined)
    return {
      ...http,
      ...(pay ? paidCalls(http, pay) : keyedCalls(http, apiKey)),
      ...taskCalls(http, apiKey),
      ...publicCalls(http),
    }
  if (!pay) throw new TypeError('apiKey is missing: set apiKey, or set pay to pay per call')
  return { ...http, ...paidCalls(http, pay), ...publicCalls(http) }
}

type Http = Client<paths, 'application/json'>

const resultOf = async (call: Parameters<typeof bodyOf<{ result: AgentResult }>>[0]) =>
  (await bodyOf(call)).result

const queryBody = (query: string, options: AskOptions | undefined) => ({
  query,
  ...(options?.rawDataOnly && { raw_data_only: true }),
})

function keyedCalls(http: Http, apiKey: string): Pick<MeshClient, 'ask' | 'callTool'> {
  const request = (agent_id: string, input: TaskDetails, options: OnceOptions | undefined) =>
    resultOf(
      http.POST('/mesh_request', {
        body: { api_key: apiKey, agent_id, input },
        ...initOf(options),
      }),
    )

  return {
    ask: (agentId, query, options) => request(agentId, queryBody(query, options), options),
    callTool: (agentId, tool, args, options) =>
      request(agentId, { tool, tool_arguments: args }, options),
  }
}

function paidCalls(
  http: Http,
  { fetch: paying, chain }: Pay,
): Pick<MeshClient, 'ask' | 'callTool'> {
  const fetch = retrying(paying, 0)
  const agent = chain === 'evm' ? '/x402/agents/{agent_id}' : '/x402/solana/agents/{agent_id}'
  const tool = `${agent}/{tool}` as const
  return {
    ask: (agent_id, query, options) =>
      resultOf(
        http.POST(agent, {
          params: { path: { agent_id } },
          body: queryBody(query, options),
          fetch,
          ...signalOf(options),
        }),
      ),
    callTool: (agent_id, name, args, options) =>
      resultOf(
        http.POST(tool, {
          params: { path: { agent_id, tool: name } },
          body: args,
          fetch,
          ...signalOf(options),
        }),
      ),
  }
}

function taskCalls(
  http: Http,
  apiKey: string,
): Pick<MeshClient, 'createTask' | 'task' | 'waitForTask'> {
  const task = (task_id: string, options?: CallOptions) =>
    bodyOf(
      http.POST('/mesh_task_query', { body: { api_key: apiKey, task_id }, ...signalOf(options) }),
    )

  return {
    createTask: async (agent_id, task_details, options) =>
      (
        await bodyOf(
          http.POST('/mesh_task_create', {
            body: { api_key: apiKey, agent_id, task_details },
            ...initOf(options),
          }),
        )
      ).task_id,
    task,
    async waitForTask(id, options = {}) {
      for (;;) {
        const {
          status,
          result,
          error,
          upstream,
          may_have_happened: mayHaveHappened,
        } = await task(id, options)
        if (status === 'failed')
          throw new TollgateError(error ?? 'the task failed', {
            status: 502,
            code: 'task_failed',
            upstream,
            mayHaveHappened,
          })
        if (status === 'completed' && result) return result
        await pause(options.intervalMs ?? 1000, options.signal)
      }
    },
  }
}

function publicCalls(http: Http): Pick<MeshClient, 'agents' | 'health'> {
  return {
    agents: async (options) => (await bodyOf(http.GET('/mesh_schema', signalOf(options)))).agents,
    health: (options) => bodyOf(http.GET('/mesh_health', signalOf(options))),
  }
}
