import { createHash, hash } from 'node:crypto'
import type { ModelFacts } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import type { Turn } from '../turn.ts'
import type { Shaped } from './shaped.ts'

type Names = NonNullable<ModelFacts['tool_names']>

/** How many digits of a hash make a shortened name unique. */
const hashDigits = 8

/** The name of a tool as the server takes it: shortened, with a hash, if it must be. */
export function fittingName(name: string, { max, pattern }: Names, shaped: Shaped): string {
  if (name.length <= max && patternOf(pattern).test(name)) return name
  const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, max - hashDigits - 1)
  const start = /^[A-Za-z]/.test(plain) ? plain : `t${plain.slice(1)}`
  const short = `${start}_${hash('sha256', name).slice(0, hashDigits)}`
  shaped.toolNames.set(short, name)
  return short
}

const patterns = new Map<string, RegExp>()

/** Patterns come from documents and the configuration, so there are few. */
function patternOf(pattern: string): RegExp {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, compiled)
  return compiled
}

/** Shortens the names of a chat's tools, and that in its choice of a tool. */
export function withFittingTools(
  body: Record<string, unknown>,
  names: Names,
  shaped: Shaped,
): void {
  const { tools, tool_choice: choice } = body
  if (Array.isArray(tools)) {
    const fitting = tools.map((tool: unknown) => withFittingFunction(tool, names, shaped))
    if (fitting.some((tool, at) => tool !== tools[at])) body['tools'] = fitting
  }
  if (isRecord(choice)) body['tool_choice'] = withFittingFunction(choice, names, shaped)
}

/** A tool, a call or a choice of one, with the name that the server takes. */
function withFittingFunction<Named>(named: Named, names: Names, shaped: Shaped): Named {
  const fn = isRecord(named) ? named['function'] : undefined
  if (!isRecord(fn) || typeof fn['name'] !== 'string') return named
  const name = fittingName(fn['name'], names, shaped)
  return name === fn['name'] ? named : { ...named, function: { ...fn, name } }
}

/** An earlier turn whose calls have the names that the server takes. */
export function withFittingCalls(turn: Turn, names: Names, shaped: Shaped): Turn {
  const calls = turn.tool_calls
  if (!calls) return turn
  const fitting = calls.map((call) => withFittingFunction(call, names, shaped))
  return fitting.every((call, at) => call === calls[at]) ? turn : { ...turn, tool_calls: fitting }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** The id of a tool call as the server takes it: the same for the same id, in all turns. */
function fittingId(id: string, length: number): string {
  if (id.length === length && /^[A-Za-z0-9]*$/.test(id)) return id
  const bytes = createHash('sha512').update(id).digest()
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Replaces ids of tool calls that another model made, in calls and results alike. */
export function withFittingIds(
  turns: readonly Turn[],
  { length }: NonNullable<ModelFacts['tool_call_ids']>,
): readonly Turn[] {
  return turns.map((turn) => {
    const { tool_calls: calls, tool_call_id: id } = turn
    const callIdOf = (value: unknown) => fittingId(String(value), length)
    return {
      ...turn,
      ...(calls && { tool_calls: calls.map((call) => ({ ...call, id: callIdOf(call['id']) })) }),
      ...(id != null && { tool_call_id: callIdOf(id) }),
    }
  })
}
