import type { ModelFacts } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import type { Turn } from '../turn.ts'
import { regexOf } from './phrases.ts'

/** The text without the lines in front that these facts leave out; the same text if it has none. */
export function withoutPreamble(text: string, { preamble = [] }: ModelFacts): string {
  const pattern = preamble.find((one) => regexOf(`^(?:${one})`).test(text))
  return pattern === undefined ? text : text.replace(regexOf(`^(?:${pattern})[^\\n]*\\n*`), '')
}

/** The messages with the first one, if it is the system's, as its server's cache needs it. */
export function withoutPreambleTurn(turns: readonly Turn[], facts: ModelFacts): readonly Turn[] {
  const [first, ...rest] = turns
  if (first?.role !== 'system' || typeof first.content !== 'string') return turns
  const content = withoutPreamble(first.content, facts)
  if (content === first.content) return turns
  return content === '' ? rest : [{ ...first, content }, ...rest]
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
