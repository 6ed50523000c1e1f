import { asWritten, parsePlain } from '../json/digits.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { estimateTokens } from '../gateway/tokens.ts'
import type { AgentResult, CallContext } from './call-context.ts'
import { checkArguments } from './tools/arguments.ts'
import type { AskModel, ModelMessage, ModelReply } from './model.ts'
import type { ToolCaller } from './tools/call.ts'
import { abortFailure, errorMembers, failureOf, markUncertain } from './tools/failure.ts'
import {
  catalogueOf,
  maxShownTools,
  type Catalogue,
  type Lookup,
  type ShownTool,
} from './search/catalogue.ts'
import { shownToModel } from './tools/media.ts'
import type { Agent, Arguments, Tool } from './agent.ts'

/** The limits of one query. */
export type QueryBounds = {
  turns: number
  tool_calls: number
  query_ms: number
  tokens: number
  /** Nano-USD. */
  nano: number
  answer_tokens: number
}

type QueryDeps = {
  ask: AskModel
  toolCaller: Pick<ToolCaller, 'call'>
  bounds: QueryBounds
  writeTools: boolean
}

/** A query to an agent; with `rawDataOnly` the result is the tools' data. */
export type Query = { agent: Agent; query: string; rawDataOnly: boolean; context: CallContext }

/** A query fails after more invalid tool calls than these. */
const maxMistakes = 2

/** A tool call as the model wrote it. */
type ModelCall = { id: string; name: string; args: string }

type CallResult = {
  call: ModelCall
  /** The content of the tool message to the model. */
  content: string
  /** The call was invalid, and no tool ran. */
  isMistake: boolean
  /** Tools were searched or described, and none ran. */
  isLookup?: true
  success?: { tool: Tool; data: unknown }
  failure?: Failure
}

/**
 * Answers a query: the model chooses tools, they run, their results go back to it, until it replies
 * with text. Results of tools are data: they reach the model only in messages with the role `tool`.
 */
export async function answerQuery(parts: QueryDeps, query: Query): Promise<AgentResult> {
  const run = new QueryRun(parts, query)
  try {
    return await run.answer()
  } catch (error) {
    throw run.isChanged ? markUncertain(error) : error
  }
}

/** The state of one query. */
class QueryRun {
  /** Whether a tool changed something, or may have. */
  isChanged = false
  readonly #parts: QueryDeps
  readonly #query: Query
  readonly #tools: Tool[]
  /** Set if there are too many tools to offer. */
  readonly #catalogue: Catalogue | null
  /** The tools offered to the model. */
  readonly #shown: readonly ShownTool[]
  readonly #deadline: number
  readonly #messages: ModelMessage[]
  /** Results by tool. */
  readonly #answers = new Map<string, unknown[]>()
  /** Tools that failed and may have been executed. */
  readonly #uncertainTools = new Set<string>()
  #tokens = 0
  #nano = 0
  #calls = 0
  #mistakes = 0

  constructor(parts: QueryDeps, query: Query) {
    const { agent } = query
    this.#parts = parts
    this.#query = query
    this.#tools = [...agent.tools.values()].filter(
      ({ effect }) => effect === 'read' || parts.writeTools,
    )
    const isLarge = this.#tools.length > maxShownTools
    this.#catalogue = isLarge ? catalogueOf(agent, parts.writeTools) : null
    this.#shown = this.#catalogue ? shownOf(this.#catalogue, query.query) : this.#tools
    this.#deadline = performance.now() + parts.bounds.query_ms
    this.#messages = [
      { role: 'system', content: agent.prompt },
      { role: 'user', content: query.query },
    ]
  }

  async answer(): Promise<AgentResult> {
    const { bounds } = this.#parts
    for (let turn = 1; turn <= bounds.turns; turn++) {
      const reply = await this.#askModel(turn)
      const calls = callsIn(reply.tool_calls)
      if (calls.length === 0) return this.#finalResult(reply.content)
      this.#countCalls(calls.length)
      const results = await Promise.all(calls.map((call) => this.#runCall(call)))
      this.#countResults(results)
      // Raw data is complete once the tools have returned; the model corrects its mistakes first.
      const isComplete = results.every(({ isMistake, isLookup }) => !isMistake && !isLookup)
      if (this.#query.rawDataOnly && isComplete) return this.#rawResult(results)
      this.#addMessages(reply, results)
    }
    throw exhausted(`${bounds.turns} model turns`)
  }

  #askModel(turn: number): Promise<ModelReply> {
    const { agent, context } = this.#query
    context.progress?.({ kind: 'modelCalled', turn })
    return this.#parts.ask({
      agent: agent.id,
      messages: this.#messages,
      tools: this.#shown,
      context,
      deadline: this.#deadline,
      spent: ({ tokens, cost }) => {
        this.#tokens += tokens
        this.#nano += cost
      },
    })
  }

  #finalResult(content: string): AgentResult {
    const data = this.#data()
    if (this.#query.rawDataOnly) return { success: true, data }
    if (content.trim() === '') throw new Failure('upstreamFailed', 'the model gave no answer')
    return { success: true, response: content, data }
  }

  #rawResult(results: readonly CallResult[]): AgentResult {
    const failure = results.find((result) => result.failure)?.failure
    if (this.#answers.size === 0 && failure) throw failure
    return { success: true, data: this.#data() }
  }

  /** The results by tool: one value, or an array if the tool ran several times. */
  #data(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#answers].map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
    )
  }

  #countCalls(count: number): void {
    const { bounds } = this.#parts
    if (this.#tokens > bounds.tokens) throw exhausted(`more than ${bounds.tokens} model tokens`)
    if (this.#nano > bounds.nano) throw exhausted('more than the model may cost')
    this.#calls += count
    if (this.#calls > bounds.tool_calls)
      throw exhausted(`more than ${bounds.tool_calls} tool calls`)
  }

  #countResults(results: readonly CallResult[]): void {
    for (const { success, isMistake } of results) {
      if (isMistake) this.#mistakes++
      if (!success) continue
      const { name } = success.tool
      this.#answers.set(name, [...(this.#answers.get(name) ?? []), success.data])
    }
    if (this.#mistakes > maxMistakes)
      throw exhausted(`more than ${maxMistakes} tool calls that do not fit the tools`)
  }

  #addMessages({ content, tool_calls = [] }: ModelReply, results: readonly CallResult[]): void {
    this.#messages.push({ role: 'assistant', content, tool_calls })
    for (const { call, content: text } of results)
      this.#messages.push({
        role: 'tool',
        tool_call_id: call.id,
        content: cutToTokens(text, this.#parts.bounds.answer_tokens),
      })
  }

  async #runCall(call: ModelCall): Promise<CallResult> {
    const lookup = this.#catalogue?.lookupNamed(call.name)
    if (this.#catalogue && lookup) return this.#runLookup(this.#catalogue, lookup, call)
    const tool = this.#tools.find(({ name }) => name === call.name)
    return tool ? this.#runTool(call, tool) : mistake(call, noSuchTool(call.name, this.#shown))
  }

  async #runLookup(catalogue: Catalogue, lookup: Lookup, call: ModelCall): Promise<CallResult> {
    try {
      const args = parsedArguments(call)
      if (lookup === 'call') {
        const inner = isRecord(args) ? args['arguments'] : undefined
        const text = typeof inner === 'string' ? inner : JSON.stringify(asWritten(inner ?? {}))
        return await this.#runTool({ ...call, args: text }, catalogue.find(args, call.name))
      }
      const result = catalogue[lookup](args, call.name)
      return { call, content: JSON.stringify(result), isMistake: false, isLookup: true }
    } catch (error) {
      if (error instanceof Failure && error.kind === 'invalidRequest')
        return mistake(call, error.message)
      throw error
    }
  }

  async #runTool(call: ModelCall, tool: Tool): Promise<CallResult> {
    const { context } = this.#query
    const args = argumentsFrom(tool, call.args)
    if (typeof args === 'string') return mistake(call, args)
    if (this.#uncertainTools.has(tool.name)) return mistake(call, notAgain(tool.name))
    context.progress?.({ kind: 'toolCalled', tool: tool.name })
    const outcome = await this.#parts.toolCaller.call(tool, args, context.signal, {
      mayTruncate: true,
    })
    if (outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened) this.isChanged = true
    if (context.signal.aborted) throw abortFailure(context.signal, this.isChanged)
    if (outcome.ok) {
      const { data } = outcome
      const content = JSON.stringify(shownToModel(data)) ?? 'null'
      return { call, content, isMistake: false, success: { tool, data } }
    }
    if (outcome.mayHaveHappened) this.#uncertainTools.add(tool.name)
    const failure = failureOf(tool, outcome)
    const content = JSON.stringify({ error: failure.message, ...errorMembers(failure) })
    return { call, content, isMistake: false, failure }
  }
}

const mistake = (call: ModelCall, error: string): CallResult => ({
  call,
  content: JSON.stringify({ error }),
  isMistake: true,
})

/** Number of best matching tools offered in addition to those that search. */
const maxBest = 8

/** The three tools that search, describe and call, and those that match the query best. */
const shownOf = (catalogue: Catalogue, question: string): ShownTool[] => [
  ...catalogue.lookups.map(({ tool }) => tool),
  ...catalogue.best(question, maxBest),
]

function parsedArguments({ name, args }: Omit<ModelCall, 'id'>): unknown {
  try {
    return parsePlain(args === '' ? '{}' : args)
  } catch {
    throw new Failure('invalidRequest', `the arguments of ${name} are not valid JSON`)
  }
}

const noSuchTool = (name: string, tools: readonly ShownTool[]): string =>
  `there is no tool ${JSON.stringify(name.slice(0, 64))}; ` +
  `there are ${tools.map((tool) => tool.name).join(', ')}`

const notAgain = (name: string): string =>
  `${name} failed before and may have been carried out; ` +
  'it is not called again for this question: say so'

const exhausted = (what: string) =>
  new Failure('queryExhausted', `the query took ${what}; ask something narrower`)

/** The tool calls of a model's reply, also malformed ones. */
function callsIn(calls: readonly object[] | undefined): ModelCall[] {
  return (calls ?? []).map((call, index) => {
    const { id, function: called } = call as {
      id?: unknown
      function?: { name?: unknown; arguments?: unknown }
    }
    const args = called?.arguments
    return {
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name: typeof called?.name === 'string' ? called.name : '',
      args: typeof args === 'string' ? args : JSON.stringify(args ?? {}),
    }
  })
}

/** The validated arguments of a model, or the error as a sentence. */
function argumentsFrom(tool: Tool, args: string): Arguments | string {
  try {
    return checkArguments(tool, parsedArguments({ name: tool.name, args }), tool.name)
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

/** Truncates a text for the model, and marks it as truncated. */
function cutToTokens(text: string, tokens: number): string {
  if (text.length <= tokens || estimateTokens(text) <= tokens) return text
  let end = Math.min(text.length, tokens * 4)
  while (estimateTokens(text.slice(0, end)) > tokens) end = Math.floor(end * 0.9)
  const note = `[cut: ${text.length - end} of ${text.length} characters are not shown]`
  return `${text.slice(0, end).toWellFormed()}… ${note}`
}
