import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../generated/client/mesh.ts'
import { initOf, signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { pause } from './pause.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions, type RetryOptions }

type Schemas = components['schemas']

/** What an agent gives back: `data` is what its tools returned, `response` what the model made of it. */
export type AgentResult = Schemas['Result']

/** What to leave as a task: a question, or a tool together with its arguments. */
export type TaskDetails = Schemas['Input']

/** What became of a task; `result` is there when it is `completed`, `error` when it is `failed`. */
export type Task = Schemas['Task']

/** An agent with the JSON Schema and the price in USD, a decimal, of each of its tools. */
export type AgentSchema = Schemas['AgentSchemas']['agents'][string]

/** Which agents can be asked, and why not. */
export type MeshHealth = Schemas['MeshHealth']

/** How to pay for single requests. */
export type Pay = {
  /** Pays for what answers 402, as the fetch of `createPayingFetch` does. */
  fetch: typeof globalThis.fetch
  /** Which of the service's paid addresses to use. */
  chain: 'evm' | 'solana'
}

type CommonOptions = RetryOptions & {
  /** Address of the agent request service, as in `https://agents.example.com`. */
  baseUrl: string
  /** Sends the requests that are not paid; the global `fetch` unless told. */
  fetch?: typeof globalThis.fetch
}

/** With a key: it is charged for everything, but with `pay` only for tasks. */
export type KeyedOptions = CommonOptions & {
  /** The key, sent as `api_key` in the body of every request that needs one. */
  apiKey: string
  /** Pays for questions and tools one by one, in place of the key. */
  pay?: Pay
}

/** Without a key: questions and tools are paid for one by one, and there are no tasks. */
export type PaidOptions = CommonOptions & { apiKey?: undefined; pay: Pay }

/** Which service, and with a key, a wallet or both. */
export type MeshClientOptions = KeyedOptions | PaidOptions

/** What a question may be told beside the question. */
export type AskOptions = OnceOptions & {
  /** True to get what the tools returned without a summary: `response` is absent. False unless told. */
  rawDataOnly?: boolean
}

/** How to wait for a task. */
export type WaitOptions = CallOptions & {
  /** Milliseconds between two looks at the task; 1000 unless told. */
  intervalMs?: number
}

/**
 * The contract's operations, typed, as openapi-fetch offers them (`GET('/x402/agents')` gives `{ data, error, response }` and throws for no status),
 * and calls that fill in the key and give what was asked for. These throw a {@link TollgateError} on a refusal, and, as `unreachable`, when the
 * service gives no answer. Refusals that will heal are tried again as `retries` says,
 * and no time limit is set but the service's own, which is a minute for a query unless configured.
 * With `pay`, `ask` and `callTool` repeat and throw as `pay.fetch` does; a payment is done once by itself, without an `idempotencyKey`.
 */
export type MeshClient = Client<paths, 'application/json'> & {
  /** Asks an agent in natural language and waits for its answer. Charged the agent's query price, and only on success. */
  ask(agentId: string, query: string, options?: AskOptions): Promise<AgentResult>
  /** Runs one tool of an agent; `data` is its answer. Wrong arguments are refused with code `invalid_request`, and nothing is charged. */
  callTool(
    agentId: string,
    tool: string,
    args: Record<string, unknown>,
    options?: OnceOptions,
  ): Promise<AgentResult>
  /** Leaves a request to be answered later and gives its id. It survives a restart of the service and is forgotten after seven days. */
  createTask(agentId: string, details: TaskDetails, options?: OnceOptions): Promise<string>
  /** Looks at a task of this key. */
  task(id: string, options?: CallOptions): Promise<Task>
  /** Looks at a task until it is done and gives its result. Throws a TollgateError of code `task_failed` when the task has failed. */
  waitForTask(id: string, options?: WaitOptions): Promise<AgentResult>
  /** Describes the agents and their tools, by agent id; needs no key. */
  agents(options?: CallOptions): Promise<Record<string, AgentSchema>>
  /** Tells which agents are available; needs no key. */
  health(options?: CallOptions): Promise<MeshHealth>
}

/** A client without a key: what it asks is paid for one by one, and it leaves no tasks. */
export type PaidMeshClient = Omit<MeshClient, 'createTask' | 'task' | 'waitForTask'>

/**
 * Creates a client of one agent request service, and of a key or a wallet, for Node, browsers and workers.
 * Throws a TypeError when it is given neither.
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
  if (!pay) throw new TypeError('apiKey is missing: give a key, or pay to pay for single requests')
  return { ...http, ...paidCalls(http, pay), ...publicCalls(http) }
}

type Http = Client<paths, 'application/json'>

const resultOf = async (call: Parameters<typeof bodyOf<{ result: AgentResult }>>[0]) =>
  (await bodyOf(call)).result

const asked = (query: string, options: AskOptions | undefined) => ({
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
    ask: (agentId, query, options) => request(agentId, asked(query, options), options),
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
          body: asked(query, options),
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
