import { hash } from 'node:crypto'
import agents from '../../../generated/agents.json' with { type: 'json' }
import { documentOf, type ConfigDocument } from '../../documents/document.ts'

/** The documents of spec/agents as JSON, by the hash of their text. */
const shipped = agents as Record<string, string | undefined>

/**
 * The document of a text that ships with the product; null for any other. It is not parsed as YAML,
 * which took a tenth of a start, unless somebody asks for a place in it.
 */
export function shippedDocumentOf(text: string, file: string): ConfigDocument | null {
  const json = shipped[hash('sha256', text)]
  if (json === undefined) return null
  let parsed: ConfigDocument | undefined
  return {
    value: JSON.parse(json),
    problems: [],
    at: (path, options) => (parsed ??= documentOf({ text }, file)).at(path, options),
  }
}
