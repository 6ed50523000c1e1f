import { isRecord, listOf } from '../../json/json.ts'
import { customInput } from '../custom-input.ts'
import type { Shaped } from './shaped.ts'

type Fields = Readonly<Record<string, unknown>>

/** The custom tools of a chat by name, as its caller sent them. In chats they are functions. */
export type CustomTools = ReadonlyMap<string, { custom?: object | undefined }>

/** Changes these functions of a body to custom tools. Only where the server takes them. */
export function restoreCustomTools(
  body: Record<string, unknown>,
  customTools: CustomTools,
  shaped: Shaped | undefined,
): void {
  const toolOf = ({ function: fn }: Fields) => {
    const name = isRecord(fn) ? String(fn['name']) : ''
    const tool = customTools.get(shaped?.toolNames.get(name) ?? name)
    return tool && { ...tool.custom, name }
  }
  const restored = (named: unknown, inputOf?: (fn: unknown) => string): unknown => {
    const tool = isRecord(named) ? toolOf(named) : undefined
    if (!isRecord(named) || !tool) return named
    const { function: fn, ...rest } = named
    const custom = inputOf ? { name: tool.name, input: inputOf(fn) } : tool
    return { ...rest, type: 'custom', custom }
  }
  const { tools, tool_choice: choice, messages } = body
  body['tools'] = listOf(tools).map((tool) => restored(tool))
  const chosen = isRecord(choice) ? toolOf(choice) : undefined
  if (chosen) body['tool_choice'] = { type: 'custom', custom: { name: chosen.name } }
  if (!Array.isArray(messages)) return
  body['messages'] = messages.map((message: Fields) => {
    const calls = message['tool_calls']
    if (!Array.isArray(calls)) return message
    return { ...message, tool_calls: calls.map((call) => restored(call, inputOf)) }
  })
}

function inputOf(fn: unknown): string {
  const args = isRecord(fn) ? fn['arguments'] : undefined
  return customInput(typeof args === 'string' ? args : '')
}
