import { hash } from 'node:crypto'
import type { DeclaredModel } from '../../../config/models.ts'
import type { ModelFacts } from '../../../config/providers.ts'
import { isRecord } from '../../../json/json.ts'
import { membersBy, type Receiver } from '../../providers/facts.ts'
import { shapeBody } from '../../providers/members.ts'
import { Shaped } from '../../providers/shaped.ts'
import { withFittingTools } from '../../providers/tools.ts'
import { shapeTurns } from '../../providers/turns.ts'
import { defaultReplyTokens, maxTokens, type ChatRequest } from '../request.ts'
import { messagesFrom, systemFrom } from './write-turns.ts'

type Members = Record<string, unknown>

/** The effort of a request as tokens of thinking. Anthropic accepts no fewer than 1024. */
const budgets: Record<string, number> = { low: 1024, medium: 4096, high: 16_384, xhigh: 32_768 }
const minBudget = 1024
const maxUserChars = 256
/** The efforts that have another name in Messages, or none. */
const efforts: Record<string, string | undefined> = { minimal: 'low', none: undefined }

/** Members of chats that Messages cannot express. */
const inexpressible = [
  'min_p',
  'seed',
  'frequency_penalty',
  'presence_penalty',
  'repetition_penalty',
  'logit_bias',
  'logprobs',
  'top_logprobs',
  'metadata',
] as const satisfies (keyof ChatRequest)[]

/**
 * The JSON of a chat in Anthropic's Messages: some servers speak nothing else.
 * Members that Messages cannot express are named in `shaped`.
 */
export function messagesBody(
  chat: ChatRequest,
  model: string,
  { facts: byModel, members, ...receiver }: Receiver,
  {
    outputTokens = defaultReplyTokens,
    cache,
  }: Partial<Pick<DeclaredModel, 'outputTokens' | 'cache'>>,
): string {
  const { user } = chat
  const facts = byModel.of(model)
  const shaped = new Shaped()
  chat.shaped = shaped
  const turns = shapeTurns(chat.messages, { ...facts, system: 'any' }, shaped)
  const named = { tools: chat.tools, tool_choice: chat.tool_choice }
  if (facts.tool_names) withFittingTools(named, facts.tool_names, shaped)
  for (const name of inexpressible) if (chat[name] != null) shaped.ignored.add(name)
  const body: Members = {
    ...membersBy(receiver, model),
    max_tokens: maxTokens(chat) ?? outputTokens,
    system: systemFrom(turns),
    messages: messagesFrom(turns, facts),
    stream: chat.stream,
    temperature: chat.temperature,
    top_p: chat.top_p ?? undefined,
    top_k: chat.top_k ?? undefined,
    stop_sequences: stopsFrom(chat.stop),
    metadata: user == null ? undefined : { user_id: userId(user) },
    ...toolsFrom(named, chat.parallel_tool_calls),
    ...formatFrom(chat, shaped),
  }
  addThinking(body, chat, facts, shaped)
  limitTemperature(body, shaped)
  if (chat.unknown) Object.assign(body, chat.unknown.select({ ...members, rejectsUnknown: false }))
  shapeBody(body, membersIn(facts), shaped)
  if (cache === 'auto') addBreakpoints(body)
  return JSON.stringify(body)
}

const userId = (user: string): string => (user.length > maxUserChars ? hash('sha256', user) : user)

/** The facts of members that chats and Messages share. */
const membersIn = ({ members = {}, values = {}, add = {} }: ModelFacts): ModelFacts => ({
  members,
  values,
  add,
})

const stopsFrom = (stop: ChatRequest['stop']): readonly string[] | undefined => {
  const stops = typeof stop === 'string' ? [stop] : (stop ?? [])
  // Anthropic rejects stop sequences of white space only.
  const visible = stops.filter((one) => one.trim() !== '')
  return visible.length > 0 ? visible : undefined
}

/** Messages accept temperatures up to 1, and none other than 1 with thinking. */
function limitTemperature(body: Members, shaped: Shaped): void {
  const { temperature, thinking } = body
  if (typeof temperature !== 'number') return
  if (thinking !== undefined) {
    for (const name of ['temperature', 'top_k']) delete body[name]
    if (temperature !== 1) shaped.ignored.add('temperature')
  } else if (temperature > 1) {
    body['temperature'] = 1
    shaped.ignored.add('temperature')
  }
}

function addThinking(body: Members, chat: ChatRequest, facts: ModelFacts, shaped: Shaped): void {
  const { effort: nested } = isRecord(chat['reasoning']) ? chat['reasoning'] : {}
  const requested = chat.reasoning_effort ?? nested
  if (typeof requested !== 'string') return
  const effort = requested in efforts ? efforts[requested] : requested
  const { thinking = 'none' } = facts.reasoning ?? {}
  if (effort === undefined) return
  if (thinking === 'none' || lacksThinking(body)) return void shaped.ignored.add('reasoning_effort')
  if (thinking === 'effort') {
    body['thinking'] = { type: 'adaptive' }
    body['output_config'] = { ...(body['output_config'] as object | undefined), effort }
    return
  }
  const budget = Math.min(budgets[effort] ?? minBudget, Number(body['max_tokens']) - 1)
  if (budget < minBudget) return void shaped.ignored.add('reasoning_effort')
  // A choice of a tool is incompatible with thinking.
  const { tool_choice: choice } = body
  if (isRecord(choice) && (choice['type'] === 'any' || choice['type'] === 'tool'))
    return void shaped.ignored.add('reasoning_effort')
  body['thinking'] = { type: 'enabled', budget_tokens: budget }
}

/**
 * Whether the last message has results of calls before which the assistant's thinking is missing, as
 * it is with most programs: the server then rejects thinking for the rest of the turn.
 */
function lacksThinking({ messages }: Members): boolean {
  const [call, result] = (messages as ReturnType<typeof messagesFrom>).slice(-2)
  if (!result?.content.some(({ type }) => type === 'tool_result')) return false
  return !String(call?.content[0]?.['type']).endsWith('thinking')
}

type Named = Pick<ChatRequest, 'tools' | 'tool_choice'>

function toolsFrom(
  { tools, tool_choice: choice }: { tools: unknown; tool_choice: unknown },
  parallel: ChatRequest['parallel_tool_calls'],
): Members {
  if (!Array.isArray(tools) || tools.length === 0) return {}
  const chosen = choiceFrom(choice as Named['tool_choice'])
  const single = { type: 'auto', ...chosen, disable_parallel_tool_use: true }
  const isSingle = parallel === false && chosen?.['type'] !== 'none'
  return {
    tools: (tools as NonNullable<Named['tools']>).map(toolFrom),
    tool_choice: isSingle ? single : chosen,
  }
}

function toolFrom(tool: NonNullable<Named['tools']>[number]): Members {
  const { name, description, parameters, strict } = (tool['function'] ?? {}) as Members
  const schema = isRecord(parameters) ? parameters : {}
  return {
    name,
    description: description ?? undefined,
    input_schema: { ...schema, type: 'object' },
    ...(strict === true && { strict }),
  }
}

const choices: Record<string, string> = { required: 'any', any: 'any', auto: 'auto', none: 'none' }

function choiceFrom(choice: Named['tool_choice']): Members | undefined {
  if (choice == null) return undefined
  if (typeof choice === 'string') return { type: choices[choice] ?? 'auto' }
  const fn = isRecord(choice) ? choice['function'] : undefined
  return isRecord(fn) ? { type: 'tool', name: fn['name'] } : undefined
}

/** Messages have no JSON without a schema, so the format `json_object` is named as ignored. */
function formatFrom({ response_format: format }: ChatRequest, shaped: Shaped): Members {
  if (!isRecord(format) || format['type'] === 'text') return {}
  const { json_schema: named } = format
  const schema = isRecord(named) ? named['schema'] : undefined
  if (isRecord(schema)) return { output_config: { format: { type: 'json_schema', schema } } }
  shaped.ignored.add('response_format')
  return {}
}

/** Marks the ends of system, tools and messages, up to which the server caches the prompt. */
function addBreakpoints(body: Members): void {
  const { system, tools, messages } = body
  if (typeof system === 'string') body['system'] = [{ type: 'text', text: system, ...breakpoint }]
  if (Array.isArray(tools)) body['tools'] = withLast(tools)
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined
  if (isRecord(last) && Array.isArray(last['content'])) last['content'] = withLast(last['content'])
}

const breakpoint = { cache_control: { type: 'ephemeral' } }

const withLast = (list: readonly unknown[]): readonly unknown[] =>
  list.map((one, at) => (at === list.length - 1 ? { ...(one as object), ...breakpoint } : one))
