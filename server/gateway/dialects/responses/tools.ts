import type { components } from '../../../../generated/server/responses.ts'
import { asWritten } from '../../../json/digits.ts'
import type { Failure } from '../../../failure.ts'
import { requestError, unsupportedValue, type Untranslatable } from '../request-errors.ts'

type Schemas = components['schemas']
type Tool = Schemas['Tool']
export type ToolChoice = Schemas['ResponseRequest']['tool_choice']

/** A tool of the caller, under the name that the caller has for it. */
export type CallerTool = { name: string; namespace?: string; isCustom: boolean }

/** A function as model servers are offered it. */
type OfferedFunction = {
  type: 'function'
  function: { name: string; description?: string; parameters?: object; strict?: boolean }
}

/** The tools of a request: what model servers get, and how its answers are read. */
export type OfferedTools = {
  functions: OfferedFunction[]
  /** By the name of the function that stands for the tool. */
  byName: ReadonlyMap<string, CallerTool>
  /** The caller's own, without those that no model here can call. */
  own: Tool[]
}

/** The tools that the caller runs; all others are left out. Throws for two of one name. */
export function readTools(tools: readonly Tool[] | null = []): OfferedTools {
  const functions: OfferedFunction[] = []
  const byName = new Map<string, CallerTool>()
  const own: Tool[] = []
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
        // The group is described once, with the first of its tools.
        intro = undefined
      }
      own.push(offered.length === tool.tools?.length ? tool : { ...tool, tools: offered })
    } else if (isCallable(tool)) {
      offer(tool, at)
      own.push(asWritten(tool))
    }
  }
  return { functions, byName, own }
}

/** Whether the caller runs it. */
export const isCallable = ({ type }: { type: string }): boolean =>
  type === 'function' || type === 'custom'

/** Whether it is a group of tools. */
export const isGroup = ({ type }: { type: string }): boolean => type === 'namespace'

/** The function that stands for a tool. */
export const functionName = (name: string, namespace?: string | null): string =>
  namespace ? `${namespace}__${name}` : name

const callerTool = ({ type, name }: Tool, group: Tool | undefined): CallerTool => ({
  name: name ?? '',
  ...(group?.name != null && { namespace: group.name }),
  isCustom: type === 'custom',
})

function functionFrom(tool: Tool, name: string, intro: string | undefined): OfferedFunction {
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

/** A tool with free-form input is a function with this one argument. */
const inputSchema = {
  type: 'object',
  properties: { input: { type: 'string' } },
  required: ['input'],
  additionalProperties: false,
}

/** What a model is told of a grammar, which no model server here enforces. */
function grammarOf({ type, format }: Tool): string | undefined {
  if (type !== 'custom' || format?.type !== 'grammar' || format.definition === undefined) return
  const syntax = format.syntax === undefined ? 'grammar' : `${format.syntax} grammar`
  return `The input must follow this ${syntax}:\n${format.definition}`
}

type Chosen = Pick<OfferedTools, 'functions'> & { choice?: string | Record<string, unknown> }

/**
 * The functions that may be called and which must be. Throws for one that is not there; a choice
 * of what is not offered is a gap.
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
  if (!isCallable(choice)) {
    gaps.add(notOffered(choice.type))
    return { functions }
  }
  const name = functionName(choice.name ?? '', choice.namespace)
  if (!offered.byName.has(name)) throw unknownTool('tool_choice.name', name)
  return { functions, choice: { type: 'function', function: { name } } }
}

/** The refusal of a choice that demands a tool where none is offered. */
export const noneOffered = (): Failure =>
  unsupportedValue(
    'tool_choice',
    'tool_choice is required, but no tool that the caller runs is among tools; add one',
  )

/** The refusal of a choice that demands a tool which no model server here runs. */
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
    if (!isCallable(tool)) continue
    const name = tool.name ?? ''
    if (!byName.has(name)) throw unknownTool(`tool_choice.tools[${place}].name`, name)
    allowed.add(name)
  }
  if (allowed.size === 0 && mode === 'required') gaps.add(noneOffered())
  const left = functions.filter((one) => allowed.has(one.function.name))
  return left.length > 0 ? { functions: left, choice: mode } : { functions: left }
}
