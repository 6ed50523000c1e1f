import { hash } from 'node:crypto'
import type { ModelFacts } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import { membersBy, type Receiver } from './facts.ts'
import type { Shaped } from './shaped.ts'
import { withFittingTools } from './tools.ts'

type Members = Record<string, unknown>
/** Collects the names of members that a server is not sent, or not as the caller wrote them. */
type Ignoring = { ignored: { add(name: string): void } }
type Values = NonNullable<ModelFacts['values']>[string]

/** Changes the members of a chat, except its messages, in place to what a server takes. */
export function shapeBody(body: Record<string, unknown>, facts: ModelFacts, shaped: Shaped): void {
  if (facts.tool_names) withFittingTools(body, facts.tool_names, shaped)
  fitMembers(body, facts, shaped)
  shapeToolChoice(body, facts, shaped)
  shapeFormat(body, facts, shaped)
  const { token_limit } = facts
  if (token_limit === 'max_completion_tokens') renameMember(body, 'max_tokens', token_limit)
  renameMembers(body, facts)
  addMembers(body, facts)
}

/** The JSON of a request that is not a chat, with the fields that its server takes. */
export function plainBody(
  fields: object,
  model: string,
  { shaped, ...receiver }: Receiver & { shaped: Shaped },
): string {
  const body: Members = { ...membersBy(receiver, model), ...fields }
  const modelFacts = receiver.facts.of(model)
  // Only the last server replies.
  shaped.ignored.clear()
  fitMembers(body, modelFacts, shaped)
  renameMembers(body, modelFacts)
  return JSON.stringify(body)
}

/** Omits and limits members as the server takes them. */
function fitMembers(body: Members, facts: ModelFacts, shaped: Ignoring): void {
  const { members = {}, values = {} } = facts
  for (const [name, kind] of Object.entries(members))
    if (kind === 'omit' && name in body) drop(body, name, shaped)
  for (const [name, bounds] of Object.entries(values)) limit(body, name, bounds, shaped)
  shortenUser(body, facts)
}

function renameMembers(body: Members, { rename = {} }: ModelFacts): void {
  for (const [name, other] of Object.entries(rename)) renameMember(body, name, other)
}

/** A longer user becomes a hash, which stays the same. */
function shortenUser(body: Members, { user }: ModelFacts): void {
  const { user: caller } = body
  if (user && typeof caller === 'string' && caller.length > user.max)
    body['user'] = hash('sha256', caller).slice(0, user.max)
}

function addMembers(body: Members, { add = {} }: ModelFacts): void {
  for (const [name, value] of Object.entries(add)) body[name] ??= value
}

/** Members that have the same name and meaning in all dialects. */
const sampling = ['temperature', 'top_p', 'top_k']

/**
 * Omits and limits the sampling members of a request in the caller's own dialect as its server takes
 * them, and adds those that it requires.
 */
export function shapeNative(body: Members, facts: ModelFacts, shaped: Ignoring): void {
  const { members = {}, values = {} } = facts
  for (const name of sampling) {
    const bounds = values[name]
    if (members[name] === 'omit') drop(body, name, shaped)
    else if (bounds) limit(body, name, bounds, shaped)
  }
  shortenUser(body, facts)
  addMembers(body, facts)
}

/** Removes a member, and names it for the caller. */
function drop(body: Members, name: string, shaped: Ignoring): void {
  if (body[name] !== undefined) shaped.ignored.add(name)
  delete body[name]
}

function renameMember(body: Members, name: string, other: string): void {
  if (body[name] === undefined) return
  body[other] ??= body[name]
  delete body[name]
}

/** Replaces a value that the server does not take by the nearest that it takes. */
function limit(
  body: Members,
  name: string,
  { min = -Infinity, max = Infinity, words, only, except = [] }: Values,
  shaped: Ignoring,
): void {
  const value = body[name]
  if (value === undefined) return
  if (except.some((one) => one === value)) return drop(body, name, shaped)
  const word = typeof value === 'string' ? words?.[value] : undefined
  if (word !== undefined) body[name] = word
  if (typeof value === 'number') body[name] = Math.min(Math.max(value, min), max)
  if (only && !only.some((one) => one === body[name])) return drop(body, name, shaped)
  if (body[name] !== value) shaped.ignored.add(name)
}

/** Says `required`, or the name of a tool, in the server's words. */
function shapeToolChoice(body: Members, { tool_choice: choices }: ModelFacts, shaped: Shaped) {
  const { tool_choice: choice, tools } = body
  if (!choices || choice === undefined) return
  const required = choices.required ?? 'required'
  if (choice === 'required') body['tool_choice'] = required
  if (choices.named !== false || !isRecord(choice)) return
  const name = toolName(choice)
  const named = Array.isArray(tools) ? tools.filter((tool) => toolName(tool) === name) : []
  if (named.length === 0) return drop(body, 'tool_choice', shaped)
  Object.assign(body, { tools: named, tool_choice: required })
}

const toolName = (value: unknown): unknown => {
  const named = isRecord(value) ? value['function'] : undefined
  return isRecord(named) ? named['name'] : undefined
}

/** A format that the server does not take is not sent; JSON of any form is tried before none. */
function shapeFormat(body: Members, { response_format: formats }: ModelFacts, shaped: Shaped) {
  const { response_format: format } = body
  if (!formats || !isRecord(format)) return
  if (formats.some((one) => one === format['type'])) return
  shaped.ignored.add('response_format')
  if (format['type'] === 'json_schema' && formats.includes('json_object'))
    body['response_format'] = { type: 'json_object' }
  else delete body['response_format']
}
