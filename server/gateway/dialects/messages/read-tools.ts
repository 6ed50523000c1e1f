import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'
import { asWritten } from '../../../json/digits.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import { unsupportedValue, type Untranslatable } from '../request-errors.ts'
import { describedTool, isCallerTool } from './published-tools.ts'
import { blocksIn, needed } from './read-blocks.ts'

type Schemas = components['schemas']
type Tool = Schemas['Tool']
type Choice = Schemas['ToolChoice']
type ToolFields = Pick<ChatRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'>
type ToolRequest = {
  tools?: readonly Tool[]
  tool_choice?: Choice
  messages: readonly Schemas['InputMessage'][]
}

/** The caller's tools that the model may call, and the choice among them. */
export function toolsFrom(request: ToolRequest, gaps: Untranslatable): ToolFields {
  const { tool_choice: choice } = request
  const tools = offeredTools(request)
  if (choice) checkChoice(choice, tools, gaps)
  const functions = functionsFrom(tools)
  if (functions.length === 0) return {}
  return {
    tools: functions,
    ...(choice && { tool_choice: choiceFrom(choice) }),
    ...(choice?.disable_parallel_tool_use && { parallel_tool_calls: false }),
  }
}

/**
 * The tools without removed ones, and without those deferred until a search by the caller finds
 * them. With Anthropic's own search, which is not supported, no tool is deferred.
 */
function offeredTools({ tools = [], tool_choice: choice, messages }: ToolRequest): PlacedTool[] {
  const { loaded, removed, added } = toolChanges(messages)
  if (choice?.type === 'tool' && choice.name !== undefined) loaded.add(choice.name)
  const cannotSearch = tools.some(({ type }) => type?.startsWith('tool_search_tool'))
  const isOffered = ({ name = '', defer_loading: waits }: Tool) =>
    !removed.has(name) && (!waits || cannotSearch || loaded.has(name))
  return tools
    .map((tool, place): PlacedTool => ({ tool, at: `tools[${place}]` }))
    .concat(added)
    .filter(({ tool }) => isOffered(tool))
}

/** The functions for the caller's tools. */
const functionsFrom = (offered: readonly PlacedTool[]) =>
  offered.filter(({ tool }) => isCallerTool(tool)).map(functionFrom)

function functionFrom({ tool, at }: PlacedTool) {
  const { name, description, input_schema: schema, strict } = describedTool(tool)
  return {
    type: 'function',
    function: {
      name: needed(name, `${at}.name`, 'it is the name that the model calls'),
      ...(description !== undefined && { description }),
      parameters: asWritten(
        needed(schema, `${at}.input_schema`, 'it is the JSON Schema of the input'),
      ),
      ...(strict != null && { strict }),
    },
  }
}

const choices = { auto: 'auto', any: 'required', none: 'none' } as const

const choiceFrom = ({ type, name = '' }: Choice) =>
  type === 'tool' ? { type: 'function', function: { name } } : choices[type]

const onlyCallers = 'only tools that the caller runs can be called here'

/** The error of a `tool_choice` of any tool if none can be called. */
export const noneToCall = (): Failure =>
  unsupportedValue(
    'tool_choice.type',
    `tool_choice.type must not be any without a tool of the caller in tools: ${onlyCallers}`,
  )

/** The error of a `tool_choice` of a tool that cannot be called. */
export const cannotCall = ({ name = '', type }: Tool): Failure =>
  unfitChoice(name, `is of the type ${type}: ${onlyCallers}`)

const unfitChoice = (name: string, fault: string): Failure =>
  unsupportedValue('tool_choice.name', `tool_choice.name: the tool ${name.slice(0, 64)} ${fault}`)

/** Throws if `tool_choice` names a tool that is not in the request. */
function checkChoice(
  { type, name }: Choice,
  tools: readonly PlacedTool[],
  gaps: Untranslatable,
): void {
  if (type === 'any' && !tools.some(({ tool }) => isCallerTool(tool))) gaps.add(noneToCall())
  if (type !== 'tool') return
  const wanted = needed(name, 'tool_choice.name', 'it is the tool that must be called')
  const { tool } = tools.find((one) => one.tool.name === wanted) ?? {}
  if (!tool) throw unfitChoice(wanted, 'is not among tools')
  if (!isCallerTool(tool)) gaps.add(cannotCall(tool))
}

type Block = Schemas['ContentBlock']

/** A tool and its path in the request. */
export type PlacedTool = { tool: Tool; at: string }

/** The changes that a conversation makes to `tools`. */
export type ToolChanges = {
  /** Names of tools that a search found, or that were added by name. */
  loaded: Set<string>
  removed: ReadonlySet<string>
  added: readonly PlacedTool[]
}

/** Collects the tools that a conversation loads, adds and removes; the last change wins. */
export function toolChanges(messages: readonly Schemas['InputMessage'][]): ToolChanges {
  const loaded = new Set<string>()
  const removed = new Set<string>()
  const added: PlacedTool[] = []
  for (let turn = 0; turn < messages.length; turn++) {
    const message = messages[turn]
    if (!message || typeof message.content !== 'object') continue
    for (const [place, block] of message.content.entries()) {
      for (const name of foundIn(block)) loaded.add(name)
      const { definition, name = definition?.name } = block.tool ?? {}
      if (name === undefined) continue
      if (block.type === 'tool_removal') removed.add(name)
      if (block.type !== 'tool_addition') continue
      removed.delete(name)
      loaded.add(name)
      const at = `messages[${turn}].content[${place}].tool.definition`
      if (definition) added.push({ tool: definition, at })
    }
  }
  return { loaded, removed, added }
}

/** The tools that a search by the caller found. */
const foundIn = ({ type, content }: Block): string[] =>
  type === 'tool_result' ? blocksIn(content).flatMap(({ tool_name: name }) => name ?? []) : []
