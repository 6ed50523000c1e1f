import { parsePlain } from '../digits.ts'
import { Failure } from '../failure.ts'
import { estimateTokens } from '../gateway/tokens.ts'
import type { AgentResult, CallContext } from './answering.ts'
import { checkArguments } from './tools/arguments.ts'
import type { AskModel, ModelMessage } from './model.ts'
import type { ToolCaller } from './tools/call.ts'
import { afterWrite, failureOf, lateOrLeft, moreOf } from './tools/failure.ts'
import type { Agent, Arguments, Tool } from './agent.ts'

export type QueryBounds = {
  turns: number
  tool_calls: number
  query_ms: number
  tokens: number
  /** Nano-USD. */
  nano: number
  answer_tokens: number
}

type Parts = {
  ask: AskModel
  caller: Pick<ToolCaller, 'call'>
  bounds: QueryBounds
  writeTools: boolean
}

export type Query = { agent: Agent; query: string; rawDataOnly: boolean; errand: CallContext }

/** How often a model may call a tool with arguments that do not fit. */
const mostMistakes = 2

type Wanted = { id: string; name: string; args: string }
type Ran = {
  call: Wanted
  tool?: Tool
  ok: boolean
  data?: unknown
  told: string
  mistaken: boolean
  failure?: Failure
}

/**
 * Answers a question: the model chooses tools, they run, their answers go back to it, until it answers in words.
 * What a tool says is data: it reaches the model in the role of a tool and nothing else.
 */
export async function answerQuery(parts: Parts, query: Query): Promise<AgentResult> {
  const written: Written = { any: false, doubtful: new Set() }
  try {
    return await converse(parts, query, written)
  } catch (error) {
    throw written.any ? afterWrite(error) : error
  }
}

/** What a query may have changed: whether anything, and by which tools that is not known. */
type Written = { any: boolean; doubtful: Set<string> }

async function converse(
  { ask, caller, bounds, writeTools }: Parts,
  { agent, query, rawDataOnly, errand }: Query,
  written: Written,
): Promise<AgentResult> {
  const tools = [...agent.tools.values()].filter(({ effect }) => effect === 'read' || writeTools)
  const deadline = performance.now() + bounds.query_ms
  const messages: ModelMessage[] = [
    { role: 'system', content: agent.prompt },
    { role: 'user', content: query },
  ]
  const given = new Map<string, unknown[]>()
  const spent = { tokens: 0, nano: 0, calls: 0, mistakes: 0 }

  for (let turn = 1; turn <= bounds.turns; turn++) {
    errand.progress?.({ kind: 'modelAsked', turn })
    const reply = await ask({
      agent: agent.id,
      messages,
      tools,
      errand,
      deadline,
      spent: ({ tokens, cost }) => void ((spent.tokens += tokens), (spent.nano += cost)),
    })
    const wanted = callsIn(reply.tool_calls)
    if (wanted.length === 0 && !rawDataOnly && reply.content.trim() === '')
      throw new Failure('upstreamFailed', 'the model gave no answer')
    if (wanted.length === 0)
      return {
        success: true,
        ...(rawDataOnly ? {} : { response: reply.content }),
        data: dataFrom(given),
      }
    checkSpent(spent, bounds)
    spent.calls += wanted.length
    if (spent.calls > bounds.tool_calls)
      throw exhausted(`more than ${bounds.tool_calls} tool calls`)

    const ran = await Promise.all(wanted.map((call) => run(call)))
    for (const { tool, ok, data } of ran)
      if (tool && ok) given.set(tool.name, [...(given.get(tool.name) ?? []), data])
    spent.mistakes += ran.filter(({ mistaken }) => mistaken).length
    if (spent.mistakes > mostMistakes)
      throw exhausted(`more than ${mostMistakes} tool calls that do not fit the tools`)
    // Raw data is whole once the tools have answered; a call that did not fit is the model's to mend first.
    if (rawDataOnly && ran.every(({ mistaken }) => !mistaken)) return rawAnswer(ran, given)
    messages.push({ role: 'assistant', content: reply.content, tool_calls: reply.tool_calls ?? [] })
    for (const { call, told } of ran)
      messages.push({
        role: 'tool',
        tool_call_id: call.id,
        content: cutTo(told, bounds.answer_tokens),
      })
  }
  throw exhausted(`${bounds.turns} model turns`)

  async function run(call: Wanted): Promise<Ran> {
    const tool = tools.find(({ name }) => name === call.name)
    if (!tool)
      return mistake(
        call,
        `there is no tool ${JSON.stringify(call.name.slice(0, 64))}; there are ${tools.map(({ name }) => name).join(', ')}`,
      )
    const args = argumentsFrom(tool, call.args)
    if (typeof args === 'string') return mistake(call, args)
    if (written.doubtful.has(tool.name))
      return mistake(
        call,
        `${tool.name} failed before and may have been carried out; it is not called again for this question: say so`,
      )
    errand.progress?.({ kind: 'toolCalled', tool: tool.name })
    const outcome = await caller.call(tool, args, errand.signal)
    if (outcome.ok ? tool.effect === 'write' : outcome.mayHaveHappened) written.any = true
    if (errand.signal.aborted) throw lateOrLeft(errand.signal, written.any)
    if (outcome.ok)
      return {
        call,
        tool,
        ok: true,
        data: outcome.data,
        told: JSON.stringify(outcome.data) ?? 'null',
        mistaken: false,
      }
    if (outcome.mayHaveHappened) written.doubtful.add(tool.name)
    const failure = failureOf(tool, outcome)
    return {
      call,
      tool,
      ok: false,
      failure,
      told: JSON.stringify({ error: failure.message, ...moreOf(failure) }),
      mistaken: false,
    }
  }
}

const mistake = (call: Wanted, text: string): Ran => ({
  call,
  ok: false,
  told: JSON.stringify({ error: text }),
  mistaken: true,
})

const exhausted = (what: string) =>
  new Failure('queryExhausted', `the query took ${what}; ask something narrower`)

function checkSpent({ tokens, nano }: { tokens: number; nano: number }, bounds: QueryBounds): void {
  if (tokens > bounds.tokens) throw exhausted(`more than ${bounds.tokens} model tokens`)
  if (nano > bounds.nano) throw exhausted('more than the model may cost')
}

/** Tool calls of a model's reply, whatever a model may have written there. */
function callsIn(calls: readonly object[] | undefined): Wanted[] {
  return (calls ?? []).map((call, index) => {
    const { id, function: named } = call as {
      id?: unknown
      function?: { name?: unknown; arguments?: unknown }
    }
    const args = named?.arguments
    return {
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name: typeof named?.name === 'string' ? named.name : '',
      args: typeof args === 'string' ? args : JSON.stringify(args ?? {}),
    }
  })
}

/** The arguments that a model wrote, checked; or the sentence that tells it what is wrong. */
function argumentsFrom(tool: Tool, text: string): Arguments | string {
  let parsed: unknown
  try {
    parsed = parsePlain(text === '' ? '{}' : text)
  } catch {
    return `the arguments of ${tool.name} are not valid JSON`
  }
  try {
    return checkArguments(tool, parsed, tool.name)
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

/** By tool: its answer, or a list when it ran more than once. */
function dataFrom(given: ReadonlyMap<string, unknown[]>): Record<string, unknown> {
  return Object.fromEntries(
    [...given].map(([name, answers]) => [name, answers.length === 1 ? answers[0] : answers]),
  )
}

function rawAnswer(ran: readonly Ran[], given: ReadonlyMap<string, unknown[]>): AgentResult {
  const failed = ran.find(({ failure }) => failure)?.failure
  if (given.size === 0 && failed) throw failed
  return { success: true, data: dataFrom(given) }
}

/** Cuts what the model is shown, and says so. */
function cutTo(text: string, tokens: number): string {
  if (text.length <= tokens || estimateTokens(text) <= tokens) return text
  let end = Math.min(text.length, tokens * 4)
  while (estimateTokens(text.slice(0, end)) > tokens) end = Math.floor(end * 0.9)
  return `${text.slice(0, end).toWellFormed()}… [cut: ${text.length - end} of ${text.length} characters are not shown]`
}
