import type { components } from '../../../../generated/server/openai.ts'
import type { CustomTools } from '../../providers/custom-tools.ts'
import type { CallPiece, FunctionCall } from '../../upstream/tool-calls.ts'
import {
  argumentsOf,
  customInput,
  grammarText,
  InputReader,
  inputSchema,
} from '../../custom-input.ts'
import { requestError } from '../request-errors.ts'

type Schemas = components['schemas']
type Request = Schemas['ChatCompletionRequest']
type Tool = Schemas['Tool']
type ToolCall = Schemas['ToolCall']

/** The name in a tool or a choice of one. The contract requires it. */
export const toolName = ({ type, function: fn, custom }: Schemas['NamedTool']): string =>
  (type === 'custom' ? custom : fn)?.name ?? ''

/**
 * The tools and the choice of a request with custom tools, which become functions with one argument,
 * and the callers' own by their names. Undefined without any.
 */
export function readCustomTools({ tools, tool_choice: choice }: Request) {
  if (!tools?.some(({ type }) => type === 'custom')) return undefined
  const customTools = new Map<string, Tool>()
  const names = new Set<string>()
  for (const [place, tool] of tools.entries()) {
    const name = toolName(tool)
    const at = `tools[${place}].${tool.type}.name`
    if (names.has(name))
      throw requestError(at, 'invalid_value', `${at}: there are two tools called ${name}`)
    names.add(name)
    if (tool.type === 'custom') customTools.set(name, tool)
  }
  const isNamed = choice != null && typeof choice === 'object' && choice.type === 'custom'
  return {
    customTools: customTools as CustomTools,
    tools: tools.map(functionOf),
    ...(isNamed && { tool_choice: chosenFunction(toolName(choice)) }),
  }
}

const chosenFunction = (name: string): Schemas['NamedTool'] => ({
  type: 'function',
  function: { name },
})

function functionOf(tool: Tool): Tool {
  const { custom } = tool
  if (tool.type !== 'custom' || !custom) return tool
  const { name, description, format } = custom
  const grammar = format?.grammar && format.type === 'grammar' && grammarText(format.grammar)
  const text = [description, grammar].filter(Boolean).join('\n\n')
  return {
    type: 'function',
    function: { name, ...(text !== '' && { description: text }), parameters: inputSchema },
  }
}

/** An earlier call of a custom tool as one of the function that it became. */
export function functionCallOf(call: ToolCall): ToolCall {
  const { type, custom, function: _none, ...rest } = call
  if (type !== 'custom' || !custom) return call
  const { name, input } = custom
  return { ...rest, type: 'function', function: { name, arguments: argumentsOf(input) } }
}

/** Calls as the caller offered their tools. */
export function callsFor(calls: readonly FunctionCall[], customTools?: CustomTools): ToolCall[] {
  return calls.map((call) => {
    const { type: _, function: fn, ...rest } = call
    const { name, arguments: args, ...more } = fn
    if (!customTools?.has(name)) return call
    return { ...rest, type: 'custom', custom: { ...more, name, input: customInput(args) } }
  })
}

type Delta = Schemas['ToolCallDelta']

/** Writes the pieces of calls as the caller offered their tools. */
export class CustomPieces {
  readonly #customTools: CustomTools
  readonly #readers = new Map<number, InputReader>()

  constructor(customTools: CustomTools) {
    this.#customTools = customTools
  }

  /** Pieces for the caller; those of the end are in the last event. */
  write(pieces: readonly CallPiece[], isLast: boolean): Delta[] {
    const deltas: Delta[] = pieces.flatMap((piece) => this.#write(piece) ?? [])
    if (!isLast) return deltas
    for (const [index, reader] of this.#readers) {
      const input = reader.end()
      if (input !== '') deltas.push({ index, custom: { input } })
    }
    this.#readers.clear()
    return deltas
  }

  #write(piece: CallPiece): Delta | undefined {
    const { type, function: fn, ...rest } = piece
    const { name, arguments: args, ...more } = fn
    if (name !== undefined && this.#customTools.has(name)) {
      const reader = new InputReader()
      this.#readers.set(piece.index, reader)
      return { ...rest, type: 'custom', custom: { ...more, name, input: reader.read(args) } }
    }
    const reader = this.#readers.get(piece.index)
    if (!reader) return piece
    const input = reader.read(args)
    const isEmpty = input === '' && Object.keys(rest).length === 1
    return isEmpty ? undefined : { ...rest, ...(type && { type }), custom: { input } }
  }
}
