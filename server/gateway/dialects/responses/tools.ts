import type { components } from '../../../../generated/server/responses.ts'
import { asWritten } from '../../../json/digits.ts'
import type { Failure } from '../../../failure.ts'
import { grammarText, inputSchema } from '../../custom-input.ts'
import { requestError, unsupportedValue, type Untranslatable } from '../request-errors.ts'
import { publishedTool } from './published-tools.ts'

type Schemas = components['schemas']
type Tool = Schemas['Tool']
export type ToolChoice = Schemas['ResponseRequest']['tool_choice']

/** A tool of the caller, by the caller's name. */
export type CallerTool = {
  name: string
  namespace?: string
  isCustom: boolean
  /** Whether OpenAI defines the tool, by its name. */
  isPublished?: true
}

/** A function in the format of chats. */
type OfferedFunction = {
  type: 'function'
  function: { name: string; description?: string; parameters?: object; strict?: boolean }
}

/** The tools of a request: for model servers, and to read their replies. */
export type OfferedTools = {
  functions: OfferedFunction[]
  /** Keyed by the name of the tool's function. */
  byName: ReadonlyMap<string, CallerTool>
  /** The caller's tools, without those that no model here can call. */
  callable: Tool[]
}

/** Selects the tools that the caller runs. Throws if two have the same name. */
export function readTools(tools: readonly Tool[] | null = []): OfferedTools {
  const functions: OfferedFunction[] = []
  const byName = new Map<string, CallerTool>()
  const callable: Tool[] = []
  const offer = (tool: Tool, at: string, group?: Tool, intro?: string) => {
    const caller = callerTool(tool, group)
    const name = functionName(caller.name, caller.namespace)
    if (byName.has(name))
      throw requestError(`${at}.name`, 'invalid_value', `${at}: there are two tools called ${name}`)
    byName.set(name, caller)
    functions.push(functionFrom(tool, name, intro))
  }
  for (const [place, tool] of (tools ?? []).entries()) {
    const at = `tools[${place}]`
    if (isGroup(tool)) {
      const members = (tool.tools ?? []).entries()
      let intro = tool.description ?? undefined
      const offered: Tool[] = []
      for (const [inner, member] of members) {
        if (!isCallable(member)) continue
        offer(member, `${at}.tools[${inner}]`, tool, intro)
        offered.push(asWritten(member))
        // Only the first tool of a group has the group's description.
        intro = undefined
      }
      callable.push(offered.length === tool.tools?.length ? tool : { ...tool, tools: offered })
    } else if (isCallersOwn(tool)) {
      offer(tool, at)
      callable.push(asWritten(tool))
    }
  }
  return { functions, byName, callable }
}

/** Whether the caller runs the tool, which may be one that OpenAI defines. */
export const isCallersOwn = (tool: { type: string }): boolean =>
  isCallable(tool) || publishedTool(tool) !== undefined

/** Whether the caller defines and runs the tool. */
export const isCallable = ({ type }: { type: string }): boolean =>
  type === 'function' || type === 'custom'

/** Whether the tool is a group of tools. */
export const isGroup = ({ type }: { type: string }): boolean => type === 'namespace'

/** Whether it controls a computer, for which a model must be trained: only its dialect has it. */
export const isComputer = ({ type }: { type: string }): boolean =>
  /^computer(_use)?(_preview)?$/.test(type)

/** Adds the gap that a tool is only for model servers of its dialect. */
export function rejectComputer(tools: readonly Tool[] | null = [], gaps: Untranslatable): void {
  const at = tools?.findIndex(isComputer) ?? -1
  if (at < 0) return
  const param = `tools[${at}].type`
  const why = `${param} is ${tools?.[at]?.type}, which only model servers that speak Responses take`
  gaps.add(unsupportedValue(param, `${why}; send it to a model that has one, or offer a function`))
}

/** The name of a tool's function. */
export const functionName = (name: string, namespace?: string | null): string =>
  namespace ? `${namespace}__${name}` : name

const callerTool = (tool: Tool, group: Tool | undefined): CallerTool => ({
  name: nameOf(tool),
  ...(publishedTool(tool) && { isPublished: true }),
  ...(group?.name != null && { namespace: group.name }),
  isCustom: tool.type === 'custom',
})

/** Tools that OpenAI defines are named by their type. */
const nameOf = (tool: Pick<Tool, 'type' | 'name'>): string =>
  publishedTool(tool) ? tool.type : (tool.name ?? '')

function functionFrom(tool: Tool, name: string, intro: string | undefined): OfferedFunction {
  const published = publishedTool(tool)
  if (published) {
    const { description, parameters } = published
    return { type: 'function', function: { name, description, parameters } }
  }
  const description = [intro, tool.description, grammarOf(tool)]
    .filter((text) => text !== undefined && text !== null && text !== '')
    .join('\n\n')
  const { parameters, strict } = tool
  return {
    type: 'function',
    function: {
      name,
      ...(description !== '' && { description }),
      ...(tool.type === 'custom' && { parameters: inputSchema }),
      ...(tool.type !== 'custom' && parameters != null && { parameters: asWritten(parameters) }),
      ...(tool.type !== 'custom' && strict != null && { strict }),
    },
  }
}

function grammarOf({ type, format }: Tool): string | undefined {
  if (type !== 'custom' || format?.type !== 'grammar' || format.definition === undefined) return
  const { syntax, definition } = format
  return grammarText({ syntax, definition })
}

type Chosen = Pick<OfferedTools, 'functions'> & { choice?: string | Record<string, unknown> }

/**
 * The functions that the model may call, and the choice among them. Throws if the choice names a
 * tool that is not in the request; the choice of a tool that is not offered is a gap.
 */
export function chooseTools(
  offered: OfferedTools,
  choice: ToolChoice,
  gaps: Untranslatable,
): Chosen {
  const { functions } = offered
  if (choice == null) return { functions }
  if (typeof choice === 'string') {
    if (functions.length > 0) return { functions, choice }
    if (choice === 'required') gaps.add(noneOffered())
    return { functions }
  }
  if (choice.type === 'allowed_tools') return allowedTools(offered, choice, gaps)
  if (!isCallersOwn(choice)) {
    gaps.add(notOffered(choice.type))
    return { functions }
  }
  const name = functionName(nameOf(choice), choice.namespace)
  if (!offered.byName.has(name)) throw unknownTool('tool_choice.name', name)
  return { functions, choice: { type: 'function', function: { name } } }
}

/** The error of a `tool_choice` that requires a tool if none is offered. */
export const noneOffered = (): Failure =>
  unsupportedValue(
    'tool_choice',
    'tool_choice is required, but no tool that the caller runs is among tools; add one',
  )

/** The error of a `tool_choice` that requires a tool which no model server here runs. */
export const notOffered = (type: string): Failure =>
  unsupportedValue(
    'tool_choice',
    `tool_choice demands ${type}; no model server here runs it; offer a function in its place`,
  )

const unknownTool = (param: string, name: string) =>
  requestError(
    param,
    'invalid_value',
    `tool_choice names ${name || 'no tool'}, which is not among tools`,
  )

function allowedTools(
  { functions, byName }: OfferedTools,
  { mode = 'auto', tools = [] }: Schemas['ChosenTool'],
  gaps: Untranslatable,
): Chosen {
  const allowed = new Set<string>()
  for (const [place, tool] of tools.entries()) {
    if (!isCallersOwn(tool)) continue
    const name = nameOf(tool)
    if (!byName.has(name)) throw unknownTool(`tool_choice.tools[${place}].name`, name)
    allowed.add(name)
  }
  if (allowed.size === 0 && mode === 'required') gaps.add(noneOffered())
  const allowedFunctions = functions.filter((one) => allowed.has(one.function.name))
  return { functions: allowedFunctions, ...(allowedFunctions.length > 0 && { choice: mode }) }
}
