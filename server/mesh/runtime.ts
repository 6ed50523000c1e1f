import { didYouMean } from '../documents/closest.ts'
import { Failure } from '../failure.ts'
import type { Reservation } from '../limits/limits.ts'
import type { AgentResult, CallContext } from './call-context.ts'
import {
  checkCredentials,
  credentialFault,
  withCredentials,
  type CallerCredentials,
} from './caller-credentials.ts'
import { checkArguments } from './tools/arguments.ts'
import type { AskModel, ModelMessage } from './model.ts'
import { answerQuery, type QueryBounds } from './query.ts'
import type { ToolCaller } from './tools/call.ts'
import { noSuchFields, selectFields } from './tools/fields.ts'
import { abortFailure, failureOf, markUncertain } from './tools/failure.ts'
import { shownToModel } from './tools/media.ts'
import type { Agent, Tool } from './agent.ts'

/** A request to an agent with valid arguments. */
export type AgentWork = (QueryWork | ToolWork) & { credentials: CallerCredentials }

type QueryWork = { kind: 'query'; agent: Agent; query: string; rawDataOnly: boolean }

type ToolWork = {
  kind: 'tool'
  agent: Agent
  tool: Tool
  args: Record<string, unknown>
  rawDataOnly: boolean
  /** The parts of the result that the caller asks for; by default all of it. */
  fields?: string[] | undefined
}

/** A request to an agent in either mode, as the contract's `input` has it. */
export type AgentInput = {
  query?: string
  tool?: string
  tool_arguments?: Record<string, unknown>
  raw_data_only?: boolean
  fields?: string[]
}

/** Runs the work of agents: a tool call, or a query that a model answers with tools. */
export type Runtime = {
  /**
   * Finds agent and tool and validates the arguments, before any cost. Throws a Failure that lists
   * the agents or tools, or says which credential of the caller is missing.
   */
  plan(
    agentId: string,
    input: AgentInput,
    param: string,
    credentialsOf: (agent: Agent) => CallerCredentials,
  ): AgentWork
  run(work: AgentWork, context: CallContext): Promise<AgentResult>
  /** USD, a decimal. */
  priceOf(work: AgentWork): string
}

type RuntimeOptions = {
  agents: ReadonlyMap<string, Agent>
  toolCaller: ToolCaller
  ask: AskModel
  bounds: QueryBounds
  writeTools: boolean
  summaries: 'query' | 'always'
}

/** A runtime for these agents; a changed configuration needs a new one. */
export function createRuntime(parts: RuntimeOptions): Runtime {
  const { agents, toolCaller, ask, bounds, writeTools } = parts
  return {
    plan: (agentId, input, param, credentialsOf) =>
      plan(findAgent(agents, agentId), input, param, credentialsOf),
    run(work, context) {
      const reporting = reportingCaller(toolCaller, work.credentials, context)
      if (work.kind === 'tool') return runTool(parts, reporting, work, context)
      return answerQuery({ ask, toolCaller: reporting, bounds, writeTools }, { ...work, context })
    },
    priceOf: (work) => (work.kind === 'tool' ? work.tool.price_usd : work.agent.query_price_usd),
  }
}

function plan(
  agent: Agent,
  { query, tool: name, tool_arguments, raw_data_only: rawDataOnly = false, fields }: AgentInput,
  param: string,
  credentialsOf: (agent: Agent) => CallerCredentials,
): AgentWork {
  if (!agent.available) throw unavailableAgent(agent)
  const credentials = credentialsOf(agent)
  if (query !== undefined) {
    checkCredentials(agent, undefined, credentials)
    return { kind: 'query', agent, query, rawDataOnly, credentials }
  }
  const tool = findTool(agent, name ?? '', `${param}.tool`)
  const args = checkArguments(tool, tool_arguments, `${param}.tool_arguments`)
  checkCredentials(agent, tool, credentials)
  return { kind: 'tool', agent, tool, args, rawDataOnly, credentials, fields }
}

/**
 * Calls tools with the caller's credentials, and reports calls that may have changed something.
 */
const reportingCaller = (
  toolCaller: ToolCaller,
  credentials: CallerCredentials,
  { changed, progress }: CallContext,
): Pick<ToolCaller, 'call'> => ({
  async call(tool, args, signal, options = {}) {
    // A query may use those tools for which its caller has given what they need.
    const fault = credentialFault(tool, credentials)
    if (fault) return { ok: false, kind: 'refused', reason: fault.message }
    const authorized = withCredentials(tool, credentials)
    const outcome = await toolCaller.call(authorized, args, signal, {
      ...options,
      ...(progress && {
        progress: (step) => progress({ kind: 'toolProgress', tool: tool.name, ...step }),
      }),
    })
    if (outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened) changed?.()
    return outcome
  },
})

async function runTool(
  { ask, bounds, summaries }: RuntimeOptions,
  toolCaller: Pick<ToolCaller, 'call'>,
  { agent, tool, args, rawDataOnly, fields }: ToolWork,
  context: CallContext,
): Promise<AgentResult> {
  context.progress?.({ kind: 'toolCalled', tool: tool.name })
  const outcome = await toolCaller.call(tool, args, context.signal)
  const isChanged = outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened
  if (context.signal.aborted) throw abortFailure(context.signal, isChanged)
  if (!outcome.ok) throw failureOf(tool, outcome)
  const { reply } = outcome
  const data = fields ? fieldsOf(tool, outcome.data, fields) : outcome.data
  const result = { success: true as const, data, ...(reply && { reply }) }
  if (summaries === 'query' || rawDataOnly) return result
  try {
    const { content } = await ask({
      agent: agent.id,
      messages: summaryMessages(agent, tool, data, bounds.answer_tokens),
      tools: [],
      context,
      deadline: performance.now() + bounds.query_ms,
      spent: () => {},
    })
    return { ...result, response: content }
  } catch (error) {
    throw isChanged ? markUncertain(error) : error
  }
}

/** A call that has changed something does not fail for missing fields: its result is `{}`. */
function fieldsOf({ effect }: Tool, data: unknown, fields: readonly string[]): unknown {
  const selected = selectFields(data, fields)
  if (selected === undefined && effect === 'read') throw noSuchFields(data, fields)
  return selected ?? {}
}

function summaryMessages(
  agent: Agent,
  tool: Tool,
  data: unknown,
  maxTokens: number,
): ModelMessage[] {
  const json = JSON.stringify(shownToModel(data)).slice(0, maxTokens * 4)
  return [
    { role: 'system', content: agent.prompt },
    { role: 'user', content: `Summarise what the tool ${tool.name} returned, as JSON:\n${json}` },
  ]
}

/** The error for an agent that lacks a credential. */
export const unavailableAgent = ({ id, unavailable_because }: Agent): Failure =>
  new Failure(
    'unavailable',
    `the agent ${id} is not available: ${unavailable_because ?? 'unknown'}`,
    { retryAfter: 60 },
  )

const maxNamesShown = 1500

/** The agent of this id; throws a Failure that names the closest one and lists the others. */
export function findAgent(agents: ReadonlyMap<string, Agent>, id: string): Agent {
  const agent = agents.get(id)
  if (agent) return agent
  const start = `there is no agent ${quoted(id)}`
  throw notFound(`${start}.${didYouMean(id, agents.keys())} There are`, agents, 'agent_id')
}

/** The agent's tool of this name; throws a Failure that names the closest one and the others. */
export function findTool({ id, tools }: Agent, name: string, param: string): Tool {
  const tool = tools.get(name)
  if (tool) return tool
  const start = `${id} has no tool ${quoted(name)}`
  throw notFound(`${start}.${didYouMean(name, tools.keys())} It has`, tools, param)
}

const quoted = (name: string) => JSON.stringify(name.slice(0, 64))

function notFound(start: string, others: ReadonlyMap<string, unknown>, param: string): Failure {
  const names = [...others.keys()].join(', ').slice(0, maxNamesShown)
  return new Failure('notFound', `${start} ${names}`, { retry: false, param })
}

/**
 * The usage of models by one call. It counts towards the limits of a caller who aborts the call,
 * since the agent's price is not charged then.
 */
export type ModelUsage = Required<Pick<CallContext, 'modelCalled'>> & {
  /** Adds it to the reservation as usage of an aborted call; returns the amount, unless it is 0. */
  countAborted(reservation: Reservation | undefined): { counted?: number }
}

/** A new count for one call. */
export function createModelUsage(): ModelUsage {
  const total = { listPrice: 0, cost: 0 }
  return {
    modelCalled({ listPrice, cost }) {
      total.listPrice += listPrice
      total.cost += cost
    },
    countAborted(reservation) {
      const counted = reservation?.countAborted(0, Math.max(total.listPrice, total.cost)) ?? 0
      return counted === 0 ? {} : { counted }
    },
  }
}
