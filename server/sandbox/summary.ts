import { isRecord } from '../json/json.ts'

const maxFacts = 8
const maxText = 160

/** Summarizes a tool result: its first members by name, and the lengths of its arrays. */
export function summaryOf(result: string): string {
  const facts = factsOf('', parse(result))
  const text = facts.slice(0, maxFacts).join(', ')
  const more = facts.length - maxFacts
  return more > 0 ? `${text}, and ${more} more facts.` : `${text || 'nothing'}.`
}

function factsOf(name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    const count = `${value.length} ${value.length === 1 ? 'item' : 'items'}`
    const first = value.length > 0 ? factsOf('', value[0]).slice(0, 3).join(', ') : ''
    return [`${name ? `${name}: ` : ''}${count}${first ? ` (the first: ${first})` : ''}`]
  }
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      factsOf(name ? `${name} ${spoken(key)}` : spoken(key), inner),
    )
  if (value === null || value === '') return []
  return [`${name} ${shortened(String(value), maxText)}`.trim()]
}

function parse(result: string): unknown {
  try {
    return JSON.parse(result)
  } catch {
    return result
  }
}

const spoken = (key: string): string => key.replaceAll('_', ' ')

/** One line with at most `length` characters of a text. */
export function shortened(text: string, length: number): string {
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > length ? `${line.slice(0, length).toWellFormed().trimEnd()}…` : line
}
