import { hash } from 'node:crypto'
import agents from '../../../generated/agents.json' with { type: 'json' }
import { parsedDocument, type ConfigDocument } from '../../documents/document.ts'

/** The documents of spec/agents as JSON, by the hash of their text. */
const shipped = agents as Record<string, string | undefined>

/**
 * The document of a text that ships with the product; null for any other. It is not parsed as YAML,
 * which took a tenth of a start, unless somebody asks for a place in it.
 */
export function shippedDocumentOf(text: string, file: string): ConfigDocument | null {
  const json = shipped[hash('sha256', text)]
  return json === undefined ? null : parsedDocument(JSON.parse(json), text, file)
}
