import { didYouMean } from '../documents/closest.ts'
import { Failure } from '../failure.ts'
import type { AgentResult, CallContext } from './answering.ts'
import { checkArguments } from './tools/arguments.ts'
import type { AskModel, ModelMessage } from './model.ts'
import { answerQuery, type QueryBounds } from './query.ts'
import type { ToolCaller } from './tools/call.ts'
import { afterWrite, failureOf, lateOrLeft } from './tools/failure.ts'
import type { Agent, Tool } from './agent.ts'

/** A request to an agent in either mode, as the contract's `input` has it. */
export type AgentWork =
  | { kind: 'query'; agent: Agent; query: string; rawDataOnly: boolean }
  | { kind: 'tool'; agent: Agent; tool: Tool; args: Record<string, unknown>; rawDataOnly: boolean }

export type AgentInput = {
  query?: string
  tool?: string
  tool_arguments?: Record<string, unknown>
  raw_data_only?: boolean
}

export type Runtime = {
  /** Finds agent and tool and checks the arguments; before anything is spent. Throws a Failure that says what there is. */
  plan(agentId: string, input: AgentInput, param: string): AgentWork
  run(work: AgentWork, errand: CallContext): Promise<AgentResult>
  /** USD, a decimal. */
  priceOf(work: AgentWork): string
}

type Parts = {
  agents: ReadonlyMap<string, Agent>
  caller: ToolCaller
  ask: AskModel
  bounds: QueryBounds
  writeTools: boolean
  summaries: 'query' | 'always'
}

export function createRuntime({
  agents,
  caller,
  ask,
  bounds,
  writeTools,
  summaries,
}: Parts): Runtime {
  async function runTool(
    { agent, tool, args, rawDataOnly }: Extract<AgentWork, { kind: 'tool' }>,
    errand: CallContext,
  ): Promise<AgentResult> {
    const outcome = await telling(errand).call(tool, args, errand.signal)
    const wrote = outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened
    if (errand.signal.aborted) throw lateOrLeft(errand.signal, wrote)
    if (!outcome.ok) throw failureOf(tool, outcome)
    if (summaries === 'query' || rawDataOnly) return { success: true, data: outcome.data }
    try {
      return {
        success: true,
        response: await summaryOf(agent, tool, outcome.data, errand),
        data: outcome.data,
      }
    } catch (error) {
      throw wrote ? afterWrite(error) : error
    }
  }

  /** Calls tools, and tells of those that change something. */
  const telling = ({ changed = () => {} }: CallContext): Pick<ToolCaller, 'call'> => ({
    async call(tool, args, signal) {
      const outcome = await caller.call(tool, args, signal)
      if (outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened) changed()
      return outcome
    },
  })

  async function summaryOf(
    agent: Agent,
    tool: Tool,
    data: unknown,
    errand: CallContext,
  ): Promise<string> {
    const messages: ModelMessage[] = [
      { role: 'system', content: agent.prompt },
      {
        role: 'user',
        content: `Summarise what the tool ${tool.name} returned, as JSON:\n${JSON.stringify(data).slice(0, bounds.answer_tokens * 4)}`,
      },
    ]
    const { content } = await ask({
      agent: agent.id,
      messages,
      tools: [],
      errand,
      deadline: performance.now() + bounds.query_ms,
      spent: () => {},
    })
    return content
  }

  return {
    plan(
      agentId,
      { query, tool: name, tool_arguments: given, raw_data_only: rawDataOnly = false },
      param,
    ) {
      const agent = findAgent(agents, agentId)
      if (!agent.available)
        throw new Failure(
          'unavailable',
          `the agent ${agent.id} is not available: ${agent.unavailable_because ?? 'unknown'}`,
          { retryAfter: 60 },
        )
      if (query !== undefined) return { kind: 'query', agent, query, rawDataOnly }
      const tool = findTool(agent, name ?? '', `${param}.tool`)
      return {
        kind: 'tool',
        agent,
        tool,
        args: checkArguments(tool, given, `${param}.tool_arguments`),
        rawDataOnly,
      }
    },
    run: (work, errand) =>
      work.kind === 'tool'
        ? runTool(work, errand)
        : answerQuery({ ask, caller: telling(errand), bounds, writeTools }, { ...work, errand }),
    priceOf: (work) => (work.kind === 'tool' ? work.tool.price_usd : work.agent.query_price_usd),
  }
}

/** The agent of this id; a Failure that names the closest one, and where they are listed, when there is none. */
export function findAgent(agents: ReadonlyMap<string, Agent>, id: string): Agent {
  const agent = agents.get(id)
  if (agent) return agent
  throw new Failure(
    'notFound',
    `there is no agent ${JSON.stringify(id.slice(0, 64))}.${didYouMean(id, agents.keys())} There are ${[...agents.keys()].join(', ').slice(0, 1500)}`,
    { retry: false, param: 'agent_id' },
  )
}

export function findTool({ id, tools }: Agent, name: string, param: string): Tool {
  const tool = tools.get(name)
  if (tool) return tool
  throw new Failure(
    'notFound',
    `${id} has no tool ${JSON.stringify(name.slice(0, 64))}.${didYouMean(name, tools.keys())} It has ${[...tools.keys()].join(', ').slice(0, 1500)}`,
    { retry: false, param },
  )
}
