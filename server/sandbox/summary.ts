import { isRecord } from '../json.ts'

const mostFacts = 8
const mostText = 160

/** Says in a sentence or two what a tool's result holds: its first facts by name, and how much there is of each list. */
export function summaryOf(result: string): string {
  const facts = factsOf('', parsed(result))
  const shown = facts.slice(0, mostFacts).join(', ')
  const left = facts.length - mostFacts
  return left > 0 ? `${shown}, and ${left} more facts.` : `${shown || 'nothing'}.`
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
  return [`${name} ${shortened(String(value))}`.trim()]
}

function parsed(result: string): unknown {
  try {
    return JSON.parse(result)
  } catch {
    return result
  }
}

function spoken(key: string): string {
  return key.replaceAll('_', ' ')
}

function shortened(text: string): string {
  const line = text
    .slice(0, mostText * 2)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > mostText ? `${line.slice(0, mostText).toWellFormed().trimEnd()}…` : line
}
