import type { ModelFacts } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import type { Turn } from '../turn.ts'

/** Match a line in front of a text, and the empty lines after it. The keys are its patterns. */
const lines = new Map<string, RegExp>()

function lineOf(pattern: string): RegExp {
  const line = lines.get(pattern) ?? new RegExp(`^(?:${pattern})[^\\n]*\\n*`, 'i')
  lines.set(pattern, line)
  return line
}

/** The text without the line in front that these facts leave out; the same text if it has none. */
export function withoutPreamble(text: string, { preamble = [] }: ModelFacts): string {
  const line = preamble.map(lineOf).find((one) => one.test(text))
  return line ? text.replace(line, '') : text
}

/** The messages with the first one, if it is the system's, as its server's cache needs it. */
export function withoutPreambleTurn(turns: readonly Turn[], facts: ModelFacts): readonly Turn[] {
  const [first] = turns
  if (first?.role !== 'system' || typeof first.content !== 'string') return turns
  const content = withoutPreamble(first.content, facts)
  if (content === first.content) return turns
  return content === '' ? turns.slice(1) : [{ ...first, content }, ...turns.slice(1)]
}

/** As `withoutPreambleTurn`, in the system prompt of Messages: a text, or blocks of it. */
export function shapeSystem(body: Record<string, unknown>, facts: ModelFacts): void {
  const { system } = body
  if (typeof system === 'string') body['system'] = withoutPreamble(system, facts)
  const [first, ...rest]: unknown[] = Array.isArray(system) ? system : []
  if (!isRecord(first) || typeof first['text'] !== 'string') return
  const text = withoutPreamble(first['text'], facts)
  if (text !== first['text']) body['system'] = text === '' ? rest : [{ ...first, text }, ...rest]
}
