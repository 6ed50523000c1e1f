import { isRecord } from '../json/json.ts'
import { sampleOf } from './sample.ts'

/**
 * The text that a `response_format` requires: JSON that fits its schema, or an object with the
 * canned reply. Undefined if it requires text.
 */
export function structuredText(format: unknown, reply: string): string | undefined {
  if (!isRecord(format)) return undefined
  if (format['type'] === 'json_object') return JSON.stringify({ reply })
  if (format['type'] !== 'json_schema') return undefined
  const { json_schema: definition } = format
  const schema = isRecord(definition) ? definition['schema'] : undefined
  if (!isRecord(schema)) return JSON.stringify({ reply })
  return JSON.stringify(sampleOf(schema, schema) ?? null)
}
